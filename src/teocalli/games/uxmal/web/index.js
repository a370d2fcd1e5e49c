/** The drawing of Uxmal: what the game page puts into its slots. */
export { Title } from "./title.js";
export { Board } from "./board.js";
export { Excerpt } from "./excerpt.js";
export { Track } from "./track.js";
export { PointsTable } from "./points.js";
export { Stocks } from "./stocks.js";
export { Players } from "./players.js";
export { Question } from "./question.js";
export { actionText } from "./confirming.js";
export { choose, shownBy } from "./suggesting.js";
export { nameTags } from "./name-tags.js";
export { rulesOf } from "./rules-now.js";
export { wayTo } from "./way-to.js";
export { PriestIcon as SeatMark, Symbol } from "./icons/symbol.js";
/** Idols of tiles, which make pairs. */
export const matched = ".ux-plate";
/** Sounds of the words of this game. */
export const sounds = /** @type {const} */ ({
  seat: "tile",
  place: "tile",
  move: "tile",
  take: "card",
  pay: "card",
  honour: "card",
  curse: "card",
});
export { Picture, pictures } from "./icons/pictures.js";
export { PhaseDetails, phaseTexts, resultColumns, scoredTable } from "./phase-end.js";
/** Where the tiles and the board of one's own box are entered. */
export const componentEditor = () => import("./box.js");
