/** The turn so far: its steps, what it changed, and plans to compare it with. */
import { useEffect } from "preact/hooks";
import { html } from "../html.js";
import { notifyError } from "../notify-error.js";
import {
  carryOut,
  forgetPlan,
  isRunning,
  keepPlan,
  planningSeat,
  plansOf,
  readStart,
  standBefore,
  standNow,
  startOf,
  stepsOf,
  takeBackTurn,
  totalOf,
  weighPlans,
} from "./store.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").TurnPlanning} TurnPlanning
 * @typedef {import("../types.js").ComparedRow} Row
 * @typedef {import("./store.js").Stand} Stand
 * @typedef {{heading: string, stand: Stand | null, percent?: number | null}} Column
 */

const MOST_PLANS = 2;

/** What is compared: what the game says, then what others would have. @param {TurnPlanning} planning @param {Table}
 * table @returns {Row[]}
 */
function rowsOf(planning, table) {
  const own = planningSeat(table);
  const others = table.view.seats.filter(({ seat }) => seat !== own);
  return [
    ...planning.rows(table, totalOf(own)),
    ...others.map(({ seat }) => ({
      name: totalOf(seat),
      label: table.texts.format("web-turn-other", { player: table.seatName(seat) }),
      symbol: planning.seatMark(table, seat),
      lowers: true,
    })),
  ];
}

/** @param {Row} row @param {number} value @param {number} first how it was before */
function look({ lowers = false }, value, first) {
  if (value === first) return "figure same";
  return value > first !== lowers ? "figure plus" : "figure minus";
}

/** What changed, in symbols: “2→5”. @param {{table: Table, rows: Row[], before: Stand, after: Stand}} props */
function Changed({ table, rows, before, after }) {
  const { format } = table.texts;
  const changed = rows.filter(({ name }) => before[name] !== after[name]);
  if (!changed.length) return html`<p class="hint">${format("web-turn-nothing-changed")}</p>`;
  return html`<ul class="turn-changed" aria-label=${format("web-turn-before-after")}>
    ${changed.map((row) => {
      const [first, now] = [before[row.name] ?? 0, after[row.name] ?? 0];
      return html`<li key=${row.name} class=${look(row, now, first)} ...${row.about}>
        <span class="visually-hidden"
          >${format("web-turn-from-to", { name: row.label, before: first, after: now })}</span
        >
        <span aria-hidden="true">${row.symbol} ${first}→<b>${now}</b></span>
      </li>`;
    })}
  </ul>`;
}

/** The chances of the plans, once they were asked. @param {{table: Table, columns: Column[]}} props */
function Chances({ table, columns }) {
  const { format } = table.texts;
  if (columns.every(({ percent }) => percent === undefined || percent === null)) return null;
  return html`<tr>
    <th scope="row">${format("web-turn-chance")}</th>
    ${columns.map(
      ({ heading, percent }) =>
        html`<td key=${heading} class="figure">
          ${percent === undefined || percent === null ? "–" : format("web-hint-percent", { percent })}
        </td>`,
    )}
  </tr>`;
}

