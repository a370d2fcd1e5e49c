/** The piles: a row of counters each, of which the first ones can be taken. */
import { consume, moveFocusByArrows } from "teocalli/board/arrows.js";
import { comparedOnce, startOfNews } from "teocalli/board/changes.js";
import { tip } from "teocalli/board/tooltips.js";
import { html } from "teocalli/html.js";

/** @typedef {import("teocalli/types.js").Table} Table */
/** @typedef {import("teocalli/types.js").Preview} Preview */

/** Counters that each pile lost between two positions. */
const lostSince = comparedOnce(/** @type {number[]} */ ([]), (/** @type {{piles: number[]}} */ before, after) =>
  after.piles.map((size, pile) => (before.piles[pile] ?? size) - size),
);

/** Counters that each pile lost lately, to be marked. @param {Table} table */
function lost(table) {
  const start = startOfNews(table, table.shown.last);
  const before = start === null ? null : table.positionAt(start);
  return lostSince(/** @type {any} */ (before), /** @type {any} */ (table.shown.position));
}

/**
 * What a click on a counter does: takes it with all before it.
 * @param {Table} table
 * @param {number} pile
 * @param {number} count
 */
const takes = (table, pile, count) =>
  table.legal.find((each) => each.kind === "take" && each.pile === pile && each.gain === count);

/** @param {{table: Table, pile: number, count: number}} props */
function Counter({ table, pile, count }) {
  const preview = takes(table, pile, count);
  if (!preview) return html`<span class="heap-counter"></span>`;
  const label = table.texts.format("heap-do-take", { pile, gain: count });
  return html`<button
    type="button"
    class="heap-counter"
    data-target=${preview.word}
    aria-label=${label}
    ...${tip(table, "heap-help-take", label)}
    onClick=${() => void table.send(preview.word)}
  ></button>`;
}

/** @param {{table: Table}} props */
export function Board({ table }) {
  const { texts, shown } = table;
  const gone = lost(table);
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    if (moveFocusByArrows(event)) consume(event);
  };
  return html`<ol class="heap-piles" onKeyDown=${onKeyDown}>
    ${shown.position.piles.map(
      (/** @type {number} */ size, /** @type {number} */ at) =>
        html` <li key=${at} data-spot=${`pile:${at + 1}`}>
          <span class="heap-name">${texts.format("heap-pile", { pile: at + 1 })}</span>
          <span class="heap-row">
            ${Array.from(
              { length: size },
              (_, counter) => html`<${Counter} key=${counter} table=${table} pile=${at + 1} count=${counter + 1} />`,
            )}
          </span>
          <b class="figure"
            >${size}${gone[at] ? html`<small class="heap-lost" aria-hidden="true">−${gone[at]}</small>` : null}</b
          >
        </li>`,
    )}
  </ol>`;
}
