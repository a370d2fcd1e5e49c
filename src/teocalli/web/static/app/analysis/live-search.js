/** The search for a position's lines: it deepens at the server as long as this listens, and tells what it finds. */
import { signal } from "@preact/signals";
import { roomApi } from "./room-api.js";
import { newKey } from "../request.js";

/** @typedef {import("../types.js").Found & {at: string}} Found   at: name of the position */

export class LiveSearch {
  /**
   * @param {string} id
   * @param {boolean} going whether it begins at once
   */
  constructor(id, going) {
    this.id = id;
    /** By which the server knows this search: what was found in it is gone on with. */
    this.room = newKey();
    this.going = signal(going);
    this.threads = signal(1);
    /** What was found at the position that is looked at; null before there is anything. */
    this.found = signal(/** @type {Found | null} */ (null));
    /** What positions turned out to be worth, by their names, as deep as they were looked at. */
    this.worths = signal(/** @type {Map<string, Found>} */ (new Map()));
    this.at = "";
    this.events = /** @type {EventSource | null} */ (null);
  }

  /** Turns to a position. @param {string} at */
  lookAt(at) {
    if (at === this.at) return;
    this.at = at;
    this.found.value = this.worths.peek().get(at) ?? null;
    this.#listen();
  }

  /** Takes over what was found otherwise. @param {Found} found */
  know(found) {
    this.worths.value = new Map(this.worths.peek()).set(found.at, found);
  }

  /** Stops, or goes on. */
  toggle() {
    this.going.value = !this.going.peek();
    this.#listen();
  }

  /** @param {number} threads */
  useThreads(threads) {
    this.threads.value = threads;
    this.#listen();
  }

  close() {
    this.events?.close();
    this.events = null;
  }

  #listen() {
    this.close();
    if (!this.going.peek() || !this.at) return;
    const events = new EventSource(roomApi.feedAddress(this.id, this.at, this.room, this.threads.peek()));
    this.events = events;
    events.addEventListener("found", (event) => this.#hear(JSON.parse(event.data)));
    events.addEventListener("error", () => this.#lost(events));
  }

  /** @param {Found} found */
  #hear(found) {
    if (found.at !== this.at) return;
    const before = this.found.peek();
    // What is known already stays until more is, also while a place to think is waited for.
    const isMore = found.status === "complete" || (found.evaluation && found.playouts >= (before?.playouts ?? 0));
    const known = isMore ? found : { ...found, ...knownOf(before) };
    this.found.value = known;
    if (known.evaluation) this.know(known);
    if (known.status === "complete") this.close(); // nothing remains to be found
  }

  /** The server refused, or cannot be reached; then the browser tries again by itself. @param {EventSource} events */
  #lost(events) {
    if (events !== this.events || events.readyState !== EventSource.CLOSED) return;
    this.close();
    const nothing = { evaluation: null, lines: [], playouts: 0, seconds: 0, seat: null, threads: 1 };
    this.found.value = { ...nothing, ...knownOf(this.found.peek()), at: this.at, status: "failed" };
  }
}

/** What is known of a position, without how it is being looked at. @param {Found | null} found */
function knownOf(found) {
  if (!found?.evaluation) return {};
  const { seat, evaluation, lines, playouts, seconds } = found;
  return { seat, evaluation, lines, playouts, seconds };
}
