/** The hint: its button, and what shows the lines, loaded when they are asked for. */
import { useEffect } from "preact/hooks";
import { mayLookInto } from "./analysis/analyse-button.js";
import { loadStyle } from "./drawing.js";
import { html } from "./html.js";
import { late } from "./late.js";
import { withTexts } from "./texts.js";
import { Icon } from "./ui.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./table.js").GameTable} GameTable
 */

export const TableLines = late("lines", async () => {
  const [{ TableLines: Lines }] = await Promise.all([
    withTexts("lines", import("./analysis/table-lines.js")),
    loadStyle("/static/styles/lines.css"),
  ]);
  return Lines;
});

/** Marks of lines on the board, of a hint or of an analysis. */
export const LineMarks = late("marks", async () => (await import("./analysis/line-marks.js")).LineMarks);

/**
 * Shows the best lines of the decision that is asked, or of a position that one looks back at, or puts them away.
 * @param {{game: GameTable, table: Table, name?: string, compact?: boolean}} props   name: what the button says;
 *   `compact`: its picture alone is shown
 */
export function HintButton({ game, table, name = "web-hint", compact = false }) {
  const { format } = table.texts;
  const thinking = game.seeking.value;
  const possible = table.legal.length > 0 || (table.looking && mayLookInto(table.view));
  useEffect(() => {
    if (thinking) void TableLines.fetch();
  }, [thinking]);
  return html`
    <button
      type="button"
      class=${compact ? "icon-button hint-button" : "hint-button"}
      aria-disabled=${!possible || thinking}
      aria-pressed=${game.lines.value !== null}
      aria-keyshortcuts="I"
      data-thinking=${thinking ? "yes" : "no"}
      title=${format(`${name}-key`)}
      aria-label=${format(thinking ? "web-hint-thinking" : name)}
      onClick=${() => game.toggleHint()}
    >
      <${Icon} name="hint" />${" "}
      <span role="status" class=${compact ? "visually-hidden" : ""}
        >${format(thinking ? "web-hint-thinking" : name)}</span
      >
    </button>
  `;
}
