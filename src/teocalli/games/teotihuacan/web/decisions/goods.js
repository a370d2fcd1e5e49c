/** Putting together a set of resources to take or to pay. */
import { html } from "teocalli/html.js";
import { notify } from "teocalli/notices.js";
import { message } from "../names.js";
import { Glyph } from "../icons/symbol.js";
import { ordinaryActions, chooseAction, select, selectionOf, sendAction } from "./decision.js";
import { Finality } from "./finality.js";
import { Listing, Options } from "./option.js";
import { actionText, amountMessages, effectText, goodsOf } from "./wording.js";

/** @typedef {import("teocalli/types.js").Table} Table */

const GOODS = ["wood", "stone", "gold"];
/** The letters of goods in the keys of targets. */
const LETTERS = ["w", "s", "g"];
const NONE = [0, 0, 0];

/** Up to so many sets are simply listed. */
const FEW = 6;

/** @param {Table} table */
const sets = (table) => ordinaryActions(table).filter(({ kind }) => kind === "gain" || kind === "pay");

/** What is chosen so far. @param {Table} table */
const chosenOf = (table) => selectionOf(table).goods ?? NONE;

/** @param {number[]} goods @param {number} at @param {number} more */
const withMore = (goods, at, more) => goods.map((count, each) => (each === at ? count + more : count));

/** Whether a set can still become, or is, one that is legal. @param {Table} table @param {number[]} wanted */
const canBecome = (table, wanted) => sets(table).some(({ goods }) => wanted.every((count, at) => goods[at] >= count));

/** The action with that set. @param {Table} table @param {number[]} wanted */
const actionFor = (table, wanted) => sets(table).find(({ goods }) => wanted.every((count, at) => goods[at] === count));

/** @param {number[]} goods */
const sizeOf = (goods) => goods.reduce((sum, count) => sum + count, 0);

/** @param {Table} table @param {number} at */
function add(table, at) {
  const goods = withMore(chosenOf(table), at, 1);
  if (!canBecome(table, goods)) return;
  const only = sets(table).every((each) => sizeOf(each.goods) <= 1) ? actionFor(table, goods) : undefined;
  if (only) chooseAction(table, only.word);
  else select(table, { goods });
}

/** @param {Table} table @returns {Partial<import("../scene.js").Scene>} */
export function goodsScene(table) {
  const label = table.texts.format("decide-one-more");
  const free = GOODS.map((_, at) => at).filter((at) => canBecome(table, withMore(chosenOf(table), at, 1)));
  const places = new Map(free.map((at) => [`good:${LETTERS[at]}`, at]));
  const targets = new Map([...places.keys()].map((key) => [key, { label }]));
  return { targets, choose: (key) => add(table, places.get(key) ?? 0) };
}

/** Taking or paying what is put together. @param {Table} table @returns {import("teocalli/asking.js").Decide | null} */
export function decideGoods(table) {
  if (sets(table).length <= FEW) return null;
  const chosen = chosenOf(table);
  const found = actionFor(table, chosen);
  const text = found
    ? actionText(table, found)
    : table.texts.format("decide-chosen-so-far", { amounts: amountMessages(goodsOf(chosen)) });
  return { text, ready: found !== undefined, act: () => found && sendAction(table, found.word) };
}

/** @param {{table: Table, good: string, at: number, chosen: number[]}} props */
function Stepper({ table, good, at, chosen }) {
  const { format } = table.texts;
  const count = chosen[at] ?? 0;
  const name = message(`teotihuacan-good-${good}`);
  const more = canBecome(table, withMore(chosen, at, 1));
  const noMore = sets(table).some(({ kind }) => kind === "pay") ? "decide-no-more-to-pay" : "decide-no-more-to-take";
  return html`<div class="deciding-stepper" role="group" aria-label=${table.texts.message(name)}>
    <button
      type="button"
      aria-label=${format("decide-less", { good: name })}
      aria-disabled=${count === 0}
      onClick=${() => count && select(table, { goods: withMore(chosen, at, -1) })}
    >
      −
    </button>
    <span><${Glyph} name=${good} size=${22} /> <b>${count}</b></span>
    <button
      type="button"
      data-option
      aria-label=${format("decide-more", { good: name })}
      aria-disabled=${!more}
      title=${more ? undefined : format(noMore)}
      onClick=${() => (more ? add(table, at) : notify(message(noMore)))}
    >
      +
    </button>
  </div>`;
}

/** @param {{table: Table}} props */
function Composing({ table }) {
  const chosen = chosenOf(table);
  const found = actionFor(table, chosen);
  const others = ordinaryActions(table).filter(({ kind }) => kind !== "gain" && kind !== "pay");
  return html`
    <div class="deciding-steppers">
      ${GOODS.map((good, at) => html`<${Stepper} key=${good} table=${table} good=${good} at=${at} chosen=${chosen} />`)}
    </div>
    ${
      found
        ? html`<p class="hint">${effectText(table, found)}</p>
            <${Finality} table=${table} preview=${found} />`
        : null
    }
    ${others.length ? html`<${Options} table=${table} previews=${others} />` : null}
  `;
}

/** @param {{table: Table}} props */
export function Goods({ table }) {
  return sets(table).length <= FEW ? html`<${Listing} table=${table} />` : html`<${Composing} table=${table} />`;
}
