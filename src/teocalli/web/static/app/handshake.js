/**
 * An old page at a new server: the server refuses what it might misunderstand, the page loads itself anew, and
 * what was entered meanwhile is sent by the new page.
 */

/** Number of the server's interface that this page speaks; `server/handshake.py` has the same. */
export const API = "1";

/** Message of the refusal that says so. */
export const PAGE_OLD = "error-page-old";

/** @typedef {{game: string, version: number, word: string, key: string}} Entered an action on its way */

const ENTERED = "teocalli-entered";
const RELOADED = "teocalli-reloaded";

/** Milliseconds in which a page that was loaded anew is not loaded anew again: that would not help. */
const PATIENCE = 60_000;

/** Keeps an action until the server has said what became of it. @param {Entered} entered */
export function keep(entered) {
  sessionStorage.setItem(ENTERED, JSON.stringify(entered));
}

/** The server has said what became of it. */
export function settle() {
  sessionStorage.removeItem(ENTERED);
}

/**
 * The action that was on its way when the page was loaded anew.
 * @param {string} game
 * @returns {Entered | null}
 */
export function entered(game) {
  const kept = sessionStorage.getItem(ENTERED);
  const found = kept === null ? null : /** @type {Entered} */ (JSON.parse(kept));
  return found?.game === game ? found : null;
}

/** Loads the page anew, unless that was done just now. @returns {boolean} whether it does */
export function loadAnew() {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (Date.now() - last < PATIENCE) return false;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
  return true;
}
