/** The drawn tile before it is confirmed: it follows the pointer, snaps to a seat, and settles there. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { html } from "teocalli/html.js";
import { previewsOf, selectionOf, turnTile } from "./acting.js";
import { FIELD_WIDTH, seatFields, spot } from "./geometry.js";
import { Slab } from "./pyramid.js";
import { LONGEST } from "./motion.js";
import { IdolPlate } from "./icons/symbol.js";
import { toBoard } from "teocalli/board/zoom.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./geometry.js").Geometry} Geometry */

/** The drawn tile's letters at the chosen rotation. @param {Table} table */
export function turnedTile(table) {
  const { turn } = selectionOf(table);
  return previewsOf(table, "seat").find((preview) => preview.turn === turn)?.tile ?? "";
}

/**
 * Turns an element from the rotation it had before to the one it has now.
 * @param {{current: SVGElement | null}} ref
 * @param {number} turn
 * @param {number} pace
 */
export function useTurning(ref, turn, pace) {
  const before = useRef(turn);
  useLayoutEffect(() => {
    const quarters = ((((turn - before.current + 4) % 4) + 1) % 4) - 1;
    before.current = turn;
    if (quarters && pace) {
      const duration = Math.min(pace, LONGEST);
      ref.current?.animate([{ rotate: `${-90 * quarters}deg` }, { rotate: "0deg" }], { duration, easing: "ease-out" });
    }
  }, [turn]);
}

/** A tile with its upper left corner at the origin. @param {{tile: string, board: Geometry, level: number}} props */
function LooseTile({ tile, board, level }) {
  const base = board.tile("a1", level);
  return html`<g transform=${`translate(${-base.x} ${-base.y})`}>
    <${Slab} seat="a1" level=${level} board=${board} />
    ${seatFields("a1").map((field, index) => {
      const { col, row } = spot(field);
      const x = board.x(col) + FIELD_WIDTH / 2;
      const y = board.y(row, level) + board.fieldHeight / 2;
      const symbol = tile[index] ?? "-";
      return symbol === "-"
        ? html`<ellipse key=${field} class=${`ux-dimple ux-on-${level}`} cx=${x} cy=${y} rx="7" ry="6" />`
        : html`<${IdolPlate} key=${field} symbol=${symbol} x=${x} y=${y} letter />`;
    })}
  </g>`;
}

/**
 * The tile that follows the pointer until it has settled.
 * @param {{table: Table, board: Geometry, hovered: string | null, svg: {current: SVGSVGElement | null}}} props
 */
export function FloatingTile({ table, board, hovered, svg }) {
  const outer = useRef(/** @type {SVGGElement | null} */ (null));
  const inner = useRef(/** @type {SVGGElement | null} */ (null));
  const selection = selectionOf(table);
  const floating = selection.mode === "seat" && !selection.seat;
  const level = table.shown.position.phase;
  useTurning(inner, selection.turn ?? 0, table.pace);
  useEffect(() => {
    const element = svg.current;
    if (!floating || !element) return undefined;
    const follow = (/** @type {PointerEvent} */ event) => {
      if (event.pointerType === "touch" || hovered || !outer.current) return;
      const { x, y } = toBoard(element, { x: event.clientX, y: event.clientY });
      place(outer.current, x - FIELD_WIDTH, y - board.fieldHeight);
    };
    const leave = () => !hovered && outer.current && (outer.current.style.visibility = "hidden");
    element.addEventListener("pointermove", follow);
    element.addEventListener("pointerleave", leave);
    return () => {
      element.removeEventListener("pointermove", follow);
      element.removeEventListener("pointerleave", leave);
    };
  }, [floating, hovered, board]);
  useLayoutEffect(() => {
    if (!hovered || !outer.current) return;
    const { x, y } = board.tile(hovered, level);
    place(outer.current, x, y);
  }, [hovered, floating, board]);
  if (!floating) return null;
  return html`<g
    ref=${outer}
    class=${`ux-floating${hovered ? " ux-snapped" : ""}`}
    style="visibility: hidden"
    aria-hidden="true"
  >
    <g ref=${inner} class="ux-turning"><${LooseTile} tile=${turnedTile(table)} board=${board} level=${level} /></g>
  </g>`;
}

/** @param {SVGGElement} element @param {number} x @param {number} y */
function place(element, x, y) {
  element.style.transform = `translate(${x}px, ${y}px)`;
  element.style.visibility = "visible";
}

/**
 * The frame of the tile that has settled, with buttons for the pointer: turn, confirm. (Keys and the question have the
 * same.)
 * @param {{table: Table, board: Geometry, onConfirm: () => void}} props
 */
export function SettledTile({ table, board, onConfirm }) {
  const { mode, seat } = selectionOf(table);
  if (mode !== "seat" || !seat) return null;
  const { x, y, width, height } = board.tile(seat, table.shown.position.phase);
  const [turnX, confirmX] = [x + width / 2 - 20, x + width / 2 + 20];
  const middle = y + height + board.step / 2;
  return html`<g class="ux-settled">
    <rect class="ux-settled-frame" x=${x + 1} y=${y + 1} width=${width - 2} height=${height + board.step - 2} rx="8" />
    ${
      board.compact
        ? null
        : html`<g aria-hidden="true">
            <g class="ux-knob" onClick=${() => turnTile(table, 1)}
              ><circle cx=${turnX} cy=${middle} r="17" />
              <path d=${`M${turnX + 6.5} ${middle - 2.5}a7.2 7.2 0 1 0 .6 5M${turnX + 7.2} ${middle - 8}v5.7h-5.7`}
            /></g>
            <g class="ux-knob ux-knob-confirm" onClick=${onConfirm}
              ><circle cx=${confirmX} cy=${middle} r="17" />
              <path d=${`M${confirmX - 7} ${middle + 0.5}l4.7 5.3l9.3 -10.8`}
            /></g>
          </g>`
    }
  </g>`;
}
