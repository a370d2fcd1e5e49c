/**
 * The way through a game: the position that is drawn now, playing back from there to the newest one, and looking back.
 */
import { batch, computed, signal } from "@preact/signals";
import { notify } from "./notices.js";
import { ApiError, NetworkError, pause } from "./request.js";
import { pace } from "./settings.js";
import { entriesByPosition } from "./log-model.js";

/**
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").StoredPosition} StoredPosition
 * @typedef {import("./types.js").PhaseEnd} PhaseEnd
 */

/** Positions that one request may ask for. */
const CHUNK = 60;
/** A longer way than this is not played back: the page jumps. */
const LONGEST_WAY = 60;
/** A forced step is shown for this part of a movement's time. */
const FORCED_PART = 0.45;
/** Milliseconds between two looks whether one may go on. */
const LOOK = 60;

export class Playback {
  /**
   * @param {string} id
   * @param {import("@preact/signals").ReadonlySignal<View | null>} view the newest view
   * @param {{positions: typeof import("./api.js").api.positions}} source where earlier positions come from
   */
  constructor(id, view, source) {
    this.id = id;
    this.source = source;
    this.view = view;
    this.replaying = signal(false);
    /** Position that playback has reached; the newest one when it rests. */
    this.reached = signal(0);
    /** Position that is looked at, null for the present. */
    this.lookedAt = signal(/** @type {number | null} */ (null));
    /** Phases whose end the person has not been shown yet. */
    this.unseenPhases = signal(/** @type {PhaseEnd[]} */ ([]));
    this.entries = computed(() => (view.value ? entriesByPosition(view.value) : new Map()));
    this.looking = computed(() => this.lookedAt.value !== null);
    this.shown = computed(() => this.#shownPosition());
    /** @type {Map<number, StoredPosition>} */
    this.positions = new Map();
    /** Positions that are under way, and a count of those that came, so that whoever asked is drawn again. */
    this.awaited = new Set();
    this.came = signal(0);
    this.closed = false;
    this.skipped = false;
    /** Counts wishes to look somewhere: what is fetched for an earlier one comes too late. */
    this.wishes = 0;
  }

  close() {
    this.closed = true;
  }

  #shownPosition() {
    const view = this.view.value;
    if (!view) return null;
    const n = this.lookedAt.value ?? this.reached.value;
    const stored = n === view.n ? view : this.positions.get(n);
    if (!stored) return null;
    return { n, position: stored.position, projection: stored.projection, last: this.entries.value.get(n) ?? null };
  }

  /**
   * Takes over a newer view; `go` then goes to its position.
   * @param {View | null} before
   * @param {View} view
   * @param {number} shared words that the old and the new game have in common
   */
  follow(before, view, shared) {
    if (before && before.viewer !== view.viewer && view.secrets) this.#forget();
    else this.#keepPositions(before, shared);
    this.reached.value = this.#startOfPlayback(before, view, shared);
    if (before) this.#addPhases(view.phases.filter((end) => end.n > shared));
    if ((this.lookedAt.peek() ?? 0) > view.n) this.lookedAt.value = null;
  }

