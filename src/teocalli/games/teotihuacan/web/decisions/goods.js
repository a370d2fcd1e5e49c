/** Putting together a set of resources to take or to pay. */
import { html } from "teocalli/html.js";
import { notify } from "teocalli/notices.js";
import { message } from "../names.js";
import { Glyph } from "../icons/symbol.js";
import { ordinary, partOf, propose, select, selectionOf, settle } from "./asked.js";
import { Finality } from "./finality.js";
import { Listing, Options } from "./option.js";
import { actionText, amountMessages, effectText, goodsOf } from "./wording.js";

/** @typedef {import("teocalli/types.js").Table} Table */

const GOODS = /** @type {[string, string][]} */ ([
  ["w", "wood"],
  ["s", "stone"],
  ["g", "gold"],
]);

/** Up to so many sets are simply listed. */
const FEW = 6;

/** @param {Table} table */
const sets = (table) => ordinary(table).filter(({ kind }) => kind === "gain" || kind === "pay");

/** @param {string} letters */
const sorted = (letters) =>
  [..."wsg"].map((good) => [...letters].filter((letter) => letter === good).join("")).join("");

/** Whether a set can still become, or is, one that is legal. @param {Table} table @param {string} letters */
function canBecome(table, letters) {
  const counts = (/** @type {string} */ text) =>
    [..."wsg"].map((good) => [...text].filter((letter) => letter === good).length);
  const wanted = counts(letters);
  return sets(table).some(({ word }) => counts(partOf(word)).every((count, at) => count >= (wanted[at] ?? 0)));
}

/** @param {Table} table @param {string} letters */
const wordFor = (table, letters) => sets(table).find(({ word }) => partOf(word) === (letters || "-"));

/** @param {Table} table @param {string} letter */
function add(table, letter) {
  const goods = sorted((selectionOf(table).goods ?? "") + letter);
  if (!canBecome(table, goods)) return;
  const only =
    partOf(sets(table)[0]?.word ?? "").length === 1 && sets(table).every(({ word }) => partOf(word).length === 1)
      ? wordFor(table, goods)
      : undefined;
  if (only) propose(table, only.word);
  else select(table, { goods });
}

/** @param {Table} table @returns {Partial<import("../scene.js").Scene>} */
export function goodsScene(table) {
  const chosen = selectionOf(table).goods ?? "";
  const targets = new Map();
  for (const [letter] of GOODS) {
    if (canBecome(table, sorted(chosen + letter)))
      targets.set(`good:${letter}`, { label: table.texts.format("decide-one-more") });
  }
  return { targets, choose: (key) => add(table, partOf(key)) };
}

/** Taking or paying what is put together. @param {Table} table @returns {import("teocalli/asking.js").Decide | null} */
export function decideGoods(table) {
  if (sets(table).length <= FEW) return null;
  const chosen = selectionOf(table).goods ?? "";
  const found = wordFor(table, chosen);
  const text = found
    ? actionText(table, found)
    : table.texts.format("decide-chosen-so-far", { amounts: amountMessages(goodsOf(chosen)) });
  return { text, ready: found !== undefined, act: () => found && settle(table, found.word) };
}

/** @param {{table: Table, letter: string, good: string, chosen: string}} props */
function Stepper({ table, letter, good, chosen }) {
  const { format } = table.texts;
  const count = [...chosen].filter((each) => each === letter).length;
  const name = message(`teotihuacan-good-${good}`);
  const more = canBecome(table, sorted(chosen + letter));
  const noMore = sets(table).some(({ kind }) => kind === "pay") ? "decide-no-more-to-pay" : "decide-no-more-to-take";
  return html`<div class="deciding-stepper" role="group" aria-label=${table.texts.message(name)}>
    <button
      type="button"
      aria-label=${format("decide-less", { good: name })}
      aria-disabled=${count === 0}
      onClick=${() => count && select(table, { goods: chosen.replace(letter, "") })}
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
      onClick=${() => (more ? add(table, letter) : notify(message(noMore)))}
    >
      +
    </button>
  </div>`;
}

/** @param {{table: Table}} props */
function Composing({ table }) {
  const chosen = selectionOf(table).goods ?? "";
  const found = wordFor(table, chosen);
  const others = ordinary(table).filter(({ kind }) => kind !== "gain" && kind !== "pay");
  return html`
    <div class="deciding-steppers">
      ${GOODS.map(
        ([letter, good]) =>
          html`<${Stepper} key=${letter} table=${table} letter=${letter} good=${good} chosen=${chosen} />`,
      )}
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
