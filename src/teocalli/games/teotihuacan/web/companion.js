/** What goes with the printed game: its score sheet, what is done in an Eclipse, the guide of the Teotibot. */
import { SOURCES } from "./source-names.js";

/** @typedef {import("teocalli/companion/house.js").House} House */

/** Where the server has the Teotibot's rules as a script. */
const RULES = "/static/rules/teotihuacan.js";

async function loadGuide() {
  const [{ Guide }, { rules }] = await Promise.all([import("./guide/guide.js"), import(RULES)]);
  return { Guide, rules };
}

/** @type {House} */
export const house = {
  rounds: 3,
  sources: SOURCES.map(([name]) => name),
  automaton: "bot",
  loadGuide,
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
