/** Going by arrow keys from one thing on a board to the nearest ahead: straight on where possible. */

/** @typedef {{x: number, y: number}} Point `y` counts downwards */
/** @typedef {[right: number, down: number]} Direction */

/** How much more being out of line counts than being far. */
const OUT_OF_LINE = 3;

/** @type {Record<string, Direction>} */
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The direction of an arrow key. @param {KeyboardEvent} event @returns {Direction | undefined} */
export const directionOf = (event) => DIRECTIONS[event.key];

/** Whether an arrow key leads past what cannot be chosen. @param {KeyboardEvent} event */
export const skipsPlain = (event) => event.ctrlKey || event.shiftKey;

/**
 * The nearest of some things in a direction: straight on where possible, else the least out of line.
 * @template Thing
 * @param {Iterable<Thing>} things
 * @param {Thing} from
 * @param {Direction} direction
 * @param {(thing: Thing) => Point} placeOf
 * @param {number} [least] so far ahead something lies at least, in the unit of the places
 * @returns {Thing | null}
 */
export function nearestAhead(things, from, [right, down], placeOf, least = 0) {
  const start = placeOf(from);
  let best = { thing: /** @type {Thing | null} */ (null), distance: Infinity };
  for (const thing of things) {
    const { x, y } = placeOf(thing);
    const along = (x - start.x) * right + (y - start.y) * down;
    const aside = Math.abs((x - start.x) * down) + Math.abs((y - start.y) * right);
    const distance = along + OUT_OF_LINE * aside;
    if (along > least && distance < best.distance) best = { thing, distance };
  }
  return best.thing;
}

/** Where a thing is pointed at, in pixels of the window. @param {Element} element @returns {Point} */
function middleOf(element) {
  const { left, top, width, height } = (
    element.querySelector(":scope > .board-hit") ?? element
  ).getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** @param {Element | null | undefined} element */
export function focusElement(element) {
  if (element instanceof SVGElement || element instanceof HTMLElement) element.focus();
}

/**
 * Moves the focus to the next target on the board (`targetAttributes`), or with Ctrl or Shift to the next one that can
 * be chosen. For a board in which every place is at most one target.
 * @param {KeyboardEvent} event of the board
 * @returns {boolean} whether the key was used
 */
export function walkByArrows(event) {
  const direction = directionOf(event);
  const board = /** @type {Element} */ (event.currentTarget);
  if (!direction || event.altKey || event.metaKey || !(event.target instanceof Element)) return false;
  const wanted = skipsPlain(event) ? '[data-target][role="button"], button[data-target]' : "[data-target]";
  focusElement(nearestAhead(board.querySelectorAll(wanted), event.target, direction, middleOf, 1));
  return true;
}

/** Keeps a key that the board used from the page and from the table's keys. @param {Event} event */
export function consume(event) {
  event.preventDefault();
  event.stopPropagation();
}