/** Before, now and the kept plans side by side. @param {{table: Table, rows: Row[], columns: Column[]}} props */
function Comparison({ table, rows, columns }) {
  const before = columns[0]?.stand;
  const told = rows.filter(
    ({ name, quiet }) => !quiet || columns.some(({ stand }) => stand && stand[name] !== before?.[name]),
  );
  return html`<table class="turn-comparison">
    <thead>
      <tr>
        <td></td>
        ${columns.map(({ heading }) => html`<th scope="col" key=${heading}>${heading}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${told.map(
        (row) =>
          html`<tr key=${row.name}>
            <th scope="row" ...${row.about}>${row.symbol} ${row.label}</th>
            ${columns.map(({ heading, stand }) => {
              const value = stand?.[row.name];
              const first = before?.[row.name] ?? value ?? 0;
              return html`<td key=${heading} class=${look(row, value ?? 0, first)}>${value ?? "–"}</td>`;
            })}
          </tr>`,
      )}
      <${Chances} table=${table} columns=${columns} />
    </tbody>
  </table>`;
}

/** @param {{table: Table}} props */
function KeptPlans({ table }) {
  const { format, message } = table.texts;
  return plansOf(table).map(
    (plan) =>
      html`<div
        class="turn-kept"
        key=${plan.name}
        role="group"
        aria-label=${format("web-turn-plan", { name: plan.name })}
      >
        <p>
          <b>${format("web-turn-plan", { name: plan.name })}</b>${" "}<span class="hint"
            >${[...plan.steps.map((step) => message(step)), plan.said].filter(Boolean).join(" ")}</span
          >
        </p>
        <div class="turn-buttons">
          <button type="button" disabled=${isRunning()} onClick=${() => void carryOut(table, plan)}>
            ${format("web-turn-carry-out")}
          </button>
          <button type="button" class="quiet" onClick=${() => forgetPlan(table, plan.name)}>
            ${format("web-turn-forget")}
          </button>
        </div>
      </div>`,
  );
}

/** What can be done with the turn so far. @param {{planning: TurnPlanning, table: Table, waiting: any}} props */
function Buttons({ planning, table, waiting }) {
  const { format } = table.texts;
  const steps = stepsOf(table).some(({ forced }) => !forced);
  const plans = plansOf(table);
  const next = plans.some(({ name }) => name === "A") ? "B" : "A";
  const keep = () => {
    const name = keepPlan(planning, table, waiting);
    table.announce(format("web-turn-kept", { name }));
  };
  return html`<div class="turn-buttons">
    ${
      steps &&
      html`<button type="button" disabled=${isRunning()} onClick=${() => void takeBackTurn(table)}>
        ${format("web-turn-take-back")}
      </button>`
    }
    ${
      (steps || waiting) &&
      plans.length < MOST_PLANS &&
      html`<button type="button" onClick=${keep}>${format("web-turn-keep", { name: next })}</button>`
    }
    ${
      table.view.hints &&
      plans.length > 0 &&
      html`<button type="button" disabled=${isRunning()} onClick=${() => void weighPlans(table).catch(notifyError)}>
        ${format(isRunning() ? "web-turn-weighing" : "web-turn-weigh")}
      </button>`
    }
  </div>`;
}

/** @param {{planning: TurnPlanning, table: Table, waiting: any}} props `waiting`: preview of a word that is chosen but
 *   not sent
 */
export function TurnPlans({ planning, table, waiting }) {
  const { format, message } = table.texts;
  useEffect(() => void readStart(table), [table.view.version]);
  // The page learns its texts and this module separately.
  if (!table.texts.has("web-turn-so-far")) return null;
  const steps = stepsOf(table).filter(({ forced }) => !forced);
  const plans = plansOf(table);
  const before = standBefore(planning, table);
  const now = standNow(planning, table, waiting);
  if (!steps.length && !plans.length && !waiting) return null;
  const rows = rowsOf(planning, table);
  const columns = [
    { heading: format("web-turn-before"), stand: before },
    ...(steps.length || waiting ? [{ heading: format("web-turn-now"), stand: now }] : []),
    ...plans.map(({ name, stand, percent }) => ({ heading: name, stand, percent })),
  ];
  const isTold = planning.tellsWaiting && !steps.length && !plans.length;
  return html`<section class="turn-plans" aria-label=${format("web-turn-so-far")} data-start=${startOf(table)}>
    ${isTold ? null : html`<h3>${format("web-turn-so-far")}</h3>`}
    ${
      steps.length > 0 &&
      html`<ol class="turn-steps">
        ${steps.map((step) => html`<li key=${step.n}>${message(step.message)}</li>`)}
      </ol>`
    }
    ${
      plans.length
        ? html`<${Comparison} table=${table} rows=${rows} columns=${columns} />`
        : before && !isTold && html`<${Changed} table=${table} rows=${rows} before=${before} after=${now} />`
    }
    <${Buttons} planning=${planning} table=${table} waiting=${waiting} />
    <${KeptPlans} table=${table} />
  </section>`;
}
