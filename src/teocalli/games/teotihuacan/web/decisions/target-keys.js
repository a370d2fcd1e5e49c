/** Which things on the board a word is about. */
import { asked, mover, partOf, positionOf } from "./asked.js";

/** @typedef {import("teocalli/types.js").Table} Table */
/** @typedef {import("./asked.js").Selection} Selection */
/**
 * @typedef {{key: string, then?: string | Selection}} About   `then`: what choosing the thing chooses besides the word
 */

/** @param {Table} table */
const arrivalOf = (table) => positionOf(table).arrival?.board ?? 0;

/** @param {string} key @returns {About[]} */
const one = (key) => [{ key }];

/** @param {Table} table @param {string} kind of Discovery tile @returns {About[]} */
function claimed(table, kind) {
  const { where } = asked(table);
  if (!where) return [];
  return one(where.includes(":") ? where : `stack:${where}.${kind}`);
}

/**
 * The Worship space stands for all that can be done there, a tile for all ways to get it.
 * @param {Table} table
 * @param {string} form
 * @returns {About[]}
 */
function worshipped(table, form) {
  const royal = /r(\d)/.exec(form)?.[1];
  const board = arrivalOf(table);
  return [
    { key: royal ? `royal:${royal}` : `worship:${board}` },
    ...(form.includes("tile") ? one(`tile:${board}`) : []),
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
 * @param {string} _
 * @param {Table} table
 * @returns {About[]}
 */
function carriedOut(_, table) {
  const board = arrivalOf(table);
  const { cell } = asked(table);
  return [
    { key: `main:${board}` },
    ...(cell ? one(`cell:${cell}`) : []),
    ...(CHOSEN_BY_MAIN[board]?.(positionOf(table)) ?? []),
  ];
}

/** Dice of a crew. @param {string} powers @param {Table} table @returns {About[]} */
const crewed = (powers, table) =>
  [...new Set(powers.split("."))].map((power) => ({ key: `worker:${arrivalOf(table)}.${power}` }));

/** Locked workers stand for everything that unlocks them. @param {string} _ @param {Table} table @returns {About[]} */
function unlocked(_, table) {
  const locked = positionOf(table).players[mover(table)].workers.filter((/** @type {string} */ word) =>
    word.includes("w"),
  );
  return [...new Set(locked)].map((word) => ({ key: `worker:${word}` }));
}

/** Rewards of an Ascension. @type {Record<string, About[]>} */
const ASCENDED = {
  worker: one("wheel"),
  cocoa: one("good:cocoa"),
  vp: one("good:vp"),
  temple: ["blue", "red", "green"].map((temple) => ({ key: `temple:${temple}`, then: `temple:${temple}` })),
};

/** @type {Record<string, (part: string, table: Table) => About[]>} */
const ABOUT = {
  temple: (part) => one(`temple:${part}`),
  claim: (part, table) => claimed(table, part),
  reward: (_, table) => one(`step:${asked(table).where}`),
  power: (part) => one(`worker:${part}`),
  worker: (part) => one(`worker:${part}`),
  board: (part) => one(`board:${part}`),
  tech: (part) => one(`tech:${part}`),
  row: (part) => one(`row:${part}`),
  use: (part) => one(`own:${part}`),
  cocoa: (_, table) => one(`area:${arrivalOf(table)}`),
  main: carriedOut,
  worship: (part, table) => worshipped(table, part.split("@")[0] ?? ""),
  crew: crewed,
  rest: unlocked,
  unlock: unlocked,
  pick: (part) => one(`start:${part}`),
  place: (part) => (part.includes(".") ? [] : one(`board:${part}`)),
  build: (part) => one(`place:${/@([\d.]+)/.exec(part)?.[1]}`),
  level: (part) => one(`level:${part}`),
  deco: (part) => one(`stair:${part.at(-1)}`),
  ascend: (part) => ASCENDED[part] ?? [],
};

/**
 * Everything on the table that a word is about, the first of it most of all.
 * @param {Table} table
 * @param {string} word
 * @returns {About[]}
 */
export function thingsOf(table, word) {
  const kind = /^[a-z]+/.exec(word)?.[0] ?? "";
  return ABOUT[kind]?.(partOf(word).replace("*", ""), table) ?? [];
}

/** The thing that a word is about. @param {Table} table @param {string} word @returns {string | null} */
export const keyOf = (table, word) => thingsOf(table, word)[0]?.key ?? null;
