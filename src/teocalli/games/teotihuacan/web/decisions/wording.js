/** Words of the notation and amounts, as people say them. */
import { tip } from "teocalli/board/tooltips.js";
import { html } from "teocalli/html.js";
import { Glyph, glyph } from "../icons/symbol.js";
import { placeOf } from "../geometry.js";
import {
  boardMessage,
  decorationTileMessage,
  kindMessage,
  message,
  pyramidTileMessage,
  startingTileMessage,
} from "../names.js";
import { seatToMove, positionOf } from "./decision.js";

/** @typedef {import("teocalli/types.js").Table} Table */
/** @typedef {import("teocalli/types.js").Message} Message */

/** A set of goods as amounts. @param {number[]} goods wood, stone, gold @returns {Record<string, number>} */
export const goodsOf = ([wood = 0, stone = 0, gold = 0]) =>
  Object.fromEntries(Object.entries({ wood, stone, gold }).filter(([, count]) => count));

/** @param {Record<string, number>} amounts @returns {Message[]} */
export function amountMessages(amounts) {
  const entries = Object.entries(amounts);
  return entries.length
    ? entries.map(([name, count]) => message(`teotihuacan-amount-${name}`, { count }))
    : [message("teotihuacan-nothing")];
}

/** @typedef {any} Said   parts of an action, as previews and refusals have them (docs/payloads-teotihuacan.md) */

/** @param {Said} said @returns {Message} */
function worshipMessage({ benefits, royal, powers }) {
  const form = message(`teotihuacan-action-worship-${benefits.join("-")}`, {
    ...(royal && { royal: message(`teotihuacan-royal-${royal}`) }),
  });
  const [power] = powers;
  return power ? message("teotihuacan-action-with-power", { action: form, power: String(power) }) : form;
}

/** @param {Said} said @returns {Message} */
const mainMessage = ({ extra }) =>
  extra ? message("teotihuacan-action-main-extra", { count: extra }) : message("teotihuacan-action-main");

/** @param {Message} action @param {Said} said */
const perhapsFree = (action, { free }) => (free ? message("teotihuacan-action-without-cocoa", { action }) : action);

/** @param {Said} said */
function moveMessage({ board, powers, to }) {
  const way = { from: boardMessage(board), to: boardMessage(to) };
  const [first, second] = powers.map(String);
  return second
    ? message("teotihuacan-action-move-two", { first, second, ...way })
    : message("teotihuacan-action-move", { power: first, ...way });
}

/** @param {Said} said @param {Table} table */
function salaryMessage({ free, number: count, gives }, table) {
  if (free) return message("teotihuacan-action-salary-free");
  const due = /** @type {any} */ (table.view.projection[seatToMove(table)]).salary;
  return count < due
    ? message("teotihuacan-action-salary-short", { count, lost: gives?.vp ?? 0 })
    : message("teotihuacan-action-salary", { count });
}

/** @param {Said} said @param {Table} table */
function buildMessage({ tile, place }, table) {
  const { level, row, column } = placeOf(place);
  return message("teotihuacan-action-build", {
    tile: pyramidTileMessage(table, tile),
    level: String(level),
    row: row + 1,
    column: column + 1,
  });
}

/** @param {Said} said @param {Table} table */
function powerMessage({ board, powers: [power] }, table) {
  const id = positionOf(table).decision === "extra" ? "teotihuacan-action-extra" : "teotihuacan-action-power";
  return message(id, { board: boardMessage(board), power: String(power) });
}

