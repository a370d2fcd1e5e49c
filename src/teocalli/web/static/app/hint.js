/** The hint: its button, and what shows the suggestions, loaded when one is asked for. */
import { useEffect } from "preact/hooks";
import { canAnalyse, openRoom } from "./analysis/analyse-button.js";
import { html } from "./html.js";
import { late } from "./late.js";
import { Icon } from "./ui.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./table.js").GameTable} GameTable
 */

export const HintPanel = late("hint", async () => {
  const [{ HintPanel: Panel }, { bringLineStyles }] = await Promise.all([
    import("./analysis/hint-panel.js"),
    import("./analysis/line-marks.js"),
  ]);
  await bringLineStyles();
  return Panel;
});

/** Marks of lines on the board, of a hint or of an analysis. */
export const LineMarks = late("marks", async () => (await import("./analysis/line-marks.js")).LineMarks);

/**
 * Asks for a hint, or puts it away. For a position that one looks back at, the analysis room has it.
 * @param {{game: GameTable, table: Table}} props
 */
export function HintButton({ game, table }) {
  const inRoom = table.looking && canAnalyse(table.view);
  const { format } = table.texts;
  const hint = game.hint.value;
  const thinking = hint === "thinking";
  useEffect(() => {
    if (thinking) void HintPanel.fetch();
  }, [thinking]);
  return html`
    <button
      type="button"
      class="hint-button"
      aria-disabled=${!inRoom && (table.legal.length === 0 || thinking)}
      aria-pressed=${hint !== null && !thinking}
      aria-keyshortcuts="I"
      data-thinking=${thinking ? "yes" : "no"}
      title=${format("web-hint-key")}
      aria-label=${format(thinking ? "web-hint-thinking" : "web-hint")}
      onClick=${() => (inRoom ? openRoom(table) : game.toggleHint())}
    >
      <${Icon} name="hint" /> <span role="status">${format(thinking ? "web-hint-thinking" : "web-hint")}</span>
    </button>
  `;
}
