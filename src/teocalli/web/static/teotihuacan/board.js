/** The table of Teotihuacan in one SVG: a ring of eight cards around the city; to be zoomed and walked through by arrows. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "../app/html.js";
import { useZoom } from "../app/zoom.js";
import { RingBoard } from "./boards.js";
import { lastChanges } from "./changes.js";
import { City } from "./city.js";
import { GROWN, WHOLE, layout, sizeOf } from "./layout.js";
import { useMotion } from "./motion.js";
import { Offer } from "./offer.js";
import { useOpening } from "./opening.js";
import { showOf } from "./scene.js";
import { walk } from "./walking.js";

/** @typedef {import("../app/types.js").Table} Table */
/** @typedef {import("./scene.js").Scene} Scene */

/** Below this width of the drawing, in pixels, its parts open on a tap. */
const COMPACT_BELOW = 560;
/** Below this one its least important labels would be too small to read: they come with enlarging. */
const SMALL_BELOW = 900;

/** @param {Scene} scene */
function isBuilding({ targets, ghost }) {
  return ghost !== null || [...targets.keys()].some((key) => key.startsWith("place:") || key.startsWith("stair:"));
}

/** How the drawing suits its width. @param {{current: Element | null}} frame */
function useSize(frame) {
  const [{ width, height }, setSize] = useState({ width: Infinity, height: 1 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  const compact = width < COMPACT_BELOW;
  // A part that is opened may use all the height there is, not only that of the whole table.
  const extent = compact ? { width: WHOLE.width, height: Math.max(WHOLE.height, (WHOLE.width * height) / Math.max(1, width)) } : WHOLE;
  return { compact, small: width < SMALL_BELOW, extent };
}

/** The wheel zooms, unless the page itself can be scrolled by it. @param {{current: Element | null}} svg @param {(event: WheelEvent) => void} handle */
function useWheel(svg, handle) {
  const latest = useRef(handle);
  latest.current = handle;
  useEffect(() => {
    const onWheel = (/** @type {Event} */ event) => latest.current(/** @type {WheelEvent} */ (event));
    svg.current?.addEventListener("wheel", onWheel, { passive: false });
    return () => svg.current?.removeEventListener("wheel", onWheel);
  }, []);
}

/** @param {{spot: import("./layout.js").Spot, id: string, children?: any}} props */
function Part({ spot, id, children }) {
  return html`<g class="teo-part" data-part=${id} style=${{ transform: `translate(${spot.x}px, ${spot.y}px) scale(${spot.scale})` }}>${children}</g>`;
}

/** @param {{table: Table, scene: Scene}} props */
export function TableBoard({ table, scene }) {
  const frame = useRef(/** @type {HTMLDivElement | null} */ (null));
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const layer = useRef(/** @type {SVGElement | null} */ (null));
  const { compact, small, extent } = useSize(frame);
  const zoom = useZoom(extent, svg, { largest: 4, plainWheel: true });
  useWheel(svg, zoom.onWheel);
  const show = showOf(table, scene, lastChanges(table, scene.position));
  const building = isBuilding(scene);
  const { ring, city } = layout(building && !compact ? GROWN[small ? "small" : "large"] : 1);
  const spots = new Map([["city", city], ...ring.map((spot, at) => /** @type {const} */ ([String(at), spot]))]);
  useMotion(table, svg, layer, spots);
  const open = useOpening(compact, building, spots, svg, zoom);
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    if (zoom.onKey(event) || walk(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return html`<div class=${`teo-board${compact ? " teo-compact" : ""}${small && zoom.scale < 1.4 ? " teo-small-scale" : ""}${zoom.scale > 1 ? " teo-zoomed" : ""}`} ref=${frame}>
    <svg ref=${svg} class="teo-board-svg" viewBox=${zoom.viewBox} ...${zoom.handlers} onKeyDown=${onKeyDown} role="group" aria-label=${table.texts.format("teotihuacan-help-ring.title")}>
      <g onClickCapture=${open}>
        ${show.position.boards.map((/** @type {number} */ board, /** @type {number} */ at) => html`<${Part} key=${board} spot=${ring[at]} id=${String(at)}>
          <${RingBoard} show=${show} board=${board} ...${sizeOf(at)} />
        <//>`)}
        <${Part} spot=${city} id="city"><${City} show=${show} /><${Offer} show=${show} /><//>
      </g>
      <g ref=${layer} class="teo-flights" aria-hidden="true"></g>
    </svg>
    <${ZoomButtons} table=${table} zoom=${zoom} compact=${compact} />
  </div>`;
}

/** @param {{table: Table, zoom: ReturnType<typeof useZoom>, compact: boolean}} props */
function ZoomButtons({ table, zoom, compact }) {
  const { format } = table.texts;
  return html`<div class="teo-zoom" role="group" aria-label=${format("board-zoom")}>
    ${compact && zoom.scale === 1 ? html`<p class="hint">${format("board-teo-tap")}</p>` : null}
    ${zoom.scale > 1 ? html`<button type="button" onClick=${zoom.whole}>${format("board-teo-whole")}</button>` : null}
    <button type="button" aria-label=${format("board-zoom-out")} disabled=${zoom.scale === 1} onClick=${zoom.smaller}>−</button>
    <button type="button" aria-label=${format("board-zoom-in")} disabled=${zoom.largest} onClick=${zoom.larger}>+</button>
  </div>`;
}
