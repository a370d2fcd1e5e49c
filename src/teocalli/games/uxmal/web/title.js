import { tip } from "teocalli/board/tooltips.js";
import { html } from "teocalli/html.js";

/** @typedef {import("./types.js").Table} Table */

/** The phase, and whose turn it is. @param {{table: Table}} props */
export function Title({ table }) {
  const { texts, view, shown } = table;
  const { turn, phase } = shown.position;
  const who =
    turn === null ? texts.format("web-game-finished") : texts.format("web-turn", { player: table.seatName(turn) });
  return html`
    <span class="phase-title" ...${tip(table, "uxmal-help-phase", texts.format(`${view.game}-phase`, { phase }))}
      >${texts.format(`${view.game}-phase`, { phase })}</span
    >
    <span class="turn-title" title=${who}><bdi>${who}</bdi></span>
  `;
}
