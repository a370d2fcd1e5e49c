/** Short notices that come and go without moving the page; read out politely. */
import { effect, signal } from "@preact/signals";
import { html } from "./html.js";
import { route } from "./router.js";

/**
 * @typedef {import("./types.js").Message} Message
 * @typedef {"info" | "good" | "error"} Kind
 * @typedef {{key: number, kind: Kind, message: Message}} Notice
 */

const LASTS = { info: 6000, good: 5000, error: 15000 };

const notices = signal(/** @type {Notice[]} */ ([]));
const announcement = signal("");

/** What was refused last, and why: help opens at its rule. */
export const lastRefusal = signal(/** @type {Message | null} */ (null));
let lastKey = 0;

/** @param {number} key */
function close(key) {
  notices.value = notices.value.filter((notice) => notice.key !== key);
}

/**
 * Shows a notice; an equal one that is still there is replaced.
 * @param {Message} message
 * @param {Kind} [kind]
 */
export function notify(message, kind = "info") {
  const key = ++lastKey;
  const same = JSON.stringify(message);
  const others = notices.value.filter((notice) => JSON.stringify(notice.message) !== same);
  notices.value = [...others.slice(-2), { key, kind, message }];
  lastRefusal.value = message;
  setTimeout(close, LASTS[kind], key);
}

// What went wrong on one page is nothing to the next one.
effect(() => {
  void route.value;
  notices.value = notices.peek().filter(({ kind }) => kind !== "error");
});

/** Milliseconds in which announcements are gathered, so that one does not cut off the other. */
const GATHERING = 80;

/** @type {string[]} */
let gathered = [];

/**
 * Says something to screen readers alone.
 * @param {string} text
 */
export function announce(text) {
  if (gathered.length === 0) {
    setTimeout(() => {
      announcement.value = gathered.join(" ");
      gathered = [];
    }, GATHERING);
  }
  if (!gathered.includes(text)) gathered.push(text);
}

/** @param {{texts: import("./types.js").Texts}} props */
export function Notices({ texts }) {
  return html`
    <div class="notices" role="status" aria-live="polite">
      ${notices.value.map(
        ({ key, kind, message }) => html`
          <div class=${`notice notice-${kind}`} key=${key}>
            <p>${texts.message(message)}</p>
            <button
              type="button"
              class="quiet icon-button"
              aria-label=${texts.format("web-close")}
              onClick=${() => close(key)}
            >
              <span aria-hidden="true">×</span>
            </button>
          </div>
        `,
      )}
    </div>
    <p class="visually-hidden" role="status" aria-live="polite">${announcement.value}</p>
  `;
}
