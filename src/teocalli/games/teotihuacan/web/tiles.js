/** Tiles: Discovery, pyramid, Decoration, Starting tiles; drawn at a place of an SVG. */
import { html } from "teocalli/html.js";
import { discoverySymbols } from "./effects.js";
import { MASKS } from "./icons/icon.js";
import { decorationIcons, kindMessage, message, numberOf, tileIcons } from "./names.js";
import { Line, Mark, amountTokens, glyph } from "./icons/symbol.js";
import { HitTarget } from "./hit-target.js";

/** @typedef {import("./scene.js").Show} Show */

/** @param {string} kind */
export const isMask = (kind) => kind in MASKS;

/** The number that is written on a mask. @param {string} kind */
const maskNumber = (kind) => Object.keys(MASKS).indexOf(kind) + 1;

/** What claiming a tile costs. @param {Show} show @param {string} kind @returns {Record<string, number>} */
export function costOf({ parts }, kind) {
  return parts.discovery_tiles.find((/** @type {{id: string}} */ tile) => tile.id === kind)?.cost ?? {};
}

/** Smaller tiles show masks without their number: no two look alike. */
const NUMBERED_FROM = 36;

/**
 * The symbol of a Discovery tile, in a box: number and symbol side by side or, where it is narrow, one above the other.
 * @param {{show: Show, kind: string, x: number, y: number, width: number, height: number}} props
 */
function DiscoverySymbol({ show, kind, x, y, width, height }) {
  const [middle, centre] = [x + width / 2, y + height / 2];
  const size = Math.min(width, height) * 0.94;
  const tokens = discoverySymbols(show.parts.amounts)[kind] ?? [glyph(kind)];
  if (tokens.length > 1 && width < height * 0.9) {
    return html`<${Line} tokens=${tokens.slice(0, 1)} x=${middle} y=${y + height * 0.27} size=${height * 0.57} />
      <${Line} tokens=${tokens.slice(1)} x=${middle} y=${y + height * 0.74} size=${height * 0.54} width=${width} />`;
  }
  return html`<${Line}
      tokens=${tokens}
      x=${middle}
      y=${centre}
      size=${tokens.length > 1 ? size * 0.66 : size}
      width=${width}
    />
    ${
      isMask(kind) && height >= NUMBERED_FROM
        ? html`<text class="teo-mask-number" x=${x + width} y=${y + height - 9} font-size="17"
            >${maskNumber(kind)}</text
          >`
        : null
    }`;
}

/** What a tile costs: a symbol for each cocoa or good. @param {Show} show @param {string} kind @returns {string[]} */
const costSymbols = (show, kind) =>
  Object.entries(costOf(show, kind)).flatMap(([good, count]) => Array(count).fill(good));

/**
 * The drawing of a Discovery tile; what it costs stands at its right edge.
 * @param {{show: Show, kind: string, x: number, y: number, size: number, withCost?: boolean}} props
 */
export function DiscoveryShape({ show, kind, x, y, size, withCost = true }) {
  const cost = withCost ? costSymbols(show, kind) : [];
  const strip = cost.length ? size * 0.3 : 0;
  const each = Math.min(strip * 0.94, (size - 3) / Math.max(1, cost.length));
  const edge = x + size - strip;
  return html`<g class=${`teo-tile${isMask(kind) ? " teo-tile-mask" : ""}`}>
    <rect class="teo-tile-face" x=${x} y=${y} width=${size} height=${size} rx=${size * 0.12} />
    <${DiscoverySymbol}
      show=${show}
      kind=${kind}
      x=${x + 1.5}
      y=${y + 1.5}
      width=${size - strip - 3}
      height=${size - 3}
    />
    ${
      cost.length
        ? html`<g class="teo-cost"
            ><path d=${`M${edge} ${y + 1}V${y + size - 1}`} />${cost.map(
              (good, at) =>
                html`<${Mark}
                  key=${at}
                  name=${good}
                  x=${edge + (strip - each) / 2}
                  y=${y + size / 2 + (at - cost.length / 2) * each}
                  size=${each}
                />`,
            )}</g
          >`
        : null
    }
  </g>`;
}

/**
 * The name of a Discovery tile with its cost, where it lies.
 * @param {Show} show
 * @param {string} kind
 * @param {import("./names.js").Message} place
 */
export function discoveryName({ table, parts }, kind, place) {
  const cost = Object.entries(costOf(/** @type {any} */ ({ parts }), kind)).map(([good, count]) =>
    message(`teotihuacan-amount-${good}`, { count }),
  );
  return table.texts.format("board-teo-tile", {
    tile: kindMessage(kind),
    cost: cost.length ? cost : message("teotihuacan-nothing"),
    place,
  });
}

/**
 * A Discovery tile that can be pointed at.
 * @param {{show: Show, kind: string, x: number, y: number, size: number, place: import("./names.js").Message, target?:
 *   string | null, withCost?: boolean, piece?: import("./keys.js").Piece, nth?: number}} props
 */
export function DiscoveryTile({ show, kind, x, y, size, place, target = null, withCost = true, piece, nth }) {
  return html`<${HitTarget}
    show=${show}
    target=${target}
    name=${discoveryName(show, kind, place)}
    help=${`teotihuacan-kind-${kind}.help`}
    box=${{ x, y, width: size, height: size }}
    round=${size * 0.12}
    piece=${piece}
    nth=${nth}
  >
    <${DiscoveryShape} show=${show} kind=${kind} x=${x} y=${y} size=${size} withCost=${withCost} />
  <//>`;
}

