/** The end of a phase and the end of the game, each as a small scene over the table. */
import { html } from "./html.js";
import { ScorePlot } from "./plot.js";
import { Dialog, Icon } from "./ui.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Drawing} Drawing
 * @typedef {import("./types.js").PhaseEnd} PhaseEnd
 * @typedef {import("./types.js").SeatBreakdown} SeatBreakdown
 * @typedef {import("./types.js").Result} Result
 */

/** @param {{table: Table, drawing: Drawing, symbol: string, what: string, why: string, points: number}} props */
function ScoredThing({ table, drawing, symbol, what, why, points }) {
  return html`
    <li>
      <${drawing.Symbol} symbol=${symbol} size=${26} texts=${table.texts} />
      <span class="scored-words"><span>${what}</span> <span class="hint">${why}</span></span>
      <b class=${points > 0 ? "figure plus" : "figure"}>${table.texts.format("web-plus", { points })}</b>
    </li>
  `;
}

/** @param {{table: Table, drawing: Drawing, seat: number, breakdown: SeatBreakdown}} props */
function SeatScene({ table, drawing, seat, breakdown }) {
  const { texts, view } = table;
  const who = /** @type {import("./types.js").Seat} */ (view.seats[seat]);
  const word = (/** @type {string} */ id, /** @type {Record<string, any>} */ args) => ({ id: `${view.game}-${id}`, args });
  const nothing = breakdown.priests.length === 0 && breakdown.cards.length === 0;
  return html`
    <section class="scene-seat" data-colour=${who.colour} aria-label=${who.name}>
      <header>
        <${drawing.SeatMark} colour=${who.colour} size=${30} />
        <bdi class="name">${who.name}</bdi>
        <span class="scene-score figure">${texts.format("web-scene-score", { before: breakdown.before, after: breakdown.after })}</span>
      </header>
      ${nothing && html`<p class="hint">${texts.format("web-scene-nothing")}</p>`}
      <ul>
        ${breakdown.priests.map(({ field, idol, level, rank, points }) => {
          const why = texts.format(idol === "-" ? "web-scene-blank" : "web-scene-priest", { level: word("level", { level }), rank: word("rank", { rank }) });
          return html`<${ScoredThing} key=${field} table=${table} drawing=${drawing} symbol=${idol} what=${field} why=${why} points=${points} />`;
        })}
        ${breakdown.cards.map(({ idol, rank, count, points }) => {
          const what = texts.format("web-scene-cards", { count });
          return html`<${ScoredThing} key=${idol} table=${table} drawing=${drawing} symbol=${idol} what=${what} why=${texts.message(word("rank", { rank }))} points=${points} />`;
        })}
      </ul>
    </section>
  `;
}

/** The track before and after the rejection. @param {{table: Table, drawing: Drawing, tracks: [string, string]}} props */
function Rejection({ table, drawing, tracks }) {
  const { texts, view } = table;
  const row = (/** @type {string} */ track, /** @type {string} */ id) => html`
    <div class="scene-track">
      <span>${texts.format(id)}</span>
      <ol>${[...track].map((symbol) => html`<li key=${symbol}><${drawing.Symbol} symbol=${symbol} size=${30} texts=${texts} /></li>`)}</ol>
    </div>
  `;
  return html`
    <section class="scene-part">
      <h3>${texts.format(`${view.game}-help-rejection.title`)}</h3>
      <p class="hint">${texts.format(`${view.game}-help-rejection`)}</p>
      <div class="scene-tracks">
        ${row(tracks[0], "web-scene-before")} <span class="scene-arrow" aria-hidden="true"><${Icon} name="next" /></span> ${row(tracks[1], "web-scene-after")}
      </div>
    </section>
  `;
}

