/** Symbols and amounts, in an SVG at a place and in text; what the symbols mean. */
import { html } from "teocalli/html.js";
import { ensureSprite } from "./sprite.js";

/** @typedef {import("teocalli/types.js").Texts} Texts */
/** @typedef {string | number | {glyph: string}} Token a word or number, or a symbol */

ensureSprite();

/**
 * A symbol in an SVG, its upper left corner at (x, y).
 * @param {{name: string, x: number, y: number, size?: number}} props
 */
export function Mark({ name, x, y, size = 18 }) {
  return html`<use href=${`#teo-${name}`} x=${x} y=${y} width=${size} height=${size} />`;
}

/** A symbol in text; without a label it is decoration. @param {{name: string, size?: number, label?: string}} props */
export function Glyph({ name, size = 18, label }) {
  const role = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg class="teo-inline" width=${size} height=${size} viewBox="0 0 24 24" ...${role}>
    <use href=${`#teo-${name}`} width="24" height="24" />
  </svg>`;
}

/** @param {string} name @returns {Token} */
export const glyph = (name) => ({ glyph: name });

/**
 * Amounts of goods and steps as tokens: number, then symbol; a single step is the symbol alone.
 * @param {Record<string, number>} amounts
 * @returns {Token[]}
 */
export function amountTokens(amounts) {
  return Object.entries(amounts).flatMap(([name, count], at) => [...(at ? [" "] : []), count, glyph(name)]);
}

/** Width of a token in units of its size. @param {Token} token */
function tokenWidth(token) {
  if (token === " ") return 0.14;
  if (/^[①-⑧]+$/.test(String(token))) return String(token).length * 0.96;
  return typeof token === "object" ? 1.08 : String(token).length * 0.6 + 0.06;
}

/** Width of a line of size 1. @param {Token[]} tokens */
export const lineWidth = (tokens) => tokens.reduce((/** @type {number} */ sum, token) => sum + tokenWidth(token), 0);

/**
 * Words, numbers and symbols in a line, its middle at (x, y).
 * @param {{tokens: Token[], x: number, y: number, size?: number, width?: number, anchor?: "middle" | "start"}} props
 *   `width`: the line is made smaller to keep within it
 */
export function Line({ tokens, x, y, size = 18, width = Infinity, anchor = "middle" }) {
  const units = lineWidth(tokens);
  const scaled = Math.min(size, width / units);
  let at = anchor === "middle" ? x - (units * scaled) / 2 : x;
  return tokens.map((token, index) => {
    const start = at;
    at += tokenWidth(token) * scaled;
    if (token === " ") return null;
    return typeof token === "object"
      ? html`<${Mark} key=${index} name=${token.glyph} x=${start + 0.04 * scaled} y=${y - scaled / 2} size=${scaled} />`
      : html`<text key=${index} class="teo-figure" x=${(start + at) / 2} y=${y} font-size=${scaled * 0.92}
          >${token}</text
        >`;
  });
}

/** Amounts in text. @param {{amounts: Record<string, number>, size?: number}} props */
export function Amounts({ amounts, size = 18 }) {
  return html`<span class="teo-amounts" aria-hidden="true">
    ${Object.entries(amounts).map(
      ([name, count]) => html`<span key=${name}>${count}<${Glyph} name=${name} size=${size} /></span>`,
    )}
  </span>`;
}

/** A small inline drawing of a thing, with its name. @param {{symbol: string, size?: number, texts: Texts}} props */
export function Symbol({ symbol, size = 20, texts }) {
  return html`<${Glyph}
    name=${symbol}
    size=${size}
    label=${texts.has(`teotihuacan-good-${symbol}`) ? texts.format(`teotihuacan-good-${symbol}`) : ""}
  />`;
}
