/** Components of one's own as the text of their file: for games whose drawing has no way to enter them. */
import { useState } from "preact/hooks";
import { html } from "./html.js";

/** @param {import("./own-components.js").EditorProps} props */
export function ComponentEditor({ texts, content, offered, onChange }) {
  // What is typed stays as it is; what comes from elsewhere (a file, undo) is written anew.
  const [typed, setTyped] = useState(/** @type {any} */ (null));
  const text = content.yaml ?? JSON.stringify(content, null, 1);
  const onInput = (/** @type {any} */ event) => {
    setTyped(event.target.value);
    onChange({ yaml: event.target.value });
  };
  return html`<label class="field own-text">
    <span>${texts.format("web-box-text")}</span>
    <textarea
      rows="24"
      spellcheck=${false}
      autocomplete="off"
      value=${content.yaml === typed ? typed : content === offered.ours ? offered.text : text}
      onInput=${onInput}
    ></textarea>
  </label>`;
}
