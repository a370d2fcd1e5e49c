/**
 * An Eclipse as one scene: what everybody scored, with its factors, the salaries while they are asked for, and what
 * changes next.
 */
import { useEffect, useRef } from "preact/hooks";
import { Foot } from "teocalli/asking.js";
import { html } from "teocalli/html.js";
import { tip } from "teocalli/board/tooltips.js";
import { decisionOf, ordinaryActions, previewOf, selectionOf } from "./decisions/decision.js";
import { Options, Refusals } from "./decisions/option.js";
import { SeatMark } from "./dice.js";
import { Confirmation, askText, footOf } from "./question.js";
import { Glyph } from "./icons/symbol.js";

/** @typedef {import("teocalli/types.js").Table} Table */
/** @typedef {any} Eclipse   reports of `phase_report` of the engine, as `WholePhase` */
/** @typedef {{source: string, points: number, message: any}} Item */

/** What each part of an Eclipse scores, in order. @type {Record<string, string[]>} */
const SOURCES = { tracks: ["avenue", "track", "masks"], salary: ["salary"], bonus: ["bonus", "bot"] };

/** Symbols of what is scored. @type {Record<string, string>} */
const SYMBOLS = { avenue: "avenue", track: "track", masks: "mask", salary: "cocoa", bonus: "bonus", bot: "vp" };

/** Explanations of what is scored. @type {Record<string, string>} */
const HELP = { avenue: "avenue", track: "track", masks: "masks", salary: "salary", bonus: "bonus", bot: "score" };

/** The salary of this Eclipse is still being asked for. @param {Table} table @param {Eclipse} end */
function isOpen({ view }, end) {
  const { phase, era } = /** @type {any} */ (view.position);
  return phase === "eclipse" && era === end.phase;
}

/** What a seat scored, all reports together. @param {Eclipse} end @param {number} seat */
function scoredBy({ reports }, seat) {
  const parts = reports.map((/** @type {any} */ { breakdown }) => breakdown[seat]);
  return {
    before: parts[0].before,
    after: parts.at(-1).after,
    items: /** @type {Item[]} */ (parts.flatMap((/** @type {any} */ part) => part.items)),
    parts,
  };
}

/** What was scored for a seat so far, in order. @param {Eclipse} end @param {any[]} parts of the seat */
function sourcesOf({ reports }, parts) {
  const scored = [
    ...new Set(
      reports
        .flatMap((/** @type {any} */ report) => report.parts)
        .flatMap((/** @type {string} */ part) => SOURCES[part] ?? []),
    ),
  ];
  return Object.values(SOURCES)
    .flat()
    .filter((source) => scored.includes(source) && parts.some((part) => source in part));
}

/** @param {{table: Table, points: number}} props */
function Points({ table: { texts }, points }) {
  const look = points > 0 ? "figure plus" : points < 0 ? "figure minus" : "figure";
  return html`<b class=${look}
    >${points < 0 ? texts.format("decide-minus", { points: -points }) : texts.format("web-plus", { points })}</b
  >`;
}

/** One step of the scoring for one seat. @param {{table: Table, source: string, items: Item[]}} props */
function Scored({ table, source, items }) {
  const { texts } = table;
  const name = texts.format(source === "salary" ? "teotihuacan-help-salary.title" : `teotihuacan-scoring-${source}`);
  return html`<li ...${tip(table, `teotihuacan-help-${HELP[source]}`, name)}>
    <${Glyph} name=${SYMBOLS[source]} size=${24} />
    <span class="scored-words"
      ><span>${name}</span>${
        items.length
          ? items.map(({ message }, at) => html`<span class="hint" key=${at}>${texts.message(message)}</span>`)
          : html`<span class="hint">${texts.format("decide-scored-nothing")}</span>`
      }</span
    >
    <${Points} table=${table} points=${items.reduce((sum, { points }) => sum + points, 0)} />
  </li>`;
}

