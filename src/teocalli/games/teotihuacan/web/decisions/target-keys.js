/** Which targets on the board a word is about. */
import { placeKey, placeOf } from "../geometry.js";
import { workerKey } from "../keys.js";
import { decisionContext, seatToMove, positionOf } from "./decision.js";

/** @typedef {import("teocalli/types.js").Table} Table */
/** @typedef {import("./decision.js").Selection} Selection */
/**
 * @typedef {{key: string, then?: string | Selection}} About   `then`: what choosing the target chooses besides the word
 */

/** @param {Table} table */
const arrivalOf = (table) => positionOf(table).arrival?.board ?? 0;

/** @param {string} key @returns {About[]} */
const one = (key) => [{ key }];

/** @param {any} said @param {Table} table @returns {About[]} */
function claimed({ tile }, table) {
  const { where } = decisionContext(table);
  if (!where) return [];
  const { board, stack, starting } = where;
  return one(stack ? `stack:${stack}.${tile}` : starting ? `start:${starting}` : `tile:${board}`);
}

/**
 * The Worship space stands for all that can be done there, a tile for all ways to get it.
 * @param {any} said
 * @param {Table} table
 * @returns {About[]}
 */
function worshipped({ royal, benefits }, table) {
  const board = arrivalOf(table);
  return [
    { key: royal ? `royal:${royal}` : `worship:${board}` },
    ...(benefits.includes("tile") ? one(`tile:${board}`) : []),
  ];
}

/** What is chosen on a board besides its Main action. @type {Record<number, (position: any) => About[]>} */
const CHOSEN_BY_MAIN = {
  5: ({ techs }) => techs.map((/** @type {number} */ tech) => ({ key: `tech:${tech}`, then: `tech:${tech}` })),
  6: () => ["top", "centre", "bottom"].map((row) => ({ key: `row:${row}`, then: `row:${row}` })),
  7: ({ decorations }) => decorations.map((/** @type {string} */ tile) => ({ key: `deco:${tile}`, then: { tile } })),
  8: ({ pyramid }) => pyramid.map((/** @type {string} */ tile) => ({ key: `pyramid:${tile}`, then: { tile } })),
};

/**
 * The Main action: its table, the cell that counts, and what one chooses by it.
 * @param {any} _
 * @param {Table} table
 * @returns {About[]}
 */
function carriedOut(_, table) {
  const board = arrivalOf(table);
  const { cell } = decisionContext(table);
  return [
    { key: `main:${board}` },
    ...(cell ? one(`cell:${cell}`) : []),
    ...(CHOSEN_BY_MAIN[board]?.(positionOf(table)) ?? []),
  ];
}

/** Dice of a crew. @param {any} said @param {Table} table @returns {About[]} */
const crewed = ({ powers }, table) =>
  [...new Set(powers)].map((power) => ({ key: workerKey({ board: arrivalOf(table), power }) }));

/** Locked workers stand for everything that unlocks them. @param {any} _ @param {Table} table @returns {About[]} */
function unlocked(_, table) {
  const dice = /** @type {any[]} */ (positionOf(table).players[seatToMove(table)].dice);
  return [...new Set(dice.filter(({ locked }) => locked).map(workerKey))].map((key) => ({ key }));
}

/** Rewards of an Ascension. @type {Record<string, About[]>} */
const ASCENDED = {
  worker: one("wheel"),
  cocoa: one("good:cocoa"),
  vp: one("good:vp"),
  temple: ["blue", "red", "green"].map((temple) => ({ key: `temple:${temple}`, then: `temple:${temple}` })),
};

/** @type {Record<string, (said: any, table: Table) => About[]>} */
const ABOUT = {
  temple: ({ temple }) => one(`temple:${temple}`),
  claim: claimed,
  reward: (_, table) => one(`step:${decisionContext(table).where?.stack}`),
  power: ({ board, powers: [power] }) => one(workerKey({ board, power })),
  worker: (worker) => one(workerKey(worker)),
  board: ({ board }) => one(`board:${board}`),
  tech: ({ technology }) => one(`tech:${technology}`),
  row: ({ row }) => one(`row:${row}`),
  use: ({ tile }) => one(`own:${tile}`),
  cocoa: (_, table) => one(`area:${arrivalOf(table)}`),
  main: carriedOut,
  worship: worshipped,
  crew: crewed,
  rest: unlocked,
  unlock: unlocked,
  pick: ({ tile }) => one(`start:${tile}`),
  build: ({ place }) => one(`place:${placeKey(placeOf(place))}`),
  level: ({ level }) => one(`level:${level}`),
  deco: ({ stairway }) => one(`stair:${stairway}`),
  ascend: ({ reward }) => ASCENDED[reward] ?? [],
};

/**
 * Everything on the table that an action is about, the first of it most of all.
 * @param {Table} table
 * @param {Record<string, any>} said a preview or something that is not offered
 * @returns {About[]}
 */
export const targetsOf = (table, said) => ABOUT[said.kind]?.(said, table) ?? [];

/**
 * The target that an action is about.
 * @param {Table} table
 * @param {Record<string, any>} said
 * @returns {string | null}
 */
export const keyOf = (table, said) => targetsOf(table, said)[0]?.key ?? null;
