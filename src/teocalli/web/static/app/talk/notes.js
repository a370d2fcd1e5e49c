/** Notes that somebody makes at a game, for themselves. */
import { useEffect } from "preact/hooks";
import { html } from "../html.js";

/**
 * Two devices wrote: which notes are right?
 * @param {{notes: import("./game-talk.js").GameNotes, texts: import("../types.js").Texts, other: string}} props
 */
function Other({ notes, texts, other }) {
  return html`
    <div class="proposal" role="group" aria-label=${texts.format("web-notes-other")}>
      <p>${texts.format("web-notes-other")}</p>
      <pre class="notes-other" dir="auto">${other}</pre>
      <div class="proposal-answers">
        <button type="button" onClick=${() => void notes.choose("own")}>${texts.format("web-notes-take-own")}</button>
        <button type="button" onClick=${() => void notes.choose("other")}>
          ${texts.format("web-notes-take-other")}
        </button>
      </div>
    </div>
  `;
}

/** @param {{notes: import("./game-talk.js").GameNotes, texts: import("../types.js").Texts}} props */
export function Notes({ notes, texts }) {
  useEffect(() => {
    void notes.load();
    return () => void notes.keep();
  }, [notes]);
  const state = notes.state.value;
  const other = notes.other.value;
  if (state === "loading") return html`<p class="hint" role="status">${texts.format("web-loading")}</p>`;
  return html`
    ${other && html`<${Other} notes=${notes} texts=${texts} other=${other.text} />`}
    <label class="field notes">
      <span>${texts.format("web-notes-label")}</span>
      <textarea
        dir="auto"
        maxlength="9000"
        value=${notes.text.value}
        onInput=${(/** @type {any} */ event) => notes.write(event.target.value)}
        onBlur=${() => void notes.keep()}
      ></textarea>
    </label>
    <p class="hint">${texts.format("web-notes-help")}</p>
    <p class="hint" role="status">
      ${state === "kept" && notes.kept.version > 0 ? texts.format("web-notes-kept") : ""}
      ${state === "changed" ? texts.format("web-notes-changed") : ""}
    </p>
  `;
}
