/** What lies beside the board: piles of cards and the tiles that are still to come. */
import { html } from "teocalli/html.js";
import { tip } from "teocalli/board/tooltips.js";
import { symbolMessage } from "./messages.js";
import { CardShape, IDOLS, TileShape } from "./icons/symbol.js";

/** @typedef {import("./types.js").Table} Table */

/** @param {{table: Table, idol: string}} props */
function Pile({ table, idol }) {
  const count = table.shown.position.piles[idol] ?? 0;
  const name = table.texts.format("uxmal-pile-name", { count, idol: symbolMessage(idol) });
  return html`<li
    class=${count ? "ux-pile" : "ux-pile ux-empty"}
    data-anchor=${`pile-${idol}`}
    data-spot=${`pile:${idol}`}
  >
    <span role="img" aria-label=${name} tabindex="0" ...${tip(table, "uxmal-help-pile", name)}>
      <${CardShape} symbol=${idol} size=${38} /><b aria-hidden="true">${count}</b>
    </span>
  </li>`;
}

/** @param {{table: Table, tile: string, size: number}} props */
function NamedTile({ table, tile, size }) {
  return html`<span role="img" aria-label=${table.texts.format("uxmal-tile-name", { tile })}
    ><${TileShape} tile=${tile} size=${size}
  /></span>`;
}

/** The tiles that may still be drawn: how many, and on demand which. @param {{table: Table}} props */
function TileStock({ table }) {
  const { undrawn } = table.shown.position;
  const { format } = table.texts;
  return html`<details class="ux-stock" data-spot="stock">
    <summary ...${tip(table, "uxmal-help-stock")}>
      <svg viewBox="0 0 40 36" aria-hidden="true">
        ${[0, 1, 2].map(
          (each) => html`<rect key=${each} x=${3 + 3 * each} y=${13 - 5 * each} width="28" height="20" rx="4" />`,
        )}
      </svg>
      <span>${format("board-stock", { count: undrawn.length })}</span>
    </summary>
    <ul class="ux-stock-tiles">
      ${undrawn.map(
        (tile, index) =>
          html`<li key=${`${tile}${index}`}><${NamedTile} table=${table} tile=${tile} size=${52} /></li>`,
      )}
    </ul>
  </details>`;
}

/** @param {{table: Table}} props */
export function Stocks({ table }) {
  const { format } = table.texts;
  const { drawn, decision } = table.shown.position;
  return html`<section class="ux-stocks" aria-label=${format("board-stocks")}>
    <ul class="ux-piles" aria-label=${format("uxmal-help-pile.title")}>
      ${IDOLS.map((idol) => html`<${Pile} key=${idol} table=${table} idol=${idol} />`)}
    </ul>
    <${TileStock} table=${table} />
    ${
      drawn
        ? html`<p class="ux-drawn" tabindex="0" ...${tip(table, "uxmal-help-tile")}>
            <span>${format(decision === "seat" ? "board-drawn" : "board-next-tile")}</span>
            <${NamedTile} table=${table} tile=${drawn} size=${56} />
          </p>`
        : null
    }
  </section>`;
}
