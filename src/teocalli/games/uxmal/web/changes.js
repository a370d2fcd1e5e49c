/** What has happened lately, so that all of it can be marked: two positions compared. */
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
 * The position since which things count as new: in the present that before everything that others have done since the
 * viewer's last turn, on the way there and when looking back that before the turn that is shown.
 * @param {Table} table
 * @returns {number | null} null when nothing has happened yet
 */
function startOfNews({ view, shown, news, looking, walking }) {
  const last = shown.scored ? view.log.find(({ n }) => n === shown.scored?.n) : shown.last;
  if (!last) return null;
  const [first] = news;
  if (first && !shown.scored && !looking && !walking && shown.n === view.n) return first.n - 1;
  const turn = view.log.find((entry) => entry.turn === last.turn);
  return (turn?.n ?? shown.n) - 1;
}

/** @param {Position} before @param {Position} after @returns {Changes["tiles"]} */
function newTiles(before, after) {
  return [1, 2, 3].flatMap((level) => {
    const old = new Set(builtSeats(before, level));
    const laid = builtSeats(after, level).filter((seat) => !old.has(seat) && topOf(after, seat).level === level);
    return laid.map((seat) => ({ seat, level }));
  });
}

/** Fields with a priest by whose it is, like "0:c4". @param {Position} position */
const standing = (position) => position.priests.flatMap((fields, seat) => fields.map((field) => `${seat}:${field}`));

/** @param {Record<string, number | undefined>} before @param {Record<string, number | undefined>} after */
function cardChanges(before, after) {
  const kinds = "total" in after ? ["total"] : "total" in before ? [] : IDOLS;
  return Object.fromEntries(
    kinds.map((kind) => [kind, (after[kind] ?? 0) - (before[kind] ?? 0)]).filter(([, change]) => change),
  );
}

/** @param {Position} before @param {Position} after positions of one game @returns {Changes} */
export function changesBetween(before, after) {
  const [were, are] = [standing(before), standing(after)];
  const occupied = new Set(after.priests.flat());
  const field = (/** @type {string} */ name) => name.slice(2);
  return {
    tiles: newTiles(before, after),
    come: new Set(are.filter((name) => !were.includes(name)).map(field)),
    left: new Set(
      were
        .filter((name) => !are.includes(name))
        .map(field)
        .filter((each) => !occupied.has(each)),
    ),
    cards: after.hands.map((hand, seat) => cardChanges(before.hands[seat] ?? {}, hand)),
    squares: new Map(
      IDOLS.flatMap((idol) => {
        const square = before.track.indexOf(idol) + 1;
        return square === after.track.indexOf(idol) + 1 ? [] : [[idol, square]];
      }),
    ),
  };
}

/** The comparison made last; several parts of the page ask for the same one. */
let latest = {
  before: /** @type {Position | null} */ (null),
  after: /** @type {Position | null} */ (null),
  changes: NOTHING,
};

/** What is to be marked in the position that is shown. @param {Table} table @returns {Changes} */
export function lastChanges(table) {
  const start = startOfNews(table);
  const before = start === null ? null : table.positionAt(start);
  const after = table.shown.position;
  if (!before) return NOTHING;
  if (latest.before !== before || latest.after !== after)
    latest = { before, after, changes: changesBetween(before, after) };
  return latest.changes;
}
