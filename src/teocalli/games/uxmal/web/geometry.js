/**
 * Where parts lie on the board. Fields are named "a1" … "h8"; `col` and `row` count from 0 at a1.
 * Lengths are units of the SVG (a field is 64 wide).
 */

/** @typedef {import("./types.js").Position} Position */
/** @typedef {{col: number, row: number}} Spot */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {{level: number, symbol: string}} Top */
/** @typedef {ReturnType<typeof geometry>} Geometry */

export const SIZE = 8;
export const FIELD_WIDTH = 64;
const COLUMNS = "abcdefgh";
/** Width and height of the ground of a symbol. */
export const PLATE = 50;

/** @param {number} col @param {number} row */
export function fieldAt(col, row) {
  return `${COLUMNS[col]}${row + 1}`;
}

/** Where each field lies. @type {Map<string, Spot>} */
const SPOTS = new Map(
  Array.from({ length: SIZE * SIZE }, (_, at) => {
    const [col, row] = [at % SIZE, Math.floor(at / SIZE)];
    return [fieldAt(col, row), { col, row }];
  }),
);

/** @param {string} field @returns {Spot} */
export function spot(field) {
  return SPOTS.get(field) ?? { col: 0, row: 0 };
}

/** All fields as they are read: row 8 first, from left to right. */
export const ROWS = Array.from({ length: SIZE }, (_, index) =>
  Array.from({ length: SIZE }, (_, col) => fieldAt(col, SIZE - 1 - index)),
);

/** @param {number} col @param {number} row */
export function onBoard(col, row) {
  return col >= 0 && col < SIZE && row >= 0 && row < SIZE;
}

/** @param {Position} position @param {string} field @returns {Top} */
export function topOf(position, field) {
  const { col, row } = spot(field);
  const line = SIZE - 1 - row;
  return { level: Number(position.levels[line]?.[col]), symbol: position.symbols[line]?.[col] ?? "-" };
}

/** The fields of a seat as a tile is written: clockwise from the upper left one. @param {string} seat */
export function seatFields(seat) {
  const { col, row } = spot(seat);
  return [fieldAt(col, row + 1), fieldAt(col + 1, row + 1), fieldAt(col + 1, row), seat];
}

/** All seats of a level, those further back first; level 0 are the printed spaces. @param {number} level */
export function seatsOf(level) {
  const shift = Math.max(0, level - 1);
  const count = 4 - shift;
  const seats = [];
  for (let back = count - 1; back >= 0; back--) {
    for (let right = 0; right < count; right++) seats.push(fieldAt(shift + 2 * right, shift + 2 * back));
  }
  return seats;
}

/** Seats on which a tile (or the printed board) of that level lies. @param {Position} position @param {number} level */
export function builtSeats(position, level) {
  return seatsOf(level).filter((seat) => seatFields(seat).every((field) => topOf(position, field).level >= level));
}

/**
 * Whether the field in front of it is higher and covers a strip of it.
 * @param {Position} position
 * @param {string} field
 */
export function partlyHidden(position, field) {
  const { col, row } = spot(field);
  return row > 0 && topOf(position, fieldAt(col, row - 1)).level > topOf(position, field).level;
}

/**
 * Measures of the board. On a narrow screen rows are taller, so that also a partly hidden field is a target of 44 px.
 * @param {boolean} compact
 */
export function geometry(compact) {
  const height = compact ? 75 : 69;
  const step = compact ? 11 : 13;
  const left = compact ? 11 : 24;
  const right = compact ? 0 : 10;
  const top = step + (compact ? 3 : 8);
  const below = compact ? 28 : 38;
  /** @param {number} col */
  const x = (col) => left + col * FIELD_WIDTH;
  /** Upper edge of a field of that level. @param {number} row @param {number} level */
  const y = (row, level) => top + (SIZE - 1 - row) * height - level * step;
  /** The part of a field's top that is not hidden. @param {Position} position @param {string} field @returns {Box} */
  const box = (position, field) => {
    const { col, row } = spot(field);
    const hidden = partlyHidden(position, field) ? step : 0;
    return { x: x(col), y: y(row, topOf(position, field).level), width: FIELD_WIDTH, height: height - hidden };
  };
  /** A tile at that seat and level. @param {string} seat @param {number} level @returns {Box} */
  const tile = (seat, level) => {
    const { col, row } = spot(seat);
    return { x: x(col), y: y(row + 1, level), width: 2 * FIELD_WIDTH, height: 2 * height };
  };
  return {
    compact,
    fieldHeight: height,
    step,
    left,
    top,
    x,
    y,
    box,
    tile,
    width: left + SIZE * FIELD_WIDTH + right,
    height: top + SIZE * height + below,
    bottom: top + SIZE * height,
  };
}
