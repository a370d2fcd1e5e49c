/** The kinds of action a turn offers, as buttons. */
import { html } from "teocalli/html.js";
import { asksFirst } from "teocalli/confirmations.js";
import { notify } from "teocalli/notices.js";
import { TURN_MODES, previewsOf, selectionOf } from "./acting.js";
import { tip } from "teocalli/board/tooltips.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {"build" | "place" | "move" | "track"} Kind */

/** @type {{kind: Kind, key: string, help: string}[]} */
const KINDS = [
  { kind: "build", key: "B", help: "uxmal-help-build" },
  { kind: "place", key: "P", help: "uxmal-help-place" },
  { kind: "move", key: "M", help: "uxmal-help-move" },
  { kind: "track", key: "H", help: "uxmal-help-honour" },
];

/** Drawings of the kinds in a 32 × 32 box. */
const ICONS = {
  build: html`<path d="M4 27h24v-6h-4v-6h-4V9h-8v6H8v6H4z" /><path class="ux-icon-cut" d="M13 27v-5h6v5" />`,
  place: html`<path
    d="M11 12c-1-1-1.4-2-1.4-3.2L6 4l4 .5L11.5 1 16 3.5 20.5 1l1.5 3.5L26 4l-3.6 4.8c0 1.2-.4 2.2-1.4 3.2
    2.6 2 3 5.5 5 17H6c2-11.5 2.4-15 5-17z"
  />`,
  move: html`<path
      d="M3 27c-.6 0-1-.5-.9-1 1-6 1.3-8.5 3.3-10C4.3 15 4 13.5 4 12.5 4 10.5 5.7 9 7.8 9s3.8 1.5 3.8 3.5c0 1-.3
    2.5-1.4 3.5 2 1.5 2.3 4 3.3 10 .1.5-.3 1-.9 1z"
    />
    <path class="ux-icon-line" d="M15 10.5C18 5.5 24 5.5 27 13M27.8 7.5 27.3 13.7 21.5 12" />`,
  track: html`<path d="M2 19h28v8H2z" />
    <path class="ux-icon-line" d="M9 14V5M4.8 8.8 9 4.5l4.2 4.3M23 5v9M18.8 10.2 23 14.5l4.2-4.3" />
    <path class="ux-icon-cut" d="M11.5 19v8M20.5 19v8" />`,
};

/** @param {Kind} kind */
function kindsOf(kind) {
  return kind === "build" ? ["build"] : (TURN_MODES[kind] ?? []);
}

/**
 * Begins a kind of action; to build draws a tile at once, unless the person wants to be asked before everything.
 * @param {Table} table @param {Kind} kind
 * @returns {boolean} whether it is offered
 */
export function chooseMode(table, kind) {
  if (!previewsOf(table, ...kindsOf(kind)).length) return false;
  if (kind === "build" && asksFirst(table, false)) table.selection.value = { mode: kind, word: kind };
  else if (kind === "build") void table.send(kind);
  else table.selection.value = { mode: kind };
  return true;
}

/** Why a kind of action is not offered. @param {Table} table @param {Kind} kind */
const refusalOf = (table, kind) => table.view.asked?.refused.find((each) => each.kind === kind)?.reason ?? null;

/**
 * What explains a kind of action; first of all why it is not offered.
 * @param {Table} table
 * @param {Kind} kind
 * @param {string} help
 */
function explained(table, kind, help) {
  const reason = refusalOf(table, kind);
  const about = tip(table, help);
  return reason ? { ...about, "data-tip": `${table.texts.message(reason)} ${about["data-tip"]}` } : about;
}

/** @param {{table: Table}} props */
export function ModeButtons({ table }) {
  const { mode } = selectionOf(table);
  return html`<div class=${mode ? "ux-modes ux-modes-small" : "ux-modes"}>
    ${KINDS.map(({ kind, key, help }, number) => {
      const offered = previewsOf(table, ...kindsOf(kind)).length > 0;
      return html`<button
        type="button"
        key=${kind}
        class="ux-mode"
        data-mode=${kind}
        aria-pressed=${kind === "build" ? null : mode === kind}
        aria-keyshortcuts=${`${key} ${number + 1}`}
        aria-disabled=${offered ? null : "true"}
        onClick=${() => {
          const reason = refusalOf(table, kind);
          if (!chooseMode(table, kind) && reason) notify(reason);
        }}
        ...${explained(table, kind, help)}
      >
        <svg viewBox="0 0 32 32" aria-hidden="true">${ICONS[kind]}</svg>
        <span>${table.texts.format(`board-mode-${kind}`)}</span><kbd aria-hidden="true">${key}</kbd>
      </button>`;
    })}
  </div>`;
}
