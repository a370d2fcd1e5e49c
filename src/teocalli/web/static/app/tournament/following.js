/** A tournament as it goes on: read anew every few seconds while somebody looks at it. */
import { useEffect, useRef, useState } from "preact/hooks";
import { ApiError } from "../request.js";
import { notifyError } from "../notify-error.js";
import { requests } from "./requests.js";

/**
 * @typedef {import("./requests.js").Tournament} Tournament
 * @typedef {{tournament: Tournament | null, failure: import("../types.js").Message | null,
 *   change: (what: () => Promise<Tournament>) => Promise<boolean>}} Followed   change: asks for something and shows
 *   what the tournament is then; false where that was refused, which a notice says
 */

/** Milliseconds between two looks; what has not changed costs next to nothing. */
const REREAD = 2_000;

/** @param {string} id @returns {Followed} */
export function useTournament(id) {
  const [tournament, setTournament] = useState(/** @type {Tournament | null} */ (null));
  const [failure, setFailure] = useState(/** @type {import("../types.js").Message | null} */ (null));
  const newest = useRef(0);
  const show = (/** @type {Tournament} */ read) => {
    if (read.version <= newest.current) return; // an answer that was on its way longer
    newest.current = read.version;
    setTournament(read);
  };
  const read = async () => {
    try {
      show(await requests.get(id));
    } catch (error) {
      if (error instanceof ApiError && newest.current === 0) setFailure(error.info); // else it is asked again soon
    }
  };
  useEffect(() => {
    void read();
    const timer = setInterval(() => document.visibilityState === "visible" && void read(), REREAD);
    return () => clearInterval(timer);
  }, [id]);
  const change = async (/** @type {() => Promise<Tournament>} */ what) => {
    try {
      show(await what());
      return true;
    } catch (error) {
      notifyError(error);
      void read();
      return false;
    }
  };
  return { tournament, failure, change };
}
