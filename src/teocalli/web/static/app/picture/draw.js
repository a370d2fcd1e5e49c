/** Draws boards and figures where there is no browser, by the drawings that the page uses. */
import { besides, later, newRoot, room, settle } from "./document.js";
import { FluentResource } from "@fluent/bundle";
import { options, render } from "preact";
import { html } from "../html.js";
import { figureTable, shownTable } from "../shown-table.js";
import { makeTexts } from "../texts.js";

/**
 * @typedef {import("../types.js").Drawing} Drawing
 * @typedef {import("../types.js").View} View
 * @typedef {object} Order
 * @property {string} language
 * @property {string} catalogue                 its texts
 * @property {{width: number, height: number}} room  that the board has, in pixels
 * @property {View} [view]                      the table that is drawn, or else:
 * @property {import("../types.js").PictureOfFigure} [picture]   the picture of a figure
 * @property {Record<string, any>} positions    earlier positions by their numbers
 */

const settings = /** @type {import("../types.js").Settings} */ ({
  theme: "auto",
  animation: "off",
  confirmations: "final",
  sounds: "off",
  names: "off",
  coach: "off",
});

/** @type {Map<string, ReturnType<typeof makeTexts>>} */
const known = new Map();

/** @param {Order} order */
function textsOf({ language, catalogue }) {
  const texts = known.get(language) ?? makeTexts(language, [new FluentResource(catalogue)]);
  known.set(language, texts);
  return texts;
}

options.debounceRendering = later;
options.requestAnimationFrame = later;

/** @param {any} what */
function drawn(what) {
  const root = newRoot();
  render(what, /** @type {any} */ (root));
  settle();
  const tree = root.childNodes.map((child) => child.toTree());
  render(null, /** @type {any} */ (root));
  settle();
  return tree;
}

/**
 * What is drawn, as nested lists; what stands in the page besides; the numbers of earlier positions that were asked
 * for and are not known.
 * @param {Drawing} drawing of the game
 * @param {Order} order
 */
export function draw(drawing, order) {
  const missing = new Set();
  const positionAt = (/** @type {number} */ n) => {
    if (!(n in order.positions)) missing.add(n);
    return order.positions[n] ?? null;
  };
  Object.assign(room, order.room);
  const { view, picture } = order;
  const seen = /** @type {View} */ (picture?.view ?? view);
  const meta = /** @type {any} */ ({ components: seen.components, options: [] });
  const surroundings = { texts: textsOf(order), meta, settings: { ...settings, language: order.language }, positionAt };
  const tree = picture
    ? drawn(html`<${drawing.Excerpt} table=${figureTable(picture, drawing, surroundings)} picture=${picture} />`)
    : drawn(html`<${drawing.Board} table=${shownTable(seen, surroundings)} />`);
  return { tree, besides: besides(), missing: [...missing] };
}
