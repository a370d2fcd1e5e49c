/** Messages that several parts of the table use inside others. */

/** @typedef {import("teocalli/types.js").Message} Message */
/** @typedef {import("./types.js").Table} Table */

/**
 * The name of a symbol, also of a blank.
 * @param {string} symbol
 * @returns {Message}
 */
export function symbolMessage(symbol) {
  return { id: symbol === "-" ? "uxmal-blank" : `uxmal-idol-${symbol}`, args: {} };
}

/**
 * Like "2 snake cards".
 * @param {number} count
 * @param {string} idol
 * @returns {Message}
 */
export function cardsMessage(count, idol) {
  return { id: "uxmal-cards", args: { count, idol: symbolMessage(idol) } };
}

/**
 * Amounts of cards as one text: "2 snake cards and 1 eagle card".
 * @param {Table} table
 * @param {{idol: string, count: number}[]} cards
 * @param {"conjunction" | "disjunction"} [type]
 */
export function cardsText(table, cards, type = "conjunction") {
  const list = new Intl.ListFormat(table.settings.language, { type });
  return list.format(cards.map(({ idol, count }) => table.texts.message(cardsMessage(count, idol))));
}