/**
 * An icon of pyramid or Decoration; coloured ones lie on a ground of their colour.
 * @param {{icon: string, x: number, y: number, size: number}} props
 */
export function Icon({ icon, x, y, size }) {
  const type = icon.toLowerCase();
  const coloured = icon !== type;
  return html`<g class=${`teo-icon teo-icon-${type}${coloured ? " teo-coloured" : ""}`}>
    ${
      coloured
        ? html`<rect
            class="teo-icon-ground"
            x=${x - size * 0.07}
            y=${y - size * 0.07}
            width=${size * 1.14}
            height=${size * 1.14}
            rx=${size * 0.18}
          />`
        : null
    }
    <${Mark} name=${`icon-${type}`} x=${x} y=${y} size=${size} />
  </g>`;
}

/** A tile's icons after turning it clockwise. @param {string} icons @param {number} turn */
export function turnedIcons(icons, turn) {
  return [0, 1, 2, 3].map((corner) => icons[(corner - turn + 4) % 4] ?? "p");
}

/**
 * The drawing of a Pyramid tile.
 * @param {{show: Show, tile: string, x: number, y: number, size: number, turn?: number}} props
 */
export function PyramidTileShape({ show, tile, x, y, size, turn = 0 }) {
  const half = size / 2;
  const drawn = half * 0.74;
  const inset = (half - drawn) / 2;
  return html`<g class="teo-stone-tile">
    <rect class="teo-stone-side" x=${x} y=${y + 3} width=${size} height=${size} rx=${size * 0.06} />
    <rect class="teo-stone-top" x=${x} y=${y} width=${size} height=${size} rx=${size * 0.06} />
    <path class="teo-groove" d=${`M${x + half} ${y + 3}v${size - 6}M${x + 3} ${y + half}h${size - 6}`} />
    ${turnedIcons(tileIcons(show, tile), turn).map(
      (icon, corner) =>
        html`<${Icon}
          key=${corner}
          icon=${icon}
          size=${drawn}
          x=${x + inset + (corner === 1 || corner === 2 ? half : 0)}
          y=${y + inset + (corner > 1 ? half : 0)}
        />`,
    )}
  </g>`;
}

/**
 * Degrees by which a Decoration on a stairway is turned; its arrow points to the centre.
 * @type {Record<string, number>}
 */
const TURNS = { s: 0, w: 90, n: 180, e: 270 };

/**
 * Left and right square of a Decoration with upper left corners, for one that covers the box; as seen looking to the
 * centre.
 * @param {string} stair @param {number} x @param {number} y @param {number} cell
 */
export function decorationSquares(stair, x, y, cell) {
  const wide = stair === "n" || stair === "s";
  const first = { x, y };
  const second = wide ? { x: x + cell, y } : { x, y: y + cell };
  return stair === "s" || stair === "w" ? [first, second] : [second, first];
}

/**
 * The drawing of a Decoration whose squares have that size; `stair` says which way it looks.
 * @param {{show: Show, tile: string, x: number, y: number, cell: number, stair?: string}} props
 */
export function DecorationShape({ show, tile, x, y, cell, stair = "s" }) {
  const wide = stair === "n" || stair === "s";
  const [width, height] = wide ? [2 * cell, cell] : [cell, 2 * cell];
  const icons = decorationIcons(show, tile);
  const drawn = cell * 0.72;
  const arrow = cell * 0.2;
  return html`<g class="teo-deco">
    <rect class="teo-deco-face" x=${x + 1} y=${y + 1} width=${width - 2} height=${height - 2} rx=${cell * 0.16} />
    <g transform=${`translate(${x + width / 2} ${y + height / 2}) rotate(${TURNS[stair]})`}>
      <path
        class="teo-deco-arrow"
        d=${`M${-arrow} ${-cell / 2 + arrow + 1}L0 ${-cell / 2 + 0.5}L${arrow} ${-cell / 2 + arrow + 1}Z`}
    /></g>
    ${decorationSquares(stair, x, y, cell).map(
      (square, side) =>
        html`<${Icon}
          key=${side}
          icon=${icons[side] ?? "p"}
          size=${drawn}
          x=${square.x + (cell - drawn) / 2}
          y=${square.y + (cell - drawn) / 2}
        />`,
    )}
  </g>`;
}

/**
 * What a Starting tile shows.
 * @param {Show} show
 * @param {string} tile
 * @returns {{boards: number[], gain: Record<string, number>}}
 */
export function startingTile({ parts }, tile) {
  return parts.starting_tiles[numberOf(parts, tile) - 1];
}

/**
 * A Starting tile in a 96 × 60 box: its two boards above, what it gives below.
 * @param {{show: Show, tile: string, x: number, y: number}} props
 */
export function StartingShape({ show, tile, x, y }) {
  const { boards, gain } = startingTile(show, tile);
  return html`<g class="teo-start">
    <rect class="teo-tile-face" x=${x} y=${y} width="96" height="60" rx="7" />
    ${boards.map(
      (board, at) =>
        html`<g key=${board}
          ><circle class="teo-number-disc" cx=${x + 16 + at * 26} cy=${y + 16} r="11" />
          <text class="teo-number" x=${x + 16 + at * 26} y=${y + 16.5}>${board}</text></g
        >`,
    )}
    <text class="teo-small" x=${x + 78} y=${y + 16}>${numberOf(show.parts, tile)}</text>
    <${Line} tokens=${amountTokens(gain)} x=${x + 48} y=${y + 43} size=${20} width=${92} />
  </g>`;
}
