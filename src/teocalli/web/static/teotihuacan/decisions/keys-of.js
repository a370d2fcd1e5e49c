/** Which thing on the board a word is about. */
import { asked, partOf, positionOf } from "./asked.js";

/** @typedef {import("../../app/types.js").Table} Table */

/** @param {Table} table */
const arrivalOf = (table) => positionOf(table).arrival?.board ?? 0;

/** @param {Table} table @param {string} kind of Discovery tile */
function claimKey(table, kind) {
  const { where } = asked(table);
  if (!where) return null;
  return where.includes(":") ? where : `stack:${where}.${kind}`;
}

/** @param {Table} table @param {string} form */
function worshipKey(table, form) {
  const royal = /r(\d)/.exec(form)?.[1];
  if (royal) return `royal:${royal}`;
  return form === "tile" ? `tile:${arrivalOf(table)}` : `worship:${arrivalOf(table)}`;
}

/** @type {Record<string, (part: string, table: Table) => string | null>} */
const KEYS = {
  temple: (part) => `temple:${part}`,
  claim: (part, table) => claimKey(table, part),
  power: (part) => `worker:${part}`,
  worker: (part) => `worker:${part}`,
  board: (part) => `board:${part}`,
  tech: (part) => `tech:${part}`,
  row: (part) => `row:${part}`,
  use: (part) => `own:${part}`,
  cocoa: (_, table) => `area:${arrivalOf(table)}`,
  main: (_, table) => `main:${arrivalOf(table)}`,
  worship: (part, table) => worshipKey(table, part.split("@")[0] ?? ""),
  pick: (part) => `start:${part}`,
  place: (part) => (part.includes(".") ? null : `board:${part}`),
  build: (part) => `place:${/@([\d.]+)/.exec(part)?.[1]}`,
  deco: (part) => `stair:${part.at(-1)}`,
  ascend: (part) => (part === "worker" ? "wheel" : part === "cocoa" ? "good:cocoa" : null),
};

/** @param {Table} table @param {string} word @returns {string | null} */
export function keyOf(table, word) {
  const kind = /^[a-z]+/.exec(word)?.[0] ?? "";
  return KEYS[kind]?.(partOf(word).replace("*", ""), table) ?? null;
}
