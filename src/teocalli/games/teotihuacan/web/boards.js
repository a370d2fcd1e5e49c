/** The eight boards: what is printed on them, and what lies there. Each is drawn from its upper left corner. */
import { html } from "teocalli/html.js";
import { Card, Pawns, PowerUps, Worship, topOf } from "./card.js";
import { decorationMessage, message, pyramidTileName } from "./names.js";
import { Line, amountTokens, glyph } from "./icons/symbol.js";
import { pieceOf } from "./keys.js";
import { HitTarget } from "./hit-target.js";
import { DecorationShape, PyramidTileShape } from "./tiles.js";
import { Alchemy } from "./alchemy.js";
import { Nobles } from "./nobles.js";
import { Palace } from "./palace.js";

/** @typedef {import("./scene.js").Show} Show */
/** @typedef {{show: Show, board: number, width: number, height: number}} CardProps */

/** @type {Record<number, {table: string, temple: string}>} */
const GAINS = {
  2: { table: "forest", temple: "red" },
  3: { table: "quarry", temple: "green" },
  4: { table: "gold", temple: "blue" },
};
const POWERS = ["1", "2–3", "4–5"];

/** What one cell of a table gives, in words. @param {Show} show @param {Record<string, number>} amounts */
function amountNames({ table }, amounts) {
  const parts = Object.entries(amounts).map(([name, count]) =>
    name === "temple_any"
      ? message("board-teo-any-steps", { count })
      : message(`teotihuacan-amount-${name}`, { count }),
  );
  return table.texts.format("board-teo-list", { parts });
}

/** Goods by workers used and lowest power. @param {{show: Show, board: number, top: number}} props */
function GainTable({ show, board, top }) {
  const { format } = show.table.texts;
  const rows = show.parts[GAINS[board]?.table ?? ""];
  const box = { x: 8, y: top - 4, width: 264, height: 124 };
  return html`<g>
    <${HitTarget}
      show=${show}
      target=${`main:${board}`}
      name=${format("board-teo-table", { board: message(`teotihuacan-board-${board}`) })}
      help=${`teotihuacan-help-board-${board}`}
      box=${box}
      round=${8}
    >
      ${POWERS.map(
        (power, column) =>
          html`<text key=${power} class="teo-small" x=${81 + 67 * column} y=${top + 6}>${power}</text>`,
      )}
    <//>
    ${[1, 2, 3].map(
      (count, row) =>
        html`<g key=${count}>
          <${Pawns} count=${count} x=${11} y=${top + 25 + row * 35} size=${11} />
          ${POWERS.map(
            (power, column) =>
              html`<${Cell}
                key=${power}
                show=${show}
                id=${`cell:${board}.${count}.${column + 1}`}
                amounts=${rows[count][column]}
                name=${format("board-teo-cell", { count, power, amounts: amountNames(show, rows[count][column]) })}
                x=${49 + 67 * column}
                y=${top + 14 + row * 35}
              />`,
          )}
          <${PowerUps}
            count=${show.parts.power_ups[board][row]}
            x=${show.parts.power_ups[board][row] > 1 ? 248 : 254}
            y=${top + 24 + row * 35}
            size=${15}
          />
        </g>`,
    )}
  </g>`;
}

/** @param {{show: Show, id: string, amounts: Record<string, number>, name: string, x: number, y: number}} props */
function Cell({ show, id, amounts, name, x, y }) {
  return html`<${HitTarget}
    show=${show}
    target=${id}
    name=${name}
    help="teotihuacan-help-crew"
    className="teo-cell"
    box=${{ x, y, width: 64, height: 32 }}
  >
    <rect class="teo-cell-face" x=${x} y=${y} width="64" height="32" rx="6" />
    <${Line} tokens=${amountTokens(amounts)} x=${x + 32} y=${y + 16.5} size=${20} width=${63} />
  <//>`;
}

/** Forest, Stone Quarry and Gold Deposits. @param {CardProps} props */
function Gains({ show, board, width, height }) {
  return html`<${Card} show=${show} board=${board} width=${width} height=${height}>
    <${Worship}
      show=${show}
      board=${board}
      temple=${GAINS[board]?.temple ?? "any"}
      width=${width}
      top=${topOf({ width, height })}
    />
    <${GainTable} show=${show} board=${board} top=${topOf({ width, height }) + 70} />
  <//>`;
}

/**
 * How many tiles can still be drawn.
 * @param {{show: Show, what: "pyramid" | "decorations" | "discovery", x: number, y: number}} props
 */
export function Supply({ show, what, x, y }) {
  const count = show.position.supply[what];
  const name = show.table.texts.format(`board-teo-supply-${what}`, { count });
  return html`<${HitTarget}
    show=${show}
    name=${name}
    help="teotihuacan-help-supply"
    box=${{ x, y, width: 30, height: 34 }}
  >
    <g class="teo-supply"
      >${[0, 1, 2].map(
        (at) => html`<rect key=${at} x=${x + 1 + at * 3} y=${y + 8 - at * 3} width="22" height="22" rx="3" />`,
      )}<text class="teo-figure" x=${x + 18} y=${y + 13.5} font-size="16">${count}</text></g
    >
  <//>`;
}

