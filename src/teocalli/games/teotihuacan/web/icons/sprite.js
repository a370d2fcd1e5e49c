/** All drawings as symbols of one hidden picture, put into the page once; whoever draws refers to them by name. */
import { GLYPHS } from "./outlines.js";
import { ICONS, MASKS } from "./icon.js";

/** @param {string} prefix @param {number} size @param {Record<string, string>} drawings */
function symbols(prefix, size, drawings) {
  return Object.entries(drawings)
    .map(([name, drawing]) => `<symbol id="teo-${prefix}${name}" viewBox="0 0 ${size} ${size}">${drawing}</symbol>`)
    .join("");
}

/** Puts the drawings into the page unless they are there. */
export function ensureSprite() {
  if (document.getElementById("teo-sprite")) return;
  const all = symbols("", 24, GLYPHS) + symbols("icon-", 32, ICONS) + symbols("", 32, MASKS);
  const attributes = 'xmlns="http://www.w3.org/2000/svg" id="teo-sprite" class="teo-sprite" aria-hidden="true"';
  const picture = `<svg ${attributes}>${all}</svg>`;
  const parsed = new DOMParser().parseFromString(picture, "image/svg+xml");
  document.body.append(document.importNode(parsed.documentElement, true));
}
