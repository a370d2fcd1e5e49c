/**
 * A position that somebody sets up: as it was entered, step by step, and what the server says of it. What is right the
 * rules decide, at the server; here keys of a summary are only set.
 */
import { batch, computed, signal } from "@preact/signals";
import { NetworkError } from "../request.js";
import { notifyError } from "../notify-error.js";
import { remember, remembered } from "../settings.js";
import { requests } from "./requests.js";

/**
 * @typedef {import("../types.js").Message} Message
 * @typedef {import("../types.js").View} View
 * @typedef {Record<string, any>} Summary
 * @typedef {{players: number, options: Record<string, any>, summary: Summary}} Draft
 * @typedef {{value: any, label: Message | string}} Value
 * @typedef {{kind: "number" | "choice" | "flag" | "list" | "counts" | "order", path: string, label: Message, values:
 *   string | null, low: number, high: number, text: boolean, sparse: boolean, only: Record<string, any[]>}} Field
 * @typedef {{title: Message, seat: number | null, fields: Field[]}} Group
 * @typedef {{groups: Group[], values: Record<string, Value[]>}} Form
 * @typedef {{label: Message, seat: number | null, changes: Summary, sketch: Summary}} Edit
 * @typedef {{summary: Summary, sketch: Summary, fault: {where: string, reason: Message} | null, odd: Message[], over:
 *   boolean, view: View | null, record: any}} Answer
 */

/** Steps that can be taken back. */
const STEPS = 200;

/** @param {any} value */
const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

/** What a key of a summary holds; undefined where it leads nowhere. @param {Summary} summary @param {string} path */
export const valueAt = (summary, path) =>
  path
    .split("/")
    .reduce((/** @type {any} */ at, key) => (at === null || at === undefined ? undefined : at[key]), summary);

/**
 * A summary with something else at a path; objects that are missing on the way come about.
 * @param {any} at
 * @param {string[]} path
 * @param {any} value
 * @returns {any}
 */
function withValue(at, [key = "", ...rest], value) {
  const inside = rest.length === 0 ? value : withValue(at?.[key], rest, value);
  if (Array.isArray(at)) return at.map((each, index) => (String(index) === key ? inside : each));
  return { ...(isObject(at) ? at : {}), [key]: inside };
}

/** @param {Summary} summary @param {string} path @param {any} value @returns {Summary} */
export const withValueAt = (summary, path, value) => withValue(summary, path.split("/"), value);

/** What was entered on this device, if anything. @param {string} game @returns {Draft | null} */
function keptDraft(game) {
  try {
    const kept = JSON.parse(remembered(`setup.${game}`) ?? "null");
    return isObject(kept?.summary) && isObject(kept.options) && Number.isInteger(kept.players) ? kept : null;
  } catch {
    return null; // somebody else's value
  }
}

export class SetUp {
  /** @param {string} game */
  constructor(game) {
    this.game = game;
    this.steps = signal(/** @type {Draft[]} */ ([]));
    this.draft = computed(() => this.steps.value.at(-1) ?? null);
    this.form = signal(/** @type {Form | null} */ (null));
    /** What was said of the draft last, which may have been changed since. */
    this.answer = signal(/** @type {Answer | null} */ (null));
    /** The last answer to a sound draft. */
    this.sound = signal(/** @type {Answer | null} */ (null));
    this.checking = signal(false);
    /** The server could not be reached to check. */
    this.lost = signal(false);
    /** The place of the board at which something is done. */
    this.place = signal(/** @type {{at: string, name: string} | null} */ (null));
    /** What can be done there, and to the position as a whole; while it is checked, to one of before. */
    this.edits = signal(/** @type {Edit[]} */ ([]));
    this.general = signal(/** @type {Edit[]} */ ([]));
    /** What is shown on the board while somebody points at it. */
    this.tried = signal(/** @type {Edit | null} */ (null));
    this.asked = 0;
  }

  /**
   * Begins with a draft, else with what was entered on this device, else with a dealt position.
   * @param {Draft | null} given
   * @param {number} players
   */
  async begin(given, players) {
    const draft = given ?? keptDraft(this.game);
    if (draft && (await this.#start(draft.players, draft.options, draft.summary)) && this.sound.peek()) return;
    if (!draft) await this.deal(players, {}, 0);
    else if (!this.sound.peek()) await this.#standIn(draft);
  }

  /** A sound position to draw while the draft is none. @param {Draft} draft */
  async #standIn({ players, options }) {
    try {
      const { summary } = await requests.beginSetUp(this.game, { players, options, seed: 0, summary: null });
      this.sound.value = await requests.checkSetUp(this.game, { players, options, summary });
    } catch {
      await this.deal(players, {}); // what was kept is for a table that there is no more
    }
  }

  /** Another dealt position. @param {number} players @param {Record<string, any>} options */
  async deal(players, options, seed = Math.floor(Math.random() * 1e9)) {
    await this.#start(players, options, null, seed);
  }

  /**
   * Takes a whole position over, with the form for it.
   * @param {number} players
   * @param {Record<string, any>} options
   * @param {Summary | null} wanted
   * @returns {Promise<boolean>} whether that was possible
   */
  async #start(players, options, wanted, seed = 0) {
    try {
      const begun = await requests.beginSetUp(this.game, { players, options, seed, summary: wanted });
      batch(() => {
        this.form.value = begun.form;
        if (begun.players !== this.draft.peek()?.players) this.sound.value = null;
        this.#push({ players: begun.players, options, summary: begun.summary });
      });
      await this.#check();
      if (!this.sound.peek()) await this.#standIn({ players: begun.players, options, summary: begun.summary });
      return true;
    } catch (error) {
      notifyError(error);
      return false;
    }
  }

