/** What is done on the board while a position is set up: a place is chosen, and what can be done there is offered. */
import { useEffect } from "preact/hooks";
import { Foot, Scrolling } from "../asking.js";
import { isFocusLost } from "../board/focus.js";
import { choosesByKey, pointing } from "../board/hit-target.js";
import { html } from "../html.js";
import { Icon } from "../ui.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").Drawing} Drawing
 * @typedef {import("./draft.js").SetUp} SetUp
 * @typedef {import("./draft.js").Edit} Edit
 */

/** The place of the board that something belongs to. @param {EventTarget | null} target */
function placeOf(target) {
  const place = target instanceof Element ? target.closest(".slot-board [data-place]") : null;
  const at = place?.getAttribute("data-place");
  if (!place || !at) return null;
  const named = place.getAttribute("aria-label") ?? (target instanceof Element && target.getAttribute("aria-label"));
  return { at, name: named || at };
}

/** Places of the board are chosen by click, Enter and Space. @param {SetUp} setUp */
export function useChoosingPlaces(setUp) {
  useEffect(() => {
    const choose = (/** @type {Event} */ event) => {
      const place = placeOf(event.target);
      if (place) void setUp.choose(place);
    };
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      if (!choosesByKey(event) || !placeOf(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      choose(event);
      requestAnimationFrame(() => document.getElementById("question")?.focus({ preventScroll: true }));
    };
    addEventListener("click", choose);
    addEventListener("keydown", onKey, true);
    return () => {
      removeEventListener("click", choose);
      removeEventListener("keydown", onKey, true);
    };
  }, [setUp]);
}

/** @param {{table: Table, drawing: Drawing, edits: Edit[], setUp: SetUp}} props */
export function Edits({ table, drawing, edits, setUp }) {
  const { texts, view } = table;
  const leave = () => (setUp.tried.value = null);
  const isWaiting = setUp.checking.value; // they hold whole parts of a position, which would bring back an earlier one
  useEffect(() => leave, []);
  return html`<ol class="setup-edits">
    ${edits.map((edit) => {
      const text = texts.message(edit.label);
      const colour = edit.seat === null ? undefined : view.seats[edit.seat]?.colour;
      return html`<li key=${text}>
        <button
          type="button"
          data-option
          aria-disabled=${isWaiting}
          ...${pointing(() => (setUp.tried.value = edit), leave)}
          onClick=${() => isWaiting || setUp.change(edit.changes)}
        >
          ${colour && html`<${drawing.SeatMark} colour=${colour} size=${20} />`}${" "}<span>${text}</span>
        </button>
      </li>`;
    })}
  </ol>`;
}

/** What can be done at the place that is chosen. @param {{table: Table, drawing: Drawing, setUp: SetUp}} props */
export function AtPlace({ table, drawing, setUp }) {
  const { format } = table.texts;
  const place = /** @type {{at: string, name: string}} */ (setUp.place.value);
  const edits = setUp.edits.value;
  const close = () => {
    void setUp.choose(null);
    const board = document.querySelector(`.slot-board [data-place="${CSS.escape(place.at)}"]`);
    const target = board?.matches("[tabindex]") ? board : board?.querySelector("[tabindex]");
    if (target instanceof SVGElement || target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
  // What was pressed may be gone with what it did.
  useEffect(() => {
    if (isFocusLost()) document.getElementById("question")?.focus({ preventScroll: true });
  }, [edits]);
  return html`
    <div class="setup-place" role="group" aria-labelledby="setup-place">
      <h2 id="setup-place">${place.name}</h2>
      <${Scrolling} label=${place.name} className="setup-place-body">
        ${
          edits.length > 0
            ? html`<${Edits} table=${table} drawing=${drawing} edits=${edits} setUp=${setUp} />`
            : html`<p class="hint">${format("web-setup-nothing-here")}</p>`
        }
      <//>
      <${Foot} back=${{ text: html`<${Icon} name="back" /> ${format("web-setup-place-done")}`, act: close }} />
    </div>
  `;
}
