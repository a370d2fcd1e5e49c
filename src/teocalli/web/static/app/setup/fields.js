/** The fields of the form by which a position is set up: how each kind of key is entered. */
import { html } from "../html.js";
import { Icon } from "../ui.js";
import { valueAt } from "./draft.js";

/**
 * @typedef {import("../types.js").Texts} Texts
 * @typedef {import("./draft.js").SetUp} SetUp
 * @typedef {import("./draft.js").Field} Field
 * @typedef {import("./draft.js").Value} Value
 * @typedef {{texts: Texts, setUp: SetUp, field: Field, label: string, values: Value[], value: any, wrong: boolean}}
 *   Props
 */

/** @param {Texts} texts @param {Value | undefined} value @param {any} otherwise */
const named = (texts, value, otherwise) => {
  if (!value) return String(otherwise);
  return typeof value.label === "string" ? value.label : texts.message(value.label);
};

/** @param {Value[]} values @param {any} value */
const known = (values, value) => values.find((each) => each.value === value);

/**
 * A number, with buttons for one more and one less.
 * @param {{texts: Texts, label: string, value: any, low: number, high: number, wrong: boolean, onChange: (value:
 *   number) => void}} props
 */
export function NumberField({ texts, label, value, low, high, wrong, onChange }) {
  const now = Number.isInteger(value) ? value : low;
  const step = (/** @type {-1 | 1} */ by, /** @type {string} */ sign, /** @type {string} */ text) => html`
    <button
      type="button"
      class="setup-step"
      aria-label=${texts.format(text, { what: label })}
      disabled=${by < 0 ? now <= low : now >= high}
      onClick=${() => onChange(Math.min(high, Math.max(low, now + by)))}
    >
      ${sign}
    </button>
  `;
  return html`<div class="setup-number">
    <span class="setup-label" aria-hidden="true">${label}</span>
    ${step(-1, "−", "web-setup-less")}
    <input
      type="number"
      inputmode="numeric"
      aria-label=${label}
      aria-invalid=${wrong}
      min=${low}
      max=${high}
      value=${String(value ?? "")}
      onChange=${(/** @type {any} */ event) => event.target.value !== "" && onChange(Number(event.target.value))}
    />
    ${step(1, "+", "web-setup-more")}
  </div>`;
}

/** @param {Props} props */
function ChoiceField({ texts, setUp, field, label, values, value, wrong }) {
  const at = values.findIndex((each) => each.value === value);
  const other = value === undefined || value === null ? "–" : String(value);
  const option = (/** @type {number} */ index, /** @type {string} */ name) =>
    html`<option key=${index} value=${index} selected=${index === at}>${name}</option>`;
  return html`<label class="field">
    <span>${label}</span>
    <select
      aria-invalid=${wrong}
      onChange=${(/** @type {any} */ event) => setUp.set(field.path, values[Number(event.target.value)]?.value ?? null)}
    >
      ${at < 0 && option(at, other)} ${values.map((each, index) => option(index, named(texts, each, "")))}
    </select>
  </label>`;
}

/** @param {Props} props */
function FlagField({ setUp, field, label, value, wrong }) {
  return html`<label class="setup-flag">
    <input
      type="checkbox"
      aria-invalid=${wrong}
      checked=${value === true}
      onChange=${(/** @type {any} */ event) => setUp.set(field.path, event.target.checked)}
    />
    <span>${label}</span>
  </label>`;
}

/** One more entry. @param {{texts: Texts, label: string, values: Value[], onAdd: (value: any) => void}} props */
function AddField({ texts, label, values, onAdd }) {
  return html`<select
    class="setup-add"
    aria-label=${texts.format("web-setup-add-to", { what: label })}
    onChange=${(/** @type {any} */ event) => {
      const value = values[Number(event.target.value)];
      event.target.value = "-1";
      if (value) onAdd(value.value);
    }}
  >
    <option value="-1" selected>${texts.format("web-setup-add")}</option>
    ${values.map((each, index) => html`<option key=${index} value=${index}>${named(texts, each, "")}</option>`)}
  </select>`;
}

/**
 * Entries that can be taken away one by one.
 * @param {{texts: Texts, label: string, values: Value[], entries: any[], most: number, wrong: boolean, onChange:
 *   (entries: any[]) => void}} props
 */
function Entries({ texts, label, values, entries, most, wrong, onChange }) {
  const add = (/** @type {any} */ value) => onChange([...entries, value]);
  return html`<fieldset class="setup-list" aria-invalid=${wrong}>
    <legend>${label}</legend>
    <ul>
      ${entries.map((entry, at) => {
        const name = named(texts, known(values, entry), entry);
        return html`<li key=${`${at} ${name}`}>
          <span>${name}</span>
          <button
            type="button"
            class="quiet icon-button"
            aria-label=${texts.format("web-setup-remove", { what: name })}
            onClick=${() => onChange(entries.filter((_, index) => index !== at))}
          >
            <${Icon} name="close" />
          </button>
        </li>`;
      })}
    </ul>
    ${entries.length < most && html`<${AddField} texts=${texts} label=${label} values=${values} onAdd=${add} />`}
  </fieldset>`;
}

