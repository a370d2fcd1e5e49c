/** The keys of the table's frame; a drawing keeps those that it uses itself. */
import { useLayoutEffect } from "preact/hooks";
import { isTyping } from "./ui.js";

/** @typedef {import("./table.js").GameTable} GameTable */

/** The parts of the table, in the order of F6. */
const PARTS = ["question", "board", "players", "log-heading"];

/** Whether the focus is in the log or nowhere, where the arrows walk through the game. The slider moves by itself. */
function mayWalk() {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return true;
  return focused.closest(".log-panel") !== null && !(focused instanceof HTMLInputElement);
}

/**
 * @param {GameTable} game
 * @param {string} key
 * @returns {(() => void) | undefined}
 */
function walkFor(game, key) {
  const n = game.walk.shown.peek()?.n ?? 0;
  const steps = /** @type {Record<string, number>} */ ({ ArrowLeft: n - 1, ArrowRight: n + 1, Home: 0, End: Infinity });
  const target = steps[key];
  return target === undefined ? undefined : () => void game.walk.lookAt(target);
}

/** The part itself, or the first thing in it that takes the focus. @param {string | undefined} id */
function focusPart(id) {
  const part = document.getElementById(id ?? "");
  const inside = part?.querySelector('[tabindex="0"]:not([data-scrolls]), button:not([disabled], [aria-disabled="true"], [tabindex="-1"])');
  const target = inside instanceof HTMLElement || inside instanceof SVGElement ? inside : part;
  target?.focus();
}

/** To the next part of the table, or the one before. @param {1 | -1} step */
function changePart(step) {
  const here = PARTS.findIndex((id) => document.getElementById(id)?.closest("section, div")?.contains(document.activeElement));
  const from = here === -1 && step === -1 ? 0 : here;
  focusPart(PARTS[(from + step + PARTS.length) % PARTS.length]);
}

/**
 * @param {GameTable} game
 * @param {KeyboardEvent} event
 * @returns {(() => void) | undefined}
 */
function actionFor(game, event) {
  const key = event.key.toLowerCase();
  if ((event.ctrlKey || event.metaKey) && key === "z" && !event.shiftKey) return () => void (game.view.peek()?.undo.possible && game.undo());
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (key === "u") return () => void (game.view.peek()?.undo.possible && game.undo());
  if (key === "escape" && game.walk.looking.peek()) return () => game.walk.backToNow();
  if (key === "i") return () => game.toggleHint();
  if (key === "f6") return () => changePart(event.shiftKey ? -1 : 1);
  if (key === "l") return () => focusPart("log-heading");
  return mayWalk() ? walkFor(game, event.key) : undefined;
}

/**
 * @param {GameTable} game
 * @param {{current: HTMLElement | null}} frame
 */
export function useGameKeys(game, frame) {
  useLayoutEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      if (event.defaultPrevented || isTyping(event) || document.querySelector("dialog[open]") || !frame.current) return;
      const action = actionFor(game, event);
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [game]);
}
