/** Something to give away: as text, by a button that copies it; a link also as a QR code for a phone's camera. */
import { useEffect, useRef, useState } from "preact/hooks";
import { isFocusLost } from "./board/focus.js";
import { html } from "./html.js";
import { announce } from "./notices.js";

/** @typedef {{address: string, qr: string}} Shared */

/** @param {{texts: import("./types.js").Texts, label: string, shared: Shared}} props */
export function ShareLink({ texts, label, shared }) {
  const copy = { button: "web-link-copy", copied: "web-link-copied" };
  return html`
    <${ToCopy} texts=${texts} label=${label} text=${shared.address} words=${copy}>
      <img class="share-qr" src=${shared.qr} alt=${texts.format("web-link-qr")} width="180" height="180" />
    <//>
  `;
}

/**
 * @param {{texts: import("./types.js").Texts, label: string, text: string,
 *   words: {button: string, copied: string}, children?: any}} props
 *   `words`: ids of what the button says before and after
 */
export function ToCopy({ texts, label, text, words, children = null }) {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [copied, setCopied] = useState(false);
  // It stands where the button stood that asked for it.
  useEffect(() => void (isFocusLost() && field.current?.focus({ preventScroll: true })), []);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      if (!document.execCommand("copy")) return; // without https browsers offer no other way; the text is selected
    }
    setCopied(true);
    announce(texts.format(words.copied));
  };
  return html`
    <div class="share">
      <label class="field share-address">
        <span>${label}</span>
        <input
          ref=${field}
          type="text"
          readonly
          dir="ltr"
          value=${text}
          onFocus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}
        />
      </label>
      <button type="button" class="primary" onClick=${copy}>
        ${texts.format(copied ? words.copied : words.button)}
      </button>
      ${children}
    </div>
  `;
}
