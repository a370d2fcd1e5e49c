/** How the focus came where it is: by the pointer, which leaves the keys to the table, or by a key or an aid. */
import { takesText } from "../ui.js";

/** @type {"key" | "pointer" | null} */
let lastInput = null;
let focusCame = true;

addEventListener("keydown", () => (lastInput = "key"), true);
addEventListener("pointerdown", () => (lastInput = "pointer"), true);
addEventListener("focusin", () => (focusCame = lastInput !== "pointer"), true);

/** Whether the person acts by keys at the moment. */
export const actsByKeys = () => lastInput === "key";

/** Whether what has the focus did not get it by the pointer, so that the keys it understands are meant for it. */
export const focusCameByKey = () => focusCame;

/** Whether nothing on the page has the focus: what had it is gone. */
export function isFocusLost() {
  const active = document.activeElement;
  return !active || active === document.body || !active.isConnected;
}

/**
 * What was pressed may vanish with what it did: once the page is drawn anew, the focus goes on there.
 * @param {string} [to] selector of what takes it; else the heading of the page
 */
export function leadLostFocus(to = "h1") {
  const lead = () => {
    const target = isFocusLost() ? document.querySelector(to) : null;
    /** @type {HTMLElement | null} */ (target)?.focus({ preventScroll: true });
  };
  requestAnimationFrame(() => setTimeout(lead));
}

/**
 * Whether the focus is among the lines of a hint or an analysis, where it stays whatever they show on the board; also
 * where what had it there has just gone.
 */
const isAmongLines = () =>
  isFocusLost()
    ? document.querySelector(".hint-panel") !== null
    : Boolean(document.activeElement?.closest(".hint-panel, .room-panel"));

/** Whether the focus stays where it is, whatever is asked: among lines, or in a field where the person writes. */
export const focusStays = () => isAmongLines() || takesText(document.activeElement);
