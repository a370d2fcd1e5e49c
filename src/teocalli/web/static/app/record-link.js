/**
 * A record in a link: compressed in the fragment, which no server ever gets to see (docs/records.md).
 * What comes from a link may come from anybody: it is bounded before it is read.
 */

/** Characters of a link at most: what messengers and address bars take. */
export const LONGEST_LINK = 8000;
/** Bytes of a record at most (docs/records.md). */
export const LARGEST_RECORD = 1_000_000;
/** With a checksum, by which damage is noticed. */
const FORMAT = "deflate";

/** A link that holds no record; `reason` says why: "long", "damaged" or "large". */
export class LinkError extends Error {
  /** @param {"long" | "damaged" | "large"} reason */
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }
}

/** Whether this browser can make and read such links. */
export const canLinkRecords = () =>
  typeof CompressionStream === "function" && typeof DecompressionStream === "function";

/** @param {Uint8Array} bytes */
function toBase64Url(bytes) {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {string} text */
function fromBase64Url(text) {
  if (!/^[\w-]+$/.test(text)) throw new LinkError("damaged");
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
  } catch {
    throw new LinkError("damaged");
  }
}

/** @param {Uint8Array<ArrayBuffer>} bytes @param {GenericTransformStream} through */
const piped = (bytes, through) => new Blob([bytes]).stream().pipeThrough(through);

/** @param {Uint8Array<ArrayBuffer>} bytes */
async function expanded(bytes) {
  const reader = piped(bytes, new DecompressionStream(FORMAT)).getReader();
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const parts = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new LinkError("damaged");
    });
    if (done) return new Blob(parts).arrayBuffer();
    size += value.length;
    if (size > LARGEST_RECORD) {
      void reader.cancel();
      throw new LinkError("large");
    }
    parts.push(value);
  }
}

/**
 * The fragment that holds a record, and the position to look at first.
 * @param {string} record JSON
 * @param {number | null} n
 * @returns {Promise<string>}
 */
export async function fragmentOf(record, n = null) {
  const bytes = new TextEncoder().encode(JSON.stringify(JSON.parse(record)));
  const packed = await new Response(piped(bytes, new CompressionStream(FORMAT))).arrayBuffer();
  return `#r=${toBase64Url(new Uint8Array(packed))}${n === null ? "" : `&n=${n}`}`;
}

/**
 * What a link holds: the record's text, what it says of itself, and the position to look at first.
 * @param {string} link a fragment, or a whole link that ends with one
 * @returns {Promise<{text: string, game: string, players: string[], n: number | null}>}
 */
export async function readLink(link) {
  if (link.length > LONGEST_LINK) throw new LinkError("long");
  const found = /#r=([^&\s]*)(?:&n=(\d{1,6}))?$/.exec(link.trim());
  if (!found) throw new LinkError("damaged");
  const bytes = await expanded(fromBase64Url(found[1] ?? ""));
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return { text, ...about(JSON.parse(text)), n: found[2] === undefined ? null : Number(found[2]) };
  } catch {
    throw new LinkError("damaged");
  }
}

/** @param {any} record whatever a link held */
function about(record) {
  const { game, players } = record;
  if (typeof game !== "string" || !Array.isArray(players)) throw new TypeError();
  return { game, players: players.filter((name) => typeof name === "string") };
}
