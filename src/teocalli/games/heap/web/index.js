/** The drawing of Heap. Parts that are not here are drawn by the frame. */
export { Board } from "./board.js";
/** Sounds of the words of this game. */
export const sounds = /** @type {const} */ ({ take: "tile", throw: "die" });
