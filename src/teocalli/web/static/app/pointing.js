/** Small elements laid over the page that follow what they point at: name tags, and a light around what matters. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "./html.js";

/**
 * @typedef {{left: number, top: number, width: number, height: number}} Box   in pixels of the window
 * @typedef {{at: string, text: string}} NameTag   `at`: selector of what is named (the first one that can be seen);
 *   `text`: id of its name
 */

/** Milliseconds between two looks whether something has moved by itself. */
const LOOK = 120;

/** Where an element can be seen; null where it cannot. @param {Element} element @returns {Box | null} */
function boxOf(element) {
  if (!element.checkVisibility({ visibilityProperty: true })) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return width && height ? { left, top, width, height } : null;
}

/**
 * The first element of a selector that can be seen; of several selectors, of the first that has one.
 * @param {string | string[]} selector
 * @returns {Element | null}
 */
export function visible(selector) {
  for (const each of [selector].flat()) {
    const found = [...document.querySelectorAll(each)].find((element) => boxOf(element));
    if (found) return found;
  }
  return null;
}

/** @typedef {(element: Element, box: Box) => boolean} Test */

/**
 * Where the first element of each selector stands.
 * @param {(string | string[])[]} selectors
 * @param {Test} isWanted
 * @returns {(Box | null)[]}
 */
function boxesOf(selectors, isWanted) {
  return selectors.map((selector) => {
    const found = visible(selector);
    const box = found && boxOf(found);
    return found && box && isWanted(found, box) ? box : null;
  });
}

/**
 * Where elements stand, kept up to date while the page scrolls, grows and moves.
 * @param {(string | string[])[]} selectors
 * @param {Test} [isWanted] of others nothing is told
 * @returns {(Box | null)[]}
 */
export function useBoxes(selectors, isWanted = () => true) {
  const [boxes, setBoxes] = useState(/** @type {(Box | null)[]} */ ([]));
  const known = useRef("");
  const isOwn = useRef(false);
  const key = JSON.stringify(selectors);
  const look = () => {
    const now = boxesOf(selectors, isWanted);
    const told = JSON.stringify(now);
    if (told === known.current) return;
    known.current = told;
    isOwn.current = true;
    setBoxes(now);
  };
  useLayoutEffect(() => {
    // What is drawn by these boxes is looked at again in a while: if it moved them, that would never end.
    if (isOwn.current) isOwn.current = false;
    else look();
  });
  useEffect(() => {
    const timer = setInterval(look, LOOK);
    for (const moved of ["scroll", "resize"]) addEventListener(moved, look, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      for (const moved of ["scroll", "resize"]) removeEventListener(moved, look, { capture: true });
    };
  }, [key]);
  return boxes;
}

/** @param {Box} box */
const placed = ({ left, top, width, height }) => `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;

/** What stands over the table. */
const OVER = ".teacher, .help, .slot-question, header.top";

/**
 * Whether something that stands over the table lies over the middle of a thing.
 * @param {string | string[]} at
 * @param {Box} box
 */
function isHidden(at, { left, top, width, height }) {
  const over = document.elementFromPoint(left + width / 2, top + height / 2)?.closest(OVER);
  return over !== null && over !== undefined && !over.contains(visible(at));
}

/** A light around the elements that matter. @param {{selectors: (string | string[])[]}} props */
export function Lights({ selectors }) {
  const boxes = useBoxes(selectors);
  return html`<div class="lights" aria-hidden="true">
    ${selectors.map((selector, at) => {
      const box = boxes[at];
      return box && !isHidden(selector, box) ? html`<i key=${at} class="light" style=${placed(box)}></i>` : null;
    })}
  </div>`;
}

/** A tag is at most so wide, in pixels, with so many of them for a letter. */
const WIDEST = 184;
const LETTER = 6.9;
const HIGH = 20;

/**
 * What lies over the table hides what is below it; that gets no name.
 * @param {Element} element
 * @param {Box} box
 */
function isCovered(element, { left, top, width }) {
  const over = document
    .elementFromPoint(left + width / 2, top + 1)
    ?.closest(".help, .slot-question, header.top, dialog");
  return over !== null && over !== undefined && !over.contains(element);
}

/** @param {Box} one @param {Box} other */
const overlap = (one, other) =>
  Math.abs(one.left + one.width / 2 - other.left - other.width / 2) < (one.width + other.width) / 2 &&
  Math.abs(one.top - other.top) < HIGH;

/**
 * Where tags stand: on the upper edge of what they name, inside the window, and none over another.
 * @param {NameTag[]} tags
 * @param {(Box | null)[]} boxes
 * @param {(id: string) => string} format
 */
function arranged(tags, boxes, format) {
  /** @type {(Box & {name: string, at: string})[]} */
  const arranged = [];
  tags.forEach(({ at, text }, index) => {
    const [box, element] = [boxes[index], visible(at)];
    if (!box || !element || isCovered(element, box)) return;
    const name = format(text);
    const width = Math.min(WIDEST, LETTER * name.length + 16);
    const left = Math.max(4, Math.min(box.left + box.width / 2 - width / 2, innerWidth - width - 4));
    const tag = { name, at, left, top: box.top - HIGH / 2, width, height: HIGH };
    if (tag.top > 0 && !arranged.some((other) => overlap(other, tag))) arranged.push(tag);
  });
  return arranged;
}

/**
 * Names on the board, for beginners.
 * @param {{tags: NameTag[], texts: import("./types.js").Texts}} props
 */
export function NameTags({ tags, texts }) {
  const boxes = useBoxes(tags.map(({ at }) => at));
  return html`<div class="name-tags" aria-hidden="true">
    ${arranged(tags, boxes, texts.format).map(
      ({ name, at, ...box }) => html`<span key=${at} class="name-tag" style=${placed(box)}>${name}</span>`,
    )}
  </div>`;
}
