/** The review of one game: how far it is, beginning it and stopping it, whether it is shown in the log's place. */
import { signal } from "@preact/signals";
import { api } from "../api.js";
import { notifyError } from "../notify-error.js";
import { ApiError, NetworkError } from "../request.js";

/**
 * @typedef {{n: number, chances: number[], points: number[]}} Worth
 * @typedef {{even: number, seat: number, luck: number, skill: number, result: number}} Parts
 * @typedef {{name: any, decisions: number, chance: number, points: number}} Lost
 * @typedef {{seat: number, accuracy: number | null, marks: Record<Mark, number>, lost: Lost, by_kind: Lost[], by_phase:
 *   Lost[]}} Played   accuracy: 0 to 1, null where nothing was asked
 * @typedef {"blunder" | "mistake" | "inaccuracy"} Mark
 * @typedef {import("../types.js").Message} Message
 * @typedef {{n: number, seat: number, kind: string, phase: number | null, mark: Mark | null, loss: number, points:
 *   number, played: Message[], better: Message[], why: [string, string, number][], puzzle: boolean}} Decision
 *   loss: of the chance of victory; why: kind and name of a source of points, and what it brings more; puzzle: whether
 *   the better action alone would have been right
 * @typedef {{course: Worth[], chances: Parts[], points: Parts[], players: Played[], decisions: Decision[]}} Outcome
 * @typedef {{status: "none" | "running" | "stopped" | "complete" | "failed", done: number, total: number, may: boolean,
 *   outcome: Outcome | null}} Review   done and total: pieces; may: whether one may begin and stop it
 */

/** Milliseconds between two looks at how far it is. */
const LOOK = 1000;

export class GameReview {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.isOpen = signal(false);
    /** Null before it is known. */
    this.review = signal(/** @type {Review | null} */ (null));
    this.timer = 0;
    this.closed = false;
  }

  /** Shows it, and looks how far it is. */
  open() {
    this.isOpen.value = true;
    void this.#look();
  }

  /** Looks how far it is, without showing it. */
  look() {
    return this.#look();
  }

  /** Puts it away; the server goes on. */
  hide() {
    this.isOpen.value = false;
  }

  /** The game goes on, or is left. */
  close() {
    this.closed = true;
    clearTimeout(this.timer);
  }

  /** The game goes on after all: what was said of it holds no more. */
  forget() {
    clearTimeout(this.timer);
    this.isOpen.value = false;
    this.review.value = null;
  }

  start() {
    return this.#ask(() => api.doReview(this.id, "start"));
  }

  stop() {
    return this.#ask(() => api.doReview(this.id, "stop"));
  }

  async #look() {
    clearTimeout(this.timer);
    try {
      this.#take(await api.review(this.id));
    } catch (error) {
      if (error instanceof NetworkError) this.#lookSoon();
      else this.#refused(error);
    }
  }

  /** @param {() => Promise<Review>} request */
  async #ask(request) {
    try {
      this.#take(await request());
    } catch (error) {
      this.#refused(error);
    }
  }

  /** @param {unknown} error */
  #refused(error) {
    if (error instanceof ApiError && error.info.id === "error-review-unfinished") this.forget();
    notifyError(error);
  }

  /** @param {Review} review */
  #take(review) {
    if (this.closed) return;
    this.review.value = review;
    if (review.status === "running") this.#lookSoon();
  }

  #lookSoon() {
    clearTimeout(this.timer);
    if (!this.closed && this.isOpen.peek()) this.timer = setTimeout(() => void this.#look(), LOOK);
  }
}
