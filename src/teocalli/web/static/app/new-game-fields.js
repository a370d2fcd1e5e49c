/** The fields of a new game, each beside those of seats, options and levels. */
import { CONTROLS, controlText } from "./clock.js";
import { html } from "./html.js";
import { OptionField } from "./option-field.js";
import { COACHES, setCoach, settings } from "./settings.js";
import { Choice } from "./ui.js";

/** @typedef {import("./types.js").Texts} Texts */
/** @typedef {import("./types.js").OptionMeta} OptionMeta */
/** @typedef {import("./new-game-defaults.js").GameRequest} GameRequest */

/** Which game. @param {{texts: Texts, games: string[], game: string, onGame: (game: string) => void}} props */
export function GameField({ texts, games, game, onGame }) {
  return (
    games.length > 1 &&
    html`
      <${Choice}
        legend=${texts.format("web-which-game")}
        name="game"
        values=${games}
        value=${game}
        label=${(/** @type {string} */ each) => texts.format(`${each}-title`)}
        onChange=${onGame}
      />
    `
  );
}

/**
 * Yes or no, with what that means.
 * @param {{texts: Texts, name: string, values: string[], value: boolean, id: string, help: string,
 *   onChange: (value: boolean) => void}} props `id` begins the ids of its texts
 */
export function YesNoField({ texts, name, values, value, onChange, id, help }) {
  return html`
    <${Choice}
      legend=${texts.format(id)}
      name=${name}
      values=${values}
      value=${value ? "yes" : "no"}
      label=${(/** @type {string} */ each) => texts.format(`${id}-${each}`)}
      onChange=${(/** @type {string} */ each) => onChange(each === "yes")}
    />
    <p class="hint">${texts.format(help)}</p>
  `;
}

/**
 * One of many, in a list that opens.
 * @param {{label: string, values: string[], value: string, text: (value: string) => string,
 *   onChange: (value: string) => void}} props `text`: what a value is called
 */
export function SelectField({ label, values, value, text, onChange }) {
  return html`
    <label class="field-clock">
      <span>${label}</span>
      <select value=${value} onChange=${(/** @type {any} */ event) => onChange(event.target.value)}>
        ${values.map(
          (each) => html`<option key=${each} value=${each} selected=${each === value}>${text(each)}</option>`,
        )}
      </select>
    </label>
  `;
}

/**
 * How long each may think. `help`: id of what that means.
 * @param {{texts: Texts, value: string, onChange: (value: string) => void, help?: string}} props
 */
export function ClockField({ texts, value, onChange, help = "web-clock-help" }) {
  return html`
    <${SelectField}
      label=${texts.format("web-clock")}
      values=${Object.keys(CONTROLS)}
      value=${value}
      text=${(/** @type {string} */ each) => controlText(texts, CONTROLS[each] ?? null)}
      onChange=${onChange}
    />
    <p class="hint">${texts.format(help)}</p>
  `;
}

/**
 * What only people who are elsewhere are asked: who finds the table, how long each may think, who shuffles, and, where
 * it is possible, whether the game counts.
 * @typedef {{isPublic: boolean, clock: string, shuffle: "server" | "joint", rated: boolean}} ForPeople
 * @param {{texts: Texts, value: ForPeople, mayCount: boolean, onChange: (value: ForPeople) => void}} props
 */
export function PeopleFields({ texts, value, mayCount, onChange }) {
  return html`
    <${YesNoField}
      texts=${texts}
      name="public"
      values=${["no", "yes"]}
      value=${value.isPublic}
      id="web-public"
      help="web-people-help"
      onChange=${(/** @type {boolean} */ isPublic) => onChange({ ...value, isPublic })}
    />
    <${ClockField}
      texts=${texts}
      value=${value.clock}
      onChange=${(/** @type {string} */ clock) => onChange({ ...value, clock })}
    />
    <${YesNoField}
      texts=${texts}
      name="shuffle"
      values=${["no", "yes"]}
      value=${value.shuffle === "joint"}
      id="web-shuffle"
      help="web-shuffle-help"
      onChange=${(/** @type {boolean} */ joint) => onChange({ ...value, shuffle: joint ? "joint" : "server" })}
    />
    ${
      mayCount &&
      html`<${YesNoField}
        texts=${texts}
        name="rated"
        values=${["no", "yes"]}
        value=${value.rated}
        id="web-rated"
        help="web-rated-help"
        onChange=${(/** @type {boolean} */ rated) => onChange({ ...value, rated })}
      />`
    }
  `;
}

/** Whether the only person may go back over bots' turns.
 * @param {{texts: Texts, value: boolean, onChange: (value: boolean) => void}} props */
export function TakeBackField({ texts, value, onChange }) {
  return html`<${YesNoField}
    texts=${texts}
    name="take-back"
    values=${["yes", "no"]}
    value=${value}
    id="web-take-back"
    help="web-take-back-help"
    onChange=${onChange}
  />`;
}

/** Whether a coach comments on what one does. @param {{texts: Texts}} props */
export function CoachField({ texts }) {
  return html`
    <${Choice}
      legend=${texts.format("web-coach-with")}
      name="coach"
      values=${COACHES}
      value=${settings.value.coach}
      label=${(/** @type {string} */ each) => texts.format(`web-coach-${each}`)}
      onChange=${setCoach}
    />
    <p class="hint">${texts.format("web-coach-help")}</p>
  `;
}

/** Whom one plays against alone, where the game has somebody. @param {{texts: Texts, game: string}} props */
export function SoloHint({ texts, game }) {
  return texts.has(`${game}-bot.help`)
    ? html`<p class="hint">
        ${texts.format("web-solo", { opponent: texts.format(`${game}-bot`) })}${" "} ${texts.format(`${game}-bot.help`)}
      </p>`
    : null;
}

/**
 * Fields of rule options.
 * @typedef {object} OptionsProps
 * @property {Texts} texts
 * @property {string} game
 * @property {OptionMeta[]} options
 * @property {Record<string, any>} chosen
 * @property {(chosen: Record<string, any>) => void} onChoose
 */
/** @param {OptionsProps} props */
export function OptionFields({ texts, game, options, chosen, onChoose }) {
  return options.map(
    (option) =>
      html`<${OptionField}
        key=${option.name}
        texts=${texts}
        game=${game}
        option=${option}
        value=${chosen[option.name] ?? option.default}
        onChange=${(/** @type {any} */ value) => onChoose({ [option.name]: value })}
      />`,
  );
}

/** The finer options, open where one of them is changed. @param {OptionsProps} props */
export function FinerOptions(props) {
  const { texts, options, chosen } = props;
  const count = options.filter((option) => (chosen[option.name] ?? option.default) !== option.default).length;
  return html`<details class="finer" open=${count > 0}>
    <summary>
      <span>${texts.format("web-options-finer")}</span>
      <span class="hint"
        >${count > 0 ? texts.format("web-options-changed", { count }) : texts.format("web-options-default")}</span
      >
    </summary>
    <div class="finer-options"><${OptionFields} ...${props} /></div>
  </details>`;
}
