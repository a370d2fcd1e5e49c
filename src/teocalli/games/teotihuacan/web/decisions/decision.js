/**
 * What is asked, what is chosen but not yet sent, and sending it. Everything comes from the server's previews; no rule
 * of the game is worked out here.
 */
import { asksFirst } from "teocalli/confirmations.js";

/**
 * @typedef {import("teocalli/types.js").Table} Table
 * @typedef {any} Preview   docs/payloads-teotihuacan.md
 * @typedef {any} Refusal   something that is not offered: its parts as those of a preview, and the `reason`
 * @typedef {{board?: number, stack?: string, starting?: string}} Where   where tiles lie that may be claimed
 *
 * @typedef {object} Selection
 * @property {string} [worker]      turn: what is moved, by `moverId`
 * @property {string} [tile]        build: Pyramid tile; deco: Decoration
 * @property {string} [place]       build: place, by `placeKey`
 * @property {number} [turn]        build: quarter turns
 * @property {string} [over]        build, deco: what the pointer is over
 * @property {number[]} [goods]     gain, pay: wood, stone, gold
 * @property {string[]} [picked]    keep: Starting tiles; place: boards
 * @property {string} [final]       a word that waits for its confirmation
 * @property {{key: string, words: string[], then?: string | Selection}} [among]   a target on the board that stands for
 *   several words: one of them is asked for
 * @property {string} [tried]       a suggested word that is shown on the table: nothing here is chosen
 */

/** Decisions whose words stand beside free ones; those are listed apart. */
const FREE = new Set(["use", "unlock"]);

/** @param {Table} table @returns {any} */
export const positionOf = (table) => table.shown.position;

/** The decision that is asked. @param {Table} table @returns {string} */
export const decisionOf = (table) => positionOf(table).decision;

/** The seat that is asked. @param {Table} table */
export const seatToMove = (table) => table.view.to_move ?? 0;

/**
 * @param {Table} table
 * @returns {{path: any[], next: any[], refused: Refusal[], where: Where | null, cell: string |
 *   null}}
 */
export function decisionContext(table) {
  return /** @type {any} */ (table.view).asked ?? { path: [], next: [], refused: [], where: null, cell: null };
}

/** @param {Table} table @returns {Selection} */
export const selectionOf = (table) => table.selection.value ?? {};

/** @param {Table} table @param {Selection} part */
export function select(table, part) {
  table.selection.value = { ...selectionOf(table), ...part };
}

/** @param {Table} table @returns {Preview[]} */
export const ordinaryActions = (table) => table.legal.filter(({ kind }) => !FREE.has(kind));

/** @param {Table} table @returns {Preview[]} */
export const freeActions = (table) => table.legal.filter(({ kind }) => FREE.has(kind));

/** @param {Table} table @param {string | undefined} word @returns {Preview | undefined} */
export const previewOf = (table, word) => table.legal.find((preview) => preview.word === word);

/**
 * What is to follow as soon as it is asked for, since it was chosen together with the word before: a word, or what is
 * to be selected.
 * @type {{game: string, n: number, then: string | Selection} | null}
 */
let following = null;

/**
 * Sends a word; it waits for its confirmation first where the person wants that.
 * @param {Table} table
 * @param {string} word
 * @param {string | Selection | null} [then] what was chosen together with it and follows if it is possible
 */
export function chooseAction(table, word, then = null) {
  const preview = previewOf(table, word);
  if (!preview || table.busy) return;
  following = then === null ? null : { game: table.view.id, n: table.view.n, then };
  if (word !== "end" && asksFirst(table, preview.final)) select(table, { final: word });
  else void table.send(word);
}

/** Decisions that may come before what is to follow. */
const BETWEEN = new Set(["crew", "save"]);

/** Goes on with what was chosen together with the word before. @param {Table} table */
export function continueChoice(table) {
  if (!following || !table.legal.length || table.busy) return;
  const { game, n, then } = following;
  if (game === table.view.id && n === table.view.n) return;
  if (game === table.view.id && n < table.view.n && BETWEEN.has(decisionOf(table))) return;
  following = null;
  if (game !== table.view.id || n > table.view.n) return;
  if (typeof then === "string") chooseAction(table, then);
  else if (table.legal.some(({ tile }) => tile === then.tile)) select(table, then);
}

/** Whether a word ends the turn of the player who is asked. @param {Table} table @param {Preview} preview */
export function endsTurn(table, preview) {
  return (
    preview.final &&
    table.view.undo.start !== undefined &&
    decisionOf(table) !== "salary" &&
    decisionContext(table).next.length > 0
  );
}

/**
 * Sends a word that was put together and confirmed by a button that says what it does.
 * @param {Table} table
 * @param {string} word
 */
export function sendAction(table, word) {
  if (previewOf(table, word) && !table.busy) void table.send(word);
}

/** Sends the word that waits. @param {Table} table */
export function confirm(table) {
  const { final } = selectionOf(table);
  if (final && previewOf(table, final) && !table.busy) void table.send(final);
}

/** Whether something is chosen but not sent. @param {Table} table */
export function canStepBack(table) {
  const { final, among, place, tile, worker, goods, picked, tried } = selectionOf(table);
  return !tried && Boolean(final || among || place || tile || worker || goods?.some(Boolean) || picked?.length);
}

/** Takes back what is chosen but not sent, the last thing first. @param {Table} table */
export function stepBack(table) {
  const { final, among, place } = selectionOf(table);
  following = null;
  if (final) select(table, { final: undefined });
  else if (among) select(table, { among: undefined });
  else if (place) select(table, { place: undefined, over: undefined });
  else table.selection.value = null;
}
