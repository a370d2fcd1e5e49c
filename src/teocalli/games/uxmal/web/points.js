/** What priests and cards earn at the end of a phase. */
import { html } from "teocalli/html.js";
import { tip } from "teocalli/board/tooltips.js";
import { pointTables } from "./tables.js";

/** @typedef {import("./types.js").Table} Table */

const RANKS = [1, 2, 3];

/** @param {{table: Table}} props */
export function PointsTable({ table }) {
  const { format } = table.texts;
  const { points, card_points: cardPoints } = pointTables(table);
  const { phase, decision } = table.shown.position;
  const levels = Object.keys(points)
    .map(Number)
    .sort((a, b) => b - a);
  return html`<table class="ux-points" tabindex="0" ...${tip(table, "uxmal-help-points")}>
    <caption>
      ${format("uxmal-help-points.title")}
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="visually-hidden">${format("uxmal-help-level.title")}</span></th>
        ${RANKS.map(
          (rank) =>
            html`<th key=${rank} scope="col" class=${`ux-rank-${rank}`} aria-label=${format("uxmal-rank", { rank })}>
              ${rank}
            </th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${levels.map((level) => {
        const now = level === phase && decision !== "over";
        return html`<tr key=${level} class=${now ? "ux-now" : ""} aria-current=${now ? "step" : null}>
          <th scope="row">
            <span class=${`ux-level-chip ux-level-${level}`} aria-hidden="true"></span
            >${format("uxmal-level", { level })}
          </th>
          ${RANKS.map((rank) => html`<td key=${rank}>${points[String(level)]?.[rank - 1]}</td>`)}
        </tr>`;
      })}
      <tr>
        <th scope="row">${format("board-per-card")}</th>
        ${RANKS.map((rank) => html`<td key=${rank}>${cardPoints[rank - 1] ?? "–"}</td>`)}
      </tr>
    </tbody>
  </table>`;
}
