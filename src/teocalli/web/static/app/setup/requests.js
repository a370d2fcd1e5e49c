/** What is asked of the server while a position is set up. */
import { ask, gamePath, post } from "../request.js";

/** @param {string} game */
const setUpPath = (game) => `/api/setup/${encodeURIComponent(game)}`;

export const requests = {
  /**
   * Where the setting up of a position begins: with a dealt one, or with a summary.
   * @param {string} game
   * @param {{players: number, options: object, seed: number, summary: object | null}} wanted
   * @returns {Promise<{players: number, summary: Record<string, any>, form: import("./draft.js").Form}>}
   */
  beginSetUp: (game, wanted) => post(`${setUpPath(game)}/form`, wanted),

  /**
   * What is said of a position that is being set up. Nothing is stored.
   * @param {string} game
   * @param {import("./draft.js").Draft} draft
   * @returns {Promise<import("./draft.js").Answer>}
   */
  checkSetUp: (game, draft) => post(setUpPath(game), draft),

  /**
   * What can be done at a place of the board, null: to the whole position.
   * @param {string} game
   * @param {import("./draft.js").Draft & {place: string | null}} asked
   * @returns {Promise<{edits: import("./draft.js").Edit[]}>}
   */
  setUpEdits: (game, asked) => post(`${setUpPath(game)}/edits`, asked),

  /**
   * A position of an analysis room, to be changed.
   * @param {string} id
   * @param {string} key
   * @returns {Promise<import("./draft.js").Draft>}
   */
  analysisSummary: (id, key) =>
    ask(`${gamePath(id)}/analysis/positions/${key}/summary`).then(({ players, options, summary }) => ({
      players,
      options,
      summary,
    })),
};
