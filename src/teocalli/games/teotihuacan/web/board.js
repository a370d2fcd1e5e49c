/**
 * The table of Teotihuacan in one SVG: a ring of eight cards around the city; to be zoomed and walked through by
 * arrows. It fills the room it gets.
 */
import { useMemo, useRef } from "preact/hooks";
import { consume, moveFocusByArrows } from "teocalli/board/arrows.js";
import { useSize } from "teocalli/board/size.js";
import { useWheel, useZoom } from "teocalli/board/zoom.js";
import { html } from "teocalli/html.js";
import { RingBoard } from "./boards.js";
import { lastChanges } from "./changes.js";
import { City } from "./city.js";
import { cityPlan } from "./city-plan.js";
import { layout } from "./layout.js";
import { useMotion } from "./motion.js";
import { PYRAMID, partDone, useOpening } from "./opening.js";
import { showOf } from "./scene.js";
import { ZoomOnTable, useZoomButtons } from "./zooming.js";

/** @typedef {import("teocalli/types.js").Table} Table */
/** @typedef {import("./scene.js").Scene} Scene */

/** Below this width of the drawing, in pixels, its parts open on a tap. */
const COMPACT_BELOW = 560;
const UNMEASURED = { width: 1048, height: 824 };
/** Below so many pixels of a unit its least important labels would be too small to read: they come with enlarging. */
const SMALL_BELOW = 0.84;

/** @param {Scene} scene */
function isBuilding({ targets, ghost }) {
  return ghost !== null || [...targets.values()].some(({ second }) => second);
}

/** @param {{spot: import("./layout.js").Spot, id: string, place?: string, children?: any}} props */
function Part({ spot, id, place, children }) {
  return html`<g
    class="teo-part"
    data-part=${id}
    data-place=${place}
    style=${{ transform: `translate(${spot.x}px, ${spot.y}px)` }}
    >${children}</g
  >`;
}

/** @param {{table: Table, scene: Scene}} props */
export function TableBoard({ table, scene }) {
  const frame = useRef(/** @type {HTMLDivElement | null} */ (null));
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const layer = useRef(/** @type {SVGElement | null} */ (null));
  const room = useSize(frame, UNMEASURED);
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
    if (zoom.onKey(event) || moveFocusByArrows(event)) consume(event);
  };
  const small = unit * zoom.scale < SMALL_BELOW;
  const look = [
    "teo-board",
    ...(compact ? ["teo-compact"] : []),
    ...(small ? ["teo-small-scale"] : []),
    ...(zoom.scale > 1 ? ["board-zoomed"] : []),
  ].join(" ");
  return html`<div class=${look} ref=${frame}>
    <svg
      ref=${svg}
      class="board-svg teo-board-svg"
      viewBox=${zoom.viewBox}
      ...${zoom.handlers}
      onKeyDown=${onKeyDown}
      role="group"
      aria-label=${table.texts.format("teotihuacan-help-ring.title")}
    >
      <g onClickCapture=${open}>
        ${show.position.boards.map(
          (/** @type {number} */ board, /** @type {number} */ at) =>
            html`<${Part} key=${board} spot=${ring[at]} id=${String(at)} place=${`board:${board}`}>
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
