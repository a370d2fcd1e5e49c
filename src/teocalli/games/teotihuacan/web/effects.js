/** What tiles do, told in symbols. */
import { amountTokens, glyph } from "./icons/symbol.js";

/** @typedef {import("./icons/symbol.js").Token} Token */

const [cocoa, any, vp, temple, power] = ["cocoa", "any_resource", "vp", "temple_any", "power"].map(glyph);
const BOARD_MARK = "①②③④⑤⑥⑦⑧";

/** A board as it is meant on tiles. @param {number[]} boards @returns {string} */
export const boardMarks = (...boards) => boards.map((board) => BOARD_MARK[board - 1]).join("");

/** Royal tiles, P being the power of the worker there (T34 to T42). @type {Record<number, [Token[], Token[]]>} */
export const ROYAL = {
  1: [
    [power, "+1"],
    ["→", cocoa],
  ],
  2: [
    ["≤", power, "×"],
    [1, cocoa, "→", glyph("wood"), glyph("stone")],
  ],
  3: [
    ["≤", power, "×"],
    [1, any, "→", 2, cocoa],
  ],
  4: [
    [2, vp, "×", glyph("technology")],
    ["≤", power],
  ],
  5: [
    [2, vp, "×", glyph("track")],
    ["≤", power],
  ],
  6: [
    ["≤", power, "×"],
    [1, cocoa, "→", glyph("stone"), glyph("gold")],
  ],
  7: [
    [cocoa, "+", any, "→"],
    [power, "×", any],
  ],
  8: [
    ["≤", power, "−1", "×"],
    [1, cocoa, "→", temple],
  ],
  9: [
    [1, vp, "×", glyph("avenue")],
    ["≤", power, "+1"],
  ],
};

/** Technologies: where they work, and what they give (T58 to T66). @type {Record<number, [Token[], Token[]]>} */
export const TECHNOLOGY = {
  1: [
    ["↪", glyph("palace")],
    [1, cocoa],
  ],
  3: [[boardMarks(5, 6)], [3, vp]],
  5: [[boardMarks(2, 3, 4)], ["+1", any]],
  7: [[boardMarks(2, 3, 4)], [1, cocoa, 1, vp]],
  9: [[boardMarks(7)], [4, vp]],
  11: [[boardMarks(8)], [3, vp]],
  13: [
    [glyph("power_up"), "+"],
    [1, cocoa, "→", glyph("power_up")],
  ],
  15: [
    [boardMarks(8), "+1", glyph("worker")],
    ["−1", glyph("wood"), "/", glyph("stone")],
  ],
  17: [[boardMarks(8)], [temple]],
};

/** Temple Bonus tiles (T78) in two lines. @type {Record<string, [Token[], Token[]]>} */
export const BONUS = {
  best_mask_set: [
    [glyph("mask"), "…"],
    ["→", vp],
  ],
  technologies_5: [
    [5, vp],
    ["×", glyph("technology")],
  ],
  vp_15: [[15], [vp]],
  avenue_3: [
    [3, vp],
    ["×", glyph("avenue")],
  ],
  bonus_9: [
    [9, vp],
    ["×", glyph("bonus")],
  ],
  discovery_2: [
    [2, vp],
    ["×", glyph("discovery")],
  ],
  workers: [["4/9"], [vp, glyph("worker")]],
};

/** Discovery tiles that are no masks: number and symbol (T69 to T73). @type {Record<string, Token[]>} */
export const DISCOVERY = {
  vp_4: [4, vp],
  resources_3: [3, any],
  resources_2: [2, any],
  cocoa_4: [4, cocoa],
  avenue_1: [glyph("avenue")],
  temple_any: [temple],
  temple_blue: [glyph("temple_blue")],
  temple_red: [glyph("temple_red")],
  temple_green: [glyph("temple_green")],
  power_up_2: [2, glyph("power_up")],
  double_move: [glyph("double_move")],
  free_move: [glyph("free_move")],
  free_cocoa: [glyph("free_cocoa")],
  extra_worker: [glyph("extra_worker")],
};

/** A Starting tile's gains; its boards are shown apart. @param {Record<string, number>} gain @returns {Token[]} */
export const startTokens = (gain) => amountTokens(gain);
