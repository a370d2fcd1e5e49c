/** The plot of chances or points over a game: a click, or the arrows, lead to the position. */
import { html } from "../html.js";
import { scaleStep } from "../plot.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("./game-review.js").Worth} Worth
 * @typedef {import("./game-review.js").Decision} Decision
 */

const WIDTH = 340;
const HEIGHT = 190;
const EDGE = { left: 44, right: 10, top: 10, bottom: 12 };
/** Lines are told apart without colour too. */
const DASHES = ["none", "9 4", "2.5 3.5", "12 4 2.5 4"];

/**
 * Lowest and highest value of the scale, and the distance of its lines.
 * @param {Worth[]} course
 * @param {"chances" | "points"} what
 */
function scaleOf(course, what) {
  if (what === "chances") return { top: 1, step: 0.25 };
  const highest = Math.max(10, ...course.flatMap(({ points }) => points));
  const step = scaleStep(highest);
  return { top: Math.ceil(highest / step) * step, step };
}

/** The place in the course that is nearest to a position. @param {Worth[]} course @param {number} n */
export function nearest(course, n) {
  const distance = (/** @type {Worth} */ worth) => Math.abs(worth.n - n);
  return course.reduce(
    (best, worth, at) => (distance(worth) < distance(/** @type {Worth} */ (course[best])) ? at : best),
    0,
  );
}

/** Where a key leads in the course. @param {string} key @param {number} at @param {number} last */
function stepBy(key, at, last) {
  const steps = /** @type {Record<string, number>} */ ({
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - 10,
    PageUp: at + 10,
    Home: 0,
    End: last,
  });
  const to = steps[key];
  return to === undefined ? undefined : Math.max(0, Math.min(last, to));
}

/**
 * @param {{table: Table, course: Worth[], marked: Decision[], what: "chances" | "points", onGo: (n: number) => void,
 *   value: (value: number) => string}} props   marked: decisions with a mark; value: how a value is written
 */
export function CoursePlot({ table, course, marked, what, onGo, value }) {
  const { texts, view, shown } = table;
  const last = course.length - 1;
  const end = Math.max(1, course[last]?.n ?? 1);
  const { top, step } = scaleOf(course, what);
  const x = (/** @type {number} */ n) => EDGE.left + (n / end) * (WIDTH - EDGE.left - EDGE.right);
  const y = (/** @type {number} */ worth) =>
    HEIGHT - EDGE.bottom - (Math.max(0, worth) / top) * (HEIGHT - EDGE.top - EDGE.bottom);
  const line = (/** @type {number} */ seat) =>
    course.map(
      (worth, at) => `${at === 0 ? "M" : "L"}${x(worth.n).toFixed(1)} ${y(worth[what][seat] ?? 0).toFixed(1)}`,
    );
  const here = nearest(course, shown.n);
  const told = view.seats.map(({ seat, name }) => `${name} ${value(course[here]?.[what][seat] ?? 0)}`).join(", ");
  const onClick = (/** @type {any} */ event) => {
    const box = event.currentTarget.getBoundingClientRect();
    const place = ((event.clientX - box.left) / box.width) * WIDTH;
    const n = ((place - EDGE.left) / (WIDTH - EDGE.left - EDGE.right)) * end;
    onGo(/** @type {Worth} */ (course[nearest(course, n)]).n);
  };
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    const to = event.altKey || event.ctrlKey || event.metaKey ? undefined : stepBy(event.key, here, last);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onGo(/** @type {Worth} */ (course[to]).n);
  };
  return html`
    <svg
      class="course-plot"
      viewBox=${`0 0 ${WIDTH} ${HEIGHT}`}
      role="slider"
      tabindex="0"
      aria-label=${texts.format(`review-${what}`)}
      aria-valuemin="0"
      aria-valuemax=${end}
      aria-valuenow=${course[here]?.n}
      aria-valuetext=${`${texts.format("web-playback-at", { n: course[here]?.n ?? 0, count: view.n })}: ${told}`}
      onClick=${onClick}
      onKeyDown=${onKey}
    >
      ${Array.from({ length: Math.round(top / step) + 1 }, (_, number) => number * step).map(
        (worth) => html`
          <g key=${worth}>
            <line class="plot-grid" x1=${EDGE.left} x2=${WIDTH - EDGE.right} y1=${y(worth)} y2=${y(worth)} />
            <text class="plot-scale" x=${EDGE.left - 5} y=${y(worth) + 4} text-anchor="end">${value(worth)}</text>
          </g>
        `,
      )}
      <line class="plot-here" x1=${x(shown.n)} x2=${x(shown.n)} y1=${EDGE.top} y2=${HEIGHT - EDGE.bottom} />
      ${view.seats.map(
        ({ seat, colour }) => html`
          <g key=${seat} class="plot-seat" data-colour=${colour}>
            <path class="plot-halo" d=${line(seat).join("")} />
            <path class="plot-line" d=${line(seat).join("")} stroke-dasharray=${DASHES[seat % DASHES.length]} />
          </g>
        `,
      )}
      ${marked.map(({ n, seat, mark }) => {
        const worth = course[nearest(course, n)]?.[what][seat] ?? 0;
        return html`<circle key=${n} class="plot-mark" data-mark=${mark} cx=${x(n)} cy=${y(worth)} r="4" />`;
      })}
    </svg>
  `;
}

/** Whose line is which. @param {{table: Table}} props */
export function CourseLegend({ table }) {
  return html`
    <ul class="course-legend">
      ${table.view.seats.map(
        ({ seat, colour, name }) => html`
          <li key=${seat} class="plot-seat" data-colour=${colour}>
            <svg viewBox="0 0 26 8" width="26" height="8" aria-hidden="true">
              <path class="plot-line" d="M1 4H25" stroke-dasharray=${DASHES[seat % DASHES.length]} />
            </svg>
            <bdi class="name" title=${name}>${name}</bdi>
          </li>
        `,
      )}
    </ul>
  `;
}
