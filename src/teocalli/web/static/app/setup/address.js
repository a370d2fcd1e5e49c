/** Addresses at which positions of an analysis room are changed. */

/** Which game, and which position of it. */
export const FROM = /^#from=([^&]+)&at=([0-9a-f]{12})$/;

/**
 * @param {string} game
 * @param {string} id
 * @param {string} key of a position in the room of a game
 */
export const setUpAddress = (game, id, key) =>
  `/setup/${encodeURIComponent(game)}#from=${encodeURIComponent(id)}&at=${key}`;
