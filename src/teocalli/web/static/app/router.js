/** Addresses of the pages and moving between them without loading anew. */
import { signal } from "@preact/signals";

/**
 * @typedef {{page: "start" | "new" | "open" | "account" | "join" | "device" | "not-found"}
 *   | {page: "game" | "result" | "analysis", id: string}
 *   | {page: "rules" | "components" | "companion" | "setup" | "balance" | "explorer", game: string}
 *   | {page: "tournament", id: string | null}
 *   | {page: "learn", game: string, lesson: string | null}
 *   | {page: "puzzles", game: string | null}
 *   | {page: "puzzle", address: import("./puzzle.js").Address}} Route
 */

/** Pages whose address is their name alone. */
const ALONE = /** @type {const} */ (["new", "open", "account", "join", "device"]);

/** Pages about a game, whose address is their name and that of the game. */
const OF_GAME = /** @type {const} */ (["rules", "components", "companion", "setup", "balance", "explorer"]);

/** Folders whose pages and files are not drawn here. */
const NOT_OURS = ["/api/", "/static/", "/handbook/"];

/**
 * @param {string} path
 * @returns {Route}
 */
function parse(path) {
  const [first, second, ...rest] = path.split("/").filter(Boolean);
  if (first === undefined) return { page: "start" };
  const alone = ALONE.find((page) => page === first);
  if (alone && second === undefined) return { page: alone };
  if ((first === "game" || first === "result") && second !== undefined && rest.length === 0)
    return { page: first, id: decodeURIComponent(second) };
  if (first === "tournament" && rest.length === 0)
    return { page: "tournament", id: second === undefined ? null : decodeURIComponent(second) };
  if (first === "game" && second !== undefined && rest.length === 1 && rest[0] === "analysis")
    return { page: "analysis", id: decodeURIComponent(second) };
  const ofGame = OF_GAME.find((page) => page === first);
  if (ofGame && second !== undefined && rest.length === 0) return { page: ofGame, game: decodeURIComponent(second) };
  if (first === "learn" && second !== undefined && rest.length <= 1)
    return { page: "learn", game: decodeURIComponent(second), lesson: rest[0] ? decodeURIComponent(rest[0]) : null };
  return parsePuzzle(first, second, rest) ?? { page: "not-found" };
}

/**
 * @param {string} first
 * @param {string | undefined} second
 * @param {string[]} rest
 * @returns {Route | null}
 */
function parsePuzzle(first, second, rest) {
  const [third, fourth] = rest;
  if (first === "game" && second !== undefined && rest.length === 2 && third === "puzzle" && /^\d+$/.test(fourth ?? ""))
    return { page: "puzzle", address: { id: decodeURIComponent(second), n: Number(fourth) } };
  if (first !== "puzzles" || rest.length > 1) return null;
  const game = second === undefined ? null : decodeURIComponent(second);
  if (game === null || third === undefined) return { page: "puzzles", game };
  return { page: "puzzle", address: { game, name: decodeURIComponent(third) } };
}

export const route = signal(parse(location.pathname));

let shownPath = location.pathname;

/** The page of ours from which this one was reached, if it was. */
let cameFrom = /** @type {string | null} */ (history.state?.from ?? null);

function showPage() {
  shownPath = location.pathname;
  route.value = parse(shownPath);
}

/**
 * @param {string} path
 * @param {{instead?: boolean}} [how] instead: of the page that is left, to which nobody goes back
 */
export function navigate(path, { instead = false } = {}) {
  if (!instead) cameFrom = location.pathname + location.search + location.hash;
  if (instead) history.replaceState({ from: cameFrom }, "", path);
  else history.pushState({ from: cameFrom }, "", path);
  showPage();
  scrollTo(0, 0);
}

/**
 * Changes the place within the page that the address names.
 * @param {string} place "#…", or "" for none
 * @param {{instead: boolean, onTop: boolean}} how onTop: the entry below is this page without a place
 */
export function setPlace(place, { instead, onTop }) {
  const address = location.pathname + location.search + place;
  const state = { from: cameFrom, onTop };
  if (instead) history.replaceState(state, "", address);
  else history.pushState(state, "", address);
}

/**
 * Back to the page the person came from, whatever was visited within this one; to the start when that was elsewhere.
 */
export function goBack() {
  navigate(cameFrom ?? "/");
}

/** Follows links within the page and the browser's own back and forward. */
export function startRouter() {
  addEventListener("popstate", (event) => {
    if (location.pathname === shownPath) return; // only the place on the page has changed
    cameFrom = event.state?.from ?? null;
    showPage();
  });
  document.addEventListener("click", (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname === location.pathname && link.hash) return;
    if (NOT_OURS.some((folder) => link.pathname.startsWith(folder))) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
}
