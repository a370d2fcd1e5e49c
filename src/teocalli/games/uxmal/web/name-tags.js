/** Names of parts on the table, for beginners. */

/** What is named, by what it is about. */
const NAMED = {
  ".ux-track": "uxmal-name-track",
  '[data-about="uxmal-help-points"]': "uxmal-name-points",
  ".ux-own .ux-score": "uxmal-name-score",
  ".ux-own .ux-supply": "uxmal-name-supply",
  ".ux-own .ux-hand": "uxmal-name-hand",
  ".ux-piles": "uxmal-name-stocks",
  ".ux-stock summary": "uxmal-name-tiles",
  ".ux-plinth": "uxmal-name-board",
};

export const nameTags = () => Object.entries(NAMED).map(([at, text]) => ({ at, text }));
