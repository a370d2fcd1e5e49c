/** Buttons that enlarge a board. */
import { html } from "../html.js";

/** @typedef {import("../types.js").Table} Table */
/** @typedef {ReturnType<typeof import("./zoom.js").useZoom>} Zoom */

/** @param {{label: string, disabled: boolean, onClick: () => void, children?: any}} props */
export function ZoomButton({ label, disabled, onClick, children }) {
  return html`<button type="button" aria-label=${label} title=${label} disabled=${disabled} onClick=${onClick}>
    ${children}
  </button>`;
}

/** @param {{table: Pick<Table, "texts">, zoom: Zoom, children?: any}} props `children`: further buttons, in front */
export function ZoomButtons({ table, zoom, children }) {
  const { format } = table.texts;
  return html`<div class="board-zoom" role="group" aria-label=${format("board-zoom")}>
    ${children}
    <${ZoomButton} label=${format("board-zoom-out")} disabled=${zoom.scale === 1} onClick=${zoom.smaller}>−<//>
    <${ZoomButton} label=${format("board-zoom-in")} disabled=${zoom.largest} onClick=${zoom.larger}>+<//>
  </div>`;
}
