/** The sign of a line: its number on a shape and in a colour of its own, so that nothing hangs on colour alone. */
import { html } from "../html.js";

/** By number, in a 24 × 24 box: circle, square, diamond, pentagon, hexagon. */
const SHAPES = [
  "M12 1.500a10.500 10.500 0 1 1 0 21 10.500 10.500 0 0 1 0-21Z",
  "M4.500 2h15q2.500 0 2.500 2.500v15q0 2.500-2.500 2.500h-15q-2.500 0-2.500-2.500v-15q0-2.500 2.500-2.500Z",
  "M12 .500 23.500 12 12 23.500.500 12Z",
  "M12 1 23 9.200 18.800 22.500H5.200L1 9.200Z",
  "M6.500 2h11L23.500 12l-6 10h-11L.500 12Z",
];

/** @param {{number: number, size?: number}} props */
export function LineSign({ number, size = 24 }) {
  return html`<svg class="line-sign" data-line=${number} viewBox="-1 -1 26 26" width=${size} height=${size}>
    <path d=${SHAPES[(number - 1) % SHAPES.length]} />
    <text x="12" y=${number === 4 ? 17.6 : 16.8}>${number}</text>
  </svg>`;
}
