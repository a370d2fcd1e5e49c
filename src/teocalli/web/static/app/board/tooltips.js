/**
 * Help in place: an element that carries `data-tip` explains itself on hover, focus and long press, when somebody has
 * gone there: not when it comes to lie under the pointer, or when the page gives it the focus. The numbers of rules in
 * the explanation lead to the rules, also by the key `?`. One tooltip serves the whole page.
 */
import { showRule } from "../help.js";
import { isTyping } from "../ui.js";

/** @typedef {import("../types.js").Table} Table */

const HOVER_DELAY = 700;
const PRESS_DELAY = 500;
/** Keys by which people go from element to element. */
const LEADING_KEYS = new Set(["Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "F6"]);
/** Milliseconds in which the pointer may come from the element to its tooltip. */
const GRACE = 350;

/** Numbers of rules as the texts quote them. */
const RULE = /\b[A-Z]\d{1,2}\b/g;

/**
 * Attributes for an element that explains itself.
 * @param {Table} table
 * @param {string} id of the help, whose attribute `title` is its heading
 * @param {string} [title] another heading
 * @param {Record<string, any>} [args] of the help
 */
export function tip({ texts, view }, id, title, args) {
  return {
    "data-about": id,
    "data-tip": texts.format(id, args),
    "data-tip-title": title ?? texts.format(`${id}.title`),
    "data-tip-rules": `/rules/${view.game}`,
    "data-tip-key": texts.format("web-tip-key"),
  };
}

/**
 * The explanation with its rules' numbers as links.
 * @param {string} text
 * @param {string} rules address of the rules page
 * @returns {(string | HTMLAnchorElement)[]}
 */
function withLinks(text, rules) {
  const parts = /** @type {(string | HTMLAnchorElement)[]} */ ([]);
  let done = 0;
  for (const { 0: number, index } of text.matchAll(RULE)) {
    const link = document.createElement("a");
    link.href = `${rules}#${number}`;
    link.textContent = number;
    parts.push(text.slice(done, index), link);
    done = index + number.length;
  }
  return [...parts, text.slice(done)];
}

class Help {
  constructor() {
    this.box = document.createElement("div");
    this.box.id = "help-tip";
    this.box.className = "help-tip";
    this.box.setAttribute("role", "tooltip");
    this.box.hidden = true;
    this.heading = this.box.appendChild(document.createElement("strong"));
    this.text = this.box.appendChild(document.createElement("span"));
    this.key = this.box.appendChild(document.createElement("small"));
    document.body.append(this.box);
    /** @type {Element | null} */
    this.owner = null;
    this.timer = 0;
    this.pressed = false;
    /** Where the pointer went last, and what lay there. */
    this.pointer = { x: NaN, y: NaN };
    this.under = /** @type {EventTarget | null} */ (null);
    /** Whether a key is being pressed by which people go from element to element. */
    this.ledByKey = false;
    this.#listen();
  }

  #listen() {
    document.addEventListener("pointermove", (event) => event.pointerType === "mouse" && this.#moved(event), {
      passive: true,
    });
    document.addEventListener(
      "pointerout",
      (event) => event.pointerType === "mouse" && !event.relatedTarget && this.hide(),
    );
    document.addEventListener("pointerdown", (event) => this.#press(event), true);
    document.addEventListener("pointerup", () => this.#cancel(), true);
    document.addEventListener("pointercancel", () => this.#cancel(), true);
    document.addEventListener("click", (event) => this.#click(event), true);
    document.addEventListener("focusin", (event) => this.#focus(event.target));
    document.addEventListener("focusout", (event) => this.#isInside(event.relatedTarget) || this.hide());
    document.addEventListener("keydown", (event) => this.#key(event), true);
    document.addEventListener("scroll", () => this.hide(), true);
  }

  /** @param {EventTarget | null} target */
  #ownerOf(target) {
    return target instanceof Element ? target.closest("[data-tip]") : null;
  }

  /** @param {EventTarget | null} target */
  #isInside(target) {
    return target instanceof Node && this.box.contains(target);
  }

  /** Only a pointer that moves asks, not one under which something has come to lie. @param {PointerEvent} event */
  #moved(event) {
    if (this.pointer.x === event.clientX && this.pointer.y === event.clientY) return;
    this.pointer = { x: event.clientX, y: event.clientY };
    if (event.target === this.under) return;
    this.under = event.target;
    this.#over(event.target);
  }

  /** The pointer may go on into the tooltip, which stays as long as it is there. @param {EventTarget | null} target */
  #over(target) {
    const owner = this.#ownerOf(target);
    if (this.owner && (this.#isInside(target) || owner === this.owner)) return this.#cancel();
    if (!this.owner) return this.#soon(owner, HOVER_DELAY);
    this.#cancel();
    this.timer = window.setTimeout(() => {
      this.hide();
      this.#soon(owner, HOVER_DELAY - GRACE);
    }, GRACE);
  }

  /** @param {Element | null} owner @param {number} delay */
  #soon(owner, delay) {
    this.#cancel();
    if (owner) this.timer = window.setTimeout(() => this.show(owner), delay);
  }

  /** @param {PointerEvent} event */
  #press(event) {
    if (this.#isInside(event.target)) return;
    this.#cancel();
    this.hide();
    this.pressed = false;
    const owner = this.#ownerOf(event.target);
    if (event.pointerType === "mouse" || !owner) return;
    this.timer = window.setTimeout(() => {
      this.pressed = true;
      this.show(owner);
    }, PRESS_DELAY);
  }

  /** A long press explains and does nothing else; a link of the tooltip closes it. @param {MouseEvent} event */
  #click(event) {
    if (this.#isInside(event.target)) {
      if (event.target instanceof HTMLAnchorElement) this.#follow(event, event.target);
      return;
    }
    if (!this.pressed) return;
    this.pressed = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /**
   * A link leads to its rule, in a new tab where that is wanted.
   * @param {MouseEvent} event
   * @param {HTMLAnchorElement} link
   */
  #follow(event, link) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.hide();
    showRule(link.pathname, link.hash.slice(1));
  }

  /** @param {EventTarget | null} target */
  #focus(target) {
    if (this.ledByKey && target instanceof Element && target.matches(":focus-visible"))
      this.#soon(this.#ownerOf(target), HOVER_DELAY);
  }

  /** Esc closes; `?` opens the rule of what is explained or has the focus. @param {KeyboardEvent} event */
  #key(event) {
    this.ledByKey = LEADING_KEYS.has(event.key);
    window.setTimeout(() => (this.ledByKey = false));
    if (event.key === "Escape") return this.hide();
    if (event.key !== "?" || event.ctrlKey || event.metaKey || isTyping(event)) return;
    const owner = this.owner ?? this.#ownerOf(document.activeElement);
    const [number] = owner?.getAttribute("data-tip")?.match(RULE) ?? [];
    if (!owner || !number || document.querySelector("dialog[open]")?.contains(owner) === false) return;
    event.stopPropagation();
    event.preventDefault();
    this.hide();
    showRule(owner.getAttribute("data-tip-rules") ?? "", number);
  }

  #cancel() {
    window.clearTimeout(this.timer);
  }

  /** @param {Element} owner */
  show(owner) {
    if (!owner.isConnected) return;
    // Above a modal dialog only what lies in it can be seen and clicked.
    (owner.closest("dialog") ?? document.body).append(this.box);
    this.owner = owner;
    const text = owner.getAttribute("data-tip") ?? "";
    this.heading.textContent = owner.getAttribute("data-tip-title");
    this.text.replaceChildren(...withLinks(text, owner.getAttribute("data-tip-rules") ?? ""));
    this.key.textContent = text.match(RULE) ? owner.getAttribute("data-tip-key") : "";
    this.box.hidden = false;
    owner.setAttribute("aria-describedby", this.box.id);
    this.#place(owner.getBoundingClientRect());
  }

  /** Above the element where there is room, else below; inside the window. @param {DOMRect} owner */
  #place(owner) {
    const { width, height } = this.box.getBoundingClientRect();
    const left = owner.left + owner.width / 2 - width / 2;
    const above = owner.top - height - 4;
    this.box.style.left = `${Math.max(8, Math.min(left, window.innerWidth - width - 8))}px`;
    this.box.style.top = `${above >= 8 ? above : Math.min(owner.bottom + 4, window.innerHeight - height - 8)}px`;
  }

  hide() {
    this.#cancel();
    this.owner?.removeAttribute("aria-describedby");
    this.owner = null;
    this.box.hidden = true;
  }
}

const help = new Help();

/** Puts the explanation away that is shown: what it explains has changed. */
export function closeHelp() {
  help.hide();
}
