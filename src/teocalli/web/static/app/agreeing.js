/** What people at a table want of one another, as it is sent; each gives whether it was carried out. */
import { api } from "./api.js";
import { leadLostFocus } from "./board/focus.js";
import { notifyError } from "./notify-error.js";

/** @typedef {import("./table.js").GameTable} GameTable */

/**
 * Carries out what is wanted before the game begins, and shows what came of it.
 * @param {GameTable} game
 * @param {Promise<import("./types.js").View>} wish
 */
export async function carryOut(game, wish) {
  try {
    game.accept(await wish);
  } catch (error) {
    notifyError(error);
    await game.reread();
  }
  leadLostFocus();
}

/**
 * Carries out what is wanted. The button that asked for it may vanish with that: then the question takes the focus.
 * @param {GameTable} game
 * @param {Parameters<GameTable["change"]>} change
 */
async function agree(game, ...change) {
  const done = await game.change(...change);
  leadLostFocus("#question");
  return done;
}

/** Proposes to the others to go back to a position. @param {GameTable} game @param {number} to */
export const proposeUndo = (game, to) =>
  agree(
    game,
    (_, key) => api.proposeUndo(game.id, to, key),
    (before, after) => after.n < before.n || after.proposal?.by === after.viewer,
  );

/**
 * Proposes that a bot plays for somebody who keeps the others waiting.
 * @param {GameTable} game
 * @param {number} seat
 * @param {string} bot
 */
export const proposeStandIn = (game, seat, bot) =>
  agree(
    game,
    (_, key) => api.proposeStandIn(game.id, seat, bot, key),
    (_, { seats, proposal, viewer }) => (seats[seat]?.stand_in ?? null) !== null || proposal?.by === viewer,
  );

/** Proposes to end the game instead of waiting for somebody. @param {GameTable} game @param {number} seat */
export const proposeEnd = (game, seat) =>
  agree(
    game,
    (_, key) => api.proposeEnd(game.id, seat, key),
    (_, { ended, proposal, viewer }) => ended !== null || proposal?.by === viewer,
  );

/**
 * Answers a proposal, or takes back one's own.
 * @param {GameTable} game
 * @param {number} number
 * @param {"yes" | "no" | "withdraw"} answer
 */
export const answerProposal = (game, number, answer) =>
  agree(
    game,
    (_, key) => api.answer(game.id, number, answer, key),
    (_, { proposal, viewer }) => proposal?.number !== number || viewer === null || !proposal.missing.includes(viewer),
  );

/** Leaves one's seat to a bot. @param {GameTable} game @param {string} bot */
export const letPlay = (game, bot) =>
  agree(
    game,
    (_, key) => api.letPlay(game.id, bot, key),
    (_, { seats, viewer }) => viewer !== null && seats[viewer]?.stand_in !== null,
  );

/** Takes one's seat back from a bot. @param {GameTable} game */
export const comeBack = (game) =>
  agree(
    game,
    (_, key) => api.comeBack(game.id, key),
    (_, { seats, viewer }) => viewer !== null && seats[viewer]?.stand_in === null,
  );
