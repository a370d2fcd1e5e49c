/** Asking somebody for the name by which the others know them. */
import { EntryForm } from "./entry-form.js";
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
  const field = {
    name: "name",
    label: texts.format("web-your-name"),
    first: me.value?.name || (remembered("name") ?? ""),
    maxlength: NAME_LIMIT,
    autocomplete: "nickname",
  };
  const send = async (/** @type {Record<string, string>} */ { name = "" }) => {
    await onName(name);
    remember("name", name);
  };
  return html`<${EntryForm} fields=${[field]} button=${button} className="primary large" send=${send}>
    ${children}
  <//>`;
}
