/** The way into the analysis room of a game. */
import { html } from "../html.js";
import { navigate } from "../router.js";
import { Icon } from "../ui.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").View} View
 */

/** The address of a game's analysis room, at a position of the game. @param {string} id @param {number} n */
export const roomAddress = (id, n) => `/game/${encodeURIComponent(id)}/analysis#n=${n}`;

/**
 * Whether a game may be analysed by who looks: it is over, or they play it alone.
 * @param {View} view
 */
export function canAnalyse({ id, status, seats, company, viewer, shuffle }) {
  if (id.startsWith("lesson-") || shuffle?.dealt === false) return false;
  if (status === "finished") return true;
  const persons = seats.filter(({ kind }) => kind === "person");
  if (persons.length > 1) return false;
  return company === null || (persons.length === 1 && persons[0]?.seat === viewer);
}

/** Whether the lines of a position that one looks back at may be shown. @param {View} view */
export const mayLookInto = (view) => canAnalyse(view) && (view.hints || view.status === "finished");

/** Goes there with the position that is shown. @param {Table} table */
export const openRoom = ({ view, shown }) => navigate(roomAddress(view.id, shown.n));

/** @param {{table: Table, className?: string, compact?: boolean}} props `compact`: its picture alone is shown */
export function AnalyseButton({ table, className = "", compact = false }) {
  if (!canAnalyse(table.view)) return null;
  const { format } = table.texts;
  return html`
    <button
      type="button"
      class=${compact ? `icon-button ${className}` : className}
      data-analyse
      title=${format("web-analysis-key")}
      aria-keyshortcuts="A"
      onClick=${() => openRoom(table)}
    >
      <${Icon} name="search" /> <span class=${compact ? "visually-hidden" : ""}>${format("web-analysis-open")}</span>
    </button>
  `;
}