  /** The same position by other options. @param {Record<string, any>} options */
  async useOptions(options) {
    const draft = this.draft.peek();
    if (draft) await this.#start(draft.players, options, draft.summary);
  }

  /** A position that was pasted. @param {Summary} summary @param {Partial<Draft>} [of] */
  async paste(summary, of = {}) {
    const draft = this.draft.peek();
    if (draft) await this.#start(of.players ?? draft.players, of.options ?? draft.options, summary);
  }

  /** @param {Draft} draft */
  #push(draft) {
    this.steps.value = [...this.steps.peek().slice(1 - STEPS), draft];
    this.#keep();
  }

  #keep() {
    remember(`setup.${this.game}`, JSON.stringify(this.draft.peek()));
  }

  /** Sets keys; null takes away one that the summary need not have. @param {Summary} changes */
  change(changes) {
    const draft = this.draft.peek();
    this.tried.value = null;
    if (!draft) return;
    const summary = { ...draft.summary, ...changes };
    if (changes.beyond === null) delete summary.beyond;
    this.#push({ ...draft, summary });
    void this.#check();
  }

  /** @param {string} path @param {any} value */
  set(path, value) {
    const draft = this.draft.peek();
    if (draft) this.change(withValueAt(draft.summary, path, value));
  }

  undo() {
    const before = this.steps.peek();
    if (before.length < 2) return;
    const [now, then] = [before.at(-1), before.at(-2)];
    this.steps.value = before.slice(0, -1);
    this.#keep();
    if (now && then && (now.players !== then.players || JSON.stringify(now.options) !== JSON.stringify(then.options)))
      void this.#formAgain();
    void this.#check();
  }

  /** The form for the table of the draft. */
  async #formAgain() {
    const draft = /** @type {Draft} */ (this.draft.peek());
    this.sound.value = null;
    const begun = await requests.beginSetUp(this.game, { ...draft, seed: 0 }).catch(notifyError);
    if (begun) this.form.value = begun.form;
  }

  /** Asks what is to be said of the draft; an answer to an earlier one is left. */
  async #check() {
    const draft = this.draft.peek();
    if (!draft) return;
    const asked = ++this.asked;
    this.checking.value = true;
    try {
      const answer = await requests.checkSetUp(this.game, draft);
      if (asked !== this.asked) return;
      batch(() => {
        this.lost.value = false;
        this.steps.value = [...this.steps.peek().slice(0, -1), { ...draft, summary: answer.summary }];
        this.answer.value = answer;
        if (answer.view) this.sound.value = answer;
      });
      this.#keep();
      await this.#lookAround();
    } catch (error) {
      if (asked !== this.asked) return;
      batch(() => {
        this.general.value = this.edits.value = []; // those that are here are for a position of before
        if (error instanceof NetworkError) this.lost.value = true;
        else notifyError(error);
      });
    } finally {
      if (asked === this.asked) this.checking.value = false;
    }
  }

  /** Chooses a place of the board, null: none. @param {{at: string, name: string} | null} place */
  async choose(place) {
    this.place.value = place;
    this.tried.value = null;
    this.edits.value = [];
    if (place) await this.#lookAt(place);
  }

  /** @param {{at: string, name: string}} place */
  async #lookAt(place) {
    const { asked } = this;
    const edits = await this.#editsAt(place.at);
    if (asked === this.asked && this.place.peek() === place) this.edits.value = edits;
  }

  async #lookAround() {
    const { asked } = this;
    const place = this.place.peek();
    const [general, edits] = await Promise.all([this.#editsAt(null), place ? this.#editsAt(place.at) : []]);
    if (asked !== this.asked) return;
    batch(() => {
      this.general.value = general;
      if (this.place.peek() === place) this.edits.value = edits;
    });
  }

  /** @param {string | null} place @returns {Promise<Edit[]>} */
  async #editsAt(place) {
    const draft = this.draft.peek();
    if (!draft) return [];
    return requests.setUpEdits(this.game, { ...draft, place }).then(
      ({ edits }) => edits,
      (error) => {
        if (!(error instanceof NetworkError)) notifyError(error);
        return [];
      },
    );
  }
}
