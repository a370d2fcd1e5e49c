/**
 * The game that the page shows: the newest view of the server, the position that is drawn now, the walk between the
 * two, looking back, and sending actions.
 */
import { batch, computed, effect, signal } from "@preact/signals";
import { api, ApiError, NetworkError, pause } from "./api.js";
import { openFeed } from "./feed.js";
import { readMeta } from "./meta.js";
import { announce, notify } from "./notices.js";
import { pace, settings } from "./settings.js";

/**
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").LogEntry} LogEntry
 * @typedef {import("./types.js").StoredPosition} StoredPosition
 */

/** Positions that one request may ask for. */
const CHUNK = 60;
/** A longer way than this is not walked: the page jumps. */
const LONGEST_WALK = 60;
/** Milliseconds between two attempts to read a game that cannot be reached. */
const REREAD = 2000;
/** A forced step is shown for this part of a movement's time. */
const FORCED_PART = 0.45;

/**
 * The log's first entry for each position: the word that led there. A word may have more entries.
 * @param {View} view
 * @returns {Map<number, LogEntry>}
 */
function entriesByPosition(view) {
  const entries = new Map();
  for (const entry of view.log) if (!entries.has(entry.n)) entries.set(entry.n, entry);
  return entries;
}

/**
 * Number of leading words that two views of a game share: positions up to there are the same.
 * @param {View} one
 * @param {View} other
 */
function commonLength(one, other) {
  const [words, otherWords] = [entriesByPosition(one), entriesByPosition(other)];
  const shorter = Math.min(one.n, other.n);
  for (let n = 1; n <= shorter; n++) if (words.get(n)?.word !== otherWords.get(n)?.word) return n - 1;
  return shorter;
}

/**
 * Log entries since the viewer's last turn, the viewer's own ones left out.
 * @param {View} view
 * @returns {LogEntry[]}
 */
export function newsOf(view) {
  const own = (/** @type {LogEntry | undefined} */ entry) => entry?.seat === view.viewer;
  let end = view.log.length;
  while (end > 0 && own(view.log[end - 1])) end--;
  let start = end;
  while (start > 0 && !own(view.log[start - 1])) start--;
  return start === 0 ? [] : view.log.slice(start, end);
}

/** One open game. `close` ends its feed. */
export class GameTable {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.view = signal(/** @type {View | null} */ (null));
    /** Why the game cannot be shown: a message of the server, or null. */
    this.failure = signal(/** @type {import("./types.js").Message | null} */ (null));
    this.connected = signal(true);
    this.busy = signal(false);
    this.walking = signal(false);
    /** Position that the walk has reached; the newest one when nobody walks. */
    this.reached = signal(0);
    /** Position that is looked at, null for the present. */
    this.lookedAt = signal(/** @type {number | null} */ (null));
    this.selection = signal(/** @type {any} */ (null));
    /** Phases whose end the person has not been shown yet. */
    this.unseenPhases = signal(/** @type {import("./types.js").PhaseEnd[]} */ ([]));
    this.entries = computed(() => (this.view.value ? entriesByPosition(this.view.value) : new Map()));
    this.looking = computed(() => this.lookedAt.value !== null);
    this.shown = computed(() => this.#shownPosition());
    this.legal = computed(() => this.#currentLegal());
    /** @type {Map<number, StoredPosition>} */
    this.positions = new Map();
    this.closed = false;
    this.skip = false;
    this.stopClearing = effect(() => {
      void this.view.value?.version;
      this.selection.value = null;
    });
    this.feed = /** @type {{close: () => void} | null} */ (null);
    void this.reread();
  }

  close() {
    this.closed = true;
    this.feed?.close();
    this.stopClearing();
  }

  /** Listens from the first view on; a game that is not there has no feed. */
  #listen() {
    this.feed ??= openFeed(this.id, {
      version: (news) => this.#hear(news),
      open: () => this.#reconnected(),
      lost: () => (this.connected.value = false),
      gone: () => void this.reread(),
    });
  }

