/** Choosing two Starting tiles to keep, and three boards for the first workers. */
import { tip } from "teocalli/board/tooltips.js";
import { html } from "teocalli/html.js";
import { boardMessage, kindMessage, numberOf, partsOf, startingTileMessage } from "../names.js";
import { decisionOf, ordinaryActions, positionOf, select, selectionOf, sendAction } from "./decision.js";

/** @typedef {import("teocalli/types.js").Table} Table */

/** @param {Table} table */
const sets = (table) =>
  ordinaryActions(table).map(({ word, tiles, boards }) => ({
    word,
    parts: /** @type {string[]} */ (tiles ?? boards.map(String)),
  }));

/** @param {Table} table */
const size = (table) => sets(table)[0]?.parts.length ?? 0;

/** @param {Table} table */
function choices(table) {
  const all = [...new Set(sets(table).flatMap(({ parts }) => parts))];
  const numbered = (/** @type {string} */ part) =>
    decisionOf(table) === "keep" ? numberOf(partsOf(table), part) : Number(part);
  return all.sort((a, b) => numbered(a) - numbered(b));
}

/** @param {Table} table */
const picked = (table) => selectionOf(table).picked ?? [];

/** @param {Table} table @param {string[]} parts */
function wordFor(table, parts) {
  return sets(table).find((set) => set.parts.length === parts.length && parts.every((part) => set.parts.includes(part)))
    ?.word;
}

/** Whether something may still be added. @param {Table} table @param {string} part */
function fits(table, part) {
  const wanted = [...picked(table), part];
  return sets(table).some(({ parts }) => wanted.every((each) => parts.includes(each)));
}

/** @param {Table} table @param {string} part */
function toggle(table, part) {
  const before = picked(table);
  if (before.includes(part)) select(table, { picked: before.filter((each) => each !== part), final: undefined });
  else if (fits(table, part)) select(table, { picked: [...before, part] });
  else if (before.length === size(table)) select(table, { picked: [...before.slice(1), part], final: undefined });
}

/** Sending what is picked. @param {Table} table @returns {import("teocalli/asking.js").Decide} */
export function decidePicked(table) {
  const word = wordFor(table, picked(table));
  const text = table.texts.format(decisionOf(table) === "keep" ? "decide-keep" : "decide-place", {
    count: size(table),
    chosen: picked(table).length,
  });
  return { text, ready: word !== undefined, act: () => word && sendAction(table, word) };
}

/** @param {Table} table */
const prefix = (table) => (decisionOf(table) === "keep" ? "start" : "board");

/** @param {Table} table @returns {Partial<import("../scene.js").Scene>} */
export function pickingScene(table) {
  const label = table.texts.format(decisionOf(table) === "keep" ? "decide-keep-this" : "decide-place-here");
  const parts = new Map(choices(table).map((part) => [`${prefix(table)}:${part}`, part]));
  const targets = new Map([...parts].map(([key, part]) => [key, { label, chosen: picked(table).includes(part) }]));
  return { targets, choose: (key) => toggle(table, parts.get(key) ?? "") };
}

/** What a Starting tile gives, and the Discovery tile beside it. @param {Table} table @param {string} tile */
export function startingTileText(table, tile) {
  const beside = positionOf(table)
    .offer.flat()
    .find((/** @type {string[]} */ [each]) => each === tile)?.[1];
  const { format } = table.texts;
  return [
    format(`teotihuacan-start-${tile}.help`),
    ...(beside ? [format("decide-beside", { tile: kindMessage(beside) })] : []),
  ].join(" ");
}

/** @param {{table: Table}} props */
export function Picking({ table }) {
  const { message: say } = table.texts;
  const keeping = decisionOf(table) === "keep";
  return html`
    <ul class="deciding-options">
      ${choices(table).map(
        (part) =>
          html`<li key=${part}>
            <button
              type="button"
              class="deciding-option"
              data-option
              aria-pressed=${picked(table).includes(part)}
              onClick=${() => toggle(table, part)}
            >
              <span class="deciding-option-name">${say(keeping ? startingTileMessage(part) : boardMessage(part))}</span>
              ${
                keeping
                  ? html`<span
                      class="deciding-explained"
                      ...${tip(table, `teotihuacan-start-${part}.help`, say(startingTileMessage(part)))}
                      >${startingTileText(table, part)}</span
                    >`
                  : null
              }
            </button>
          </li>`,
      )}
    </ul>
  `;
}
