/** The table on which a position is set up: it shows the draft as it is entered, and nobody plays on it. */
import { effect } from "@preact/signals";
import { GameTable } from "../table.js";

/**
 * @typedef {import("../types.js").View} View
 * @typedef {import("./draft.js").SetUp} SetUp
 * @typedef {Record<string, any>} Part
 */

/** @param {any} value */
const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

/**
 * What was drawn last with what was entered since: further keys of an object that a drawing has stay.
 * @param {any} drawn
 * @param {any} entered
 */
function mergedPart(drawn, entered) {
  if (!isObject(drawn) || !isObject(entered)) return entered;
  return Object.keys(entered).every((key) => key in drawn) ? { ...drawn, ...entered } : entered;
}

/** @param {any} value */
const kindOf = (value) => (value === null ? "null" : Array.isArray(value) ? "list" : typeof value);

/**
 * Whether something entered can be drawn in place of what was drawn.
 * @param {any} drawn
 * @param {any} entered
 */
const isAlike = (drawn, entered) =>
  drawn !== undefined &&
  (kindOf(drawn) === kindOf(entered) || drawn === null || (entered === null && kindOf(drawn) !== "list"));

/** @param {any} drawn @param {any} entered */
function merged(drawn, entered) {
  if (Array.isArray(drawn) && drawn.some(isObject))
    return drawn.map((each, at) => (isObject(entered[at]) ? mergedPart(each, entered[at]) : each));
  return mergedPart(drawn, entered);
}

/**
 * A position with the keys that were entered, as far as they have the form of what is drawn.
 * @param {Part} position
 * @param {Part} entered
 */
function withEntered(position, entered) {
  const alike = Object.entries(entered).filter(([key, value]) => isAlike(position[key], value));
  return { ...position, ...Object.fromEntries(alike.map(([key, value]) => [key, merged(position[key], value)])) };
}

/**
 * The table as it would be with an edit.
 * @param {import("../types.js").Table} table
 * @param {import("./draft.js").Edit} edit
 * @returns {import("../types.js").Table}
 */
export function tableWith(table, { changes, sketch }) {
  const position = withEntered(withEntered(table.shown.position, changes), sketch);
  return { ...table, shown: { ...table.shown, position } };
}

export class SetUpTable extends GameTable {
  /** @param {SetUp} setUp whose sound position is known */
  constructor(setUp) {
    let version = 0;
    const view = () => {
      const sound = /** @type {import("./draft.js").Answer} */ (setUp.sound.value);
      const shown = /** @type {View} */ (sound.view);
      const draft = setUp.draft.value?.summary ?? {};
      const sketch = setUp.answer.value?.sketch ?? {};
      const position = withEntered(withEntered(shown.position, draft), sketch);
      return { ...shown, position, version: ++version };
    };
    super(`setup-${setUp.game}`, {
      game: async () => view(),
      act: async () => view(),
      positions: async () => ({ viewer: null, positions: [] }),
    });
    this.setUp = setUp;
    this.isRoom = true;
    this.inPlace = "setup";
    this.stopFollowing = effect(() => {
      const sound = setUp.sound.value;
      const answer = setUp.answer.value;
      const draft = setUp.draft.value;
      // A draft is drawn once it is known what is to be said of it, so that all parts of the page tell the same.
      if (sound?.view && draft && (!answer || answer.summary === draft.summary)) this.accept(view());
    });
  }

  /** @override */
  toggleHint() {}

  /** @override */
  close() {
    this.stopFollowing();
    super.close();
  }
}
