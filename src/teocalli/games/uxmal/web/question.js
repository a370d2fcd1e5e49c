/** What is asked, how it can be answered, and what the chosen answer would bring. */
import { useEffect, useRef } from "preact/hooks";
import { Asking } from "teocalli/asking.js";
import { actsByKeys, focusStays, isFocusLost } from "teocalli/board/focus.js";
import { html } from "teocalli/html.js";
import { TurnPlans } from "teocalli/turn-plans/late.js";
import { canTakeBack, choiceOf, mover, previewsOf, selectionOf, takeBack, turnTile } from "./acting.js";
import { Changes, Effect, actionText, confirmChoice, costText, gainText } from "./confirming.js";
import { tip } from "teocalli/board/tooltips.js";
import { cardsText } from "./messages.js";
import { ModeButtons } from "./modes.js";
import { PaymentCards } from "./paying.js";
import { continuePayment, isPaying } from "./payment.js";
import { CardShape, PriestIcon, TileShape } from "./icons/symbol.js";
import { signed } from "./targets.js";
import { turnedTile, useTurning } from "./tile.js";
import { TrackArrows } from "./track.js";
import { useAutoConfirm } from "./auto-confirm.js";
import { planning } from "./turn-planning.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Preview} Preview */

/** What is asked now, as text. @param {Table} table */
function askText(table) {
  const { mode, from, to } = selectionOf(table);
  const player = table.seatName(mover(table));
  if (mode === null) return table.texts.format("board-ask-turn", { player });
  if (mode === "place" || mode === "track" || mode === "seat") return table.texts.format(`board-ask-${mode}`);
  if (mode === "move")
    return table.texts.format(from ? (to ? "board-ask-payment" : "board-ask-move-to") : "board-ask-move-from");
  return table.texts.format(`uxmal-ask-${table.shown.position.decision}`, { player });
}

/**
 * Says what is asked, and what each choice would bring, to those who do not see it.
 * @param {Table} table
 * @param {string} ask
 * @param {Preview | null} preview
 */
function useAnnouncements(table, ask, preview) {
  useEffect(() => table.announce(ask), [ask, table.view.version]);
  const key = preview ? `${preview.word} ${costText(table, preview)}` : "";
  useEffect(() => {
    if (!preview) return;
    const change = signed(preview.change[mover(table)] ?? 0);
    const told = {
      action: actionText(table, preview),
      cost: costText(table, preview),
      gain: gainText(table, preview),
      change,
    };
    table.announce(table.texts.format("board-announce-choice", told));
  }, [key]);
}

/**
 * Who acts by keys finds the focus where the next answer is given.
 * @param {Table} table
 * @param {{current: HTMLElement | null}} box
 */
function useFocusOnAnswers(table, box) {
  const { mode, from } = selectionOf(table);
  const tried = Boolean(table.selection.value?.tried);
  useEffect(() => {
    if (!actsByKeys() || tried || focusStays() || isPaying(table)) return;
    if (choiceOf(table)?.ready) focusOn("#question [data-confirm]:enabled");
    else if (mode === "place" || mode === "move") focusOn('[data-field][tabindex="0"]');
    else if (mode === "track") focusOn("[data-idol][role=slider]");
    else if (mode === "seat") focusOn('[data-seat][tabindex="0"]');
    else if (isFocusLost())
      /** @type {HTMLElement | null | undefined} */ (box.current?.querySelector("button:not([disabled])"))?.focus();
  }, [mode, from, tried, table.view.version]);
}

const PHONE = matchMedia("(width < 720px)");

/**
 * On a phone the page moves to where the choice is made, since the sheet leaves room for little else.
 * @param {Table} table
 */
function usePlaceInSight(table) {
  const { mode } = selectionOf(table);
  const tried = Boolean(table.selection.value?.tried);
  useEffect(() => {
    const place =
      mode === "track" ? ".ux-track" : mode === "place" || mode === "move" || mode === "seat" ? ".ux-board" : null;
    if (!PHONE.matches || !place || tried) return;
    document.querySelector(place)?.scrollIntoView({ block: "start", behavior: table.pace ? "smooth" : "auto" });
  }, [mode, tried]);
}

/** Once it is drawn, unless the person has gone meanwhile to where the focus stays. @param {string} selector */
function focusOn(selector) {
  requestAnimationFrame(() => {
    if (focusStays()) return;
    const found = /** @type {SVGElement | null} */ (document.querySelector(selector));
    found?.focus({ preventScroll: PHONE.matches });
  });
}