  /** Forgets what was shown: somebody else sits at the screen now, who must not see it. */
  #forget() {
    this.positions.clear();
    this.lookedAt.value = null;
  }

  /**
   * Forgets the positions that are no longer part of the game.
   * @param {View | null} before
   * @param {number} shared words that the old and the new game have in common
   */
  #keepPositions(before, shared) {
    for (const n of this.positions.keys()) if (n > shared) this.positions.delete(n);
    if (before && before.n <= shared) this.positions.set(before.n, before);
  }

  /**
   * @param {View | null} before
   * @param {View} view
   * @param {number} shared
   */
  #startOfPlayback(before, view, shared) {
    const start = Math.min(this.reached.peek(), shared);
    return before && start < view.n && this.positions.has(start) ? start : view.n;
  }

  /** @param {PhaseEnd[]} ends */
  #addPhases(ends) {
    const known = new Set(this.unseenPhases.peek().map((end) => end.n));
    this.unseenPhases.value = [...this.unseenPhases.peek(), ...ends.filter((end) => !known.has(end.n))];
  }

  /**
   * Whether the end of a phase is being shown: one that playback has reached and the person has not seen. What belongs
   * to the same end is played on to, since something may be asked there.
   */
  #sceneIsOpen() {
    const unseen = this.unseenPhases.peek();
    const reached = this.reached.peek();
    return unseen.some((end) => end.n <= reached && !unseen.some(({ n, phase }) => phase === end.phase && n > reached));
  }

  /** Goes from the position that is shown to the newest one, step by step, unless that is switched off. */
  async go() {
    if (this.replaying.peek() || this.#arrived()) return;
    this.skipped = false;
    if (this.#mayJump() && !this.#sceneIsOpen()) {
      this.#jump();
      return;
    }
    this.replaying.value = true;
    try {
      while (!this.closed && !this.#arrived()) await this.#step();
    } catch (error) {
      if (!(error instanceof NetworkError || error instanceof ApiError)) throw error;
      this.#jump();
    } finally {
      this.replaying.value = false;
    }
  }

  #arrived() {
    return this.reached.peek() >= (this.view.peek()?.n ?? 0);
  }

  /** Whether the steps on the way need not be shown. */
  #mayJump() {
    const left = (this.view.peek()?.n ?? 0) - this.reached.peek();
    return this.skipped || pace.peek() === 0 || document.hidden || left > LONGEST_WAY;
  }

  #jump() {
    this.reached.value = this.view.peek()?.n ?? 0;
  }

  async #step() {
    while (this.#sceneIsOpen() && !this.skipped && !this.closed) await pause(LOOK);
    if (this.#mayJump()) return this.#jump();
    const view = /** @type {View} */ (this.view.peek());
    const n = this.reached.peek() + 1;
    await this.#fetchPositions(n, view.n - 1);
    if (n !== this.reached.peek() + 1) return undefined;
    if (n < view.n && !this.positions.has(n)) return this.#jump();
    this.reached.value = n;
    if (this.#arrived()) return undefined;
    const part = this.entries.peek().get(n)?.forced ? FORCED_PART : 1;
    await this.#wait(pace.peek() * part);
    return undefined;
  }

  /**
   * Waits, but not after the person wants to skip.
   * @param {number} milliseconds
   */
  async #wait(milliseconds) {
    const end = performance.now() + milliseconds;
    while (!this.skipped && !this.closed && performance.now() < end) await pause(Math.min(LOOK, milliseconds));
  }

  /**
   * @param {number} from
   * @param {number} to
   */
  async #fetchPositions(from, to) {
    const view = this.view.peek();
    while (from <= to && (this.positions.has(from) || from === view?.n)) from++;
    if (from > to) return;
    await this.#read(from, Math.min(to, from + CHUNK - 1));
  }

  /**
   * Reads positions as the one sees them who sits at the screen; what came for somebody else is left.
   * @param {number} from
   * @param {number} to
   */
  async #read(from, to) {
    const { viewer, positions } = await this.source.positions(this.id, from, to);
    const view = this.view.peek();
    if (view?.secrets && viewer !== view.viewer) return;
    for (const stored of positions) this.positions.set(stored.n, stored);
  }

  /**
   * The position after `n` words; null while it is not here yet, then it is fetched.
   * @param {number} n
   * @returns {import("./types.js").Position | null}
   */
  positionAt(n) {
    void this.came.value;
    const view = this.view.value;
    if (!view || n < 0 || n > view.n) return null;
    if (n === view.n) return view.position;
    const stored = this.positions.get(n);
    if (!stored) void this.#await(n, view);
    return stored?.position ?? null;
  }

  /**
   * @param {number} n
   * @param {View} view what comes for another view is left
   */
  async #await(n, view) {
    if (this.awaited.has(n)) return;
    this.awaited.add(n);
    const came = await this.source.positions(this.id, n, n).catch(() => null);
    this.awaited.delete(n);
    const [stored] = came?.viewer === view.viewer ? came.positions : [];
    if (!stored || this.view.peek()?.version !== view.version) return;
    this.positions.set(n, stored);
    this.came.value++;
  }

  skip() {
    this.skipped = true;
  }

  /**
   * Looks at position `n`; the newest one is the present.
   * @param {number} n
   */
  async lookAt(n) {
    const view = this.view.peek();
    if (!view) return;
    this.skip();
    const target = Math.max(0, Math.min(n, view.n));
    if (target === view.n) return this.backToNow();
    const wish = ++this.wishes;
    try {
      const half = CHUNK / 2;
      if (!this.positions.has(target)) await this.#fetchPositions(Math.max(0, target - half), target + half - 1);
      await this.#fetchPositions(target, target);
      if (this.positions.has(target) && wish === this.wishes) this.lookedAt.value = target;
    } catch (error) {
      if (!(error instanceof NetworkError || error instanceof ApiError)) throw error;
      notify({ id: "web-error-network", args: {} }, "error");
    }
  }

  /**
   * Plays back from position `n` to the newest one; where nothing is shown moving, looks at what came first.
   * @param {number} n
   */
  async replayFrom(n) {
    const view = this.view.peek();
    if (!view || n >= view.n) return;
    if (pace.peek() === 0 || view.n - n > LONGEST_WAY) return this.lookAt(n + 1);
    await this.#fetchPositions(n, n).catch(() => undefined);
    if (!this.positions.has(n) || this.view.peek() !== view) return;
    this.backToNow();
    this.reached.value = n;
    await this.go();
  }

  backToNow() {
    this.wishes++;
    batch(() => {
      this.lookedAt.value = null;
      this.#jump();
    });
  }

  /**
   * The end of a phase has been shown to the person.
   * @param {number} phase
   */
  phaseSeen(phase) {
    this.unseenPhases.value = this.unseenPhases.peek().filter((end) => end.phase !== phase);
  }
}
