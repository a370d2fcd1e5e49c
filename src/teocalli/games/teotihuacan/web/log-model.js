/** How words of the log make actions and turns. */

/** Kinds of words that begin an action, whatever came before. */
const BEGINNING = new Set([
  "keep",
  "pick",
  "place",
  "move",
  "rest",
  "cocoa",
  "main",
  "worship",
  "use",
  "unlock",
  "end",
  "salary",
  "dice",
]);

/** Kinds that belong to a Main action or a Royal tile: they go on with it after a tile was used in between. */
const GOING_ON = new Set(["crew", "tech", "row", "deco", "build", "save", "times", "pay", "waive", "extra", "done"]);

/** Whether a word begins an action; what is drawn is one, too. @param {string} kind @param {string} begun */
export function beginsAction(kind, begun) {
  if (kind === "draw" || begun === "draw") return kind !== begun;
  return BEGINNING.has(kind) || (GOING_ON.has(kind) && (begun === "use" || begun === "unlock"));
}

/**
 * An Eclipse and the neutral dice placed after it are nobody's turn.
 * @param {string} kind
 * @param {string} last
 * @param {boolean} wasBetween
 */
export function isBetweenTurns(kind, last, wasBetween) {
  return kind === "salary" || (kind === "draw" && (wasBetween || last === "era"));
}
