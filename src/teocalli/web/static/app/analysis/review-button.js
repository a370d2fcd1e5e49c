/** What leads to the review, which is loaded when it is opened. */
import { html } from "../html.js";
import { Icon } from "../ui.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../table.js").GameTable} GameTable
 */

/** Whether a game can be reviewed: it was played to its end. @param {import("../types.js").View} view */
export const canReview = ({ status, result }) => status === "finished" && result !== null;

/** Opens the review. @param {{game: GameTable, table: Table, className?: string, onOpen?: () => void}} props */
export function ReviewButton({ game, table, className = "", onOpen }) {
  if (!canReview(table.view)) return null;
  const open = () => {
    onOpen?.();
    game.review.open();
  };
  return html`
    <button type="button" class=${className} onClick=${open}>
      <${Icon} name="search" /> ${table.texts.format("web-review")}
    </button>
  `;
}
