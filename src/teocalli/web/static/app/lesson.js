/**
 * A lesson: a table whose views come from the lesson's course. The browser alone knows how far the pupil is: nothing is
 * stored anywhere else.
 */
import { signal } from "@preact/signals";
import { api } from "./api.js";
import { remember, remembered } from "./settings.js";
import { GameTable } from "./table.js";

/**
 * @typedef {{text: string, n: number, word: string | null, light: string[], jump: boolean}} Moment
 *   text: what is said; n: position; word: what is awaited, null: until it is read
 * @typedef {{text: string, minutes: number, moments: Moment[]}} Course
 * @typedef {{at: number, done: boolean}} Progress
 * @typedef {import("./types.js").View} View
 */

/** @param {string} game @param {string} lesson @returns {Progress} how far one is, on this device */
export function progressOf(game, lesson) {
  try {
    const { at = 0, done = false } = JSON.parse(remembered(`lesson.${game}.${lesson}`) ?? "{}");
    return { at: Number(at) || 0, done: Boolean(done) };
  } catch {
    return { at: 0, done: false };
  }
}

/** @param {string} game @param {string} lesson @param {Progress} progress */
const keepProgress = (game, lesson, progress) => remember(`lesson.${game}.${lesson}`, JSON.stringify(progress));

/** The table of a lesson. */
export class LessonTable extends GameTable {
  /**
   * @param {string} game
   * @param {string} name
   * @param {Course} course
   */
  constructor(game, name, course) {
    const start = progressOf(game, name);
    const said = course.moments[start.at]?.text;
    const at = Math.max(
      0,
      course.moments.findIndex(({ text }) => text === said),
    );
    const current = signal(at);
    const wrong = signal(/** @type {string | null} */ (null));
    let version = 1;
    const read = (/** @type {number} */ moment) => api.lessonView(game, name, moment);
    super(`lesson-${game}-${name}`, {
      game: async () => ({ ...(await read(current.peek())), version }),
      act: (_, __, word) => (word === this.moment.word ? this.reach(this.momentIn(1)) : this.correct(word)),
      positions: (_, from, to) => api.lessonPositions(game, name, from, to),
    });
    this.course = course;
    /** The moment at which the lesson is. */
    this.current = current;
    /** The word that was chosen in place of the awaited one; "" for a click that led nowhere. */
    this.wrong = wrong;
    /** The view of a moment, after something was done. @param {number} moment */
    this.viewAt = async (moment) => ({ ...(await read(moment)), version: ++version });
    this.names = { game, name };
    this.keepsPlans = false; // what is to be done is said
  }

  /** @returns {Moment} */
  get moment() {
    return /** @type {Moment} */ (this.course.moments[this.current.peek()]);
  }

  /** Whether nothing is left to say. */
  get isLast() {
    return this.current.value === this.course.moments.length - 1;
  }

  /** The moment that comes after so many. @param {number} by */
  momentIn(by) {
    return Math.max(0, Math.min(this.course.moments.length - 1, this.current.peek() + by));
  }

  /**
   * Goes to a moment and keeps how far the pupil is, once its view has come: until then what is said and what is on the
   * table stay together.
   * @param {number} at
   */
  async reach(at) {
    const view = await this.viewAt(at);
    const { game, name } = this.names;
    this.wrong.value = null;
    this.current.value = at;
    keepProgress(game, name, { at, done: this.isLast || progressOf(game, name).done });
    return view;
  }

  /** Says why not this word; the table is as it was. @param {string} word */
  async correct(word) {
    const view = await this.viewAt(this.current.peek());
    this.wrong.value = word;
    return view;
  }

  /** To another moment, with the moves on the way unless that is a long one. @param {number} by */
  async go(by) {
    const { jump } = this.moment;
    const came = await this.change(() => this.reach(this.momentIn(by)), null);
    if (came && (jump || by < 0)) this.playback.backToNow();
  }

  /** To the step before: where something else was said. */
  back() {
    const at = this.current.peek();
    const { moments } = this.course;
    const said = moments[at - 1]?.text;
    const first = moments.findIndex(({ text }) => text === said);
    return this.go(Math.max(first, 0) - at);
  }

  /** From the beginning. */
  restart() {
    return this.go(-this.current.peek());
  }
}

const TARGET = "target:";

/** A part of the page, a thing that a text of help is about, or a target. @param {string} light @returns {string} */
export function selectorOf(light) {
  if (light.startsWith(TARGET)) return `[data-target="${CSS.escape(light.slice(TARGET.length))}"]`;
  return light.includes("-") ? `.game [data-about="${CSS.escape(light)}"]` : `.slot-${light}`;
}

/**
 * What one clicks next to choose a word: as the drawing says, else the button that names the word, or what decides.
 * @param {import("./types.js").Table} table
 * @param {import("./types.js").Drawing} drawing
 * @param {string | null} word
 * @returns {string[]}
 */
export function wayTo(table, drawing, word) {
  void table.selection.value;
  const preview = word === null ? undefined : table.legal.find((each) => each.word === word);
  if (!preview || word === null) return [];
  const named = CSS.escape(word);
  return [
    ...drawing.wayTo(table, preview),
    ...["word", "all", "target"].map((mark) => `.game [data-${mark}="${named}"]`),
  ];
}