/** @type {Record<string, (said: Said, table: Table) => Message>} */
const SAYINGS = {
  keep: ({ tiles }) => message("teotihuacan-action-keep", { tiles: tiles.map(startingTileMessage) }),
  pick: ({ tile }) => message("teotihuacan-action-pick", { tile: startingTileMessage(tile) }),
  gain: ({ goods }) => message("teotihuacan-action-gain", { amounts: amountMessages(goodsOf(goods)) }),
  place: ({ boards }) => message("teotihuacan-action-place", { boards: boards.map(boardMessage) }),
  temple: ({ temple }) => message("teotihuacan-action-temple", { temple: message(`teotihuacan-temple-${temple}`) }),
  claim: ({ tile }) => message("teotihuacan-action-claim", { tile: kindMessage(tile) }),
  power: powerMessage,
  ascend: ({ reward, free }) =>
    message(free ? `teotihuacan-action-ascend-${reward}-free` : `teotihuacan-action-ascend-${reward}`),
  unlock: ({ free }) => message(free ? "teotihuacan-action-unlock-free" : "teotihuacan-action-unlock"),
  use: ({ tile }) => message("teotihuacan-action-use", { tile: kindMessage(tile) }),
  move: moveMessage,
  cocoa: ({ gets }) => message("teotihuacan-action-cocoa", { count: gets?.cocoa ?? 0 }),
  main: (said) => perhapsFree(mainMessage(said), said),
  worship: (said) => perhapsFree(worshipMessage(said), said),
  crew: ({ powers }) => message("teotihuacan-action-crew", { powers: powers.map(String) }),
  tech: ({ technology }) => message("teotihuacan-action-tech", { tech: message(`teotihuacan-tech-${technology}`) }),
  row: ({ row }) => message("teotihuacan-action-row", { row: message(`teotihuacan-row-${row}`) }),
  deco: ({ tile, stairway }, table) =>
    message("teotihuacan-action-deco", {
      tile: decorationTileMessage(table, tile),
      stairway: message(`teotihuacan-stairway-${stairway}`),
    }),
  build: buildMessage,
  level: ({ level }) => message("teotihuacan-action-level", { level }),
  save: ({ saved }) => message(`teotihuacan-action-save-${SAVED[saved] ?? "none"}`),
  times: ({ number }) => message("teotihuacan-action-times", { count: number }),
  pay: ({ goods }) => message("teotihuacan-action-pay", { amounts: amountMessages(goodsOf(goods)) }),
  salary: salaryMessage,
};

/** How texts call what is saved. @type {Record<string, string>} */
const SAVED = { wood: "w", stone: "s" };

/** What an action does, as a message. @param {Table} table @param {Said} said @returns {Message} */
export const actionMessage = (table, said) =>
  SAYINGS[said.kind]?.(said, table) ?? message(`teotihuacan-action-${said.kind}`);

/** What an action does, as text. @param {Table} table @param {Said} said */
export const actionText = (table, said) => table.texts.message(actionMessage(table, said));

/**
 * @typedef {{gives: Record<string, number>, gets: Record<string, number>, claims: string[]}} Changes
 *   amounts that a player gives and gets, and the Discovery tiles that are taken
 * @typedef {Changes & {kind: string, others: (Changes & {seat: number})[]}} Outcome
 */

/** @param {Record<string, number>} amounts */
const isEmpty = (amounts) => Object.keys(amounts).length === 0;

/**
 * What others give and get by it: “Ben gains 3 VP”.
 * @param {Table} table
 * @param {Outcome} preview
 * @returns {string[]}
 */
function othersTexts(table, { others }) {
  const { format } = table.texts;
  return others.flatMap(({ seat, gives, gets }) => {
    const player = table.seatName(seat);
    return [
      ...(isEmpty(gives) ? [] : [format("decide-other-gives", { player, amounts: amountMessages(gives) })]),
      ...(isEmpty(gets) ? [] : [format("decide-other-gets", { player, amounts: amountMessages(gets) })]),
    ];
  });
}

/** Tiles that are taken, where the action does not name them itself. @param {Outcome} preview @returns {Message[]} */
const takenTiles = ({ kind, claims }) => (kind === "claim" ? [] : claims.map(kindMessage));

/**
 * What an action brings everybody, as text: “pay 2 cocoa · gain 2 gold · Ben gains 3 VP”; empty where nothing changes.
 * @param {Table} table
 * @param {Outcome} preview
 */
