/** What the rules page knows of the drawings: which rule explains each. */
import { html } from "teocalli/html.js";
import { BlankShape, CardShape, IDOLS, IdolIcon, PriestIcon, TileShape } from "./symbol.js";

const COLOURS = /** @type {const} */ (["pink", "teal", "amber", "indigo"]);

export const pictures = [
  ...IDOLS.map((idol) => ({ symbol: idol, rules: ["U1", "U5"], text: `uxmal-picture-${idol}` })),
  { symbol: "-", rules: ["U18"], text: "uxmal-picture-blank" },
  { symbol: "tile", rules: ["U12"], text: "uxmal-picture-tile" },
  { symbol: "card", rules: ["U16"], text: "uxmal-picture-card" },
  ...COLOURS.map((colour) => ({ symbol: colour, rules: ["U13"], text: `uxmal-picture-${colour}` })),
];

/** @param {{symbol: string, size?: number}} props */
export function Picture({ symbol, size = 34 }) {
  const colour = COLOURS.find((each) => each === symbol);
  if (colour) return html`<${PriestIcon} colour=${colour} size=${size} />`;
  if (symbol === "tile") return html`<${TileShape} tile="SJM-" size=${size} />`;
  if (symbol === "card") return html`<${CardShape} symbol="S" size=${size * 0.72} />`;
  if (symbol === "-")
    return html`<svg class="ux-inline" aria-hidden="true" width=${size} height=${size} viewBox="0 0 50 50">
      <${BlankShape} />
    </svg>`;
  return html`<${IdolIcon} symbol=${symbol} size=${size} />`;
}
