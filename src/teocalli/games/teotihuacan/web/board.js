/** The table of Teotihuacan in one SVG: a ring of eight cards around the city; to be zoomed and walked through by arrows. It fills the room it gets. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { html } from "teocalli/html.js";
import { useZoom } from "teocalli/zoom.js";
import { RingBoard } from "./boards.js";
import { lastChanges } from "./changes.js";
import { City } from "./city.js";
import { cityPlan } from "./city-plan.js";
import { layout } from "./layout.js";
import { useMotion } from "./motion.js";
import { PYRAMID, partDone, useOpening } from "./opening.js";
import { showOf } from "./scene.js";
import { walk } from "./walking.js";
import { ZoomOnTable, useZoomButtons } from "./zooming.js";

/** @typedef {import("teocalli/types.js").Table} Table */
/** @typedef {import("./scene.js").Scene} Scene */

/** Below this width of the drawing, in pixels, its parts open on a tap. */
const COMPACT_BELOW = 560;
/** Below so many pixels of a unit its least important labels would be too small to read: they come with enlarging. */
const SMALL_BELOW = 0.84;

/** @param {Scene} scene */
function isBuilding({ targets, ghost }) {
  return ghost !== null || [...targets.keys()].some((key) => key.startsWith("place:") || key.startsWith("stair:"));
}

/** The room that the drawing has, in pixels. @param {{current: Element | null}} frame */
function useRoom(frame) {
  const [room, setRoom] = useState({ width: 1048, height: 824 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width && height)
        setRoom((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return room;
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
  return html`<g class="teo-part" data-part=${id} style=${{ transform: `translate(${spot.x}px, ${spot.y}px)` }}
    >${children}</g
  >`;
}

/** @param {{table: Table, scene: Scene}} props */
export function TableBoard({ table, scene }) {
  const frame = useRef(/** @type {HTMLDivElement | null} */ (null));
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const layer = useRef(/** @type {SVGElement | null} */ (null));
  const room = useRoom(frame);
  const compact = room.width < COMPACT_BELOW;
  const { unit, extent, ring, city } = useMemo(() => layout(room), [room]);
  const zoom = useZoom(extent, svg, { largest: 4, plainWheel: true });
  useWheel(svg, zoom.onWheel);
  useZoomButtons(zoom, compact);
  const show = showOf(table, scene, lastChanges(table, scene.position));
  const building = isBuilding(scene) ? PYRAMID : null;
  const wanted = table.looking ? partDone(show.changes, show.position.boards) : building;
  const spots = new Map([["city", city], ...ring.map((spot, at) => /** @type {const} */ ([String(at), spot]))]);
  useMotion(table, svg, layer, spots);
  const open = useOpening(compact, wanted, spots, cityPlan(show, city).pyramid, svg, zoom);
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    if (zoom.onKey(event) || walk(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return html`<div class=${`teo-board${compact ? " teo-compact" : ""}${unit * zoom.scale < SMALL_BELOW ? " teo-small-scale" : ""}${zoom.scale > 1 ? " teo-zoomed" : ""}`} ref=${frame}>
    <svg ref=${svg} class="teo-board-svg" viewBox=${zoom.viewBox} ...${zoom.handlers} onKeyDown=${onKeyDown} role="group" aria-label=${table.texts.format("teotihuacan-help-ring.title")}>
      <g onClickCapture=${open}>
        ${show.position.boards.map(
          (/** @type {number} */ board, /** @type {number} */ at) =>
            html`<${Part} key=${board} spot=${ring[at]} id=${String(at)}>
              <${RingBoard} show=${show} board=${board} width=${ring[at]?.width} height=${ring[at]?.height} />
            <//>`,
        )}
        <${Part} spot=${city} id="city"><${City} show=${show} width=${city.width} height=${city.height} /><//>
      </g>
      <g ref=${layer} class="teo-flights" aria-hidden="true"></g>
    </svg>
    ${compact ? html`<${ZoomOnTable} table=${table} zoom=${zoom} />` : null}
  </div>`;
}
