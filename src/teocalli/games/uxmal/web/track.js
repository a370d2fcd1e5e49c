/** The popularity track: five squares in the colours of their ranks, and the idols on them. */
import { useRef, useState } from "preact/hooks";
import { html } from "teocalli/html.js";
import { choiceOf, previewsOf, selectionOf } from "./acting.js";
import { lastChanges } from "./changes.js";
import { tip } from "teocalli/board/tooltips.js";
import { cardsMessage } from "./messages.js";
import { Strip } from "./strip.js";
import { CardIcon, CardShape, IDOLS, IdolPlate, idolName, idolTitle } from "./icons/symbol.js";
import { LONGEST } from "./motion.js";
import { pointTables } from "./tables.js";
import { netChange, signed } from "./targets.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Preview} Preview */

const SQUARES = [1, 2, 3, 4, 5];

/** The square to which a preview takes its idol. @param {Table} table @param {Preview} preview */
export function targetSquare(table, preview) {
  const from = table.shown.position.track.indexOf(preview.idol ?? "") + 1;
  return preview.kind === "honour" ? from - (preview.squares ?? 0) : from + (preview.squares ?? 0);
}

/**
 * Squares that an idol can be moved to now.
 * @param {Table} table
 * @param {string} idol
 * @returns {Map<number, Preview>}
 */
export function idolTargets(table, idol) {
  const previews = previewsOf(table, "honour", "curse").filter((preview) => preview.idol === idol);
  return new Map(previews.map((preview) => [targetSquare(table, preview), preview]));
}

/**
 * Chooses to move an idol to a square; its own square takes the choice back.
 * @param {Table} table
 * @param {string} idol
 * @param {number} square
 */
export function chooseSquare(table, idol, square) {
  const preview = idolTargets(table, idol).get(square);
  table.selection.value = { mode: "track", idol, ...(preview ? { word: preview.word } : {}) };
}

/** The square where an idol stands with what is chosen. @param {Table} table @param {string} idol */
export function chosenSquare(table, idol) {
  const preview = choiceOf(table)?.preview;
  const track = preview?.track ?? table.shown.position.track;
  return track.indexOf(idol) + 1;
}

/** The change of points that a shift to a square brings; nothing where it is 0. @param {{change: number}} props */
function SquareChange({ change }) {
  return change ? html`<b class=${change > 0 ? "ux-better" : "ux-worse"}>${signed(change)}</b>` : null;
}

/**
 * What stands on a square, and for how many points.
 * @param {{table: Table, square: number, target: Preview | null}} props
 */
function Square({ table, square, target }) {
  const { points, card_points: cardPoints } = pointTables(table);
  const earned = Object.values(points)
    .map((ranks) => ranks[square - 1])
    .filter((each) => each !== undefined);
  const cards = cardPoints[square - 1];
  const { phase } = table.shown.position;
  return html`<div
    class=${`ux-square ux-rank-${square}${target ? " ux-square-target" : ""}`}
    data-spot=${`square:${square}`}
  >
    <b class="ux-square-number">${square}</b>
    <span class="ux-square-points">
      ${earned.map((each, index) => html`<i key=${index} class=${index + 1 === phase ? "ux-now" : ""}>${each}</i>`)}
    </span>
    ${cards ? html`<span class="ux-square-card"><${CardIcon} />${cards}</span>` : null}
    ${
      target
        ? html`<span class="ux-square-cost"
            ><${CardIcon} />${target.cost}<${SquareChange} change=${netChange(table, target)}
          /></span>`
        : null
    }
  </div>`;
}

/**
 * @param {{table: Table, idol: string, onDrag: (idol: string | null) => void}} props
 */
