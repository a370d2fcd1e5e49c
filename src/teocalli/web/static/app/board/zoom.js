/** Zooming the board: pinch, wheel with Ctrl, buttons and keys; panning by dragging while it is enlarged. */
import { useEffect, useRef, useState } from "preact/hooks";
import { useGestures } from "./gestures.js";
import { WHOLE, around, clamped, middleOf, scaled, toBoard } from "./viewport.js";

export { toBoard };

/** @typedef {import("./viewport.js").Extent} Extent */
/** @typedef {import("./viewport.js").Viewport} Viewport */

const STEP = 1.5;

/**
 * @param {Extent} board
 * @param {{current: SVGSVGElement | null}} svg
 * @param {{largest?: number, plainWheel?: boolean}} [how] the greatest enlargement; whether the wheel zooms without
 *   Ctrl, too
 */
export function useZoom(board, svg, { largest = 3, plainWheel = false } = {}) {
  const [viewport, setWindow] = useState(WHOLE);
  /** @param {Viewport} next */
  const show = (next) => setWindow(clamped(board, largest, next));
  /** @param {number} factor @param {import("./viewport.js").Point} [about] */
  const zoom = (factor, about = middleOf(board, viewport)) =>
    show(scaled(viewport, viewport.scale * factor, largest, about));
  return {
    viewBox: `${viewport.x} ${viewport.y} ${board.width / viewport.scale} ${board.height / viewport.scale}`,
    scale: viewport.scale,
    larger: () => zoom(STEP),
    smaller: () => zoom(1 / STEP),
    whole: () => show(WHOLE),
    /** Shows a part of the drawing as large as possible. @param {Parameters<typeof around>[2]} part */
    look: (part) => show(around(board, largest, part)),
    largest: viewport.scale >= largest,
    handlers: useGestures({ svg, viewport, largest, show }),
    onWheel: wheelThat(svg, plainWheel, zoom),
    onKey: keyThat(zoom, () => show(WHOLE)),
  };
}

/**
 * Zooms by the wheel with Ctrl, or by the plain wheel; a page that can be scrolled keeps that for itself.
 * @param {{current: SVGSVGElement | null}} svg
 * @param {boolean} plainWheel
 * @param {(factor: number, about: import("./viewport.js").Point) => void} zoom
 */
function wheelThat(svg, plainWheel, zoom) {
  const pageScrolls = () => document.documentElement.scrollHeight > globalThis.innerHeight + 1;
  return (/** @type {WheelEvent} */ event) => {
    if (!svg.current || !(event.ctrlKey || (plainWheel && !pageScrolls()))) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 300), toBoard(svg.current, { x: event.clientX, y: event.clientY }));
  };
}

/** Zooms by keys and says whether the key was used. @param {(factor: number) => void} zoom @param {() => void} whole */
function keyThat(zoom, whole) {
  return (/** @type {KeyboardEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || !["+", "-", "0"].includes(event.key)) return false;
    if (event.key === "0") whole();
    else zoom(event.key === "+" ? STEP : 1 / STEP);
    return true;
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
