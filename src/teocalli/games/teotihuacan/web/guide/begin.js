/** Begins the guide: level of difficulty, the loose boards, the Technologies in play. */
import { useState } from "preact/hooks";
import { html } from "teocalli/html.js";
import { drawn, random } from "teocalli/companion/drawing-lots.js";
import { Techs } from "./questions.js";
import { bits } from "./automaton.js";

/** @typedef {import("teocalli/companion/house.js").Draw} Draw */

/**
 * The loose boards, by number.
 * @param {Draw[]} draws
 * @param {number[]} ring all boards
 */
function looseBoards(draws, ring) {
  const drawn = draws.find(({ argument }) => argument === "boards")?.lists[0] ?? [];
  return drawn.map(({ id }) => ring.find((board) => id === `teotihuacan-board-${board}`) ?? 0);
}

/** How many Technologies are in play: those that are drawn, whatever their order. @param {Draw[]} draws */
const inPlay = (draws) => draws.find(({ ordered }) => !ordered)?.count ?? 0;

/**
 * The ring with other loose boards, in their order.
 * @param {number[]} example a ring @param {number[]} all that are loose @param {number[]} loose
 */
function ringOf(example, all, loose) {
  const left = [...loose];
  return example.map((board) => (all.includes(board) ? (left.shift() ?? 0) : board));
}

/** The Teotibot's tiles as chance lays them: Action tiles by place, with what is set aside, and Direction tiles.
 * @param {Draw[]} draws @param {Record<string, any>} parts */
function tilesOf(draws, parts) {
  const made = drawn(draws, random);
  const itemsOf = (/** @type {(item: any) => boolean} */ wanted) =>
    made.find(({ items: [first] }) => wanted(first))?.items ?? [];
  const all = /** @type {string[]} */ (parts.bot.actions).map((action) => `teotihuacan-bot-${action}`);
  const actions = itemsOf((item) => all.includes(item?.id));
  const [sides = "LR"] = itemsOf((item) => typeof item === "string");
  const laid = actions.map((/** @type {any} */ { id }) => all.indexOf(id) + 1);
  const aside = all.findIndex((_, at) => !laid.includes(at + 1)) + 1;
  return { actions: [...laid, aside], dirs: [...sides].map((/** @type {string} */ side) => (side === "R" ? 1 : 0)) };
}

/**
 * @param {{texts: import("teocalli/types.js").Texts, levels: string[], technologies: number[], parts: Record<string,
 *   any>, draws: Draw[], example: number[], onBegin: (chosen: {level: string, ring: number[], techs:
 *   number, actions: number[], dirs: number[]}) => void}} props
 */
export function BeginGuide({ texts, levels, technologies, parts, draws, example, onBegin }) {
  const all = looseBoards(draws, example);
  const [level, setLevel] = useState("standard");
  const [loose, setLoose] = useState(all);
  const [techs, setTechs] = useState(0);
  const [tried, setTried] = useState(false);
  const whole = new Set(loose).size === all.length && bits(techs).length === inPlay(draws);
  const begin = (/** @type {Event} */ event) => {
    event.preventDefault();
    setTried(true);
    if (whole) onBegin({ level, ring: ringOf(example, all, loose), techs, ...tilesOf(draws, parts) });
  };
  return html`<form class="guide-begin" aria-labelledby="guide-begin" onSubmit=${begin}>
    <h2 id="guide-begin">${texts.format("teotihuacan-guide-begin")}</h2>
    <p class="hint">${texts.format("teotihuacan-guide-help")}</p>
    <label class="field">
      <span>${texts.format("difficulty-teotihuacan")}</span>
      <select value=${level} onChange=${(/** @type {any} */ event) => setLevel(event.target.value)}>
        ${levels.map(
          (name) =>
            html`<option key=${name} value=${name} selected=${name === level}>
              ${texts.format(`difficulty-teotihuacan-${name}`)}
            </option>`,
        )}
      </select>
    </label>
    <fieldset>
      <legend>${texts.format("teotihuacan-guide-ring")}</legend>
      <div class="guide-fields">
        ${loose.map(
          (board, at) =>
            html`<label class="field" key=${at}>
              <span>${texts.format("teotihuacan-guide-place", { number: at + 1 })}</span>
              <select
                value=${board}
                onChange=${(/** @type {any} */ event) =>
                  setLoose(loose.map((old, each) => (each === at ? Number(event.target.value) : old)))}
              >
                ${all.map(
                  (each) =>
                    html`<option key=${each} value=${each} selected=${each === board}>
                      ${texts.format(`teotihuacan-board-${each}`)}
                    </option>`,
                )}
              </select>
            </label>`,
        )}
      </div>
    </fieldset>
    <fieldset>
      <legend>${texts.format("teotihuacan-guide-techs")}</legend>
      <${Techs}
        texts=${texts}
        value=${techs}
        onChange=${setTechs}
        techs=${technologies.map((_, at) => at)}
        technologies=${technologies}
      />
    </fieldset>
    ${tried && !whole && html`<p class="guide-wrong" role="alert">${texts.format("teotihuacan-guide-incomplete")}</p>`}
    <div class="form-buttons">
      <button type="submit" class="primary large">${texts.format("companion-begin")}</button>
    </div>
  </form>`;
}
