/** The drawing of Heap. Parts that are not here are drawn by the frame. */
export { Board } from "./board.js";
/** Sounds of the words of this game. */
export const sounds = /** @type {const} */ ({ take: "tile", throw: "die" });
/** Rules of an action, or of what is asked. @param {any} _ @param {{kind: string} | null} action */
export const rulesOf = (_, action) => ({ take: ["H2", "H4"], throw: ["H3"] })[action?.kind ?? ""] ?? ["H2", "H3"];
