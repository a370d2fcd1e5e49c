/**
 * The live feed: tells that a game has a newer version, never what it is.
 *
 * All tabs of a browser share one connection, since HTTP/1.1 allows only six to a server: the tab that holds a lock
 * leads
 * and listens for all; the others tell it on a channel what they show, and hear there what it hears. The lock goes to
 * the next tab by itself when the leading one is closed.
 */
import { api } from "./api.js";
import { newKey } from "./request.js";

/**
 * @typedef {{version: number, hash: string}} News
 * @typedef {import("./company.js").Presence} Presence
 * @typedef {import("./talk/game-talk.js").Newest} Newest
 * @typedef {import("./talk/game-talk.js").Sign} Sign
 * @typedef {object} Listener
 * @property {(news: News) => void} version
 * @property {() => void} open the feed (again) stands: whatever was missed has to be read
 * @property {() => void} lost
 * @property {() => void} gone the game has been deleted
 * @property {(presence: Presence) => void} present who looks at the game now
 * @property {(newest: Newest) => void} talk what was said last
 * @property {(sign: Sign) => void} point somebody points at something
 * @typedef {{kind: "want", tab: string, ids: string[], hidden: boolean} | {kind: "who"}
 *   | {kind: "again"} | {kind: "present", id: string, presence: Presence}
 *   | {kind: "talk", id: string, newest: Newest} | {kind: "point", id: string, sign: Sign}
 *   | {kind: "version", id: string, news: News} | {kind: "gone", id: string} | {kind: "open"} | {kind: "lost"}} Word
 * what tabs say to each other: which games they show; a new leader's question for that; that somebody else asks from
 * now on; and what the leader hears
 */

const NAME = "teocalli-feed";

/** Milliseconds until a feed that the browser gave up is opened again. */
const REOPEN = 1500;

/** Milliseconds in which changes are gathered, since each change of what is followed opens the feed anew. */
const GATHERING = 30;

/** Milliseconds after which a page behind others counts as before nobody's eyes: who looks aside is told nothing. */
const HIDING = 5000;

/** What the leading tab does: one feed for the games of all tabs. */
class Leader {
  /** @param {(word: Word) => void} tell to all tabs */
  constructor(tell) {
    this.tell = tell;
    /** Games by tab. */
    this.wanted = /** @type {Map<string, string[]>} */ (new Map());
    /** Tabs that are behind others. */
    this.hidden = /** @type {Set<string>} */ (new Set());
    this.known = /** @type {Map<string, News>} */ (new Map());
    this.present = /** @type {Map<string, Presence>} */ (new Map());
    this.said = /** @type {Map<string, Newest>} */ (new Map());
    this.source = /** @type {EventSource | null} */ (null);
    this.timer = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);
    this.followed = "";
  }

  /**
   * @param {string} tab
   * @param {string[]} ids
   * @param {boolean} hidden
   */
  want(tab, ids, hidden) {
    this.wanted.set(tab, ids);
    if (hidden) this.hidden.add(tab);
    else this.hidden.delete(tab);
    for (const id of ids) {
      const news = this.known.get(id);
      if (news) this.tell({ kind: "version", id, news });
      const presence = this.present.get(id);
      if (presence) this.tell({ kind: "present", id, presence });
      const newest = this.said.get(id);
      if (newest) this.tell({ kind: "talk", id, newest });
    }
    this.#openSoon(GATHERING);
  }

  /** Opens the feed anew, since who asks is somebody else now. */
  again() {
    this.followed = "";
    this.#openSoon(GATHERING);
  }

  /** @param {number} wait milliseconds */
  #openSoon(wait) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.#open(), wait);
  }

  #open() {
    const ids = [...new Set([...this.wanted.values()].flat())].sort();
    const hidden = [...this.wanted].every(([tab, wanted]) => wanted.length === 0 || this.hidden.has(tab));
    const address = api.feedAddress(ids, hidden);
    const closed = this.source === null || this.source.readyState === EventSource.CLOSED;
    if (address === this.followed && !closed) return;
    this.source?.close();
    this.followed = address;
    for (const id of this.known.keys()) if (!ids.includes(id)) this.#drop(id);
    this.source = ids.length > 0 ? this.#listen(new EventSource(address)) : null;
  }

  /** @param {EventSource} source */
  #listen(source) {
    source.addEventListener("open", () => this.tell({ kind: "open" }));
    source.addEventListener("version", (event) => {
      const { game, ...news } = JSON.parse(event.data);
      this.known.set(game, news);
      this.tell({ kind: "version", id: game, news });
    });
    source.addEventListener("present", (event) => {
      const { game, ...presence } = JSON.parse(event.data);
      this.present.set(game, presence);
      this.tell({ kind: "present", id: game, presence });
    });
    source.addEventListener("talk", (event) => {
      const { game, newest } = JSON.parse(event.data);
      this.said.set(game, newest);
      this.tell({ kind: "talk", id: game, newest });
    });
    source.addEventListener("point", (event) => {
      const { game, ...sign } = JSON.parse(event.data);
      this.tell({ kind: "point", id: game, sign });
    });
    source.addEventListener("gone", (event) => this.#forget(JSON.parse(event.data).game));
    source.addEventListener("error", () => {
      if (source !== this.source) return;
      this.tell({ kind: "lost" });
      if (source.readyState === EventSource.CLOSED) this.#openSoon(REOPEN);
    });
    return source;
  }

  /** @param {string} id */
  #drop(id) {
    this.known.delete(id);
    this.present.delete(id);
    this.said.delete(id);
  }

  /** @param {string} id */
  #forget(id) {
    this.#drop(id);
    for (const [tab, ids] of this.wanted)
      this.wanted.set(
        tab,
        ids.filter((each) => each !== id),
      );
    this.tell({ kind: "gone", id });
    this.#openSoon(GATHERING);
  }
}

