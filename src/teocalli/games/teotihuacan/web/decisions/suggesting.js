/** Actions that somebody suggests: how the table shows them, and choosing one. */
import { decisionOf, previewOf, chooseAction, select, selectionOf } from "./decision.js";
import { placeKey, placeOf } from "../geometry.js";
import { keyOf } from "./target-keys.js";
import { moverId } from "./moving.js";

/**
 * @typedef {import("teocalli/types.js").Table} Table
 * @typedef {import("./decision.js").Selection} Selection
 */

/** How some decisions stand in the selection. @type {Record<string, (preview: any) => Selection>} */
const PARTS = {
  build: ({ tile, place, turn }) => ({ tile, place: placeKey(placeOf(place)), turn }),
  deco: ({ tile, stairway }) => ({ tile, over: stairway }),
  move: (preview) => ({ worker: moverId(preview) }),
  keep: ({ tiles }) => ({ picked: tiles }),
  place: ({ boards }) => ({ picked: boards.map(String) }),
};

/** The selection that stands for an action. @param {Table} _ @param {any} preview @returns {Selection} */
export const shownBy = (_, preview) => PARTS[preview.kind]?.(preview) ?? {};

/**
 * The target on the table that a suggested word is about which is shown, null if none is.
 * @param {Table} table
 * @returns {string | null}
 */
export function triedKey(table) {
  const preview = previewOf(table, selectionOf(table).tried);
  if (!preview) return null;
  return preview.kind === "move" ? `board:${preview.to}` : keyOf(table, preview);
}

/**
 * Chooses an action: what is laid, kept or placed in several steps stands ready, everything else goes its usual way.
 * @param {Table} table
 * @param {any} preview
 */
export function choose(table, preview) {
  if (["build", "keep"].includes(decisionOf(table)) && preview.kind in PARTS) select(table, shownBy(table, preview));
  else chooseAction(table, preview.word);
}
