/** Who plays for whom: leaving a seat to a bot, taking it back, and what is done about who keeps the others waiting. */
import { useState } from "preact/hooks";
import { comeBack, letPlay, proposeEnd, proposeStandIn } from "./agreeing.js";
import { DecideButton } from "./asking.js";
import { botTitle } from "./bots.js";
import { useServerTime } from "./clock.js";
import { ConfirmDialog } from "./confirm-dialog.js";
import { html } from "./html.js";
import { isOpen } from "./proposal.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").View} View
 * @typedef {import("./table.js").GameTable} GameTable
 * @typedef {import("./company.js").Presence} Presence
 */

/** Whether a person plays at a seat, and no bot for them. @param {View} view @param {number | null} seat */
const playsAlone = ({ seats }, seat) => {
  const found = seat === null ? undefined : seats[seat];
  return found?.kind === "person" && found.stand_in === null;
};

/**
 * When the others no longer need to wait for who is to move, by the server's time; null: never.
 * @param {View} view
 * @param {Presence | null} presence
 */
function notWaitedForFrom({ clock, to_move }, presence) {
  if (clock !== null) return clock.deadline === null ? null : clock.deadline + clock.lag;
  return presence?.away[String(to_move)] ?? null;
}

/**
 * What the others may do about somebody who keeps them waiting: wait on, let a bot play, or end the game.
 * @param {{game: GameTable, table: Table}} props
 */
export function KeptWaiting({ game, table }) {
  const { view, texts, meta, busy } = table;
  const seat = view.to_move;
  const concerned =
    view.company !== null &&
    !view.company.contest &&
    view.viewer !== seat &&
    playsAlone(view, seat) &&
    playsAlone(view, view.viewer);
  const from = concerned ? notWaitedForFrom(view, game.presence.value) : null;
  const now = useServerTime(from !== null);
  if (seat === null || from === null || now < from || isOpen(view.proposal)) return null;
  const player = table.seatName(seat);
  return html`
    <div class="proposal" role="group" aria-label=${texts.format("web-kept-waiting-heading")}>
      <p>${texts.format(view.clock ? "web-kept-waiting-time" : "web-kept-waiting-away", { player })}</p>
      <p class="hint">${texts.format("web-kept-waiting-help")}</p>
      <div class="proposal-answers">
        <button type="button" disabled=${busy} onClick=${() => void proposeStandIn(game, seat, meta.bots.default)}>
          ${texts.format("web-stand-in-propose")}
        </button>
        <button type="button" disabled=${busy} onClick=${() => void proposeEnd(game, seat)}>
          ${texts.format("web-end-propose")}
        </button>
      </div>
    </div>
  `;
}

/** Before one leaves one's seat to a bot. @param {{game: GameTable, table: Table, onClose: () => void}} props */
function LeaveDialog({ game, table, onClose }) {
  const { texts, meta } = table;
  return html`
    <${ConfirmDialog}
      texts=${texts}
      title=${texts.format("web-stand-in")}
      act=${() => void letPlay(game, meta.bots.default)}
      onClose=${onClose}
    >
      <p>${texts.format("web-stand-in-help", { bot: botTitle(texts, meta.bots.default) })}</p>
    <//>
  `;
}

/** Leaving one's seat to a bot, for as long as one wants. @param {{game: GameTable, table: Table}} props */
export function LeaveSeat({ game, table }) {
  const [asking, setAsking] = useState(false);
  const { view, texts } = table;
  if (view.status !== "running" || view.company?.contest || !playsAlone(view, view.viewer)) return null;
  return html`
    <button type="button" class="leave-seat" aria-haspopup="dialog" onClick=${() => setAsking(true)}>
      ${texts.format("web-stand-in")}
    </button>
    ${asking && html`<${LeaveDialog} game=${game} table=${table} onClose=${() => setAsking(false)} />`}
  `;
}

/** Taking one's seat back from a bot. @param {{game: GameTable, table: Table}} props */
export function TakeSeatBack({ game, table }) {
  const { view, texts, busy } = table;
  const own = view.viewer === null ? undefined : view.seats[view.viewer];
  if (!own?.stand_in || view.status !== "running") return null;
  return html`
    <div class="proposal" role="group" aria-label=${texts.format("web-stand-in-own")}>
      <p>${texts.format("web-stand-in-own")}</p>
      <div class="proposal-answers">
        <${DecideButton} ready=${!busy} act=${() => void comeBack(game)}>${texts.format("web-come-back")}<//>
      </div>
    </div>
  `;
}
