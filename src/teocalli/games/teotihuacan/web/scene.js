/** What a drawing shows: a position, and what can be chosen in it (docs/payloads-teotihuacan.md). */
import { NOTHING } from "./changes.js";

/**
 * @typedef {import("teocalli/types.js").Table} Table
 * @typedef {{label: string, chosen?: boolean, badge?: import("./icons/symbol.js").Token[], refused?: string | null,
 *   second?: boolean}}
 *   Target
 * @typedef {{tile: string, turn: number, place: import("./geometry.js").Place} | {deco: string, stair: string}} Ghost
 * @typedef {object} Scene
 * @property {any} position                        the position summary that is drawn
 * @property {Map<string, Target>} targets
 * @property {(key: string) => void} choose
 * @property {((key: string | null) => void)} [hover]
 * @property {Ghost | null} ghost
 * @property {Set<string>} marks
 *
 * @typedef {{table: Table, scene: Scene, position: any, parts: any, changes: import("./changes.js").Changes}} Show
 *   what every drawing gets
 */

/** The scene in which nothing can be chosen. @param {Table} table @returns {Scene} */
export function plainScene(table) {
  return { position: table.shown.position, targets: new Map(), choose: () => undefined, ghost: null, marks: new Set() };
}

/**
 * What every drawing gets: the table, its scene, and the component tables of this game.
 * @param {Table} table
 * @param {Scene} scene
 * @param {Show["changes"]} [changes] what is to be marked as changed last
 * @returns {Show}
 */
export function showOf(table, scene, changes = NOTHING) {
  return { table, scene, position: scene.position, parts: table.view.components ?? table.meta.components, changes };
}

/** Seats of the position, the Teotibot's included. @param {Show} show @returns {number[]} */
export function seatsOf({ position }) {
  return position.players.map((/** @type {unknown} */ _, /** @type {number} */ seat) => seat);
}

/**
 * The colour of a seat; the Teotibot, who has no seat at the table, takes one that is free.
 * @param {Show} show
 * @param {number} seat
 */
export function colourOf({ table }, seat) {
  const own = table.view.seats[seat]?.colour;
  if (own) return own;
  const used = table.view.seats.map(({ colour }) => colour);
  return (
    /** @type {const} */ (["indigo", "teal", "amber", "pink"]).find((colour) => !used.includes(colour)) ?? "indigo"
  );
}

/**
 * What a seat is called where that stands alone; messages get `table.seatName`.
 * @param {Show} show
 * @param {number} seat
 */
export function nameOf({ table }, seat) {
  return table.view.seats[seat]?.name ?? "";
}
