/**
 * The table of an analysis room: it shows a position of the tree of variations, and whoever looks plays on for
 * everybody. What is played becomes a part of the tree, which the server keeps with the game.
 */
import { computed, signal } from "@preact/signals";
import { roomApi } from "./room-api.js";
import { notifyError } from "../notify-error.js";
import { GameTable } from "../table.js";
import { PositionLines } from "./position-lines.js";

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
    this.wished = Promise.resolve();
    this.position = new PositionLines(this, key, { deepens: true, ahead: true });
    this.lines.value = this.position;
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
    this.position.lookAt(key);
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

  /** Plays the first steps of a line. @param {number} number @param {number} count */
  playLine(number, count) {
    const steps = this.position.all.peek()[number - 1]?.steps ?? [];
    return this.playWords(steps.slice(0, count).map(({ word }) => word));
  }

  /** @param {string[]} words from where one stands */
  playWords(words) {
    return this.wish({ do: "line", at: this.current.peek(), words });
  }

  /** The lines are always shown. @override */
  closeLines() {}

  /** @override */
  toggleHint() {
    this.position.search.toggle();
  }

  /** @override */
  close() {
    this.position.close();
    super.close();
  }
}
