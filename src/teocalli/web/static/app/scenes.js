/** The end of a phase and the end of the game, each as a small scene over the table. */
import { useEffect, useRef } from "preact/hooks";
import { AnalyseButton } from "./analysis/analyse-button.js";
import { ReviewButton } from "./analysis/review-button.js";
import { DecideButton } from "./asking.js";
import { LevelLine } from "./difficulty.js";
import { mayPlayAgain, rematchText } from "./company.js";
import { html } from "./html.js";
import { ScorePlot } from "./plot.js";
import { Scroller } from "./scroller.js";
import { Dialog } from "./ui.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Drawing} Drawing
 * @typedef {import("./types.js").PhaseEnd} PhaseEnd
 * @typedef {import("./types.js").WholePhase} WholePhase
 * @typedef {import("./types.js").Result} Result
 */

/** Whether the game ended with it. @param {import("./types.js").View} view @param {PhaseEnd} end */
export const isLast = (view, end) => view.result !== null && view.phases.at(-1)?.phase === end.phase;

/** @param {{table: Table, drawing: Drawing, end: WholePhase, onClose: () => void}} props */
export function PhaseScene({ table, drawing, end, onClose }) {
  const { texts, view } = table;
  const onwards = texts.format(isLast(view, end) ? "web-scene-to-result" : "web-scene-go-on");
  const asks = drawing.asksInScene?.(table, end) ?? false;
  const onward = useRef(/** @type {HTMLElement | null} */ (null));
  // When what was asked in the scene is answered, its buttons are gone.
  useEffect(() => {
    if (document.activeElement === document.body) onward.current?.focus();
  }, [view.version, table.legal.length]);
  return html`
    <${Dialog}
      title=${drawing.phaseTexts(table, end).over}
      closeLabel=${texts.format("web-close")}
      onClose=${onClose}
      wide=${!drawing.scoredTable}
      beside=${Boolean(drawing.scoredTable)}
    >
      <${drawing.PhaseDetails} table=${table} end=${end} />
      <div class="dialog-buttons">
        ${
          asks
            ? html`<button type="button" class="large" ref=${onward} onClick=${onClose}>${onwards}</button>`
            : html`<${DecideButton} className="large" buttonRef=${onward} act=${onClose}>${onwards}<//>`
        }
      </div>
    <//>
  `;
}

/**
 * Who won, in one sentence.
 * @param {Table} table
 * @param {Result} result
 */
export function verdict(table, result) {
  const names = result.winners.map((seat) => table.seatName(seat));
  return table.texts.format(names.length > 1 ? "web-result-shared" : "web-result-won", {
    names,
    points: result.scores[result.winners[0] ?? 0] ?? 0,
  });
}

/** Places 1, 2, 2, 4 …: equal ones share theirs. @param {number[][]} ranking */
export function places(ranking) {
  let place = 1;
  return ranking.flatMap((group) => {
    const here = group.map((seat) => ({ seat, place }));
    place += group.length;
    return here;
  });
}

/** @param {{table: Table, drawing: Drawing, result: Result}} props */
export function Ranking({ table, drawing, result }) {
  const { texts, view } = table;
  const phases = (drawing.ResultDetails ? [] : view.phases).map((end) => drawing.phaseTexts(table, end).name);
  const further = drawing.resultColumns(table, result);
  return html`
    <${Scroller} name=${texts.format("web-result")} class="table-box">
      <table class="ranking">
        <thead>
          <tr>
            <th scope="col">${texts.format("web-result-place")}</th>
            <th scope="col" class="left">${texts.format("web-result-player")}</th>
            <th scope="col">${texts.format("web-result-points")}</th>
            ${phases.map((phase, at) => html`<th scope="col" key=${at}>${phase}</th>`)}
            ${further.map(({ heading }) => html`<th scope="col" key=${heading} class="cards-left">${heading}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${places(result.ranking).map(({ seat, place }) => {
            const who = /** @type {import("./types.js").Seat} */ (view.seats[seat]);
            return html`
              <tr key=${seat} class=${result.winners.includes(seat) ? "winner" : ""}>
                <td class="figure">${place}</td>
                <th scope="row" class="left">
                  <span class="who"
                    ><${drawing.SeatMark} colour=${who.colour} size=${26} /> <bdi>${who.name}</bdi></span
                  >
                </th>
                <td class="figure total">${result.scores[seat]}</td>
                ${phases
                  .map((_, at) => result.phases[seat]?.[at])
                  .map((points, at) => html`<td class="figure" key=${at}>${points}</td>`)}
                ${further.map(
                  ({ heading, values }) => html`<td key=${heading} class="figure cards-left">${values[seat]}</td>`,
                )}
              </tr>
            `;
          })}
        </tbody>
      </table>
    <//>
  `;
}

/**
 * @param {{game: import("./table.js").GameTable, table: Table, drawing: Drawing, onClose: () => void, onRematch: () =>
 *   void}} props
 */
export function ResultScene({ game, table, drawing, onClose, onRematch }) {
  const { texts, view } = table;
  const result = /** @type {Result} */ (view.result);
  return html`
    <${Dialog} title=${verdict(table, result)} closeLabel=${texts.format("web-close")} onClose=${onClose} wide=${true}>
      <${Ranking} table=${table} drawing=${drawing} result=${result} />
      <${LevelLine} table=${table} />
      ${drawing.ResultDetails && html`<${drawing.ResultDetails} table=${table} />`}
      <${ScorePlot}
        view=${view}
        texts=${texts}
        phaseName=${(/** @type {PhaseEnd} */ end) => drawing.phaseTexts(table, end).name}
      />
      <div class="dialog-buttons">
        <button type="button" class="large" onClick=${onClose}>${texts.format("web-result-look")}</button>
        <${ReviewButton} game=${game} table=${table} className="large" onOpen=${onClose} />
        <a class="button large" href=${`/result/${view.id}`}>${texts.format("web-keep-page")}</a>
        <${AnalyseButton} table=${table} className="large" />
        <a class="button large" href="/new">${texts.format("web-new-game")}</a>
        ${
          mayPlayAgain(table.view) &&
          html`<button type="button" class="primary large" onClick=${onRematch}>
            ${texts.format(rematchText(table.view))}
          </button> `
        }
      </div>
    <//>
  `;
}
