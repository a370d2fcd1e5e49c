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
    let version = 0;
    const viewAt = async (/** @type {number} */ moment) => ({
      ...(await api.lessonView(game, name, moment)),
      version: ++version,
    });
    super(`lesson-${game}-${name}`, {
      game: () => viewAt(current.peek()),
      act: async (_, __, word) => {
        const { word: awaited } = this.moment;
        wrong.value = word === awaited ? null : word;
        return viewAt(word === awaited ? this.step(1) : current.peek());
      },
      positions: (_, from, to) => api.lessonPositions(game, name, from, to),
      listen: () => ({ close: () => undefined }),
    });
    this.course = course;
    /** The moment at which the lesson is. */
    this.current = current;
    /** The word that was chosen in place of the awaited one; "" for a click that led nowhere. */
    this.wrong = wrong;
    this.viewAt = viewAt;
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

  /** Goes on or back by so many moments, and keeps how far the pupil is. @param {number} by */
  step(by) {
    const last = this.course.moments.length - 1;
    const at = Math.max(0, Math.min(last, this.current.peek() + by));
    const { game, name } = this.names;
    this.current.value = at;
    keepProgress(game, name, { at, done: at === last || progressOf(game, name).done });
    return at;
  }

  /** To another moment, with the moves on the way unless that is a long one. @param {number} by */
  async go(by) {
    const { jump } = this.moment;
    this.wrong.value = null;
    const view = await this.viewAt(this.step(by)).catch(() => null);
    if (!view) return;
    this.accept(view);
    if (jump || by < 0) this.playback.backToNow();
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
