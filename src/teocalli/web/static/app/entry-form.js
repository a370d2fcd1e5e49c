/** A form whose entries go to the server; while they are on their way nothing is sent. */
import { useState } from "preact/hooks";
import { leadLostFocus } from "./board/focus.js";
import { html } from "./html.js";
import { notifyError } from "./notify-error.js";

/**
 * @typedef {{name: string, label: string, first?: string, type?: string, dir?: "auto" | "ltr", maxlength: number,
 *   [attribute: string]: any}} Field   first: what stands there at the beginning; the rest are attributes of the field
 */

/**
 * @param {{fields: Field[], button: string, className?: string, children?: any,
 *   send: (given: Record<string, string>) => Promise<void>}} props   className: of the button; children: what else is
 *   asked, between the fields and the button
 */
export function EntryForm({ fields, button, className = "primary", children = null, send }) {
  const [given, setGiven] = useState(/** @type {Record<string, string>} */ ({}));
  const [busy, setBusy] = useState(false);
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await send(Object.fromEntries(fields.map(({ name, first = "" }) => [name, given[name] ?? first])));
      setGiven({});
      leadLostFocus();
    } catch (error) {
      notifyError(error);
    }
    setBusy(false);
  };
  return html`
    <form class="name-form" onSubmit=${submit}>
      ${fields.map(
        ({ name, label, first = "", ...attributes }) => html`
          <label class="field field-name" key=${name}>
            <span>${label}</span>
            <input
              type="text"
              dir="auto"
              required
              ...${attributes}
              value=${given[name] ?? first}
              onInput=${(/** @type {any} */ event) => setGiven((old) => ({ ...old, [name]: event.target.value }))}
            />
          </label>
        `,
      )}
      ${children}
      <button type="submit" class=${className} disabled=${busy}>${button}</button>
    </form>
  `;
}
