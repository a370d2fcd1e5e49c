/**
 * Where everything lies in the city: the pyramid takes all the room that temples, tracks, calendar and stacks leave.
 */

/** @typedef {import("./scene.js").Show} Show */
/** @typedef {import("./hit-target.js").Box} Box */
/** @typedef {{stack: string, x: number, y: number}} StackPlace */
/**
 * @typedef {object} CityPlan
 * @property {number} width
 * @property {number} height
 * @property {number} cell          side of a cell of the pyramid
 * @property {Box} pyramid          stairways included
 * @property {Box[]} temples      blue, red, green
 * @property {Box[]} tracks         the Avenue and the Pyramid track
 * @property {{temples: boolean, tracks: boolean}} across   what lies below the pyramid from left to right, else it
 *   stands beside it
 * @property {number} calendar      height at which it lies
 * @property {StackPlace[]} stacks
 * @property {{x: number, y: number}} supply
 */

const MARGIN = 6;
/** Width of a temple and of a track that stand, height of those that lie. */
const STANDING = { temple: 44, track: 35 };
const LYING = { temple: 32, track: 30 };
const CALENDAR = 36;
/** A stack: its label, then its tiles. */
export const STACK = { label: 33, tile: 34, gap: 2 };
/** Cells from the foot of one stairway to that of the opposite one, with some air. */
const CELLS_ACROSS = 10.24;
/** The stacks of Discovery tiles beside temples and Avenue, as they are read. */
const STACKS = ["blue_4", "red_5", "green_3", "green_6", "avenue_3", "avenue_6", "avenue_8"];

/**
 * Room that a stack needs when it is full, so that nothing moves when tiles are taken.
 * @param {Show} show
 * @param {string} stack
 */
function stackWidth({ parts, position }, stack) {
  const most = parts.stacks[stack].tiles[position.players.length - 1] ?? 1;
  return STACK.label + Math.max(1, most) * (STACK.tile + STACK.gap) + 8;
}

/**
 * Stacks in lines, as text flows.
 * @param {Show} show
 * @param {number} width
 * @returns {{rows: number, lie: (top: number) => StackPlace[]}}
 */
function stackRows(show, width) {
  let [x, row] = [0, 0];
  const places = STACKS.map((stack) => {
    const needed = stackWidth(show, stack);
    if (x && x + needed > width) [x, row] = [0, row + 1];
    const at = { stack, x: MARGIN + 2 + x, row };
    x += needed;
    return at;
  });
  const high = STACK.tile + STACK.gap;
  return {
    rows: row + 1,
    lie: (top) => places.map(({ stack, x: left, row: line }) => ({ stack, x: left, y: top + line * high })),
  };
}

/**
 * What is left for the pyramid when temples and tracks stand beside it or lie below it.
 * @param {{width: number, height: number}} free what calendar and stacks leave
 * @param {CityPlan["across"]} across
 */
function arranged(free, across) {
  const left = MARGIN + (across.temples ? 0 : 3 * STANDING.temple);
  const right = MARGIN + (across.tracks ? 0 : 2 * STANDING.track);
  const below = (across.temples ? 3 * LYING.temple : 0) + (across.tracks ? LYING.track : 0);
  const room = { x: left, y: MARGIN, width: free.width - left - right, height: free.height - below - MARGIN };
  return { across, room, cell: Math.min(room.width, room.height) / CELLS_ACROSS };
}

/** In which order arrangements are tried: the one with the largest pyramid is taken. */
const ARRANGEMENTS = [
  { temples: false, tracks: true },
  { temples: false, tracks: false },
  { temples: true, tracks: true },
];

/** @param {boolean} across @param {Box} room @param {number} width of the city @returns {Box[]} */
function templeBoxes(across, room, width) {
  const below = room.y + room.height + 3;
  return [0, 1, 2].map((at) =>
    across
      ? { x: MARGIN, y: below + at * LYING.temple, width: width - 2 * MARGIN, height: LYING.temple - 2 }
      : { x: MARGIN + at * STANDING.temple, y: MARGIN, width: STANDING.temple - 2, height: room.height },
  );
}

/**
 * @param {boolean} across
 * @param {Box} room
 * @param {number} width of the city
 * @param {number} bottom where they end
 * @returns {Box[]}
 */
function trackBoxes(across, room, width, bottom) {
  const half = (width - 3 * MARGIN) / 2;
  return [0, 1].map((at) =>
    across
      ? { x: MARGIN + at * (half + MARGIN), y: bottom - LYING.track + 1, width: half, height: LYING.track - 3 }
      : { x: room.x + room.width + at * STANDING.track, y: MARGIN, width: STANDING.track - 2, height: room.height },
  );
}

/**
 * @param {Show} show
 * @param {{width: number, height: number}} size of the city
 * @returns {CityPlan}
 */
export function cityPlan(show, { width, height }) {
  const stacks = stackRows(show, width - 2 * MARGIN);
  const bottom = height - CALENDAR - stacks.rows * (STACK.tile + STACK.gap) - 2;
  const all = ARRANGEMENTS.map((across) => arranged({ width, height: bottom }, across));
  const { across, room, cell } = all.reduce((best, each) => (each.cell > best.cell ? each : best));
  const side = cell * CELLS_ACROSS;
  const pyramid = {
    x: room.x + (room.width - side) / 2,
    y: room.y + (room.height - side) / 2,
    width: side,
    height: side,
  };
  return {
    width,
    height,
    cell,
    pyramid,
    across,
    calendar: bottom + 1,
    stacks: stacks.lie(bottom + CALENDAR + 1),
    temples: templeBoxes(across.temples, room, width),
    tracks: trackBoxes(across.tracks, room, width, bottom),
    supply: { x: pyramid.x + 2, y: pyramid.y + 2 },
  };
}
