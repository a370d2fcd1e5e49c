/** The live feed of one game: tells that there is a newer version, never what it is. */
import { api } from "./api.js";

/** Milliseconds until a feed that the browser gave up is opened again. */
const REOPEN = 1500;

/**
 * Listens to a game until `close` is called. A feed that breaks is opened again by itself, also after a restart of the server.
 * @param {string} id
 * @param {object} on
 * @param {(news: {version: number, hash: string}) => void} on.version
 * @param {() => void} on.open the feed (again) stands: whatever was missed has to be read
 * @param {() => void} on.lost
 * @param {() => void} on.gone the game has been deleted
 * @returns {{close: () => void}}
 */
export function openFeed(id, on) {
  /** @type {EventSource} */
  let source;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function open() {
    source = new EventSource(api.feedAddress(id));
    source.addEventListener("open", on.open);
    source.addEventListener("version", (event) => on.version(JSON.parse(event.data)));
    source.addEventListener("gone", () => {
      source.close();
      on.gone();
    });
    source.addEventListener("error", () => {
      on.lost();
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(open, REOPEN);
    });
  }

  open();
  return {
    close() {
      clearTimeout(timer);
      source.close();
    },
  };
}
