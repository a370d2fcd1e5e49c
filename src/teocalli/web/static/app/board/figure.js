/** What figures share: the part of a drawing that they show, and labels on it. */
import { html } from "../html.js";

/** @typedef {import("./marks.js").Box} Box */

/**
 * The `viewBox` that holds all boxes, with some air.
 * @param {Box[]} boxes
 * @param {number} [air]
 */
export function windowOver(boxes, air = 6) {
  const left = Math.min(...boxes.map(({ x }) => x)) - air;
  const top = Math.min(...boxes.map(({ y }) => y)) - air;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + air;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + air;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * A part of a drawing; it keeps its shape, and its scale as far as there is room.
 * @param {{window: Box, className?: string, children?: any}} props
 */
export function Cutout({ window: { x, y, width, height }, className = "", children }) {
  return html`<svg
    class=${`figure-cutout ${className}`}
    viewBox=${`${x} ${y} ${width} ${height}`}
    style=${`--shape: ${width / height}; --natural: ${Math.round(width)}px`}
    aria-hidden="true"
  >
    ${children}
  </svg>`;
}

const RADIUS = 13;

/** @param {{label: string, box: Box, scale: number}} props */
function Label({ label, box, scale }) {
  const width = Math.max(2 * RADIUS, 14 + 10 * label.length);
  const place = `translate(${box.x + box.width - (width - 5) * scale} ${box.y - 5 * scale}) scale(${scale})`;
  return html`<g class="figure-label" transform=${place}>
    <rect width=${width} height=${2 * RADIUS} rx=${RADIUS} />
    <text x=${width / 2} y=${RADIUS + 5.5}>${label}</text>
  </g>`;
}

/**
 * Rings around places, with their labels.
 * @param {{marks: Record<string, string>, boxOf: (place: string) => Box | null, scale?: number}} props `scale`: of the
 *   labels, where the drawing is large
 */
export function FigureMarks({ marks, boxOf, scale = 1 }) {
  const placed = Object.entries(marks).flatMap(([place, label]) => {
    const box = boxOf(place);
    return box ? [{ place, label, box }] : [];
  });
  return html`<g class="figure-marks">
    ${placed.map(({ place, box }) => {
      const ring = { x: box.x + 1, y: box.y + 1, width: box.width - 2, height: box.height - 2, rx: 9 };
      return html`<g key=${place} data-mark=${place}
        ><rect class="figure-ring-edge" ...${ring} /><rect class="figure-ring" ...${ring}
      /></g>`;
    })}
    ${placed.map(
      ({ place, label, box }) => label && html`<${Label} key=${place} label=${label} box=${box} scale=${scale} />`,
    )}
  </g>`;
}
