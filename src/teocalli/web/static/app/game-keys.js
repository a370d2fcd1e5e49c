/**
 * The keys of the table. A button that a key presses says so (`aria-keyshortcuts`); pressing is done here alone, for
 * the frame and for what a game asks. Enter presses the button that decides, wherever the focus is, unless a key has
 * led the focus to something else that takes Enter; then the button does not show its sign.
 */
import { useLayoutEffect } from "preact/hooks";
import { focusCameByKey } from "./board/focus.js";
import { closeHelpDrawer, help } from "./help.js";
import { isTyping } from "./ui.js";

/** @typedef {import("./table.js").GameTable} GameTable */

/** The parts of the table, in the order of F6. */
const PARTS = ["question", "board", "players", "log-heading", "help-title"];

/** Parts of the page beside the table, to which keys belong while the focus is there. */
const OWN_KEYS = "[data-own-keys]";

/** Elements that do something of their own on Enter; what is chosen already leaves it to the button that decides. */
const TAKES_ENTER =
  'button, a[href], summary, [role="button"]:not([aria-pressed="true"]), [role="gridcell"][aria-selected="false"]';
/** Elements that the arrows move in, once a key has led there. */
const TAKES_ARROWS = 'svg, [role="slider"], .slot-board [data-target]';
/** Fields that need the arrows, whatever led there. */
const NEEDS_ARROWS =
  'input:not([type="checkbox"], [type="button"], [type="file"]), select, textarea, [contenteditable]';

/** Where a key may press something: the dialog on top alone, else a hint, then what is asked. @returns {Element[]} */
function regions() {
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  if (dialog) return [dialog];
  return [...document.querySelectorAll(".hint-panel"), ...document.querySelectorAll("#question")];
}

/** @param {Element} element */
const isUsable = (element) => !element.matches('[disabled], [aria-disabled="true"], [inert] *');

/** The first usable element of the regions. @param {string} selector @returns {HTMLElement | undefined} */
function firstOf(selector) {
  for (const region of regions()) {
    const found = [...region.querySelectorAll(selector)].find(isUsable);
    if (found) return /** @type {HTMLElement} */ (found);
  }
  return undefined;
}

/** The button that decides, if it can be pressed now. @returns {HTMLElement | null} */
function decidingButton() {
  const found = firstOf("[data-confirm]");
  return found?.checkVisibility() ? found : null;
}

/** Whether a key has led the focus to something that takes Enter itself, or it is in a part with keys of its own. */
function enterIsElsewhere() {
  const focused = document.activeElement;
  if (focused === null) return false;
  const takesEnter = focused.matches(TAKES_ENTER) && !focused.matches("[data-confirm]");
  return (focusCameByKey() && takesEnter) || focused.closest(OWN_KEYS) !== null;
}

/** The name of a pressed key, as `aria-keyshortcuts` has it. @param {KeyboardEvent} event */
function nameOf({ key, shiftKey, ctrlKey, metaKey }) {
  const control = ctrlKey || metaKey ? "Control+" : "";
  if (key.length > 1) return control + key;
  const letter = key.toUpperCase();
  return `${control}${shiftKey && /^[A-Z]$/.test(letter) ? "Shift+" : ""}${letter}`;
}

/** The option that a digit means: the one that says so, else the one at that place. @param {string} digit */
function optionAt(digit) {
  const [region] = regions();
  return [...(region?.querySelectorAll("[data-option]") ?? [])].filter((option) => option.checkVisibility())[
    Number(digit) - 1
  ];
}

/** Whoever chose by a digit decides by Enter. */
function focusDeciding() {
  requestAnimationFrame(() => setTimeout(() => decidingButton()?.focus({ preventScroll: true })));
}

/** What a key presses, if anything. @param {KeyboardEvent} event @returns {(() => void) | undefined} */
function pressFor(event) {
  const name = nameOf(event);
  if (name === "Enter") {
    const button = event.repeat || enterIsElsewhere() ? null : decidingButton();
    return button ? () => button.click() : undefined;
  }
  const digit = /^[1-9]$/.test(name);
  const found = firstOf(`[aria-keyshortcuts~="${CSS.escape(name)}"]`) ?? (digit ? optionAt(name) : undefined);
  if (!(found instanceof HTMLElement)) return undefined;
  return () => {
    found.click();
    if (digit) focusDeciding();
  };
}

