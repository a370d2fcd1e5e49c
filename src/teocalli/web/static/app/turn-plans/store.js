/** Candidate turns: what was tried, kept to be compared and carried out. They live as long as the tab and the turn. */
import { signal } from "@preact/signals";
import { api } from "../api.js";
import { entriesByPosition } from "../log-model.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").TurnPlanning} TurnPlanning
 * @typedef {import("../types.js").Message} Message
 * @typedef {Record<string, number>} Stand   what a player has and is worth, by the names of the rows
 * @typedef {{name: string, words: string[], final: string | undefined, chosen: any, steps: Message[], said: string |
 *   null, stand: Stand, percent: number | null}} KeptPlan   words: sent before; final, chosen, said: what waits, as a
 *   word, as a selection, and in words; percent: the chance of victory, once that was asked
 */

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
export const startOf = ({ view }) => view.undo.start ?? view.n;

/** The seat whose turn is planned. @param {Table} table */
export const planningSeat = ({ view }) => view.to_move ?? 0;

/** @param {Table} table */
const keyOf = (table) => `${table.view.id} ${startOf(table)} ${planningSeat(table)}`;

/** @param {Table} table @returns {KeptPlan[]} */
export const plansOf = (table) => (kept.value.key === keyOf(table) ? kept.value.plans : []);

/** @param {Table} table @param {KeptPlan[]} plans */
const keepPlans = (table, plans) => keep({ game: table.view.id, key: keyOf(table), plans });

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

/** The row of what a seat would have if the scoring came now. @param {number} seat */
export const totalOf = (seat) => `total:${seat}`;

/** @param {any[]} projection by seat @param {any} [waiting] preview whose changes are added @returns {Stand} */
const totalsIn = (projection, waiting) =>
  Object.fromEntries(
    projection.map(({ total }, seat) => [totalOf(seat), total + Number(waiting?.change?.[seat] ?? 0)]),
  );

/**
 * How everybody stands now, what waits included.
 * @param {TurnPlanning} planning
 * @param {Table} table
 * @param {any} waiting preview
 * @returns {Stand}
 */
export function standNow(planning, table, waiting) {
  const { position, projection } = table.shown;
  const stock = planning.stock(position, planningSeat(table));
  return {
    ...(waiting ? planning.withWaiting(table, stock, waiting) : stock),
    ...totalsIn(projection, waiting && { change: planning.changes(table, waiting) }),
  };
}

/**
 * How everybody stood when the turn began; null until it has been read.
 * @param {TurnPlanning} planning
 * @param {Table} table
 * @returns {Stand | null}
 */
export function standBefore(planning, table) {
  const start = startOf(table);
  if (start === table.view.n) return standNow(planning, table, null);
  const known = starts.value[`${table.view.id} ${start}`];
  if (!known) return null;
  return { ...planning.stock(known.position, planningSeat(table)), ...totalsIn(known.projection) };
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
 * @param {TurnPlanning} planning
 * @param {Table} table
 * @param {any} waiting preview that waits for its confirmation
 * @returns {string} its name
 */
export function keepPlan(planning, table, waiting) {
  const steps = stepsOf(table);
  const plans = plansOf(table);
  const name = ["A", "B", "C"].find((each) => plans.every((plan) => plan.name !== each)) ?? "C";
  const plan = {
    name,
    words: steps.filter(({ forced }) => !forced).map(({ word }) => word),
    final: waiting?.word,
    chosen: waiting ? planning.chosen(table, waiting) : null,
    steps: steps.map(({ message }) => message),
    said: waiting ? planning.actionText(table, waiting) : null,
    stand: standNow(planning, table, waiting),
    percent: null,
  };
  keepPlans(table, [...plans.filter((each) => each.name !== name), plan]);
  return name;
}

/** @param {Table} table @param {string} name */
export function forgetPlan(table, name) {
  keepPlans(
    table,
    plansOf(table).filter((plan) => plan.name !== name),
  );
}

/** Asks which chance of victory each plan leaves, one after the other. @param {Table} table */
export async function weighPlans(table) {
  running.value = true;
  try {
    for (const { name, words, final } of plansOf(table)) {
      const all = final === undefined ? words : [...words, final];
      const { percent } = await api.weigh(table.view.id, table.view.version, all);
      const own = percent[planningSeat(table)] ?? null;
      keepPlans(
        table,
        plansOf(table).map((plan) => (plan.name === name ? { ...plan, percent: own } : plan)),
      );
    }
  } finally {
    running.value = false;
  }
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
  if (plan.final) table.selection.value = plan.chosen;
}
