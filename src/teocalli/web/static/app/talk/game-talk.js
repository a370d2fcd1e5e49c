/** What people tell each other at one game, and themselves: what was said, what is new of it, at what they point. */
import { computed, effect, signal } from "@preact/signals";
import { api } from "../api.js";
import { introduce, me, readMe } from "../me.js";
import { notifyError } from "../notify-error.js";
import { ApiError, NetworkError, newKey, pause } from "../request.js";
import { remember, remembered } from "../settings.js";

/**
 * @typedef {"table" | "watchers"} Room
 * @typedef {{room: Room, number: number, speaker: string, seat: number | null, name: string, own: boolean,
 *   text: string, at: string}} Said   speaker: stands for a person, in this game only
 * @typedef {{speaks: Room, apart: boolean, longest: number, messages: Said[],
 *   muted: {speaker: string, name: string}[]}} Talk
 * @typedef {Partial<Record<Room, number>>} Newest   by room, the number of what was said last
 * @typedef {{room: Room, speaker: string, seat: number | null, name: string, at: string}} Sign   at: the name of a
 *   place on the board
 * @typedef {{text: string, version: number}} Noted
 * @typedef {"loading" | "kept" | "changed" | "other"} NotesState   other: the server has other notes by now
 */

/** Milliseconds for which a sign is seen. */
const SIGN_LASTS = 5000;
/** Milliseconds after which what was typed into the notes is kept. */
const KEEP_AFTER = 1000;
/** Milliseconds between two attempts when the server cannot be reached. */
const AGAIN = 3000;
/** Of so many games, those looked at last, it is kept how far their talk was read. */
const GAMES_KEPT = 50;

/** How far talk was read at this browser, by game. @returns {Record<string, Newest>} */
function allRead() {
  try {
    return JSON.parse(remembered("heard") ?? "{}");
  } catch {
    return {};
  }
}

/** @param {string} id @param {Newest} newest */
function noteRead(id, newest) {
  const others = Object.entries(allRead()).filter(([game]) => game !== id);
  remember("heard", JSON.stringify(Object.fromEntries([...others, [id, newest]].slice(-GAMES_KEPT))));
}

/** The number of the last message in each room. @param {Said[]} messages @returns {Newest} */
const newestOf = (messages) => Object.fromEntries(messages.map(({ room, number }) => [room, number]));

/** @param {Said} said */
export const keyOf = ({ room, number }) => `${room} ${number}`;

export class GameTalk {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.isOpen = signal(false);
    /** Null before anything is known. */
    this.talk = signal(/** @type {Talk | null} */ (null));
    /** How far it was read. */
    this.read = signal(/** @type {Newest} */ (allRead()[id] ?? {}));
    this.unread = computed(() => this.unreadOf(this.talk.value).length);
    /** At what people point now. */
    this.signs = signal(/** @type {(Sign & {key: string})[]} */ ([]));
    /** Whether the next place that is chosen is pointed at. */
    this.pointing = signal(false);
    this.notes = new GameNotes(id);
    /** What people were told to be new; null before it is known what was said earlier. */
    this.told = /** @type {Set<string> | null} */ (null);
    this.loading = false;
    this.closed = false;
    this.stop = effect(() => {
      if (this.isOpen.value && this.talk.value) this.markRead();
    });
  }

  close() {
    this.closed = true;
    this.stop();
    this.notes.close();
  }

  /** Messages of others that were not read yet. @param {Talk | null} talk */
  unreadOf(talk) {
    const read = this.read.value;
    return (talk?.messages ?? []).filter(({ room, number, own }) => !own && number > (read[room] ?? 0));
  }

  /** All that is here has been read. */
  markRead() {
    const newest = newestOf(this.talk.peek()?.messages ?? []);
    const before = this.read.peek();
    if (document.hidden || JSON.stringify({ ...before, ...newest }) === JSON.stringify(before)) return;
    this.read.value = { ...before, ...newest };
    noteRead(this.id, this.read.peek());
  }

  open() {
    this.isOpen.value = true;
    void this.load();
  }

  hide() {
    this.isOpen.value = false;
  }

  /** Messages that are new since the last time that this was asked; none of those that were there at first. */
  takeNews() {
    const { told } = this;
    const unread = this.unreadOf(this.talk.peek());
    if (this.talk.peek() !== null) this.told = new Set([...(told ?? []), ...unread.map(keyOf)]);
    return told === null ? [] : unread.filter((said) => !told.has(keyOf(said)));
  }

  /** How far talk has come. @param {Newest} newest */
  hear(newest) {
    if (Object.keys(newest).length === 0) this.told ??= new Set(); // whatever is said from now on is new
    if (JSON.stringify(newest) !== JSON.stringify(newestOf(this.talk.peek()?.messages ?? []))) void this.load();
  }

  /** Reads what was said; tries until it is known, or cannot be. */
  async load() {
    if (this.loading) return void (this.again = true);
    this.loading = true;
    do {
      this.again = false;
      await this.#load();
    } while (this.again && !this.closed);
    this.loading = false;
  }

  async #load() {
    while (!this.closed) {
      try {
        return this.#take(await api.talk(this.id));
      } catch (error) {
        if (!(error instanceof NetworkError)) return undefined; // the game is gone, which the table says
        await pause(AGAIN);
      }
    }
    return undefined;
  }

  /** @param {Talk} talk */
  #take(talk) {
    if (!this.closed) this.talk.value = talk;
  }

  /** @param {() => Promise<Talk>} request @returns {Promise<boolean>} whether it was done */
  async #ask(request) {
    try {
      this.#take(await request());
      return true;
    } catch (error) {
      notifyError(error);
      return false;
    }
  }

  /** @param {string} text @returns {Promise<boolean>} */
  say(text) {
    const key = newKey();
    return this.#ask(() => api.say(this.id, text, key));
  }

  /** @param {string} speaker @param {boolean} muted @returns {Promise<boolean>} */
  async mute(speaker, muted) {
    if (!me.peek()) await introduce();
    return this.#ask(() => api.mute(this.id, speaker, muted));
  }

  /** Points at a place on the board. @param {string} at */
  async point(at) {
    this.pointing.value = false;
    await api.point(this.id, at).catch(notifyError);
  }

  /** Somebody points at something. @param {Sign} sign */
  async show(sign) {
    if (this.talk.peek() === null) await this.load();
    if (this.closed || this.talk.peek()?.muted.some(({ speaker }) => speaker === sign.speaker)) return;
    const key = newKey();
    const others = this.signs.peek().filter(({ speaker }) => speaker !== sign.speaker);
    this.signs.value = [...others, { ...sign, key }];
    setTimeout(() => (this.signs.value = this.signs.peek().filter((each) => each.key !== key)), SIGN_LASTS);
  }
}

