/**
 * What may be done and what is chosen but not yet confirmed. Everything comes from the server's previews;
 * no rule of the game is worked out here.
 *
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Preview} Preview
 * @typedef {import("./types.js").Position} Position
 *
 * @typedef {object} Selection
 * @property {Mode | null} mode
 * @property {string} [field]      place: where to
 * @property {string} [from]       move: which priest
 * @property {string} [to]         move: where to
 * @property {string[]} [cards]    move, pay: cards chosen to pay with
 * @property {string} [idol]       track: which idol
 * @property {string} [word]       track, take: the action itself
 * @property {number} [turn]       seat: quarter turns clockwise
 * @property {string} [seat]       seat: where the tile has settled
 * @property {string} [tried]      a suggested word that is shown on the board: nothing here is chosen
 * @typedef {"build" | "place" | "move" | "track" | "seat" | "take" | "pay"} Mode
 *
 * @typedef {object} Choice        an action that is ready, or nearly, to be confirmed
 * @property {Preview} preview
 * @property {string[]} cards      paid for it, one after another
 * @property {boolean} ready       false while cards are missing
 */
import { IDOLS } from "./icons/symbol.js";
import { seatFields, SIZE, spot } from "./geometry.js";

/** Modes that a turn may begin with, and the kinds of action that they hold. @type {Record<string, string[]>} */
export const TURN_MODES = { build: ["build"], place: ["place"], move: ["move"], track: ["honour", "curse"] };

/** @param {Table} table @param {string[]} kinds */
export function previewsOf(table, ...kinds) {
  return table.legal.filter((preview) => kinds.includes(preview.kind));
}

/** The seat that is asked. @param {Table} table */
export function mover(table) {
  return table.view.to_move ?? table.shown.position.turn ?? 0;
}

/** The selection with everything filled in that goes without saying. @param {Table} table @returns {Selection} */
export function selectionOf(table) {
  /** @type {Selection | null} */
  const raw = table.selection.value;
  const kind = table.legal[0]?.kind;
  if (kind === "seat") return { ...raw, mode: "seat", turn: raw?.turn ?? 0 };
  if (kind === "take") return { mode: "take", word: raw?.word ?? best(table, table.legal)?.word ?? "" };
  if (kind === "pay") return { mode: "pay", cards: raw?.cards ?? [] };
  if (!raw?.mode || !previewsOf(table, ...(TURN_MODES[raw.mode] ?? [])).length) return { mode: null };
  return raw.mode === "move" ? completedMove(table, raw) : raw;
}

/** @param {Table} table @param {Selection} raw @returns {Selection} */
function completedMove(table, raw) {
  const [only, ...others] = origins(table);
  const from = raw.from ?? (others.length ? undefined : only);
  return { ...raw, ...(from ? { from } : {}) };
}

/** Fields whose priest can move. @param {Table} table */
export function origins(table) {
  return [...new Set(previewsOf(table, "move").map((preview) => preview.from ?? ""))];
}

/** The preview that gives the mover the most. @param {Table} table @param {Preview[]} previews */
export function best(table, previews) {
  const seat = mover(table);
  return [...previews].sort((a, b) => (b.change[seat] ?? 0) - (a.change[seat] ?? 0))[0] ?? null;
}

/** What is chosen, if it is enough for a preview. @param {Table} table @returns {Choice | null} */
export function choiceOf(table) {
  const selection = selectionOf(table);
  const preview = table.legal.find((each) => matches(each, selection));
  if (!preview) return null;
  if (preview.kind === "move") return moveChoice(preview, selection);
  if (preview.kind === "pay") return payChoice(table, preview, selection);
  return { preview, cards: [], ready: true };
}

/** @param {Preview} preview @param {Selection} selection */
function matches(preview, selection) {
  switch (selection.mode) {
    case "seat":
      return preview.seat === selection.seat && preview.turn === selection.turn;
    case "place":
      return preview.kind === "place" && preview.field === selection.field;
    case "move":
      return preview.kind === "move" && preview.from === selection.from && preview.to === selection.to;
    case "pay":
      return preview.idol === inOrder(selection.cards ?? [])[0];
    default:
      return preview.word === selection.word;
  }
}

