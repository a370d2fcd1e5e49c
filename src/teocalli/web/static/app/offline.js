/** The worker that keeps the pages for when the server cannot be reached, and lets the browser install them. */

import { loadAll } from "./pages.js";

const WORKER = "/service-worker.js";

/**
 * Tells the worker, as soon as it is there, what the page reads without it. The browser's own list of all that was read
 * ends at 250, so whoever asks it later does not hear of everything.
 */
function tellWhatIsRead() {
  const watch = new PerformanceObserver((list) => {
    const read = /** @type {PerformanceResourceTiming[]} */ (list.getEntries());
    const keep = read.filter(({ workerStart }) => !workerStart).map(({ name }) => name);
    if (keep.length) void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ keep }));
  });
  watch.observe({ type: "resource", buffered: true });
  return watch;
}

/** Starts the worker and tells it what this page is made of; where there can be none, everything else works as well. */
export async function keepPages() {
  if (!("serviceWorker" in navigator)) return; // an old browser, or a server without https that is elsewhere
  const watch = tellWhatIsRead();
  try {
    await navigator.serviceWorker.register(WORKER);
  } catch {
    return watch.disconnect(); // storage is full or forbidden
  }
  await navigator.serviceWorker.ready;
  await loadAll().catch(() => undefined); // the worker keeps what goes past it; the rest comes when it is needed
}
