/** What the Teotibot has, as the guide notes it: its triangle, its workers, goods and tracks. */
import { html } from "teocalli/html.js";
import { bits } from "./automaton.js";

/**
 * @typedef {import("teocalli/types.js").Texts} Texts
 * @typedef {import("./automaton.js").Noted} Noted
 * @typedef {import("./automaton.js").Facts} Facts
 */

/** Rows of the triangle, by their places; the last place is beside it. */
const TRIANGLE = [[0], [1, 2], [3, 4, 5], [6]];

/** Sums of the dice that lead to a place. @param {number[]} places by sum @param {number} place */
function sums(places, place) {
  const found = [...places.keys()].filter((sum) => sum > 1 && places[sum] === place);
  return found.length ? `${found[0]}–${found.at(-1)}` : "";
}

/** @param {{texts: Texts, noted: Noted, facts: Facts, parts: Record<string, any>}} props */
function Triangle({ texts, noted, facts, parts }) {
  const places = facts.tables[noted.level]?.bot_position ?? [];
  return html`<div class="guide-triangle" role="group" aria-label=${texts.format("teotihuacan-help-bot-tiles.title")}>
    ${TRIANGLE.map(
      (row, at) =>
        html`<div key=${at}>
          ${row.map((place) => {
            const name = parts.bot.actions[(noted.actions[place] ?? 1) - 1];
            return html`<p key=${place} class=${noted.dice && places[noted.dice] === place ? "guide-rolled" : ""}>
              <b>${texts.format(`teotihuacan-bot-${name}`)}</b>
              <span class="hint">${place === 6 ? texts.format("teotihuacan-guide-aside") : sums(places, place)}</span>
            </p>`;
          })}
        </div>`,
    )}
    <p class="hint">
      ${texts.format("teotihuacan-log-dirs", { sides: noted.dirs.map((side) => (side ? "R" : "L")).join("") })}
    </p>
  </div>`;
}

/** @param {number} die @param {Record<string, number>} numbers */
export function worker(die, { DIE_BOARD = 1, DIE_POWER = 1, DIE_LOCK = 1 }) {
  const board = Math.trunc(die / DIE_BOARD);
  return { board, power: Math.trunc((die % DIE_BOARD) / DIE_POWER), locked: Boolean(Math.trunc(die / DIE_LOCK) & 3) };
}

/** @param {{texts: Texts, noted: Noted, facts: Facts, parts: Record<string, any>, points: number}} props */
export function BotState({ texts, noted, facts, parts, points }) {
  const { goods, cocoa, temple, avenue, track, techs, dice, unused } = noted.seat;
  const { format } = texts;
  const amount = (/** @type {string} */ name, /** @type {number} */ count) =>
    format(`teotihuacan-amount-${name}`, { count });
  const stock = [
    amount("vp", points),
    amount("cocoa", cocoa),
    ...["wood", "stone", "gold"].map((name, at) => amount(name, goods[at])),
  ];
  const tracks = [
    ...["blue", "red", "green"].map((name, at) => [`teotihuacan-temple-${name}.title`, temple[at]]),
    ["teotihuacan-track-avenue", avenue],
    ["teotihuacan-track-pyramid", track],
  ];
  const masks = parts.discovery_tiles
    .filter((/** @type {any} */ _, /** @type {number} */ kind) => unused[kind])
    .map((/** @type {{id: string}} */ { id }) => format(`teotihuacan-kind-${id}`));
  const owned = bits(techs).map((at) => format(`teotihuacan-tech-${Object.keys(parts.technologies)[at]}`));
  return html`<section class="guide-state" aria-labelledby="guide-state">
    <h2 id="guide-state">${format("teotihuacan-bot")}</h2>
    <${Triangle} ...${{ texts, noted, facts, parts }} />
    <p>${stock.join(" · ")}</p>
    <dl>
      ${tracks.map(
        ([id, step]) =>
          html`<div key=${id}>
            <dt>${format(id)}</dt>
            <dd class="figure">${step}</dd>
          </div>`,
      )}
    </dl>
    <ul>
      ${dice
        .filter((/** @type {number} */ die) => die)
        .map((/** @type {number} */ die, /** @type {number} */ at) => {
          const { board, power, locked } = worker(die, facts.numbers);
          const id = locked ? "teotihuacan-guide-locked" : "teotihuacan-guide-worker";
          return html`<li key=${at}>
            ${format(id, { board: { id: `teotihuacan-board-${board}`, args: {} }, power })}
          </li>`;
        })}
    </ul>
    ${[...owned, ...masks].length > 0 && html`<p class="hint">${[...owned, ...masks].join(" · ")}</p>`}
  </section>`;
}
