/** The Palace: three Royal tiles, each with its Worship space, and one Discovery tile. */
import { html } from "../app/html.js";
import { BoardTile, Card, HEADER, Slot } from "./card.js";
import { workersOn } from "./dice.js";
import { ROYAL } from "./effects.js";
import { message } from "./names.js";
import { Line, glyph } from "./symbols.js";
import { Thing } from "./thing.js";

/** @param {{show: import("./scene.js").Show, board: number, width: number, height: number}} props */
export function Palace({ show, board, width, height }) {
  const top = HEADER + 5;
  const locked = workersOn(show, board).filter((worker) => worker.locked);
  return html`<${Card} show=${show} board=${board} width=${width} height=${height}>
    ${show.position.royal.map((/** @type {number} */ tile, /** @type {number} */ at) => html`<${Royal} key=${tile} show=${show} tile=${tile}
      workers=${locked.filter(({ royal }) => royal === tile)} x=${8 + at * 129} y=${top} />`)}
    <${Line} tokens=${["+", glyph("discovery"), "−1", glyph("cocoa")]} x=${431} y=${top + 12} size=${18} width=${76} />
    <${BoardTile} show=${show} board=${board} x=${404} y=${top + 28} />
  <//>`;
}

/** @param {{show: import("./scene.js").Show, tile: number, workers: import("./dice.js").Worker[], x: number, y: number}} props */
function Royal({ show, tile, workers, x, y }) {
  const [first = [], second = []] = ROYAL[tile] ?? [];
  const box = { x, y, width: 125, height: 84 };
  const name = show.table.texts.format("board-teo-royal", {
    tile: message(`teotihuacan-royal-${tile}`), effect: message(`teotihuacan-royal-${tile}.help`),
  });
  return html`<g>
    <${Thing} show=${show} target=${`royal:${tile}`} name=${name} help=${`teotihuacan-royal-${tile}.help`} box=${box} round=${8} className="teo-royal">
      <rect class="teo-worship" ...${box} rx="8" />
      <text class="teo-id" x=${x + 112} y=${y + 10}>${String(tile).padStart(2, "0")}</text>
      <${Line} tokens=${first} x=${x + 87} y=${y + 30} size=${22} width=${70} />
      <${Line} tokens=${second} x=${x + 62} y=${y + 67} size=${22} width=${117} />
    <//>
    <${Slot} show=${show} workers=${workers} x=${x + 5} y=${y + 5} />
  </g>`;
}
