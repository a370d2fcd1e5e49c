/**
 * Where the eight boards and the city lie. The table fills the room it gets: the cards of the ring are as large as
 * their type must be to be read with ease, everything else is the city's.
 */

/**
 * @typedef {{x: number, y: number, width: number, height: number, tray: {x: number, y: number}}} Spot   `tray`: where
 *   dice that pass by stand, from its upper left corner
 */
/**
 * @typedef {{unit: number, extent: {width: number, height: number}, ring: Spot[], city: Spot}} Layout   `unit`: pixels
 *   of one unit of the drawing; `ring`: clockwise from the Palace
 */

const GAP = 8;
/** Cards at the sides are at least so high; those above and below the city are as wide as it, at least so wide. */
const SIDE = { width: 280, height: 269 };
const MIDDLE = { width: 472, height: 145 };
/** Columns and rows of the ring, clockwise from the Palace. */
const RING = [
  [1, 0],
  [2, 0],
  [2, 1],
  [2, 2],
  [1, 2],
  [0, 2],
  [0, 1],
  [0, 0],
];
/** Pixels of a unit below which the type of 16 units cannot be read with ease. */
const LEGIBLE = 0.645;
/**
 * How much of the height three cards one above the other take as drawn; in the rest they have air, and the city grows.
 */
const CALM = 0.86;

/** @param {{width: number, height: number}} room in pixels */
function unitFor({ width, height }) {
  const highest = height / (3 * SIDE.height + 2 * GAP);
  const widest = width / (2 * (SIDE.width + GAP) + MIDDLE.width);
  return Math.min(highest, widest, Math.max(LEGIBLE, CALM * highest));
}

/**
 * A card above or below the city: its dice stand in its head.
 * @param {number} row
 * @param {{width: number, height: number}} extent
 * @returns {Spot}
 */
function middleSpot(row, extent) {
  const width = extent.width - 2 * (SIDE.width + GAP);
  return {
    x: SIDE.width + GAP,
    y: row ? extent.height - MIDDLE.height : 0,
    width,
    height: MIDDLE.height,
    tray: { x: width / 2, y: 8 },
  };
}

/**
 * A card beside the city.
 * @param {number} column
 * @param {number} row
 * @param {{width: number, height: number}} extent
 * @returns {Spot}
 */
function sideSpot(column, row, extent) {
  const height = (extent.height - 2 * GAP) / 3;
  return {
    x: column ? extent.width - SIDE.width : 0,
    y: row * (height + GAP),
    width: SIDE.width,
    height,
    tray: { x: SIDE.width / 2, y: height - 44 },
  };
}

/** @param {{width: number, height: number}} room in pixels @returns {Layout} */
export function layout(room) {
  const unit = unitFor(room);
  const extent = { width: room.width / unit, height: room.height / unit };
  const ring = RING.map(([column = 0, row = 0]) =>
    column === 1 ? middleSpot(row, extent) : sideSpot(column, row, extent),
  );
  const top = MIDDLE.height + GAP;
  const city = {
    x: SIDE.width + GAP,
    y: top,
    width: extent.width - 2 * (SIDE.width + GAP),
    height: extent.height - 2 * top,
    tray: { x: 0, y: 0 },
  };
  return { unit, extent, ring, city };
}
