/**
 * How any game is drawn: its data as tables, its decisions as buttons. A game's own drawing takes the place of these
 * parts.
 */
import { useEffect } from "preact/hooks";
import { AllActions } from "./all-actions.js";
import { botTag } from "./bots.js";
import { Data } from "./data-view.js";
import { html } from "./html.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Texts} Texts
 * @typedef {import("./types.js").Preview} Preview
 * @typedef {import("./types.js").PhaseEnd} PhaseEnd
 * @typedef {import("./types.js").WholePhase} WholePhase
 */

/** A shape for each colour, so that seats differ without colours too. @type {Record<string, string>} */
const SHAPES = {
  pink: "M10 3 18 17H2z",
  teal: "M10 2.500a7.500 7.500 0 1 1 0 15 7.500 7.500 0 0 1 0-15z",
  amber: "M10 1.500 18.500 10 10 18.500 1.500 10z",
  indigo: "M3.500 3.500h13v13h-13z",
};

/** @param {{colour: string, size?: number}} props */
function SeatMark({ colour, size = 24 }) {
  return html`
    <svg
      class="seat-shape"
      viewBox="0 0 20 20"
      width=${size}
      height=${size}
      style=${`--seat: var(--seat-${colour})`}
      aria-hidden="true"
    >
      <path d=${SHAPES[colour] ?? SHAPES.teal} />
    </svg>
  `;
}

/** Whose turn it is in the position that is shown; null after the end. @param {Table} table @returns {number | null} */
const turnOf = ({ shown, view }) => shown.position.turn ?? (shown.n === view.n ? view.to_move : null);

/** @param {{table: Table}} props */
function Title({ table }) {
  const turn = turnOf(table);
  const who =
    turn === null
      ? table.texts.format("web-game-finished")
      : table.texts.format("web-turn", { player: table.seatName(turn) });
  return html`<span class="turn-title" title=${who}><bdi>${who}</bdi></span>`;
}

/** The position, but for what stands elsewhere on the page. @param {{table: Table}} props */
function Board({ table }) {
  const { texts, view, shown } = table;
  const told = new Set(["turn", "to_move", "decision", "legal", "scores", "winners"]);
  const position = Object.fromEntries(Object.entries(shown.position).filter(([key]) => !told.has(key)));
  return html`<div class="data-board">
    <${Data} texts=${texts} game=${view.game} value=${position} name=${texts.format("web-skip-board")} />
  </div>`;
}

/** @param {{table: Table}} props */
function Players({ table }) {
  const { texts, view, shown } = table;
  const turn = turnOf(table);
  return html`
    <ul class="data-players">
      ${view.seats.map(({ seat, name, colour, bot }) => {
        const { scored = 0, next = 0 } = shown.projection[seat] ?? {};
        return html`
          <li key=${seat} class=${seat === turn ? "data-turn" : ""} aria-current=${seat === turn ? "true" : undefined}>
            <${SeatMark} colour=${colour} size=${26} />
            <span class="data-name" title=${name}
              ><bdi>${name}</bdi>${bot && html`<small>${botTag(texts, bot)}</small>`}</span
            >
            <b class="figure">${scored}</b>
            ${next !== 0 && html`<span class="figure data-next">${next > 0 ? `+${next}` : next}</span>`}
          </li>
        `;
      })}
    </ul>
  `;
}

/** What is asked, in the game's words if it has some. @param {Table} table */
function askText({ texts, view, shown, seatName }) {
  const player = seatName(view.to_move ?? 0);
  const own = `${view.game}-ask-${shown.position.decision}`;
  return texts.format(texts.has(own) ? own : "web-turn", { player });
}

/** @param {{table: Table}} props */
function Question({ table }) {
  const ask = askText(table);
  useEffect(() => table.announce(ask), [ask, table.view.version]);
  return html`<div class="asking-words"><${AllActions} table=${table} actionText=${actionText} heading=${ask} /></div>`;
}

/**
 * An action in words: the game's text for its kind, filled with what the preview says; else its word.
 * @param {Table} table
 * @param {Preview} preview
 */
function actionText({ texts, view }, preview) {
  const text = `${view.game}-do-${preview.kind}`;
  if (!texts.has(text)) return preview.word;
  const said = Object.entries(preview).filter(([, value]) => typeof value === "string" || typeof value === "number");
  return texts.format(text, Object.fromEntries(said));
}

/** @param {{table: Table, end: WholePhase}} props */
function PhaseDetails({ table, end }) {
  const { texts, view } = table;
  const rows = end.reports.flatMap((report) =>
    report.breakdown.map((part, seat) => ({ [texts.format("web-result-player")]: view.seats[seat]?.name, ...part })),
  );
  return html`<${Data}
    texts=${texts}
    game=${view.game}
    value=${rows}
    name=${texts.format("web-log-phase", { phase: end.phase })}
  />`;
}

/** @param {Table} table @param {PhaseEnd} end */
const phaseTexts = ({ texts }, { phase }) => ({
  name: texts.format("web-phase", { phase }),
  over: texts.format("web-scene-phase", { phase }),
  scored: texts.format("web-log-phase", { phase }),
});

const Nothing = () => null;

/** @type {import("./types.js").Drawing} */
export const defaultDrawing = {
  Title,
  Board,
  Excerpt: Board,
  Players,
  Question,
  PhaseDetails,
  SeatMark,
  Track: Nothing,
  PointsTable: Nothing,
  Stocks: Nothing,
  Symbol: Nothing,
  Picture: Nothing,
  pictures: [],
  actionText,
  phaseTexts,
  shownBy: () => null,
  rulesOf: () => [],
  nameTags: () => [],
  wayTo: () => [],
  choose: (table, preview) => void table.send(preview.word),
  asksInScene: () => false,
  isBetweenTurns: () => false,
  beginsAction: () => true,
  resultColumns: () => [],
  componentEditor: () => import("./component-text.js"),
};
