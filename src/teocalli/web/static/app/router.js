/** Addresses of the pages and moving between them without loading anew. */
import { signal } from "@preact/signals";

/**
 * @typedef {{page: "start" | "new" | "lost"} | {page: "game", id: string} | {page: "rules", game: string}} Route
 */

/**
 * @param {string} path
 * @returns {Route}
 */
function parse(path) {
  const [first, second, ...rest] = path.split("/").filter(Boolean);
  if (first === undefined) return { page: "start" };
  if (first === "new" && second === undefined) return { page: "new" };
  if (first === "game" && second !== undefined && rest.length === 0) return { page: "game", id: decodeURIComponent(second) };
  if (first === "rules" && second !== undefined && rest.length === 0) return { page: "rules", game: decodeURIComponent(second) };
  return { page: "lost" };
}

export const route = signal(parse(location.pathname));

/** Whether the page that is shown was reached from another one of ours, so that "back" leads there. */
export const cameFromInside = signal(false);

/** @param {string} path */
export function navigate(path) {
  history.pushState({ inside: true }, "", path);
  route.value = parse(location.pathname);
  cameFromInside.value = true;
  scrollTo(0, 0);
}

/** Back to where the person came from; to the start when that was elsewhere. */
export function goBack() {
  if (cameFromInside.peek()) history.back();
  else navigate("/");
}

/** Follows links within the page and the browser's own back and forward. */
export function startRouter() {
  addEventListener("popstate", (event) => {
    route.value = parse(location.pathname);
    cameFromInside.value = Boolean(event.state?.inside);
  });
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname === location.pathname && link.hash) return;
    if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/static/")) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
}
