/** Every legal action in words, for when it cannot be chosen otherwise. */
import { html } from "./html.js";
import { Scroller } from "./scroller.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Drawing} Drawing
 */

/** @param {{table: Table, actionText: Drawing["actionText"], heading: string}} props */
export function AllActions({ table, actionText, heading }) {
  return html`
    <${Scroller} tag="section" name=${heading} class="all-actions" aria-labelledby="all-actions">
      <h3 id="all-actions">${heading}</h3>
      <ul>
        ${table.legal.map(
          (preview) => html`
            <li key=${preview.word}>
              <button type="button" data-all=${preview.word} onClick=${() => void table.send(preview.word)}>
                ${actionText(table, preview)}
              </button>
            </li>
          `,
        )}
      </ul>
    <//>
  `;
}
