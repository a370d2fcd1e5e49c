/** The turn so far: its steps, what it changed, and plans to compare it with. */
import { useEffect } from "preact/hooks";
import { html } from "teocalli/html.js";
import { stockTip, symbolOf } from "./decisions/wording.js";
import { Glyph } from "./icons/symbol.js";
import {
  COMPARED,
  carryOut,
  forgetPlan,
  isRunning,
  keepPlan,
  plansOf,
  readStart,
  standBefore,
  standNow,
  startOf,
  stepsOf,
  takeBackTurn,
} from "./plan-store.js";

/** @typedef {import("teocalli/types.js").Table} Table */
/** @typedef {{heading: string, stand: Record<string, number> | null}} Column */

const MOST_PLANS = 2;

/** @param {Table} table @param {string} name */
const stockName = (table, name) => table.texts.format(`decide-stock-${name}`);

/** The symbol of something that is compared; the projection has that of an Eclipse. @param {string} name */
const glyphOf = (name) => (name === "projection" ? "dark" : symbolOf(name));

/**
 * What changed, in symbols: “2→5”.
 * @param {{table: Table, before: Record<string, number>, after: Record<string, number>}} props
 */
function Changed({ table, before, after }) {
  const changed = COMPARED.filter((name) => before[name] !== after[name]);
  if (!changed.length) return html`<p class="hint">${table.texts.format("decide-nothing-changed")}</p>`;
  return html`<ul class="deciding-changed" aria-label=${table.texts.format("decide-before-after")}>
    ${changed.map(
      (name) =>
        html`<li
          key=${name}
          class=${(after[name] ?? 0) > (before[name] ?? 0) ? "deciding-gets" : "deciding-gives"}
          ...${stockTip(table, name)}
        >
          <span class="visually-hidden"
            >${table.texts.format("decide-from-to", {
              name: stockName(table, name),
              before: before[name] ?? 0,
              after: after[name] ?? 0,
            })}</span
          >
          <span aria-hidden="true"
            ><${Glyph} name=${glyphOf(name)} size=${16} /> ${before[name]}→<b>${after[name]}</b></span
          >
        </li>`,
    )}
  </ul>`;
}

/** @param {number} value @param {number} first how it was before */
const look = (value, first) => (value > first ? "figure plus" : value < first ? "figure minus" : "figure same");

/** Before, now and the kept plans side by side. @param {{table: Table, columns: Column[]}} props */
function Comparison({ table, columns }) {
  const before = columns[0]?.stand;
  return html`<table class="deciding-comparison">
    <thead>
      <tr>
        <td></td>
        ${columns.map(({ heading }) => html`<th scope="col" key=${heading}>${heading}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${COMPARED.map(
        (name) =>
          html`<tr key=${name}>
            <th scope="row" ...${stockTip(table, name)}>
              <${Glyph} name=${glyphOf(name)} size=${16} /> ${stockName(table, name)}
            </th>
            ${columns.map(
              ({ heading, stand }) =>
                html`<td key=${heading} class=${look(stand?.[name] ?? 0, before?.[name] ?? stand?.[name] ?? 0)}>
                  ${stand?.[name] ?? "–"}
                </td>`,
            )}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {{table: Table}} props */
function KeptPlans({ table }) {
  const { format, message } = table.texts;
  return plansOf(table).map(
    (plan) =>
      html`<div
        class="deciding-kept"
        key=${plan.name}
        role="group"
        aria-label=${format("decide-plan", { name: plan.name })}
      >
        <p>
          <b>${format("decide-plan", { name: plan.name })}</b>${" "}<span class="hint"
            >${plan.steps.map((step) => message(step)).join(" ")}</span
          >
        </p>
        <div class="deciding-buttons">
          <button type="button" disabled=${isRunning()} onClick=${() => void carryOut(table, plan)}>
            ${format("decide-carry-out")}
          </button>
          <button type="button" class="quiet" onClick=${() => forgetPlan(table, plan.name)}>
            ${format("decide-forget")}
          </button>
        </div>
      </div>`,
  );
}

/** @param {{table: Table, waiting: any}} props `waiting`: preview of a word that is chosen but not sent */
export function Plan({ table, waiting }) {
  const { format, message } = table.texts;
  useEffect(() => void readStart(table), [table.view.version]);
  const steps = stepsOf(table).filter(({ forced }) => !forced);
  const plans = plansOf(table);
  const before = standBefore(table);
  const now = standNow(table, waiting);
  if (!steps.length && !plans.length && !waiting) return null;
  const columns = [
    { heading: format("decide-before"), stand: before },
    ...(steps.length || waiting ? [{ heading: format("decide-now"), stand: now }] : []),
    ...plans.map((plan) => ({ heading: plan.name, stand: plan.stand })),
  ];
  return html`<section class="deciding-plan" aria-label=${format("decide-turn-so-far")} data-start=${startOf(table)}>
    <h3>${format("decide-turn-so-far")}</h3>
    ${
      steps.length
        ? html`<ol class="deciding-steps">
            ${steps.map((step) => html`<li key=${step.n}>${message(step.message)}</li>`)}
          </ol>`
        : null
    }
    ${
      plans.length
        ? html`<${Comparison} table=${table} columns=${columns} />`
        : before
          ? html`<${Changed} table=${table} before=${before} after=${now} />`
          : null
    }
    <div class="deciding-buttons">
      ${
        steps.length
          ? html`<button type="button" disabled=${isRunning()} onClick=${() => void takeBackTurn(table)}>
              ${format("decide-take-back-turn")}
            </button>`
          : null
      }
      ${
        (steps.length || waiting) && plans.length < MOST_PLANS
          ? html`<button type="button" onClick=${() => keepPlan(table, waiting)}>
              ${format("decide-keep-plan", { name: plans.some(({ name }) => name === "A") ? "B" : "A" })}
            </button>`
          : null
      }
    </div>
    <${KeptPlans} table=${table} />
  </section>`;
}
