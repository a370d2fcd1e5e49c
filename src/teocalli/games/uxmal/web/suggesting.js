/** Actions that somebody suggests: how the board shows them, and choosing one. */

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Preview} Preview
 * @typedef {import("./acting.js").Selection} Selection
 */

/**
 * The selection that stands for an action; null for one that nothing shows.
 * @param {Table} _
 * @param {Preview} preview
 * @returns {Selection | null}
 */
export function shownBy(_, { kind, word, seat, turn, field, from, to, idol = "" }) {
  switch (kind) {
    case "seat":
      return { mode: "seat", seat, turn };
    case "place":
      return { mode: "place", field };
    case "move":
      return { mode: "move", from, to };
    case "honour":
    case "curse":
      return { mode: "track", idol, word };
    case "take":
      return { mode: "take", word };
    case "pay":
      return { mode: "pay", cards: [idol] };
    default:
      return null;
  }
}

/**
 * Chooses an action, to be confirmed as usual; to build draws a tile at once.
 * @param {Table} table
 * @param {Preview} preview
 */
export function choose(table, preview) {
  const shown = shownBy(table, preview);
  if (shown) table.selection.value = shown;
  else void table.send(preview.word);
}
