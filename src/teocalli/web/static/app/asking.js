/** How something is asked: what may be long scrolls, and below it, always in sight, stands the button that decides. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { html } from "./html.js";
import { useScrolling } from "./scroller.js";

/**
 * @typedef {{text: any, ready: boolean, act: () => void, className?: string}} Decide   the button that decides;
 *   `ready`: it can be pressed
 * @typedef {{text: any, act: () => void, className?: string}} Back                     the way back, before anything is
 *   sent
 */

/**
 * What the key Enter does, wherever it stands.
 * @param {{ready?: boolean, act: () => void, className?: string, buttonRef?: any, children?: any}} props
 */
export function DecideButton({ ready = true, act, className = "", buttonRef, children }) {
  return html`<button
    type="button"
    ref=${buttonRef}
    class=${`primary decide ${className}`}
    data-confirm
    disabled=${!ready}
    aria-keyshortcuts="Enter"
    onClick=${act}
  >
    ${children}<kbd aria-hidden="true">↵</kbd>
  </button>`;
}

/** @param {{decide?: Decide | null, back?: Back | null}} props */
export function Foot({ decide = null, back = null }) {
  if (!decide && !back) return null;
  return html`<div class="asking-foot">
    ${decide && html`<${DecideButton} ...${decide}>${decide.text}<//>`}
    ${
      back &&
      html`<button type="button" class=${`back ${back.className ?? ""}`} aria-keyshortcuts="Escape" onClick=${back.act}>
        ${back.text}<kbd aria-hidden="true">Esc</kbd>
      </button>`
    }
  </div>`;
}

/** Says where a scrolling part goes on. @param {HTMLElement} box */
function tellMore(box) {
  const above = box.scrollTop > 1;
  const below = box.scrollTop + box.clientHeight < box.scrollHeight - 1;
  box.dataset.more = [above && "above", below && "below"].filter(Boolean).join(" ");
}

/**
 * A part that scrolls when it is too long, and shows that there is more.
 * @param {{label: string, className?: string, children?: any}} props
 */
export function Scrolling({ label, className = "", children }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useScrolling(box, label);
  useLayoutEffect(() => {
    const element = /** @type {HTMLElement} */ (box.current);
    const look = () => tellMore(element);
    const observer = new ResizeObserver(look);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, []);
  return html`<div class="asking-body" role="region" ref=${box}><div class=${className}>${children}</div></div>`;
}

/**
 * A question with its foot.
 * @param {{label: string, className: string, boxRef?: any, foot: {decide?: Decide | null, back?: Back | null},
 *   children?: any}} props
 */
export function Asking({ label, className, boxRef, foot, children }) {
  return html`<div class="asking-question" ref=${boxRef} role="group" aria-label=${label}>
    <${Scrolling} label=${label} className=${className}>${children}<//>
    <${Foot} ...${foot} />
  </div>`;
}
