/** What goes with the printed game: its score sheet, and what is done in an Eclipse. */
import { SOURCES } from "./source-names.js";

/** @typedef {import("teocalli/companion/house.js").House} House */

/** @type {House} */
export const house = {
  rounds: 3,
  sources: SOURCES.map(([name]) => name),
  automaton: "bot",
  ofAutomaton: ["cocoa", "bot"],
  notOfAutomaton: ["goods", "royal", "discovery", "salary", "bonus"],
  ties: [
    { text: "decide-cocoa-left-column", better: "more" },
    { text: "teotihuacan-help-order.title", better: "first" },
  ],
  variants: [{ option: "dark_eclipse", value: "yes", turns: 1 }],
  atEnd: (round, alone) => [
    "teotihuacan-help-avenue",
    "teotihuacan-help-track",
    "teotihuacan-help-masks",
    "teotihuacan-help-salary",
    ...(round === 3
      ? ["teotihuacan-help-bonus", ...(alone ? ["teotihuacan-companion-bot"] : [])]
      : ["teotihuacan-companion-calendar", "teotihuacan-help-neutral"]),
  ],
};