/** A salary that is still to be paid: what is due, what is missing. @param {{table: Table, seat: number}} props */
function SalaryDue({ table, seat }) {
  const { format } = table.texts;
  const { salary: due, lost } = /** @type {any} */ (table.view.projection[seat]);
  const { cocoa } = /** @type {any} */ (table.view.position).players[seat];
  const missing = Math.max(0, due - cocoa);
  return html`<li class="scored-open" ...${tip(table, "teotihuacan-help-salary")}>
    <${Glyph} name="cocoa" size=${24} />
    <span class="scored-words"
      ><span>${format("teotihuacan-help-salary.title")}</span>
      <span class="hint">${format("decide-salary-due", { due, cocoa })}</span>
      ${
        missing
          ? html`<span class="scored-missing">${format("decide-salary-missing", { missing, points: lost })}</span>`
          : null
      }</span
    >
  </li>`;
}

/** @param {{table: Table, seat: number, end: Eclipse}} props */
function SeatScene({ table, seat, end }) {
  const { texts, view } = table;
  const who = view.seats[seat];
  const { before, after, items, parts } = scoredBy(end, seat);
  if (!who) return null;
  const paysLater = isOpen(table, end) && who.kind !== "automaton" && !items.some(({ source }) => source === "salary");
  const sources = sourcesOf(end, parts).filter(
    (source) => source !== "salary" || (who.kind !== "automaton" && !paysLater),
  );
  return html`<section class="scene-seat" data-colour=${who.colour} aria-label=${who.name}>
    <header>
      <${SeatMark} colour=${who.colour} size=${28} /><bdi class="name" title=${who.name}>${who.name}</bdi>
      <span class="scene-score figure">${texts.format("web-scene-score", { before, after })}</span>
    </header>
    <ul>
      ${sources.map(
        (source) =>
          html`<${Scored}
            key=${source}
            table=${table}
            source=${source}
            items=${items.filter((item) => item.source === source)}
          />`,
      )}
      ${paysLater ? html`<${SalaryDue} table=${table} seat=${seat} />` : null}
    </ul>
  </section>`;
}

/** The salary, asked for in the scene. @param {{table: Table}} props */
function SalaryQuestion({ table }) {
  const preview = previewOf(table, selectionOf(table).final);
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  // Who has just paid here finds the next question, not the top of the page.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, [table.view.version, preview?.word]);
  return html`<section class="scene-part scene-asks" aria-label=${askText(table)}>
    <h3 tabindex="-1" ref=${heading}>${askText(table)}</h3>
    ${
      preview
        ? html`<${Confirmation} table=${table} preview=${preview} />`
        : html`<${Options} table=${table} previews=${ordinaryActions(table)} /><${Refusals} table=${table} />`
    }
    <${Foot} ...${footOf(table, preview)} />
  </section>`;
}

/** What the next era begins with. @param {{table: Table, next: any}} props */
function Next({ table, next }) {
  const { format } = table.texts;
  return html`<section class="scene-part" ...${tip(table, "teotihuacan-help-eclipse")}>
    <h3>${format("decide-next-era", { era: next.era })}</h3>
    <p class="hint">${format("decide-next-era-changes", { dark: next.dark, points: next.per_step })}</p>
  </section>`;
}

/** Whether the salary of this Eclipse is asked for now. @param {Table} table @param {Eclipse} end */
export const asksInScene = (table, end) =>
  isOpen(table, end) && table.legal.length > 0 && decisionOf(table) === "salary";

/** @param {{table: Table, end: Eclipse}} props */
export function PhaseDetails({ table, end }) {
  const asks = asksInScene(table, end);
  return html`
    <div class="scene-seats">
      ${end.breakdown.map(
        (/** @type {any} */ _, /** @type {number} */ seat) =>
          html`<${SeatScene} key=${seat} table=${table} seat=${seat} end=${end} />`,
      )}
    </div>
    ${asks ? html`<${SalaryQuestion} table=${table} />` : null}
    ${end.next ? html`<${Next} table=${table} next=${end.next} />` : null}
  `;
}

/** What the Eclipse is called. @param {Table} table @param {Eclipse} end */
export function phaseTexts({ texts }, { phase: era }) {
  const name = texts.format("decide-eclipse-tracks", { era });
  return { name, over: name, scored: texts.format("decide-eclipse-scored", { eclipse: name }) };
}
