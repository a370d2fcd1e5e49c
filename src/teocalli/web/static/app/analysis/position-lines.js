/**
 * The lines of a position while they are shown: what the search finds, the line that is pointed at or walked along, and
 * their marks on the board. The same at the table, for a hint and while one looks back, and in the analysis room.
 */
import { batch, computed, effect, signal } from "@preact/signals";
import { canAnalyse } from "./analyse-button.js";
import { LiveSearch } from "./live-search.js";
import { roomApi } from "./room-api.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").Hint} Hint
 * @typedef {import("../types.js").FoundLine} FoundLine
 * @typedef {import("../table.js").GameTable} GameTable
 * @typedef {{number: number, steps: FoundLine["steps"], at: number}} Walk   a line that one walks along on the board,
 *   as it was when that began; at: so many steps are done
 * @typedef {{n: number, position: any, projection: any[], last: import("../types.js").LogEntry}} Ahead
 */

/** What a position of the game is called, beside those of variations. @param {number} n */
const positionName = (n) => `n${n}`;

/** Whether continuations can be shown on the board: not where that would tell what is hidden. @param {View} view */
const showsAhead = (view) => canAnalyse(view) && !(view.secrets && view.status === "running");

export class PositionLines {
  /**
   * @param {GameTable} game
   * @param {string} at name of the position
   * @param {{deepens: boolean, ahead: boolean, going?: boolean}} may   deepens: the search can go on as long as one
   *   likes; ahead: continuations can be shown on the board; going: the search begins at once
   */
  constructor(game, at, { deepens, ahead, going = deepens }) {
    this.game = game;
    this.deepens = deepens;
    this.looksAhead = ahead;
    this.search = new LiveSearch(game.id, going);
    /** The best first, as far as they are known. */
    this.all = computed(() => this.search.found.value?.lines ?? []);
    /** The line that is pointed at, and as far as which step. */
    this.pointed = signal(/** @type {{word: string, steps: number} | null} */ (null));
    this.walk = signal(/** @type {Walk | null} */ (null));
    /** The positions of a continuation of which the last is shown, while somebody points at it or walks along. */
    this.ahead = signal(/** @type {Ahead[]} */ ([]));
    this.wanted = "";
    this.marks = "";
    this.search.lookAt(at);
    this.stopMarking = effect(() => this.#mark());
  }

  /**
   * Those of a hint for the decision that is asked.
   * @param {GameTable} game
   * @param {View} view
   * @param {Hint} hint
   */
  static ofHint(game, view, hint) {
    const at = positionName(view.n);
    const lines = new PositionLines(game, "", { deepens: canAnalyse(view), ahead: showsAhead(view), going: false });
    lines.search.know({ ...hint, at });
    lines.search.lookAt(at);
    return lines;
  }

  /**
   * Those of a position that one looks back at.
   * @param {GameTable} game
   * @param {View} view
   * @param {number} n
   */
  static lookingBack(game, view, n) {
    return new PositionLines(game, positionName(n), { deepens: true, ahead: showsAhead(view) });
  }

  /** To another position. @param {string} at */
  lookAt(at) {
    this.pointed.value = null;
    this.endWalk();
    this.search.lookAt(at);
  }

  /**
   * Goes along to a position that is looked back at, null: to the present, where those of the hint are there again.
   * @param {number | null} n
   * @param {number} now number of the present one
   * @returns {boolean} whether there is anything to show
   */
  follow(n, now) {
    const present = positionName(now);
    if (n === null ? !this.search.worths.peek().has(present) : !this.deepens) return false;
    batch(() => {
      if (n === null || this.search.at === present) this.search.going.value = n !== null;
      this.lookAt(n === null ? present : positionName(n));
    });
    return true;
  }

  close() {
    this.stopMarking();
    this.search.close();
    this.wanted = "";
    this.game.marked.value = null;
  }

  /** Points at a line as far as a step, null: at none. @param {FoundLine | null} line @param {number} steps */
  point(line, steps = 0) {
    const pointed = this.pointed.peek();
    if (!line) this.pointed.value = null;
    else if (pointed?.word !== line.word || pointed.steps !== steps) this.pointed.value = { word: line.word, steps };
  }

  /** Shows the position to which words lead, null: the one that is looked at again. @param {string[] | null} words */
  async showAhead(words) {
    const { at } = this.search;
    const wanted = words === null ? "" : `${at} ${words.join("\n")}`;
    if (wanted === this.wanted || !this.looksAhead) return;
    this.wanted = wanted;
    if (words === null) {
      this.ahead.value = [];
      return;
    }
    const told = await roomApi.ahead(this.game.id, at, words).catch(() => null);
    if (this.wanted === wanted) this.ahead.value = told?.steps ?? [];
  }

  /** Begins to walk along a line on the board. @param {number} number @param {number} at steps that are done */
  startWalk(number, at = 0) {
    const line = this.all.peek()[number - 1];
    if (!line) return;
    this.walk.value = { number, steps: line.steps, at: 0 };
    this.walkTo(at);
  }

  /** @param {number} at */
  walkTo(at) {
    const walk = this.walk.peek();
    if (!walk || at < 0 || at > walk.steps.length) return;
    this.walk.value = { ...walk, at };
    void this.showAhead(at === 0 ? null : walk.steps.slice(0, at).map(({ word }) => word));
  }

  endWalk() {
    this.walk.value = null;
    void this.showAhead(null);
  }

  /** Walks along the best line, then along the next. */
  showNext() {
    const next = (this.walk.peek()?.number ?? 0) + 1;
    if (next <= this.all.peek().length) this.startWalk(next);
    else this.endWalk();
  }

  /** Marks the lines on the board, or the one that is walked along. */
  #mark() {
    const walk = this.walk.value;
    const pointed = this.pointed.value;
    const lines = walk ? [walk] : this.all.value.map(({ steps }, at) => ({ number: at + 1, steps }));
    const number = this.all.value.findIndex(({ word }) => word === pointed?.word) + 1;
    const shown = walk
      ? { number: walk.number, steps: walk.at || walk.steps.length }
      : number && pointed
        ? { number, steps: pointed.steps }
        : null;
    const marks = JSON.stringify([lines.map(({ steps }) => steps.map(({ word }) => word)), shown]);
    if (marks === this.marks) return;
    this.marks = marks;
    this.game.marked.value = { lines: lines.map((line) => ({ number: line.number, steps: line.steps })), shown };
  }

  /**
   * The table as it is shown while a continuation is looked at: what its last step changed is marked.
   * @param {Table} table
   * @returns {Table | null}
   */
  tableAhead(table) {
    const steps = this.ahead.value;
    const step = steps.at(-1);
    if (!step) return null;
    const { n, position, projection, last } = step;
    return {
      ...table,
      legal: [],
      looking: true,
      shown: { n, position, projection, last: { ...last, turn: -1 } }, // a turn that the game does not have
      positionAt: (wanted) => steps.find((each) => each.n === wanted)?.position ?? table.positionAt(wanted),
    };
  }
}
