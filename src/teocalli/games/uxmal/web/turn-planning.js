/** What plans for a turn compare here: cards, priests in supply, and what the end of the phase would bring now. */
import { html } from "teocalli/html.js";
import { tip } from "teocalli/board/tooltips.js";
import { choiceOf, mover, selectionOf } from "./acting.js";
import { actionText, changesOf } from "./confirming.js";
import { IDOLS, IdolPlate, PriestIcon, idolTitle } from "./icons/symbol.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Preview} Preview */

/** The name of the row of an idol's cards. @param {string} idol */
const cardsOf = (idol) => `cards:${idol}`;

/** @param {Table} table */
const colourOf = (table, seat = mover(table)) => table.view.seats[seat]?.colour ?? "pink";

/** Cards of each idol that an action takes, or costs. @param {Table} table @param {Preview} preview */
function cardChanges(table, { kind, idol = "", cards = 0, cost, pairs = [] }) {
  const seat = mover(table);
  if (kind === "take") return [[idol, cards]];
  if (kind === "honour" || kind === "curse") return [[idol, -cost]];
  if (kind === "move" || kind === "pay") return (choiceOf(table)?.cards ?? []).map((card) => [card, -1]);
  // Of several pairs the one that is worth most will be chosen.
  const [best] = [...pairs].sort((one, other) => (other.change[seat] ?? 0) - (one.change[seat] ?? 0));
  return best ? [[best.idol, best.cards]] : [];
}

/** @type {import("teocalli/types.js").TurnPlanning} */
export const planning = {
  rows: (table, total) => [
    {
      name: total,
      label: table.texts.format("uxmal-turn-total"),
      symbol: html`<${PriestIcon} colour=${colourOf(table)} size=${18} />`,
      about: tip(table, "uxmal-help-points"),
    },
    ...IDOLS.map((idol) => ({
      name: cardsOf(idol),
      quiet: true,
      label: table.texts.format("uxmal-turn-cards", { idol: idolTitle(table.texts, idol) }),
      symbol: html`<svg viewBox="0 0 50 50" width="18" height="18" aria-hidden="true">
        <${IdolPlate} symbol=${idol} x=${25} y=${25} letter />
      </svg>`,
    })),
    { name: "supply", quiet: true, label: table.texts.format("uxmal-turn-supply"), symbol: null },
  ],
  stock: ({ hands, supply }, seat) => ({
    ...Object.fromEntries(IDOLS.map((idol) => [cardsOf(idol), Number(hands[seat]?.[idol] ?? 0)])),
    supply: supply[seat] ?? 0,
  }),
  withWaiting: (table, stock, preview) => {
    const after = { ...stock };
    for (const [idol, count] of cardChanges(table, preview))
      after[cardsOf(String(idol))] = (after[cardsOf(String(idol))] ?? 0) + Number(count);
    if (preview.kind === "place") after.supply = (after.supply ?? 0) - 1;
    return after;
  },
  tellsWaiting: true,
  changes: (table, preview) => changesOf(table, preview),
  chosen: (table) => ({ ...selectionOf(table), cards: choiceOf(table)?.cards }),
  actionText,
  seatMark: (table, seat) => html`<${PriestIcon} colour=${colourOf(table, seat)} size=${18} />`,
};
