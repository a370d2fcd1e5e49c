/**
 * Help in place: a thing that carries `data-tip` explains itself on hover, focus and long press.
 * One tooltip serves the whole page.
 */

/** @typedef {import("./types.js").Table} Table */

const HOVER_DELAY = 700;
const PRESS_DELAY = 500;

/**
 * Attributes for a thing that explains itself.
 * @param {Table} table
 * @param {string} id of the help, whose attribute `title` is its heading
 * @param {string} [title] another heading
 */
export function tip(table, id, title) {
  helpOnPage();
  return { "data-tip": table.texts.format(id), "data-tip-title": title ?? table.texts.format(`${id}.title`) };
}

/** @type {Help | null} */
let help = null;

function helpOnPage() {
  help ??= new Help();
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
    document.body.append(this.box);
    /** @type {Element | null} */
    this.owner = null;
    this.timer = 0;
    this.pressed = false;
    this.#listen();
  }

  #listen() {
    document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.#soon(event.target, HOVER_DELAY));
    document.addEventListener("pointerout", (event) => event.relatedTarget ?? this.hide());
    document.addEventListener("pointerdown", (event) => this.#press(event), true);
    document.addEventListener("pointerup", () => this.#cancel(), true);
    document.addEventListener("pointercancel", () => this.#cancel(), true);
    document.addEventListener("click", (event) => this.#swallow(event), true);
    document.addEventListener("focusin", (event) => this.#focus(event.target));
    document.addEventListener("focusout", () => this.hide());
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.hide(), true);
    document.addEventListener("scroll", () => this.hide(), true);
  }

  /** @param {EventTarget | null} target */
  #ownerOf(target) {
    return target instanceof Element ? target.closest("[data-tip]") : null;
  }

  /** @param {EventTarget | null} target @param {number} delay */
  #soon(target, delay) {
    const owner = this.#ownerOf(target);
    if (owner === this.owner && owner) return;
    this.#cancel();
    if (this.owner) this.hide();
    if (owner) this.timer = window.setTimeout(() => this.show(owner), delay);
  }

  /** @param {PointerEvent} event */
  #press(event) {
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

  /** A long press explains and does nothing else. @param {MouseEvent} event */
  #swallow(event) {
    if (!this.pressed) return;
    this.pressed = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** @param {EventTarget | null} target */
  #focus(target) {
    if (target instanceof Element && target.matches(":focus-visible")) this.#soon(target, HOVER_DELAY);
  }

  #cancel() {
    window.clearTimeout(this.timer);
  }

  /** @param {Element} owner */
  show(owner) {
    if (!owner.isConnected) return;
    this.owner = owner;
    this.heading.textContent = owner.getAttribute("data-tip-title");
    this.text.textContent = owner.getAttribute("data-tip");
    this.box.hidden = false;
    owner.setAttribute("aria-describedby", this.box.id);
    this.#place(owner.getBoundingClientRect());
  }

  /** Above the thing where there is room, else below; inside the window. @param {DOMRect} thing */
  #place(thing) {
    const { width, height } = this.box.getBoundingClientRect();
    const left = thing.left + thing.width / 2 - width / 2;
    const above = thing.top - height - 8;
    this.box.style.left = `${Math.max(8, Math.min(left, window.innerWidth - width - 8))}px`;
    this.box.style.top = `${above >= 8 ? above : Math.min(thing.bottom + 8, window.innerHeight - height - 8)}px`;
  }

  hide() {
    this.#cancel();
    this.owner?.removeAttribute("aria-describedby");
    this.owner = null;
    this.box.hidden = true;
  }
}
