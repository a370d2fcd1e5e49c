/** What the balance lab asks of the server. */
import { ask, post } from "./request.js";

/** @param {string} id */
const trialPath = (id) => `/api/balance/trials/${encodeURIComponent(id)}`;

export const balanceApi = {
  /**
   * The trials of the balance lab for a game, the newest first.
   * @param {string} game
   * @returns {Promise<{trials: import("./pages/balance.js").Trial[]}>}
   */
  trials: (game) => ask(`/api/balance/${encodeURIComponent(game)}`),

  /** @param {string} id @returns {Promise<import("./pages/balance.js").Trial>} */
  trial: (id) => ask(trialPath(id)),

  /** @param {object} trial @returns {Promise<import("./pages/balance.js").Trial>} */
  begin: (trial) => post("/api/balance", trial),

  /** @param {string} id @param {"start" | "stop"} what @returns {Promise<import("./pages/balance.js").Trial>} */
  change: (id, what) => post(trialPath(id), { do: what }),

  /** @param {string} id */
  remove: (id) => ask(trialPath(id), { method: "DELETE" }),
};
