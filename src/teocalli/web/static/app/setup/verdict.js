/** Whether a position that is set up is sound, and what can be done with it then: play, analyse, give away. */
import { useState } from "preact/hooks";
import { roomAddress } from "../analysis/analyse-button.js";
import { api } from "../api.js";
import { html } from "../html.js";
import { notify } from "../notices.js";
import { notifyError } from "../notify-error.js";
import { LONGEST_LINK, canLinkRecords, fragmentOf } from "../record-link.js";
import { navigate } from "../router.js";
import { ToCopy } from "../share.js";
import { Dialog, Icon } from "../ui.js";
import { isWithin } from "./fields.js";
import { Edits } from "./places.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").Drawing} Drawing
 * @typedef {import("../types.js").Texts} Texts
 * @typedef {import("./draft.js").SetUp} SetUp
 * @typedef {import("./draft.js").Answer} Answer
 */

/** Somebody at a seat, as records name them. */
const PERSON = "person";

/**
 * Opens the record of a position with these at the seats.
 * @param {Answer} answer
 * @param {string[]} seats
 * @returns {Promise<import("../types.js").View | null>} null: a notice says why not
 */
async function opened({ record }, seats) {
  try {
    return await api.openRecord(JSON.stringify({ ...record, seats }));
  } catch (error) {
    notifyError(error);
    return null;
  }
}

/**
 * Who sits there while somebody analyses: one person, whose turn it is, and bots.
 * @param {Answer} answer
 * @param {string} bot
 * @returns {string[]}
 */
function analysing({ record, view }, bot) {
  const own = view?.to_move ?? view?.position.turn ?? 0;
  return record.players.map((/** @type {string} */ _, /** @type {number} */ seat) => (seat === own ? PERSON : bot));
}

/** @param {{texts: Texts, link: string, onClose: () => void}} props */
function LinkDialog({ texts, link, onClose }) {
  const words = { button: "web-link-copy", copied: "web-link-copied" };
  return html`
    <${Dialog} title=${texts.format("web-setup-link")} closeLabel=${texts.format("web-close")} onClose=${onClose}>
      <div class="links">
        <${ToCopy} texts=${texts} label=${texts.format("web-setup-link")} text=${link} words=${words} />
        <p class="hint">${texts.format("web-link-record-help")}</p>
      </div>
    <//>
  `;
}

/** @param {{table: Table, setUp: SetUp, seats: string[], bot: string}} props */
function Buttons({ table, setUp, seats, bot }) {
  const { texts } = table;
  const { format } = texts;
  const [link, setLink] = useState("");
  const answer = setUp.answer.value;
  const isSound = answer?.record && !setUp.checking.value && !setUp.lost.value ? answer : null;
  const sound = () => {
    if (!isSound) notify({ id: setUp.lost.peek() ? "web-error-network" : "web-setup-unsound-help", args: {} }, "error");
    return isSound;
  };
  const play = async () => {
    const now = sound();
    const view = now && (await opened(now, seats));
    if (view) navigate(`/game/${view.id}`);
  };
  const analyse = async () => {
    const now = sound();
    const view = now && (await opened(now, analysing(now, bot)));
    if (view) navigate(roomAddress(view.id, 0));
  };
  const give = async () => {
    const now = sound();
    if (!now) return;
    const made = `${location.origin}/open${await fragmentOf(JSON.stringify({ ...now.record, seats }))}`;
    if (made.length > LONGEST_LINK) notify({ id: "web-link-record-long", args: {} });
    else setLink(made);
  };
  return html`
    <div class="setup-buttons">
      <button type="button" class="primary" aria-disabled=${!isSound} onClick=${play}>
        <${Icon} name="play" /> ${format("web-setup-play")}
      </button>
      <button type="button" aria-disabled=${!isSound} aria-keyshortcuts="A" onClick=${analyse}>
        <${Icon} name="search" /> ${format("web-analysis-open")}
      </button>
      ${
        canLinkRecords() &&
        html`<button type="button" aria-disabled=${!isSound} aria-haspopup="dialog" onClick=${give}>
          <${Icon} name="link" /> ${format("web-setup-share")}
        </button>`
      }
      <button
        type="button"
        disabled=${setUp.steps.value.length < 2}
        aria-keyshortcuts="U Control+Z"
        onClick=${() => setUp.undo()}
      >
        <${Icon} name="undo" /> ${format("web-setup-undo")}
      </button>
    </div>
    ${link && html`<${LinkDialog} texts=${texts} link=${link} onClose=${() => setLink("")} />`}
  `;
}

/**
 * Where something is wrong: the field that says it, else the path of keys.
 * @param {Texts} texts
 * @param {SetUp} setUp
 * @param {string} where
 */
function whereText(texts, setUp, where) {
  for (const { title, fields } of setUp.form.value?.groups ?? [])
    for (const field of fields)
      if (isWithin(field, where)) return `${texts.message(title)}, ${texts.message(field.label)}`;
  return where;
}

/** What is wrong, or odd, in words. @param {{table: Table, setUp: SetUp}} props */
function Said({ table, setUp }) {
  const { texts } = table;
  const answer = setUp.answer.value;
  if (setUp.lost.value) return html`<p class="fault">${texts.format("web-error-network")}</p>`;
  if (!answer) return html`<p>${texts.format("web-loading")}</p>`;
  if (answer.fault) {
    const { where, reason } = answer.fault;
    const told = texts.format("web-setup-fault", { where: whereText(texts, setUp, where), reason });
    return html`<p class="fault">${told}</p>`;
  }
  const odd = answer.odd.map((each) => texts.format("web-from-position-odd", { reason: texts.message(each) }));
  return html`<p class="setup-sound">${texts.format(answer.over ? "web-setup-over" : "web-setup-sound")}</p>
    ${odd.map((each) => html`<p key=${each} class="hint">${each}</p>`)}`;
}

/** @param {{table: Table, drawing: Drawing, setUp: SetUp, seats: string[], bot: string}} props */
export function Verdict({ table, drawing, setUp, seats, bot }) {
  const { format } = table.texts;
  const answer = setUp.answer.value;
  return html`
    <div class="setup-verdict" data-sound=${answer?.fault ? "no" : "yes"}>
      <h2>${format(answer?.fault ? "web-setup-unsound" : "web-setup")}</h2>
      <div role="status"><${Said} table=${table} setUp=${setUp} /></div>
      <${Buttons} table=${table} setUp=${setUp} seats=${seats} bot=${bot} />
      <p class="hint setup-help">${format("web-setup-help")}</p>
      <${Edits} table=${table} drawing=${drawing} edits=${setUp.general.value} setUp=${setUp} />
    </div>
  `;
}
