/** Actions that somebody suggests: how the table shows them, and choosing one. */
import { decisionOf, partOf, propose, select, selectionOf } from "./asked.js";
import { keyOf } from "./target-keys.js";
import { goalOf } from "./moving.js";

/**
 * @typedef {import("teocalli/types.js").Table} Table
 * @typedef {import("./asked.js").Selection} Selection
 */

/** How the words of some decisions stand in the selection. @type {Record<string, (part: string) => Selection>} */
const PARTS = {
  build: (part) => {
    const [, tile, place, turn] = /^(T\d+)@([\d.]+)r(\d)$/.exec(part) ?? [];
    return { tile, place, turn: Number(turn) };
  },
  deco: (part) => ({ tile: part.split("@")[0], over: part.split("@")[1] }),
  move: (part) => ({ worker: part.split(">")[0] }),
  keep: (part) => ({ picked: part.split(".") }),
  place: (part) => ({ picked: part.split(".") }),
};

/** The selection that stands for an action. @param {Table} _ @param {any} preview @returns {Selection} */
export function shownBy(_, { word, kind }) {
  return PARTS[kind]?.(partOf(word)) ?? {};
}

/** The thing on the table that a suggested word is about which is shown, null if none is. @param {Table} table */
export function triedKey(table) {
  const { tried } = selectionOf(table);
  if (!tried) return null;
  return tried.startsWith("move:") ? `board:${goalOf(tried)}` : keyOf(table, tried);
}

/**
 * Chooses an action: what is laid, kept or placed in several steps stands ready, everything else goes its usual way.
 * @param {Table} table
 * @param {any} preview
 */
export function choose(table, preview) {
  if (["build", "keep"].includes(decisionOf(table)) && preview.kind in PARTS) select(table, shownBy(table, preview));
  else propose(table, preview.word);
}
