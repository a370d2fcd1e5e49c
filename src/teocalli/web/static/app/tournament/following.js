/** A tournament as it goes on: read anew whenever the feed tells that there is a newer version. */
import { useEffect, useRef, useState } from "preact/hooks";
import { openFeed } from "../feed.js";
import { notifyError } from "../notify-error.js";
import { ApiError, NetworkError, pause } from "../request.js";
import { requests } from "./requests.js";

/**
 * @typedef {import("./requests.js").Tournament} Tournament
 * @typedef {import("../types.js").Message} Message
 * @typedef {{tournament: Tournament | null, failure: Message | null,
 *   change: (what: () => Promise<Tournament>) => Promise<boolean>}} Followed   change: asks for something and shows
 *   what the tournament is then; false where that was refused, which a notice says
 */

/** Milliseconds between two attempts to read a tournament that cannot be reached. */
const REREAD = 2_000;

const nothing = () => undefined;

/** One tournament that is looked at. `close` ends its feed. */
class Follower {
  /**
   * @param {string} id
   * @param {(tournament: Tournament) => void} show
   * @param {(why: Message) => void} fail
   */
  constructor(id, show, fail) {
    this.id = id;
    this.show = show;
    this.fail = fail;
    /** The version that is shown. */
    this.shown = 0;
    this.behind = false;
    this.reading = false;
    this.closed = false;
    this.feed = /** @type {{close: () => void} | null} */ (null);
    void this.hear(1);
  }

  close() {
    this.closed = true;
    this.feed?.close();
  }

  /** Reads the tournament until nothing newer is heard of. @param {number} version */
  async hear(version) {
    this.behind ||= version > this.shown;
    if (this.reading) return;
    this.reading = true;
    while (!this.closed && this.behind) await this.#read();
    this.reading = false;
  }

  async #read() {
    this.behind = false;
    try {
      this.accept(await requests.get(this.id));
    } catch (error) {
      if (error instanceof NetworkError) {
        this.behind = true;
        await pause(REREAD);
      } else this.#giveUp(error instanceof ApiError ? error.info : { id: "web-error-answer", args: {} });
    }
  }

  /** @param {Message} why */
  #giveUp(why) {
    if (!this.closed) this.fail(why);
    this.close();
  }

  /** Shows what came from the server, unless something newer is shown. @param {Tournament} read */
  accept(read) {
    if (this.closed || read.version <= this.shown) return;
    this.shown = read.version;
    this.show(read);
    this.#listen();
  }

  /** Listens from the first answer on: what is not there has no feed. */
  #listen() {
    this.feed ??= openFeed(this.id, {
      version: ({ version }) => void this.hear(version),
      gone: () => void this.hear(Infinity), // the answer says why
      open: nothing, // the version is told at once
      lost: nothing,
      present: nothing,
      talk: nothing,
      point: nothing,
    });
  }
}

/** @param {string} id @returns {Followed} */
export function useTournament(id) {
  const [tournament, setTournament] = useState(/** @type {Tournament | null} */ (null));
  const [failure, setFailure] = useState(/** @type {Message | null} */ (null));
  const follower = useRef(/** @type {Follower | null} */ (null));
  useEffect(() => {
    follower.current = new Follower(id, setTournament, setFailure);
    return () => follower.current?.close();
  }, [id]);
  const change = async (/** @type {() => Promise<Tournament>} */ what) => {
    try {
      follower.current?.accept(await what());
      return true;
    } catch (error) {
      notifyError(error);
      return false;
    }
  };
  return { tournament, failure, change };
}