  /** @param {import("./types.js").Message} message why the game can no longer be shown */
  #giveUp(message) {
    this.feed?.close();
    this.feed = null;
    this.failure.value = message;
  }

  #shownPosition() {
    const view = this.view.value;
    if (!view) return null;
    const n = this.lookedAt.value ?? this.reached.value;
    const stored = n === view.n ? view : this.positions.get(n);
    if (!stored) return null;
    return { n, position: stored.position, outlook: stored.outlook, last: this.entries.value.get(n) ?? null };
  }

  #currentLegal() {
    const view = this.view.value;
    if (!view || this.busy.value || this.looking.value || this.reached.value !== view.n) return [];
    const person = view.to_move !== null && view.seats[view.to_move]?.kind === "person";
    return person ? view.legal : [];
  }

  /** @param {{version: number, hash: string}} news */
  #hear(news) {
    this.connected.value = true;
    const view = this.view.peek();
    const current = view && view.version === news.version && view.hash === news.hash;
    if (current || (view && news.version < view.version)) return;
    void this.reread();
  }

  #reconnected() {
    const lost = !this.connected.peek();
    this.connected.value = true;
    if (!lost) return;
    void this.reread();
    void readMeta();
  }

  /** Reads the newest view; tries until it is there, the game is known to be gone, or the page is left. */
  async reread() {
    while (!this.closed) {
      try {
        return this.accept(await api.game(this.id));
      } catch (error) {
        if (!(error instanceof NetworkError)) {
          return this.#giveUp(error instanceof ApiError ? error.info : { id: "web-error-answer", args: {} });
        }
        this.connected.value = false;
        await pause(REREAD);
      }
    }
    return undefined;
  }

  /**
   * Takes a view that came from the server, unless a newer one is here already.
   * @param {View} view
   */
  accept(view) {
    const before = this.view.peek();
    if (this.closed || (before && view.version < before.version)) return;
    const shared = before ? commonLength(before, view) : 0;
    batch(() => {
      this.#keepPositions(before, shared);
      this.failure.value = null;
      this.view.value = view;
      this.reached.value = this.#startOfWalk(before, view, shared);
      if (before) this.#addPhases(view.phases.filter((end) => end.n > shared));
      if ((this.lookedAt.peek() ?? 0) > view.n) this.lookedAt.value = null;
    });
    this.#listen();
    void this.#walk();
  }

  /**
   * Forgets the positions that are no longer part of the game.
   * @param {View | null} before
   * @param {number} shared words that the old and the new game have in common
   */
  #keepPositions(before, shared) {
    for (const n of this.positions.keys()) if (n > shared) this.positions.delete(n);
    if (before && before.n <= shared) this.positions.set(before.n, before);
  }

  /**
   * @param {View | null} before
   * @param {View} view
   * @param {number} shared
   */
  #startOfWalk(before, view, shared) {
    const start = Math.min(this.reached.peek(), shared);
    return before && start < view.n && this.positions.has(start) ? start : view.n;
  }

  /** @param {import("./types.js").PhaseEnd[]} ends */
  #addPhases(ends) {
    const known = new Set(this.unseenPhases.peek().map((end) => end.n));
    this.unseenPhases.value = [...this.unseenPhases.peek(), ...ends.filter((end) => !known.has(end.n))];
  }

  /** The phase whose end the position shown has reached and the person has not seen, if any. */
  #sceneIsOpen() {
    return this.unseenPhases.peek().some((end) => end.n <= this.reached.peek());
  }

  /** Goes from the position that is shown to the newest one, step by step, unless that is switched off. */
  async #walk() {
    if (this.walking.peek()) return;
    this.walking.value = true;
    this.skip = false;
    try {
      while (!this.closed && !this.#arrived()) await this.#step();
    } catch (error) {
      if (!(error instanceof NetworkError || error instanceof ApiError)) throw error;
      this.#jump();
    } finally {
      this.walking.value = false;
    }
  }

  #arrived() {
    return this.reached.peek() >= (this.view.peek()?.n ?? 0);
  }

  #jump() {
    this.reached.value = this.view.peek()?.n ?? 0;
  }

  async #step() {
    while (this.#sceneIsOpen() && !this.skip && !this.closed) await pause(60);
    const view = /** @type {View} */ (this.view.peek());
    const n = this.reached.peek() + 1;
    if (this.skip || pace.peek() === 0 || document.hidden || view.n - n >= LONGEST_WALK) return this.#jump();
    await this.#fetchPositions(n, view.n - 1);
    if (n !== this.reached.peek() + 1) return undefined;
    this.reached.value = n;
    if (this.#arrived()) return undefined;
    const part = this.entries.peek().get(n)?.forced ? FORCED_PART : 1;
    await this.#wait(pace.peek() * part);
    return undefined;
  }

  /**
   * Waits, but not after the person wants to skip.
   * @param {number} milliseconds
   */
  async #wait(milliseconds) {
    const end = performance.now() + milliseconds;
    while (!this.skip && !this.closed && performance.now() < end) await pause(Math.min(60, milliseconds));
  }

  /**
   * @param {number} from
   * @param {number} to
   */
  async #fetchPositions(from, to) {
    const view = this.view.peek();
    while (from <= to && (this.positions.has(from) || from === view?.n)) from++;
    if (from > to) return;
    for (const stored of await api.positions(this.id, from, Math.min(to, from + CHUNK - 1))) {
      this.positions.set(stored.n, stored);
    }
  }

  skipWalk() {
    this.skip = true;
  }

  /**
   * Looks at position `n`; the newest one is the present.
   * @param {number} n
   */
  async lookAt(n) {
    const view = this.view.peek();
    if (!view) return;
    this.skipWalk();
    const target = Math.max(0, Math.min(n, view.n));
    if (target === view.n) return this.backToNow();
    try {
      const half = CHUNK / 2;
      if (!this.positions.has(target)) await this.#fetchPositions(Math.max(0, target - half), target + half - 1);
      await this.#fetchPositions(target, target);
      if (this.positions.has(target)) this.lookedAt.value = target;
    } catch (error) {
      if (!(error instanceof NetworkError || error instanceof ApiError)) throw error;
      notify({ id: "web-error-network", args: {} }, "error");
    }
  }

  backToNow() {
    batch(() => {
      this.lookedAt.value = null;
      this.#jump();
    });
  }

  /**
   * Sends an action chosen at the newest position.
   * @param {string} word
   * @returns {Promise<boolean>} whether the table moved on
   */
  send(word) {
    return this.#change(
      (version) => api.act(this.id, version, word),
      (before, after) => entriesByPosition(after).get(before.n + 1)?.word === word,
    );
  }

  /** @returns {Promise<boolean>} */
  undo() {
    return this.#change(
      (version) => api.undo(this.id, version),
      (before, after) => after.n < before.n,
    );
  }

  /**
   * @param {(version: number) => Promise<View>} request
   * @param {(before: View, after: View) => boolean} counted whether the change happened, judged from the views
   */
  async #change(request, counted) {
    const before = this.view.peek();
    if (!before || this.busy.peek()) return false;
    this.busy.value = true;
    try {
      this.accept(await request(before.version));
      return true;
    } catch (error) {
      return await this.#afterFailure(error, before, counted);
    } finally {
      this.busy.value = false;
    }
  }

  /**
   * @param {unknown} error
   * @param {View} before
   * @param {(before: View, after: View) => boolean} counted
   */
  async #afterFailure(error, before, counted) {
    if (error instanceof ApiError) {
      notify(error.info, "error");
      if (error.view) this.accept(error.view);
      else await this.reread();
      return false;
    }
    if (!(error instanceof NetworkError)) throw error;
    this.connected.value = false;
    notify({ id: "web-network-checking", args: {} }, "error");
    await this.reread();
    const after = this.view.peek();
    const done = after !== null && after.version > before.version && counted(before, after);
    notify({ id: done ? "web-network-counted" : "web-network-not-counted", args: {} }, done ? "good" : "error");
    return done;
  }

  /**
   * The end of a phase has been shown to the person.
   * @param {import("./types.js").PhaseEnd} shown
   */
  phaseSeen(shown) {
    this.unseenPhases.value = this.unseenPhases.peek().filter((end) => end.n !== shown.n);
  }

  /**
   * What a game's drawing gets.
   * @param {import("./types.js").Texts} texts
   * @param {import("./types.js").GameMeta} meta
   * @returns {import("./types.js").Table | null} null while nothing can be drawn
   */
  snapshot(texts, meta) {
    const view = this.view.value;
    const shown = this.shown.value;
    if (!view || !shown) return null;
    return {
      view,
      shown,
      legal: this.legal.value,
      send: (word) => this.send(word),
      busy: this.busy.value,
      looking: this.looking.value,
      walking: this.walking.value,
      pace: pace.value,
      selection: this.selection,
      news: newsOf(view),
      meta,
      texts,
      settings: settings.value,
      seatName: (seat) => view.seats[seat]?.name ?? "",
      announce,
    };
  }
}
