/** The requests about many games (docs/http.md). */
import { ask, gamePath } from "./request.js";

/** @typedef {import("./explored.js").Wanted} Wanted */

/** The parts of an address that have a value. @param {Record<string, string>} parts */
const query = (parts) => String(new URLSearchParams(Object.entries(parts).filter(([, value]) => value)));

export const explorer = {
  /**
   * What came of what was done.
   * @param {string} game
   * @param {Wanted} wanted
   * @returns {Promise<import("./pages/explorer.js").Found>}
   */
  traits: (game, { level, players }) => ask(`/api/explorer/${encodeURIComponent(game)}?${query({ level, players })}`),

  /**
   * What was played at a position of the analysis room.
   * @param {string} id
   * @param {string} key
   * @param {Wanted} wanted
   * @returns {Promise<import("./explored.js").Contents & {alike: import("./explored.js").Alike[]}>}
   */
  moves: (id, key, { level, players }) =>
    ask(`${gamePath(id)}/analysis/positions/${key}/explorer?${query({ level, any_count: players && "true" })}`),
};
