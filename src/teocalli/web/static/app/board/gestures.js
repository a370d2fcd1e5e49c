/** Pointers on the board: one drags it while it is enlarged, two zoom it. */
import { useRef } from "preact/hooks";
import { scaled, toBoard } from "./viewport.js";

/** @typedef {import("./viewport.js").Viewport} Viewport */
/** @typedef {import("./viewport.js").Point} Point */
/**
 * What is being done.
 * @typedef {object} Touch
 * @property {Map<number, Point>} pointers that are down, by their id, where they are
 * @property {{distance: number, viewport: Viewport, moved: boolean} | null} started how it stood when the last one came
 * @property {boolean} dragged whether the board has moved since, so that it is no click
 */
/**
 * What gestures need.
 * @typedef {object} Hand
 * @property {{current: SVGSVGElement | null}} svg
 * @property {Viewport} viewport
 * @property {number} largest the greatest enlargement
 * @property {(viewport: Viewport) => void} show
 */

const DRAG_THRESHOLD = 8;

/** Handlers for the board. @param {Hand} hand */
export function useGestures(hand) {
  const { current: touch } = useRef(/** @type {Touch} */ ({ pointers: new Map(), started: null, dragged: false }));
  const release = (/** @type {PointerEvent} */ event) => lift(hand, touch, event);
  return {
    onPointerDown: (/** @type {PointerEvent} */ event) => press(hand, touch, event),
    onPointerMove: (/** @type {PointerEvent} */ event) => move(hand, touch, event),
    onPointerUp: release,
    onPointerCancel: release,
    onClickCapture: (/** @type {MouseEvent} */ event) => {
      if (!touch.dragged) return;
      touch.dragged = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}

/** @param {Hand} hand @param {Touch} touch @param {PointerEvent} event */
function press(hand, touch, event) {
  if (event.pointerType === "mouse" && event.button !== 0) return;
  if (touch.pointers.size === 0) touch.dragged = false;
  touch.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  restart(hand, touch);
}

/** @param {Hand} hand @param {Touch} touch @param {PointerEvent} event */
function lift(hand, touch, event) {
  touch.pointers.delete(event.pointerId);
  touch.started = null;
  if (touch.pointers.size) restart(hand, touch);
}

/** @param {Hand} hand @param {Touch} touch */
function restart({ viewport }, touch) {
  touch.started = { distance: spread(touch), viewport, moved: false };
}

/** How far two pointers are apart. @param {Touch} touch */
function spread({ pointers }) {
  const [first, second] = [...pointers.values()];
  return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
}

/** @param {Hand} hand @param {Touch} touch @param {PointerEvent} event */
function move(hand, touch, event) {
  if (!touch.pointers.has(event.pointerId) || !touch.started || !hand.svg.current) return;
  if (touch.pointers.size === 2) pinch(hand, touch, hand.svg.current, event);
  else if (hand.viewport.scale > 1) pan(hand, touch, hand.svg.current, event);
}

/** @param {Hand} hand @param {Touch} touch @param {SVGSVGElement} element @param {PointerEvent} event */
function pinch({ viewport, largest, show }, touch, element, event) {
  touch.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  const [first, second] = [...touch.pointers.values()];
  if (!first || !second || !touch.started?.distance) return;
  touch.dragged = true;
  const about = toBoard(element, { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 });
  show(scaled(viewport, (touch.started.viewport.scale * spread(touch)) / touch.started.distance, largest, about));
}

/** @param {Hand} hand @param {Touch} touch @param {SVGSVGElement} element @param {PointerEvent} event */
function pan({ viewport, show }, touch, element, event) {
  const before = touch.pointers.get(event.pointerId);
  const now = { x: event.clientX, y: event.clientY };
  if (!before || !touch.started) return;
  if (!touch.started.moved && Math.hypot(now.x - before.x, now.y - before.y) < DRAG_THRESHOLD) return;
  touch.started.moved = true;
  touch.dragged = true;
  touch.pointers.set(event.pointerId, now);
  const [from, to] = [toBoard(element, before), toBoard(element, now)];
  show({ ...viewport, x: viewport.x - (to.x - from.x), y: viewport.y - (to.y - from.y) });
}
