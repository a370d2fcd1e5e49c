/** What counts as new on a board: which position it is compared with, and what one list has more of than another. */

/** @typedef {import("../types.js").Table} Table */
/** @typedef {import("../types.js").Position} Position */
/**
 * What the question takes of a table.
 * @typedef {Pick<Table, "news" | "looking" | "replaying"> & {view: Pick<Table["view"], "n" | "log">, shown:
 *   Pick<Table["shown"], "n">}} Seen
 */

/** Whether the newest position is shown and stays. @param {Seen} table */
const isPresent = ({ view, shown, looking, replaying }) => !looking && !replaying && shown.n === view.n;

/**
 * The position since which things count as new when a turn is looked at as a whole: in the present that before
 * everything that others have done since the viewer's last turn, on the way there and when looking back that before the
 * turn that is shown.
 * @param {Seen} table
 * @param {{turn: number} | null | undefined} last the log entry that led to what is shown
 * @returns {number | null} null when nothing has happened yet
 */
export function startOfNews(table, last) {
  const [first] = table.news;
  return last && first && isPresent(table) ? first.n - 1 : startOfTurn(table, last);
}

/**
 * The position in which the turn of a log entry began.
 * @param {Seen} table
 * @param {{turn: number} | null | undefined} last
 * @returns {number | null}
 */
export function startOfTurn({ view, shown }, last) {
  if (!last) return null;
  const first = view.log.find((entry) => entry.turn === last.turn);
  return (first?.n ?? shown.n) - 1;
}

/**
 * The number of the last word that somebody chose in the turn of a log entry; what followed by itself belongs to it.
 * @param {Table["view"]["log"]} log up to the entry
 * @param {{n: number, turn: number}} last
 */
export const lastChosen = (log, last) =>
  log.filter(({ forced, turn }) => !forced && turn === last.turn).at(-1)?.n ?? last.n;

/** How many of each. @param {string[]} names @returns {Map<string, number>} */
export function counted(names) {
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/**
 * Names in the second list that the first has fewer of.
 * @param {string[]} some
 * @param {string[]} others
 * @returns {string[]}
 */
export function beyond(some, others) {
  const counts = counted(some);
  return others.filter((name) => {
    const left = counts.get(name) ?? 0;
    counts.set(name, left - 1);
    return left <= 0;
  });
}

/**
 * A comparison that is made once for the same two positions, however many parts of the page ask for it.
 * @template Changes
 * @template {object} Shown
 * @param {Changes} nothing what is said without a position before
 * @param {(before: Shown, after: Shown, ...more: any[]) => Changes} compare
 * @returns {(before: Shown | null, after: Shown, ...more: any[]) => Changes}
 */
export function comparedOnce(nothing, compare) {
  let latest = {
    before: /** @type {Shown | null} */ (null),
    after: /** @type {Shown | null} */ (null),
    changes: nothing,
  };
  return (before, after, ...more) => {
    if (!before) return nothing;
    if (latest.before !== before || latest.after !== after)
      latest = { before, after, changes: compare(before, after, ...more) };
    return latest.changes;
  };
}