function IdolToken({ table, idol, onDrag }) {
  const drag = useRef(/** @type {{x: number, width: number} | null} */ (null));
  const token = useRef(/** @type {HTMLElement | null} */ (null));
  const rank = table.shown.position.track.indexOf(idol) + 1;
  const square = chosenSquare(table, idol);
  const targets = idolTargets(table, idol);
  const movable = targets.size > 0 && [null, "track"].includes(selectionOf(table).mode);
  const chosen = choiceOf(table)?.preview;
  const isChosen = chosen?.idol === idol && chosen.track !== undefined;

  /** @param {PointerEvent} event */
  const squareUnder = (event) => {
    const start = drag.current;
    return start ? Math.max(1, Math.min(5, rank + Math.round((event.clientX - start.x) / start.width))) : rank;
  };
  const onPointerDown = (/** @type {PointerEvent} */ event) => {
    if (!movable || !token.current) return;
    event.preventDefault();
    token.current.focus({ preventScroll: true });
    token.current.setPointerCapture(event.pointerId);
    const shift = square - rank;
    const width = token.current.offsetWidth;
    drag.current = { x: event.clientX - shift * width, width };
    onDrag(idol);
  };
  const onPointerMove = (/** @type {PointerEvent} */ event) => {
    if (!drag.current || !token.current) return;
    token.current.style.setProperty(
      "--drag",
      `${event.clientX - drag.current.x - (square - rank) * drag.current.width}px`,
    );
  };
  const onPointerUp = (/** @type {PointerEvent} */ event) => {
    if (!drag.current) return;
    const target = squareUnder(event);
    drag.current = null;
    token.current?.style.removeProperty("--drag");
    onDrag(null);
    if (target !== square) chooseSquare(table, idol, target);
  };
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    if (step && movable && (targets.has(square + step) || square + step === rank))
      chooseSquare(table, idol, square + step);
    else if (!step) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const from = lastChanges(table).squares.get(idol);
  const name = table.texts.format("uxmal-track-name", { idol: idolTitle(table.texts, idol), rank });
  const slider = movable
    ? {
        role: "slider",
        tabindex: 0,
        "aria-valuemin": 1,
        "aria-valuemax": 5,
        "aria-valuenow": square,
        "aria-valuetext": valueText(table, idol, square, targets.get(square)),
      }
    : { role: "img" };
  return html`<div
    ref=${token}
    class=${`ux-token${movable ? " ux-movable" : ""}${isChosen ? " ux-chosen" : ""}`}
    data-idol=${idol}
    style=${`--square: ${square - 1}; --pace: ${Math.min(table.pace, LONGEST)}ms`}
    aria-label=${name}
    ...${slider}
    onPointerDown=${onPointerDown}
    onPointerMove=${onPointerMove}
    onPointerUp=${onPointerUp}
    onPointerCancel=${onPointerUp}
    onKeyDown=${onKeyDown}
    ...${tip(table, "uxmal-help-track", name)}
  >
    <svg viewBox="0 0 50 50" aria-hidden="true"><${IdolPlate} symbol=${idol} x=${25} y=${25} letter /></svg>
    ${
      from && !isChosen
        ? html`<span class="ux-moved" aria-hidden="true" data-moved=${idol}>${from}→${rank}</span>`
        : null
    }
  </div>`;
}

/** @param {Table} table @param {string} idol @param {number} square @param {Preview | undefined} preview */
function valueText(table, idol, square, preview) {
  if (!preview) return table.texts.format("board-square", { square });
  return table.texts.format("board-square-cost", { square, cost: cardsMessage(preview.cost, idol) });
}

/** @param {{table: Table}} props */
export function Track({ table }) {
  return html`<${Strip} table=${table} /><${TrackSquares} table=${table} />`;
}

/** The squares with the idols. @param {{table: Table}} props */
export function TrackSquares({ table }) {
  const [dragged, setDragged] = useState(/** @type {string | null} */ (null));
  const selection = selectionOf(table);
  const active = dragged ?? (selection.mode === "track" ? selection.idol : null);
  const targets = active ? idolTargets(table, active) : new Map();
  const free = new Map([...targets].filter(([square]) => !active || square !== chosenSquare(table, active)));
  return html`<div
    class=${selection.mode === "track" ? "ux-track ux-track-mode" : "ux-track"}
    role="group"
    aria-label=${table.texts.format("uxmal-help-track.title")}
  >
    <div class="ux-squares" aria-hidden="true">
      ${SQUARES.map(
        (square) =>
          html`<${Square} key=${square} table=${table} square=${square} target=${free.get(square) ?? null} />`,
      )}
    </div>
    ${IDOLS.map((idol) => html`<${IdolToken} key=${idol} table=${table} idol=${idol} onDrag=${setDragged} />`)}
  </div>`;
}

/** In the question: which idol, and arrows to move it. @param {{table: Table}} props */
export function TrackArrows({ table }) {
  const { format } = table.texts;
  const movable = IDOLS.filter((idol) => idolTargets(table, idol).size);
  const { idol = movable[0] ?? "" } = selectionOf(table);
  const square = chosenSquare(table, idol);
  const rank = table.shown.position.track.indexOf(idol) + 1;
  const hand = table.shown.position.hands[table.view.to_move ?? 0] ?? {};
  /** @param {number} to */
  const reachable = (to) => idolTargets(table, idol).has(to) || to === rank;
  return html`<div class="ux-track-arrows">
    <div class="ux-idol-choice" role="radiogroup" aria-label=${format("board-which-idol")}>
      ${movable.map(
        (each) =>
          html`<button
            type="button"
            key=${each}
            role="radio"
            data-idol-choice=${each}
            aria-checked=${each === idol}
            aria-label=${idolTitle(table.texts, each)}
            onClick=${() => (table.selection.value = { mode: "track", idol: each })}
          >
            <${CardShape} symbol=${each} size=${34} /><b>${hand[each] ?? 0}</b>
          </button>`,
      )}
    </div>
    <div class="ux-arrows">
      <button
        type="button"
        data-shift="-1"
        disabled=${!reachable(square - 1)}
        onClick=${() => chooseSquare(table, idol, square - 1)}
        aria-label=${format("board-honour-step", { idol: idolName(table.texts, idol) })}
        ...${tip(table, "uxmal-help-honour")}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 4 7 12l8 8" /></svg>${format("board-honour")}
      </button>
      <button
        type="button"
        data-shift="1"
        disabled=${!reachable(square + 1)}
        onClick=${() => chooseSquare(table, idol, square + 1)}
        aria-label=${format("board-curse-step", { idol: idolName(table.texts, idol) })}
        ...${tip(table, "uxmal-help-curse")}
      >
        ${format("board-curse")}<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M9 4l8 8-8 8" /></svg>
      </button>
    </div>
  </div>`;
}
