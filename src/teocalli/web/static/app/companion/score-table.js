/** The score sheet as a table: a field for each source and player in the chosen round, and keys that add to it. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { Scroller } from "../scroller.js";
import { Choice, Icon } from "../ui.js";
import { isAutomaton, mayHave, pointsAt, roundTotal, sourcesOf, total, withPoints } from "./sheet.js";

/**
 * @typedef {import("./house.js").House} House
 * @typedef {import("./sheet.js").Sheet} Sheet
 * @typedef {{texts: import("../types.js").Texts, game: string, house: House, sheet: Sheet, change: (sheet: Sheet) =>
 *   void, nameOf: (seat: number) => string}} Props
 * @typedef {{source: string, seat: number}} Place
 */

const KEYS = [-3, -1, 1, 2, 3, 4, 5, 10];
const MOST = 999;

/** @param {number} value */
const bounded = (value) => Math.max(-MOST, Math.min(MOST, Math.trunc(value) || 0));

/** @param {number} points with a real minus */
export const written = (points) => (points < 0 ? `−${-points}` : String(points));

/** @param {Props & {place: Place, round: number, chosen: boolean, onChoose: (place: Place) => void}} props */
function Cell({ texts, game, house, sheet, change, nameOf, place: { source, seat }, round, chosen, onChoose }) {
  if (!mayHave(house, isAutomaton(sheet, seat), source)) return html`<td class="figure hint">–</td>`;
  const value = pointsAt(sheet, source, seat, round);
  const name = { source: texts.format(`${game}-scoring-${source}`), player: nameOf(seat) };
  return html`<td>
    <input
      type="number"
      inputmode="numeric"
      step="1"
      min=${-MOST}
      max=${MOST}
      class=${chosen ? "sheet-cell sheet-chosen" : "sheet-cell"}
      aria-label=${texts.format("companion-cell", name)}
      placeholder="0"
      value=${value || ""}
      onFocus=${(/** @type {any} */ event) => {
        onChoose({ source, seat });
        event.target.select();
      }}
      onInput=${(/** @type {any} */ event) =>
        change(withPoints(sheet, source, seat, round, bounded(Number(event.target.value))))}
    />
  </td>`;
}

/** Keys that add to the chosen field. @param {Props & {place: Place, round: number}} props */
function AddKeys({ texts, game, sheet, change, nameOf, place: { source, seat }, round }) {
  const name = { source: texts.format(`${game}-scoring-${source}`), player: nameOf(seat) };
  const value = pointsAt(sheet, source, seat, round);
  return html`<div class="sheet-keys" role="group" aria-label=${texts.format("companion-add", name)}>
    <p aria-live="polite">${texts.format("companion-cell", name)}${" "}<b class="figure">${written(value)}</b></p>
    <div>
      ${KEYS.map(
        (points) =>
          html`<button
            type="button"
            key=${points}
            class="figure"
            onClick=${() => change(withPoints(sheet, source, seat, round, bounded(value + points)))}
          >
            ${points < 0 ? written(points) : `+${points}`}
          </button>`,
      )}
    </div>
  </div>`;
}

/** @param {Props & {round: number}} props */
function Totals({ texts, sheet, round }) {
  const seats = [...sheet.names.keys()];
  return html`<tr>
      <th scope="row">${texts.format("companion-this-round")}</th>
      ${seats.map((seat) => html`<td key=${seat} class="figure">${written(roundTotal(sheet, seat, round))}</td>`)}
    </tr>
    <tr class="sheet-total">
      <th scope="row">${texts.format("companion-total")}</th>
      ${seats.map((seat) => html`<td key=${seat} class="figure">${written(total(sheet, seat))}</td>`)}
    </tr>`;
}

/**
 * Which round it is.
 * @param {Pick<Props, "texts" | "game" | "house"> & {round: number, onRound: (round: number) => void}} props
 */
export function RoundChoice({ texts, game, house, round, onRound }) {
  return html`<${Choice}
    legend=${texts.format("companion-round")}
    hideLegend=${true}
    name="companion-round"
    values=${Array.from({ length: house.rounds }, (_, at) => String(at))}
    value=${String(round)}
    label=${(/** @type {string} */ at) => texts.format(`${game}-phase`, { phase: Number(at) + 1 })}
    onChange=${(/** @type {string} */ at) => onRound(Number(at))}
  />`;
}

/** @param {Props & {round: number, onRound: (round: number) => void, undo: () => void, canUndo: boolean}} props */
export function ScoreTable({ round, onRound, undo, canUndo, ...props }) {
  const { texts, game, house, sheet, nameOf } = props;
  const sources = sourcesOf(house, sheet.alone);
  const [place, setPlace] = useState(/** @type {Place} */ ({ source: sources[0] ?? "", seat: 0 }));
  const isChosen = (/** @type {string} */ source, /** @type {number} */ seat) =>
    place.source === source && place.seat === seat;
  return html`<section class="sheet" aria-labelledby="sheet-title">
    <div class="section-header">
      <h2 id="sheet-title">${texts.format("companion-part-score")}</h2>
      <button type="button" class="quiet" disabled=${!canUndo} onClick=${undo}>
        <${Icon} name="undo" /> ${texts.format("companion-undo")}
      </button>
    </div>
    <${RoundChoice} ...${{ texts, game, house, round, onRound }} />
    <${Scroller} name=${texts.format("companion-part-score")} class="table-box">
      <table>
        <caption class="visually-hidden">
          ${texts.format("companion-part-score")}
        </caption>
        <thead>
          <tr>
            <th scope="col"><span class="visually-hidden">${texts.format("companion-source")}</span></th>
            ${sheet.names.map((_, seat) => html`<th scope="col" key=${seat}><bdi>${nameOf(seat)}</bdi></th>`)}
          </tr>
        </thead>
        <tbody>
          ${sources.map(
            (source) =>
              html`<tr key=${source}>
                <th scope="row">${texts.format(`${game}-scoring-${source}`)}</th>
                ${sheet.names.map(
                  (_, seat) =>
                    html`<${Cell}
                      key=${seat}
                      ...${props}
                      place=${{ source, seat }}
                      round=${round}
                      chosen=${isChosen(source, seat)}
                      onChoose=${setPlace}
                    />`,
                )}
              </tr>`,
          )}
        </tbody>
        <tfoot>
          <${Totals} ...${props} round=${round} />
        </tfoot>
      </table>
    <//>
    <${AddKeys} ...${props} place=${place} round=${round} />
  </section>`;
}
