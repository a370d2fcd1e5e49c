/** Where one clicks next to get to an action: for lessons, which light it. */
import { isNarrow } from "teocalli/narrow.js";
import { placeKey, placeOf } from "./geometry.js";
import { previewOf, selectionOf } from "./decisions/decision.js";
import { moverId } from "./decisions/moving.js";

/** @typedef {import("teocalli/types.js").Table} Table */

const CONFIRM = "#question [data-confirm]";

/** @param {string} key */
const target = (key) => `.slot-board [data-target="${CSS.escape(key)}"]`;

/**
 * By the kind of action, what is to be chosen first, if it is not yet.
 * @type {Record<string, (table: Table, preview: any) => string[]>}
 */
const PARTS = {
  move: (table, preview) => {
    if (!isChosen(table, preview)) return [`[data-worker="${moverId(preview)}"]`];
    return isNarrow.value ? [] : [target(`board:${preview.to}`)];
  },
  build: (table, { tile, place, turn }) => {
    const selection = selectionOf(table);
    const wanted = placeKey(placeOf(place));
    if (selection.tile !== tile) return [isNarrow.value ? `[data-tile-choice="${tile}"]` : target(`pyramid:${tile}`)];
    if (selection.place !== wanted) return [target(`place:${wanted}`)];
    return (selection.turn ?? 0) === turn ? [CONFIRM] : ['#question [aria-keyshortcuts="R"]'];
  },
  deco: (table, { tile, stairway }) =>
    selectionOf(table).tile === tile ? [target(`stair:${stairway}`)] : [target(`deco:${tile}`)],
};

/**
 * Whether the worker of a move is the one that is chosen, or the only one.
 * @param {Table} table
 * @param {any} preview
 */
function isChosen(table, preview) {
  const moves = /** @type {any[]} */ (table.legal).filter(({ kind }) => kind === "move");
  const workers = new Set(moves.map(moverId));
  return workers.size === 1 || selectionOf(table).worker === moverId(preview);
}

/** @param {Table} table @param {any} preview */
export function wayTo(table, preview) {
  const { final } = selectionOf(table);
  if (final === preview.word && previewOf(table, final)) return [CONFIRM];
  return PARTS[preview.kind]?.(table, preview) ?? [];
}
