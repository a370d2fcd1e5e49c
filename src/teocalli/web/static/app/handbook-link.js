/** The way to the handbook, which is a site of its own beside the page. */
import { html } from "./html.js";
import { Icon } from "./ui.js";

/** @param {{texts: import("./types.js").Texts}} props */
export function HandbookLink({ texts }) {
  return html`<a href=${`/handbook/${texts.language}/`}><${Icon} name="rules" /> ${texts.format("web-handbook")}</a>`;
}
