/** Nobles: three rows of houses, and the Buildings row with the value of the Avenue. */
import { html } from "teocalli/html.js";
import { Card, Pawns, PowerUps, topOf } from "./card.js";
import { message } from "./names.js";
import { Line, Mark, glyph } from "./icons/symbol.js";
import { pieceOf } from "./keys.js";
import { Corners, HitTarget, hasCome } from "./hit-target.js";

const ROWS = ["top", "centre", "bottom"];

/** @param {{show: import("./scene.js").Show, board: number, width: number, height: number}} props */
export function Nobles({ show, board, width, height }) {
  const top = topOf({ width, height });
  return html`<${Card} show=${show} board=${board} width=${width} height=${height}>
    ${ROWS.map((row, at) => html`<${HouseRow} key=${row} show=${show} row=${row} at=${at} y=${top + 6 + at * 39} />`)}
    <${BuildingsRow} show=${show} x=${8} y=${top + 149} />
    <${HitTarget}
      show=${show}
      target="main:6"
      name=${show.table.texts.format("board-teo-nobles-action")}
      help="teotihuacan-help-board-6"
      box=${{ x: 8, y: top + 120, width: width - 16, height: 35 }}
    >
      <${Line}
        tokens=${[
          "−2",
          glyph("wood"),
          "→",
          glyph("building"),
          "→",
          glyph("vp"),
          "+",
          glyph("avenue"),
          "+",
          glyph("power_up"),
        ]}
        x=${width / 2}
        y=${top + 135}
        size=${20}
      />
    <//>
  <//>`;
}

/**
 * A row of spaces for Buildings, those built covering them.
 * @param {{show: import("./scene.js").Show, row: string, at: number, y: number}} props
 */
function HouseRow({ show, row, at, y }) {
  const values = /** @type {number[]} */ (show.parts.nobles[row]);
  const built = show.position.buildings.rows[at];
  const name = show.table.texts.format("board-teo-nobles-row", {
    row: message(`teotihuacan-row-${row}`),
    built,
    count: values.length,
    next: values[built] ?? 0,
  });
  return html`<${HitTarget}
    show=${show}
    target=${`row:${row}`}
    name=${name}
    help="teotihuacan-help-nobles-rows"
    box=${{ x: 6, y: y - 2, width: 268, height: 37 }}
  >
    <${Pawns} count=${at + 1} x=${10} y=${y + 4} size=${11} />
    <${PowerUps} count=${show.parts.power_ups[6][at]} x=${10} y=${y + 18} size=${13} />
    ${values.map(
      (value, place) =>
        html`<g key=${place}>
          <rect class="teo-cell-face" x=${52 + place * 44} y=${y} width="41" height="33" rx="6" />
          ${
            place < built
              ? html`<${Mark} name="building" x=${58 + place * 44} y=${y + 2} size=${29} />`
              : html`<${Line} tokens=${[value, glyph("vp")]} x=${72 + place * 44} y=${y + 17} size=${19} />`
          }
          ${
            hasCome(show, pieceOf.building(at, place))
              ? html`<${Corners} box=${{ x: 53 + place * 44, y: y + 1, width: 39, height: 31 }} />`
              : null
          }
        </g>`,
    )}
  <//>`;
}

/**
 * Buildings still to be taken lie on values; the lowest visible one counts for the Avenue.
 * @param {{show: import("./scene.js").Show, x: number, y: number}} props
 */
function BuildingsRow({ show, x, y }) {
  const values = /** @type {number[]} */ (show.parts.buildings_row);
  const left = show.position.buildings.row;
  const free = values.length - left;
  const name = show.table.texts.format("teotihuacan-buildings-name", {
    count: left,
    value: show.position.buildings.value,
  });
  return html`<${HitTarget}
    show=${show}
    name=${name}
    help="teotihuacan-help-buildings-row"
    box=${{ x: x - 2, y, width: 268, height: 36 }}
    className="teo-buildings"
  >
    <${Mark} name="avenue" x=${x} y=${y + 7} size=${22} />
    ${values.map(
      (value, place) =>
        html`<g key=${place}>
          <rect
            class=${place === free - 1 ? "teo-cell-face teo-current" : "teo-cell-face"}
            x=${x + 25 + place * 20}
            y=${y + 3}
            width="19"
            height="31"
            rx="4"
          />
          ${place >= free ? html`<${Mark} name="building" x=${x + 28 + place * 20} y=${y + 4} size=${13} />` : null}
          <text
            class=${place >= free ? "teo-small" : "teo-figure"}
            font-size="17"
            x=${x + 34.5 + place * 20}
            y=${place >= free ? y + 26 : y + 19}
            >${value}</text
          >
        </g>`,
    )}
  <//>`;
}
