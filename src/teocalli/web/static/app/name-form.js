/** Asking somebody for the name by which the others know them. */
import { useState } from "preact/hooks";
import { leadLostFocus } from "./board/focus.js";
import { notifyError } from "./notify-error.js";
import { html } from "./html.js";
import { me } from "./me.js";
import { remember, remembered } from "./settings.js";

/** Characters of a name at most, as the server has it. */
const NAME_LIMIT = 40;

/**
 * @param {{texts: import("./types.js").Texts, button: string, children?: any,
 *   onName: (name: string) => Promise<void>}} props
 *   `children`: what else is asked, between the name and the button
 */
export function NameForm({ texts, button, children = null, onName }) {
  const [name, setName] = useState(me.peek()?.name || (remembered("name") ?? ""));
  const [busy, setBusy] = useState(false);
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await onName(name);
      remember("name", name);
      leadLostFocus();
    } catch (error) {
      notifyError(error);
    }
    setBusy(false);
  };
  return html`
    <form class="name-form" onSubmit=${submit}>
      <label class="field field-name">
        <span>${texts.format("web-your-name")}</span>
        <input
          type="text"
          dir="auto"
          required
          maxlength=${NAME_LIMIT}
          autocomplete="nickname"
          value=${name}
          onInput=${(/** @type {any} */ event) => setName(event.target.value)}
        />
      </label>
      ${children}
      <button type="submit" class="primary large" disabled=${busy}>${button}</button>
    </form>
  `;
}
