/** A webhook of one's own: an address elsewhere that is told what one is asked. */
import { useEffect, useState } from "preact/hooks";
import { api } from "./api.js";
import { leadLostFocus } from "./board/focus.js";
import { EntryForm } from "./entry-form.js";
import { html } from "./html.js";
import { notifyError } from "./notify-error.js";
import { rememberWay } from "./remindable.js";
import { tryOut, wanted } from "./reminders.js";
import { language } from "./settings.js";
import { ToCopy } from "./share.js";

/** @typedef {import("./types.js").Texts} Texts */

const COPY = { button: "web-webhook-copy", copied: "web-webhook-copied" };

/** Where there is none yet. @param {{texts: Texts, onSecret: (secret: string) => void}} props */
function NewWebhook({ texts, onSecret }) {
  const field = {
    name: "address",
    label: texts.format("web-webhook-address"),
    inputmode: "url",
    dir: /** @type {const} */ ("ltr"),
    maxlength: 1000,
    pattern: "https://.+",
    placeholder: "https://",
    autocomplete: "off",
  };
  const send = async (/** @type {Record<string, string>} */ { address = "" }) => {
    const { secret, ...read } = await api.setWebhook(address.trim(), language.peek());
    wanted.value = read;
    rememberWay("webhook", true);
    onSecret(secret);
  };
  return html`<${EntryForm} fields=${[field]} button=${texts.format("web-webhook-set")} send=${send} />`;
}

/** One that is there. @param {{texts: Texts, webhook: {address: string, off: boolean}, onRemoved: () => void}} props */
function OwnWebhook({ texts, webhook, onRemoved }) {
  const [busy, setBusy] = useState(false);
  const trial = () => {
    setBusy(true);
    void tryOut("webhook").finally(() => setBusy(false));
  };
  const remove = async () => {
    try {
      wanted.value = await api.removeWebhook();
      rememberWay("webhook", false);
      onRemoved();
      leadLostFocus();
    } catch (error) {
      notifyError(error);
    }
  };
  return html`
    <p class="webhook-address" dir="ltr">${webhook.address}</p>
    ${webhook.off && html`<p class="warning">${texts.format("web-webhook-off", { address: webhook.address })}</p>`}
    <div class="section-buttons">
      <button type="button" disabled=${busy} onClick=${trial}>${texts.format("web-notices-trial")}</button>
      <button type="button" onClick=${remove}>${texts.format("web-webhook-remove")}</button>
    </div>
  `;
}

/** @param {{texts: Texts}} props */
export function Webhook({ texts }) {
  const [secret, setSecret] = useState("");
  useEffect(() => void api.notices().then((read) => (wanted.value = read), notifyError), []);
  if (!wanted.value) return null;
  const { webhook } = wanted.value;
  return html`
    <section aria-labelledby="webhook-heading">
      <h2 id="webhook-heading">${texts.format("web-webhook")}</h2>
      <p class="hint">${texts.format("web-webhook-help")}</p>
      ${
        webhook
          ? html`<${OwnWebhook} texts=${texts} webhook=${webhook} onRemoved=${() => setSecret("")} />`
          : html`<${NewWebhook} texts=${texts} onSecret=${setSecret} />`
      }
      ${
        secret &&
        html`
          <${ToCopy} texts=${texts} label=${texts.format("web-webhook-secret")} text=${secret} words=${COPY} />
          <p class="hint">${texts.format("web-webhook-secret-help")}</p>
        `
      }
    </section>
  `;
}
