/** What a person should know before an action that cannot be taken back. */
import { html } from "teocalli/html.js";
import { endsTurn } from "./decision.js";

/** @typedef {import("teocalli/types.js").Table} Table */

/** Nothing for an action that can be taken back. @param {{table: Table, preview: any}} props */
export function Finality({ table, preview }) {
  const { format } = table.texts;
  if (!preview.final) return null;
  return html`<p class="hint">
    ${format(
      endsTurn(table, preview) ? "decide-ends-turn" : "decide-is-final",
    )}${" "}${preview.ends_phase ? format("decide-ends-era") : ""}
  </p>`;
}
