/** What many games say, as tables: results with their intervals, and the choice of whose games are looked at. */
import { useState } from "preact/hooks";
import { decimal, percent } from "./analysis/numbers.js";
import { loadStyle } from "./drawing.js";
import { html } from "./html.js";
import { NumbersTable } from "./numbers-table.js";
import { addTexts } from "./texts.js";

/**
 * @typedef {import("./types.js").Texts} Texts
 * @typedef {import("./types.js").Message} Message
 * @typedef {[number, number | null, number | null]} Estimate
 * @typedef {{games: number, won: Estimate, points: Estimate, margin: Estimate}} Results
 * @typedef {Results & {value: string, message: Message}} Trait
 * @typedef {Results & {move: string, message: Message | null, words: string[], part: number}} Move
 * @typedef {{likeness: string, message: Message, games: number, moves: Move[]}} Alike
 * @typedef {{games: number, levels: {level: string, message: Message}[], players: number[]}} Contents
 * @typedef {{level: string, players: string}} Wanted   "" for all; `players`: how many, or "any"
 */

/** @type {Wanted} */
export const ALL = { level: "", players: "" };

/** @typedef {"games" | "won" | "points" | "margin"} Column */

/** Brings what these tables look like, and what they say. */
export const bringExplorer = () => Promise.all([loadStyle("/static/styles/explorer.css"), addTexts("explorer")]);

const COLUMNS = /** @type {Column[]} */ (["games", "won", "points", "margin"]);

/** A mean and half the width of its interval. @param {{texts: Texts, estimate: Estimate}} props */
function Mean({ texts: { language }, estimate: [value, low, high] }) {
  const reach = low === null || high === null ? null : ` ± ${decimal(language, (high - low) / 2)}`;
  return html`${decimal(language, value)}<span class="explored-reach">${reach}</span>`;
}

/** The share of victories on a scale from 0 to 1, with its interval. @param {{texts: Texts, won: Estimate}} props */
function Won({ texts, won: [share, low, high] }) {
  const from = low ?? 0;
  const to = high ?? 1;
  const interval = texts.format("web-explorer-interval", {
    low: percent(texts.language, from),
    high: percent(texts.language, to),
  });
  return html`
    <span class="explored-share" title=${interval}>
      <span class="explored-scale" aria-hidden="true">
        <span style=${{ insetInlineStart: `${100 * from}%`, width: `${100 * (to - from)}%` }}></span>
        <i style=${{ insetInlineStart: `${100 * share}%` }}></i>
      </span>
      ${percent(texts.language, share)}<span class="visually-hidden"> (${interval})</span>
    </span>
  `;
}

/**
 * Rows with results; a click on a column's head sorts by it.
 * @template {Results} Row
 * @param {{texts: Texts, name: string, rows: Row[], title: (row: Row) => any, keyOf: (row: Row) => string, columns?:
 *   Column[]}} props
 */
export function ResultsTable({ texts, name, rows, title, keyOf, columns = COLUMNS }) {
  const [by, setBy] = useState(/** @type {Column} */ ("games"));
  const value = (/** @type {Row} */ row) => (by === "games" ? row.games : row[by][0]);
  const cell = (/** @type {Row} */ row, /** @type {Column} */ column) => {
    if (column === "games") return new Intl.NumberFormat(texts.language).format(row.games);
    if (column === "won") return html`<${Won} texts=${texts} won=${row.won} />`;
    return html`<${Mean} texts=${texts} estimate=${row[column]} />`;
  };
  const sorted = [...rows].sort((one, other) => value(other) - value(one));
  const heads = columns.map((column) => ({
    key: column,
    sorted: by === column,
    head: html`<button type="button" class="quiet" onClick=${() => setBy(column)}>
      ${texts.format(`web-explorer-${column}`)}
    </button>`,
  }));
  const told = sorted.map((row) => ({
    key: keyOf(row),
    head: title(row),
    cells: columns.map((column) => cell(row, column)),
  }));
  return html`<${NumbersTable} name=${name} className="explored" columns=${heads} rows=${told} />`;
}

/**
 * Whose games are looked at.
 * @param {{texts: Texts, contents: Contents, counts: [string, string][], wanted: Wanted, onWant: (wanted: Wanted) =>
 *   void}} props   counts: numbers of players to choose from, with their names
 */
export function WantedFields({ texts, contents, counts, wanted, onWant }) {
  const levels = contents.levels.map(({ level, message }) => [level, texts.message(message)]);
  const field = (/** @type {keyof Wanted} */ name, /** @type {string[][]} */ choices) => html`
    <label
      >${texts.format(`web-explorer-${name}`)}
      <select
        value=${wanted[name]}
        onChange=${(/** @type {any} */ event) => onWant({ ...wanted, [name]: event.target.value })}
      >
        ${choices.map(([value, text]) => html`<option key=${value} value=${value}>${text}</option>`)}
      </select>
    </label>
  `;
  return html`
    <div class="explored-wanted">
      ${levels.length > 1 && field("level", [["", texts.format("web-explorer-all")], ...levels])}
      ${counts.length > 1 && field("players", counts)}
    </div>
  `;
}
