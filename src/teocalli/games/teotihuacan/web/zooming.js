/** Enlarging the table by buttons: on a phone they lie on it, elsewhere they stand above it in the page's head, where they hide nothing. */
import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { html } from "teocalli/html.js";
import { Icon } from "teocalli/ui.js";

/** @typedef {import("teocalli/types.js").Table} Table */
/** @typedef {ReturnType<typeof import("teocalli/zoom.js").useZoom>} Zoom */

/** The zoom of the table that is shown. */
const shown = signal(/** @type {Zoom | null} */ (null));

/** Lets the buttons in the head move this table. @param {Zoom} zoom @param {boolean} compact */
export function useZoomButtons(zoom, compact) {
  useLayoutEffect(() => void (shown.value = compact ? null : zoom), [compact, zoom.viewBox, zoom.largest]);
  useLayoutEffect(() => () => void (shown.value = null), []);
}

/** @param {{table: Table, zoom: Zoom, children?: any}} props */
function Buttons({ table: { texts: { format } }, zoom, children }) {
  return html`<div class="teo-zoom" role="group" aria-label=${format("board-zoom")}>
    ${children}
    <button type="button" aria-label=${format("board-zoom-out")} title=${format("board-zoom-out")} disabled=${zoom.scale === 1} onClick=${zoom.smaller}>−</button>
    <button type="button" aria-label=${format("board-zoom-in")} title=${format("board-zoom-in")} disabled=${zoom.largest} onClick=${zoom.larger}>+</button>
  </div>`;
}

/** On the table itself, as long as it is small. @param {{table: Table, zoom: Zoom}} props */
export function ZoomOnTable({ table, zoom }) {
  const { format } = table.texts;
  return html`<${Buttons} table=${table} zoom=${zoom}>
    ${zoom.scale === 1 ? html`<p class="hint">${format("board-teo-tap")}</p>` : html`<button type="button" onClick=${zoom.whole}>${format("board-teo-whole")}</button>`}
  <//>`;
}

/** In the page's head. @param {{table: Table}} props */
export function ZoomInHead({ table }) {
  const zoom = shown.value;
  const { format } = table.texts;
  return zoom && html`<${Buttons} table=${table} zoom=${zoom}>
    <button type="button" aria-label=${format("board-teo-whole")} title=${format("board-teo-whole")} disabled=${zoom.scale === 1} onClick=${zoom.whole}><${Icon} name="whole" /></button>
  <//>`;
}
