/** Whether an action that is chosen waits for its confirmation: by the person's setting, the same in all games. */

/** @typedef {import("./types.js").Table} Table */

/**
 * @param {Table} table
 * @param {boolean} final whether the action cannot be taken back
 * @returns {boolean} whether to ask before it is sent
 */
export function asksFirst({ settings: { confirmations } }, final) {
  return confirmations === "always" || (confirmations === "final" && final);
}
