/** The drawing of Teotihuacan: what the game page puts into its slots. */
import { html } from "teocalli/html.js";
import { TableBoard } from "./board.js";
import { sceneOf } from "./decisions/scene.js";
import { TablePlayers } from "./players.js";

export { Title } from "./title.js";
export { Excerpt } from "./excerpt.js";
export { Picture, pictures } from "./icons/pictures.js";
export { PhaseDetails, asksInScene, phaseTexts } from "./phase-end.js";
export { ResultDetails, resultColumns } from "./sources.js";
export { beginsAction, isBetweenTurns } from "./log-model.js";
export { Question } from "./question.js";
export { actionText } from "./decisions/wording.js";
export { choose, shownBy } from "./decisions/suggesting.js";
export { nameTags } from "./name-tags.js";
export { rulesOf } from "./rules-now.js";
export { wayTo } from "./way-to.js";
export { SeatMark } from "./dice.js";
export { Symbol } from "./icons/symbol.js";

/** @typedef {import("teocalli/types.js").Table} Table */

/** @param {{table: Table}} props */
export function Board({ table }) {
  return html`<${TableBoard} table=${table} scene=${sceneOf(table)} />`;
}

/** @param {{table: Table}} props */
export function Players({ table }) {
  return html`<${TablePlayers} table=${table} scene=${sceneOf(table)} />`;
}

/** Style sheets besides the one that is named like the game. */
export const styles = ["frame.css", "players.css", "decisions/decisions.css"];

/** What other games show beside the board lies in the city here. */
const Nothing = () => null;

export { Nothing as Track, Nothing as PointsTable, Nothing as Stocks };

/** Icons of tiles, which a tile laid upon them may match. */
export const matched = ".teo-icon";

/** Sounds of the words of this game. */
export const sounds = /** @type {const} */ ({
  move: "die",
  power: "die",
  unlock: "die",
  rest: "die",
  place: "die",
  build: "tile",
  deco: "tile",
  tech: "tile",
  row: "tile",
  claim: "card",
  use: "card",
  cocoa: "card",
  keep: "card",
  pick: "card",
  gain: "card",
});
