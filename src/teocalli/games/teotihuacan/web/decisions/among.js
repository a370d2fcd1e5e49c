/** A target on the board that stands for several actions: one of them is asked for, the others stay out of sight. */
import { html } from "teocalli/html.js";
import { previewOf, selectionOf } from "./decision.js";
import { Options } from "./option.js";

/** @typedef {import("teocalli/types.js").Table} Table */

/**
 * The actions that the target which was clicked stands for, none if no such target was.
 * @param {Table} table
 * @returns {any[]}
 */
export const amongOf = (table) =>
  (selectionOf(table).among?.words ?? []).flatMap((word) => previewOf(table, word) ?? []);

/** @param {{table: Table}} props */
export function Among({ table }) {
  return html`<div class="deciding-among">
    <${Options} table=${table} previews=${amongOf(table)} then=${selectionOf(table).among?.then} />
  </div>`;
}
