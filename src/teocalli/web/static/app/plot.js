/** The plot of the scores over the game: an own SVG, each line with its own dashes, mark and name. */
import { html } from "./html.js";
import { isNarrow } from "./narrow.js";

/**
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").Texts} Texts
 */

const WIDTH = { wide: 680, narrow: 350 };
const HEIGHT = 260;
const EDGE = { left: 36, right: 112, top: 14, bottom: 28 };
/** Lines are told apart without colour too. */
const DASHES = ["none", "9 4", "2.5 3.5", "12 4 2.5 4"];
/** Least distance of two names at the right edge. */
const NAME_STEP = 18;
/** Characters of a name that fit there. */
const NAME_LENGTH = 12;

/**
 * Rounded distance between the lines of the scale, so that there are about four.
 * @param {number} highest
 */
export function scaleStep(highest) {
  return [2, 5, 10, 20, 25, 50].find((step) => highest / step <= 5) ?? 100;
}

/**
 * Heights moved apart so that no two are closer than `NAME_STEP`, in their order.
 * @param {number[]} heights
 */
export function spread(heights) {
  const order = heights
    .map((_, at) => at)
    .sort((a, b) => /** @type {number} */ (heights[a]) - /** @type {number} */ (heights[b]));
  const moved = [...heights];
  let lowest = -Infinity;
  for (const at of order) {
    moved[at] = Math.max(/** @type {number} */ (moved[at]), lowest + NAME_STEP);
    lowest = /** @type {number} */ (moved[at]);
  }
  const over = lowest - (HEIGHT - EDGE.bottom);
  return over > 0 ? moved.map((height) => height - over) : moved;
}

/** @param {string} name */
const short = (name) => (name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH - 1)}…` : name);

/** The first end of each phase: what is scored in parts counts as one. @param {View} view */
const phaseEnds = ({ phases }) =>
  phases.filter((end, at) => phases.findIndex(({ phase }) => phase === end.phase) === at);

/** @param {{view: View, texts: Texts, phaseName: (end: import("./types.js").PhaseEnd) => string}} props */
export function ScorePlot({ view, texts, phaseName }) {
  const phases = phaseEnds(view);
  const narrow = isNarrow.value;
  const width = narrow ? WIDTH.narrow : WIDTH.wide;
  const history = view.score_history;
  const highest = Math.max(
    10,
    ...history.flatMap((point) => point.projection),
    ...history.flatMap((point) => point.scores),
  );
  const step = scaleStep(highest);
  const top = Math.ceil(highest / step) * step;
  const end = Math.max(1, view.n);
  const x = (/** @type {number} */ n) => EDGE.left + (n / end) * (width - EDGE.left - EDGE.right);
  const y = (/** @type {number} */ score) => HEIGHT - EDGE.bottom - (score / top) * (HEIGHT - EDGE.top - EDGE.bottom);
  const line = (/** @type {number} */ seat) =>
    history
      .map(
        (point, at) => `${at === 0 ? "M" : "L"}${x(point.n).toFixed(1)} ${y(point.projection[seat] ?? 0).toFixed(1)}`,
      )
      .join("");
  const ends = view.seats.map(({ seat }) => y(history.at(-1)?.projection[seat] ?? 0));
  const names = spread(ends);
  return html`
    <figure class="plot">
      <figcaption>${texts.format("web-plot")}</figcaption>
      <svg viewBox=${`0 0 ${width} ${HEIGHT}`} role="img" aria-label=${texts.format("web-plot-name")}>
        ${Array.from({ length: top / step + 1 }, (_, number) => number * step).map(
          (score) => html`
            <g key=${score}>
              <line class="plot-grid" x1=${EDGE.left} x2=${width - EDGE.right} y1=${y(score)} y2=${y(score)} />
              <text class="plot-scale" x=${EDGE.left - 8} y=${y(score) + 4} text-anchor="end">${score}</text>
            </g>
          `,
        )}
        ${phases.map(
          (phase, at) => html`
            <g key=${phase.phase}>
              <line class="plot-phase" x1=${x(phase.n)} x2=${x(phase.n)} y1=${EDGE.top} y2=${HEIGHT - EDGE.bottom} />
              <text
                class="plot-scale"
                x=${(x(phases[at - 1]?.n ?? 0) + x(phase.n)) / 2}
                y=${HEIGHT - 8}
                text-anchor="middle"
                >${narrow ? phase.phase : phaseName(phase)}</text
              >
            </g>
          `,
        )}
        ${view.seats.map(
          ({ seat, colour, name }) => html`
            <g key=${seat} class="plot-seat" data-colour=${colour}>
              <path class="plot-halo" d=${line(seat)} />
              <path class="plot-line" d=${line(seat)} stroke-dasharray=${DASHES[seat % DASHES.length]} />
              <circle cx=${x(end)} cy=${ends[seat]} r="4.5" />
              <path class="plot-leader" d=${`M${x(end) + 6} ${ends[seat]} L${x(end) + 16} ${names[seat]}`} />
              <text class="plot-name" x=${x(end) + 20} y=${/** @type {number} */ (names[seat]) + 4}
                >${short(name)}</text
              >
            </g>
          `,
        )}
      </svg>
    </figure>
  `;
}
