/** What is done at the end of a round, step by step, ticked as it is done. */
import { html } from "../html.js";
import { RoundChoice } from "./score-table.js";

/**
 * @typedef {import("./score-table.js").Props} Props
 */

/** @param {Props & {round: number, onRound: (round: number) => void}} props */
export function EndOfRound({ texts, game, house, sheet, change, round, onRound }) {
  const toggle = (/** @type {string} */ key) => change({ ...sheet, done: { ...sheet.done, [key]: !sheet.done[key] } });
  return html`<section class="round-end" aria-labelledby="round-end-title">
    <h2 id="round-end-title">${texts.format("companion-part-end")}</h2>
    <${RoundChoice} ...${{ texts, game, house, round, onRound }} />
    <ol class="round-steps">
      ${house.atEnd(round + 1, sheet.alone).map((id) => {
        const key = `${round}/${id}`;
        return html`<li key=${key}>
          <label>
            <input type="checkbox" checked=${sheet.done[key] ?? false} onChange=${() => toggle(key)} />
            <span><b>${texts.format(`${id}.title`)}</b> <span class="hint">${texts.format(id)}</span></span>
          </label>
        </li>`;
      })}
    </ol>
  </section>`;
}
