/** What goes with the printed game: its score sheet, and what is done when a phase ends. */

/** @typedef {import("teocalli/companion/house.js").House} House */

/** @type {House} */
export const house = {
  rounds: 3,
  sources: ["priests", "cards"],
  ties: [{ text: "web-result-cards", better: "more" }],
  variants: [],
  atEnd: (round) => [
    "uxmal-companion-priests",
    "uxmal-companion-cards",
    ...(round === 3 ? [] : ["uxmal-help-rejection", "uxmal-help-break"]),
  ],
};
