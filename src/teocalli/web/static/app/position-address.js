/**
 * The position that is looked at stands in the address: `/game/ID#n=20`; the present is `/game/ID`. Whoever begins to
 * look back gets one entry in the browser's history, in which further steps take each other's place: back leads to the
 * present, forward to where one looked.
 */
import { effect } from "@preact/signals";
import { notify } from "./notices.js";
import { setPlace } from "./router.js";

const POSITION = /^#n=(\d{1,9})$/;

/** The position that a fragment names, null if it names none. @param {string} fragment */
export function positionIn(fragment) {
  const found = POSITION.exec(fragment);
  return found ? Number(found[1]) : null;
}

/** The address of a position, null: of the present. @param {string} id @param {number | null} n */
export const addressOf = (id, n) => `/game/${encodeURIComponent(id)}${n === null ? "" : `#n=${n}`}`;

/** Keeps address and shown position of one game together. */
export class PositionAddress {
  /** @param {import("./table.js").GameTable} game */
  constructor(game) {
    this.game = game;
    this.path = location.pathname;
    /** The game is here, and what the address says is shown. */
    this.arrived = false;
    /** The browser is on its way back to the entry of the present. */
    this.leaving = false;
    /** The entry of the present lies below this one. */
    this.onTop = Boolean(history.state?.onTop);
    this.onMove = () => this.#moved();
    addEventListener("popstate", this.onMove);
    this.stop = effect(() => {
      void game.playback.lookedAt.value;
      if (game.view.value) this.#sync();
    });
  }

  close() {
    this.stop();
    removeEventListener("popstate", this.onMove);
    this.#left();
  }

  #sync() {
    if (this.arrived) this.#write();
    else if (positionIn(location.hash) === null) this.arrived = true;
    else queueMicrotask(() => void this.#goThere());
  }

  /** Shows what the address says; a position that is not there becomes the present. */
  async #goThere() {
    this.arrived = true;
    const n = positionIn(location.hash);
    const count = this.game.view.peek()?.n ?? 0;
    if (n === null) return this.game.playback.backToNow();
    if (n > count) notify({ id: "web-position-missing", args: { n, count } }, "error");
    await this.game.playback.lookAt(n);
    return this.#write();
  }

  /** Writes what is shown into the address. A place on the page that was gone to in the present may stay. */
  #write() {
    if (this.leaving || location.pathname !== this.path) return;
    const n = this.game.playback.lookedAt.peek();
    const written = positionIn(location.hash);
    if (n === written) return;
    if (n === null && this.onTop) return this.#leave();
    const begins = n !== null && written === null;
    this.onTop ||= begins;
    setPlace(n === null ? "" : `#n=${n}`, { instead: !begins, onTop: this.onTop });
  }

  #leave() {
    this.leaving = true;
    history.scrollRestoration = "manual"; // nothing moves when one comes back to the present
    history.back();
  }

  #left() {
    this.leaving = false;
    history.scrollRestoration = "auto";
  }

  /** The address has changed: by the browser's back and forward, by hand, or to a place on the page. */
  #moved() {
    if (location.pathname !== this.path) return;
    const at = this.game.playback.lookedAt.peek();
    const isPlace = location.hash !== "" && positionIn(location.hash) === null;
    if (isPlace && !this.leaving && at !== null) return setPlace(`#n=${at}`, { instead: true, onTop: this.onTop });
    this.onTop = Boolean(history.state?.onTop);
    if (this.leaving) {
      this.#left();
      this.#write();
    } else if (!isPlace) void this.#goThere();
  }
}
