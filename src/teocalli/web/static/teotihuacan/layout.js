/** Where the eight boards and the city lie, in units of the drawing: a ring of cards around the city, which grows while one builds. */
import { CITY } from "./city.js";

/** @typedef {{x: number, y: number, width: number, height: number, scale: number}} Spot */

export const WHOLE = { width: 1048, height: 824 };
const GAP = 8;
const SIDE = { width: 280, height: 269.33 };
const MIDDLE = { width: 472, height: 176 };
/** Columns and rows of the ring, clockwise from the Palace. */
const RING = [[1, 0], [2, 0], [2, 1], [2, 2], [1, 2], [0, 2], [0, 1], [0, 0]];
/** How much the city grows while one builds: on a small table so much that its places remain large enough to be pointed at. */
export const GROWN = { large: 1.15, small: 1.3 };

/** @param {number} x @param {number} y @param {{width: number, height: number}} size @param {number} scale @returns {Spot} */
const spot = (x, y, { width, height }, scale) => ({ x, y, width, height, scale });

/** Width and height that a card is drawn for, by its place on the ring. @param {number} place */
export const sizeOf = (place) => (place % 4 === 0 ? MIDDLE : SIDE);

/**
 * @param {number} cityScale how large the city is wanted
 * @returns {{ring: Spot[], city: Spot}} the ring clockwise from the Palace
 */
export function layout(cityScale) {
  const city = { width: CITY.width * cityScale, height: CITY.height * cityScale };
  const side = (WHOLE.width - city.width) / 2 - GAP;
  const sideScale = side / SIDE.width;
  const left = [0, side + GAP, WHOLE.width - side];
  const rest = WHOLE.height - city.height - 2 * GAP;
  const [upper, lower] = cityScale > 1 ? [rest * 0.4, rest * 0.6] : [rest / 2, rest / 2];
  const rowGap = (WHOLE.height - 3 * SIDE.height * sideScale) / 2;
  const ring = RING.map(([column = 0, row = 0]) => {
    if (column !== 1) return spot(left[column] ?? 0, row * (SIDE.height * sideScale + rowGap), SIDE, sideScale);
    const scale = (row ? lower : upper) / MIDDLE.height;
    const x = (WHOLE.width - MIDDLE.width * scale) / 2;
    return spot(x, row ? WHOLE.height - lower : 0, MIDDLE, scale);
  });
  return { ring, city: spot(side + GAP, upper + GAP, CITY, cityScale) };
}
