/** What the last action changed, so that it can be marked: two positions compared, thing by thing. */
import { beyond, comparedOnce, counted, lastChosen, startOfNews } from "teocalli/board/changes.js";
import { PLACES, isBuilt, placeKey } from "./geometry.js";

/**
 * @typedef {import("teocalli/types.js").Table} Table
 * @typedef {import("teocalli/types.js").LogEntry} LogEntry
 * @typedef {object} Changes
 * @property {Map<string, number>} come   things that are new or have moved, with how many of that name
 * @property {Map<string, number>} from   markers and discs that moved, with the step they came from
 * @property {Map<number, number[]>} left boards that workers have left, with their seats
 */

/** @type {Changes} */
const NOTHING = { come: new Map(), from: new Map(), left: new Map() };
const COUNTED = ["vp", "cocoa", "wood", "stone", "gold"];
const MARKERS = ["blue", "red", "green", "avenue", "track"];

/** Number of the board on which a worker stands. @param {string} word */
const boardOf = (word) => word.slice(0, word.indexOf("."));

/** The names of everything that can come to lie somewhere. @param {any} position @returns {string[]} */
function thingsOf({
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
    ...players.flatMap((/** @type {any} */ player, /** @type {number} */ seat) =>
      ownThings(player).map((thing) => `${thing.replace(":", `:${seat}:`)}`),
    ),
    ...neutral.flatMap((/** @type {number[]} */ boards, /** @type {number} */ kind) =>
      boards.map((board) => `neutral:${kind}:${board}`),
    ),
    ...PLACES.filter((place) => isBuilt(levels, place)).map((place) => `place:${placeKey(place)}`),
    ...Object.values(stairs)
      .flat()
      .map((tile) => `laid:${tile}`),
    ...pyramid.map((/** @type {string} */ tile) => `pyramid:${tile}`),
    ...decorations.map((/** @type {string} */ tile) => `deco:${tile}`),
    ...Object.entries(tiles)
      .filter(([, kind]) => kind)
      .map(([board, kind]) => `tile:${board}:${kind}`),
    ...Object.entries(stacks).flatMap(([stack, kinds]) =>
      kinds.map((/** @type {string} */ kind) => `stack:${stack}:${kind}`),
    ),
    ...Object.entries(owners).flatMap(([tech, seats]) =>
      seats.map((/** @type {number} */ seat) => `tech:${tech}:${seat}`),
    ),
    ...buildings.rows.flatMap((/** @type {number} */ count, /** @type {number} */ row) =>
      [...Array(count).keys()].map((at) => `building:${row}:${at}`),
    ),
    ...(bot?.actions ?? []).map((/** @type {string} */ action, /** @type {number} */ at) => `action:${at}:${action}`),
    `era:${era}`,
  ];
}

/** What a player has, each name with its kind in front of the colon. @param {any} player @returns {string[]} */
function ownThings({ workers, unused, used, techs, starting, wheel }) {
  const tiles = (/** @type {string} */ state, /** @type {Record<string, number>} */ kinds) =>
    Object.entries(kinds).flatMap(([kind, count]) => Array(count).fill(`${state}:${kind}`));
  return [
    ...workers.map((/** @type {string} */ word) => `die:${word}`),
    ...tiles("unused", unused),
    ...tiles("used", used),
    ...techs.map((/** @type {number} */ tech) => `owned:${tech}`),
    ...starting.map((/** @type {string} */ tile) => `starting:${tile}`),
    ...(wheel ? ["wheel:"] : []),
  ];
}

/**
 * Boards that workers have left for another.
 * @param {any} before
 * @param {any} after
 * @returns {Map<number, number[]>}
 */
function boardsLeft(before, after) {
  const left = new Map();
  for (const [seat, { workers }] of after.players.entries()) {
    const boards = (/** @type {string[]} */ words) => words.map(boardOf);
    for (const board of beyond(boards(workers), boards(before.players[seat].workers))) {
      left.set(Number(board), [...(left.get(Number(board)) ?? []), seat]);
    }
  }
  return left;
}

/**
 * Steps from which markers and discs have come, and amounts that were another before.
 * @param {any} before
 * @param {any} after
 * @returns {Map<string, number>}
 */
function stepsLeft(before, after) {
  const from = new Map();
  const note = (/** @type {string} */ key, /** @type {number} */ old, /** @type {number} */ now) =>
    old === now || from.set(key, old);
  for (const [seat, player] of after.players.entries()) {
    for (const name of MARKERS) note(`marker:${seat}:${name}`, before.players[seat][name], player[name]);
    for (const name of COUNTED) note(`amount:${seat}:${name}`, before.players[seat][name], player[name]);
  }
  for (const disc of ["light", "dark"]) note(`disc:${disc}`, before[disc], after[disc]);
  return from;
}

/** @param {any} before @param {any} after positions of one game @returns {Changes} */
export function changesBetween(before, after) {
  return {
    come: counted(beyond(thingsOf(before), thingsOf(after))),
    from: stepsLeft(before, after),
    left: boardsLeft(before, after),
  };
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
  return drawn.map(({ message }) => /** @type {any} */ (message.args).board.id.slice("teotihuacan-board-".length));
}

/** @param {Changes} changes @param {any} position @param {string[]} boards */
function withRefilled(changes, { tiles }, boards) {
  const laid = boards
    .filter((board) => tiles[board])
    .map((board) => /** @type {[string, number]} */ ([`tile:${board}:${tiles[board]}`, 1]));
  return { ...changes, come: new Map([...changes.come, ...laid]) };
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
