/** The stepped pyramid of the start page: our own drawing, made of the stones of the board. */
import { html } from "./html.js";

/** Width and depth of one stone and height of one level, in the units of the drawing. */
const STONE = { width: 48, depth: 27, height: 15 };

/**
 * Corner of a stone's top in the slanted view.
 * @param {number} column
 * @param {number} row
 * @param {number} level
 */
function corner(column, row, level) {
  const x = 300 + ((column - row) * STONE.width) / 2;
  const y = 92 + ((column + row) * STONE.depth) / 2 - level * STONE.height;
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}

/**
 * One block of `size` × `size` stones whose top lies at `level`.
 * @param {{start: number, size: number, level: number}} props
 */
function Block({ start, size, level }) {
  const end = start + size;
  const points = (/** @type {[number, number, number][]} */ corners) => corners.map((each) => corner(...each)).join(" ");
  const lines = Array.from({ length: size / 2 - 1 }, (_, number) => start + 2 * (number + 1));
  return html`
    <g>
      <polygon class="picture-left" points=${points([[start, end, level], [end, end, level], [end, end, level - 1], [start, end, level - 1]])} />
      <polygon class="picture-right" points=${points([[end, end, level], [end, start, level], [end, start, level - 1], [end, end, level - 1]])} />
      <polygon class=${`picture-top picture-top-${level}`} points=${points([[start, start, level], [end, start, level], [end, end, level], [start, end, level]])} />
      ${lines.map((at) => html`<path class="picture-joint" d=${`M${corner(at, start, level)} L${corner(at, end, level)} L${corner(at, end, level - 1)} M${corner(start, at, level)} L${corner(end, at, level)} L${corner(end, at, level - 1)}`} />`)}
    </g>
  `;
}

/** The god-house on top, two levels high, with its door. */
function Temple() {
  const [start, end, floor, roof] = [3.2, 4.8, 3, 5];
  const points = (/** @type {[number, number, number][]} */ corners) => corners.map((each) => corner(...each)).join(" ");
  return html`
    <g>
      <polygon class="picture-left" points=${points([[start, end, roof], [end, end, roof], [end, end, floor], [start, end, floor]])} />
      <polygon class="picture-right" points=${points([[end, end, roof], [end, start, roof], [end, start, floor], [end, end, floor]])} />
      <polygon class="picture-top picture-top-4" points=${points([[start, start, roof], [end, start, roof], [end, end, roof], [start, end, roof]])} />
      <polygon class="picture-door" points=${points([[3.7, end, 4.3], [4.3, end, 4.3], [4.3, end, floor], [3.7, end, floor]])} />
    </g>
  `;
}

export function PyramidPicture() {
  return html`
    <svg class="picture" viewBox="70 10 460 336" aria-hidden="true" focusable="false">
      <circle class="picture-sun" cx="412" cy="96" r="46" />
      <ellipse class="picture-shadow" cx="312" cy="226" rx="212" ry="102" />
      <${Block} start=${0} size=${8} level=${1} />
      <${Block} start=${1} size=${6} level=${2} />
      <${Block} start=${2} size=${4} level=${3} />
      <${Temple} />
    </svg>
  `;
}
