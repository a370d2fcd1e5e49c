/** A game's drawing, behind boundaries: whatever it throws, the page around it goes on. */
import { Boundary, logFault, reportFault } from "./boundary.js";
import { html } from "./html.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Drawing} Drawing
 */

/** What stands where a part cannot be drawn; null: no words. @type {Record<string, string | null>} */
const PARTS = {
  Title: null,
  Board: "web-fault-board",
  Track: "web-fault-part",
  PointsTable: "web-fault-part",
  Stocks: "web-fault-part",
  Players: "web-fault-part",
  Question: null, // the frame tells of it, with a list of all actions
  PhaseDetails: "web-fault-part",
  ResultDetails: "web-fault-part",
  Symbol: null,
  SeatMark: null,
  Picture: null,
};

/** What stands for the answers of functions that fail; only a choice that does not come about is told. @type {Record<string, (...given: any[]) => any>} */
const ANSWERS = {
  actionText: (_, preview) => preview?.word ?? "",
  shownBy: () => null,
  choose: () => undefined,
  phaseTexts: ({ texts }, { phase }) => ({
    name: texts.format("web-phase", { phase }),
    over: texts.format("web-scene-phase", { phase }),
    scored: texts.format("web-log-phase", { phase }),
  }),
  asksInScene: () => false,
  isBetweenTurns: () => false,
  beginsAction: () => true,
  resultColumns: () => [],
};

/** @param {Table | undefined} table @param {string | null | undefined} message */
const said = (table, message) =>
  table && message ? html`<p class="fault-part">${table.texts.format(message)}</p>` : html`<span></span>`;

/** @param {string} name @param {any} Part */
function guardedPart(name, Part) {
  return (/** @type {any} */ props) => html`
    <${Boundary} part=${name} table=${props.table} fallback=${said(props.table, PARTS[name])}
      ><${Part} ...${props}
    /><//>
  `;
}

/** @param {string} name @param {any} answer */
function guardedAnswer(name, answer) {
  return (/** @type {any[]} */ ...given) => {
    try {
      return answer(...given);
    } catch (error) {
      (name === "choose" ? reportFault : logFault)(name, error);
      return ANSWERS[name]?.(...given);
    }
  };
}

/**
 * @param {Drawing} drawing
 * @returns {Drawing}
 */
export function guard(drawing) {
  const guarded = Object.entries(drawing).map(([name, value]) => {
    if (name in PARTS) return [name, guardedPart(name, value)];
    return [name, name in ANSWERS ? guardedAnswer(name, value) : value];
  });
  return /** @type {Drawing} */ (Object.fromEntries(guarded));
}

const Nothing = () => null;

/** Stands for a drawing that cannot be loaded: everything is said in words. @type {Drawing} */
export const plainDrawing = /** @type {any} */ ({
  ...Object.fromEntries(Object.keys(PARTS).map((name) => [name, Nothing])),
  ...ANSWERS,
  Board: (/** @type {{table: Table}} */ { table }) => said(table, "web-fault-drawing"),
  ResultDetails: undefined,
  pictures: [],
  isPlain: true,
});
