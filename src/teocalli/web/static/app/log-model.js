/** What can be read from a game's log. */

/**
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").LogEntry} LogEntry
 * @typedef {import("./types.js").PhaseEnd} PhaseEnd
 * @typedef {import("./types.js").WholePhase} WholePhase
 */

/**
 * The log's first entry for each position: the word that led there. A word may have more entries.
 * @param {View} view
 * @returns {Map<number, LogEntry>}
 */
export function entriesByPosition(view) {
  const entries = new Map();
  for (const entry of view.log) if (!entries.has(entry.n)) entries.set(entry.n, entry);
  return entries;
}

/**
 * Number of leading words that two views of a game share: positions up to there are the same.
 * @param {View} one
 * @param {View} other
 */
export function commonLength(one, other) {
  const [words, otherWords] = [entriesByPosition(one), entriesByPosition(other)];
  const shorter = Math.min(one.n, other.n);
  for (let n = 1; n <= shorter; n++) if (words.get(n)?.word !== otherWords.get(n)?.word) return n - 1;
  return shorter;
}

/**
 * The newer of two views, with what the older one tells of the words that they share in its own objects: whoever draws
 * sees by that what need not be drawn anew.
 * @param {View} before
 * @param {View} view
 * @param {number} shared number of those words
 * @returns {View}
 */
export function withKnownStory(before, view, shared) {
  const isKnown = (/** @type {{n: number}} */ { n }) => n <= shared;
  const [log, phases] = [before.log.filter(isKnown), before.phases.filter(isKnown)];
  if (log.length !== view.log.filter(isKnown).length || phases.length !== view.phases.filter(isKnown).length)
    return view;
  return {
    ...view,
    log: [...log, ...view.log.slice(log.length)],
    phases: [...phases, ...view.phases.slice(phases.length)],
  };
}

/**
 * Log entries since the viewer's last turn, the viewer's own ones left out.
 * @param {View} view
 * @returns {LogEntry[]}
 */
export function newsOf(view) {
  const own = (/** @type {LogEntry | undefined} */ entry) => entry?.seat === view.viewer;
  let end = view.log.length;
  while (end > 0 && own(view.log[end - 1])) end--;
  let start = end;
  while (start > 0 && !own(view.log[start - 1])) start--;
  return start === 0 ? [] : view.log.slice(start, end);
}

/**
 * The ends of phases; what was scored in several parts, because something was asked in between, is one.
 * @param {PhaseEnd[]} phases
 * @returns {WholePhase[]}
 */
export function wholePhases(phases) {
  const numbers = [...new Set(phases.map(({ phase }) => phase))];
  return numbers.map((phase) => {
    const reports = phases.filter((end) => end.phase === phase);
    return { .../** @type {PhaseEnd} */ (reports[0]), reports };
  });
}
