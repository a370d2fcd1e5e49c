/**
 * Leading somebody to a thing on a board, as lessons do: whoever calls `leadTo` need not know the board, and a board
 * that enlarges itself (`useLeading`) does so only then, so that it never works against the person's own zooming.
 */
import { useEffect, useRef } from "preact/hooks";

const LED = "teocalli-led";

/** What is smaller than so many pixels is hard to hit with a finger, and hard to see. */
export const FINGER = 40;

/** @param {Element} element what somebody is led to now, on a board or elsewhere on the page */
export function leadTo(element) {
  document.dispatchEvent(new CustomEvent(LED, { detail: element }));
}

/**
 * Whether a thing lies inside of what is seen of a board, and is large enough.
 * @param {DOMRect} thing
 * @param {DOMRect} board
 */
export function isInReach(thing, board) {
  const within = (/** @type {number} */ start, /** @type {number} */ end, /** @type {number} */ at) =>
    at >= start && at <= end;
  return (
    Math.min(thing.width, thing.height) >= FINGER &&
    within(board.left, board.right, thing.left + thing.width / 2) &&
    within(board.top, board.bottom, thing.top + thing.height / 2)
  );
}

/**
 * Opens the part of a board to which somebody is led, unless it can be reached; and shows the whole board again once
 * they are led elsewhere. The question beside the board is no other place: what is confirmed there lies on the board.
 * @param {{current: SVGSVGElement | null}} svg
 * @param {{open: (element: Element) => void, whole: () => void}} board
 */
export function useLeading(svg, board) {
  const latest = useRef(board);
  latest.current = board;
  useEffect(() => {
    const onLed = (/** @type {Event} */ event) => {
      const element = /** @type {CustomEvent<Element>} */ (event).detail;
      if (!svg.current || element.closest("#question")) return;
      if (!svg.current.contains(element)) latest.current.whole();
      else if (!isInReach(element.getBoundingClientRect(), svg.current.getBoundingClientRect()))
        latest.current.open(element);
    };
    document.addEventListener(LED, onLed);
    return () => document.removeEventListener(LED, onLed);
  }, []);
}
