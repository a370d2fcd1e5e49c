/** The tables of this game's components, which may be a person's own. */

/**
 * @param {import("./types.js").Table} table
 * @returns {{points: Record<string, number[]>, card_points: number[]}}
 */
export function pointTables(table) {
  return table.view.components ?? table.meta.components;
}

/**
 * What a priest would score at that level on an idol of that rank; rank 0 is a blank field.
 * @param {import("./types.js").Table} table
 * @param {number} level
 * @param {number} rank
 */
export function pointsAt(table, level, rank) {
  return pointTables(table).points[String(level)]?.[rank - 1] ?? 0;
}
