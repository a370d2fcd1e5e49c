/** What the guide asks of the table when the rules look at it. */
import { useState } from "preact/hooks";
import { html } from "teocalli/html.js";
import { Choice } from "teocalli/ui.js";
import { TILE_BOARDS, bits } from "./automaton.js";
import { ROWS, STAIRWAYS, TEMPLES } from "./steps.js";

/**
 * @typedef {import("teocalli/types.js").Texts} Texts
 * @typedef {import("./automaton.js").Question} Question
 * @typedef {{texts: Texts, value: any, onChange: (value: any) => void, techs: number[]}} Field   techs: those in play
 */

const MASKS = 7;
const LEVELS = 4;
const NONE = 4;

/** @param {number[]} technologies by number @returns {(at: number) => string} */
const techId = (technologies) => (at) => `teotihuacan-tech-${technologies[at]}`;

/** @param {{label: string, checked: boolean, onChange: () => void}} props */
const Check = ({ label, checked, onChange }) =>
  html`<label class="check"
    ><input type="checkbox" checked=${checked} onChange=${onChange} /><span>${label}</span></label
  >`;

/** A whole number within bounds. @param {number} least @param {any} value @param {number} most */
const between = (least, value, most) => Math.max(least, Math.min(most, Math.trunc(value) || 0));

/** @param {{label: string, value: number, most: number, onChange: (value: number) => void}} props */
const Count = ({ label, value, most, onChange }) =>
  html`<label class="field">
    <span>${label}</span>
    <input
      type="number"
      inputmode="numeric"
      min="0"
      max=${most}
      value=${value}
      onInput=${(/** @type {any} */ event) => onChange(between(0, event.target.value, most))}
    />
  </label>`;

/** Technologies as a set. @param {Field & {technologies: number[]}} props */
export function Techs({ texts, value, onChange, techs, technologies }) {
  return html`<div class="guide-checks">
    ${techs.map(
      (at) =>
        html`<${Check}
          key=${at}
          label=${texts.format(techId(technologies)(at))}
          checked=${Boolean((value >> at) & 1)}
          onChange=${() => onChange(value ^ (1 << at))}
        />`,
    )}
  </div>`;
}

/** A mask at each board, or none. @param {Field} props */
function Tiles({ texts, value, onChange }) {
  return html`<div class="guide-fields">
    ${TILE_BOARDS.map(
      (board, at) =>
        html`<label class="field" key=${board}>
          <span>${texts.format(`teotihuacan-board-${board}`)}</span>
          <select
            value=${value[at]}
            onChange=${(/** @type {any} */ event) =>
              onChange(
                value.map((/** @type {number} */ old, /** @type {number} */ each) =>
                  each === at ? Number(event.target.value) : old,
                ),
              )}
          >
            <option value="0">${texts.format("teotihuacan-guide-no-mask")}</option>
            ${Array.from({ length: MASKS }, (_, mask) => mask + 1).map(
              (mask) =>
                html`<option key=${mask} value=${mask} selected=${value[at] === mask}>
                  ${texts.format(`teotihuacan-kind-mask_${mask}`)}
                </option>`,
            )}
          </select>
        </label>`,
    )}
  </div>`;
}

/** @param {Field} props */
function Rows({ texts, value, onChange }) {
  return html`<div class="guide-fields">
    ${ROWS.map(
      (row, at) =>
        html`<${Count}
          key=${row}
          label=${texts.format(`teotihuacan-row-${row}`)}
          value=${value[at]}
          most=${5}
          onChange=${(/** @type {number} */ count) =>
            onChange(value.map((/** @type {number} */ old, /** @type {number} */ each) => (each === at ? count : old)))}
        />`,
    )}
  </div>`;
}

/** @param {Field} props */
function Top({ texts, value, onChange }) {
  return html`<div class="guide-checks">
    ${TEMPLES.map(
      (temple, at) =>
        html`<${Check}
          key=${temple}
          label=${texts.format(`teotihuacan-temple-${temple}.title`)}
          checked=${value[at]}
          onChange=${() =>
            onChange(value.map((/** @type {boolean} */ old, /** @type {number} */ each) => (each === at ? !old : old)))}
        />`,
    )}
  </div>`;
}

/**
 * One of several, by number.
 * @param {Field & {name: string, values: number[], label: (value: number) => string}} props
 */
function One({ texts, value, onChange, name, values, label }) {
  return html`<${Choice}
    legend=${texts.format(`teotihuacan-guide-ask-${name}`)}
    hideLegend=${true}
    name=${`guide-${name}`}
    values=${values.map(String)}
    value=${String(value)}
    label=${(/** @type {string} */ each) => label(Number(each))}
    onChange=${(/** @type {string} */ each) => onChange(Number(each))}
  />`;
}

/** @param {Field} props */
const Stairway = (props) =>
  html`<${One}
    ...${props}
    name="stairway"
    values=${[0, 1, 2, 3, NONE]}
    label=${(/** @type {number} */ at) =>
      props.texts.format(at === NONE ? "teotihuacan-guide-none" : `teotihuacan-stairway-${STAIRWAYS[at]}`)}
  />`;

/** @param {Field} props */
const Level = (props) =>
  html`<${One}
    ...${props}
    name="level"
    values=${[...Array.from({ length: LEVELS }, (_, at) => at + 1), 0]}
    label=${(/** @type {number} */ level) => (level ? String(level) : props.texts.format("teotihuacan-guide-none"))}
  />`;

/** @param {Field} props */
const Track = ({ texts, value, onChange }) =>
  html`<${Count} label=${texts.format("teotihuacan-track-pyramid")} value=${value} most=${9} onChange=${onChange} />`;

/** Fields of the questions, and what they begin with. @type {Record<Question, {Field: any, first: any}>} */
const FIELDS = {
  techs: { Field: Techs, first: 0 },
  tiles: { Field: Tiles, first: [0, 0, 0, 0, 0] },
  rows: { Field: Rows, first: [0, 0, 0] },
  stairway: { Field: Stairway, first: 0 },
  level: { Field: Level, first: 1 },
  top: { Field: Top, first: [false, false, false] },
  track: { Field: Track, first: 0 },
};

/**
 * @param {{texts: Texts, question: Question, last: any, techs: number, technologies: number[], onAnswer: (value: any)
 *   => void}} props   last: what was answered last time
 */
export function AskTable({ texts, question, last, techs, technologies, onAnswer }) {
  const { Field, first } = FIELDS[question];
  const [value, setValue] = useState(last ?? first);
  const answer = (/** @type {Event} */ event) => {
    event.preventDefault();
    onAnswer(value);
  };
  return html`<form class="guide-question" aria-labelledby="guide-question" onSubmit=${answer}>
    <h3 id="guide-question" tabindex="-1">${texts.format(`teotihuacan-guide-ask-${question}`)}</h3>
    <${Field} ...${{ texts, value, technologies }} techs=${bits(techs)} onChange=${setValue} />
    <div class="form-buttons">
      <button type="submit" class="primary">${texts.format("teotihuacan-guide-continue")}</button>
    </div>
  </form>`;
}
