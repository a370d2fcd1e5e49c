/** The worker that keeps the pages for when the server cannot be reached, and lets the browser install them. */

import { loadAll } from "./pages.js";

const WORKER = "/service-worker.js";

/** Addresses of all that this page has read. */
const read = () => performance.getEntriesByType("resource").map(({ name }) => name);

/** Lets the worker keep what has been read since the page began. */
export function keepRead() {
  if (!("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ keep: read() }));
}

/** Starts the worker and tells it what this page is made of; where there can be none, everything else works as well. */
export async function keepPages() {
  if (!("serviceWorker" in navigator)) return; // an old browser, or a server without https that is elsewhere
  try {
    await navigator.serviceWorker.register(WORKER);
    const { active } = await navigator.serviceWorker.ready;
    await loadAll(); // the worker keeps what goes past it
    active?.postMessage({ keep: read() });
  } catch {
    // storage is full or forbidden
  }
}
