/** The Palace: three Royal tiles, each with its Worship space, and one Discovery tile. */
import { html } from "teocalli/html.js";
import { BoardTile, Card, Slot, topOf } from "./card.js";
import { workersOn } from "./dice.js";
import { royalSymbols } from "./effects.js";
import { message } from "./names.js";
import { Line, glyph } from "./icons/symbol.js";
import { HitTarget } from "./hit-target.js";

/** @param {{show: import("./scene.js").Show, board: number, width: number, height: number}} props */
export function Palace({ show, board, width, height }) {
  const top = topOf({ width, height }) + 5;
  const locked = workersOn(show, board).filter((worker) => worker.locked);
  const wide = Math.min(180, (width - 96) / 3 - 4);
  const left = (width - 3 * (wide + 4) - 86) / 2;
  const right = left + 3 * (wide + 4);
  return html`<${Card} show=${show} board=${board} width=${width} height=${height}>
    ${show.position.royal.map(
      (/** @type {number} */ tile, /** @type {number} */ at) =>
        html`<${Royal}
          key=${tile}
          show=${show}
          tile=${tile}
          workers=${locked.filter(({ royal }) => royal === tile)}
          x=${left + at * (wide + 4)}
          y=${top}
          width=${wide}
        />`,
    )}
    <${Line}
      tokens=${["+", glyph("discovery"), "−1", glyph("cocoa")]}
      x=${right + 42}
      y=${top + 12}
      size=${18}
      width=${76}
    />
    <${BoardTile} show=${show} board=${board} x=${right + 14} y=${top + 28} />
  <//>`;
}

/**
 * @param {{show: import("./scene.js").Show, tile: number, workers: import("./dice.js").Worker[], x: number, y: number,
 *   width: number}} props
 */
function Royal({ show, tile, workers, x, y, width }) {
  const [first = [], second = []] = royalSymbols(show.parts.amounts)[tile] ?? [];
  const box = { x, y, width, height: 84 };
  const name = show.table.texts.format("board-teo-royal", {
    tile: message(`teotihuacan-royal-${tile}`),
    effect: message(`teotihuacan-royal-${tile}.help`),
  });
  return html`<g>
    <${HitTarget}
      show=${show}
      target=${`royal:${tile}`}
      name=${name}
      help=${`teotihuacan-royal-${tile}.help`}
      box=${box}
      round=${8}
      className="teo-royal"
    >
      <rect class="teo-worship" ...${box} rx="8" />
      <text class="teo-id" x=${x + width - 13} y=${y + 10}>${String(tile).padStart(2, "0")}</text>
      <${Line} tokens=${first} x=${x + 52 + (width - 57) / 2} y=${y + 30} size=${22} width=${width - 57} />
      <${Line} tokens=${second} x=${x + width / 2} y=${y + 67} size=${22} width=${width - 8} />
    <//>
    <${Slot} show=${show} workers=${workers} x=${x + 5} y=${y + 5} />
  </g>`;
}
