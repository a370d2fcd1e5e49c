import { h } from "preact";
import htm from "htm";

/** Tagged template that makes Preact elements: html`<p>…</p>`. */
export const html = htm.bind(h);
