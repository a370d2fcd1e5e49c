/** The part of a drawing that is seen: how it is enlarged, and how it moves. */

/** @typedef {{width: number, height: number}} Extent of the whole drawing */
/** @typedef {{scale: number, x: number, y: number}} Viewport in units of the board: its upper left corner */
/** @typedef {{x: number, y: number}} Point */

/** @type {Viewport} */
export const WHOLE = { scale: 1, x: 0, y: 0 };

/** The nearest viewport that shows nothing but the board. @param {Extent} board @param {number} largest
 * @param {Viewport} viewport @returns {Viewport} */
export function clamped(board, largest, { scale, x, y }) {
  const bounded = Math.min(largest, Math.max(1, scale));
  return {
    scale: bounded,
    x: Math.min(Math.max(0, x), board.width * (1 - 1 / bounded)),
    y: Math.min(Math.max(0, y), board.height * (1 - 1 / bounded)),
  };
}

/**
 * The viewport after scaling about a point that stays where it is.
 * @param {Viewport} viewport
 * @param {number} scale
 * @param {number} largest
 * @param {Point} about
 * @returns {Viewport}
 */
export function scaled(viewport, scale, largest, about) {
  const bounded = Math.min(largest, Math.max(1, scale));
  const part = viewport.scale / bounded;
  return { scale: bounded, x: about.x - (about.x - viewport.x) * part, y: about.y - (about.y - viewport.y) * part };
}

/** @param {Extent} board @param {Viewport} viewport @returns {Point} */
export function middleOf(board, viewport) {
  return { x: viewport.x + board.width / viewport.scale / 2, y: viewport.y + board.height / viewport.scale / 2 };
}

/**
 * The viewport that shows a part of the drawing as large as possible.
 * @param {Extent} board
 * @param {number} largest
 * @param {{x: number, y: number, width: number, height: number}} part
 * @returns {Viewport}
 */
export function around(board, largest, part) {
  const scale = Math.min(board.width / part.width, board.height / part.height, largest);
  return {
    scale,
    x: part.x + part.width / 2 - board.width / scale / 2,
    y: part.y + part.height / 2 - board.height / scale / 2,
  };
}

/** @param {SVGSVGElement} svg @param {Point} client @returns {Point} */
export function toBoard(svg, client) {
  const matrix = svg.getScreenCTM();
  return matrix ? new DOMPoint(client.x, client.y).matrixTransform(matrix.inverse()) : client;
}
