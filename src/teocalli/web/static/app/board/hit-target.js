/** What makes something on a board a target: its name, Enter and Space, pointer and focus. */
import { consume } from "./arrows.js";

/**
 * @typedef {object} HitTarget
 * @property {string} key                 its name among the board's targets, by which arrows find it
 * @property {string} label               what it is and what choosing it would do
 * @property {boolean} [chosen]           whether it is chosen; left out where choosing it does something at once
 * @property {boolean} [refused]          whether the rules forbid it: choosing it then tells why
 * @property {boolean} [inTabOrder]       whether Tab stops at it, or only arrows lead there
 * @property {() => void} choose
 * @property {(over: boolean) => void} [hover]
 */

/** Whether a key chooses what has the focus. @param {KeyboardEvent} event */
export const choosesByKey = ({ key }) => key === "Enter" || key === " ";

/** Attributes of something that can be chosen on the board. @param {HitTarget} target */
export function targetAttributes({ key, label, chosen, refused = false, inTabOrder = true, choose, hover }) {
  return {
    "data-target": key,
    role: "button",
    tabindex: inTabOrder ? 0 : -1,
    "aria-label": label,
    "aria-pressed": chosen === undefined ? undefined : String(chosen),
    "aria-disabled": refused ? "true" : undefined,
    onClick: (/** @type {Event} */ event) => {
      event.stopPropagation();
      choose();
    },
    onKeyDown: (/** @type {KeyboardEvent} */ event) => {
      if (!choosesByKey(event)) return;
      consume(event);
      choose();
    },
    ...(hover && hovering(hover)),
  };
}

/** Pointer and focus alike look at a target. @param {(over: boolean) => void} hover */
export function hovering(hover) {
  return {
    onPointerEnter: () => hover(true),
    onPointerLeave: () => hover(false),
    onFocus: () => hover(true),
    onBlur: () => hover(false),
  };
}

/**
 * Attributes of something that has a name and cannot be chosen: arrows lead there, Tab does not.
 * @param {string} key
 * @param {string} label
 */
export const plainAttributes = (key, label) => ({ "data-target": key, role: "img", "aria-label": label, tabindex: -1 });

/** Whether the focus came by a key: then what it is on is shown, as under the pointer. @param {Event} event */
const isShownFocus = ({ currentTarget }) => currentTarget instanceof Element && currentTarget.matches(":focus-visible");

/**
 * What pointing at something does, by pointer and by focus. A finger points at nothing, and what comes to lie under a
 * pointer that rests is not pointed at.
 * @param {() => void} begin   may be called again and again
 * @param {() => void} end
 */
export const pointing = (begin, end) => ({
  onPointerMove: (/** @type {PointerEvent} */ event) => event.pointerType === "touch" || begin(),
  onPointerLeave: end,
  onFocus: (/** @type {FocusEvent} */ event) => isShownFocus(event) && begin(),
  onBlur: end,
});
