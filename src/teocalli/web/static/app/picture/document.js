/**
 * As much of a document as Preact needs to draw where there is no browser. Elements have attributes and children; what
 * asks for a window gets none: nothing is heard, moved or measured but the room that a board has.
 */

/** Size of every element, in pixels: boards ask for it. */
export const room = { width: 0, height: 0 };

/** What is to be done once the present drawing is finished, in order. @type {Array<() => void>} */
const waiting = [];

/** @param {() => void} task */
export const later = (task) => waiting.push(task);

/** Does all that waits, and what comes of it. */
export function settle() {
  for (let task = waiting.shift(); task; task = waiting.shift()) task();
}

/**
 * Text, markup, or an element: namespace, name, attributes, children.
 * @typedef {string | {raw: string} | [string, string, Record<string, string>, any[]]} Tree
 */

class PictureNode {
  /** @param {number} nodeType */
  constructor(nodeType) {
    this.nodeType = nodeType;
    /** @type {PictureNode[]} */
    this.childNodes = [];
    this.parentNode = /** @type {PictureNode | null} */ (null);
    this.ownerDocument = page;
    this.isConnected = true;
  }

  get firstChild() {
    return this.childNodes[0] ?? null;
  }

  get nextSibling() {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this) + 1] ?? null;
  }

  /** @param {PictureNode} child @param {PictureNode | null} before */
  insertBefore(child, before) {
    child.remove();
    const at = before ? this.childNodes.indexOf(before) : -1;
    this.childNodes.splice(at < 0 ? this.childNodes.length : at, 0, child);
    child.parentNode = this;
    return child;
  }

  /** @param {PictureNode} child */
  appendChild(child) {
    return this.insertBefore(child, null);
  }

  /** @param {PictureNode[]} children */
  append(...children) {
    for (const child of children) this.appendChild(child);
  }

  /** @param {PictureNode} child */
  removeChild(child) {
    child.remove();
    return child;
  }

  remove() {
    const all = this.parentNode?.childNodes ?? [];
    if (all.includes(this)) all.splice(all.indexOf(this), 1);
    this.parentNode = null;
  }

  /** @param {PictureNode | null} other @returns {boolean} */
  contains(other) {
    return other === this || this.childNodes.some((child) => child.contains(other));
  }

  addEventListener() {}
  removeEventListener() {}

  /** @returns {Tree} */
  toTree() {
    return "";
  }
}

class PictureText extends PictureNode {
  /** @param {string} data */
  constructor(data) {
    super(3);
    this.data = data;
  }

  /** @override */
  toTree() {
    return String(this.data);
  }
}

/** Markup that was parsed elsewhere. */
class PictureMarkup extends PictureNode {
  /** @param {string} markup */
  constructor(markup) {
    super(1);
    this.markup = markup;
  }

  /** @override */
  toTree() {
    return { raw: this.markup };
  }
}

class PictureStyle {
  cssText = "";

  /** @param {string} name @param {string} value */
  setProperty(name, value) {
    /** @type {any} */ (this)[name] = value;
  }

  toText() {
    const own = Object.entries(this).filter(([name, value]) => name !== "cssText" && value !== "");
    const kebab = (/** @type {string} */ name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return [this.cssText, ...own.map(([name, value]) => `${kebab(name)}: ${value}`)].filter(Boolean).join("; ");
  }
}

const NO_BOX = { left: 0, top: 0, right: 0, bottom: 0, x: 0, y: 0, width: 0, height: 0 };

class PictureElement extends PictureNode {
  /** @param {string} namespace @param {string} name */
  constructor(namespace, name) {
    super(1);
    this.namespaceURI = namespace;
    this.localName = name;
    this.style = new PictureStyle();
    /** @type {Map<string, string>} */
    this.held = new Map();
  }

  get clientWidth() {
    return room.width;
  }

  get clientHeight() {
    return room.height;
  }

  /** @param {string} name @param {unknown} value */
  setAttribute(name, value) {
    this.held.set(name, String(value));
  }

  /** @param {string} name */
  removeAttribute(name) {
    this.held.delete(name);
  }

  /** @param {string} name */
  getAttribute(name) {
    return this.held.get(name) ?? null;
  }

  querySelector() {
    return null;
  }

  querySelectorAll() {
    return [];
  }

  getBoundingClientRect() {
    return NO_BOX;
  }

  /** @override @returns {Tree} */
  toTree() {
    const style = this.style.toText();
    const attributes = { ...Object.fromEntries(this.held), ...(style ? { style } : {}) };
    return [this.namespaceURI, this.localName, attributes, this.childNodes.map((child) => child.toTree())];
  }
}

const HTML = "http://www.w3.org/1999/xhtml";

/** Everything that is asked for by `document`. */
const page = {
  /** @param {string} namespace @param {string} name */
  createElementNS: (namespace, name) => new PictureElement(namespace, name),
  /** @param {string} name */
  createElement: (name) => new PictureElement(HTML, name),
  /** @param {string} text */
  createTextNode: (text) => new PictureText(text),
  /** @param {PictureNode} node */
  importNode: (node) => node,
  getElementById: () => null,
  querySelector: () => null,
  querySelectorAll: () => [],
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => true,
  activeElement: null,
  documentElement: /** @type {any} */ (null),
  body: /** @type {any} */ (null),
};
page.documentElement = Object.assign(new PictureElement(HTML, "html"), { dataset: {} });
page.body = new PictureElement(HTML, "body");

class Deaf {
  observe() {}
  disconnect() {}
}

class MarkupParser {
  /** @param {string} markup */
  parseFromString(markup) {
    return { documentElement: new PictureMarkup(markup) };
  }
}

/** An element to draw in. */
export const newRoot = () => new PictureElement(HTML, "div");

/** What drawings put into the page besides. @returns {Tree[]} */
export const besides = () => page.body.childNodes.map((/** @type {PictureNode} */ child) => child.toTree());

const silent = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
Object.assign(globalThis, {
  document: page,
  window: globalThis,
  navigator: { languages: [] },
  location: { pathname: "/", search: "", hash: "", href: "/", origin: "" },
  history: { state: null, replaceState: () => undefined, pushState: () => undefined },
  innerWidth: 0,
  innerHeight: 0,
  matchMedia: () => silent,
  ResizeObserver: Deaf,
  MutationObserver: Deaf,
  DOMParser: MarkupParser,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  requestAnimationFrame: later,
  cancelAnimationFrame: () => undefined,
  setTimeout: () => 0,
  clearTimeout: () => undefined,
});
