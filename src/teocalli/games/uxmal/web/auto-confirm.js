/** Sending what is chosen without asking again, where the person wants that. */
import { useEffect } from "preact/hooks";
import { asksFirst } from "teocalli/confirmations.js";
import { choiceOf } from "./acting.js";
import { confirmChoice } from "./confirming.js";

/** @typedef {import("./types.js").Table} Table */

/**
 * What one choice settles; a tile's rotation, squares of the track and a payment are still to be chosen, their button
 * confirms them.
 * @param {import("./acting.js").Choice} choice
 */
const isSettled = ({ preview }) =>
  preview.kind === "place" || preview.kind === "take" || (preview.kind === "move" && preview.cost === 0);

/** Every action of this game ends the turn: none can be taken back. @param {Table} table */
export function useAutoConfirm(table) {
  const raw = table.selection.value;
  const chosen = raw && !raw.tried ? choiceOf(table) : null;
  useEffect(() => {
    if (chosen?.ready && isSettled(chosen) && !asksFirst(table, true)) confirmChoice(table);
  }, [chosen?.preview.word]);
}
