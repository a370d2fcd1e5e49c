/** An address that leads nowhere, or to something that cannot be shown. */
import { Header } from "../header.js";
import { html } from "../html.js";
import { PageTitle } from "./title.js";

/** @typedef {{texts: import("../types.js").Texts, meta: import("../types.js").Meta}} Shared */

/** @param {Shared & {title?: string, message?: import("../types.js").Message, children?: any}} props */
export function NotFoundPage({
  texts,
  meta,
  title = "web-lost",
  message = { id: "web-lost-help", args: {} },
  children,
}) {
  return html`
    <${PageTitle} text=${texts.format(title)} />
    <${Header} texts=${texts} game=${Object.keys(meta.games)[0]} />
    <main class="page narrow">
      <h1 tabindex="-1">${texts.format(title)}</h1>
      <p>${texts.message(message)}</p>
      <p class="lost-ways">
        ${children}<a class=${children ? "button" : "button primary"} href="/">${texts.format("web-to-start")}</a>
      </p>
    </main>
  `;
}

/** Stands for a page that throws when it is drawn. @param {Shared} props */
export function FaultPage(props) {
  const reload = html`<button type="button" class="primary" onClick=${() => location.reload()}>
    ${props.texts.format("web-reload")}
  </button> `;
  return html`<${NotFoundPage} ...${props} title="web-fault-page" message=${{ id: "web-fault-page-help", args: {} }}
    >${reload}<//
  >`;
}