export function effectText(table, preview) {
  const { format } = table.texts;
  const { gives, gets } = preview;
  const gained = [...(isEmpty(gets) ? [] : amountMessages(gets)), ...takenTiles(preview)];
  return [
    ...(isEmpty(gives) ? [] : [format("decide-gives", { amounts: amountMessages(gives) })]),
    ...(gained.length ? [format("decide-gets", { amounts: gained })] : []),
    ...othersTexts(table, preview),
  ].join(" · ");
}

/** Symbols of what a player gains and gives. @type {Record<string, string>} */
const SYMBOLS = { blue: "temple_blue", red: "temple_red", green: "temple_green", power: "power_up" };

/** What explains them, where it has another name. @type {Record<string, string>} */
const HELPS = { vp: "score", power: "power-up" };

/** @param {string} name of an amount */
export const symbolOf = (name) => SYMBOLS[name] ?? name;

/** The explanation of what a player gains and gives. @param {Table} table @param {string} name of an amount */
export const stockTip = (table, name) => tip(table, `teotihuacan-help-${HELPS[name] ?? name}`);

/** @param {{table: Table, sign: string, amounts: Record<string, number>, look: string}} props */
function Signed({ table, sign, amounts, look }) {
  return Object.entries(amounts).map(
    ([name, count]) =>
      html`<span key=${name} class=${look} ...${stockTip(table, name)}
        >${sign}${count}<${Glyph} name=${symbolOf(name)} size=${17}
      /></span>`,
  );
}

/** The same as symbols, with the text for those who do not see them. @param {{table: Table, preview: any}} props */
export function Effect({ table, preview }) {
  const text = effectText(table, preview);
  if (!text) return null;
  return html`<span class="deciding-effect">
    <span class="visually-hidden">${text}</span>
    <span aria-hidden="true"
      ><${Signed} table=${table} sign="−" amounts=${preview.gives} look="deciding-gives" /><${Signed}
        table=${table}
        sign="+"
        amounts=${preview.gets}
        look="deciding-gets"
      />
      ${takenTiles(preview).map(
        (tile) => html`<span key=${tile.id} class="deciding-gets">+ ${table.texts.message(tile)}</span>`,
      )}
      ${othersTexts(table, preview).map(
        (other) => html`<span key=${other} class="deciding-others">${other}</span>`,
      )}</span
    >
  </span>`;
}

/**
 * The points that a placement brings, as a badge.
 * @param {{gets: Record<string, number>}} preview
 * @returns {import("../icons/symbol.js").Token[]}
 */
export const gainTokens = ({ gets }) => ["+", gets.vp ?? 0, glyph("vp")];

/**
 * What an action gives and gets, as a badge; nothing where nothing changes.
 * @param {{gives: Record<string, number>, gets: Record<string, number>}} preview
 * @returns {import("../icons/symbol.js").Token[] | undefined}
 */
export function effectTokens({ gives, gets }) {
  const signed = (/** @type {string} */ sign, /** @type {Record<string, number>} */ amounts) =>
    Object.entries(amounts).flatMap(([name, count]) => [" ", sign, count, glyph(symbolOf(name))]);
  const tokens = [...signed("−", gives), ...signed("+", gets)].slice(1);
  return tokens.length ? tokens : undefined;
}

/**
 * What an action leaves open: what is decided next, what comes by itself after that, what is drawn.
 * @param {Table} table
 * @param {{kind: string, next: Message[], later: Record<string, number>, drawn: Message[]}} preview
 */
export function followsText(table, { kind, next, later, drawn }) {
  const { format } = table.texts;
  return [
    ...(next.length && kind !== "move" ? [format("decide-next", { steps: next })] : []),
    ...(isEmpty(later) ? [] : [format("decide-later", { amounts: amountMessages(later) })]),
    ...(drawn.length ? [format("decide-drawn", { draws: drawn })] : []),
  ].join(" · ");
}
