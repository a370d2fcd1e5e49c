/** Where chance comes from: shuffling together before a game, and what everybody can check afterwards. */
import { useEffect, useState } from "preact/hooks";
import { api } from "./api.js";
import { leadLostFocus } from "./board/focus.js";
import { html } from "./html.js";
import { notifyError } from "./notify-error.js";
import { ToCopy } from "./share.js";
import { isAsSeen, keepNumber, nextStep, numberFor, ownNumber, promisesOf } from "./shuffle-steps.js";
import { Dialog, Icon } from "./ui.js";

/**
 * @typedef {import("./types.js").Texts} Texts
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./table.js").GameTable} GameTable
 */

/** @param {GameTable} game @param {View} view @param {import("./shuffle-steps.js").Own} own */
async function promise(game, view, own) {
  keepNumber(view.id, own);
  game.accept(await api.promise(view.id, own.hash));
}

/** Does what is due; gives whether anything was. @param {GameTable} game */
async function takeStep(game) {
  const view = game.view.peek();
  if (!view) return false;
  const own = ownNumber(game.id);
  const step = nextStep(view, own);
  if (step === "promise") await promise(game, view, numberFor(view, own));
  if (step === "tell" && own) {
    keepNumber(game.id, { ...own, seen: promisesOf(view) });
    game.accept(await api.tellNumber(game.id, own.number));
  }
  return step === "promise" || step === "tell";
}

/** Games for which a step is under way: what is heard meanwhile is looked at afterwards. */
const underWay = /** @type {Set<string>} */ (new Set());

/** Steps that follow one another at most: to promise, and to tell. */
const MOST_STEPS = 2;

/** @param {GameTable} game */
async function takeSteps(game) {
  if (underWay.has(game.id)) return;
  underWay.add(game.id);
  try {
    for (let done = 0; done < MOST_STEPS && (await takeStep(game)); done += 1);
  } catch (error) {
    notifyError(error);
    await game.reread();
  } finally {
    underWay.delete(game.id);
  }
}

/** Promises and tells one's number as soon as that is due. @param {GameTable} game @param {View} view */
export function useShuffling(game, view) {
  useEffect(() => void takeSteps(game), [view.version, view.viewer]);
}

/** How far somebody is with their number. @param {{texts: Texts, view: View, seat: number}} props */
export function NumberTag({ texts, view, seat }) {
  const found = view.shuffle?.numbers.find((each) => each.seat === seat);
  if (!found?.hash) return null;
  return html`<small class="bot-tag">${texts.format(found.told ? "web-shuffle-told" : "web-shuffle-promised")}</small>`;
}

/** Who has not told a number. @param {View} view @param {(seat: number) => string} nameOf */
const missing = ({ shuffle }, nameOf) =>
  (shuffle?.numbers ?? []).filter(({ told }) => !told).map(({ seat }) => nameOf(seat));

/** What keeps the game from being dealt, and what one can do. @param {{game: GameTable, table: Table}} props */
export function Shuffling({ game, table }) {
  const { view, texts } = table;
  useShuffling(game, view);
  const step = nextStep(view, ownNumber(view.id));
  const anew = () =>
    void promise(game, view, numberFor(view, null))
      .catch(notifyError)
      .then(() => leadLostFocus());
  const round = view.shuffle?.round ?? 1;
  const names = missing(view, (seat) => view.seats[seat]?.name ?? "");
  return html`
    <section aria-labelledby="shuffle-heading">
      <h2 id="shuffle-heading">${texts.format("web-shuffle-heading")}</h2>
      <p>${texts.format("web-shuffle-explained")}</p>
      ${view.company?.free.length === 0 && html`<p role="status">${texts.format("web-shuffle-missing", { names })}</p>`}
      ${round > 1 && html`<p class="hint">${texts.format("web-shuffle-round", { round })}</p>`}
      ${step === "changed" && html`<p class="warning" role="alert">${texts.format("web-shuffle-changed")}</p>`}
      ${
        step === "elsewhere" &&
        html`<p>${texts.format("web-shuffle-elsewhere")}</p>
          <button type="button" onClick=${anew}>${texts.format("web-shuffle-anew")}</button>`
      }
    </section>
  `;
}

/** What the players added. @param {{table: Table}} props */
function Numbers({ table }) {
  const { view, texts } = table;
  const asSeen = isAsSeen(view, ownNumber(view.id));
  return html`
    <h3>${texts.format("web-fair-numbers")}</h3>
    <ul class="fair-numbers">
      ${view.shuffle?.numbers.map(
        ({ seat, hash, number }) => html`
          <li key=${seat}>
            <bdi class="name">${view.seats[seat]?.name}</bdi>
            <span>${texts.format("web-fair-promise")} <code>${hash}</code></span>
            ${number && html`<span>${texts.format("web-fair-number")} <code>${number}</code></span>`}
          </li>
        `,
      )}
    </ul>
    ${asSeen === true && html`<p>${texts.format("web-fair-as-seen")}</p>`}
    ${asSeen === false && html`<p class="warning" role="alert">${texts.format("web-fair-not-as-seen")}</p>`}
  `;
}

/** @param {{table: Table, onClose: () => void}} props */
function FairDialog({ table, onClose }) {
  const { view, texts } = table;
  const copy = { button: "web-fair-copy", copied: "web-link-copied" };
  const joint = (view.shuffle?.numbers.length ?? 0) > 0;
  return html`
    <${Dialog} title=${texts.format("web-fair")} closeLabel=${texts.format("web-close")} onClose=${onClose}>
      <div class="settings fair">
        <p>${texts.format(joint ? "web-fair-joint" : "web-fair-server")}</p>
        <${ToCopy} texts=${texts} label=${texts.format("web-fair-hash")} text=${view.seed_hash} words=${copy} />
        ${joint && html`<${Numbers} table=${table} />`}
        ${
          view.seed
            ? html`<p>${texts.format("web-fair-seed")} <code>${view.seed}</code></p>`
            : html`<p class="hint">${texts.format("web-fair-later")}</p>`
        }
        <p class="hint">${texts.format("web-fair-verify")} <code>teocalli verify</code></p>
      </div>
    <//>
  `;
}

/** The way to what everybody can check of the game's chance. @param {{table: Table}} props */
export function FairButton({ table }) {
  const [open, setOpen] = useState(false);
  const { view, texts } = table;
  if (!view.seed_hash) return null;
  const name = texts.format("web-fair");
  return html`
    <button
      type="button"
      class="quiet icon-button"
      aria-haspopup="dialog"
      aria-label=${name}
      title=${name}
      onClick=${() => setOpen(true)}
    >
      <${Icon} name="shuffle" />
    </button>
    ${open && html`<${FairDialog} table=${table} onClose=${() => setOpen(false)} />`}
  `;
}
