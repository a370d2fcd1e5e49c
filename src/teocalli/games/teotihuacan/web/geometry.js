/** The grid of the pyramid: places, cells and stairways, as the rules number them (T2, T3). */

export const CELLS = 8;
export const STAIRS = ["n", "e", "s", "w"];

/** @typedef {{level: number, row: number, column: number}} Place */

/** Every place, from the lowest level up. @type {Place[]} */
export const PLACES = [1, 2, 3, 4].flatMap((level) =>
  Array.from({ length: (5 - level) ** 2 }, (_, at) => ({
    level,
    row: Math.floor(at / (5 - level)),
    column: at % (5 - level),
  })),
);

/** @param {Place} place */
export const placeKey = ({ level, row, column }) => `${level}.${row}.${column}`;

/** A place as previews tell it: level, row, column. @param {number[]} place @returns {Place} */
export const placeOf = ([level = 1, row = 0, column = 0]) => ({ level, row, column });

/** Row and column of the upper left one of the four cells that a place covers. @param {Place} place */
export const corner = ({ level, row, column }) => ({ row: 2 * row + level - 1, column: 2 * column + level - 1 });

/** Level of a cell; 0 is the printed board. @param {string[]} levels @param {number} row @param {number} column */
export const levelAt = (levels, row, column) => Number(levels[row]?.[column] ?? 0);

/** Whether a tile lies on a place. @param {string[]} levels @param {Place} place */
export function isBuilt(levels, place) {
  const { row, column } = corner(place);
  return [0, 1].every((down) => [0, 1].every((right) => levelAt(levels, row + down, column + right) >= place.level));
}

/**
 * The upper left one of the two cells of a stairway's step; step 0 lies beside the grid.
 * @param {string} stair
 * @param {number} step
 */
export function stepCell(stair, step) {
  const along = 3;
  const across = stair === "n" || stair === "w" ? step - 1 : CELLS - step;
  return stair === "n" || stair === "s" ? { row: across, column: along } : { row: along, column: across };
}
