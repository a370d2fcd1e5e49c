/** An address that leads nowhere. */
import { Header } from "../header.js";
import { html } from "../html.js";
import { PageTitle } from "./title.js";

/** @param {{texts: import("../types.js").Texts, meta: import("../types.js").Meta, message?: import("../types.js").Message}} props */
export function LostPage({ texts, meta, message = { id: "web-lost-help", args: {} } }) {
  return html`
    <${PageTitle} text=${texts.format("web-lost")} />
    <${Header} texts=${texts} game=${Object.keys(meta.games)[0]} />
    <main class="page narrow">
      <h1 tabindex="-1">${texts.format("web-lost")}</h1>
      <p>${texts.message(message)}</p>
      <p><a class="button primary" href="/">${texts.format("web-to-start")}</a></p>
    </main>
  `;
}
