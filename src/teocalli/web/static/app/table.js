/** The game that the page shows: the newest view of the server, kept up to date, and sending actions. */
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { mayLookInto } from "./analysis/analyse-button.js";
import { api } from "./api.js";
import { GameReview } from "./analysis/game-review.js";
import { isMyTurn } from "./company.js";
import { openFeed } from "./feed.js";
import { PAGE_OLD, entered, keep, loadAnew, settle } from "./handshake.js";
import { readMeta } from "./meta.js";
import { announce, notify } from "./notices.js";
import { notifyError } from "./notify-error.js";
import { ApiError, NetworkError, newKey, pause } from "./request.js";
import { withNamedSeats } from "./seats.js";
import { pace, settings } from "./settings.js";
import { GamePlans } from "./plans.js";
import { GameTalk } from "./talk/game-talk.js";
import { commonLength, entriesByPosition, newsOf, withKnownStory } from "./log-model.js";
import { Playback } from "./playback.js";

/** @typedef {import("./types.js").View} View */

/**
 * @typedef {object} Change
 * @property {() => Promise<View>} request     carries it out; asked again it is the same request
 * @property {((before: View, after: View) => boolean) | null} counted whether it happened, judged from the
 *   views; null: it is no move, and may simply be tried again
 */

/** Milliseconds between two attempts to read a game that cannot be reached. */
const REREAD = 2000;

/** Whether several persons play on at one screen with things that one another must not see. @param {View} view */
function isShared({ secrets, status, seats, company }) {
  return (
    company === null && secrets && status === "running" && seats.filter(({ kind }) => kind === "person").length > 1
  );
}

/**
 * Where the views of a table come from.
 * @typedef {object} Source
 * @property {(id: string) => Promise<View>} game
 * @property {(id: string, version: number, word: string, key: string) => Promise<View>} act
 * @property {typeof api.positions} positions
 * @property {(...given: Parameters<typeof openFeed>) => {close: () => void}} [listen]   tells what is new, and whether
 *   the server can be reached; without it an answer alone tells that
 */

/** The server's store. @type {Source} */
const stored = {
  game: api.game,
  act: (game, version, word, key) => {
    keep({ game, version, word, key });
    return api.act(game, version, word, key);
  },
  positions: api.positions,
  listen: openFeed,
};

/** Loads what shows lines. Raises `NetworkError`. */
const bringLines = () =>
  import("./analysis/position-lines.js").catch(() => {
    throw new NetworkError();
  });

/** One open game. `close` ends its feed. */
export class GameTable {
  /**
   * @param {string} id
   * @param {Source} [source] where its views come from, if not from the server's store
   */
  constructor(id, source = stored) {
    this.id = id;
    this.source = source;
    this.view = signal(/** @type {View | null} */ (null));
    /** Why the game cannot be shown: a message of the server, or null. */
    this.failure = signal(/** @type {import("./types.js").Message | null} */ (null));
    this.connected = signal(true);
    /** Who looks at the game, of people who are elsewhere; null before that is known. */
    this.presence = signal(/** @type {import("./company.js").Presence | null} */ (null));
    this.busy = signal(false);
    this.selection = signal(/** @type {any} */ (null));
    /** The best lines of the position that is shown, as long as they are; loaded with the first. */
    this.lines = signal(/** @type {import("./analysis/position-lines.js").PositionLines | null} */ (null));
    /** Whether a hint is awaited. */
    this.seeking = signal(false);
    /** Lines that are marked on the board, those of a hint or of an analysis. */
    this.marked = signal(/** @type {import("./analysis/line-marks.js").Marked | null} */ (null));
    /** Whose secrets the screen may show. */
    this.atScreen = signal(/** @type {number | null} */ (null));
    /** The person to whom the screen must be passed before it shows anything; null when it need not be. */
    this.passTo = computed(() => this.#nextAtScreen());
    this.playback = new Playback(id, this.view, source);
    this.review = new GameReview(id);
    this.talk = new GameTalk(id);
    this.plans = new GamePlans(id);
    this.legal = computed(() => this.#currentLegal());
    this.closed = false;
    /** Whether it is the table of an analysis room, or one at which nobody plays. */
    this.isRoom = false;
    /** Whether turns can be kept as plans. */
    this.keepsPlans = true;
    /** What stands in the log's place: the text `web-…` that says so. */
    this.inPlace = "tab-log";
    // What is chosen belongs to a position: one that is merely read again, as after a lost connection, keeps it.
    const position = computed(() => `${this.view.value?.version} ${this.view.value?.hash}`);
    this.stopClearing = effect(() => {
      void position.value;
      this.selection.value = null;
      this.seeking.value = false;
      untracked(() => this.closeLines());
    });
    this.stopGoingAlong = effect(() => {
      const n = this.playback.lookedAt.value;
      untracked(() => this.#goAlong(n));
    });
    this.feed = /** @type {{close: () => void} | null} */ (null);
    /** What the feed told last and nobody has looked into yet. */
    this.heard = /** @type {{version: number, hash: string} | null} */ (null);
    this.catchingUp = false;
    void this.reread();
  }

  close() {
    this.closed = true;
    this.review.close();
    this.talk.close();
    this.plans.close();
    this.playback.close();
    this.feed?.close();
    this.stopClearing();
    this.stopGoingAlong();
    this.closeLines();
  }

  /** Listens from the first view on; a game that is not there has no feed. */
  #listen() {
    const { listen } = this.source;
    if (!listen) return void (this.connected.value = true);
    this.feed ??= listen(this.id, {
      version: (news) => this.#hear(news),
      open: () => this.#reconnected(),
      lost: () => (this.connected.value = false),
      gone: () => void this.reread(),
      present: (presence) => (this.presence.value = presence),
      talk: (newest) => this.talk.hear(newest),
      point: (sign) => void this.talk.show(sign),
    });
  }

  /** @param {import("./types.js").Message} message why the game can no longer be shown */
  #giveUp(message) {
    this.feed?.close();
    this.feed = null;
    this.failure.value = message;
  }

  #nextAtScreen() {
    const view = this.view.value;
    return view && isShared(view) && view.viewer !== this.atScreen.value ? view.viewer : null;
  }

