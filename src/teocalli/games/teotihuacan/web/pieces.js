/** Pieces as they are drawn: where each lies on the table, and which of them have moved between two drawings. */

/**
 * @typedef {import("./layout.js").Spot} Spot
 * @typedef {import("./hit-target.js").Box} Box
 * @typedef {{element: Element, part: string, box: Box}} Piece   `box`: in units of the part of the table that it lies
 *   on
 * @typedef {{n: number, pieces: Map<string, Piece[]>, spots: Map<string, Spot>}} Drawn   equal pieces have one name;
 *   they stand in the order of drawing
 * @typedef {{x: number, y: number, size: number}} Station       upper left corner and width in units of the whole table
 */

const CARDS = 8;

/** All pieces in the drawing. @param {Element} svg @returns {Map<string, Piece[]>} */
export function piecesIn(svg) {
  const pieces = new Map();
  for (const element of svg.querySelectorAll("[data-piece]")) {
    const [x = 0, y = 0, width = 0, height = 0] = (element.getAttribute("data-box") ?? "").split(" ").map(Number);
    const part = element.closest("[data-part]")?.getAttribute("data-part") ?? "";
    const name = element.getAttribute("data-piece") ?? "";
    pieces.set(name, [...(pieces.get(name) ?? []), { element, part, box: { x, y, width, height } }]);
  }
  return pieces;
}

/**
 * Pieces with that beginning of their name that the second drawing lacks.
 * @param {Drawn} before
 * @param {Drawn} now
 * @param {RegExp} names
 * @returns {Map<string, Piece>}
 */
export function gonePieces(before, now, names) {
  const gone = [...before.pieces].filter(
    ([name, all]) => names.test(name) && all.length > (now.pieces.get(name)?.length ?? 0),
  );
  return new Map(gone.map(([name, all]) => [name, /** @type {Piece} */ (all.at(-1))]));
}

/**
 * Pieces with that beginning of their name that the first drawing lacks.
 * @param {Drawn} before
 * @param {Drawn} now
 * @param {RegExp} names
 * @returns {Piece[]}
 */
export function newPieces(before, now, names) {
  return [...gonePieces(now, before, names).values()];
}

/**
 * What a piece was called before it moved: workers are named after their board, Decorations after display or stairway.
 * @param {string} name
 */
function formerNames(name) {
  const [kind, owner] = name.split(":");
  if (kind === "die" || kind === "neutral") return new RegExp(`^${kind}:${owner}:`);
  return kind === "laid" ? new RegExp(`^deco:${owner}$`) : null;
}

/** Pieces that lie elsewhere now. @param {Drawn} before @param {Drawn} now @returns {{from: Piece, to: Piece}[]} */
export function movesBetween(before, now) {
  const taken = new Set();
  return [...now.pieces].flatMap(([name, all]) =>
    all.flatMap((to, at) => {
      const former = formerNames(name);
      const candidates = former ? [...gonePieces(before, now, former).values()] : [];
      const from = before.pieces.get(name)?.[at] ?? candidates.find((piece) => !taken.has(piece));
      if (from) taken.add(from);
      return from ? [{ from, to }] : [];
    }),
  );
}

/**
 * Whether a piece has left its part, or else its place in it.
 * @param {{from: Piece, to: Piece}} move
 * @returns {"part" | "place" | null}
 */
export function leftBehind({ from, to }) {
  if (from.part !== to.part) return "part";
  return Math.hypot(from.box.x - to.box.x, from.box.y - to.box.y) > 1 ? "place" : null;
}

/**
 * Where a piece lies on the whole table.
 * @param {Piece} piece
 * @param {Map<string, Spot>} spots
 * @returns {Station | null}
 */
export function stationOf({ box, part }, spots) {
  const spot = spots.get(part);
  return spot ? { x: spot.x + box.x, y: spot.y + box.y, size: box.width } : null;
}

/**
 * Cards that lie between two of the ring, the way the workers go.
 * @param {string} from
 * @param {string} to
 * @returns {string[]}
 */
function cardsBetween(from, to) {
  if (from === "city" || to === "city") return [];
  const steps = (Number(to) - Number(from) + CARDS) % CARDS;
  return Array.from({ length: Math.max(0, steps - 1) }, (_, step) => String((Number(from) + step + 1) % CARDS));
}

/**
 * Where a piece passes on its way from one place to another.
 * @param {{from: Piece, to: Piece}} move
 * @param {Drawn} before
 * @param {Drawn} now
 * @returns {Station[]}
 */
export function stationsOf({ from, to }, before, now) {
  const [start, end] = [stationOf(from, before.spots), stationOf(to, now.spots)];
  if (!start || !end) return [];
  const passed = cardsBetween(from.part, to.part).flatMap((card) => {
    const spot = now.spots.get(card);
    return spot ? [{ x: spot.x + spot.tray.x - end.size / 2, y: spot.y + spot.tray.y, size: end.size }] : [];
  });
  return [start, ...passed, end];
}