/** @param {Props} props */
function ListField({ texts, setUp, field, label, values, value, wrong }) {
  const entries = Array.isArray(value) ? value : [];
  return html`<${Entries}
    ...${{ texts, label, values, entries, wrong }}
    most=${field.high}
    onChange=${(/** @type {any[]} */ next) => setUp.set(field.path, next)}
  />`;
}

/** Counts as entries, each as often as it is there. @param {Props} props */
function SparseCounts({ texts, setUp, field, label, values, value, wrong }) {
  const entries = Object.entries(value ?? {}).flatMap(([key, count]) =>
    Array(Math.min(Number(count) || 0, field.high)).fill(key),
  );
  const counted = (/** @type {string[]} */ next) =>
    Object.fromEntries([...new Set(next)].map((key) => [key, next.filter((each) => each === key).length]));
  return html`<${Entries}
    ...${{ texts, label, values, entries, wrong }}
    most=${Infinity}
    onChange=${(/** @type {string[]} */ next) => setUp.set(field.path, counted(next))}
  />`;
}

/** @param {Props} props */
function CountsField(props) {
  const { texts, setUp, field, label, values, value, wrong } = props;
  if (field.sparse) return html`<${SparseCounts} ...${props} />`;
  return html`<fieldset class="setup-counts" aria-invalid=${wrong}>
    <legend>${label}</legend>
    ${values.map(
      (each) =>
        html`<${NumberField}
          key=${each.value}
          texts=${texts}
          label=${named(texts, each, "")}
          value=${value?.[each.value] ?? 0}
          low=${0}
          high=${field.high}
          wrong=${wrong}
          onChange=${(/** @type {number} */ count) => setUp.set(`${field.path}/${each.value}`, count)}
        />`,
    )}
  </fieldset>`;
}

/** Each value once, in an order. @param {Props} props */
function OrderField({ texts, setUp, field, label, values, value, wrong }) {
  const entries = field.text ? [...String(value ?? "")] : Array.isArray(value) ? value : [];
  const swap = (/** @type {number} */ at) => {
    const next = [...entries];
    [next[at], next[at - 1]] = [next[at - 1], next[at]];
    setUp.set(field.path, field.text ? next.join("") : next);
  };
  return html`<fieldset class="setup-list" aria-invalid=${wrong}>
    <legend>${label}</legend>
    <ol>
      ${entries.map((entry, at) => {
        const name = named(texts, known(values, entry), entry);
        return html`<li key=${name}>
          <span>${at + 1}. ${name}</span>
          <button
            type="button"
            class="quiet icon-button"
            disabled=${at === 0}
            aria-label=${texts.format("web-setup-forward", { what: name })}
            onClick=${() => swap(at)}
          >
            ↑
          </button>
        </li>`;
      })}
    </ol>
  </fieldset>`;
}

const KINDS = { choice: ChoiceField, flag: FlagField, list: ListField, counts: CountsField, order: OrderField };

/** Whether a field means something for a summary. @param {Field} field @param {Record<string, any>} summary */
export const isMeant = ({ only }, summary) =>
  Object.entries(only).every(([key, values]) => values.includes(valueAt(summary, key)));

/** Whether a place lies in what a field holds. @param {Field} field @param {string} where */
export const isWithin = ({ path }, where) => where === path || where.startsWith(`${path}/`);

/** Whether a refusal is about a field, what lies in it, or what it lies in. @param {Field} field
 * @param {string | undefined} where */
export const isAbout = (field, where) =>
  where !== undefined && (isWithin(field, where) || field.path.startsWith(`${where}/`));

/** @param {{texts: Texts, setUp: SetUp, field: Field}} props */
export function FormField({ texts, setUp, field }) {
  const value = valueAt(setUp.draft.value?.summary ?? {}, field.path);
  const label = texts.message(field.label);
  const values = field.values === null ? [] : (setUp.form.value?.values[field.values] ?? []);
  const wrong = isAbout(field, setUp.answer.value?.fault?.where);
  if (field.kind !== "number")
    return html`<${KINDS[field.kind]} ...${{ texts, setUp, field, label, values, value, wrong }} />`;
  return html`<${NumberField}
    ...${{ texts, label, value, wrong }}
    low=${field.low}
    high=${field.high}
    onChange=${(/** @type {number} */ number) => setUp.set(field.path, number)}
  />`;
}
