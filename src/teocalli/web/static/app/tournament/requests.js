/** What is asked of the server about tournaments. */
import { ask, newKey, post } from "../request.js";

/**
 * @typedef {import("../clock.js").TimeControl} TimeControl
 * @typedef {"swiss" | "round_robin" | "duplicate"} Kind
 * @typedef {{number: number, name: string, bot: string | null, missed: number, gone: boolean}} Entrant
 * @typedef {{points: number[] | null, places: number[], lost: number | null, void: boolean}} Outcome
 * @typedef {{entrants: number[], game: string | null, finished: boolean, watch: boolean,
 *   outcome: Outcome | null}} Table
 * @typedef {{over: boolean, byes: number[], seed_hash: string | null, tables: Table[]}} Round
 * @typedef {{entrant: number, place: number, score: number, buchholz: number, sonneborn: number, mean: number,
 *   games: number}} Standing
 * @typedef {{kind: Kind, seats: number, rounds: number, alike: boolean, absent: "bot" | "lose", bot: string,
 *   fill: boolean, by_itself: boolean, late: number, rated: boolean}} Rules
 * @typedef {Record<"join" | "leave" | "invite" | "start" | "pair" | "close" | "remove" | "delete", boolean>} May
 * @typedef {{id: string, version: number, name: string, game: string, options: Record<string, any>,
 *   clock: TimeControl | null, rules: Rules, status: "open" | "running" | "finished", planned: number, host: boolean,
 *   own: number | null, own_game: string | null, may: May, least: number, entrants: Entrant[], rounds: Round[],
 *   standings: Standing[]}} Tournament
 * @typedef {{id: string, updated: string, name: string | null, game: string | null,
 *   status: "open" | "running" | "finished" | "broken", entrants: number, own: boolean}} Listed
 */

/** @param {string} id */
const pathOf = (id) => `/api/tournaments/${encodeURIComponent(id)}`;

export const requests = {
  /** @param {number} limit @returns {Promise<{total: number, tournaments: Listed[]}>} */
  list: (limit) => ask(`/api/tournaments?limit=${limit}`),

  /** @param {object} wish @returns {Promise<Tournament>} */
  open: (wish) => post("/api/tournaments", { ...wish, key: newKey() }),

  /** @param {string} id @returns {Promise<Tournament>} */
  get: (id) => ask(pathOf(id)),

  /** @param {string} id @returns {Promise<import("../share.js").Shared>} */
  invite: (id) => post(`${pathOf(id)}/invitations`, {}),

  /** @param {string} id @param {string} name @returns {Promise<Tournament>} */
  enter: (id, name) => post(`${pathOf(id)}/entrants`, { name, key: newKey() }),

  /** @param {string} id @param {number | null} entrant null: who asks @returns {Promise<Tournament>} */
  withdraw: (id, entrant) => post(`${pathOf(id)}/withdrawals`, { entrant, key: newKey() }),

  /** @param {string} id @param {"start" | "pair" | "close"} what @returns {Promise<Tournament>} */
  direct: (id, what) => post(`${pathOf(id)}/rounds`, { do: what, key: newKey() }),

  /** @param {string} id @param {string} game @returns {Promise<{game: string}>} */
  watch: (id, game) => post(`${pathOf(id)}/watching`, { game }),

  /** @param {string} id @returns {Promise<null>} */
  remove: (id) => ask(pathOf(id), { method: "DELETE" }),
};