/** What somebody notes for themselves at one game: kept while they type. */
export class GameNotes {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.text = signal("");
    this.state = signal(/** @type {NotesState} */ ("loading"));
    /** What the server has instead, where somebody wrote at another device. */
    this.other = signal(/** @type {Noted | null} */ (null));
    this.kept = /** @type {Noted} */ ({ text: "", version: 0 });
    this.timer = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);
    this.asked = false;
    this.sending = false;
  }

  close() {
    if (this.state.peek() === "changed") void this.keep();
  }

  /** Reads them, once. */
  async load() {
    if (this.asked) return;
    this.asked = true;
    try {
      if (me.peek() === undefined) await readMe();
      this.kept = me.peek() ? await api.notes(this.id) : this.kept;
      this.text.value = this.kept.text;
      this.state.value = "kept";
    } catch (error) {
      this.asked = false;
      notifyError(error);
    }
  }

  /** @param {string} text */
  write(text) {
    this.text.value = text;
    if (this.state.peek() !== "other") this.state.value = "changed";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.keep(), KEEP_AFTER);
  }

  /** Keeps what was typed, unless other notes came in between: then it is asked which are right. */
  async keep() {
    clearTimeout(this.timer);
    if (this.sending || this.state.peek() !== "changed") return; // what is typed meanwhile is kept after that
    this.sending = true;
    try {
      await this.#send();
    } finally {
      this.sending = false;
    }
  }

  async #send() {
    const text = this.text.peek();
    try {
      if (!me.peek()) await introduce();
      this.kept = await api.note(this.id, text, this.kept.version);
      if (this.text.peek() === text) this.state.value = "kept";
      else this.write(this.text.peek());
    } catch (error) {
      if (error instanceof ApiError && error.info.id === "error-notes-changed") await this.#meetOther();
      else if (error instanceof NetworkError) this.#keepLater();
      else notifyError(error);
    }
  }

  #keepLater() {
    this.timer = setTimeout(() => void this.keep(), AGAIN);
  }

  async #meetOther() {
    try {
      this.other.value = await api.notes(this.id);
      this.state.value = "other";
    } catch (error) {
      if (error instanceof NetworkError) this.#keepLater();
      else notifyError(error);
    }
  }

  /** Takes one's own notes, or those of the other device. @param {"own" | "other"} which */
  async choose(which) {
    const other = this.other.peek();
    if (other === null) return;
    this.kept = other;
    this.other.value = null;
    if (which === "other") this.text.value = other.text;
    this.state.value = which === "other" ? "kept" : "changed";
    await this.keep();
  }
}
