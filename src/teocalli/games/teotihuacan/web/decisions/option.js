/**
 * Options of a question as buttons: what it is, what it costs and brings, what comes next; forbidden ones with the
 * reason.
 */
import { tip } from "teocalli/board/tooltips.js";
import { html } from "teocalli/html.js";
import { boardMessage, message } from "../names.js";
import { rulesOf } from "../rules-now.js";
import { decisionContext, decisionOf, ordinaryActions, chooseAction, selectionOf } from "./decision.js";
import { likelyFirst } from "./likely.js";
import { startingTileText } from "./picking.js";
import { Effect, actionText, followsText } from "./wording.js";

/** @typedef {import("./decision.js").Selection} Selection */
/** @typedef {import("teocalli/types.js").Table} Table */

/**
 * Help in words about what an action is for, by the kind of action.
 * @type {Record<string, (said: any) => string | null>}
 */
const EXPLAINED = {
  claim: ({ tile }) => `teotihuacan-kind-${tile}.help`,
  use: ({ tile }) => `teotihuacan-kind-${tile}.help`,
  tech: ({ technology }) => `teotihuacan-tech-${technology}.help`,
  pick: ({ tile }) => `teotihuacan-start-${tile}.help`,
  worship: ({ royal }) => (royal ? `teotihuacan-royal-${royal}.help` : null),
};

/** What a tile does, and what lies beside it; its rules are linked. @param {{table: Table, preview: any}} props */
function Explanation({ table, preview }) {
  const { format, has } = table.texts;
  const id = EXPLAINED[preview.kind]?.(preview);
  if (!id || !has(id)) return null;
  const text = preview.kind === "pick" ? startingTileText(table, preview.tile) : format(id);
  return html`<span class="deciding-explained" ...${tip(table, id, actionText(table, preview))}>${text}</span>`;
}

/**
 * @param {{table: Table, preview: any, number?: number, then?: string | Selection}} props `then`:
 *   what is chosen with it
 */
export function Option({ table, preview, number, then }) {
  const follows = followsText(table, preview);
  return html`<li>
    <button
      type="button"
      class="deciding-option"
      data-option
      data-word=${preview.word}
      aria-keyshortcuts=${number ? String(number) : undefined}
      aria-pressed=${selectionOf(table).final === preview.word}
      onClick=${() => chooseAction(table, preview.word, then ?? null)}
    >
      <span class="deciding-option-name">${actionText(table, preview)}</span>
      <${Effect} table=${table} preview=${preview} />
      ${follows ? html`<span class="deciding-follows">${follows}</span>` : null}
      <${Explanation} table=${table} preview=${preview} />
      ${number ? html`<kbd aria-hidden="true">${number}</kbd>` : null}
    </button>
  </li>`;
}

/**
 * @param {{table: Table, previews: any[], from?: number, then?: string | Selection}} props `from`:
 *   number of the first one; `then`: what is chosen with any of them
 */
export function Options({ table, previews, from = 1, then }) {
  return html`<ul class="deciding-options">
    ${previews.map(
      (preview, at) =>
        html`<${Option}
          key=${preview.word}
          table=${table}
          preview=${preview}
          number=${at + from <= 9 ? at + from : undefined}
          then=${then}
        />`,
    )}
  </ul>`;
}

/** Decisions whose list begins with the likely choice. */
const LIKELY_FIRST = new Set(["claim", "salary"]);

/** A decision as a plain list. @param {{table: Table}} props */
export function Listing({ table }) {
  const previews = ordinaryActions(table);
  return html`<${Options}
    table=${table}
    previews=${LIKELY_FIRST.has(decisionOf(table)) ? likelyFirst(table, previews) : previews}
  />`;
}

/** Kinds of words that are refused at most turns: they are shown when one asks for them. */
const FOLDED = new Set(["use", "unlock", "rest", "worker", "board"]);

/** Forbidden words that have a place on the board only. */
const ON_BOARD_ONLY = new Set(["build", "move"]);

/** What is forbidden, in words. @param {Table} table @param {import("./decision.js").Refusal} refusal */
function forbiddenText(table, refusal) {
  const { kind, board, power, stairway } = refusal;
  if (kind === "deco") return table.texts.message(message(`teotihuacan-stairway-${stairway}`));
  if (kind === "board") return table.texts.message(boardMessage(board));
  if (kind === "worker") return table.texts.format("decide-worker-name", { board: boardMessage(board), power });
  return actionText(table, refusal);
}

/**
 * Something that is not offered, with the reason.
 * @param {{table: Table, refusal: import("./decision.js").Refusal}} props
 */
function RefusedOption({ table, refusal }) {
  const said = table.texts.message(refusal.reason);
  return html`<li>
    <button
      type="button"
      class="deciding-option deciding-option-refused"
      data-rules-now=${rulesOf(table, refusal).join(" ")}
      aria-disabled="true"
      onClick=${() => table.announce(said)}
    >
      <span class="deciding-option-name">${forbiddenText(table, refusal)}</span>
      <span class="deciding-reason">${said}</span>
    </button>
  </li>`;
}

/** @param {{table: Table, refused: import("./decision.js").Refusal[]}} props */
function RefusedOptions({ table, refused }) {
  return html`<ul class="deciding-options">
    ${refused.map((refusal) => html`<${RefusedOption} key=${refusal.word} table=${table} refusal=${refusal} />`)}
  </ul>`;
}

/** What the rules forbid now, with the reasons; what one rarely misses is folded. @param {{table: Table}} props */
export function Refusals({ table }) {
  const refused = decisionContext(table).refused.filter(({ kind }) => !ON_BOARD_ONLY.has(kind));
  const folded = refused.filter(({ kind }) => FOLDED.has(kind));
  const shown = refused.filter(({ kind }) => !FOLDED.has(kind));
  return html`
    ${shown.length ? html`<${RefusedOptions} table=${table} refused=${shown} />` : null}
    ${
      folded.length
        ? html`<details class="deciding-refusals">
            <summary>${table.texts.format("decide-refused", { count: folded.length })}</summary>
            <${RefusedOptions} table=${table} refused=${folded} />
          </details>`
        : null
    }
  `;
}
