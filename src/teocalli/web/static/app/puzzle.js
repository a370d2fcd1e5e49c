/**
 * A puzzle: a table whose views lead along its solution. The browser alone knows which puzzles somebody has solved:
 * nothing is stored anywhere else.
 */
import { computed, signal } from "@preact/signals";
import { api } from "./api.js";
import { notifyError } from "./notify-error.js";
import { remember, remembered } from "./settings.js";
import { GameTable } from "./table.js";

/**
 * @typedef {{name: string, grade: number | null, players: number, steps: number}} Entry
 * @typedef {{id: string, n: number, updated: string}} OwnEntry   a mistake of one's own game, at position n
 * @typedef {{puzzles: Entry[], own: OwnEntry[]}} PuzzleList
 * @typedef {{name: string, game: string, seat: number, n: number, grade: number | null, needed: number | null, words:
 *   string[], forced: number[], chance: number, margin: number}} Puzzle   words: the solution, step by step; forced:
 *   steps that need not be asked for
 * @typedef {"solved" | "failed"} Result
 * @typedef {import("./coach.js").Comment} Comment
 * @typedef {{game: string, name: string} | {id: string, n: number}} Address   one that comes with a game, or a mistake
 *   of one's own game
 */

export const GRADES = /** @type {const} */ ([1, 2, 3, 4, 5]);

/** What puzzles came to on this device, by their keys. @param {string} game @returns {Record<string, Result>} */
export function resultsOf(game) {
  try {
    const kept = JSON.parse(remembered(`puzzles.${game}`) ?? "{}");
    return kept !== null && typeof kept === "object" ? kept : {};
  } catch {
    return {};
  }
}

/**
 * Keeps what a puzzle came to; what was solved once stays so.
 * @param {string} game
 * @param {string} key
 * @param {Result} result
 */
function keepResult(game, key, result) {
  const results = resultsOf(game);
  if (results[key] !== "solved") remember(`puzzles.${game}`, JSON.stringify({ ...results, [key]: result }));
}

/** Under what a result is kept. @param {Address} address */
export const keyOf = (address) => ("name" in address ? address.name : `${address.id}-${address.n}`);

/** @param {Address} address @param {string} game @returns {string} the page of a puzzle */
export const pageOf = (address, game) =>
  "name" in address
    ? `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(address.name)}`
    : `/game/${encodeURIComponent(address.id)}/puzzle/${address.n}`;

/**
 * The next puzzle that is not solved yet, after one and from the beginning again; null where all are.
 * @template {Address} T
 * @param {T[]} addresses
 * @param {Record<string, Result>} results
 * @param {string | null} after
 * @returns {T | null}
 */
export function nextOf(addresses, results, after) {
  const at = addresses.findIndex((address) => keyOf(address) === after);
  const turned = [...addresses.slice(at + 1), ...addresses.slice(0, at + 1)];
  return turned.find((address) => keyOf(address) !== after && results[keyOf(address)] !== "solved") ?? null;
}

/** The table of a puzzle. */
export class PuzzleTable extends GameTable {
  /**
   * @param {Address} address
   * @param {Puzzle} puzzle
   */
  constructor(address, puzzle) {
    const step = signal(0);
    const wrong = signal(/** @type {string | null} */ (null));
    const views = /** @type {Map<number, import("./types.js").View>} */ (new Map());
    let version = 1;
    const read = async (/** @type {number} */ at) => {
      const view = views.get(at) ?? (await api.puzzleView(address, at));
      views.set(at, view);
      return view;
    };
    super(puzzle.name, {
      game: async () => ({ ...(await read(step.peek())), version }),
      act: (_, __, word) => this.#answer(word),
      positions: (_, from, to) => api.puzzlePositions(address, from, to),
    });
    this.address = address;
    this.puzzle = puzzle;
    /** How many steps of the solution were played. */
    this.step = step;
    /** The word that was chosen in place of the right one, until another is chosen. */
    this.wrong = wrong;
    /** The first word that was wrong: with that the solution is compared. */
    this.firstWrong = /** @type {{step: number, word: string} | null} */ (null);
    this.wasShown = signal(false);
    this.isOver = computed(() => step.value === puzzle.words.length);
    /** What is said of the wrong word, and of the solution; null until it is known. */
    this.comment = signal(/** @type {Comment | null} */ (null));
    /** The view of a step, after something was done. @param {number} at */
    this.viewAt = async (at) => ({ ...(await read(at)), version: ++version });
  }

  /** Takes an answer once the view after it has come. @param {string} word */
  async #answer(word) {
    const at = this.step.peek();
    const isRight = word === this.puzzle.words[at];
    const view = await this.viewAt(isRight ? this.#after(at) : at);
    if (isRight) this.#goOn(this.#after(at));
    else this.#correct(at, word);
    return view;
  }

  /** @param {number} step that is asked next */
  #goOn(step) {
    this.wrong.value = null;
    this.comment.value = null;
    this.step.value = step;
    if (!this.isOver.peek()) return;
    if (!this.wasShown.peek()) keepResult(this.puzzle.game, keyOf(this.address), "solved");
    this.#explain();
  }

  /** @param {number} step @param {string} word the wrong one that was chosen */
  #correct(step, word) {
    this.wrong.value = word;
    this.firstWrong ??= { step, word };
    keepResult(this.puzzle.game, keyOf(this.address), "failed");
    void this.#compare(step, word);
  }

  /** The step that is asked after one. @param {number} at */
  #after(at) {
    let next = at + 1;
    while (this.puzzle.forced.includes(next)) next++;
    return next;
  }

  /** Why the solution is best: against the first wrong answer, else against the best other action. */
  #explain() {
    void this.#compare(this.firstWrong?.step ?? 0, this.firstWrong?.word ?? null);
  }

  /** @param {number} step @param {string | null} word */
  async #compare(step, word) {
    const at = [this.step.peek(), this.wrong.peek()];
    this.comment.value = null;
    try {
      const { comment } = await api.puzzleReason(this.address, step, word);
      if (at[0] === this.step.peek() && at[1] === this.wrong.peek()) this.comment.value = comment;
    } catch (error) {
      notifyError(error);
    }
  }

  /** Shows the solution. */
  async show() {
    await this.#go(this.puzzle.words.length, () => {
      this.wasShown.value = true;
      keepResult(this.puzzle.game, keyOf(this.address), "failed");
      this.#explain();
    });
  }

  /** Asks once more from the first step on. */
  async again() {
    if (await this.#go(0, () => (this.comment.value = null))) this.playback.backToNow();
  }

  /**
   * To another step, once its view has come.
   * @param {number} step
   * @param {() => void} then   what is to be done there
   */
  #go(step, then) {
    const reach = async () => {
      const view = await this.viewAt(step);
      this.wrong.value = null;
      this.step.value = step;
      then();
      return view;
    };
    return this.change(reach, null);
  }
}
