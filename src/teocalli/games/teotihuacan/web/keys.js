/** Names of what lies on the table: as targets that can be chosen, and as pieces whose movement is followed. */
import { placeKey } from "./geometry.js";

/**
 * The key of a worker among the targets.
 * @param {{board: number, power: number, locked?: boolean, royal?: number}} worker
 */
export const workerKey = ({ board, power, locked = false, royal = 0 }) =>
  `worker:${board}.${power}${locked ? "w" : ""}${royal || ""}`;

/**
 * @typedef {object} Piece
 * @property {string} name   equal pieces have the same
 * @property {string} kind
 * @property {string} of     whose it is, or what stays the same of it wherever it goes
 * @property {string} at     where it is, or of which kind
 * @property {number} [board]  the board on which it lies
 */

/**
 * @param {string} kind
 * @param {string | number} of
 * @param {string | number} [at]
 * @param {number} [board]
 * @returns {Piece}
 */
const piece = (kind, of, at = "", board) => ({
  name: `${kind}:${of}:${at}`,
  kind,
  of: String(of),
  at: String(at),
  board,
});

/** Boards on which Technologies and buildings are. */
const [ALCHEMY, NOBLES] = [5, 6];

/** Everything that can come to lie somewhere. */
export const pieceOf = {
  /** @param {{seat: number, word: string, board: number}} worker */
  die: ({ seat, word, board }) => piece("die", seat, word, board),
  /** @param {number} kind @param {number} board */
  neutral: (kind, board) => piece("neutral", kind, board),
  /** @param {number} seat @param {string} track */
  marker: (seat, track) => piece("marker", seat, track),
  /** A good or points that a player has. @param {number} seat @param {string} name */
  amount: (seat, name) => piece("amount", seat, name),
  /** @param {string} disc */
  disc: (disc) => piece("disc", disc),
  /** A built place. @param {import("./geometry.js").Place} place */
  place: (place) => piece("place", placeKey(place)),
  /** A Pyramid tile on display. @param {string} tile */
  pyramid: (tile) => piece("pyramid", tile),
  /** A Decoration on display. @param {string} tile */
  deco: (tile) => piece("deco", tile),
  /** A Decoration on a stairway. @param {string} tile */
  laid: (tile) => piece("laid", tile),
  /** A Discovery tile on a board. @param {number} board @param {string} kind */
  tile: (board, kind) => piece("tile", board, kind, board),
  /** A Discovery tile in a stack. @param {string} stack @param {string} kind */
  stack: (stack, kind) => piece("stack", stack, kind),
  /** A seat's disc on a Technology. @param {string | number} number @param {number} seat */
  tech: (number, seat) => piece("tech", number, seat, ALCHEMY),
  /** @param {number} row @param {number} at */
  building: (row, at) => piece("building", row, at, NOBLES),
  /** The Teotibot's. @param {number} at @param {string} action */
  action: (at, action) => piece("action", at, action),
  /** @param {number} era */
  era: (era) => piece("era", era),
  /** A Discovery tile that a player has. @param {boolean} used @param {number} seat @param {string} kind */
  own: (used, seat, kind) => piece(used ? "used" : "unused", seat, kind),
  /** A Technology that a player has. @param {number} seat @param {number} number */
  owned: (seat, number) => piece("owned", seat, number),
  /** @param {number} seat @param {string} tile */
  starting: (seat, tile) => piece("starting", seat, tile),
  /** The fourth worker of a player who has it still. @param {number} seat */
  wheel: (seat) => piece("wheel", seat),
};

/** Attributes by which a piece is found in the drawing. @param {Piece} found */
export const pieceAttributesOf = ({ name, kind, of, at }) => ({
  "data-piece": name,
  "data-kind": kind,
  "data-of": of,
  "data-at": at,
});
