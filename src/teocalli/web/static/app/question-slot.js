/** The one fixed place where the game asks, or says what it waits for; with the button that takes back. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { DecisionHere } from "./analysis/review-decisions.js";
import { AnalyseButton } from "./analysis/analyse-button.js";
import { ReviewButton } from "./analysis/review-button.js";
import { Scrolling } from "./asking.js";
import { AllActions } from "./all-actions.js";
import { faults, forgetFaults } from "./boundary.js";
import { mayPlayAgain, rematchText, waitingFor } from "./company.js";
import { ConfirmDialog } from "./confirm-dialog.js";
import { html } from "./html.js";
import { HintButton, TableLines } from "./hint.js";
import { PlaybackBar } from "./log.js";
import { notify } from "./notices.js";
import { Planning } from "./plans.js";
import { ProposalBar, ProposeUndoDialog, isOpen } from "./proposal.js";
import { KeptWaiting, TakeSeatBack } from "./seat-keeping.js";
import { places, verdict } from "./scenes.js";
import { useScrolling } from "./scroller.js";
import { Icon } from "./ui.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").Drawing} Drawing
 * @typedef {import("./table.js").GameTable} GameTable
 */

/** @param {{game: GameTable, table: Table}} props */
function LookingBack({ game, table }) {
  const { texts, shown, view } = table;
  const review = game.review.isOpen.value ? game.review.review.value : null;
  return html`
    <div class="waiting">
      <h2>${texts.format("web-looking")}</h2>
      <p class="waiting-words">${texts.format("web-playback-at", { n: shown.n, count: view.n })}</p>
      ${shown.last && html`<p class="waiting-last"><bdi>${texts.message(shown.last.message)}</bdi></p>`}
      ${review?.outcome && html`<${DecisionHere} table=${table} decisions=${review.outcome.decisions} />`}
      <div class="narrow-only playback-in-sheet"><${PlaybackBar} table=${table} game=${game} /></div>
      <div class="waiting-buttons">
        <button type="button" class="primary" onClick=${() => game.playback.backToNow()}>
          <${Icon} name="last" /> ${texts.format("web-back-to-now")}
        </button>
        ${view.status === "finished" && html`<${HintButton} game=${game} table=${table} name="web-lines" compact />`}
        <${AnalyseButton} table=${table} compact />
      </div>
    </div>
  `;
}

/** Whether a bot plays for the person who is asked. @param {View} view */
const isStoodIn = ({ seats, to_move }) => Boolean(seats[to_move ?? -1]?.stand_in);

/** @param {{game: GameTable, table: Table, drawing: Drawing}} props */
function Waiting({ game, table, drawing }) {
  const { texts, shown, view } = table;
  const seat = view.seats[shown.last?.seat ?? shown.position.turn ?? 0];
  return html`
    <div class="waiting">
      <h2>
        ${seat && html`<${drawing.SeatMark} colour=${seat.colour} size=${26} />`}
        <bdi>${seat?.name}</bdi>
      </h2>
      ${shown.last && html`<p class="waiting-last"><bdi>${texts.message(shown.last.message)}</bdi></p>`}
      ${
        table.replaying &&
        html`<button type="button" onClick=${() => game.playback.skip()}>
          <${Icon} name="last" /> ${texts.format("web-skip-playback")}
        </button>`
      }
      ${
        !table.replaying &&
        view.thinking &&
        html`<p class="hint thinking">
          ${texts.format(isStoodIn(view) ? "web-thinking-stand-in" : "web-thinking-player", {
            player: table.seatName(view.to_move ?? 0),
          })}
        </p>`
      }
      ${
        !table.replaying &&
        !view.thinking &&
        view.company &&
        html`<p class="hint thinking">${waitingFor(table, game.presence.value)}</p>`
      }
    </div>
  `;
}

