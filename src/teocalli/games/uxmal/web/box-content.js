/** What a component file of this game holds while it is entered: tiles, board spaces, points. Nothing here draws. */

/**
 * @typedef {import("teocalli/own-components.js").Content} Content
 * @typedef {"base" | "tiles"} Part
 * @typedef {{part: Part, number: number, corner: number}} Place   corner: clockwise from the upper left
 */

export const SYMBOLS = ["S", "J", "M", "E", "T", "-"];
export const SPACES = 16;
export const LAST_TILE = 29;

/** Corners as one reads them. */
export const CORNERS = [0, 1, 3, 2];

const MISSING = "?";

/** @param {any} text @param {number} length */
const clean = (text, length) =>
  Array.from({ length }, (_, at) => {
    const symbol = typeof text === "string" ? text[at] : undefined;
    return symbol !== undefined && SYMBOLS.includes(symbol) ? symbol : MISSING;
  }).join("");

/** The tiles, those that are not entered too. @param {Content} content @returns {string[]} */
export function tilesOf({ tiles }) {
  const listed = Array.isArray(tiles) ? tiles : [];
  return Array.from({ length: Math.max(LAST_TILE, listed.length) }, (_, at) => clean(listed[at], 4));
}

/** The rows of the board, row 8 first. @param {Content} content @returns {string[]} */
const rowsOf = ({ base }) => Array.from({ length: 8 }, (_, at) => clean(Array.isArray(base) ? base[at] : null, 8));

/** Where a corner of a space stands in the rows. @param {number} number @param {number} corner */
function spot(number, corner) {
  const row = 6 - 2 * Math.floor(number / 4) + (corner > 1 ? 1 : 0);
  return { row, column: 2 * (number % 4) + (corner === 1 || corner === 2 ? 1 : 0) };
}

/** @param {string} text @param {number} at @param {string} symbol */
const put = (text, at, symbol) => text.slice(0, at) + symbol + text.slice(at + 1);

/**
 * A list with another item at a place.
 * @template T
 * @param {T[]} list
 * @param {number} at
 * @param {T} item
 */
export const withItem = (list, at, item) => list.map((each, here) => (here === at ? item : each));

/**
 * The four symbols of a tile or space, clockwise.
 * @param {Content} content
 * @param {Part} part
 * @param {number} number
 */
export function symbolsOf(content, part, number) {
  if (part === "tiles") return tilesOf(content)[number] ?? MISSING.repeat(4);
  const rows = rowsOf(content);
  return [0, 1, 2, 3].map((corner) => rows[spot(number, corner).row]?.[spot(number, corner).column]).join("");
}

/** Whether it is a tile: three different idols and a blank (U1). @param {string} symbols */
export const isRight = (symbols) => new Set(symbols).size === 4 && symbols.includes("-") && !symbols.includes(MISSING);

/** @param {Content} content @param {Place} place @param {string} symbol @returns {Content} */
function changed(content, { part, number, corner }, symbol) {
  if (part === "tiles") {
    const tiles = tilesOf(content);
    return { ...content, tiles: withItem(tiles, number, put(tiles[number] ?? "", corner, symbol)) };
  }
  const rows = rowsOf(content);
  const { row, column } = spot(number, corner);
  return { ...content, base: withItem(rows, row, put(rows[row] ?? "", column, symbol)) };
}

/**
 * The content with a symbol at a place. Three different idols leave only the blank for the fourth place (U1).
 * @param {Content} content
 * @param {Place} place
 * @param {string} symbol
 */
export function entered(content, place, symbol) {
  const next = changed(content, place, symbol);
  const symbols = symbolsOf(next, place.part, place.number);
  const open = symbols.indexOf(MISSING);
  const alone = open >= 0 && open === symbols.lastIndexOf(MISSING);
  return alone && symbol !== MISSING && isRight(put(symbols, open, "-"))
    ? changed(next, { ...place, corner: open }, "-")
    : next;
}

/**
 * Where one goes on: what is missing of the same tile, else the next tile, spaces in the order in which they are seen.
 * @param {Content} content
 * @param {Place} place
 * @param {number[]} seen spaces in that order
 * @returns {Place}
 */
export function nextPlace(content, place, seen) {
  const { part, number, corner } = place;
  const symbols = symbolsOf(content, part, number);
  const here = CORNERS.indexOf(corner);
  const rest = [...CORNERS.slice(here + 1), ...CORNERS.slice(0, here)];
  const open = rest.find((each) => symbols[each] === MISSING);
  if (open !== undefined) return { ...place, corner: open };
  if (part === "tiles") return { part, number: Math.min(number + 1, tilesOf(content).length - 1), corner: 0 };
  const next = seen[seen.indexOf(number) + 1];
  return next === undefined ? { part: "tiles", number: 0, corner: 0 } : { part, number: next, corner: 0 };
}

/** @param {Content} content @param {number} number @returns {Content} */
export const withoutTile = (content, number) => ({
  ...content,
  tiles: tilesOf(content).filter((_, at) => at !== number),
});

/**
 * The tables of points, ours where the content has none that can be shown.
 * @param {Content} content
 * @param {Content} ours
 * @returns {{points: Record<string, number[]>, cards: number[]}}
 */
export function pointsOf(content, ours) {
  const row = (/** @type {any} */ given, /** @type {number[]} */ own) =>
    own.map((value, at) => (Number.isInteger(given?.[at]) ? given[at] : value));
  const points = Object.entries(ours.points).map(([level, own]) => [level, row(content.points?.[level], own)]);
  return { points: Object.fromEntries(points), cards: row(content.card_points, ours.card_points) };
}
