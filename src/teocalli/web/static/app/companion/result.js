/** Who is ahead, what decides ties, and the end of a game at the table. */
import { html } from "../html.js";
import { Icon } from "../ui.js";
import { written } from "./score-table.js";
import { isTied, placesOf, ranking, total } from "./sheet.js";

/**
 * @typedef {import("./score-table.js").Props} Props
 * @typedef {import("./sheet.js").Sheet} Sheet
 */

/** The players by place. @param {Pick<Props, "texts" | "house" | "sheet" | "nameOf">} props */
export function Places({ texts, house, sheet, nameOf }) {
  return html`<ol class="sheet-places">
    ${ranking(sheet, house)
      .flatMap(placesOf())
      .map(
        ([seat, place]) =>
          html`<li key=${seat}>
            ${texts.format("companion-place", { place, player: nameOf(seat), points: written(total(sheet, seat)) })}
          </li>`,
      )}
  </ol>`;
}

/** @param {Props & {at: number, seat: number}} props */
function TieField({ texts, house, sheet, change, nameOf, at, seat }) {
  const set = (/** @type {number} */ value) =>
    change({
      ...sheet,
      ties: sheet.ties.map((row, other) =>
        other === seat ? row.map((old, each) => (each === at ? value : old)) : row,
      ),
    });
  const name = texts.format(house.ties[at]?.text ?? "");
  return html`<label class="field">
    <span>${texts.format("companion-cell", { source: name, player: nameOf(seat) })}</span>
    <input
      type="number"
      inputmode="numeric"
      min="0"
      value=${sheet.ties[seat]?.[at] || ""}
      placeholder="0"
      onInput=${(/** @type {any} */ event) => set(Math.max(0, Math.trunc(Number(event.target.value)) || 0))}
    />
  </label>`;
}

/** What decides a tie, as far as it is not known. @param {Props} props */
function Ties(props) {
  const { texts, game, house, sheet, change } = props;
  const toggle = (/** @type {string} */ option) =>
    change({
      ...sheet,
      variants: sheet.variants.includes(option)
        ? sheet.variants.filter((each) => each !== option)
        : [...sheet.variants, option],
    });
  return html`<div class="sheet-ties">
    <p class="hint">${texts.format("companion-ties", { ties: house.ties.map(({ text }) => texts.format(text)) })}</p>
    ${house.ties.map(({ better }, at) =>
      better === "more"
        ? sheet.names.map((_, seat) => html`<${TieField} key=${`${at}-${seat}`} ...${props} at=${at} seat=${seat} />`)
        : null,
    )}
    ${house.variants.map(
      ({ option, value }) =>
        html`<label key=${option} class="check">
          <input type="checkbox" checked=${sheet.variants.includes(option)} onChange=${() => toggle(option)} />
          <span
            >${texts.format("companion-variant", {
              option: texts.format(`option-${game}-${option}`),
              value: texts.format(`option-${game}-${option}-${value}`),
            })}</span
          >
        </label>`,
    )}
  </div>`;
}

/** @param {Props & {end: () => void, save: () => void}} props */
export function Standing({ end, save, ...props }) {
  const { texts, sheet } = props;
  return html`<section class="sheet-result" aria-labelledby="standing-title">
    <h2 id="standing-title">${texts.format("companion-standing")}</h2>
    <${Places} ...${props} />
    ${isTied(sheet) && html`<${Ties} ...${props} />`}
    <div class="form-buttons">
      <button type="button" class="primary" onClick=${end}>
        <${Icon} name="winner" /> ${texts.format("companion-end-game")}
      </button>
      <button type="button" onClick=${save}><${Icon} name="download" /> ${texts.format("companion-save")}</button>
    </div>
  </section>`;
}
