/** Zooming the board: pinch, wheel with Ctrl, buttons and keys; panning by dragging while it is enlarged. */
import { useEffect, useRef, useState } from "preact/hooks";

/** @typedef {{width: number, height: number}} Extent of the whole drawing */
/** @typedef {{scale: number, x: number, y: number}} Window in units of the board: its upper left corner */
/** @typedef {{x: number, y: number}} Point */

const STEP = 1.5;
const DRAG_THRESHOLD = 8;
/** @type {Window} */
const WHOLE = { scale: 1, x: 0, y: 0 };

/** @param {Extent} board @param {number} largest @param {Window} window */
function clamped(board, largest, { scale, x, y }) {
  const bounded = Math.min(largest, Math.max(1, scale));
  return {
    scale: bounded,
    x: Math.min(Math.max(0, x), board.width * (1 - 1 / bounded)),
    y: Math.min(Math.max(0, y), board.height * (1 - 1 / bounded)),
  };
}

/**
 * The window after scaling about a point that stays where it is.
 * @param {Window} window
 * @param {number} scale
 * @param {number} largest
 * @param {Point} about
 */
function scaled(window, scale, largest, about) {
  const bounded = Math.min(largest, Math.max(1, scale));
  const part = window.scale / bounded;
  return { scale: bounded, x: about.x - (about.x - window.x) * part, y: about.y - (about.y - window.y) * part };
}

/** @param {SVGSVGElement} svg @param {Point} client @returns {Point} */
export function toBoard(svg, client) {
  const matrix = svg.getScreenCTM();
  return matrix ? new DOMPoint(client.x, client.y).matrixTransform(matrix.inverse()) : client;
}

/**
 * @param {Extent} board
 * @param {{current: SVGSVGElement | null}} svg
 * @param {{largest?: number, plainWheel?: boolean}} [how] the greatest enlargement; whether the wheel zooms without
 *   Ctrl, too
 */
export function useZoom(board, svg, { largest = 3, plainWheel = false } = {}) {
  const [window, setWindow] = useState(WHOLE);
  const pointers = useRef(/** @type {Map<number, Point>} */ (new Map()));
  const gesture = useRef(/** @type {{distance: number, window: Window, moved: boolean} | null} */ (null));
  const dragged = useRef(false);
  /** @param {Window} next */
  const set = (next) => setWindow(clamped(board, largest, next));
  const middle = () => ({
    x: window.x + board.width / window.scale / 2,
    y: window.y + board.height / window.scale / 2,
  });
  /** @param {number} factor @param {Point} [about] */
  const zoom = (factor, about = middle()) => set(scaled(window, window.scale * factor, largest, about));

  const spread = () => {
    const [first, second] = [...pointers.current.values()];
    return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
  };
  const restart = () => (gesture.current = { distance: spread(), window, moved: false });

  const handlers = {
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      if (pointers.current.size === 0) dragged.current = false;
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      restart();
    },
    onPointerMove: (/** @type {PointerEvent} */ event) => {
      const before = pointers.current.get(event.pointerId);
      const started = gesture.current;
      const element = svg.current;
      if (!before || !started || !element) return;
      const now = { x: event.clientX, y: event.clientY };
      if (pointers.current.size === 2) pinch(element, event.pointerId, now, started);
      else if (window.scale > 1) pan(element, event.pointerId, before, now, started);
    },
    onPointerUp: (/** @type {PointerEvent} */ event) => release(event),
    onPointerCancel: (/** @type {PointerEvent} */ event) => release(event),
    onClickCapture: (/** @type {MouseEvent} */ event) => {
      if (!dragged.current) return;
      dragged.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };

  /**
   * @param {SVGSVGElement} element
   * @param {number} id
   * @param {Point} now
   * @param {{distance: number, window: Window}} started
   */
  function pinch(element, id, now, started) {
    pointers.current.set(id, now);
    const [first, second] = [...pointers.current.values()];
    if (!first || !second || !started.distance) return;
    dragged.current = true;
    const about = toBoard(element, { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 });
    set(scaled(window, (started.window.scale * spread()) / started.distance, largest, about));
  }

  /**
   * @param {SVGSVGElement} element
   * @param {number} id
   * @param {Point} before
   * @param {Point} now
   * @param {{moved: boolean}} started
   */
  function pan(element, id, before, now, started) {
    if (!started.moved && Math.hypot(now.x - before.x, now.y - before.y) < DRAG_THRESHOLD) return;
    started.moved = true;
    dragged.current = true;
    pointers.current.set(id, now);
    const [from, to] = [toBoard(element, before), toBoard(element, now)];
    set({ ...window, x: window.x - (to.x - from.x), y: window.y - (to.y - from.y) });
  }

  /** @param {PointerEvent} event */
  function release(event) {
    pointers.current.delete(event.pointerId);
    gesture.current = null;
    if (pointers.current.size) restart();
  }

  /** A page that can be scrolled keeps the plain wheel for that. */
  const pageScrolls = () => document.documentElement.scrollHeight > globalThis.innerHeight + 1;
  /** @param {WheelEvent} event */
  const onWheel = (event) => {
    if (!svg.current || !(event.ctrlKey || (plainWheel && !pageScrolls()))) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 300), toBoard(svg.current, { x: event.clientX, y: event.clientY }));
  };
  /**
   * Shows a part of the drawing as large as possible.
   * @param {{x: number, y: number, width: number, height: number}} part
   */
  const look = (part) => {
    const scale = Math.min(board.width / part.width, board.height / part.height, largest);
    set({
      scale,
      x: part.x + part.width / 2 - board.width / scale / 2,
      y: part.y + part.height / 2 - board.height / scale / 2,
    });
  };
  /** @param {KeyboardEvent} event @returns {boolean} whether the key was used */
  const onKey = (event) => {
    if (event.ctrlKey || event.metaKey || !["+", "-", "0"].includes(event.key)) return false;
    if (event.key === "0") set(WHOLE);
    else zoom(event.key === "+" ? STEP : 1 / STEP);
    return true;
  };

  return {
    viewBox: `${window.x} ${window.y} ${board.width / window.scale} ${board.height / window.scale}`,
    scale: window.scale,
    larger: () => zoom(STEP),
    smaller: () => zoom(1 / STEP),
    whole: () => set(WHOLE),
    look,
    largest: window.scale >= largest,
    handlers,
    onWheel,
    onKey,
  };
}

/**
 * Hears the wheel on a board in such a way that it can keep the page from scrolling.
 * @param {{current: Element | null}} svg
 * @param {(event: WheelEvent) => void} handle
 */
export function useWheel(svg, handle) {
  const latest = useRef(handle);
  latest.current = handle;
  useEffect(() => {
    const onWheel = (/** @type {Event} */ event) => latest.current(/** @type {WheelEvent} */ (event));
    svg.current?.addEventListener("wheel", onWheel, { passive: false });
    return () => svg.current?.removeEventListener("wheel", onWheel);
  }, []);
}
