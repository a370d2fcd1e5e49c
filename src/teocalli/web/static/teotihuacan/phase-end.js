/** An Eclipse: what every player scored, with its factors, and what changes next; and where all points came from. */
import { html } from "../app/html.js";
import { tip } from "../app/help.js";
import { SeatMark } from "./dice.js";
import { Glyph } from "./symbols.js";

/** @typedef {import("../app/types.js").Table} Table */
/** @typedef {any} Eclipse   `phase_report` of the engine */

/** Kinds of scoring in an Eclipse, in their order; "turns" is everything scored before. */
const SOURCES = ["turns", "avenue", "track", "masks", "salary", "bonus", "bot"];

/** @type {Record<string, string>} */
const SYMBOLS = { avenue: "avenue", track: "track", masks: "mask", salary: "cocoa", bonus: "bonus" };

/** @param {number} points with a real minus */
const signed = (points) => (points < 0 ? `−${-points}` : String(points));

/** @param {{table: Table, seat: number, part: any}} props */
function SeatScene({ table, seat, part }) {
  const { texts, view } = table;
  const who = view.seats[seat];
  if (!who) return null;
  return html`<section class="scene-seat" data-colour=${who.colour} aria-label=${who.name}>
    <header>
      <${SeatMark} colour=${who.colour} size=${28} /><bdi class="name">${who.name}</bdi>
      <span class="scene-score figure">${texts.format("web-scene-score", { before: part.before, after: part.after })}</span>
    </header>
    ${part.items.length ? null : html`<p class="hint">${texts.format("web-scene-nothing")}</p>`}
    <ul>${part.items.map((/** @type {any} */ { source, points, message }, /** @type {number} */ at) => html`<li key=${at}>
      <${Glyph} name=${SYMBOLS[source] ?? "vp"} size=${24} />
      <span class="scored-words"><span>${texts.format(`decide-source-${source}`)}</span> <span class="hint">${texts.message(message)}</span></span>
      <b class=${points > 0 ? "figure plus" : "figure"}>${points < 0 ? texts.format("decide-minus", { points: -points }) : texts.format("web-plus", { points })}</b>
    </li>`)}</ul>
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

/** @param {{table: Table, end: Eclipse}} props */
export function PhaseDetails({ table, end }) {
  return html`
    <div class="scene-seats">${end.breakdown.map((/** @type {any} */ part, /** @type {number} */ seat) => html`<${SeatScene} key=${seat} table=${table} seat=${seat} part=${part} />`)}</div>
    ${end.next ? html`<${Next} table=${table} next=${end.next} />` : null}
  `;
}

/** What the Eclipse is called; its parts may be scored one after another. @param {Table} table @param {Eclipse} end */
export function phaseTexts({ texts }, { phase: era, parts }) {
  const part = parts.includes("tracks") ? "tracks" : parts.includes("bonus") ? "bonus" : "salary";
  const name = texts.format(`decide-eclipse-${part}`, { era });
  return { name, over: name, scored: texts.format("decide-eclipse-scored", { eclipse: name }) };
}

/** @param {Table} table @param {any} result */
export const resultColumns = ({ texts }, result) => [{ heading: texts.format("decide-cocoa-left-column"), values: result.cocoa_left }];

/** Points by seat, era and source. @param {Table} table */
function pointsBySource({ view }) {
  const eras = [...new Set(view.phases.map(({ phase }) => phase))];
  let stood = view.outlook.map(() => 0);
  return eras.map((era) => {
    const ends = /** @type {Eclipse[]} */ (view.phases.filter(({ phase }) => phase === era));
    const seats = view.outlook.map((_, seat) => {
      const points = /** @type {Record<string, number>} */ ({ turns: (ends[0]?.breakdown[seat].before ?? 0) - (stood[seat] ?? 0) });
      for (const end of ends) for (const { source, points: gained } of end.breakdown[seat].items) points[source] = (points[source] ?? 0) + gained;
      return points;
    });
    stood = view.outlook.map((_, seat) => ends.at(-1)?.breakdown[seat].after ?? 0);
    return { era, seats };
  });
}

/** Where the points came from, by era and source. @param {{table: Table}} props */
export function ResultDetails({ table }) {
  const { texts, view } = table;
  const eras = pointsBySource(table);
  return html`<div class="table-box" tabindex="0" role="region" aria-label=${texts.format("decide-sources")}><table class="ranking teo-sources">
    <caption class="hint">${texts.format("decide-sources")}</caption>
    <thead><tr><th scope="col" class="left">${texts.format("decide-source")}</th>
      ${view.seats.map(({ seat, name, colour }) => html`<th scope="col" key=${seat}><${SeatMark} colour=${colour} size=${18} /> <bdi>${name}</bdi></th>`)}</tr></thead>
    <tbody>${SOURCES.filter((source) => eras.some(({ seats }) => seats.some((points) => points[source]))).map((source) => html`<tr key=${source}>
      <th scope="row" class="left">${texts.format(`decide-source-${source}`)}</th>
      ${view.seats.map(({ seat }) => html`<td key=${seat} class="figure">${signed(sumOf(eras, seat, source))} <span class="hint">${texts.format("decide-by-era", { points: eras.map(({ seats }) => signed(seats[seat]?.[source] ?? 0)).join(" · ") })}</span></td>`)}
    </tr>`)}</tbody>
  </table></div>`;
}

/** @param {ReturnType<typeof pointsBySource>} eras @param {number} seat @param {string} source */
const sumOf = (eras, seat, source) => eras.reduce((sum, { seats }) => sum + (seats[seat]?.[source] ?? 0), 0);
