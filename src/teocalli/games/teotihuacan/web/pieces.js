/** Pieces as they are drawn: where each lies on the table, and which of them have moved between two drawings. */

/**
 * @typedef {import("./layout.js").Spot} Spot
 * @typedef {import("./hit-target.js").Box} Box
 * @typedef {{element: Element, part: string, kind: string, of: string, at: string, box: Box}} Piece   `box`: in units
 *   of the part of the table that it lies
 *   on
 * @typedef {{n: number, pieces: Map<string, Piece[]>, spots: Map<string, Spot>}} Drawn   equal pieces have one name;
 *   they stand in the order of drawing
 * @typedef {{x: number, y: number, size: number}} Station       upper left corner and width in units of the whole table
 */

const CARDS = 8;

/** @param {Element} element @param {string} name */
const attribute = (element, name) => element.getAttribute(`data-${name}`) ?? "";

/** All pieces in the drawing. @param {Element} svg @returns {Map<string, Piece[]>} */
export function piecesIn(svg) {
  const pieces = new Map();
  for (const element of svg.querySelectorAll("[data-piece]")) {
    const [x = 0, y = 0, width = 0, height = 0] = attribute(element, "box").split(" ").map(Number);
    const part = element.closest("[data-part]")?.getAttribute("data-part") ?? "";
    const [name, kind, of, at] = ["piece", "kind", "of", "at"].map((each) => attribute(element, each));
    const found = { element, part, kind, of, at, box: { x, y, width, height } };
    pieces.set(name, [...(pieces.get(name) ?? []), found]);
  }
  return pieces;
}

/**
 * Pieces, one of each name, that the second drawing lacks.
 * @param {Drawn} before
 * @param {Drawn} now
 * @param {(piece: Piece) => boolean} wanted
 * @returns {Piece[]}
 */
export function gonePieces(before, now, wanted) {
  const gone = [...before.pieces].filter(([name, all]) => all.length > (now.pieces.get(name)?.length ?? 0));
  return gone.map(([, all]) => /** @type {Piece} */ (all.at(-1))).filter(wanted);
}

/**
 * Pieces, one of each name, that the first drawing lacks.
 * @param {Drawn} before
 * @param {Drawn} now
 * @param {(piece: Piece) => boolean} wanted
 */
export const newPieces = (before, now, wanted) => gonePieces(now, before, wanted);

/** Whether a piece is of one of these kinds. @param {string[]} kinds @returns {(piece: Piece) => boolean} */
export const ofKind =
  (...kinds) =>
  ({ kind }) =>
    kinds.includes(kind);

/** What pieces were before they moved: those of a seat, or a Decoration on display. @type {Record<string, string>} */
const FORMER_KINDS = { die: "die", neutral: "neutral", laid: "deco" };

/** Pieces that lie elsewhere now. @param {Drawn} before @param {Drawn} now @returns {{from: Piece, to: Piece}[]} */
export function movesBetween(before, now) {
  const taken = new Set();
  return [...now.pieces].flatMap(([name, all]) =>
    all.flatMap((to, at) => {
      const candidates = gonePieces(before, now, ({ kind, of }) => kind === FORMER_KINDS[to.kind] && of === to.of);
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
