/** What a review says in numbers: how the results came about, and how everybody played. */
import { html } from "../html.js";
import { NumbersTable } from "../numbers-table.js";
import { decimal, percent, signed, writtenParts } from "./numbers.js";
import { sourceTitle } from "./titles.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").Drawing} Drawing
 * @typedef {import("./game-review.js").Outcome} Outcome
 * @typedef {import("./game-review.js").Played} Played
 * @typedef {import("./game-review.js").Lost} Lost
 */

const PARTS = /** @type {const} */ (["even", "seat", "luck", "skill", "result"]);
const MARKS = /** @type {const} */ (["blunder", "mistake", "inaccuracy"]);

/** @param {Table} table @param {number} phase */
function phaseTitle({ texts, view }, phase) {
  const id = `${view.game}-phase`;
  return texts.has(id) ? texts.format(id, { phase }) : String(phase);
}

/**
 * Numbers by player: what they are about at the left, the players side by side.
 * @param {{table: Table, drawing: Drawing, name: string, seats: number[], rows: {heading: string, values: string[]}[]}}
 *   props
 */
function ByPlayer({ table, drawing, name, seats, rows }) {
  const columns = seats.map((seat) => {
    const who = /** @type {import("../types.js").Seat} */ (table.view.seats[seat]);
    const head = html`
      <${drawing.SeatMark} colour=${who.colour} size=${18} />
      <bdi class="name" title=${who.name}>${who.name}</bdi>
    `;
    return { key: seat, head };
  });
  const told = rows.map(({ heading, values }) => ({ key: heading, head: heading, cells: values }));
  return html`<${NumbersTable} name=${name} className="review-table" columns=${columns} rows=${told} />`;
}

/**
 * What everybody's result is made of.
 * @param {{table: Table, drawing: Drawing, outcome: Outcome, what: "chances" | "points"}} props
 */
export function PartsTable({ table, drawing, outcome, what }) {
  const { texts } = table;
  const written = outcome[what].map((parts) => writtenParts(parts, what === "chances" ? 100 : 1));
  const rows = PARTS.map((part) => {
    const write = part === "even" || part === "result" ? decimal : signed;
    const values = written.map((parts) => write(texts.language, parts[part]));
    return { heading: texts.format(`review-part-${part}`), values };
  });
  const seats = outcome[what].map((_, seat) => seat);
  const name = texts.format("review-parts");
  return html`<${ByPlayer} table=${table} drawing=${drawing} name=${name} seats=${seats} rows=${rows} />`;
}

/** @param {{table: Table, drawing: Drawing, players: Played[]}} props */
export function PlayersTable({ table, drawing, players }) {
  const { texts } = table;
  const row = (/** @type {string} */ key, /** @type {(played: Played) => string} */ value) => ({
    heading: texts.format(`review-column-${key}`),
    values: players.map(value),
  });
  const rows = [
    row("accuracy", ({ accuracy }) => percent(texts.language, accuracy ?? 0)),
    ...MARKS.map((mark) => row(mark, ({ marks }) => String(marks[mark]))),
    row("decisions", ({ lost }) => String(lost.decisions)),
    row("chance", ({ lost }) => decimal(texts.language, 100 * lost.chance)),
    row("points", ({ lost }) => decimal(texts.language, lost.points)),
  ];
  const seats = players.map(({ seat }) => seat);
  const name = texts.format("review-players");
  return html`<${ByPlayer} table=${table} drawing=${drawing} name=${name} seats=${seats} rows=${rows} />`;
}

/**
 * What was lost by kind of decision, or by part of the game; nothing for a game without such parts.
 * @param {{table: Table, drawing: Drawing, players: Played[], by: "kind" | "phase", what: "chances" | "points"}} props
 */
export function LostTable({ table, drawing, players, by, what }) {
  const { texts } = table;
  const lost = players.map((played) => (by === "kind" ? played.by_kind : played.by_phase));
  const names = [...new Set(lost.flatMap((some) => some.map(({ name }) => name)))].filter((name) => name !== null);
  if (names.length === 0) return null;
  const title = (/** @type {any} */ name) =>
    by === "kind" ? sourceTitle(table, "word", name) : phaseTitle(table, name);
  const value = (/** @type {Lost | undefined} */ each) =>
    each ? decimal(texts.language, what === "chances" ? 100 * each.chance : each.points) : "–";
  const rows = names.map((name) => ({
    heading: title(name),
    values: lost.map((some) => value(some.find((each) => each.name === name))),
  }));
  const heading = texts.format(`review-by-${by}`);
  const seats = players.map(({ seat }) => seat);
  return html`
    <details>
      <summary>
        ${heading}: ${texts.format(what === "chances" ? "review-column-chance" : "review-column-points")}
      </summary>
      <${ByPlayer} table=${table} drawing=${drawing} name=${heading} seats=${seats} rows=${rows} />
    </details>
  `;
}
