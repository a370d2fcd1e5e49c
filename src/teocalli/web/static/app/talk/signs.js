/**
 * Pointing at a place on the board, for all: by Alt and click, or by a button or key after which the next place that is
 * chosen is pointed at and nothing else is done. A long press explains the place, so it cannot point.
 */
import { useEffect, useLayoutEffect } from "preact/hooks";
import { choosesByKey } from "../board/hit-target.js";
import { html } from "../html.js";
import { announce } from "../notices.js";
import { useBoxes, visible } from "../pointing.js";
import { Icon } from "../ui.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../table.js").GameTable} GameTable
 * @typedef {import("./game-talk.js").Sign} Sign
 */

/** Names of places that the server hands on. */
const NAME = /^[ -~]{1,64}$/;

/** What a drawing calls its places by; `data-place` where what can be chosen there comes and goes. */
const MARKS = ["data-place", "data-target"];

/** Where a place is, on the board or else beside it. @param {string} at */
const selectorsOf = (at) =>
  [".slot-board", "main.game"].flatMap((part) => MARKS.map((mark) => `${part} [${mark}="${CSS.escape(at)}"]`));

/** The name of the place that something on the page belongs to. @param {EventTarget | null} target */
function placeOf(target) {
  const place = target instanceof Element ? target.closest(MARKS.map((mark) => `[${mark}]`).join()) : null;
  const name = MARKS.map((mark) => place?.getAttribute(mark)).find(Boolean);
  return name && NAME.test(name) ? name : null;
}

/** Whether people may point at a table: they are elsewhere. @param {import("../types.js").View} view */
export const mayPoint = ({ company }) => company !== null;

/**
 * @param {GameTable} game
 * @param {Table} table
 * @param {{current: HTMLElement | null}} frame
 */
export function usePointing(game, table, frame) {
  const may = mayPoint(table.view);
  useEffect(() => {
    const element = frame.current;
    if (!may || !element) return undefined;
    const point = (/** @type {Event} */ event, /** @type {boolean} */ means) => {
      const place = means ? placeOf(event.target) : null;
      if (place === null) return;
      event.preventDefault();
      event.stopPropagation();
      void game.talk.point(place);
    };
    const onClick = (/** @type {MouseEvent} */ event) => point(event, event.altKey || game.talk.pointing.peek());
    const onKey = (/** @type {KeyboardEvent} */ event) =>
      point(event, choosesByKey(event) && (event.altKey || game.talk.pointing.peek()));
    element.addEventListener("click", onClick, true);
    element.addEventListener("keydown", onKey, true);
    return () => {
      element.removeEventListener("click", onClick, true);
      element.removeEventListener("keydown", onKey, true);
    };
  }, [game, may]);
}

/** Lets the next place be pointed at. @param {{game: GameTable, table: Table}} props */
export function PointButton({ game, table }) {
  const { texts } = table;
  const { pointing } = game.talk;
  useEffect(() => {
    if (pointing.value) announce(texts.format("web-point-help"));
  }, [pointing.value]);
  return html`
    <button
      type="button"
      aria-pressed=${pointing.value}
      title=${texts.format("web-point-help")}
      onClick=${() => (pointing.value = !pointing.value)}
    >
      <${Icon} name="point" />${" "}<span>${texts.format("web-point")}</span>
    </button>
    ${pointing.value && html`<p class="hint point-help">${texts.format("web-point-help")}</p>`}
  `;
}

/** What a place is called, for those who hear it. @param {string} at */
const placeName = (at) => visible(selectorsOf(at))?.getAttribute("aria-label") ?? at;

/** The signs of all, laid over the board. @param {{game: GameTable, table: Table}} props */
export function Signs({ game, table }) {
  const { texts, view } = table;
  const signs = game.talk.signs.value;
  const boxes = useBoxes(signs.map(({ at }) => selectorsOf(at)));
  const newest = signs.at(-1);
  useLayoutEffect(() => {
    if (newest) announce(texts.format("web-point-said", { name: newest.name, place: placeName(newest.at) }));
  }, [newest?.key]);
  return html`<div class="signs" aria-hidden="true">
    ${signs.map(({ key, seat, name }, index) => {
      const box = boxes[index];
      if (!box) return null;
      const colour = seat === null ? "var(--ink)" : `var(--seat-${view.seats[seat]?.colour ?? "pink"})`;
      const { left, top, width, height } = box;
      return html`<span
        key=${key}
        class="sign"
        style=${`--sign:${colour};left:${left}px;top:${top}px;width:${width}px;height:${height}px`}
        ><bdi>${name}</bdi></span
      >`;
    })}
  </div>`;
}
