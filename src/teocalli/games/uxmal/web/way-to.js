/** Where one clicks next to get to an action: for lessons, which light it. */
import { choiceOf, selectionOf } from "./acting.js";
import { chosenSquare, targetSquare } from "./track.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Preview} Preview
 * @typedef {import("./acting.js").Selection} Selection
 */

const CONFIRM = "#question [data-confirm]";

/** @param {string} mode */
const begin = (mode) => `[data-mode="${mode}"]`;
/** @param {string} [field] */
const atField = (field) => `[data-field="${field}"]`;

/** @param {Table} table @param {Preview} preview */
function toShift(table, preview) {
  const { mode, idol } = selectionOf(table);
  if (mode !== "track") return begin("track");
  if (idol !== preview.idol) return `[data-idol-choice="${preview.idol}"]`;
  const left = targetSquare(table, preview) - chosenSquare(table, preview.idol ?? "");
  return left === 0 ? CONFIRM : `[data-shift="${Math.sign(left)}"]`;
}

/**
 * By the kind of action: the next click, with what is chosen so far.
 * @type {Record<string, (table: Table, preview: Preview) => string>}
 */
const NEXT = {
  build: () => begin("build"),
  place: (table, { field }) => (selectionOf(table).mode === "place" ? atField(field) : begin("place")),
  move: (table, { from, to }) => {
    const selection = selectionOf(table);
    if (selection.mode !== "move") return begin("move");
    return selection.from === from ? atField(to) : atField(from);
  },
  seat: (table, { seat, turn = 0 }) => {
    const { turn: now = 0 } = selectionOf(table);
    return now === turn ? `[data-seat="${seat}"]` : '[aria-keyshortcuts~="R"]';
  },
  pay: (_, { idol }) => `[data-pay="${idol}"][aria-pressed="false"]`,
  take: (_, { word }) => `[data-take="${word}"]`,
  honour: toShift,
  curse: toShift,
};

/** @param {Table} table @param {Preview} preview */
export function wayTo(table, preview) {
  if (choiceOf(table)?.preview.word === preview.word) return [CONFIRM];
  const next = NEXT[preview.kind]?.(table, preview);
  return next ? [next] : [];
}
