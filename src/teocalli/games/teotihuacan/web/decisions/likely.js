/** Lists in which the choice that is likely comes first. */
import { seatToMove } from "./decision.js";

/** @typedef {import("teocalli/types.js").Table} Table */

/** Kinds of words of some decisions, those first for which one is asked. */
const KINDS = ["claim", "reward", "salary", "use", "unlock", "skip", "done"];

/** Points that an action brings who decides, now and by the next Eclipse. @param {Table} table @param {any} preview */
const changeOf = (table, preview) => preview.change[seatToMove(table)] ?? 0;

/** How much of one's salary is paid; with a tile instead after everything else. @param {any} preview */
const paidOf = ({ kind, number }) => (kind === "salary" ? number : 0);

/** @param {Table} table @param {any[]} previews @returns {any[]} */
export function likelyFirst(table, previews) {
  const place = (/** @type {any} */ { kind }) => KINDS.indexOf(kind);
  const isFree = (/** @type {any} */ { free }) => Number(Boolean(free));
  return [...previews].sort(
    (one, other) =>
      place(one) - place(other) ||
      isFree(one) - isFree(other) ||
      changeOf(table, other) - changeOf(table, one) ||
      paidOf(other) - paidOf(one),
  );
}
