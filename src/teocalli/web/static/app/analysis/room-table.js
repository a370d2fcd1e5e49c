/**
 * The table of an analysis room: it shows a position of the tree of variations, and whoever looks plays on for
 * everybody. What is played becomes a part of the tree, which the server keeps with the game.
 */
import { computed, signal } from "@preact/signals";
import { roomApi } from "./room-api.js";
import { notifyError } from "../notify-error.js";
import { GameTable } from "../table.js";
import { LiveSearch } from "./live-search.js";

/**
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").Message} Message
 * @typedef {{key: string, n: number, word: string, name: string, note: string, seat: number | null, message: Message |
 *   null}} Move   a position, and the word that led there
 * @typedef {{depth: number, from: string | null, moves: Move[]}} Line   the game, or a variation that branches off
 * @typedef {{may: boolean, running: boolean, finished: boolean, lines: Line[], at: string | null}}
 *   Tree
 * @typedef {{do: "play" | "line" | "draw" | "name" | "note" | "promote" | "delete", at: string, word?: string, words?:
 *   string[], text?: string}} Wish
 * @typedef {{move: Move, before: string | null, line: Line}} Place
 * @typedef {{number: number, steps: import("./live-search.js").Line["steps"], at: number}} Walk   a line that one walks
 *   along on the board, as it was when that began; at: so many steps are done
 * @typedef {{n: number, position: any, projection: any[], last: import("../types.js").LogEntry}} Ahead
 */

/** Wishes that say or order something and lead nowhere. @type {ReadonlySet<Wish["do"]>} */
const STAYING = new Set(["name", "note", "promote"]);

/** Every position of a tree by its key. @param {Tree} tree @returns {Map<string, Place>} */
function placesOf(tree) {
  const places = new Map();
  for (const line of tree.lines)
    line.moves.forEach((move, at) =>
      places.set(move.key, { move, line, before: at === 0 ? line.from : (line.moves[at - 1]?.key ?? null) }),
    );
  return places;
}

export class RoomTable extends GameTable {
  /**
   * @param {string} id
   * @param {Tree} tree
   * @param {string} key of the position to begin with
   */
  constructor(id, tree, key) {
    const current = signal(key);
    const known = signal(tree);
    const views = /** @type {Map<string, View>} */ (new Map());
    let version = 0;
    const viewAt = async (/** @type {string} */ at) => {
      const view = views.get(at) ?? (await roomApi.view(id, at));
      views.set(at, view);
      return { ...view, version: ++version };
    };
    super(id, {
      game: () => viewAt(current.peek()),
      act: async (_, __, word) => {
        const changed = await roomApi.change(id, { do: "play", at: current.peek(), word });
        this.take(changed);
        return viewAt(current.peek());
      },
      positions: (_, from, to) => roomApi.way(id, current.peek(), from, to),
      listen: () => ({ close: () => undefined }),
    });
    this.isRoom = true;
    this.inPlace = "analysis";
    this.tree = known;
    this.current = current;
    this.viewAt = viewAt;
    this.places = computed(() => placesOf(known.value));
    /** The end of the line along which one steps: it stays while one goes back. */
    this.end = signal(key);
    /** The keys of that line, from the beginning of the game. */
    this.way = computed(() => this.#way());
    /** The positions of a continuation of which the last is shown, while somebody points at it or walks along. */
    this.ahead = signal(/** @type {Ahead[]} */ ([]));
    this.pointed = "";
    /** The line that is pointed at, and as far as which step. */
    this.pointedLine = signal(/** @type {{word: string, steps: number} | null} */ (null));
    this.walk = signal(/** @type {Walk | null} */ (null));
    this.wished = Promise.resolve();
    this.search = new LiveSearch(id);
    this.search.lookAt(key);
    if (tree.finished) void this.review.look();
  }

  /** @returns {Place} */
  get place() {
    return /** @type {Place} */ (this.places.value.get(this.current.value));
  }

  #way() {
    const places = this.places.value;
    const keys = [];
    for (let key = /** @type {string | null} */ (this.end.value); key !== null; key = places.get(key)?.before ?? null)
      keys.unshift(key);
    // On to the end of the line that the last one belongs to.
    const line = places.get(this.end.value)?.line;
    const at = line?.moves.findIndex(({ key }) => key === this.end.value) ?? 0;
    return [...keys, ...(line?.moves.slice(at + 1).map(({ key }) => key) ?? [])];
  }

