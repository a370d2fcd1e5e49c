/** Who sits at this browser, on a server for people: a name that the server knows by a cookie. */
import { batch, signal } from "@preact/signals";
import { api } from "./api.js";
import { reopenFeed } from "./feed.js";

/**
 * @typedef {{name: string}} Person
 * @typedef {{person: Person | null, account: string | null}} Known   what the server says of who is here
 */

/** The person at this browser; null for nobody known, undefined before that is read. */
export const me = signal(/** @type {Person | null | undefined} */ (undefined));

/** The name of their account; null for who has none. */
export const account = signal(/** @type {string | null} */ (null));

/** @param {Known} known */
function hear(known) {
  batch(() => {
    me.value = known.person;
    account.value = known.account;
  });
}

/** Reads who is known here. */
export async function readMe() {
  hear(await api.me());
}

/**
 * Sees to it that the server knows who is here, from now on by this name.
 * @param {string} [name]
 */
export async function introduce(name) {
  const unknown = !me.peek();
  hear(await api.meet(name));
  if (unknown) reopenFeed(); // it was opened by somebody unknown
}

/** The server's answer to something else says who is here. @param {Known} known */
export function setMe(known) {
  hear(known);
  reopenFeed();
}
