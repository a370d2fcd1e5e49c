/** Which rules matter at a decision, or for an action. */
import { decisionOf, ordinaryActions, positionOf } from "./decisions/decision.js";

/** @typedef {import("teocalli/types.js").Table} Table */

/** By decision, the most helpful first. @type {Record<string, string[]>} */
const ASKED = {
  keep: ["T14", "T15"],
  pick: ["T80", "T15"],
  gain: ["T15", "T54"],
  place: ["T16"],
  temple: ["T54", "T55"],
  claim: ["T68", "T69"],
  power: ["T52"],
  ascend: ["T53"],
  turn: ["T23", "T24", "T25"],
  act: ["T27", "T30", "T28", "T26"],
  crew: ["T43"],
  tech: ["T47", "T67"],
  row: ["T48"],
  deco: ["T49", "T3"],
  build: ["T50", "T51"],
  save: ["T65"],
  royal: ["T32"],
  extra: ["T64"],
  end: ["T25", "T29"],
  salary: ["T77"],
};

/** By the kind of an action. @type {Record<string, string[]>} */
const ACTIONS = {
  cocoa: ["T27"],
  worship: ["T30", "T31"],
  main: ["T28", "T43"],
  move: ["T23"],
  rest: ["T24"],
  unlock: ["T25"],
  use: ["T69"],
};

/** Main actions by board, and the Royal tiles. @type {Record<number, string[]>} */
const BOARDS = { 1: ["T32"], 2: ["T44"], 3: ["T45"], 4: ["T46"], 5: ["T47"], 6: ["T48"], 7: ["T49"], 8: ["T50"] };

/** Rules of the board at which the turn is. @param {Table} table */
const here = (table) => BOARDS[positionOf(table).arrival?.board] ?? [];

/**
 * Numbers of the rules of an action, or of what is asked.
 * @param {Table} table
 * @param {{kind: string} | null} action
 */
export function rulesOf(table, action) {
  if (action?.kind === "main") return [...here(table), ...(ACTIONS.main ?? [])];
  if (action) return ACTIONS[action.kind] ?? ASKED[action.kind] ?? [];
  const decision = decisionOf(table);
  const asked = ASKED[decision] ?? [];
  return decision === "act" && ordinaryActions(table).some(({ kind }) => kind === "main")
    ? [...asked, ...here(table)]
    : asked;
}
