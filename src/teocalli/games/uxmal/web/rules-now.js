/** Which rules matter at a decision, or for an action. */
import { selectionOf } from "./acting.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Preview} Preview
 */

/** By the kind of an action, the most helpful first. @type {Record<string, string[]>} */
const RULES = {
  build: ["U11", "U12"],
  seat: ["U14", "U15", "U16", "U12"],
  take: ["U16"],
  place: ["U18"],
  move: ["U19", "U20"],
  pay: ["U20"],
  honour: ["U21"],
  curse: ["U21"],
  track: ["U21"],
  turn: ["U10"],
};

/**
 * Numbers of the rules of an action, or of what is asked.
 * @param {Table} table
 * @param {Pick<Preview, "kind"> | null} action
 */
export function rulesOf(table, action) {
  const { decision } = table.shown.position;
  return RULES[action?.kind ?? selectionOf(table).mode ?? decision] ?? [];
}
