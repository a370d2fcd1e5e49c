/** The tables of this game's components, which may be a person's own. */

/**
 * @param {import("../app/types.js").Table} table
 * @returns {{points: Record<string, number[]>, card_points: number[]}}
 */
export function pointTables(table) {
  return table.view.components ?? table.meta.components;
}
