/** What the last action changed, so that it can be marked: two positions compared, piece by piece. */
import { beyond, comparedOnce, counted, lastChosen, startOfNews } from "teocalli/board/changes.js";
import { PLACES, isBuilt } from "./geometry.js";
import { pieceOf } from "./keys.js";
import { boardMessage } from "./names.js";

/**
 * @typedef {import("teocalli/types.js").Table} Table
 * @typedef {import("./keys.js").Piece} Piece
 * @typedef {object} Changes
 * @property {Map<string, {kind?: string, board?: number, count: number}>} come   pieces that are new or have moved, by
 *   name, with how many of that name
 * @property {Map<string, {kind: string, step: number}>} from   markers and discs that moved, by name, with the step
 *   they
 *   came from
 * @property {Map<number, number[]>} left boards that workers have left, with their seats
 */

/** @type {Changes} */
const NOTHING = { come: new Map(), from: new Map(), left: new Map() };
const COUNTED = ["vp", "cocoa", "wood", "stone", "gold"];
const MARKERS = ["blue", "red", "green", "avenue", "track"];

/** Everything that can come to lie somewhere. @param {any} position @returns {Piece[]} */
function piecesOf({
  players,
  neutral,
  levels,
  stairs,
  pyramid,
  decorations,
  tiles,
  stacks,
  owners,
  buildings,
  bot,
  era,
}) {
  return [
    ...players.flatMap(ownPieces),
    ...neutral.flatMap((/** @type {number[]} */ boards, /** @type {number} */ kind) =>
      boards.map((board) => pieceOf.neutral(kind, board)),
    ),
    ...PLACES.filter((place) => isBuilt(levels, place)).map(pieceOf.place),
    ...Object.values(stairs).flat().map(pieceOf.laid),
    ...pyramid.map(pieceOf.pyramid),
    ...decorations.map(pieceOf.deco),
    ...Object.entries(tiles).flatMap(([board, kind]) => (kind ? pieceOf.tile(Number(board), kind) : [])),
    ...Object.entries(stacks).flatMap(([stack, kinds]) =>
      kinds.map((/** @type {string} */ kind) => pieceOf.stack(stack, kind)),
    ),
    ...Object.entries(owners).flatMap(([tech, seats]) =>
      seats.map((/** @type {number} */ seat) => pieceOf.tech(tech, seat)),
    ),
    ...buildings.rows.flatMap((/** @type {number} */ count, /** @type {number} */ row) =>
      [...Array(count).keys()].map((at) => pieceOf.building(row, at)),
    ),
    ...(bot?.actions ?? []).map((/** @type {string} */ action, /** @type {number} */ at) => pieceOf.action(at, action)),
    pieceOf.era(era),
  ];
}

/** What a player has. @param {any} player @param {number} seat @returns {Piece[]} */
function ownPieces({ dice, unused, used, techs, starting, wheel }, seat) {
  const tiles = (/** @type {boolean} */ turned, /** @type {Record<string, number>} */ kinds) =>
    Object.entries(kinds).flatMap(([kind, count]) => Array(count).fill(pieceOf.own(turned, seat, kind)));
  return [
    ...dice.map((/** @type {any} */ die) => pieceOf.die({ ...die, seat })),
    ...tiles(false, unused),
    ...tiles(true, used),
    ...techs.map((/** @type {number} */ tech) => pieceOf.owned(seat, tech)),
    ...starting.map((/** @type {string} */ tile) => pieceOf.starting(seat, tile)),
    ...(wheel ? [pieceOf.wheel(seat)] : []),
  ];
}

/** Pieces of the second position that the first has fewer of, by name. @param {any} before @param {any} after */
function comePieces(before, after) {
  const nameOf = (/** @type {Piece} */ { name }) => name;
  const found = piecesOf(after);
  const known = new Map(found.map((piece) => [piece.name, piece]));
  const counts = counted(beyond(piecesOf(before).map(nameOf), found.map(nameOf)));
  return new Map([...counts].map(([name, count]) => [name, { ...known.get(name), count }]));
}

/**
 * Boards that workers have left for another.
 * @param {any} before
 * @param {any} after
 * @returns {Map<number, number[]>}
 */
function boardsLeft(before, after) {
  const left = new Map();
  for (const [seat, { dice }] of after.players.entries()) {
    const boards = (/** @type {any[]} */ all) => all.map(({ board }) => board);
    for (const board of beyond(boards(dice), boards(before.players[seat].dice))) {
      left.set(board, [...(left.get(board) ?? []), seat]);
    }
  }
  return left;
}

/**
 * Steps from which markers and discs have come, and amounts that were another before.
 * @param {any} before
 * @param {any} after
 * @returns {Changes["from"]}
 */
function stepsLeft(before, after) {
  /** @type {Changes["from"]} */
  const from = new Map();
  const note = (/** @type {Piece} */ { name, kind }, /** @type {number} */ step, /** @type {number} */ now) =>
    step === now || from.set(name, { kind, step });
  for (const [seat, player] of after.players.entries()) {
    for (const name of MARKERS) note(pieceOf.marker(seat, name), before.players[seat][name], player[name]);
    for (const name of COUNTED) note(pieceOf.amount(seat, name), before.players[seat][name], player[name]);
  }
  for (const disc of ["light", "dark"]) note(pieceOf.disc(disc), before[disc], after[disc]);
  return from;
}

/** @param {any} before @param {any} after positions of one game @returns {Changes} */
export function changesBetween(before, after) {
  return { come: comePieces(before, after), from: stepsLeft(before, after), left: boardsLeft(before, after) };
}

/**
 * The position from which on changes count as the last ones: that before the last action that somebody chose; when a
 * turn begins, that before everything that happened since one's own last turn, or else in the turn before.
 * @param {Table} table
 * @returns {number | null} null when nothing happened yet
 */
export function lastStart(table) {
  const { view, shown } = table;
  const { last, position } = shown;
  if (!last || position.decision === "turn" || view.status === "finished") return startOfNews(table, last);
  const told = view.log.filter(({ n }) => n <= shown.n);
  return lastChosen(told, last) - 1;
}

/**
 * Boards on which a Discovery tile was laid anew since then: it may be like the one before.
 * @param {Table} table
 * @param {number} start
 * @returns {string[]}
 */
function refilledBoards({ view, shown }, start) {
  const drawn = view.log.filter(
    ({ n, message }) => n > start && n <= shown.n && message.id === "teotihuacan-log-draw-display",
  );
  const named = new Set(drawn.map(({ message }) => /** @type {any} */ (message.args).board.id));
  return Object.keys(/** @type {any} */ (shown.position).tiles).filter((board) => named.has(boardMessage(board).id));
}

/** @param {Changes} changes @param {any} position @param {string[]} boards */
function withRefilled(changes, { tiles }, boards) {
  const laid = boards.flatMap((board) => (tiles[board] ? pieceOf.tile(Number(board), tiles[board]) : []));
  const come = laid.map((piece) => /** @type {const} */ ([piece.name, { ...piece, count: 1 }]));
  return { ...changes, come: new Map([...changes.come, ...come]) };
}

const compared = comparedOnce(
  NOTHING,
  (/** @type {any} */ before, after, /** @type {Table} */ table, /** @type {number} */ start) =>
    withRefilled(changesBetween(before, after), after, refilledBoards(table, start)),
);

/** What is to be marked. @param {Table} table @param {any} position the position that is drawn @returns {Changes} */
export function lastChanges(table, position) {
  const start = lastStart(table);
  return compared(start === null ? null : table.positionAt(start), position, table, start);
}

export { NOTHING };