/** Who gets which priests back. @param {{table: Table, drawing: Drawing, end: PhaseEnd}} props */
function Break({ table, drawing, end }) {
  const { texts, view } = table;
  if (end.phase === 3) return null;
  const anybody = end.returned.some((fields) => fields.length > 0);
  const what = anybody ? "web-scene-returned" : "web-scene-stay";
  return html`
    <section class="scene-part">
      <h3>${texts.format(`${view.game}-help-break.title`)}</h3>
      <p class="hint">${texts.format(view.options.variant === "no_break" ? "web-scene-no-break" : what)}</p>
      ${anybody &&
      html`
        <ul class="scene-returned">
          ${view.seats.map(
            ({ seat, colour, name }) => html`
              <li key=${seat}>
                <${drawing.SeatMark} colour=${colour} size=${22} /> <bdi>${name}</bdi>
                <span class="hint">${texts.format("web-scene-back", { count: end.returned[seat]?.length ?? 0 })}</span>
              </li>
            `,
          )}
        </ul>
      `}
    </section>
  `;
}

/** @param {{table: Table, drawing: Drawing, end: PhaseEnd, onClose: () => void}} props */
export function PhaseScene({ table, drawing, end, onClose }) {
  const { texts, view } = table;
  return html`
    <${Dialog} title=${texts.format("web-scene-phase", { phase: end.phase })} closeLabel=${texts.format("web-close")} onClose=${onClose} wide=${true}>
      <div class="scene-seats">
        ${end.breakdown.map((breakdown, seat) => html`<${SeatScene} key=${seat} table=${table} drawing=${drawing} seat=${seat} breakdown=${breakdown} />`)}
      </div>
      ${end.rejection && html`<${Rejection} table=${table} drawing=${drawing} tracks=${end.rejection} />`}
      <${Break} table=${table} drawing=${drawing} end=${end} />
      <div class="dialog-buttons">
        <button type="button" class="primary large" onClick=${onClose}>
          ${texts.format(end.phase === 3 && view.result ? "web-scene-to-result" : "web-scene-go-on")}
        </button>
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
  return table.texts.format(names.length > 1 ? "web-result-shared" : "web-result-won", { names, points: result.scores[result.winners[0] ?? 0] ?? 0 });
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
function Ranking({ table, drawing, result }) {
  const { texts, view } = table;
  const phases = result.phases[0]?.map((_, at) => at + 1) ?? [];
  return html`
    <div class="table-box">
      <table class="ranking">
        <thead>
          <tr>
            <th scope="col">${texts.format("web-result-place")}</th>
            <th scope="col" class="left">${texts.format("web-result-player")}</th>
            <th scope="col">${texts.format("web-result-points")}</th>
            ${phases.map((phase) => html`<th scope="col" key=${phase}>${texts.format("web-phase", { phase })}</th>`)}
            <th scope="col" class="cards-left">${texts.format("web-result-cards")}</th>
          </tr>
        </thead>
        <tbody>
          ${places(result.ranking).map(({ seat, place }) => {
            const who = /** @type {import("./types.js").Seat} */ (view.seats[seat]);
            return html`
              <tr key=${seat} class=${result.winners.includes(seat) ? "winner" : ""}>
                <td class="figure">${place}</td>
                <th scope="row" class="left"><span class="who"><${drawing.SeatMark} colour=${who.colour} size=${26} /> <bdi>${who.name}</bdi></span></th>
                <td class="figure total">${result.scores[seat]}</td>
                ${result.phases[seat]?.map((points, at) => html`<td class="figure" key=${at}>${points}</td>`)}
                <td class="figure cards-left">${result.cards_left[seat]}</td>
              </tr>
            `;
          })}
        </tbody>
      </table>
    </div>
  `;
}

/** @param {{table: Table, drawing: Drawing, onClose: () => void, onRematch: () => void}} props */
export function ResultScene({ table, drawing, onClose, onRematch }) {
  const { texts, view } = table;
  const result = /** @type {Result} */ (view.result);
  return html`
    <${Dialog} title=${verdict(table, result)} closeLabel=${texts.format("web-close")} onClose=${onClose} wide=${true}>
      <${Ranking} table=${table} drawing=${drawing} result=${result} />
      <${ScorePlot} view=${view} texts=${texts} />
      <div class="dialog-buttons">
        <button type="button" class="large" onClick=${onClose}>${texts.format("web-result-look")}</button>
        <a class="button large" href="/new">${texts.format("web-new-game")}</a>
        <button type="button" class="primary large" onClick=${onRematch}>${texts.format("web-rematch")}</button>
      </div>
    <//>
  `;
}
