/** Marks on a board: corners around what the last action brought, and small labels on targets. */
import { html } from "../html.js";

/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/**
 * Four corners inside the edges of a box, as the path of an SVG.
 * @param {Box} box
 * @param {number} arm length of their sides
 */
export function cornersPath({ x, y, width, height }, arm) {
  const [left, right, top, bottom] = [x, x + width, y, y + height];
  return `M${left} ${top + arm}V${top}H${left + arm}M${right - arm} ${top}H${right}V${top + arm}
    M${right} ${bottom - arm}V${bottom}H${right - arm}M${left + arm} ${bottom}H${left}V${bottom - arm}`;
}

/**
 * Corners around what the last action brought: a line on a lighter edge, to be seen on any ground.
 * @param {{box: Box, arm: number}} props and whatever else the group carries
 */
export function Corners({ box, arm, ...others }) {
  const path = cornersPath(box, arm);
  return html`<g class="board-came" aria-hidden="true" ...${others}
    ><path class="board-came-edge" d=${path} /><path class="board-came-line" d=${path}
  /></g>`;
}

/**
 * A round label in an SVG, with whatever is written on it.
 * @param {{x: number, y: number, width: number, height: number, className: string, children?: any}} props
 *   `x`, `y`: upper left corner; and whatever else the group carries
 */
export function Badge({ x, y, width, height, className, children, ...others }) {
  return html`<g class=${`board-badge ${className}`} aria-hidden="true" ...${others}>
    <rect x=${x} y=${y} width=${width} height=${height} rx=${height / 2} />
    ${children}
  </g>`;
}
