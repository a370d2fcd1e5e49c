/** Walking by arrow keys from thing to thing on the table, whatever part it lies in. */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {Element} element */
function middleOf(element) {
  const { left, top, width, height } = (element.querySelector(":scope > .teo-hit") ?? element).getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The nearest thing ahead: straight on where possible, else the least out of line. @param {Element[]} things @param {Element} from @param {[number, number]} direction */
function nextThing(things, from, [right, down]) {
  const start = middleOf(from);
  let best = { thing: /** @type {Element | null} */ (null), distance: Infinity };
  for (const thing of things) {
    if (thing === from) continue;
    const { x, y } = middleOf(thing);
    const along = (x - start.x) * right + (y - start.y) * down;
    const aside = Math.abs((x - start.x) * down) + Math.abs((y - start.y) * right);
    const distance = along + 2.5 * aside;
    if (along > 1 && distance < best.distance) best = { thing, distance };
  }
  return best.thing;
}

/** Moves the focus to the next thing. @param {KeyboardEvent} event @returns {boolean} whether the key was used */
export function walk(event) {
  const direction = ARROWS[event.key];
  const board = /** @type {Element} */ (event.currentTarget);
  if (!direction || event.altKey || event.metaKey || !(event.target instanceof Element)) return false;
  const only = event.ctrlKey || event.shiftKey ? '[data-thing][role="button"]' : "[data-thing]";
  const next = nextThing([...board.querySelectorAll(only)], event.target, direction);
  if (next instanceof SVGElement) next.focus();
  return true;
}
