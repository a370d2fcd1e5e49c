import { html } from "teocalli/html.js";
import { IdolShape, PriestShape } from "./outlines.js";
import { PLATE } from "../geometry.js";
import { symbolMessage } from "../messages.js";

/** @typedef {import("teocalli/types.js").Texts} Texts */
/** @typedef {import("teocalli/types.js").Colour} Colour */

/** The idols in the order of the rules. */
export const IDOLS = ["S", "J", "M", "E", "T"];

/** @param {Texts} texts @param {string} symbol */
export function idolName(texts, symbol) {
  return texts.message(symbolMessage(symbol));
}

/** The same, to stand alone. @param {Texts} texts @param {string} symbol */
export function idolTitle(texts, symbol) {
  return texts.format(symbol === "-" ? "uxmal-blank.title" : `uxmal-idol-${symbol}.title`);
}

/**
 * An idol on its own ground inside an SVG, its middle at (x, y). Printed ones lie flat on the board; bare is the ground
 * alone.
 * @param {{symbol: string, x: number, y: number, size?: number, printed?: boolean, letter?: boolean, bare?: boolean}}
 *   props
 */
export function IdolPlate({ symbol, x, y, size = PLATE, printed = false, letter = false, bare = false }) {
  const inset = size * 0.09;
  const scale = (size - 2 * inset) / 64;
  return html`<g
    class=${`ux-plate ux-plate-${symbol.toLowerCase()}${printed ? " ux-printed" : ""}`}
    transform=${`translate(${x - size / 2} ${y - size / 2})`}
  >
    <rect class="ux-ground" width=${size} height=${size} rx=${size * 0.16} />
    ${
      bare
        ? null
        : html`<g transform=${`translate(${inset} ${inset}) scale(${scale})`}><${IdolShape} symbol=${symbol} /></g>`
    }
    ${letter ? html`<text class="ux-letter" x=${size - 2.5} y=${size - 2.8}>${symbol}</text>` : null}
  </g>`;
}

/** A blank field: the hollow in its stone, which can be seen on light and dark pages alike. */
export const BlankShape = () => html`
  <rect class="ux-tile-stone" x="3" y="3" width="44" height="44" rx="8" />
  <circle class="ux-dimple" cx="25" cy="25" r="8" />
`;

/**
 * A small inline drawing of an idol, named for screen readers.
 * @param {{symbol: string, size?: number, texts: Texts}} props
 */
export function Symbol({ symbol, size = 20, texts }) {
  const name = idolName(texts, symbol);
  return html`<svg class="ux-inline" role="img" aria-label=${name} width=${size} height=${size} viewBox="0 0 50 50">
    ${symbol === "-" ? html`<${BlankShape} />` : html`<${IdolPlate} symbol=${symbol} x=${25} y=${25} />`}
  </svg>`;
}

/** The same without a name, where the text beside it says it. @param {{symbol: string, size?: number}} props */
export function IdolIcon({ symbol, size = 20 }) {
  return html`<svg class="ux-inline" aria-hidden="true" width=${size} height=${size} viewBox="0 0 50 50">
    <${IdolPlate} symbol=${symbol} x=${25} y=${25} />
  </svg>`;
}

/** A priest beside text. @param {{colour: Colour, size?: number, empty?: boolean}} props */
export function PriestIcon({ colour, size = 24, empty = false }) {
  return html`<svg
    class=${`ux-inline ux-priest-icon${empty ? " ux-empty" : ""}`}
    aria-hidden="true"
    width=${size * 0.78}
    height=${size}
    viewBox="-2.5 -4 53 69"
  >
    <${PriestShape} colour=${colour} />
  </svg>`;
}

/**
 * A card with its idol, drawn in a 40 × 56 box.
 * @param {{symbol: string, size?: number}} props
 */
export function CardShape({ symbol, size = 40 }) {
  return html`<svg class="ux-card" aria-hidden="true" width=${size} height=${size * 1.35} viewBox="0 0 40 54">
    <rect class="ux-card-paper" x="1" y="1" width="38" height="52" rx="5" />
    <${IdolPlate} symbol=${symbol} x=${20} y=${30} size=${33} />
    <text class="ux-card-letter" x="5" y="12.5">${symbol}</text>
  </svg>`;
}

/** A card in small, beside a number. */
export function CardIcon() {
  return html`<svg class="ux-card-icon" viewBox="0 0 12 16" aria-hidden="true">
    <rect x="1" y="1" width="10" height="14" rx="2" />
  </svg>`;
}

/**
 * A small tile, its letters clockwise from the upper left field.
 * @param {{tile: string, size?: number}} props
 */
export function TileShape({ tile, size = 48 }) {
  return html`<svg class="ux-tile" aria-hidden="true" width=${size} height=${size} viewBox="0 0 100 100">
    <rect class="ux-tile-stone" x="1.5" y="1.5" width="97" height="97" rx="9" />
    ${[...tile].map((symbol, index) => {
      const x = index === 1 || index === 2 ? 73.5 : 26.5;
      const y = index < 2 ? 26.5 : 73.5;
      return symbol === "-"
        ? html`<circle key=${index} class="ux-dimple ux-on-2" cx=${x} cy=${y} r="6" />`
        : html`<${IdolPlate} key=${index} symbol=${symbol} x=${x} y=${y} size=${42} />`;
    })}
  </svg>`;
}