/** Why a game was ended before its end. @param {Table} table @param {{seat: number, why: string}} ended */
export const endedText = ({ texts, seatName, view }, { seat, why }) =>
  texts.format(view.company?.contest ? "web-ended-contest" : `web-ended-${why}`, { player: seatName(seat) });

/** @param {{game: GameTable, table: Table, drawing: Drawing, onResult: () => void, onRematch: () => void}} props */
function Over({ game, table, drawing, onResult, onRematch }) {
  const { texts, view } = table;
  return html`
    <div class="waiting over">
      <h2>${texts.format("web-game-finished")}</h2>
      <${Scrolling} label=${texts.format("web-game-finished")}>
        ${view.ended && html`<p class="waiting-last">${endedText(table, view.ended)}</p>`}
        ${view.result && html`<p class="waiting-last">${verdict(table, view.result)}</p>`}
        ${
          view.result &&
          html`<ol class="game-seats over-ranking">
            ${places(view.result.ranking).map(({ seat }) => {
              const { colour, name } = view.seats[seat];
              return html`
                <li key=${seat}>
                  <${drawing.SeatMark} colour=${colour} size=${22} />
                  <bdi class="name" title=${name}>${name}</bdi>
                  <b class="figure">${view.result?.scores[seat]}</b>
                </li>
              `;
            })}
          </ol>`
        }
      <//>
      <div class="waiting-buttons">
        ${
          mayPlayAgain(view) &&
          html`<button type="button" class="primary" onClick=${onRematch}>${texts.format(rematchText(view))}</button> `
        }
        ${
          view.company?.contest &&
          html`<a class="button primary" href=${`/tournament/${view.company.contest.tournament}`}
            >${texts.format("web-tournament-to")}</a
          >`
        }
        ${view.result && html`<button type="button" onClick=${onResult}>${texts.format("web-result")}</button>`}
        ${!game.review.isOpen.value && html`<${ReviewButton} game=${game} table=${table} />`}
        <${AnalyseButton} table=${table} />
      </div>
    </div>
  `;
}

/**
 * Before a game becomes practice.
 * @param {{table: Table, reason: string, onClose: () => void, onUndo: () => void}} props
 */
function PracticeDialog({ table, reason, onClose, onUndo }) {
  const { format } = table.texts;
  return html`
    <${ConfirmDialog} texts=${table.texts} title=${format("web-undo-practice")} act=${onUndo} onClose=${onClose}>
      <p>${format("web-undo-practice-help", { reason })}</p>
    <//>
  `;
}

/** What the button that takes back says. @param {View} view */
function undoText({ undo, proposal }) {
  if (undo.kind === "turn" || undo.kind === "practice") return `web-undo-${undo.kind}`;
  return undo.propose !== null && !isOpen(proposal) ? "web-undo-propose" : "web-undo";
}

/** What is asked before something is taken back. @param {{game: GameTable, table: Table, onClose: () => void}} props */
function UndoDialog({ game, table, onClose }) {
  const { view, texts } = table;
  if (view.undo.kind !== "practice" && view.undo.propose !== null)
    return html`<${ProposeUndoDialog} game=${game} table=${table} to=${view.undo.propose} onClose=${onClose} />`;
  const reason = view.undo.reason ? texts.message(view.undo.reason) : "";
  const undo = () => void game.undo(true);
  return html`<${PracticeDialog} table=${table} reason=${reason} onClose=${onClose} onUndo=${undo} />`;
}

