/** What tiles do, told in symbols. */
import { amountTokens, glyph } from "./icons/symbol.js";

/** @typedef {import("./icons/symbol.js").Token} Token */

const [cocoa, any, vp, temple, power] = ["cocoa", "any_resource", "vp", "temple_any", "power"].map(glyph);
const BOARD_MARK = "①②③④⑤⑥⑦⑧";

/** A board as it is meant on tiles. @param {number[]} boards @returns {string} */
export const boardMarks = (...boards) => boards.map((board) => BOARD_MARK[board - 1]).join("");

/** The amounts of the rules, from the components' tables. @typedef {Record<string, any>} Amounts */

/**
 * Royal tiles, P being the power of the worker there (T34 to T42).
 * @param {Amounts} amounts
 * @returns {Record<number, [Token[], Token[]]>}
 */
export const royalSymbols = ({ royals }) => ({
  1: [
    [power, `+${royals[1].more_cocoa}`],
    ["→", cocoa],
  ],
  2: [
    ["≤", power, "×"],
    [1, cocoa, "→", glyph("wood"), glyph("stone")],
  ],
  3: [
    ["≤", power, "×"],
    [1, any, "→", royals[3].cocoa, cocoa],
  ],
  4: [
    [royals[4].vp, vp, "×", glyph("technology")],
    ["≤", power],
  ],
  5: [
    [royals[5].vp, vp, "×", glyph("track")],
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
    ["≤", power, `+${royals[9].more_steps}`],
  ],
});

/**
 * Technologies: where they work, and what they give (T58 to T66).
 * @param {Amounts} amounts
 * @returns {Record<number, [Token[], Token[]]>}
 */
export const technologySymbols = ({ technologies }) => ({
  1: [
    ["↪", glyph("palace")],
    [1, cocoa],
  ],
  3: [[boardMarks(5, 6)], [technologies[3].vp, vp]],
  5: [[boardMarks(2, 3, 4)], [`+${technologies[5].goods}`, any]],
  7: [[boardMarks(2, 3, 4)], [technologies[7].cocoa, cocoa, technologies[7].vp, vp]],
  9: [[boardMarks(7)], [technologies[9].vp, vp]],
  11: [[boardMarks(8)], [technologies[11].vp, vp]],
  13: [
    [glyph("power_up"), "+"],
    [technologies[13].cocoa, cocoa, "→", glyph("power_up")],
  ],
  15: [
    [boardMarks(8), "+1", glyph("worker")],
    ["−1", glyph("wood"), "/", glyph("stone")],
  ],
  17: [[boardMarks(8)], [temple]],
});

/**
 * Temple Bonus tiles (T78) in two lines.
 * @param {Amounts} amounts
 * @returns {Record<string, [Token[], Token[]]>}
 */
export const bonusSymbols = ({ temple_bonuses: points }) => ({
  best_mask_set: [
    [glyph("mask"), "…"],
    ["→", vp],
  ],
  technologies_5: [
    [points.technologies_5, vp],
    ["×", glyph("technology")],
  ],
  vp_15: [[points.vp_15], [vp]],
  avenue_3: [
    [points.avenue_3, vp],
    ["×", glyph("avenue")],
  ],
  bonus_9: [
    [points.bonus_9, vp],
    ["×", glyph("bonus")],
  ],
  discovery_2: [
    [points.discovery_2, vp],
    ["×", glyph("discovery")],
  ],
  workers: [[`${points.worker}/${points.strong_worker}`], [vp, glyph("worker")]],
});

/**
 * Discovery tiles that are no masks: number and symbol (T69 to T73).
 * @param {Amounts} amounts
 * @returns {Record<string, Token[]>}
 */
export const discoverySymbols = ({ discovery }) => ({
  vp_4: [discovery.vp_4, vp],
  resources_3: [discovery.resources_3, any],
  resources_2: [discovery.resources_2, any],
  cocoa_4: [discovery.cocoa_4, cocoa],
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
});

/** A Starting tile's gains; its boards are shown apart. @param {Record<string, number>} gain @returns {Token[]} */
export const startTokens = (gain) => amountTokens(gain);
