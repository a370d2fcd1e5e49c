/** What somebody at the table proposes to the others: it is asked beside the game, which goes on meanwhile. */
import { useEffect, useRef } from "preact/hooks";
import { answerProposal, proposeUndo } from "./agreeing.js";
import { ConfirmDialog } from "./confirm-dialog.js";
import { html } from "./html.js";
import { entriesByPosition } from "./log-model.js";
import { announce } from "./notices.js";
import { play } from "./sounds.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").Proposal} Proposal
 * @typedef {import("./table.js").GameTable} GameTable
 */

/** The proposal that waits for an answer of whoever looks, or null. @param {View} view */
export function askedOfMe({ proposal, viewer }) {
  return proposal && viewer !== null && proposal.missing.includes(viewer) ? proposal : null;
}

/** Whether a proposal still waits for somebody. @param {Proposal | null} proposal */
export const isOpen = (proposal) => proposal !== null && proposal.missing.length > 0 && proposal.outcome === null;

/** What would be undone first, in the words of the log. @param {Table} table @param {number} to */
export function wordsUndone({ view, texts }, to) {
  const entry = entriesByPosition(view).get(to + 1);
  return entry ? texts.message(entry.message) : "";
}

/** What is proposed, in a sentence. @param {Table} table @param {Proposal} proposal */
function sentence({ texts, view, seatName }, { what, by, about }) {
  const own = by === view.viewer ? "-own" : "";
  const absent = what === "undo" ? "" : seatName(about);
  return texts.format(`web-proposal-${what}${own}`, { player: seatName(by), absent });
}

/** How it ended without agreement. @param {Table} table @param {Proposal} proposal */
function ending({ texts, view, seatName }, { outcome, closed_by }) {
  const own = closed_by === view.viewer ? "-own" : "";
  return texts.format(`web-proposal-${outcome}${own}`, { player: seatName(closed_by ?? 0) });
}

/**
 * Says to screen readers, and by sound, that something is proposed, and how that ended.
 * @param {Table} table
 */
function useProposalNews(table) {
  const { proposal } = table.view;
  const before = useRef(/** @type {string | null | undefined} */ (undefined));
  const now = proposal && `${proposal.number} ${proposal.outcome}`;
  useEffect(() => {
    const isNew = before.current !== undefined && before.current !== now;
    before.current = now;
    if (!proposal || (!isNew && !askedOfMe(table.view))) return;
    announce(isOpen(proposal) ? sentence(table, proposal) : ending(table, proposal));
    if (askedOfMe(table.view)) play("turn");
  }, [now]);
}

/**
 * An answer that is a button with its key.
 * @param {{text: string, letter: string, act: () => void, busy: boolean}} props
 */
function AnswerButton({ text, letter, act, busy }) {
  return html`<button type="button" aria-keyshortcuts=${letter} disabled=${busy} onClick=${act}>
    ${text}<kbd aria-hidden="true">${letter}</kbd>
  </button>`;
}

/** What whoever looks may answer. @param {{game: GameTable, table: Table, proposal: Proposal}} props */
function Answers({ game, table, proposal }) {
  const { texts, view, busy } = table;
  const button = (/** @type {"yes" | "no" | "withdraw"} */ answer, /** @type {string} */ letter) =>
    html`<${AnswerButton}
      text=${texts.format(`web-proposal-${answer}`)}
      letter=${letter}
      busy=${busy}
      act=${() => void answerProposal(game, proposal.number, answer)}
    />`;
  if (askedOfMe(view)) return html`<div class="proposal-answers">${button("yes", "Y")} ${button("no", "N")}</div>`;
  if (proposal.by === view.viewer) return html`<div class="proposal-answers">${button("withdraw", "N")}</div>`;
  return null;
}

/** The proposal that is open, or how the last one ended. @param {{game: GameTable, table: Table}} props */
export function ProposalBar({ game, table }) {
  const { view, texts } = table;
  const { proposal } = view;
  useProposalNews(table);
  if (!proposal || view.status !== "running") return null;
  if (!isOpen(proposal)) return html`<p class="proposal hint">${ending(table, proposal)}</p>`;
  const words = proposal.what === "undo" ? wordsUndone(table, proposal.about) : "";
  const waiting = proposal.missing.filter((seat) => seat !== view.viewer).map((seat) => table.seatName(seat));
  return html`
    <div class="proposal" role="group" aria-label=${texts.format("web-proposal")}>
      <p>${sentence(table, proposal)}</p>
      ${words && html`<p class="hint"><bdi>${words}</bdi></p>`}
      ${waiting.length > 0 && html`<p class="hint">${texts.format("web-proposal-missing", { players: waiting })}</p>`}
      <${Answers} game=${game} table=${table} proposal=${proposal} />
    </div>
  `;
}

/**
 * Before the others are asked to undo.
 * @param {{game: GameTable, table: Table, to: number, onClose: () => void}} props
 */
export function ProposeUndoDialog({ game, table, to, onClose }) {
  const { format } = table.texts;
  return html`
    <${ConfirmDialog}
      texts=${table.texts}
      title=${format("web-undo-propose")}
      decide=${format("web-undo-propose-send")}
      act=${() => void proposeUndo(game, to)}
      onClose=${onClose}
    >
      <p>${format("web-undo-propose-help")}</p>
      <p class="hint"><bdi>${wordsUndone(table, to)}</bdi></p>
    <//>
  `;
}
