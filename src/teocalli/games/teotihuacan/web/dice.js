/**
 * Workers: each colour has a shape of its own, the pips tell the power; locked ones stand behind a bar with a padlock.
 */
import { html } from "teocalli/html.js";
import { Mark } from "./icons/symbol.js";
import { workerName } from "./names.js";
import { colourOf, seatsOf } from "./scene.js";
import { pieceOf, workerKey } from "./keys.js";
import { HitTarget } from "./hit-target.js";

/** @typedef {import("teocalli/types.js").Colour} Colour */
/** @typedef {import("./scene.js").Show} Show */
/**
 * @typedef {{seat: number, word: string, board: number, power: number, locked: boolean, royal: number, nth:
 *   number}} Worker   `nth`: so many equal ones come before it
 */

/** Outlines in a 32 × 32 box. @type {Record<string, string>} */
export const OUTLINES = {
  pink: "M6.500 2.500h19a4 4 0 0 1 4 4v19a4 4 0 0 1-4 4h-19a4 4 0 0 1-4-4v-19a4 4 0 0 1 4-4Z",
  teal: "M16 1.500a14.500 14.500 0 1 1 0 29 14.500 14.500 0 0 1 0-29Z",
  amber: `M13.700 1.200a3.200 3.200 0 0 1 4.600 0l12.500 12.500a3.200 3.200 0 0 1 0 4.600L18.300 30.800
    a3.200 3.200 0 0 1-4.600 0L1.200 18.300a3.200 3.200 0 0 1 0-4.600Z`,
  indigo: "M8.800 3h14.400L31 16 23.200 29H8.800L1 16Z",
};

const SQUARE = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};
const TURNED = {
  1: [[0, 0]],
  2: [
    [-1.2, 0],
    [1.2, 0],
  ],
  3: [
    [-1.3, 0],
    [0, 0],
    [1.3, 0],
  ],
  4: [
    [-1.2, 0],
    [1.2, 0],
    [0, -1.2],
    [0, 1.2],
  ],
  5: [
    [-1.3, 0],
    [1.3, 0],
    [0, 0],
    [0, -1.3],
    [0, 1.3],
  ],
  6: [
    [-1.3, 0],
    [1.3, 0],
    [-0.45, -0.6],
    [0.45, 0.6],
    [0, -1.4],
    [0, 1.4],
  ],
};

/** @param {string} colour @param {number} power @returns {number[][]} */
function pips(colour, power) {
  const table = /** @type {Record<number, number[][]>} */ (colour === "amber" ? TURNED : SQUARE);
  return table[power] ?? [];
}

/** A die in a 32 × 32 box; a locked one is hatched. @param {{colour: string, power: number, locked?: boolean}} props */
export function DieShape({ colour, power, locked = false }) {
  const spread = colour === "pink" ? 7.2 : 6.4;
  return html`<g class=${`teo-die teo-die-${colour}`}>
    <path class="teo-die-body" d=${OUTLINES[colour]} />
    ${locked ? html`<path class="teo-bars" d="M7.500 5v22M12.500 3v26M19.500 3v26M24.500 5v22" />` : null}
    ${pips(colour, power).map(
      ([x = 0, y = 0], index) =>
        html`<circle key=${index} class="teo-pip" cx=${16 + spread * x} cy=${16 + spread * y} r="3" />`,
    )}
  </g>`;
}

/** The marker of a seat on a track, in a 32 × 32 box. @param {{colour: string}} props */
export function MarkerShape({ colour }) {
  return html`<path class=${`teo-marker teo-die-${colour}`} d=${OUTLINES[colour]} />`;
}

/** A marker in an SVG. @param {{colour: string, x: number, y: number, size: number}} props */
export function Marker({ colour, x, y, size }) {
  return html`<g transform=${`translate(${x} ${y}) scale(${size / 32})`}><${MarkerShape} colour=${colour} /></g>`;
}

/** A seat's shape beside text. @param {{colour: Colour, size?: number}} props */
export function SeatMark({ colour, size = 24 }) {
  return html`<svg class="teo-inline" aria-hidden="true" width=${size} height=${size} viewBox="-1 -1 34 34">
    <${MarkerShape} colour=${colour} />
  </svg>`;
}

/** A die beside text. @param {{colour: string, power: number, size?: number, locked?: boolean}} props */
export function DieIcon({ colour, power, size = 24, locked = false }) {
  return html`<svg
    class=${`teo-inline${locked ? " teo-locked" : ""}`}
    aria-hidden="true"
    width=${size}
    height=${size}
    viewBox="-1 -1 34 34"
  >
    <${DieShape} colour=${colour} power=${power} locked=${locked} />
    ${locked ? html`<${Padlock} />` : null}
  </svg>`;
}

/** The sign of a locked die, at its lower right corner. */
function Padlock() {
  return html`<g class="teo-padlock" transform="translate(25 25)"
    ><circle cx="7" cy="7" r="8.500" /><${Mark} name="lock" x=${1.5} y=${1.2} size=${11}
  /></g>`;
}

