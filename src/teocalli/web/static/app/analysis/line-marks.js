/**
 * Marks of lines, laid over the table: each line's number where it begins to act; of the line that is pointed at what
 * it does step by step, arrows where something moves and rings where something is placed. The words of the lines say
 * the same, so that nobody needs to see them.
 */
import { around, arrow, edgePoints, leastHiding, sharedPlaces } from "../board/placing.js";
import { html } from "../html.js";
import { useBoxes } from "../pointing.js";
import { LineSign } from "./line-sign.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").Drawing} Drawing
 * @typedef {import("../types.js").LineStep} Step
 * @typedef {import("../pointing.js").Box} Box
 * @typedef {{number: number, steps: Step[]}} Line
 * @typedef {{lines: Line[], shown: {number: number, steps: number} | null}} Marked   shown: the line whose
 *   continuation is shown, as far as so many steps
 */

/** What a drawing calls its places by; `data-spot` what only marks point at. */
const NAMES = ["data-place", "data-target", "data-spot"];
const SLOTS = ".slot-board, .slot-track, .slot-points, .slot-stocks, .slot-players";
const SIGN = 22;
const STEP = 19;
/** A mark is so much larger than its box. */
const RIM = 1;

/** Where a place is, on the board or else beside it. @param {string} place */
const selectorsOf = (place) =>
  [".slot-board", "main.game"].map((part) =>
    NAMES.map((name) => `${part} [${name}="${CSS.escape(place)}"]`).join(", "),
  );

/**
 * Whether nothing lies over the middle of a place: one that is out of sight gets no mark.
 * @type {import("../pointing.js").Test}
 */
function isSeen(element, { left, top, width, height }) {
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return over?.closest(SLOTS) === element.closest(SLOTS);
}

/** What must stay in sight, as one matches it. @param {Drawing} drawing @returns {Box[]} */
const matchedBoxes = ({ matched }) =>
  matched
    ? [...document.querySelectorAll(`.slot-board ${matched}`)].map((element) => element.getBoundingClientRect())
    : [];

/** @param {Box} box */
const at = ({ left, top, width, height }) => `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;

/**
 * Where a mark stands: inside the window, and around which of some points it hides least. The next one avoids it.
 * @param {import("../board/placing.js").Point[]} points
 * @param {{width: number, height: number}} size
 * @param {Box[]} taken
 * @returns {Box}
 */
function placed(points, size, taken) {
  const [aside, above] = [size.width / 2 + RIM, size.height / 2 + RIM];
  const inside = points.map(({ x, y }) => ({
    x: Math.max(aside, Math.min(x, innerWidth - aside)),
    y: Math.max(above, Math.min(y, innerHeight - above)),
  }));
  const box = leastHiding(inside, size, taken);
  taken.push(box);
  return box;
}

/**
 * Numbers of lines that begin at one place; they step back while another line is shown.
 * @param {{numbers: number[], box: Box, back: boolean}} props
 */
function Sign({ numbers, box, back }) {
  return html`<span
    class=${back ? "line-mark line-mark-back" : "line-mark"}
    data-lines=${numbers.join(" ")}
    style=${at(box)}
  >
    ${numbers.map((number) => html`<${LineSign} key=${number} number=${number} size=${SIGN} />`)}
  </span>`;
}

/** A ring around a place at which something is placed or done. @param {{box: Box}} props */
function Ring({ box: { left, top, width, height } }) {
  const ring = { x: left + 1.5, y: top + 1.5, width: width - 3, height: height - 3, rx: 8 };
  return html`<rect class="line-way-edge" ...${ring} /><rect class="line-way-line" ...${ring} />`;
}

/** @param {{from: Box, to: Box}} props */
function Arrow({ from, to }) {
  const { line, head } = arrow(from, to);
  return html`<path class="line-way-edge" d=${line} /><path class="line-way-head-edge" d=${head} /><path
      class="line-way-line"
      d=${line}
    /><path class="line-way-head" d=${head} />`;
}

/**
 * @typedef {{from: Box | null, to: Box, step: number, other: boolean, first: boolean}} Way   step: from 1; other:
 *   somebody else does it; first: of its step
 */

/**
 * What the steps do, as far as it can be seen.
 * @param {Step[]} steps
 * @param {(places: string[]) => Box | null} boxOf
 * @returns {Way[]}
 */
const waysOf = (steps, boxOf) =>
  steps.flatMap(({ seat, traces }, index) => {
    const seen = traces.flatMap(({ from, to }) => {
      const end = boxOf(to);
      return end ? [{ from: from.length ? boxOf(from) : null, to: end }] : [];
    });
    const other = seat !== steps[0]?.seat;
    return seen.map((each, nth) => ({ ...each, step: index + 1, other, first: nth === 0 }));
  });

/** The steps of a line. @param {{number: number, ways: Way[], last: number, taken: Box[]}} props */
function Ways({ number, ways, last, taken }) {
  const numbered = ways
    .filter(({ first }) => first)
    .map(({ from, to, step, other }) => {
      const points = from ? arrow(from, to).points : edgePoints(to);
      return { step, other, box: placed(points, { width: STEP, height: STEP }, taken) };
    });
  return html`<svg class="line-ways" data-line=${number}>
      ${ways.map(
        ({ from, to, step, other }, index) =>
          html`<g
            key=${index}
            class=${`line-way${other ? " line-way-other" : ""}`}
            data-step=${step}
            data-now=${step === last ? "yes" : "no"}
            style=${`--at:${step}`}
            >${from ? html`<${Arrow} from=${from} to=${to} />` : html`<${Ring} box=${to} />`}</g
          >`,
      )}
    </svg>
    ${numbered.map(
      ({ step, box }) =>
        html`<span key=${step} class="line-step-mark" data-line=${number} style=${`--at:${step};${at(box)}`}
          >${step}</span
        >`,
    )}`;
}

/**
 * @param {{table: Table, drawing: Drawing, marked: Marked}} props
 */
export function LineMarks({ table, drawing, marked: { lines, shown } }) {
  const line = lines.find(({ number }) => number === shown?.number);
  const steps = line?.steps.slice(0, shown?.steps) ?? [];
  const begun = sharedPlaces(lines);
  const named = [
    ...begun.flatMap(({ to }) => to),
    ...steps.flatMap(({ traces }) => traces.flatMap(({ from, to }) => [...from, ...to])),
  ];
  const places = [...new Set(named)];
  const boxes = useBoxes(places.map(selectorsOf), isSeen);
  if (table.settings.marks === "off" || !boxes.some(Boolean)) return null;
  const boxOf = (/** @type {string[]} */ wanted) => {
    const found = wanted.map((place) => boxes[places.indexOf(place)] ?? null);
    return found.includes(null) ? null : around(found);
  };
  const taken = matchedBoxes(drawing);
  const signs = begun.flatMap(({ to, numbers }) => {
    const place = boxOf(to);
    if (!place) return [];
    const box = placed(edgePoints(place), { width: numbers.length * (SIGN - 2), height: SIGN }, taken);
    return [{ numbers, box, back: line !== undefined && !numbers.includes(line.number) }];
  });
  return html`<div class="line-marks" aria-hidden="true">
    ${signs.map((sign) => html`<${Sign} key=${sign.numbers.join()} ...${sign} />`)}
    ${
      line &&
      html`<${Ways}
        key=${line.number}
        number=${line.number}
        ways=${waysOf(steps, boxOf)}
        last=${steps.length}
        taken=${taken}
      />`
    }
  </div>`;
}