  /** Takes over a changed tree, and where the change leads. @param {Tree} tree */
  take(tree) {
    this.tree.value = tree;
    if (tree.at) this.#stand(tree.at);
  }

  /** @param {string} key */
  #stand(key) {
    this.current.value = key;
    if (!this.way.peek().includes(key)) this.end.value = key;
    this.pointedLine.value = null;
    this.endWalk();
    this.search.lookAt(key);
  }

  /** To another position of the tree. @param {string} key */
  async goToKey(key) {
    if (key === this.current.peek() || this.busy.peek()) return;
    const before = this.current.peek();
    this.#stand(key);
    try {
      await this.#show();
    } catch (error) {
      if (this.current.peek() === key) this.#stand(before);
      notifyError(error);
    }
  }

  /** Shows where one stands by now; a step on is shown moving. */
  async #show() {
    const key = this.current.peek();
    const view = await this.viewAt(key);
    if (key !== this.current.peek()) return;
    const isStep = view.n === (this.view.peek()?.n ?? 0) + 1;
    this.accept(view);
    if (!isStep) this.playback.backToNow();
  }

  /** @override */
  get here() {
    return this.places.peek().get(this.current.peek())?.move.n ?? 0;
  }

  /** Along the line that is shown. @override @param {number} n */
  goTo(n) {
    const way = this.way.peek();
    const key = way[Math.max(0, Math.min(n, way.length - 1))];
    return key === undefined ? Promise.resolve() : this.goToKey(key);
  }

  /** To the line to which a position belongs, and there. @param {string} key */
  goToLine(key) {
    this.end.value = key;
    return this.goToKey(key);
  }

  /** @override @param {View} view */
  accept(view) {
    super.accept(view);
    this.playback.unseenPhases.value = [];
  }

  /** Changes the tree, one wish after the other; the page goes where that leads, if it does. @param {Wish} wish */
  wish(wish) {
    this.wished = this.wished.then(() => this.#carryOut(wish));
    return this.wished;
  }

  /** @param {Wish} wish */
  async #carryOut(wish) {
    if (this.busy.peek()) return;
    try {
      const tree = await roomApi.change(this.id, wish);
      if (STAYING.has(wish.do)) return void (this.tree.value = tree);
      const moved = tree.at !== this.current.peek();
      this.take(tree);
      if (moved) await this.#show();
    } catch (error) {
      notifyError(error);
    }
    return undefined;
  }

  /** Shows a position of a continuation, null: the one that is looked at again. @param {string[] | null} words */
  async pointAt(words) {
    const at = this.current.peek();
    const wanted = words === null ? "" : `${at} ${words.join("\n")}`;
    if (wanted === this.pointed) return;
    this.pointed = wanted;
    if (words === null) {
      this.ahead.value = [];
      return;
    }
    const told = await roomApi.ahead(this.id, at, words).catch(() => null);
    if (this.pointed === wanted) this.ahead.value = told?.steps ?? [];
  }

  /** The lines of the position that is looked at, as far as they are known. */
  get lines() {
    const found = this.search.found.value;
    return found !== null && found.at === this.current.value ? found.lines : [];
  }

  /** Begins to walk along a line on the board. @param {number} number */
  startWalk(number) {
    const line = this.lines[number - 1];
    if (line) this.walk.value = { number, steps: line.steps, at: 0 };
    void this.pointAt(null);
  }

  /** @param {number} at */
  walkTo(at) {
    const walk = this.walk.peek();
    if (!walk || at < 0 || at > walk.steps.length) return;
    this.walk.value = { ...walk, at };
    void this.pointAt(at === 0 ? null : walk.steps.slice(0, at).map(({ word }) => word));
  }

  endWalk() {
    this.walk.value = null;
    void this.pointAt(null);
  }

  /** @override */
  showNextLine() {
    const next = (this.walk.peek()?.number ?? 0) + 1;
    if (next <= this.lines.length) this.startWalk(next);
    else this.endWalk();
  }

  /** @override */
  toggleHint() {
    this.search.toggle();
  }

  /** @override */
  close() {
    this.search.close();
    super.close();
  }
}
