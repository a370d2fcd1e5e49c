/** Earlier games at the table, as they are kept on this device. */
import { useState } from "preact/hooks";
import { leadLostFocus } from "../board/focus.js";
import { ConfirmDialog } from "../confirm-dialog.js";
import { html } from "../html.js";
import { Icon } from "../ui.js";
import { Places } from "./result.js";

/**
 * @typedef {import("./sheet.js").Sheet} Sheet
 * @typedef {import("./house.js").House} House
 */

/**
 * @param {{texts: import("../types.js").Texts, house: House, sheets: Sheet[], nameIn: (sheet: Sheet, seat: number) =>
 *   string, goOn: (sheet: Sheet) => void, drop: (sheet: Sheet) => void, save: () => void}} props
 *   sheets: those that are over
 */
export function Earlier({ texts, house, sheets, nameIn, goOn, drop, save }) {
  const [asked, setAsked] = useState(/** @type {Sheet | null} */ (null));
  const day = new Intl.DateTimeFormat(texts.language, { dateStyle: "medium" });
  return html`<section class="sheet-earlier" aria-labelledby="earlier-title">
    <div class="section-header">
      <h2 id="earlier-title" tabindex="-1">${texts.format("companion-part-earlier")}</h2>
      <button type="button" disabled=${sheets.length === 0} onClick=${save}>
        <${Icon} name="download" /> ${texts.format("companion-save-all")}
      </button>
    </div>
    <p class="hint">${texts.format("companion-kept")}</p>
    ${sheets.length === 0 && html`<p>${texts.format("companion-earlier-none")}</p>`}
    <ul>
      ${sheets.map(
        (sheet) =>
          html`<li key=${sheet.id} class="sheet-kept">
            <h3>${day.format(sheet.began)}</h3>
            <${Places} ...${{ texts, house, sheet }} nameOf=${(/** @type {number} */ seat) => nameIn(sheet, seat)} />
            <div class="form-buttons">
              <button type="button" onClick=${() => goOn(sheet)}>${texts.format("companion-go-on")}</button>
              <button type="button" class="danger" onClick=${() => setAsked(sheet)}>
                <${Icon} name="trash" /> ${texts.format("companion-delete")}
              </button>
            </div>
          </li>`,
      )}
    </ul>
    ${
      asked &&
      html`<${ConfirmDialog}
        texts=${texts}
        title=${texts.format("companion-delete")}
        act=${() => {
          drop(asked);
          leadLostFocus("#earlier-title");
        }}
        onClose=${() => setAsked(null)}
        ><p>${texts.format("companion-delete-help", { day: day.format(asked.began) })}</p><//
      >`
    }
  </section>`;
}
