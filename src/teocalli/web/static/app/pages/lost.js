/** An address that leads nowhere, or to something that cannot be shown. */
import { Header } from "../header.js";
import { html } from "../html.js";
import { PageTitle } from "./title.js";

/** @param {{texts: import("../types.js").Texts, meta: import("../types.js").Meta, title?: string, message?: import("../types.js").Message}} props */
export function LostPage({ texts, meta, title = "web-lost", message = { id: "web-lost-help", args: {} } }) {
  return html`
    <${PageTitle} text=${texts.format(title)} />
    <${Header} texts=${texts} game=${Object.keys(meta.games)[0]} />
    <main class="page narrow">
      <h1 tabindex="-1">${texts.format(title)}</h1>
      <p>${texts.message(message)}</p>
      <p><a class="button primary" href="/">${texts.format("web-to-start")}</a></p>
    </main>
  `;
}
