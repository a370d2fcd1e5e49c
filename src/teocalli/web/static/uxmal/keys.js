/** The keys of acting: letters for the kinds of action, turning, choosing, confirming, taking back. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { isTyping } from "../app/ui.js";
import { previewsOf, selectionOf, takeBack, turnTile } from "./acting.js";
import { confirmChoice } from "./confirming.js";
import { chooseMode } from "./modes.js";

/** @typedef {import("../app/types.js").Table} Table */

/** @type {Record<string, "build" | "place" | "move" | "track">} */
const MODE_KEYS = { b: "build", 1: "build", p: "place", 2: "place", m: "move", 3: "move", h: "track", 4: "track" };
/** @type {Record<string, number>} */
const TURN_KEYS = { r: 1, R: -1, e: 1, q: -1 };

/** Whether somebody else uses the key. @param {KeyboardEvent} event */
function isTaken(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return true;
  return isTyping(event);
}

const TAKES_ENTER = "button, a, summary, input, [role=button], [role=gridcell], [role=slider]";

/** Whether Enter belongs to the thing that has the focus. @param {KeyboardEvent} event */
function ownsEnter(event) {
  const target = event.target;
  return target instanceof Element && target.closest(TAKES_ENTER) !== null;
}

/** @param {Table} table @param {KeyboardEvent} event @returns {boolean} whether the key was used */
function act(table, event) {
  const { key } = event;
  const { mode } = selectionOf(table);
  if (key === "Escape") return takeBack(table);
  if (key === "Enter" && !ownsEnter(event)) {
    confirmChoice(table);
    return true;
  }
  if (mode === "seat" && TURN_KEYS[key]) {
    turnTile(table, TURN_KEYS[key]);
    return true;
  }
  if (mode === "take") return chooseByNumber(table, key);
  const kind = MODE_KEYS[key];
  return kind !== undefined && table.legal[0]?.kind !== "pay" && mode !== "seat" && chooseMode(table, kind);
}

/** @param {Table} table @param {string} key */
function chooseByNumber(table, key) {
  const preview = previewsOf(table, "take")[Number(key) - 1];
  if (preview) table.selection.value = { mode: "take", word: preview.word };
  return preview !== undefined;
}

/** Listens while a person is asked, from the moment the question can be seen. @param {Table} table */
export function useActingKeys(table) {
  const latest = useRef(table);
  latest.current = table;
  useLayoutEffect(() => {
    const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
      if (isTaken(event) || !act(latest.current, event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener("keydown", onKeyDown, true);
    return () => document.removeEventListener("keydown", onKeyDown, true);
  }, []);
}
