/** What the Teotibot did, in sentences: those of the log, and what is to be done for it at the table. */
import { namesOf } from "./automaton.js";

/**
 * @typedef {import("./automaton.js").Happened} Happened
 * @typedef {{id: string, args: Record<string, any>}} Message
 * @typedef {(seat: number, a: number, b: number, c: number) => Message | null} Teller
 */

const STAIRWAYS = ["n", "e", "s", "w"];
const TEMPLES = ["blue", "red", "green"];
const ROWS = ["top", "centre", "bottom"];

/** @param {string} id @param {Record<string, any>} [args] */
const say = (id, args = {}) => ({ id, args });

/** @param {number} board */
const boardName = (board) => say(`teotihuacan-board-${board}`);

/**
 * @param {import("./automaton.js").Facts} facts
 * @param {Record<string, any>} parts of the game
 * @param {string} level
 * @param {(seat: number) => any} nameOf
 * @returns {Record<string, Teller>} by what is reported
 */
function tellers({ numbers, tables }, parts, level, nameOf) {
  const [stock, origins] = [namesOf(numbers, "STOCK_"), namesOf(numbers, "FROM_")];
  /** @type {Teller} */
  const changed = (seat, what, amount, origin) => {
    const [name, source] = [stock.get(what), origins.get(origin)];
    const player = nameOf(seat);
    if (!amount || (name === "track" && amount < 0)) return null;
    if (seat === 0) return say("teotihuacan-log-marker", { player, amounts: [amountOf(name, amount)] });
    if (name === "vp")
      return say("teotihuacan-log-points", { player, points: amount, source: say(`teotihuacan-scoring-${source}`) });
    const id = amount > 0 ? "teotihuacan-log-gained" : "teotihuacan-log-paid";
    return say(id, { player, amounts: [amountOf(name, Math.abs(amount))] });
  };
  return {
    CHANGED: changed,
    DIE_RAISED: (seat, board, power) =>
      power > 5 ? null : say("teotihuacan-log-power", { player: nameOf(seat), board: boardName(board), power }),
    ASCENDED: (seat) => say("teotihuacan-log-ascended", { player: nameOf(seat) }),
    WORKER_UNLOCKED: (_, board) => say("teotihuacan-guide-unlocked", { board: boardName(board) }),
    TILE_RECEIVED: (seat, kind) =>
      say("teotihuacan-log-tile-received", {
        player: nameOf(seat),
        tile: say(`teotihuacan-kind-${parts.discovery_tiles[kind].id}`),
      }),
    TECHNOLOGY_TAKEN: (seat, number) =>
      say("teotihuacan-log-technology", { player: nameOf(seat), number: Object.keys(parts.technologies)[number] }),
    BUILDING_PLACED: (_, row) => say("teotihuacan-guide-building", { row: say(`teotihuacan-row-${ROWS[row]}`) }),
    TILE_LAID: (_, _tile, place) => say("teotihuacan-guide-tile", { level: tables[level]?.level[place] }),
    LIGHT_MOVED: () => say("teotihuacan-guide-light"),
    PYRAMID_FINISHED: () => say("teotihuacan-log-finished"),
    BOT_CHOSE: () => null,
    BOT_NO_WORKER: (_, board) => say("teotihuacan-log-bot-no-worker", { board: boardName(board) }),
    BOT_CANNOT: (_, board) => say("teotihuacan-log-bot-cannot", { board: boardName(board) }),
    BOT_TWICE: () => say("teotihuacan-log-bot-twice"),
    BOT_NO_MASK: () => say("teotihuacan-log-bot-no-mask"),
    BOT_FELL_BACK: () => say("teotihuacan-log-bot-fallback"),
    BOT_EXCHANGED: () => say("teotihuacan-log-bot-exchange"),
    BOT_ADVANCED: (seat, from, to, power) =>
      say("teotihuacan-log-bot-moves", { player: nameOf(seat), power, from: boardName(from), to: boardName(to) }),
    BOT_WORSHIPPED: (seat, from, to) =>
      say("teotihuacan-log-bot-worship-die", { player: nameOf(seat), from: boardName(from), to: boardName(to) }),
    AVENUE_SCORED: (_, step, value, points) => say("teotihuacan-breakdown-avenue", { step, value, points }),
    TRACK_SCORED: (_, steps, factor, points) => say("teotihuacan-breakdown-track", { steps, factor, points }),
    LEADER_SCORED: (_, points) => say("teotihuacan-breakdown-leader", { points }),
    MASKS_SCORED: (_, count, points) => say("teotihuacan-breakdown-masks", { count, points }),
    BOT_TEMPLES: (_, count, factor, points) => say("teotihuacan-breakdown-bot-temples", { count, factor, points }),
    BOT_TECHNOLOGIES: (_, count, factor, points) =>
      say("teotihuacan-breakdown-bot-technologies", { count, factor, points }),
    BOT_STOCK: (_, points) => say("teotihuacan-breakdown-bot-stock", { points }),
  };
}

/** @param {string | undefined} name @param {number} count */
const amountOf = (name, count) => say(`teotihuacan-amount-${name}`, { count });

/**
 * Everything that happened, in its order.
 * @param {Happened[]} happened
 * @param {import("./automaton.js").Facts} facts
 * @param {{parts: Record<string, any>, level: string, nameOf: (seat: number) => any, scoring: boolean}} more
 *   scoring: an Eclipse, of which only the automaton's part is told
 * @returns {Message[]}
 */
export function told(happened, facts, { parts, level, nameOf, scoring }) {
  const tell = tellers(facts, parts, level, nameOf);
  const byNumber = new Map(Object.entries(tell).map(([name, teller]) => [facts.numbers[name], teller]));
  return happened.flatMap((event) => {
    if (!Array.isArray(event)) return [elsewhere(event)];
    const [what = -1, seat = 0, a = 0, b = 0, c = 0] = event;
    if (scoring && seat === 0) return [];
    const message = byNumber.get(what)?.(seat, a, b, c);
    return message ? [message] : [];
  });
}

/** What is done at the table. @param {{refill: number} | {stairway: number}} event */
const elsewhere = (event) =>
  "refill" in event
    ? say("teotihuacan-guide-refill", { board: boardName(event.refill) })
    : say("teotihuacan-guide-deco", { stairway: say(`teotihuacan-stairway-${STAIRWAYS[event.stairway]}`) });

export { ROWS, STAIRWAYS, TEMPLES };
