/** Sending what is chosen, and saying what it brings. */
import { html } from "teocalli/html.js";
import { choiceOf, mover, selectionOf } from "./acting.js";
import { cardsText, symbolMessage } from "./messages.js";
import { composePayment } from "./payment.js";
import { IDOLS, PriestIcon } from "./icons/symbol.js";
import { signed } from "./targets.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Preview} Preview */

/** Sends the chosen action; the cards of a payment follow one after another. @param {Table} table */
export function confirmChoice(table) {
  const choice = choiceOf(table);
  if (!choice?.ready || table.busy) return;
  if (choice.cards.length) composePayment(table, choice.cards);
  void table.send(choice.preview.word);
}

/** Cards of a payment by idol. @param {string[]} cards */
function counted(cards) {
  return IDOLS.flatMap((idol) => {
    const count = cards.filter((card) => card === idol).length;
    return count ? [{ idol, count }] : [];
  });
}

/** What the chosen action is, in words. @param {Table} table @param {Preview} preview */
export function actionText(table, preview) {
  const idol = symbolMessage(preview.idol ?? "-");
  const { field = "", from = "", to = "", seat = "", tile = "", level = 0, squares = 0, cost } = preview;
  const count = preview.cards ?? 1;
  return table.texts.format(`uxmal-action-${preview.kind}`, {
    field,
    from,
    to,
    seat,
    tile,
    level,
    squares,
    cost,
    count,
    idol,
  });
}

/** What it costs, as text. @param {Table} table @param {Preview} preview */
export function costText(table, preview) {
  const { format } = table.texts;
  if (!preview.cost) return format("board-cost-none");
  if (preview.kind !== "move") return cardsText(table, [{ idol: preview.idol ?? "", count: preview.cost }]);
  const cards = selectionOf(table).cards ?? [...(preview.payment ?? "")];
  return cards.length === preview.cost
    ? cardsText(table, counted(cards))
    : format("uxmal-card-total", { count: preview.cost });
}

/** What the priest that moves earns where it stands. @param {Table} table @param {Preview} preview */
function valueBefore(table, preview) {
  const priests = table.shown.projection[mover(table)]?.priests ?? [];
  return priests.find(({ field }) => field === preview.from)?.points ?? 0;
}

/**
 * What it brings at once or at the next scoring, as text; empty if nothing.
 * @param {Table} table
 * @param {Preview} preview
 */
export function gainText(table, preview) {
  const { format } = table.texts;
  if (preview.kind === "place") return format("board-gain-value", { points: preview.value ?? 0 });
  if (preview.kind === "move")
    return format("board-gain-moved", { points: preview.value ?? 0, before: valueBefore(table, preview) });
  if (preview.kind === "take") return cardsText(table, [{ idol: preview.idol ?? "", count: preview.cards ?? 0 }]);
  const claims = (preview.pairs ?? []).map((pair) => ({ idol: pair.idol, count: pair.cards }));
  return claims.length ? cardsText(table, claims, "disjunction") : format("board-gain-none");
}

/**
 * The change of every seat's projection; for a move with the cards that are chosen instead of the suggested ones.
 * @param {Table} table
 * @param {Preview} preview
 * @returns {number[]}
 */
export function changesOf(table, preview) {
  const values = preview.card_changes;
  const chosen = selectionOf(table).cards;
  if (preview.kind !== "move" || !values || chosen?.length !== preview.cost) return preview.change;
  /** @param {string[]} cards */
  const sum = (cards) => cards.reduce((total, card) => total + (values[card] ?? 0), 0);
  const difference = sum(chosen) - sum([...(preview.payment ?? "")]);
  return preview.change.map((change, seat) => (seat === table.view.to_move ? change + difference : change));
}

/** The change of every seat's projection. @param {{table: Table, preview: Preview}} props */
export function Changes({ table, preview }) {
  const changes = changesOf(table, preview);
  return html`<ul class="ux-changes">
    ${table.view.seats.map(({ seat, name, colour }) => {
      const change = changes[seat] ?? 0;
      const tone = change > 0 ? "ux-better" : change < 0 ? "ux-worse" : "ux-same";
      return html`<li key=${seat} class=${tone} title=${name}>
        <${PriestIcon} colour=${colour} size=${22} /><span class="visually-hidden">${name}</span>${" "}<b
          >${signed(change)}</b
        >
      </li>`;
    })}
  </ul>`;
}

/** Cost, gain, and what becomes of everybody's projection. @param {{table: Table, preview: Preview}} props */
export function Effect({ table, preview }) {
  const { format } = table.texts;
  const chosen = selectionOf(table).cards;
  const unfinished = preview.kind === "move" && chosen !== undefined && chosen.length !== preview.cost;
  return html`<div class="ux-effect">
    <p class="ux-effect-action">${actionText(table, preview)}</p>
    <dl>
      <div>
        <dt>${format("board-cost")}</dt>
        <dd>${costText(table, preview)}</dd>
      </div>
      ${
        preview.track
          ? null
          : html`<div>
              <dt>${format("board-gain")}</dt>
              <dd>${gainText(table, preview)}</dd>
            </div>`
      }
      <div>
        <dt>${format("board-change")}</dt>
        <dd><${Changes} table=${table} preview=${preview} /></dd>
      </div>
    </dl>
    ${unfinished ? html`<p class="ux-note">${format("board-change-suggested")}</p>` : null}
    ${preview.pairs && preview.pairs.length > 1 ? html`<p class="ux-note">${format("board-change-best")}</p>` : null}
    ${preview.ends_phase ? html`<p class="ux-note ux-note-strong">${format("board-ends-phase")}</p>` : null}
  </div>`;
}
