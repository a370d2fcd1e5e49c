/** Names of what lies on the table, for those who do not see it. */

/** @typedef {import("teocalli/types.js").Table} Table */
/** @typedef {import("./scene.js").Show} Show */
/** @typedef {import("teocalli/types.js").Message} Message */

/** @param {string} id @param {Message["args"]} [args] @returns {Message} */
export const message = (id, args = {}) => ({ id, args });

/** @param {number | string} board */
export const boardMessage = (board) => message(`teotihuacan-board-${board}`);

/** @param {string} icon */
export const iconMessage = (icon) => message(`teotihuacan-icon-${icon}`);

/** @param {string} kind */
export const kindMessage = (kind) => message(`teotihuacan-kind-${kind}`);

/** @param {Show} show @param {import("./dice.js").Worker} worker */
export function workerName(show, { seat, board, power, locked, royal }) {
  const place = royal
    ? message("board-teo-on-royal", { board: boardMessage(board), tile: message(`teotihuacan-royal-${royal}`) })
    : boardMessage(board);
  return show.table.texts.format(locked ? "teotihuacan-locked-name" : "teotihuacan-worker-name", {
    player: show.table.seatName(seat),
    power,
    board: place,
  });
}

/** @param {Show} show @param {number} board */
export function boardName({ table, position }, board) {
  const place = position.boards.indexOf(board) + 1;
  return table.texts.format("teotihuacan-board-name", { name: boardMessage(board), number: board, place });
}

/** The component tables of this game. @param {Table} table @returns {any} */
export const partsOf = (table) => table.view.components ?? table.meta.components;

/** Numbers of tiles by their names, for the tables in which they stand. @type {WeakMap<object, Map<string, number>>} */
const numbers = new WeakMap();

/** @param {string} letters @param {unknown[]} tiles @returns {[string, number][]} */
const named = (letters, tiles) => tiles.map((_, at) => [`${letters}${at + 1}`, at + 1]);

/**
 * The number of a Pyramid tile, a Decoration or a Starting tile, which is a part of its name.
 * @param {any} parts
 * @param {string} tile
 */
export function numberOf(parts, tile) {
  const known =
    numbers.get(parts) ??
    new Map([
      ...named("T", parts.pyramid_tiles),
      ...named("D", parts.decoration_tiles),
      ...named("ST", parts.starting_tiles),
    ]);
  numbers.set(parts, known);
  return known.get(tile) ?? 0;
}

/** @param {Table} table @param {string} tile @returns {Message} */
export const pyramidTileMessage = (table, tile) =>
  message("teotihuacan-pyramid-tile", { number: numberOf(partsOf(table), tile) });

/** A Decoration by its number. @param {Table} table @param {string} tile @returns {Message} */
export const decorationTileMessage = (table, tile) =>
  message("teotihuacan-decoration", { number: numberOf(partsOf(table), tile) });

/** @param {string} tile @returns {Message} */
export const startingTileMessage = (tile) => message(`teotihuacan-start-${tile}`);

/** The icons of a Pyramid tile, clockwise from the top left. @param {Show} show @param {string} tile */
export function tileIcons({ parts }, tile) {
  return parts.pyramid_tiles[numberOf(parts, tile) - 1] ?? "pppp";
}

/** Left and right icon of a Decoration. @param {Show} show @param {string} tile */
export function decorationIcons({ parts }, tile) {
  return parts.decoration_tiles[numberOf(parts, tile) - 1] ?? "pp";
}

/** @param {Show} show @param {string} tile */
export function pyramidTileName(show, tile) {
  const icons = [...tileIcons(show, tile)].map(iconMessage);
  return show.table.texts.format("teotihuacan-pyramid-tile-name", { number: numberOf(show.parts, tile), icons });
}

/** @param {Show} show @param {string} tile @returns {Message} */
export function decorationMessage(show, tile) {
  const [left = "p", right = "p"] = decorationIcons(show, tile);
  return message("teotihuacan-decoration-name", {
    number: numberOf(show.parts, tile),
    left: iconMessage(left),
    right: iconMessage(right),
  });
}

/** Names joined as one does in that language. @param {Show} show @param {string[]} names */
export function listed({ table }, names) {
  return new Intl.ListFormat(table.texts.language, { type: "conjunction" }).format(names);
}
