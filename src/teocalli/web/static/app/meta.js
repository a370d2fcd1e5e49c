/** What the server can play: read once, again when the server has come back with another version. */
import { signal } from "@preact/signals";
import { api } from "./api.js";
import { notify } from "./notices.js";
import { NetworkError, pause } from "./request.js";

export const meta = signal(/** @type {import("./types.js").Meta | null} */ (null));

/** Milliseconds between two attempts to reach the server. */
const AGAIN = 2000;

/** Reads the server's meta data; when the version differs from before, this page is old and says so. */
export async function readMeta() {
  for (;;) {
    try {
      const fresh = await api.meta();
      const before = meta.peek();
      if (before && before.version !== fresh.version) notify({ id: "web-server-newer", args: {} });
      meta.value = fresh;
      return;
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error;
      await pause(AGAIN);
    }
  }
}

/**
 * Why a game that is stored cannot be shown although it can be read: null unless the server does not offer it.
 * @param {import("./types.js").Meta} meta
 * @param {{game: string} | null | undefined} view
 * @returns {import("./types.js").Message | null}
 */
export const notOffered = ({ games }, view) =>
  view && !games[view.game] ? { id: "web-game-not-offered", args: { name: view.game } } : null;