/** Whether the arrows belong to what has the focus. */
function arrowsAreElsewhere() {
  const focused = document.activeElement;
  return (
    focused !== null && (focused.matches(NEEDS_ARROWS) || (focusCameByKey() && focused.closest(TAKES_ARROWS) !== null))
  );
}

/**
 * @param {GameTable} game
 * @param {string} key
 * @returns {(() => void) | undefined}
 */
function playbackFor(game, key) {
  const n = game.here;
  const steps = /** @type {Record<string, number>} */ ({ ArrowLeft: n - 1, ArrowRight: n + 1, Home: 0, End: Infinity });
  const target = steps[key];
  return target === undefined || arrowsAreElsewhere() ? undefined : () => void game.goTo(target);
}

/** The part itself, or the first element in it that takes the focus. @param {string | undefined} id */
function focusPart(id) {
  const part = document.getElementById(id ?? "");
  const inside = part?.querySelector(
    '[tabindex="0"]:not([data-scrolls]), button:not([disabled], [aria-disabled="true"], [tabindex="-1"])',
  );
  const target = inside instanceof HTMLElement || inside instanceof SVGElement ? inside : part;
  target?.focus();
}

/** To the next part of the table, or the one before. @param {1 | -1} step */
function changePart(step) {
  const parts = PARTS.filter((id) => document.getElementById(id));
  const here = parts.findIndex((id) =>
    document.getElementById(id)?.closest("section, div")?.contains(document.activeElement),
  );
  const from = here === -1 && step === -1 ? 0 : here;
  focusPart(parts[(from + step + parts.length) % parts.length]);
}

/**
 * What a key does at the table as a whole.
 * @param {GameTable} game
 * @param {KeyboardEvent} event
 * @returns {(() => void) | undefined}
 */
function actionFor(game, event) {
  if (document.querySelector("dialog[open]")) return undefined;
  const key = event.key.toLowerCase();
  if (key === "escape" && game.talk.pointing.peek()) return () => (game.talk.pointing.value = false);
  if (key === "escape" && game.playback.looking.peek()) return () => game.playback.backToNow();
  if (key === "escape" && help.peek()) return closeHelpDrawer;
  if (key === "i") return () => game.toggleHint();
  if (key === "v" && game.lines.peek()) return () => game.showNextLine();
  if (key === "g" && game.view.peek()?.company) return () => (game.talk.pointing.value = !game.talk.pointing.peek());
  if (key === "f6") return () => changePart(event.shiftKey ? -1 : 1);
  if (key === "l") return () => focusPart("log-heading");
  return playbackFor(game, event.key);
}

/** @param {GameTable} game @param {KeyboardEvent} event @returns {(() => void) | undefined} */
function meaningOf(game, event) {
  if (event.altKey) return undefined;
  const press = pressFor(event);
  return press ?? (event.ctrlKey || event.metaKey ? undefined : actionFor(game, event));
}

/** Whether a key belongs to a part of the page beside the table. @param {KeyboardEvent} event */
const hasOwnKeys = ({ key, target }) => key !== "F6" && target instanceof Element && target.closest(OWN_KEYS) !== null;

/** Lets the style sheet show the sign of Enter where Enter does it. */
function showEnter() {
  document.documentElement.dataset.enter = enterIsElsewhere() ? "elsewhere" : "decides";
}

/**
 * @param {GameTable} game
 * @param {{current: HTMLElement | null}} frame
 */
export function useGameKeys(game, frame) {
  useLayoutEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      if (event.defaultPrevented || isTyping(event) || !frame.current || hasOwnKeys(event)) return;
      const action = meaningOf(game, event);
      if (!action) return;
      event.preventDefault();
      event.stopPropagation();
      action();
    };
    addEventListener("keydown", onKey, true);
    for (const moved of ["focusin", "focusout", "keyup"]) addEventListener(moved, showEnter);
    showEnter();
    return () => {
      removeEventListener("keydown", onKey, true);
      for (const moved of ["focusin", "focusout", "keyup"]) removeEventListener(moved, showEnter);
    };
  }, [game]);
}
