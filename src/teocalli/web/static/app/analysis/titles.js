/** What things are called in reviews. */

/** @typedef {import("../types.js").Table} Table */

/**
 * What a source of points, or a kind of decisions, is called.
 * @param {Table} table
 * @param {string} kind
 * @param {string} name
 */
export function sourceTitle({ texts, view }, kind, name) {
  const id = kind === "scoring" ? `${view.game}-scoring-${name}` : `${view.game}-drawing-kind-${name}`;
  return texts.has(id) ? texts.format(id) : name;
}