/** @param {CardProps} props */
function Decorations({ show, board, width, height }) {
  const { format } = show.table.texts;
  const top = topOf({ width, height }) + 66;
  const gold = show.parts.decoration_gold;
  return html`<${Card} show=${show} board=${board} width=${width} height=${height}>
    <${Worship} show=${show} board=${board} temple="any" width=${width} top=${top - 66} />
    <${HitTarget}
      show=${show}
      target="main:7"
      name=${format("board-teo-deco-cost", { one: gold[0], two: gold[1], three: gold[2] })}
      help="teotihuacan-help-board-7"
      box=${{ x: 8, y: top, width: width - 16, height: 56 }}
      round=${8}
    >
      ${[1, 2, 3].map(
        (count, at) =>
          html`<g key=${count}>
            <rect class="teo-cell-face" x=${10 + at * 88} y=${top + 2} width="84" height="26" rx="6" />
            <${Pawns} count=${count} x=${16 + at * 88} y=${top + 9.5} size=${12} />
            <${Line} tokens=${["−", gold[at], glyph("gold")]} x=${71 + at * 88} y=${top + 15.5} size=${17.5}
          /></g>`,
      )}
      <${Line}
        tokens=${[
          ...["→", show.parts.amounts.decoration.vp, glyph("vp"), "+", glyph("match"), 1, glyph("vp")],
          ...[glyph("track"), glyph("power_up")],
        ]}
        x=${width / 2}
        y=${top + 42}
        size=${18}
      />
    <//>
    ${show.position.decorations.map(
      (/** @type {string} */ tile, /** @type {number} */ at) =>
        html`<${HitTarget}
          key=${tile}
          show=${show}
          target=${`deco:${tile}`}
          name=${show.table.texts.message(decorationMessage(show, tile))}
          help="teotihuacan-help-decoration-display"
          className="teo-piece"
          piece=${pieceOf.deco(tile)}
          box=${{ x: 9 + at * 58, y: top + 60, width: 56, height: 44 }}
        >
          <${DecorationShape} show=${show} tile=${tile} x=${9 + at * 58} y=${top + 62} cell=${28} />
          <text class="teo-id" x=${37 + at * 58} y=${top + 97}>${tile}</text>
        <//>`,
    )}
    <${Supply} show=${show} what="decorations" x=${242} y=${top + 64} />
  <//>`;
}

/** Cost and points of the levels. @param {{show: Show, x: number, y: number, width: number}} props */
function Levels({ show, x, y, width }) {
  const { format } = show.table.texts;
  return html`${[1, 2, 3, 4].map((level, row) => {
    const { wood, stone, vp } = show.parts.levels[level];
    const box = { x, y: y + row * 22, width, height: 21 };
    const tokens = ["−", stone, glyph("stone"), ...(wood ? [wood, glyph("wood")] : []), "→", vp, glyph("vp")];
    return html`<${HitTarget}
      key=${level}
      show=${show}
      target=${`level:${level}`}
      name=${format("board-teo-level", { level, stone, wood, points: vp })}
      help="teotihuacan-help-level"
      box=${box}
    >
      <rect class=${`teo-level-face teo-level-${level}`} ...${box} rx="5" />
      <text class="teo-figure" x=${x + 13} y=${box.y + 11} font-size="16">${level}</text>
      <${Line} tokens=${tokens} x=${x + 28} y=${box.y + 11} size=${17.6} anchor="start" />
    <//>`;
  })}`;
}

/**
 * Tiles on display, the levels' cost and points beside them, how many tiles may be built, and the supply.
 * @param {CardProps} props
 */
function Construction({ show, board, width, height }) {
  const { format } = show.table.texts;
  const top = topOf({ width, height }) + 4;
  const size = 84;
  const spare = Math.min(24, (width - 472) / 7);
  const [step, left] = [size + 4 + spare, 8 + spare];
  const levels = left + 3 * step;
  const right = width - 36 - spare;
  return html`<${Card} show=${show} board=${board} width=${width} height=${height}>
    ${show.position.pyramid.map(
      (/** @type {string} */ tile, /** @type {number} */ at) =>
        html`<${HitTarget}
          key=${tile}
          show=${show}
          target=${`pyramid:${tile}`}
          name=${pyramidTileName(show, tile)}
          help="teotihuacan-help-pyramid-display"
          className="teo-piece"
          piece=${pieceOf.pyramid(tile)}
          box=${{ x: left - 1 + at * step, y: top - 1, width: size + 2, height: size + 5 }}
        >
          <${PyramidTileShape} show=${show} tile=${tile} x=${left + at * step} y=${top} size=${size} />
        <//>`,
    )}
    <${Levels} show=${show} x=${levels} y=${top} width=${right - levels - 4} />
    <${HitTarget}
      show=${show}
      target="main:8"
      name=${format("board-teo-build-limit")}
      help="teotihuacan-help-board-8"
      box=${{ x: right, y: top - 1, width: 30, height: 56 }}
    >
      ${[1, 2, 3].map(
        (count) =>
          html`<g key=${count}
            ><${Pawns} count=${count} x=${right - 0.5} y=${top + 2 + (count - 1) * 18} size=${8.5}
          /></g>`,
      )}
    <//>
    <${Supply} show=${show} what="pyramid" x=${right} y=${top + 56} />
  <//>`;
}

/** @type {Record<number, (props: CardProps) => any>} */
const BOARDS = { 1: Palace, 2: Gains, 3: Gains, 4: Gains, 5: Alchemy, 6: Nobles, 7: Decorations, 8: Construction };

/** A board of the ring. @param {CardProps} props */
export function RingBoard({ show, board, width, height }) {
  return html`<${BOARDS[board]} show=${show} board=${board} width=${width} height=${height} />`;
}
