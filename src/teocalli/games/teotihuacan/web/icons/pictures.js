/** What the rules page knows of the drawings: which rule explains each. */
import { html } from "teocalli/html.js";
import { Glyph } from "./symbol.js";

/** Rules by drawing, the most helpful first. @type {Record<string, string[]>} */
const RULES = {
  worker: ["T13"],
  lock: ["T33"],
  light: ["T19"],
  dark: ["T8"],
  palace: ["T32"],
  power: ["T43"],
  cocoa: ["T27"],
  wood: ["T44"],
  stone: ["T45"],
  gold: ["T46"],
  technology: ["T47"],
  building: ["T48"],
  decoration: ["T49", "T3"],
  pyramid_tile: ["T50"],
  match: ["T51"],
  "icon-b": ["T51"],
  "icon-r": ["T51"],
  "icon-g": ["T51"],
  "icon-p": ["T51"],
  power_up: ["T52"],
  temple_blue: ["T54"],
  temple_red: ["T54"],
  temple_green: ["T54"],
  temple_any: ["T54"],
  any_resource: ["T54"],
  avenue: ["T56"],
  track: ["T57"],
  discovery: ["T68"],
  double_move: ["T71"],
  free_move: ["T71"],
  free_cocoa: ["T72"],
  extra_worker: ["T73"],
  mask: ["T76"],
  mask_1: ["T76"],
  mask_2: ["T76"],
  mask_3: ["T76"],
  mask_4: ["T76"],
  mask_5: ["T76"],
  mask_6: ["T76"],
  mask_7: ["T76"],
  bonus: ["T78"],
  vp: ["T79"],
};

export const pictures = Object.entries(RULES).map(([symbol, rules]) => ({
  symbol,
  rules,
  text: `teotihuacan-picture-${symbol}`,
}));

/** @param {{symbol: string, size?: number}} props */
export function Picture({ symbol, size = 34 }) {
  return html`<span class=${`teo-picture teo-picture-${symbol}`}><${Glyph} name=${symbol} size=${size} /></span>`;
}
