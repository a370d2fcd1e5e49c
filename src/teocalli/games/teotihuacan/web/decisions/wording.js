/** Words of the notation and amounts, as people say them. */
import { tip } from "teocalli/board/tooltips.js";
import { html } from "teocalli/html.js";
import { Glyph, glyph } from "../icons/symbol.js";
import { boardMessage, kindMessage, message } from "../names.js";
import { mover, partOf, positionOf } from "./asked.js";

/** @typedef {import("teocalli/types.js").Table} Table */
/** @typedef {import("teocalli/types.js").Message} Message */

const LETTERS = /** @type {Record<string, string>} */ ({ w: "wood", s: "stone", g: "gold" });

/** @param {string} letters like "wwg" @returns {Record<string, number>} */
export function goodsOf(letters) {
  const counted = /** @type {Record<string, number>} */ ({});
  for (const letter of letters) if (LETTERS[letter]) counted[LETTERS[letter]] = (counted[LETTERS[letter]] ?? 0) + 1;
  return counted;
}

/** @param {Record<string, number>} amounts @returns {Message[]} */
export function amountMessages(amounts) {
  const entries = Object.entries(amounts);
  return entries.length
    ? entries.map(([name, count]) => message(`teotihuacan-amount-${name}`, { count }))
    : [message("teotihuacan-nothing")];
}

/** @param {string} name like T5, D7 or ST5 @returns {Message} */
export function tileMessage(name) {
  if (name.startsWith("ST")) return message(`teotihuacan-start-${name}`);
  return message(name.startsWith("T") ? "teotihuacan-pyramid-tile" : "teotihuacan-decoration", {
    number: Number(name.slice(1)),
  });
}

/** @param {string} form of Worship @returns {Message} */
function formMessage(form) {
  const parts = form.split("+");
  const royal = parts.find((part) => part.startsWith("r"));
  if (!royal) return message(`teotihuacan-action-worship-${parts.join("-")}`);
  const id = parts.map((part) => (part === royal ? "royal" : part)).join("-");
  return message(`teotihuacan-action-worship-${id}`, { royal: message(`teotihuacan-royal-${royal.slice(1)}`) });
}

/** @param {string} word @returns {Message} */
function worshipMessage(word) {
  const [form = "", power] = partOf(word).replace("*", "").split("@");
  const said = formMessage(form);
  return power ? message("teotihuacan-action-with-power", { action: said, power }) : said;
}

/** @param {string} word @returns {Message} */
function mainMessage(word) {
  const extra = /\+(\d)/.exec(word)?.[1];
  return extra
    ? message("teotihuacan-action-main-extra", { count: Number(extra) })
    : message("teotihuacan-action-main");
}

/** @param {Message} said @param {string} word */
const perhapsFree = (said, word) =>
  word.endsWith("*") ? message("teotihuacan-action-without-cocoa", { action: said }) : said;

/** @param {string} part like 3.2>5 or 3.2.4>5* */
function moveMessage(part) {
  const [from = "", to = ""] = part.replace("*", "").split(">");
  const [board, first = "", second] = from.split(".");
  const way = { from: boardMessage(board ?? ""), to: boardMessage(to) };
  return second
    ? message("teotihuacan-action-move-two", { first, second, ...way })
    : message("teotihuacan-action-move", { power: first, ...way });
}

/** @param {Table} table @param {string} part */
function salaryMessage(table, part) {
  if (part === "*") return message("teotihuacan-action-salary-free");
  const count = Number(part);
  const due = /** @type {any} */ (table.view.projection[mover(table)]).salary;
  const lost = Math.min(3 * (due - count), positionOf(table).players[mover(table)].vp);
  return count < due
    ? message("teotihuacan-action-salary-short", { count, lost })
    : message("teotihuacan-action-salary", { count });
}

/** @param {string} part like T12@1.2.3r1 */
function buildMessage(part) {
  const [tile = "", goal = ""] = part.split("@");
  const [level = "", row, column] = goal.split("r")[0]?.split(".") ?? [];
  return message("teotihuacan-action-build", {
    tile: tileMessage(tile),
    level,
    row: Number(row) + 1,
    column: Number(column) + 1,
  });
}

/** @type {Record<string, (part: string, table: Table, word: string) => Message>} */
const SAYINGS = {
  keep: (part) => message("teotihuacan-action-keep", { tiles: part.split(".").map(tileMessage) }),
  pick: (part) => message("teotihuacan-action-pick", { tile: tileMessage(part) }),
  gain: (part) => message("teotihuacan-action-gain", { amounts: amountMessages(goodsOf(part)) }),
  place: (part) => message("teotihuacan-action-place", { boards: part.split(".").map(boardMessage) }),
  temple: (part) => message("teotihuacan-action-temple", { temple: message(`teotihuacan-temple-${part}`) }),
  claim: (part) => message("teotihuacan-action-claim", { tile: kindMessage(part) }),
  power: (part, table) => {
    const [board = "", power = ""] = part.split(".");
    const id = positionOf(table).decision === "extra" ? "teotihuacan-action-extra" : "teotihuacan-action-power";
    return message(id, { board: boardMessage(board), power });
  },
  ascend: (part) =>
    message(part === "two*" ? "teotihuacan-action-ascend-two-free" : `teotihuacan-action-ascend-${part}`),
  unlock: (_, __, word) => message(word.endsWith("*") ? "teotihuacan-action-unlock-free" : "teotihuacan-action-unlock"),
  use: (part) => message("teotihuacan-action-use", { tile: kindMessage(part) }),
  move: moveMessage,
  cocoa: (_, table) => message("teotihuacan-action-cocoa", { count: (positionOf(table).arrival?.colours ?? 0) + 1 }),
  main: (_, __, word) => perhapsFree(mainMessage(word), word),
  worship: (_, __, word) => perhapsFree(worshipMessage(word), word),
  crew: (part) => message("teotihuacan-action-crew", { powers: part.split(".") }),
  tech: (part) => message("teotihuacan-action-tech", { tech: message(`teotihuacan-tech-${part}`) }),
  row: (part) => message("teotihuacan-action-row", { row: message(`teotihuacan-row-${part}`) }),
  deco: (part) => {
    const [tile = "", stair = ""] = part.split("@");
    return message("teotihuacan-action-deco", {
      tile: tileMessage(tile),
      stairway: message(`teotihuacan-stairway-${stair}`),
    });
  },
  build: buildMessage,
  level: (part) => message("teotihuacan-action-level", { level: Number(part) }),
  save: (part) => message(part === "-" ? "teotihuacan-action-save-none" : `teotihuacan-action-save-${part}`),
  times: (part) => message("teotihuacan-action-times", { count: Number(part) }),
  pay: (part) => message("teotihuacan-action-pay", { amounts: amountMessages(goodsOf(part)) }),
  salary: (part, table) => salaryMessage(table, part),
};

/**
 * What a word does, as a message.
 * @param {Table} table
 * @param {{word: string, kind: string}} preview
 * @returns {Message}
 */
export function actionMessage(table, { word, kind }) {
  const say = SAYINGS[kind];
  return say ? say(partOf(word), table, word) : message(`teotihuacan-action-${kind}`);
}

/** What a word does, as text. @param {Table} table @param {{word: string, kind: string}} preview */
export const actionText = (table, preview) => table.texts.message(actionMessage(table, preview));

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
