/**
 * Keeps what the pages are made of, so that they open without the server: the newest where it can be reached, else what
 * was read last. Games themselves are never kept; they are the server's.
 *
 * It also shows what the server pushes to people who are not looking.
 *
 * A page tells by the message `{keep: [addresses]}` what it has read before this worker was there.
 */
const KEPT_IN = "teocalli-pages-1";

/** The page stands for all addresses that it draws itself. */
const PAGE = "/";
const DRAWN_ELSEWHERE = ["/api/", "/static/", "/locale/"];

/** A site of its own: each of its pages that was read is kept, with what it is made of and what its search needs. */
const HANDBOOK = "/handbook";

/** Files, texts, and what the server tells of the games: the same for everybody who asks. */
const KEPT = ["/static/", "/locale/", "/api/meta", "/api/rules/", "/api/figures/", "/api/companion/", HANDBOOK];

/** @param {string} path @param {string[]} folders */
const begins = (path, folders) => folders.some((folder) => path.startsWith(folder));

/**
 * Under which address an answer is kept; null: it is not.
 * @param {Request} request
 */
function keyOf({ method, mode, url }) {
  const { origin, pathname, search } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return null;
  if (mode === "navigate" && pathname.startsWith(HANDBOOK)) return pathname;
  if (mode === "navigate") return begins(pathname, DRAWN_ELSEWHERE) ? null : PAGE;
  return begins(pathname, KEPT) ? pathname + search : null;
}

/** @param {Request | string} request */
const isNavigation = (request) => request instanceof Request && request.mode === "navigate";

/**
 * An answer that is here to its end: one that breaks off must not take the place of what was kept.
 * @param {Response} answer
 */
async function whole(answer) {
  const headers = new Headers(answer.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name); // as it was sent
  return new Response(await answer.blob(), { headers });
}

/** Addresses that are being read and kept. What is put in the place of something is not there for a moment. */
const underway = new Set();

/**
 * Keeps an answer, unless the same is here.
 * @param {Cache} cache
 * @param {string} key
 * @param {Response} fresh
 */
async function put(cache, key, fresh) {
  const kept = await cache.match(key);
  const version = fresh.headers.get("etag");
  if (kept && version !== null && kept.headers.get("etag") === version) return;
  await cache.put(key, await whole(fresh));
}

/**
 * The newest answer, which is kept; without a network the one that was kept.
 * @param {Request | string} request
 * @param {string} key
 */
async function answer(request, key) {
  underway.add(key);
  try {
    return await newest(request, key);
  } finally {
    underway.delete(key);
  }
}

/** @param {Request | string} request @param {string} key */
async function newest(request, key) {
  const cache = await caches.open(KEPT_IN);
  try {
    const fresh = await fetch(request);
    if (fresh.ok && fresh.status === 200) await put(cache, key, fresh.clone());
    return fresh;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    if (key !== PAGE && isNavigation(request)) return Response.redirect(PAGE); // there it is said what is missing
    throw error;
  }
}

/** Keeps what a page has read already, unless it is here. @param {string[]} addresses */
async function keep(addresses) {
  const cache = await caches.open(KEPT_IN);
  for (const address of new Set([PAGE, ...addresses])) {
    const { origin, pathname, search } = new URL(address, location.origin);
    const key = pathname + search;
    if (origin !== location.origin || !(key === PAGE || begins(pathname, KEPT))) continue;
    if (underway.has(key) || (await cache.match(key))) continue;
    await answer(key, key).catch(() => undefined); // the next visit brings it
  }
}

/** Throws away what earlier kinds of this worker kept. */
async function forgetOthers() {
  for (const name of await caches.keys()) if (name !== KEPT_IN) await caches.delete(name);
}

/**
 * Shows what somebody is asked, as the server sent it; a time that ends is written as this device's clock has it.
 * @param {{title: string, body: string, until: number | null, tag: string, path: string, lang: string}} notice
 */
function show({ title, body, until, tag, path, lang }) {
  const form = new Intl.DateTimeFormat(lang, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
  });
  const text = until === null ? body : body.replace("{until}", form.format(until));
  const look = { body: text, tag, lang, renotify: true, icon: "/static/icons/icon-192.png", data: { path } };
  return worker.registration.showNotification(title, look);
}

/** Leads to what a notice is about: a page that shows it already, else a new one. @param {string} path */
async function lead(path) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((/** @type {any} */ page) => new URL(page.url).pathname === path);
  return there ? there.focus() : worker.clients.openWindow(path);
}

const worker = /** @type {any} */ (self); // TypeScript knows the page's names alone

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (/** @type {any} */ event) =>
  event.waitUntil(forgetOthers().then(() => worker.clients.claim())),
);
worker.addEventListener("message", (/** @type {any} */ event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep));
});
worker.addEventListener("push", (/** @type {any} */ event) => event.waitUntil(show(event.data.json())));
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data.path));
});
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const key = keyOf(event.request);
  if (key !== null) event.respondWith(answer(event.request, key));
});
