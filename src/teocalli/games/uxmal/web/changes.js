/** What has happened lately, so that all of it can be marked: two positions compared. */
import { comparedOnce, startOfNews, startOfTurn } from "teocalli/board/changes.js";
import { IDOLS } from "./icons/symbol.js";
import { builtSeats, topOf } from "./geometry.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./geometry.js").Position} Position
 * @typedef {object} Changes
 * @property {{seat: string, level: number}[]} tiles   tiles that have been laid and can be seen
 * @property {Set<string>} come                        fields to which priests have come
 * @property {Set<string>} left                        fields from which they have gone, now without a priest
 * @property {Record<string, number>[]} cards          by seat: cards of each idol, or in all ("total"), won and lost
 * @property {Map<string, number>} squares             idols that have moved, with the square where they stood
 */

/** @type {Changes} */
export const NOTHING = { tiles: [], come: new Set(), left: new Set(), cards: [], squares: new Map() };

/**
 * The position since which things count as new.
 * @param {Table} table
 * @returns {number | null} null when nothing has happened yet
 */
function startOfChanges(table) {
  const { view, shown } = table;
  if (!shown.scored) return startOfNews(table, shown.last);
  return startOfTurn(
    table,
    view.log.find(({ n }) => n === shown.scored?.n),
  );
}

/** @param {Position} before @param {Position} after @returns {Changes["tiles"]} */
function newTiles(before, after) {
  return [1, 2, 3].flatMap((level) => {
    const old = new Set(builtSeats(before, level));
    const laid = builtSeats(after, level).filter((seat) => !old.has(seat) && topOf(after, seat).level === level);
    return laid.map((seat) => ({ seat, level }));
  });
}

/**
 * Fields on which a seat has a priest in the first position and in the second none.
 * @param {Position} some
 * @param {Position} others
 */
const lacking = (some, others) =>
  some.priests.flatMap((fields, seat) => fields.filter((field) => !others.priests[seat]?.includes(field)));

/** @param {Record<string, number | undefined>} before @param {Record<string, number | undefined>} after */
function cardChanges(before, after) {
  const kinds = "total" in after ? ["total"] : "total" in before ? [] : IDOLS;
  return Object.fromEntries(
    kinds.map((kind) => [kind, (after[kind] ?? 0) - (before[kind] ?? 0)]).filter(([, change]) => change),
  );
}

/** @param {Position} before @param {Position} after positions of one game @returns {Changes} */
export function changesBetween(before, after) {
  const occupied = new Set(after.priests.flat());
  return {
    tiles: newTiles(before, after),
    come: new Set(lacking(after, before)),
    left: new Set(lacking(before, after).filter((field) => !occupied.has(field))),
    cards: after.hands.map((hand, seat) => cardChanges(before.hands[seat] ?? {}, hand)),
    squares: new Map(
      IDOLS.flatMap((idol) => {
        const square = before.track.indexOf(idol) + 1;
        return square === after.track.indexOf(idol) + 1 ? [] : [[idol, square]];
      }),
    ),
  };
}

const compared = comparedOnce(NOTHING, changesBetween);

/** What is to be marked in the position that is shown. @param {Table} table @returns {Changes} */
export function lastChanges(table) {
  const start = startOfChanges(table);
  return compared(start === null ? null : table.positionAt(start), table.shown.position);
}
