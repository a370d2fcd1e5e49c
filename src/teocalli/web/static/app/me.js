/** Who sits at this browser, on a server for people: a name that the server knows by a cookie. */
import { signal } from "@preact/signals";
import { api } from "./api.js";
import { reopenFeed } from "./feed.js";

/** @typedef {{name: string}} Person */

/** The person at this browser; null for nobody known, undefined before that is read. */
export const me = signal(/** @type {Person | null | undefined} */ (undefined));

/** Reads who is known here. */
export async function readMe() {
  me.value = (await api.me()).person;
}

/**
 * Sees to it that the server knows who is here, from now on by this name.
 * @param {string} [name]
 */
export async function introduce(name) {
  const unknown = !me.peek();
  me.value = (await api.meet(name)).person;
  if (unknown) reopenFeed(); // it was opened by somebody unknown
}

/** The server's answer to something else says who is here. @param {Person | null} person */
export function setMe(person) {
  me.value = person;
  reopenFeed();
}
