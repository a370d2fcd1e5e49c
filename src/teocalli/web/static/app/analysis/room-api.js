/** What an analysis room asks of the server. */
import { ask, gamePath, post } from "../request.js";

export const roomApi = {
  /**
   * What could be played in a game, as the analysis room has it.
   * @param {string} id
   * @returns {Promise<import("./room-table.js").Tree>}
   */
  tree: (id) => ask(`${gamePath(id)}/analysis`),

  /**
   * Changes that. What is played, drawn or deleted twice is there once.
   * @param {string} id
   * @param {import("./room-table.js").Wish} wish
   * @returns {Promise<import("./room-table.js").Tree>}
   */
  change: (id, wish) => post(`${gamePath(id)}/analysis`, wish),

  /**
   * @param {string} id
   * @param {string} key of a position
   * @returns {Promise<import("../types.js").View>}
   */
  view: (id, key) => ask(`${gamePath(id)}/analysis/positions/${key}`),

  /**
   * Positions on the way to a position.
   * @param {string} id
   * @param {string} key
   * @param {number} from
   * @param {number} to
   * @returns {Promise<{viewer: number | null, positions: import("../types.js").StoredPosition[]}>}
   */
  way: (id, key, from, to) => ask(`${gamePath(id)}/analysis/positions/${key}/way?from=${from}&to=${to}`),

  /**
   * Positions to which words lead, which are not kept.
   * @param {string} id
   * @param {string} at
   * @param {string[]} words
   * @returns {Promise<{steps: import("./room-table.js").Ahead[]}>}
   */
  ahead: (id, at, words) => post(`${gamePath(id)}/analysis/ahead`, { at, words }),

  /**
   * @param {string} id
   * @param {string} at
   * @param {string} room
   * @param {number} threads
   */
  feedAddress: (id, at, room, threads) => `${gamePath(id)}/analysis/feed?at=${at}&room=${room}&threads=${threads}`,
};
