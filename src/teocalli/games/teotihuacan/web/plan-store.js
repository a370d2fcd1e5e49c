/** Plans for a turn: what was tried, kept to be compared and carried out. They live as long as the tab and the turn. */
import { signal } from "@preact/signals";
import { api } from "teocalli/api.js";
import { entriesByPosition } from "teocalli/log-model.js";
import { seatToMove, select } from "./decisions/decision.js";

/**
 * @typedef {import("teocalli/types.js").Table} Table
 * @typedef {Record<string, number>} Stand     points, goods, tracks and projection of a player
 * @typedef {{name: string, words: string[], final: string | undefined, steps: any[], stand: Stand}} KeptPlan
 */

/** What a plan changes, in the order in which it is shown. */
const STOCK = ["vp", "cocoa", "wood", "stone", "gold", "blue", "red", "green", "avenue", "track"];

/** The same with the points that there would be if an Eclipse came now. */
export const COMPARED = [...STOCK, "projection"];

/** The tab remembers the plans of one turn under this name. */
const REMEMBERED = "teocalli-plans";

/**
 * Plans kept, by game and the position at which the turn began.
 * @typedef {{game: string, key: string, plans: KeptPlan[]}} Kept
 */

/** @type {Kept} */
const NO_PLANS = { game: "", key: "", plans: [] };

/** @returns {Kept} what the tab remembers, of this version of the page only */
function remembered() {
  try {
    const found = JSON.parse(sessionStorage.getItem(REMEMBERED) ?? "");
    if (typeof found.key === "string" && Array.isArray(found.plans)) return found;
  } catch {
    // Nothing is remembered, or the browser forbids it: then plans live as long as the page.
  }
  return NO_PLANS;
}

const kept = signal(remembered());

/** @param {Kept} plans */
function keep(plans) {
  kept.value = plans;
  try {
    sessionStorage.setItem(REMEMBERED, JSON.stringify(plans));
  } catch {
    // As above.
  }
}

const running = signal(false);
/** Positions at which turns began, by game and number. */
const starts = signal(/** @type {Record<string, any>} */ ({}));

/** The position at which the turn began. @param {Table} table @returns {number} */
export const startOf = (table) => /** @type {any} */ (table.view.undo).start ?? table.view.n;

/** @param {Table} table */
const keyOf = (table) => `${table.view.id} ${startOf(table)} ${seatToMove(table)}`;

/** @param {Table} table @returns {KeptPlan[]} */
export const plansOf = (table) => (kept.value.key === keyOf(table) ? kept.value.plans : []);

export const isRunning = () => running.value;

/** What was done in this turn so far: the first log entry of every word that was chosen. @param {Table} table */
export function stepsOf(table) {
  const entries = entriesByPosition(table.view);
  const steps = [];
  for (let n = startOf(table) + 1; n <= table.view.n; n++) {
    const entry = entries.get(n);
    if (entry) steps.push(entry);
  }
  return steps;
}

/** @param {{position: any, projection: any[]}} shown @param {number} seat @returns {Stand} */
function standIn({ position, projection }, seat) {
  return {
    ...Object.fromEntries(STOCK.map((name) => [name, position.players[seat][name]])),
    projection: projection[seat].total,
  };
}

/** How the player stands now, what waits included. @param {Table} table @param {any} waiting preview */
export function standNow(table, waiting) {
  const seat = seatToMove(table);
  const stand = standIn(table.shown, seat);
  if (!waiting) return stand;
  for (const name of STOCK) stand[name] = (stand[name] ?? 0) + (waiting.gets[name] ?? 0) - (waiting.gives[name] ?? 0);
  stand.projection = (stand.projection ?? 0) + (waiting.change[seat] ?? 0);
  return stand;
}

/**
 * How the player stood when the turn began; null until it has been read.
 * @param {Table} table
 * @returns {Stand | null}
 */
export function standBefore(table) {
  const start = startOf(table);
  if (start === table.view.n) return standNow(table, null);
  const key = `${table.view.id} ${start}`;
  const known = starts.value[key];
  return known ? standIn(known, seatToMove(table)) : null;
}

/** Plans of an earlier turn of this game are of no use any more. @param {Table} table */
function dropOutdated(table) {
  const { game, key } = kept.value;
  if (game === table.view.id && key !== keyOf(table)) keep(NO_PLANS);
}

/** Reads the position at which the turn began. @param {Table} table */
export async function readStart(table) {
  dropOutdated(table);
  const start = startOf(table);
  const key = `${table.view.id} ${start}`;
  if (start === table.view.n) {
    starts.value = { [key]: table.shown };
    return;
  }
  if (starts.value[key]) return;
  const came = await api.positions(table.view.id, start, start).catch(() => null);
  const found = came?.positions[0];
  if (found) starts.value = { ...starts.value, [key]: found };
}

/**
 * Keeps the turn so far as a plan.
 * @param {Table} table
 * @param {any} waiting preview that waits for its confirmation
 */
export function keepPlan(table, waiting) {
  const steps = stepsOf(table);
  const plans = plansOf(table);
  const name = ["A", "B", "C"].find((each) => plans.every((plan) => plan.name !== each)) ?? "C";
  const words = steps.filter(({ forced }) => !forced).map(({ word }) => word);
  const plan = {
    name,
    words,
    final: waiting?.word,
    steps: steps.map(({ message }) => message),
    stand: standNow(table, waiting),
  };
  keep({ game: table.view.id, key: keyOf(table), plans: [...plans.filter((each) => each.name !== name), plan] });
}

/** @param {Table} table @param {string} name */
export function forgetPlan(table, name) {
  keep({ game: table.view.id, key: keyOf(table), plans: plansOf(table).filter((plan) => plan.name !== name) });
}

/** Takes back everything of this turn. @param {Table} table @returns {Promise<boolean>} */
export async function takeBackTurn(table) {
  table.selection.value = null;
  running.value = true;
  try {
    for (let steps = stepsOf(table).filter(({ forced }) => !forced).length; steps > 0; steps--)
      if (!(await table.undo())) return false;
    return true;
  } finally {
    running.value = false;
  }
}

/**
 * Takes back the turn and does what a plan says; its last word waits where it cannot be taken back.
 * @param {Table} table
 * @param {KeptPlan} plan
 */
export async function carryOut(table, plan) {
  if (!(await takeBackTurn(table))) return;
  running.value = true;
  try {
    for (const word of plan.words) if (!(await table.send(word))) return;
  } finally {
    running.value = false;
  }
  if (plan.final) select(table, { final: plan.final });
}