  /** The person to whom the screen was passed sits at it. */
  sitDown() {
    this.atScreen.value = this.view.peek()?.viewer ?? null;
  }

  #currentLegal() {
    const view = this.view.value;
    if (
      !view ||
      this.passTo.value !== null ||
      this.busy.value ||
      this.playback.looking.value ||
      this.playback.reached.value !== view.n
    )
      return [];
    return isMyTurn(view) ? view.legal : [];
  }

  /** @param {{version: number, hash: string}} news */
  #hear(news) {
    this.connected.value = true;
    this.heard = news;
    void this.#catchUp();
  }

  /** Reads the game until nothing newer is heard of, but not beside an action: its answer is the newest view. */
  async #catchUp() {
    if (this.catchingUp) return;
    this.catchingUp = true;
    while (!this.closed && !this.busy.peek() && this.#isBehind()) {
      this.heard = null;
      await this.reread();
    }
    this.catchingUp = false;
  }

  #isBehind() {
    const view = this.view.peek();
    if (!this.heard || !view) return this.heard !== null;
    const { version, hash } = this.heard;
    return version > view.version || (version === view.version && hash !== view.hash);
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
        return this.accept(await this.source.game(this.id));
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
      this.failure.value = null;
      this.view.value = before ? withKnownStory(before, view, shared) : view;
      this.playback.follow(before, view, shared);
      if (view.status !== "finished") this.review.forget();
      if (!isShared(view)) this.sitDown();
    });
    this.#listen();
    void this.playback.go();
    if (!before) this.#sendEntered();
  }

  /** Sends what was entered at the page before it was loaded anew; the key tells whether it had arrived after all. */
  #sendEntered() {
    const kept = entered(this.id);
    if (kept)
      void this.send(kept.word, kept).then((done) => done && notify({ id: "web-network-counted", args: {} }, "good"));
  }

  /** The position that is shown. */
  get here() {
    return this.playback.shown.peek()?.n ?? 0;
  }

  /** Looks at a position of the game. @param {number} n */
  goTo(n) {
    return this.playback.lookAt(n);
  }

  /** Shows the best lines of what is asked, or of what one looks back at; or puts them away. */
  toggleHint() {
    const view = this.view.peek();
    if (!view || this.seeking.peek()) return;
    if (this.lines.peek()) this.closeLines();
    else if (this.legal.peek().length > 0) void this.#askHint(view);
    else if (this.playback.looking.peek() && mayLookInto(view)) void this.#lookInto(view);
  }

  /** Shows the best line on the board, then the next. */
  showNextLine() {
    this.lines.peek()?.showNext();
  }

  closeLines() {
    this.lines.peek()?.close();
    this.lines.value = null;
  }

  /** The lines that are shown go along while one looks back. @param {number | null} n */
  #goAlong(n) {
    const lines = this.lines.peek();
    if (lines && !lines.follow(n, this.view.peek()?.n ?? 0)) this.closeLines();
  }

  /** What comes when the decision is another one already is left. @param {View} view */
  async #askHint(view) {
    const { version } = view;
    const isAwaited = () => !this.closed && this.seeking.peek() && this.view.peek()?.version === version;
    this.seeking.value = true;
    try {
      const [hint, { PositionLines }] = await Promise.all([api.hint(this.id, version), bringLines()]);
      if (!isAwaited()) return;
      this.lines.value = PositionLines.ofHint(this, view, hint);
      this.#goAlong(this.playback.lookedAt.peek());
    } catch (error) {
      if (isAwaited()) notifyError(error);
    } finally {
      if (isAwaited()) this.seeking.value = false;
    }
  }

  /** @param {View} view */
  async #lookInto(view) {
    try {
      const { PositionLines } = await bringLines();
      const n = this.playback.lookedAt.peek();
      if (n !== null && !this.closed && !this.lines.peek()) this.lines.value = PositionLines.lookingBack(this, view, n);
    } catch (error) {
      notifyError(error);
    }
  }

  /**
   * Sends an action, by default one chosen at the newest position just now.
   * @param {string} word
   * @param {{version?: number, key?: string}} [chosen]
   * @returns {Promise<boolean>} whether the table moved on
   */
  send(word, { version, key = newKey() } = {}) {
    return this.change(
      (current) => this.source.act(this.id, version ?? current, word, key),
      (before, after) => entriesByPosition(after).get(before.n + 1)?.word === word,
    );
  }

  /**
   * @param {boolean} [practice] also over what was revealed since
   * @returns {Promise<boolean>}
   */
  undo(practice = false) {
    return this.change(
      (version, key) => api.undo(this.id, version, practice, key),
      (before, after) => after.n < before.n,
    );
  }

  /**
   * Carries out what somebody wants to change, and shows the view after it; says what became of it when the network
   * fails.
   * @param {(version: number, key: string) => Promise<View>} request of the version that is seen, with one key however
   *   often it is sent
   * @param {Change["counted"]} counted
   * @returns {Promise<boolean>} whether the table moved on
   */
  async change(request, counted) {
    const before = this.view.peek();
    if (!before || this.busy.peek()) return false;
    this.busy.value = true;
    try {
      const key = newKey();
      return await this.#carryOut({ request: () => request(before.version, key), counted }, before);
    } finally {
      this.busy.value = false;
      void this.#catchUp();
    }
  }

  /**
   * @param {Change} change
   * @param {View} before
   * @returns {Promise<boolean>}
   */
  async #carryOut(change, before, again = true) {
    try {
      this.accept(await change.request());
      settle();
      return true;
    } catch (error) {
      if (error instanceof ApiError) return await this.#refused(error);
      if (!(error instanceof NetworkError)) throw error;
      return await this.#afterLoss(change, before, again);
    }
  }

  /**
   * @param {ApiError} error
   * @returns {Promise<boolean>}
   */
  async #refused(error) {
    if (error.info.id === PAGE_OLD && loadAnew()) return false; // the new page sends what was entered
    settle();
    notify(error.info, "error");
    if (error.view) this.accept(error.view);
    else await this.reread();
    return false;
  }

  /**
   * The network is lost: whether the change was made shows when the table can be seen again. If it was not, and nobody
   * else changed anything, it is asked for once more.
   * @param {Change} change
   * @param {View} before
   * @param {boolean} again
   */
  async #afterLoss(change, before, again) {
    this.connected.value = false;
    notify({ id: change.counted ? "web-network-checking" : "web-network-lost", args: {} }, "error");
    await this.reread();
    const after = this.view.peek();
    if (this.closed || !after) return false;
    const unchanged = after.version === before.version && after.hash === before.hash;
    const asked = unchanged && again ? await this.#carryOut(change, before, false) : null;
    if (asked === false) return false; // and it was said why
    settle();
    if (!change.counted) {
      if (!asked) notify({ id: "web-error-network", args: {} }, "error");
      return asked === true;
    }
    const done = asked ?? (after.version > before.version && change.counted(before, after));
    notify({ id: done ? "web-network-counted" : "web-network-not-counted", args: {} }, done ? "good" : "error");
    return done;
  }

  /**
   * What a game's drawing gets.
   * @param {import("./types.js").Texts} texts
   * @param {import("./types.js").GameMeta} meta
   * @returns {import("./types.js").Table | null} null while nothing can be drawn
   */
  snapshot(texts, meta) {
    const shown = this.playback.shown.value;
    if (!this.view.value || !shown) return null;
    const view = withNamedSeats(this.view.value, texts);
    return {
      view,
      shown,
      legal: this.legal.value,
      send: (word) => this.send(word),
      undo: () => this.undo(),
      busy: this.busy.value,
      looking: this.playback.looking.value,
      replaying: this.playback.replaying.value,
      pace: pace.value,
      selection: this.selection,
      keepsPlans: this.keepsPlans,
      news: newsOf(view),
      meta,
      texts,
      settings: settings.value,
      positionAt: (n) => this.playback.positionAt(n),
      seatName: (seat) => view.seats[seat]?.called ?? "",
      announce,
    };
  }
}
