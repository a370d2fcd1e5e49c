/** The end of the game: where everybody's points came from, by source and era. */
import { html } from "teocalli/html.js";
import { Scroller } from "teocalli/scroller.js";
import { wholePhases } from "teocalli/log-model.js";
import { SeatMark } from "./dice.js";
import { Glyph } from "./icons/symbol.js";
import { SOURCES } from "./source-names.js";

/** @typedef {import("teocalli/types.js").Table} Table */
/** @typedef {{source: string, seat: number, points: number}} Gain */

/** @param {number} points with a real minus */
const signed = (points) => (points < 0 ? `−${-points}` : String(points));

/** Points by source, seat and era, from what the log tells. @param {Table} table @returns {Map<string, number[][]>} */
function pointsBySource({ view }) {
  const ends = wholePhases(view.phases).map(({ reports }) => reports.at(-1)?.n ?? 0);
  const found = new Map(SOURCES.map(([source]) => [source, view.seats.map(() => ends.map(() => 0))]));
  for (const entry of view.log) {
    const era = Math.max(
      0,
      ends.findIndex((n) => entry.n <= n),
    );
    for (const { source, seat, points } of /** @type {{points?: Gain[]}} */ (/** @type {any} */ (entry)).points ?? []) {
      const eras = found.get(source)?.[seat] ?? [];
      eras[era] = (eras[era] ?? 0) + points;
    }
  }
  return found;
}

/** @param {number[]} points */
const sum = (points) => points.reduce((all, each) => all + each, 0);

/** @param {{table: Table, points: number[]}} props `points`: by era */
function Cell({ table, points }) {
  const byEra = table.texts.format("decide-by-era", { points: points.map(signed).join(" · ") });
  return html`<td class="figure">${signed(sum(points))} <span class="hint">${byEra}</span></td>`;
}

/** Where the points came from, by era and source. @param {{table: Table}} props */
export function ResultDetails({ table }) {
  const { texts, view } = table;
  const found = pointsBySource(table);
  const rows = SOURCES.filter(([source]) => found.get(source)?.some((eras) => eras.some((points) => points !== 0)));
  const totals = view.seats.map(({ seat }) =>
    (found.get("avenue")?.[seat] ?? []).map((_, era) =>
      sum([...found.values()].map((seats) => seats[seat]?.[era] ?? 0)),
    ),
  );
  return html`<${Scroller} name=${texts.format("decide-sources")} class="table-box"
    ><table class="ranking teo-sources">
      <caption class="hint">
        ${texts.format("decide-sources")}
      </caption>
      <thead>
        <tr>
          <th scope="col" class="left">${texts.format("decide-source")}</th>
          ${view.seats.map(
            ({ seat, name, colour }) =>
              html`<th scope="col" key=${seat}><${SeatMark} colour=${colour} size=${18} /> <bdi>${name}</bdi></th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([source, symbol]) =>
            html`<tr key=${source}>
              <th scope="row" class="left">
                <${Glyph} name=${symbol} size=${18} /> ${texts.format(`teotihuacan-scoring-${source}`)}
              </th>
              ${view.seats.map(
                ({ seat }) => html`<${Cell} key=${seat} table=${table} points=${found.get(source)?.[seat] ?? []} />`,
              )}
            </tr>`,
        )}
        <tr class="winner">
          <th scope="row" class="left">${texts.format("decide-sources-sum")}</th>
          ${totals.map((points, seat) => html`<${Cell} key=${seat} table=${table} points=${points} />`)}
        </tr>
      </tbody>
    </table><//
  >`;
}

/** @param {Table} table @param {any} result */
export const resultColumns = ({ texts }, result) => [
  { heading: texts.format("decide-cocoa-left-column"), values: result.cocoa_left },
];
