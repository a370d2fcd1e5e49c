/** Small parts that every page uses. */
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { html } from "./html.js";
import { Scroller } from "./scroller.js";

/** Drawings of the buttons, in a 20 × 20 box. */
const ICONS = {
  settings: `M10 6.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM8.6 1.5h2.8
    l.5 2.2 1.6.7 1.9-1.2 2 2-1.2 1.9.7 1.6 2.1.5v2.6l-2.1.5-.7 1.6 1.2 1.9-2 2-1.9-1.2-1.6.7-.5 2.2H8.6
    l-.5-2.2-1.6-.7-1.9 1.2-2-2 1.2-1.9-.7-1.6-2.1-.5V9.2l2.1-.5.7-1.6-1.2-1.9 2-2 1.9 1.2 1.6-.7z`,
  rules: "M3 3.5c3-.8 5.3-.4 7 1v12c-1.7-1.4-4-1.8-7-1zM17 3.500c-3-.8-5.3-.4-7 1v12c1.7-1.4 4-1.8 7-1z",
  undo: "M7.5 4 3 8.5 7.5 13M3.5 8.500H12a4.5 4.5 0 0 1 0 9H8",
  first: "M4.5 4v12M15.5 4l-7.5 6 7.5 6",
  previous: "M13 4l-7 6 7 6",
  next: "M7 4l7 6-7 6",
  last: "M15.5 4v12M4.5 4l7.5 6-7.5 6",
  close: "M5 5l10 10M15 5 5 15",
  whole: "M12 3.500h4.500V8M16.500 3.500 11.500 8.500M8 16.500H3.500V12M3.500 16.500l5-5",
  download: "M10 3v9.500M5.5 8.5 10 13l4.5-4.500M3.5 16.500h13",
  link: `M8.500 11.500a3.500 3.500 0 0 0 5 0l3-3a3.500 3.500 0 0 0-5-5l-1 1M11.500 8.500a3.500 3.500 0 0 0-5 0l-3 3
    a3.500 3.500 0 0 0 5 5l1-1`,
  open: "M2.5 16V4.500h5l2 2.500h8v9z",
  people: `M7 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM1.5 17c0-3.5 2.3-5.5 5.5-5.500s5.5 2 5.5 5.500M13 3.300
    a3 3 0 0 1 0 5.400M14.5 11.800c2.5.5 4 2.3 4 5.2`,
  play: "M6 3.500v13l10.5-6.500z",
  winner: `M6 3h8v5a4 4 0 0 1-8 0zM6 4.500H3v1.500a3 3 0 0 0 3.300 3M14 4.500h3v1.500a3 3 0 0 1-3.300 3M10 12
    v3.500M6.500 17h7M7.500 17l.5-1.500h4l.5 1.500`,
  trash: "M3.5 5.500h13M8 5.500V3.500h4v2M5.5 5.500l.8 11h7.400l.8-11M8.3 8.500v5M11.7 8.500v5",
  search: "M8.5 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM12.5 12.5 17 17",
  back: "M9 4 3 10l6 6M3.5 10H17",
  hint: `M7.500 15.500h5M8.3 18h3.4M10 2.200a5.4 5.4 0 0 0-3.100 9.800c.5.4.700 1 .7 1.600h4.800
    c0-.6.2-1.200.700-1.600A5.4 5.4 0 0 0 10 2.200z`,
  shuffle: `M2.500 6H6l7 8h4.500M2.500 14H6l2-2.300M10.800 8.500 13 6h4.500M15 3.500 17.500 6 15 8.500
    M15 11.500l2.500 2.500-2.500 2.500`,
  talk: "M3 4h14v9.500H9L5 17v-3.500H3zM6.500 7.500h7M6.500 10.300h4.500",
  point: `M8 10V3.800a1.300 1.300 0 0 1 2.600 0V9l4.200.900a1.800 1.800 0 0 1 1.400 2.100l-.7 3.400
    a3 3 0 0 1-3 2.400h-2.300a4 4 0 0 1-3-1.400L4.300 13a1.300 1.300 0 0 1 1.900-1.800z`,
  keyboard: "M2 5.500h16v9.500H2zM5 8.500h.01M8.3 8.500h.01M11.7 8.500h.01M15 8.500h.01M6 12h8",
};

/** @param {{name: keyof typeof ICONS}} props */
export function Icon({ name }) {
  return html`
    <svg class="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d=${ICONS[name]} />
    </svg>
  `;
}

/**
 * A modal dialog; Esc and the close button end it.
 * @param {{title: string, closeLabel: string, onClose: () => void, children: any, wide?: boolean, beside?: boolean}}
 *   props
 */
export function Dialog({ title, closeLabel, onClose, children, wide = false, beside = false }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const heading = useId();
  // Before anything is painted: else what lies below could be acted on for a moment.
  useLayoutEffect(() => {
    const dialog = box.current;
    const focused = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
    };
  }, []);
  const onCancel = (/** @type {Event} */ event) => {
    event.preventDefault();
    onClose();
  };
  return html`
    <dialog
      ref=${box}
      class=${`dialog${wide ? " dialog-wide" : ""}${beside ? " dialog-beside" : ""}`}
      aria-labelledby=${heading}
      onCancel=${onCancel}
      onClick=${(/** @type {MouseEvent} */ event) => event.target === box.current && onClose()}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.stopPropagation()}
    >
      <${Scroller} name=${title} class="dialog-body">
        <header class="dialog-header">
          <h2 id=${heading} tabindex="-1" autofocus>${title}</h2>
          <button type="button" class="quiet icon-button" aria-label=${closeLabel} onClick=${onClose}>
            <${Icon} name="close" />
          </button>
        </header>
        ${children}
      <//>
    </dialog>
  `;
}

/**
 * One choice out of few, side by side.
 * @template {string} T
 * @param {{legend: string, name: string, values: readonly T[], value: T, label: (value: T) => string, onChange: (value:
 *   T) => void, hideLegend?: boolean}} props
 */
export function Choice({ legend, name, values, value, label, onChange, hideLegend = false }) {
  return html`
    <fieldset class="choice">
      <legend class=${hideLegend ? "visually-hidden" : ""}>${legend}</legend>
      <div class="choice-values">
        ${values.map(
          (each) => html`
            <label key=${each}>
              <input
                type="radio"
                name=${name}
                value=${each}
                checked=${each === value}
                onChange=${() => onChange(each)}
              />
              <span>${label(each)}</span>
            </label>
          `,
        )}
      </div>
    </fieldset>
  `;
}

/** What takes what is typed. */
const TAKES_TEXT =
  "input:not([type=radio]):not([type=checkbox]):not([type=range]), select, textarea, [contenteditable]";

/** Whether something takes what is typed: a field to write in or to choose from. @param {EventTarget | null} target */
export const takesText = (target) => target instanceof Element && target.closest(TAKES_TEXT) !== null;

/** Whether a key press belongs to something that uses keys itself. @param {KeyboardEvent} event */
export const isTyping = (event) => takesText(event.target);
