/** The board: one SVG that is a function of the table, and the ways to point at it. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useSize } from "teocalli/board/size.js";
import { closeHelp } from "teocalli/board/tooltips.js";
import { ZoomButtons } from "teocalli/board/zoom-buttons.js";
import { useWheel, useZoom } from "teocalli/board/zoom.js";
import { html } from "teocalli/html.js";
import { previewedPosition, selectionOf } from "./acting.js";
import { lastChanges } from "./changes.js";
import { confirmChoice } from "./confirming.js";
import { FIELD_WIDTH, SIZE, geometry } from "./geometry.js";
import { FieldGrid, SeatGrid, turnByWheel } from "./grid.js";
import { useMotion } from "./motion.js";
import { Priests } from "./priests.js";
import { Coordinates, FieldSymbols, LastMarks, Pyramid } from "./pyramid.js";
import { FieldHalos, FieldTargetLabels, ScoredPriests, SeatTargets, fieldTargets } from "./targets.js";
import { FloatingTile, SettledTile } from "./tile.js";

/** @typedef {import("./types.js").Table} Table */

const PHONE = matchMedia("(width < 720px)");
/** Below this width of the board, in pixels, its rows grow taller and its margins narrower. */
const COMPACT_BELOW = 520;
const UNMEASURED = { width: COMPACT_BELOW, height: COMPACT_BELOW };

/** The fields to choose from while a place for a priest is asked; the others step back. @param {Table} table */
function litFields(table) {
  const { mode, from } = selectionOf(table);
  return mode === "place" || (mode === "move" && from) ? new Set(fieldTargets(table).keys()) : null;
}

/**
 * What is explained while others play would cover what they do.
 * @param {number} n number of the position that is shown
 */
function useFreshHelp(n) {
  const before = useRef(n);
  useEffect(() => {
    if (before.current !== n) closeHelp();
    before.current = n;
  }, [n]);
}

/**
 * On a phone the board comes into sight above the scene that tells what it has scored.
 * @param {Table} table
 * @param {{current: Element | null}} frame
 */
function useScoredInSight(table, frame) {
  const scored = table.shown.scored?.n;
  useEffect(() => {
    if (scored !== undefined && PHONE.matches) frame.current?.scrollIntoView({ block: "start" });
  }, [scored]);
}

/** @param {{table: Table}} props */
export function Board({ table }) {
  const frame = useRef(/** @type {HTMLDivElement | null} */ (null));
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const lastTurn = useRef(0);
  const [hovered, setHovered] = useState(/** @type {string | null} */ (null));
  const compact = useSize(frame, UNMEASURED).width < COMPACT_BELOW;
  const board = useMemo(() => geometry(compact), [compact]);
  const zoom = useZoom(board, svg);
  useMotion(table, board, svg);
  useWheel(svg, (event) => {
    zoom.onWheel(event);
    turnByWheel(table, lastTurn, event);
  });
  useScoredInSight(table, frame);
  useFreshHelp(table.shown.n);
  const position = previewedPosition(table);
  const confirm = () => confirmChoice(table);
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    if (zoom.onKey(event)) event.preventDefault();
  };
  return html`<div
    class=${`ux-board${compact ? " ux-compact" : ""}${zoom.scale > 1 ? " board-zoomed" : ""}`}
    ref=${frame}
  >
    <svg ref=${svg} class="board-svg ux-board-svg" viewBox=${zoom.viewBox} ...${zoom.handlers} onKeyDown=${onKeyDown}>
      <g class="ux-picture" aria-hidden="true">
        <rect
          class="ux-plinth"
          x=${board.left - 4}
          y=${board.top - 4}
          width=${SIZE * FIELD_WIDTH + 8}
          height=${board.bottom - board.top + board.step + 4}
          rx="10"
        />
        <${Coordinates} position=${position} board=${board} />
        <${Pyramid} position=${position} board=${board} />
        <${FieldHalos} table=${table} position=${position} board=${board} />
        <${FieldSymbols} position=${position} board=${board} lit=${litFields(table)} />
        <${LastMarks} changes=${lastChanges(table)} position=${table.shown.position} board=${board} />
        <${FloatingTile} table=${table} board=${board} hovered=${hovered} svg=${svg} />
        <${Priests} table=${table} position=${position} board=${board} />
        <${ScoredPriests} table=${table} board=${board} />
        <${FieldTargetLabels} table=${table} position=${position} board=${board} />
        <${SeatTargets} table=${table} board=${board} hovered=${hovered} />
      </g>
      <${FieldGrid} table=${table} position=${position} board=${board} onConfirm=${confirm} />
      <${SeatGrid} table=${table} board=${board} onHover=${setHovered} onConfirm=${confirm} />
      <${SettledTile} table=${table} board=${board} onConfirm=${confirm} />
    </svg>
    <${ZoomButtons} table=${table} zoom=${zoom} />
  </div>`;
}
