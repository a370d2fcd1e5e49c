/** Going by arrow keys from one target on a board to the nearest ahead: straight on where possible. */

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
 * The nearest of some items in a direction: straight on where possible, else the least out of line.
 * @template Item
 * @param {Iterable<Item>} items
 * @param {Item} from
 * @param {Direction} direction
 * @param {(item: Item) => Point} placeOf
 * @param {number} [least] so far ahead something lies at least, in the unit of the places
 * @returns {Item | null}
 */
export function nearestAhead(items, from, [right, down], placeOf, least = 0) {
  const start = placeOf(from);
  let best = { item: /** @type {Item | null} */ (null), distance: Infinity };
  for (const item of items) {
    const { x, y } = placeOf(item);
    const along = (x - start.x) * right + (y - start.y) * down;
    const aside = Math.abs((x - start.x) * down) + Math.abs((y - start.y) * right);
    const distance = along + OUT_OF_LINE * aside;
    if (along > least && distance < best.distance) best = { item, distance };
  }
  return best.item;
}

/** Where a target is pointed at, in pixels of the window. @param {Element} element @returns {Point} */
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
export function moveFocusByArrows(event) {
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
