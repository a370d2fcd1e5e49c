/** Choosing the cards that pay for a move. */
import { html } from "teocalli/html.js";
import { choiceOf, inOrder, mover, paymentOf, previewsOf, selectionOf } from "./acting.js";
import { tip } from "teocalli/board/tooltips.js";
import { CardShape, IDOLS, idolTitle } from "./icons/symbol.js";

/** @typedef {import("./types.js").Table} Table */

/** Cards chosen so far and how many are due. @param {Table} table */
function paymentState(table) {
  const selection = selectionOf(table);
  const preview = choiceOf(table)?.preview;
  if (preview?.kind === "move") return { cards: paymentOf(preview, selection), due: preview.cost };
  return { cards: inOrder(selection.cards ?? []), due: table.shown.position.due };
}

/** Idols whose cards can still be paid: cards go in the order of the idols. @param {Table} table */
function payableIdols(table) {
  const earliest = previewsOf(table, "pay").map((preview) => IDOLS.indexOf(preview.idol ?? ""));
  return earliest.length ? IDOLS.slice(Math.min(...earliest)) : IDOLS;
}

/** @param {string[]} cards @param {string} idol */
function chosenOf(cards, idol) {
  return cards.filter((card) => card === idol).length;
}

/**
 * The hand of the one who pays; a click lays a card down, for another one when enough lie there, or takes it up again.
 * @param {{table: Table}} props
 */
export function PaymentCards({ table }) {
  const { format } = table.texts;
  const { cards, due } = paymentState(table);
  const hand = table.shown.position.hands[mover(table)] ?? {};
  /** @param {string} idol @param {boolean} chosen */
  const toggle = (idol, chosen) => {
    const next = [...cards];
    if (chosen) next.splice(next.indexOf(idol), 1);
    else {
      if (cards.length >= due) next.shift();
      next.push(idol);
    }
    table.selection.value = { ...selectionOf(table), cards: inOrder(next) };
  };
  return html`<div class="ux-payment" role="group" aria-label=${format("board-payment")}>
    <p class="ux-payment-count" ...${tip(table, "uxmal-help-pay")}>
      ${format("board-payment-count", { chosen: cards.length, due })}
    </p>
    <div class="ux-payment-hand">
      ${payableIdols(table).map((idol) => {
        const held = Number(hand[idol] ?? 0);
        return held
          ? html`<span class="ux-fan" key=${idol}>
              ${Array.from({ length: held }, (_, index) => {
                const chosen = index < chosenOf(cards, idol);
                return html`<button
                  type="button"
                  key=${index}
                  class="ux-pay-card"
                  data-pay=${idol}
                  aria-pressed=${chosen}
                  aria-label=${format("board-payment-card", { idol: idolTitle(table.texts, idol), number: index + 1 })}
                  onClick=${() => toggle(idol, chosen)}
                >
                  <${CardShape} symbol=${idol} size=${44} />
                </button>`;
              })}
            </span>`
          : null;
      })}
    </div>
  </div>`;
}
