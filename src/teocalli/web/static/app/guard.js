/**
 * A game's drawing, behind boundaries and completed: whatever it lacks or throws, the page goes on by the default one.
 */
import { Boundary, logFault, reportFault } from "./boundary.js";
import { defaultDrawing } from "./default-drawing.js";
import { html } from "./html.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Drawing} Drawing
 */

/**
 * What is said above the default part where a part cannot be drawn; null: no words.
 * @type {Record<string, string | null>}
 */
const PARTS = {
  Title: null,
  Board: "web-fault-board",
  Track: "web-fault-part",
  PointsTable: "web-fault-part",
  Stocks: "web-fault-part",
  Players: "web-fault-part",
  Question: null,
  PhaseDetails: "web-fault-part",
  ResultDetails: "web-fault-part",
  Symbol: null,
  SeatMark: null,
  Picture: null,
  Excerpt: null,
};

/** Functions of a drawing: where one throws, the default one answers. */
const ANSWERS = new Set([
  "actionText",
  "shownBy",
  "rulesOf",
  "nameTags",
  "wayTo",
  "choose",
  "phaseTexts",
  "asksInScene",
  "isBetweenTurns",
  "beginsAction",
  "resultColumns",
]);

/** @typedef {Record<string, any>} Parts */
const defaults = /** @type {Parts} */ (defaultDrawing);

/**
 * What stands for a part that throws; the frame itself lists all actions instead of a question.
 * @param {string} name
 * @param {any} props
 */
function standIn(name, props) {
  const message = PARTS[name];
  const Default = name === "Question" ? undefined : defaults[name];
  return html`
    ${props.table && message && html`<p class="fault-part">${props.table.texts.format(message)}</p>`}
    ${Default ? html`<${Default} ...${props} />` : html`<span></span>`}
  `;
}

/** @param {string} name @param {any} Part */
function guardedPart(name, Part) {
  return (/** @type {any} */ props) => html`
    <${Boundary} part=${name} table=${props.table} fallback=${standIn(name, props)}><${Part} ...${props} /><//>
  `;
}

/** @param {string} name @param {any} answer */
function guardedAnswer(name, answer) {
  return (/** @type {any[]} */ ...given) => {
    try {
      return answer(...given);
    } catch (error) {
      (name === "choose" ? reportFault : logFault)(name, error);
      // What is chosen on a board is shown there first; a choice that failed is not sent unseen.
      return name === "choose" ? undefined : defaults[name](...given);
    }
  };
}

/** @param {string} name @param {any} value */
function guarded(name, value) {
  if (name in PARTS) return guardedPart(name, value);
  return ANSWERS.has(name) ? guardedAnswer(name, value) : value;
}

/**
 * @param {Partial<Drawing>} drawing
 * @returns {Drawing}
 */
export function guard(drawing) {
  const own = Object.fromEntries(Object.entries(drawing).map(([name, value]) => [name, guarded(name, value)]));
  const Excerpt = own.Board ?? defaultDrawing.Excerpt;
  return { ...defaultDrawing, Excerpt, asksInWords: !("Question" in own), ...own };
}

/** @param {{table: Table}} props */
function LateBoard({ table }) {
  return html`<p class="fault-part">${table.texts.format("web-fault-drawing")}</p>
    <${defaultDrawing.Board} table=${table} />`;
}

/** Stands for a drawing that cannot be loaded, until it can. @type {Drawing} */
export const lateDrawing = { ...guard({}), Board: LateBoard, isLate: true };
