import { tip } from "teocalli/board/tooltips.js";
import { html } from "teocalli/html.js";
import { ZoomInHead } from "./zooming.js";
import { plainScene, showOf } from "./scene.js";

/** @typedef {import("teocalli/types.js").Table} Table */

/** The era, and whose turn it is. @param {{table: Table}} props */
export function Title({ table }) {
  const { format } = table.texts;
  const { era, phase, turn_of: turn, to_move: mover } = /** @type {any} */ (table.shown.position);
  const seat = turn ?? mover;
  const show = showOf(table, plainScene(table));
  const who =
    phase === "over"
      ? format("web-game-finished")
      : seat === null
        ? ""
        : format("web-turn", { player: show.table.seatName(seat) });
  return html`
    <span class="phase-title" ...${tip(table, "teotihuacan-help-calendar", format("teotihuacan-era", { era }))}
      >${format("teotihuacan-era", { era })}</span
    >
    <span class="turn-title" title=${who}><bdi>${who}</bdi></span>
    <${ZoomInHead} table=${table} />
  `;
}
