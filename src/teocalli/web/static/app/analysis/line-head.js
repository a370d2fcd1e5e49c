/** A line's first action as a row tells it: its sign, what is done, and what chance it has, also as a bar. */
import { html } from "../html.js";
import { LineSign } from "./line-sign.js";

/** @param {{texts: import("../types.js").Texts, number: number, name: any, percent: number}} props */
export function LineHead({ texts, number, name, percent }) {
  return html`
    <span class="suggestion-head">
      <${LineSign} number=${number} />
      <b class="suggestion-name"><bdi>${name}</bdi></b>
      <b class="figure">${texts.format("web-hint-percent", { percent })}</b>
    </span>
    <span class="suggestion-bar" aria-hidden="true"><span style=${{ width: `${percent}%` }}></span></span>
  `;
}
