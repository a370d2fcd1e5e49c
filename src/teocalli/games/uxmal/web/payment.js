/**
 * A payment that the player has composed and that goes to the server card by card, since every card is a decision
 * of its own. What the server pays by itself is skipped; anything unexpected ends it and asks the player.
 */

/** @typedef {import("./types.js").Table} Table */

/** @type {{game: string, cards: string[], lastDue: number} | null} */
let composed = null;

/** @param {Table} table @param {string[]} cards in the order of the idols */
export function composePayment(table, cards) {
  composed = { game: table.view.id, cards, lastDue: Infinity };
}

/** Whether a composed payment is still to go on at this decision. @param {Table} table */
export function isPaying(table) {
  return nextPayment(table) !== null;
}

/** @param {Table} table @returns {string | null} the word to send next */
function nextPayment(table) {
  const { decision, due } = table.shown.position;
  if (!composed || composed.game !== table.view.id || decision !== "pay" || due >= composed.lastDue) return null;
  const card = composed.cards[composed.cards.length - due];
  return table.legal.find(({ kind, idol }) => kind === "pay" && idol === card)?.word ?? null;
}

/** Sends the next card of a composed payment, or forgets the payment when it no longer fits. @param {Table} table */
export function continuePayment(table) {
  const word = nextPayment(table);
  if (!word || !composed) {
    composed = null;
    return;
  }
  composed.lastDue = table.shown.position.due;
  void table.send(word);
}