/**
 * The workers of a seat, equal ones numbered by `nth`.
 * @param {any} position
 * @param {number} seat
 * @returns {Worker[]}
 */
export function workersOfSeat({ players }, seat) {
  return players[seat].dice.map((/** @type {any} */ die, /** @type {number} */ at, /** @type {any[]} */ all) => ({
    ...die,
    seat,
    nth: all.slice(0, at).filter(({ word }) => word === die.word).length,
  }));
}

/** All workers on a board, seat after seat. @param {Show} show @param {number} board @returns {Worker[]} */
export function workersOn(show, board) {
  return seatsOf(show)
    .flatMap((seat) => workersOfSeat(show.position, seat))
    .filter((worker) => worker.board === board);
}

/**
 * The key of a worker as a target: only those of the player to move can be chosen.
 * @param {Show} show
 * @param {Worker} worker
 */
function workerTarget({ position }, worker) {
  return worker.seat === (position.to_move ?? position.turn_of) ? workerKey(worker) : null;
}

/** A worker in an SVG. @param {{show: Show, worker: Worker, x: number, y: number, size: number}} props */
export function Die({ show, worker, x, y, size }) {
  const { seat, power, locked } = worker;
  const arrived = show.position.arrival;
  const moved =
    arrived?.board === worker.board && seat === show.position.turn_of && !locked && arrived.moved.includes(power);
  return html`<${HitTarget}
    show=${show}
    target=${workerTarget(show, worker)}
    name=${workerName(show, worker)}
    help=${locked ? "teotihuacan-help-locked" : "teotihuacan-help-worker"}
    className=${locked ? "teo-piece teo-locked" : moved ? "teo-piece teo-moved" : "teo-piece"}
    piece=${pieceOf.die(worker)}
    nth=${worker.nth}
    box=${{ x: x - 2, y: y - 2, width: size + 4, height: size + 4 }}
    round=${8}
  >
    <g transform=${`translate(${x} ${y}) scale(${size / 32})`}>
      <${DieShape} colour=${colourOf(show, seat)} power=${power} locked=${locked} />
      ${locked ? html`<${Padlock} />` : null}
    </g>
  <//>`;
}

/** A neutral die. @param {{show: Show, kind: number, board: number, x: number, y: number, size: number}} props */
export function NeutralDie({ show, kind, board, x, y, size }) {
  const { format } = show.table.texts;
  const name = format("board-teo-neutral", {
    letter: "AB"[kind] ?? "",
    board: { id: `teotihuacan-board-${board}`, args: {} },
  });
  return html`<${HitTarget}
    show=${show}
    name=${name}
    help="teotihuacan-help-neutral"
    piece=${pieceOf.neutral(kind, board)}
    box=${{ x: x - 1, y: y - 1, width: size + 2, height: size + 2 }}
  >
    <g class=${`teo-neutral teo-neutral-${kind}`} transform=${`translate(${x} ${y}) scale(${size / 24})`}>
      <rect x="1" y="1" width="22" height="22" rx="4" /><text x="12" y="12.500">${"AB"[kind]}</text>
    </g>
  <//>`;
}

/** Where a worker stood before the last action. @param {{colour: string, x: number, y: number, size: number}} props */
function Footprint({ colour, x, y, size }) {
  return html`<g
    class=${`teo-footprint teo-die-${colour}`}
    aria-hidden="true"
    transform=${`translate(${x + size * 0.1} ${y + size * 0.1}) scale(${size / 40})`}
    ><path d=${OUTLINES[colour]}
  /></g>`;
}

/**
 * The dice in the general area of a board, side by side in a strip.
 * @param {{show: Show, board: number, x: number, y: number, width: number, size: number}} props
 */
export function Dice({ show, board, x, y, width, size }) {
  const own = workersOn(show, board).filter(({ locked }) => !locked);
  const neutral = show.position.neutral.flatMap((/** @type {number[]} */ boards, /** @type {number} */ kind) =>
    boards.filter((each) => each === board).map(() => kind),
  );
  const left = show.changes.left.get(board) ?? [];
  const step = Math.min(size + 6, width / Math.max(1, own.length + neutral.length + left.length));
  const fitted = Math.min(size, step - 2);
  const middle = y + (size - fitted) / 2;
  const small = fitted * 0.8;
  return html`${own.map(
    (worker, at) =>
      html`<${Die}
        key=${`${worker.seat}${worker.word}${at}`}
        show=${show}
        worker=${worker}
        x=${x + at * step}
        y=${middle}
        size=${fitted}
      />`,
  )}
  ${neutral.map(
    (/** @type {number} */ kind, /** @type {number} */ at) =>
      html`<${NeutralDie}
        key=${at}
        show=${show}
        kind=${kind}
        board=${board}
        x=${x + (own.length + at) * step}
        y=${y + (size - small) / 2}
        size=${small}
      />`,
  )}
  ${left.map(
    (seat, at) =>
      html`<${Footprint}
        key=${`left${at}`}
        colour=${colourOf(show, seat)}
        x=${x + (own.length + neutral.length + at) * step}
        y=${middle}
        size=${fitted}
      />`,
  )}`;
}
