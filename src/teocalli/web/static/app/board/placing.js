/** Where marks stand so that they hide nothing that matters, and how arrows run. Lengths are pixels of the window. */

/**
 * @typedef {import("../pointing.js").Box} Box
 * @typedef {{x: number, y: number}} Point
 * @typedef {{from: string[], to: string[]}} Trace   names of places; several are one, like the fields of a tile
 */

/** How far a mark may lie over something before that counts: icons do not fill their boxes. */
const MARGIN = 2;
/** Shorter ways begin and end inside places that are large, and lead along the sides of small ones. */
const SHORT = 26;
const LARGE = 3 * SHORT;
const HEAD = { length: 13, half: 7 };
/** How far an arrow bends aside, in parts of its length, and at most. */
const BEND = 0.12;
const MOST_BEND = 34;

/**
 * The box that holds all boxes; null if there is none.
 * @param {(Box | null | undefined)[]} boxes
 * @returns {Box | null}
 */
export function around(boxes) {
  const seen = /** @type {Box[]} */ (boxes.filter(Boolean));
  if (!seen.length) return null;
  const left = Math.min(...seen.map((box) => box.left));
  const top = Math.min(...seen.map((box) => box.top));
  const right = Math.max(...seen.map((box) => box.left + box.width));
  const bottom = Math.max(...seen.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/**
 * Lines by the place at which they begin to act, in the order of their numbers; those at the same place share a mark.
 * @param {{number: number, steps: {seat: number, traces: Trace[]}[]}[]} lines
 * @returns {{to: string[], numbers: number[]}[]}
 */
export function sharedPlaces(lines) {
  /** @type {Map<string, {to: string[], numbers: number[]}>} */
  const places = new Map();
  for (const { number, steps } of lines) {
    const own = steps.filter(({ seat }) => seat === steps[0]?.seat);
    const [first] = own.flatMap(({ traces }) => traces);
    if (!first) continue;
    const key = first.to.join(" ");
    const place = places.get(key) ?? { to: first.to, numbers: [] };
    places.set(key, { ...place, numbers: [...place.numbers, number] });
  }
  return [...places.values()];
}

/** @param {Box} one @param {Box} other how much of both is the same, in square pixels */
function overlap(one, other) {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > MARGIN && high > MARGIN ? wide * high : 0;
}

/** @param {Point} centre @param {{width: number, height: number}} size @returns {Box} */
const boxAt = ({ x, y }, { width, height }) => ({ left: x - width / 2, top: y - height / 2, width, height });

/**
 * The first of some points around which a box hides least of what others show.
 * @param {Point[]} points
 * @param {{width: number, height: number}} size
 * @param {Box[]} avoided
 * @returns {Box}
 */
export function leastHiding(points, size, avoided) {
  const boxes = points.map((point) => boxAt(point, size));
  const hidden = boxes.map((box) => avoided.reduce((sum, other) => sum + overlap(box, other), 0));
  return /** @type {Box} */ (boxes[hidden.indexOf(Math.min(...hidden))]);
}

/**
 * Where a mark of a place may stand: its corners first, then the middles of its edges.
 * @param {Box} box
 * @returns {Point[]}
 */
export function edgePoints({ left, top, width, height }) {
  const [right, bottom, middle, centre] = [left + width, top + height, left + width / 2, top + height / 2];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: middle, y: top },
    { x: middle, y: bottom },
    { x: left, y: centre },
    { x: right, y: centre },
  ];
}

/** @param {Box} box @returns {Point} */
const centreOf = ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 });

/**
 * Where the way from the centre of a box to a point leaves it.
 * @param {Box} box
 * @param {Point} point
 * @returns {Point}
 */
function exit(box, point) {
  const centre = centreOf(box);
  const [dx, dy] = [point.x - centre.x, point.y - centre.y];
  const part = Math.min(1, box.width / 2 / Math.abs(dx || 1e-9), box.height / 2 / Math.abs(dy || 1e-9));
  return { x: centre.x + dx * part, y: centre.y + dy * part };
}

/** @param {Point} one @param {Point} other */
const distance = (one, other) => Math.hypot(other.x - one.x, other.y - one.y);

/** @param {Point} one @param {Point} other @param {number} far a point so far beyond `other`, seen from `one` */
function beyond(one, other, far) {
  const length = distance(one, other) || 1;
  return { x: other.x + ((other.x - one.x) / length) * far, y: other.y + ((other.y - one.y) / length) * far };
}

/**
 * Beginning and end of an arrow: at the edges of both places, unless these are too close together.
 * @param {Box} from
 * @param {Box} to
 * @returns {[Point, Point]}
 */
function ends(from, to) {
  const [start, end] = [centreOf(from), centreOf(to)];
  const [out, into] = [exit(from, end), exit(to, start)];
  if (distance(out, into) >= SHORT) return [out, into];
  const narrow = Math.min(from.width, from.height, to.width, to.height);
  if (narrow >= LARGE) return [beyond(end, out, SHORT), beyond(start, into, SHORT)];
  const length = distance(start, end) || 1;
  const aside = { x: (-(end.y - start.y) / length) * narrow * 0.5, y: ((end.x - start.x) / length) * narrow * 0.5 };
  return [
    { x: start.x + aside.x, y: start.y + aside.y },
    { x: end.x + aside.x, y: end.y + aside.y },
  ];
}

/** A point of a curve with one control point. @param {Point[]} curve @param {number} part @returns {Point} */
function along([start, control, end], part) {
  const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
  const mix = (/** @type {"x" | "y"} */ axis) =>
    a * /** @type {Point} */ (start)[axis] +
    b * /** @type {Point} */ (control)[axis] +
    c * /** @type {Point} */ (end)[axis];
  return { x: mix("x"), y: mix("y") };
}

/** A point as paths write it. @param {Point} point */
const word = ({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/**
 * An arrow from one place to another, bent a little so that two that run to and fro lie side by side.
 * @param {Box} from
 * @param {Box} to
 * @returns {{line: string, head: string, points: Point[]}} two paths of an SVG, and where its mark may stand
 */
export function arrow(from, to) {
  const [start, end] = ends(from, to);
  const length = distance(start, end) || 1;
  const bend = Math.min(MOST_BEND, length * BEND) / length;
  const control = {
    x: (start.x + end.x) / 2 - (end.y - start.y) * bend,
    y: (start.y + end.y) / 2 + (end.x - start.x) * bend,
  };
  const way = distance(control, end) || 1;
  const [ux, uy] = [(end.x - control.x) / way, (end.y - control.y) / way];
  const size = Math.min(1, length / (2 * HEAD.length));
  const [long, half] = [HEAD.length * size, HEAD.half * size];
  const neck = { x: end.x - ux * long, y: end.y - uy * long };
  const wing = (/** @type {1 | -1} */ side) => word({ x: neck.x - uy * half * side, y: neck.y + ux * half * side });
  const curve = [start, control, neck];
  return {
    line: `M${word(start)}Q${word(control)} ${word(neck)}`,
    head: `M${word(end)}L${wing(1)}L${wing(-1)}Z`,
    points: [0.5, 0.35, 0.65, 0.2, 0.8].map((part) => along(curve, part)),
  };
}
