/** What plans for a turn compare here: points, goods, tracks, and what an Eclipse would bring now. */
import { html } from "teocalli/html.js";
import { SeatMark } from "./dice.js";
import { Glyph } from "./icons/symbol.js";
import { actionText, stockTip, symbolOf } from "./decisions/wording.js";
import { colourOf } from "./scene.js";

/** @typedef {import("teocalli/types.js").Table} Table */

/** What a plan changes, in the order in which it is shown. */
const STOCK = ["vp", "cocoa", "wood", "stone", "gold", "blue", "red", "green", "avenue", "track"];

/**
 * A row of the comparison.
 * @param {Table} table
 * @param {string} name of the stock
 * @param {string} symbol
 */
const row = (table, name, symbol) => ({
  name,
  label: table.texts.format(`decide-stock-${name}`),
  symbol: html`<${Glyph} name=${symbol} size=${16} />`,
  about: stockTip(table, name),
});

/** @type {import("teocalli/types.js").TurnPlanning} */
export const planning = {
  rows: (table, total) => [
    ...STOCK.map((name) => row(table, name, symbolOf(name))),
    { ...row(table, "projection", "dark"), name: total },
  ],
  stock: (position, seat) => Object.fromEntries(STOCK.map((name) => [name, position.players[seat][name]])),
  withWaiting: (_, stock, { gets, gives }) =>
    Object.fromEntries(STOCK.map((name) => [name, (stock[name] ?? 0) + (gets[name] ?? 0) - (gives[name] ?? 0)])),
  tellsWaiting: false,
  changes: (_, { change }) => change,
  chosen: (_, { word }) => ({ final: word }),
  actionText,
  seatMark: (table, seat) => html`<${SeatMark} colour=${colourOf(/** @type {any} */ ({ table }), seat)} size=${16} />`,
};
