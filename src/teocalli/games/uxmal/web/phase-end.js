/** The end of a phase: what every priest and card scored, the rejection, and the break. */
import { tip } from "teocalli/board/tooltips.js";
import { html } from "teocalli/html.js";
import { Icon } from "teocalli/ui.js";
import { PriestIcon, Symbol } from "./icons/symbol.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").PhaseEnd} PhaseEnd
 */

/** @param {{table: Table, symbol: string, what: string, why: string, points: number, help: string}} props */
function ScoredThing({ table, symbol, what, why, points, help }) {
  return html`
    <li ...${tip(table, help)}>
      <${Symbol} symbol=${symbol} size=${26} texts=${table.texts} />
      <span class="scored-words"><span>${what}</span> <span class="hint">${why}</span></span>
      <b class=${points > 0 ? "figure plus" : "figure"}>${table.texts.format("web-plus", { points })}</b>
    </li>
  `;
}

/** @param {{table: Table, seat: number, breakdown: import("./types.js").SeatBreakdown}} props */
function SeatScene({ table, seat, breakdown }) {
  const { texts, view } = table;
  const who = /** @type {import("teocalli/types.js").Seat} */ (view.seats[seat]);
  const word = (/** @type {string} */ id, /** @type {Record<string, any>} */ args) => ({
    id: `${view.game}-${id}`,
    args,
  });
  const nothing = breakdown.priests.length === 0 && breakdown.cards.length === 0;
  return html`
    <section class="scene-seat" data-colour=${who.colour} aria-label=${who.name}>
      <header>
        <${PriestIcon} colour=${who.colour} size=${30} />
        <bdi class="name" title=${who.name}>${who.name}</bdi>
        <span class="scene-score figure"
          >${texts.format("web-scene-score", { before: breakdown.before, after: breakdown.after })}</span
        >
      </header>
      ${nothing && html`<p class="hint">${texts.format("web-scene-nothing")}</p>`}
      <ul>
        ${breakdown.priests.map(({ field, idol, level, rank, points }) => {
          const why = texts.format(idol === "-" ? "web-scene-blank" : "web-scene-priest", {
            level: word("level", { level }),
            rank: word("rank", { rank }),
          });
          return html`<${ScoredThing}
            key=${field}
            table=${table}
            symbol=${idol}
            what=${field}
            why=${why}
            points=${points}
            help="uxmal-help-points"
          />`;
        })}
        ${breakdown.cards.map(({ idol, rank, count, points }) => {
          const what = texts.format("web-scene-cards", { count });
          return html`<${ScoredThing}
            key=${idol}
            table=${table}
            symbol=${idol}
            what=${what}
            why=${texts.message(word("rank", { rank }))}
            points=${points}
            help="uxmal-help-hand"
          />`;
        })}
      </ul>
    </section>
  `;
}

/** The track before and after the rejection. @param {{table: Table, tracks: [string, string]}} props */
function Rejection({ table, tracks }) {
  const { texts, view } = table;
  const row = (/** @type {string} */ track, /** @type {string} */ id) => html`
    <div class="scene-track">
      <span>${texts.format(id)}</span>
      <ol>
        ${[...track].map(
          (symbol) => html`<li key=${symbol}><${Symbol} symbol=${symbol} size=${30} texts=${texts} /></li>`,
        )}
      </ol>
    </div>
  `;
  return html`
    <section class="scene-part" ...${tip(table, "uxmal-help-rejection")}>
      <h3>${texts.format(`${view.game}-help-rejection.title`)}</h3>
      <p class="hint">${texts.format(`${view.game}-help-rejection`)}</p>
      <div class="scene-tracks">
        ${row(tracks[0], "web-scene-before")}${" "}<span class="scene-arrow" aria-hidden="true"
          ><${Icon} name="next" /></span
        >${" "}${row(tracks[1], "web-scene-after")}
      </div>
    </section>
  `;
}

/** Who gets which priests back. @param {{table: Table, end: PhaseEnd}} props */
function Break({ table, end }) {
  const { texts, view } = table;
  if (end.phase === 3) return null;
  const anybody = end.returned.some((fields) => fields.length > 0);
  const what = anybody ? "web-scene-returned" : "web-scene-stay";
  return html`
    <section class="scene-part" ...${tip(table, "uxmal-help-break")}>
      <h3>${texts.format(`${view.game}-help-break.title`)}</h3>
      <p class="hint">${texts.format(view.options.variant === "no_break" ? "web-scene-no-break" : what)}</p>
      ${
        anybody &&
        html`
          <ul class="scene-returned">
            ${view.seats.map(
              ({ seat, colour, name }) => html`
                <li key=${seat}>
                  <${PriestIcon} colour=${colour} size=${22} /> <bdi>${name}</bdi>
                  <span class="hint"
                    >${texts.format("web-scene-back", { count: end.returned[seat]?.length ?? 0 })}</span
                  >
                </li>
              `,
            )}
          </ul>
        `
      }
    </section>
  `;
}

/** @param {{table: Table, end: PhaseEnd}} props */
export function PhaseDetails({ table, end }) {
  return html`
    <div class="scene-seats">
      ${end.breakdown.map(
        (breakdown, seat) => html`<${SeatScene} key=${seat} table=${table} seat=${seat} breakdown=${breakdown} />`,
      )}
    </div>
    ${end.rejection && html`<${Rejection} table=${table} tracks=${end.rejection} />`}
    <${Break} table=${table} end=${end} />
  `;
}

/**
 * The table as it was scored, to be seen while the scene is open: nothing can be chosen on it.
 * @param {Table} table
 * @param {PhaseEnd} end
 * @returns {Table}
 */
export function scoredTable(table, end) {
  const position = /** @type {any} */ (end).scored;
  const projection = end.breakdown.map(({ priests, cards, before, after }) => ({
    priests,
    cards,
    scored: before,
    next: after - before,
    total: after,
  }));
  return { ...table, legal: [], shown: { ...table.shown, position, projection, scored: end } };
}

/** What a phase is called: alone, when it is over, and in the log. @param {Table} table @param {PhaseEnd} end */
export const phaseTexts = ({ texts }, { phase }) => ({
  name: texts.format("web-phase", { phase }),
  over: texts.format("web-scene-phase", { phase }),
  scored: texts.format("web-log-phase", { phase }),
});

/** The cards that were left, as a column of the result. @param {Table} table @param {any} result */
export const resultColumns = ({ texts }, result) => [
  { heading: texts.format("web-result-cards"), values: result.cards_left },
];