/** Taking back, and a hint. @param {{game: GameTable, table: Table}} props */
function Undo({ game, table }) {
  const { texts, view, busy, looking } = table;
  const { kind } = view.undo;
  const text = undoText(view);
  const possible = (kind !== null || text === "web-undo-propose") && !busy && !looking;
  const reason = view.undo.reason ? texts.message(view.undo.reason) : "";
  const [asking, setAsking] = useState(false);
  const undo = () => {
    if (possible && (kind === null || (kind === "practice" && view.practice.length === 0))) setAsking(true);
    else if (possible) void game.undo(kind === "practice");
    else if (view.undo.reason) notify(view.undo.reason);
  };
  return html`
    <div class="undo">
      <button
        type="button"
        aria-disabled=${!possible}
        aria-describedby="undo-reason"
        aria-keyshortcuts="U Control+Z"
        title=${reason || undefined}
        onClick=${undo}
      >
        <${Icon} name="undo" />${" "}<span>${texts.format(text)}</span>
      </button>
      ${view.hints && html`<${HintButton} game=${game} table=${table} />`}
      <p class="hint" id="undo-reason">${reason}</p>
    </div>
    ${asking && html`<${UndoDialog} game=${game} table=${table} onClose=${() => setAsking(false)} />`}
  `;
}

/**
 * Whether some part of the page cannot be drawn or used at the position that is shown.
 * @param {Table} table
 * @param {Drawing} drawing
 */
function useFaults(table, drawing) {
  useEffect(forgetFaults, [table.view.version, table.shown.n]);
  return faults.value.size > 0 || drawing.isLate === true;
}

/**
 * @param {{game: GameTable, table: Table, drawing: Drawing, onResult: () => void, onRematch: () => void, idle?: any}}
 *   props   idle: what stands there where nothing is asked, instead of what the game's own page says
 */
export function QuestionSlot({ game, table, drawing, onResult, onRematch, idle = null }) {
  const { texts, view } = table;
  const slot = useRef(/** @type {HTMLElement | null} */ (null));
  useScrolling(slot, texts.format("web-question"));
  // While an action is under way its question stays, dead, so that nothing flickers.
  const asked = useRef(/** @type {Table | null} */ (null));
  if (table.legal.length > 0) asked.current = table;
  else if (!table.busy || table.looking) asked.current = null;
  const question = useMemo(
    () => asked.current && html`<${drawing.Question} table=${asked.current} />`,
    [asked.current, drawing],
  );

  const broken = useFaults(table, drawing);
  let inside;
  const lines = game.isRoom ? null : game.lines.value;
  const seen = table.busy && asked.current ? asked.current : table;
  const shownLines =
    lines &&
    html`<${TableLines}
      key=${seen.looking ? "back" : "now"}
      game=${game}
      table=${seen}
      drawing=${drawing}
      lines=${lines}
    />`;
  if (asked.current) {
    // Behind a hint the question stays, so that it shows at once what becomes of the hint.
    inside = html`
      ${shownLines}
      <div class="asking" hidden=${lines !== null} inert=${table.busy}>
        ${question}
        ${
          broken &&
          !drawing.asksInWords &&
          html`<${AllActions}
            table=${asked.current}
            actionText=${drawing.actionText}
            heading=${texts.format("web-fault-actions")}
          />`
        }
      </div>
    `;
  } else if (idle !== null && !table.replaying) inside = idle;
  else if (table.looking) inside = shownLines ?? html`<${LookingBack} game=${game} table=${table} />`;
  else if (view.status === "finished" && !table.replaying)
    inside = html`<${Over}
      game=${game}
      table=${table}
      drawing=${drawing}
      onResult=${onResult}
      onRematch=${onRematch}
    />`;
  else inside = html`<${Waiting} game=${game} table=${table} drawing=${drawing} />`;
  return html`
    <section ref=${slot} class="slot-question" id="question" tabindex="-1" aria-label=${texts.format("web-question")}>
      ${
        broken &&
        html`<p class="fault" role="alert">${texts.format(asked.current ? "web-fault" : "web-fault-here")}</p>`
      }
      ${inside}
      <${Planning} plans=${game.plans} table=${table} />
      <${TakeSeatBack} game=${game} table=${table} />
      <${KeptWaiting} game=${game} table=${table} />
      <${ProposalBar} game=${game} table=${table} />
      ${
        view.status === "running" &&
        !game.isRoom &&
        (view.company === null || view.viewer !== null) &&
        html`<${Undo} game=${game} table=${table} />`
      }
    </section>
  `;
}