/** @param {string[]} cards */
export function inOrder(cards) {
  return [...cards].sort((a, b) => IDOLS.indexOf(a) - IDOLS.indexOf(b));
}

/**
 * Cards that are to be paid for a move: those chosen, or the server's suggestion.
 * @param {Preview} preview
 * @param {Selection} selection
 */
export function paymentOf(preview, selection) {
  return inOrder(selection.cards ?? [...(preview.payment ?? "")]);
}

/** @param {Preview} preview @param {Selection} selection @returns {Choice} */
function moveChoice(preview, selection) {
  const cards = paymentOf(preview, selection);
  return { preview, cards, ready: cards.length === preview.cost };
}

/** @param {Table} table @param {Preview} preview @param {Selection} selection @returns {Choice} */
function payChoice(table, preview, selection) {
  const cards = inOrder(selection.cards ?? []);
  return { preview, cards, ready: cards.length === table.shown.position.due };
}

/**
 * The selection one step back: without what is chosen, then without the kind of action; undefined if there is no step
 * back.
 * @param {Selection | null} raw
 * @returns {Selection | null | undefined}
 */
function stepBack(raw) {
  if (!raw) return undefined;
  const { mode, turn, from } = raw;
  if (mode === "seat") return raw.seat ? { mode, turn } : undefined;
  if (raw.to) return { mode, from };
  return raw.field || raw.word || raw.cards?.length ? { mode } : null;
}

/** Whether something can be taken back before it is confirmed. @param {Table} table */
export function canTakeBack(table) {
  return stepBack(table.selection.value) !== undefined;
}

/** Takes back what was chosen last. @param {Table} table @returns {boolean} whether there was anything to take back */
export function takeBack(table) {
  const before = stepBack(table.selection.value);
  if (before === undefined) return false;
  table.selection.value = before;
  return true;
}

/**
 * Seats that are free, each with its preview at that rotation.
 * @param {Table} table
 * @param {number} turn
 * @returns {Map<string, Preview>}
 */
export function seatPreviews(table, turn) {
  return new Map(
    previewsOf(table, "seat")
      .filter((each) => each.turn === turn)
      .map((each) => [each.seat ?? "", each]),
  );
}

/** Turns the tile by quarter turns. @param {Table} table @param {number} quarters clockwise */
export function turnTile(table, quarters) {
  const selection = selectionOf(table);
  if (selection.mode !== "seat") return;
  table.selection.value = { ...selection, turn: ((selection.turn ?? 0) + quarters + 4) % 4 };
}

/**
 * The position as it would look with what is chosen. Only for drawing.
 * @param {Table} table
 * @returns {Position}
 */
export function previewedPosition(table) {
  const position = table.shown.position;
  const preview = choiceOf(table)?.preview;
  if (preview?.kind === "seat") return withTile(position, preview);
  if (preview?.kind === "place") return withPriest(table, null, preview.field ?? "");
  if (preview?.kind === "move") return withPriest(table, preview.from ?? "", preview.to ?? "");
  return position;
}

/** @param {Position} position @param {Preview} preview @returns {Position} */
function withTile(position, preview) {
  const levels = position.levels.map((line) => [...line]);
  const symbols = position.symbols.map((line) => [...line]);
  seatFields(preview.seat ?? "").forEach((field, index) => {
    const { col, row } = spot(field);
    const line = SIZE - 1 - row;
    /** @type {string[]} */ (levels[line])[col] = String(position.phase);
    /** @type {string[]} */ (symbols[line])[col] = preview.tile?.[index] ?? "-";
  });
  return { ...position, levels: levels.map((line) => line.join("")), symbols: symbols.map((line) => line.join("")) };
}

/** @param {Table} table @param {string | null} from @param {string} to @returns {Position} */
function withPriest(table, from, to) {
  const position = table.shown.position;
  const seat = mover(table);
  const priests = position.priests.map((fields, owner) =>
    owner === seat ? [...fields.filter((field) => field !== from), to] : fields,
  );
  return { ...position, priests };
}
