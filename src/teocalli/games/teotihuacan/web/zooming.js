/**
 * Enlarging the table by buttons: on a phone they lie on it, elsewhere they stand above it in the page's head, where
 * they hide nothing.
 */
import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { ZoomButton, ZoomButtons } from "teocalli/board/zoom-buttons.js";
import { html } from "teocalli/html.js";
import { remember, remembered } from "teocalli/settings.js";
import { Icon } from "teocalli/ui.js";

/** @typedef {import("teocalli/types.js").Table} Table */
/** @typedef {import("teocalli/board/zoom-buttons.js").Zoom} Zoom */

/** What is remembered of small tables. */
const OPENED = "teotihuacan.opened";

/** The zoom of the table that is shown. */
const shown = signal(/** @type {Zoom | null} */ (null));

/** Lets the buttons in the head move this table. @param {Zoom} zoom @param {boolean} compact */
export function useZoomButtons(zoom, compact) {
  useLayoutEffect(() => void (shown.value = compact ? null : zoom), [compact, zoom.viewBox, zoom.largest]);
  useLayoutEffect(() => () => void (shown.value = null), []);
}

/** Whether somebody had opened a part of a small table before this page was opened. */
const isKnown = remembered(OPENED) !== null;

/** A part was opened by a tap: whoever knows that need not be told again. */
export const rememberTap = () => remember(OPENED, "yes");

/**
 * On the table itself, as long as it is small; the explanation stands below it, with a line of its own, until it is
 * known.
 * @param {{table: Table, zoom: Zoom}} props
 */
export function ZoomOnTable({ table, zoom }) {
  const { format } = table.texts;
  const whole = zoom.scale === 1;
  return html`
    <${ZoomButtons} table=${table} zoom=${zoom}>
      ${whole ? null : html`<button type="button" onClick=${zoom.whole}>${format("board-teo-whole")}</button>`}
    <//>
    ${isKnown ? null : html`<p class="hint teo-tap">${whole ? format("board-teo-tap") : ""}</p>`}
  `;
}

/** In the page's head. @param {{table: Table}} props */
export function ZoomInHead({ table }) {
  const zoom = shown.value;
  const { format } = table.texts;
  return (
    zoom &&
    html`<${ZoomButtons} table=${table} zoom=${zoom}>
      <${ZoomButton} label=${format("board-teo-whole")} disabled=${zoom.scale === 1} onClick=${zoom.whole}>
        <${Icon} name="whole" />
      <//>
    <//>`
  );
}