/** This tab's part: whom to tell, and the leader if it is this one. */
class Tab {
  constructor() {
    this.name = newKey();
    this.listeners = /** @type {Map<string, Set<Listener>>} */ (new Map());
    this.leader = /** @type {Leader | null} */ (null);
    this.channel = new BroadcastChannel(NAME);
    this.channel.addEventListener("message", (event) => this.#hear(event.data));
    this.hidden = document.hidden;
    this.timer = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);
    document.addEventListener("visibilitychange", () => this.#hideSoon());
    addEventListener("pagehide", () => this.#say({ kind: "want", tab: this.name, ids: [], hidden: true }));
    addEventListener("pageshow", (event) => event.persisted && this.#sayWanted());
    void navigator.locks.request(NAME, () => this.#lead());
  }

  /** Leads for as long as the page lives. */
  #lead() {
    this.leader = new Leader((word) => this.#say(word));
    this.#say({ kind: "who" });
    return new Promise(() => undefined);
  }

  /** To all tabs, this one too. @param {Word} word */
  #say(word) {
    this.channel.postMessage(word);
    this.#hear(word);
  }

  /** A page that was put behind others for a while is before nobody's eyes; one that comes back is at once. */
  #hideSoon() {
    clearTimeout(this.timer);
    const change = () => {
      this.hidden = document.hidden;
      this.#sayWanted();
    };
    if (document.hidden) this.timer = setTimeout(change, HIDING);
    else if (this.hidden) change();
  }

  #sayWanted() {
    this.#say({ kind: "want", tab: this.name, ids: [...this.listeners.keys()], hidden: this.hidden });
  }

  /** @param {Word} word */
  #hear(word) {
    if (word.kind === "who") this.#sayWanted();
    else if (word.kind === "again") this.leader?.again();
    else if (word.kind === "present") this.#listenersOf(word.id).forEach((each) => each.present(word.presence));
    else if (word.kind === "talk") this.#listenersOf(word.id).forEach((each) => each.talk(word.newest));
    else if (word.kind === "point") this.#listenersOf(word.id).forEach((each) => each.point(word.sign));
    else if (word.kind === "want") this.leader?.want(word.tab, word.ids, word.hidden);
    else if (word.kind === "version") this.#listenersOf(word.id).forEach((each) => each.version(word.news));
    else if (word.kind === "gone") this.#listenersOf(word.id).forEach((each) => each.gone());
    else [...this.listeners.values()].forEach((all) => all.forEach((each) => each[word.kind]()));
  }

  /** Lets the feed be opened anew. */
  reopen() {
    this.#say({ kind: "again" });
  }

  /** @param {string} id */
  #listenersOf(id) {
    return [...(this.listeners.get(id) ?? [])];
  }

  /**
   * @param {string} id
   * @param {Listener} listener
   */
  add(id, listener) {
    this.listeners.set(id, (this.listeners.get(id) ?? new Set()).add(listener));
    this.#sayWanted();
  }

  /**
   * @param {string} id
   * @param {Listener} listener
   */
  remove(id, listener) {
    const all = this.listeners.get(id);
    all?.delete(listener);
    if (all?.size === 0) this.listeners.delete(id);
    this.#sayWanted();
  }
}

let tab = /** @type {Tab | null} */ (null);

/**
 * Listens to a game until `close` is called. A feed that breaks is opened again by itself, also after a restart of the
 * server.
 * @param {string} id
 * @param {Listener} on
 * @returns {{close: () => void}}
 */
export function openFeed(id, on) {
  const own = (tab ??= new Tab());
  own.add(id, on);
  return { close: () => own.remove(id, on) };
}

/** Somebody else asks from now on at this browser: the feed, if there is one, is opened anew. */
export function reopenFeed() {
  tab?.reopen();
}
