/**
 * Movement that the eye can follow. It decorates what is drawn already: leaving it out or breaking it off changes
 * nothing.
 */

/** How something speeds up that falls, and slows down that arrives. */
export const FALL = "cubic-bezier(.5, 0, .9, .6)";
export const ARRIVE = "cubic-bezier(.2, .7, .3, 1)";
export const TRAVEL = "cubic-bezier(.3, .1, .3, 1)";

/**
 * A piece comes from above.
 * @param {Element | null} element
 * @param {number} duration
 * @param {{height: number, opacity: number}} from
 */
export function drop(element, duration, { height, opacity }) {
  element?.animate(
    [
      { translate: `0 ${-height}px`, opacity },
      { translate: "0 0", opacity: 1 },
    ],
    { duration, easing: FALL },
  );
}

/** The first of some elements that is drawn. @param {string} selector */
export const firstVisible = (selector) =>
  [...document.querySelectorAll(selector)].find((each) => each.getClientRects().length) ?? null;

/** A copy that nobody can point at, read or reach by keys. @param {Element} element */
export function copyOf(element) {
  const copy = /** @type {SVGElement} */ (element.cloneNode(true));
  const named = ["tabindex", "role", "aria-label", "data-piece", "data-target"];
  for (const name of named) copy.removeAttribute(name);
  for (const extra of copy.querySelectorAll(".board-hit, .board-came, .board-badge")) extra.remove();
  return copy;
}

/**
 * Moves a copy, which goes when it has arrived or is stopped.
 * @param {Element} copy
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions} options
 */
export function fly(copy, frames, options) {
  const animation = copy.animate(frames, options);
  animation.onfinish = animation.oncancel = () => copy.remove();
}

/**
 * Puts a copy over the whole window, at its upper left corner.
 * @param {SVGElement} copy
 * @param {string[]} looks classes that it needs there
 */
export function overWindow(copy, ...looks) {
  copy.classList.add("board-flying", ...looks);
  document.body.append(copy);
  return copy;
}
