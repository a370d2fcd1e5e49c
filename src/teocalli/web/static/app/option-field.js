/** One rule option of a new game, with a line that explains it and one for each of its values. */
import { useState } from "preact/hooks";
import { html } from "./html.js";
import { draftOf } from "./own-components.js";

/**
 * @typedef {import("./types.js").Texts} Texts
 * @typedef {import("./types.js").OptionMeta} OptionMeta
 */

/** Name of the choice that stands for a file of one's own. */
const OWN = "file";

/** A component file is a page of text. */
const LARGEST = 200_000;

/** Whether the option takes a file of the user's own beside its named values. @param {OptionMeta} option */
const takesFile = (option) => option.own;

/** @param {any} value */
const nameOf = (value) => (value !== null && typeof value === "object" ? OWN : String(value));

/**
 * What to send for a file: a JSON object as it is, everything else as YAML text that the server reads.
 * @param {string} text
 */
function contentOf(text) {
  try {
    const parsed = JSON.parse(text);
    if (parsed !== null && typeof parsed === "object" && !Array.isArray(parsed)) return parsed;
  } catch {
    // no JSON: YAML, or broken; the server says which line
  }
  return { yaml: text };
}

/**
 * What is played with, in words: the chosen file, what was entered, or nothing yet.
 * @param {Texts} texts
 * @param {{name: string, tooLarge: boolean} | null} file
 * @param {boolean} isDraft
 */
function chosenWords(texts, file, isDraft) {
  if (isDraft) return texts.format("web-components-entered");
  return file
    ? texts.format(file.tooLarge ? "web-components-too-large" : "web-components-chosen", { name: file.name })
    : null;
}

/** @param {{texts: Texts, game: string, value: any, onChange: (value: object) => void}} props */
function FileField({ texts, game, value, onChange }) {
  const [state, setState] = useState(/** @type {{name: string, tooLarge: boolean} | null} */ (null));
  const [draft] = useState(() => draftOf(game));
  const isDraft = draft !== null && JSON.stringify(value) === JSON.stringify(draft);
  const read = async (/** @type {any} */ event) => {
    const file = /** @type {File | undefined} */ (event.target.files[0]);
    if (!file) return;
    const tooLarge = file.size > LARGEST;
    // It is called selected once it is read: who starts the game at once plays with it.
    if (!tooLarge) onChange(contentOf(await file.text()));
    setState({ name: file.name, tooLarge });
  };
  return html`
    <div class="own-file">
      <label class="button file-button">
        <span>${texts.format("web-components-choose")}</span>
        <input type="file" accept=".yaml,.yml,.json,application/json" onChange=${read} />
      </label>
      ${
        draft &&
        !isDraft &&
        html`<button type="button" onClick=${() => onChange(draft)}>${texts.format("web-components-take")}</button>`
      }
      <a class="button" href=${`/components/${encodeURIComponent(game)}`}
        >${texts.format(draft ? "web-components-edit" : "web-components-enter")}</a
      >
      <span role="status" class="hint">${chosenWords(texts, state, isDraft)}</span>
    </div>
  `;
}

/** @param {{texts: Texts, game: string, option: OptionMeta, value: any, onChange: (value: any) => void}} props */
function NumberField({ texts, game, option, value, onChange }) {
  const id = `option-${game}-${option.name}`;
  const [low, high] = option.numbers ?? [0, 0];
  const read = (/** @type {any} */ event) =>
    event.target.validity.valid && event.target.value !== "" && onChange(String(Number(event.target.value)));
  return html`
    <div class="option option-number">
      <label class="field">
        <span>${texts.format(id)}</span>
        <input
          type="number"
          inputmode="numeric"
          min=${low}
          max=${high}
          step="1"
          required
          value=${value}
          aria-describedby=${`${id}-help`}
          onInput=${read}
        />
      </label>
      <p class="hint" id=${`${id}-help`}>
        ${texts.format(`${id}.help`)} ${texts.format("web-option-usual", { value: option.default })}
      </p>
    </div>
  `;
}

/** @param {{texts: Texts, game: string, option: OptionMeta, value: any, onChange: (value: any) => void}} props */
export function OptionField(props) {
  return props.option.type === "number" ? html`<${NumberField} ...${props} />` : html`<${ChoiceField} ...${props} />`;
}

/** @param {{texts: Texts, game: string, option: OptionMeta, value: any, onChange: (value: any) => void}} props */
function ChoiceField({ texts, game, option, value, onChange }) {
  const id = `option-${game}-${option.name}`;
  const values = takesFile(option) ? [...option.values, {}] : option.values;
  const chosen = nameOf(value);
  return html`
    <${ValueChoice}
      texts=${texts}
      id=${id}
      values=${values.map(nameOf)}
      chosen=${chosen}
      textId=${(/** @type {string} */ name) => `${id}-${name}`}
      onChange=${(/** @type {string} */ name) => onChange(values.find((each) => nameOf(each) === name))}
    >
      ${chosen === OWN && html`<${FileField} ...${{ texts, game, value, onChange }} />`}
    <//>
  `;
}

/**
 * One of several values, each with its title and a line of explanation; what belongs to the choice stands below.
 * @param {{texts: Texts, id: string, values: string[], chosen: string, textId: (name: string) => string, onChange:
 *   (name: string) => void, children?: any}} props
 */
export function ValueChoice({ texts, id, values, chosen, textId, onChange, children = null }) {
  return html`
    <fieldset class="option">
      <legend>${texts.format(id)}</legend>
      <p class="hint">${texts.format(`${id}.help`)}</p>
      <div class="option-values">
        ${values.map(
          (each) => html`
            <label key=${each} class="option-value">
              <input
                type="radio"
                name=${id}
                value=${each}
                checked=${each === chosen}
                onChange=${() => onChange(each)}
              />
              <span class="option-words">
                <span class="option-title">${texts.format(textId(each))}</span>
                <span class="hint">${texts.format(`${textId(each)}.help`)}</span>
              </span>
            </label>
          `,
        )}
      </div>
      ${children}
    </fieldset>
  `;
}
