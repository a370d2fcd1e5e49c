/** Showing an action on the board while somebody points at it; then what was chosen before is there again. */
import { useRef } from "preact/hooks";

/**
 * @param {import("../types.js").Table} table
 * @param {import("../types.js").Drawing} drawing
 */
export function useTrying(table, drawing) {
  const before = useRef(/** @type {any} */ (table.selection.peek()));
  const trying = useRef(/** @type {any} */ (null));
  const end = () => {
    if (trying.current !== null && table.selection.peek() === trying.current) table.selection.value = before.current;
    trying.current = null;
  };
  const begin = (/** @type {any} */ preview) => {
    end();
    before.current = table.selection.peek();
    const shown = drawing.shownBy(table, preview);
    if (shown !== null) table.selection.value = trying.current = { ...shown, tried: preview.word };
  };
  /** Whether something else is chosen than before, by the board or a key. */
  const isOvertaken = () => ![before.current, trying.current, null].includes(table.selection.peek());
  return { begin, end, isOvertaken };
}