/** @param {{table: Table}} props */
export function Question({ table }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const ask = askText(table);
  const choice = choiceOf(table);
  useAnnouncements(table, ask, choice?.preview ?? null);
  useFocusOnAnswers(table, box);
  usePlaceInSight(table);
  useEffect(() => continuePayment(table), [table.legal]);
  useAutoConfirm(table);
  const { mode } = selectionOf(table);
  const seat = table.view.seats[mover(table)];
  const foot = isPaying(table) || !mode ? {} : footOf(table, choice?.ready ?? false);
  return html`<${Asking}
    label=${table.texts.format("board-question")}
    className="ux-question"
    boxRef=${box}
    foot=${foot}
  >
    <h2 class="ux-ask">${seat ? html`<${PriestIcon} colour=${seat.colour} size=${30} />` : null}<span>${ask}</span></h2>
    ${
      isPaying(table)
        ? null
        : html`
            ${table.shown.position.decision === "turn" ? html`<${ModeButtons} table=${table} />` : null}
            ${mode === "seat" ? html`<${TileTurner} table=${table} />` : null}
            ${mode === "track" ? html`<${TrackArrows} table=${table} />` : null}
            ${mode === "take" ? html`<${TakeCards} table=${table} />` : null}
            ${choice?.preview.kind === "move" || mode === "pay" ? html`<${PaymentCards} table=${table} />` : null}
            ${
              choice && mode !== "take"
                ? html`<${Effect} table=${table} preview=${choice.preview} />`
                : html`<${Hint} table=${table} />`
            }
            <${TurnPlans}
              planning=${planning}
              table=${table}
              waiting=${choice?.ready && !table.selection.value?.tried ? choice.preview : null}
            />
          `
    }
  <//>`;
}

/** What to do next while nothing is chosen. @param {{table: Table}} props */
function Hint({ table }) {
  const { mode } = selectionOf(table);
  if (!mode || mode === "take" || mode === "pay") return null;
  return html`<p class="ux-hint">${table.texts.format(`board-hint-${mode}`)}</p>`;
}

/** What decides, and the way back. @param {Table} table @param {boolean} ready */
export function footOf(table, ready) {
  const { format } = table.texts;
  return {
    decide: { text: format("board-confirm"), ready, act: () => confirmChoice(table), className: "ux-confirm" },
    back: canTakeBack(table) ? { text: format("board-back"), act: () => takeBack(table), className: "ux-back" } : null,
  };
}

/** The drawn tile, large, with buttons to turn it. @param {{table: Table}} props */
function TileTurner({ table }) {
  const { format } = table.texts;
  const drawing = useRef(/** @type {HTMLElement | null} */ (null));
  const { turn = 0 } = selectionOf(table);
  useTurning(/** @type {any} */ (drawing), turn, table.pace);
  const tile = turnedTile(table);
  return html`<div class="ux-turner">
    <${TurnButton}
      label=${format("board-turn-left")}
      shortcuts="Q Shift+R"
      mirrored
      onClick=${() => turnTile(table, -1)}
    />
    <span
      ref=${drawing}
      class="ux-turner-tile"
      role="img"
      aria-label=${format("uxmal-tile-name", { tile })}
      ...${tip(table, "uxmal-help-tile")}
    >
      <${TileShape} tile=${tile} size=${92} />
    </span>
    <${TurnButton} label=${format("board-turn-right")} shortcuts="R E" onClick=${() => turnTile(table, 1)} />
  </div>`;
}

/** @param {{label: string, shortcuts: string, mirrored?: boolean, onClick: () => void}} props */
function TurnButton({ label, shortcuts, mirrored = false, onClick }) {
  return html`<button type="button" aria-keyshortcuts=${shortcuts} aria-label=${label} onClick=${onClick}>
    <svg viewBox="0 0 24 24" class=${mirrored ? "ux-mirrored" : ""} aria-hidden="true">
      <path d="M19.5 8.5A8.5 8.5 0 1 0 20.5 13M20.5 3.5V9H15" />
    </svg>
    <kbd aria-hidden="true">${shortcuts[0]}</kbd>
  </button>`;
}

/** The claims of the tile just laid, as cards to choose from. @param {{table: Table}} props */
function TakeCards({ table }) {
  const { word } = selectionOf(table);
  return html`<div class="ux-takes" role="radiogroup" aria-label=${table.texts.format("uxmal-help-take.title")}>
    ${previewsOf(table, "take").map((preview, index) => {
      const { idol = "", cards = 0 } = preview;
      const choose = () => (table.selection.value = { mode: "take", word: preview.word });
      return html`<button
        type="button"
        key=${preview.word}
        class="ux-take"
        data-take=${preview.word}
        role="radio"
        aria-checked=${preview.word === word}
        aria-keyshortcuts=${String(index + 1)}
        onClick=${choose}
        ...${tip(table, "uxmal-help-take")}
      >
        <span class="ux-fan">
          ${Array.from({ length: cards }, (_, card) => html`<${CardShape} key=${card} symbol=${idol} size=${46} />`)}
        </span>
        <span>${cardsText(table, [{ idol, count: cards }])}</span>
        <${Changes} table=${table} preview=${preview} /><kbd aria-hidden="true">${index + 1}</kbd>
      </button>`;
    })}
  </div>`;
}
