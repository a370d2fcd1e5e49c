/**
 * Parts of the page that scroll: whichever holds more than there is room for can be focused, so that keys scroll it.
 */
import { useLayoutEffect, useRef } from "preact/hooks";
import { html } from "./html.js";

/** @param {Element} box */
const scrolls = (box) => box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;

/**
 * What an element lacks to be reached and named; it keeps a role and a label of its own.
 * @param {HTMLElement} element
 * @param {string} name
 */
function marksFor(element, name) {
  const marks = /** @type {[string, string][]} */ ([
    ["tabindex", "0"],
    ["data-scrolls", ""],
  ]);
  if (element.tagName === "DIV" && !element.hasAttribute("role")) marks.push(["role", "group"]);
  if (!element.hasAttribute("aria-label") && !element.hasAttribute("aria-labelledby")) marks.push(["aria-label", name]);
  return marks;
}

/**
 * Lets the focus go to an element as long as it scrolls.
 * @param {{current: HTMLElement | null}} box
 * @param {string} name what it shows, for those who hear it
 */
export function useScrolling(box, name) {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const atRest = element.getAttribute("tabindex");
    const marks = marksFor(element, name);
    const unmark = () => {
      for (const [mark] of marks) element.removeAttribute(mark);
      if (atRest !== null) element.setAttribute("tabindex", atRest);
    };
    const look = () =>
      scrolls(element) ? marks.forEach(([mark, value]) => element.setAttribute(mark, value)) : unmark();
    const sizes = new ResizeObserver(look);
    const observe = () => {
      sizes.disconnect();
      for (const each of [element, ...element.children]) sizes.observe(each);
    };
    const contents = new MutationObserver(observe);
    contents.observe(element, { childList: true });
    observe();
    return () => {
      sizes.disconnect();
      contents.disconnect();
      unmark();
    };
  }, [name]);
}

/**
 * An element that may scroll; further properties are its own.
 * @param {{name: string, tag?: string, children?: any, [property: string]: any}} props
 */
export function Scroller({ name, tag = "div", children = null, ...properties }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useScrolling(box, name);
  return html`<${tag} ref=${box} ...${properties}>${children}<//>`;
}
