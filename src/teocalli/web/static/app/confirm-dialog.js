/** A dialog that asks once more before something is done: Enter does it. */
import { DecideButton } from "./asking.js";
import { html } from "./html.js";
import { Dialog } from "./ui.js";

/**
 * @param {{texts: import("./types.js").Texts, title: string, decide?: string, act: () => void, onClose: () => void,
 *   children: any}} props
 *   `decide`: what the button says that does it, if it is not the title
 */
export function ConfirmDialog({ texts, title, decide = title, act, onClose, children }) {
  const confirm = () => {
    onClose();
    act();
  };
  return html`
    <${Dialog} title=${title} closeLabel=${texts.format("web-close")} onClose=${onClose}>
      ${children}
      <div class="dialog-buttons">
        <button type="button" onClick=${onClose}>${texts.format("web-cancel")}</button>
        <${DecideButton} act=${confirm}>${decide}<//>
      </div>
    <//>
  `;
}
