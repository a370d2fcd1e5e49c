/** Options of a question as buttons: what it is, what it costs and brings, what comes next; forbidden ones with the reason. */
import { html } from "../../app/html.js";
import { asked, ordinary, propose, selectionOf } from "./asked.js";
import { Effect, actionText, followsText } from "./wording.js";

/** @typedef {import("../../app/types.js").Table} Table */

/** Help in words about what an action is for, by the kind of action. @type {Record<string, (part: string) => string>} */
const EXPLAINED = {
  claim: (part) => `teotihuacan-kind-${part}.help`,
  use: (part) => `teotihuacan-kind-${part}.help`,
  tech: (part) => `teotihuacan-tech-${part}.help`,
  pick: (part) => `teotihuacan-start-${part}.help`,
};

/** @param {string} word */
function explanationOf(word) {
  const [kind = "", part = ""] = word.split(":");
  const royal = /^r(\d)|\+r(\d)/.exec(part);
  if (royal) return `teotihuacan-royal-${royal[1] ?? royal[2]}.help`;
  return EXPLAINED[kind]?.(part);
}

/** @param {{table: Table, preview: any, number?: number}} props */
export function Option({ table, preview, number }) {
  const { format, has } = table.texts;
  const follows = followsText(table, preview);
  const explained = explanationOf(preview.word);
  return html`<li>
    <button type="button" class="deciding-option" data-option data-word=${preview.word} aria-pressed=${selectionOf(table).final === preview.word}
        onClick=${() => propose(table, preview.word)}>
      <span class="deciding-option-name">${actionText(table, preview)}</span>
      <${Effect} table=${table} preview=${preview} />
      ${follows ? html`<span class="deciding-follows">${follows}</span>` : null}
      ${explained && has(explained) ? html`<span class="deciding-explained">${format(explained)}</span>` : null}
      ${number ? html`<kbd aria-hidden="true">${number}</kbd>` : null}
    </button>
  </li>`;
}

/** Something that is not offered, with the reason. @param {{table: Table, word: string, reason: any}} props */
function RefusedOption({ table, word, reason }) {
  const said = table.texts.message(reason);
  const kind = /^[a-z]+/.exec(word)?.[0] ?? "";
  return html`<li>
    <button type="button" class="deciding-option deciding-option-refused" aria-disabled="true" onClick=${() => table.announce(said)}>
      <span class="deciding-option-name">${actionText(table, { word, kind })}</span>
      <span class="deciding-reason">${said}</span>
    </button>
  </li>`;
}

/** @param {{table: Table, previews: any[], from?: number}} props `from`: number of the first one */
export function Options({ table, previews, from = 1 }) {
  return html`<ul class="deciding-options">
    ${previews.map((preview, at) => html`<${Option} key=${preview.word} table=${table} preview=${preview} number=${at + from <= 9 ? at + from : undefined} />`)}
  </ul>`;
}

/** @param {{table: Table}} props */
export function Refusals({ table }) {
  const { refused } = asked(table);
  if (!refused.length) return null;
  return html`<ul class="deciding-options">
    ${refused.map(({ word, reason }) => html`<${RefusedOption} key=${word} table=${table} word=${word} reason=${reason} />`)}
  </ul>`;
}

/** A decision as a plain list. @param {{table: Table}} props */
export function Listing({ table }) {
  return html`<${Options} table=${table} previews=${ordinary(table)} /><${Refusals} table=${table} />`;
}
