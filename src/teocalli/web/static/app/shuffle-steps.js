/**
 * What this browser does when all shuffle together: it promises a number by its hash, and tells it once everybody has
 * promised one. What it saw before it told is kept, so that it can be compared with what the others are told later.
 */
import { remember, remembered } from "./settings.js";
import { sha256, toHex } from "./sha256.js";

/**
 * @typedef {import("./types.js").View} View
 * @typedef {{number: string, hash: string, seedHash: string, seen: string | null}} Own   seen: the round and the
 *   promises of all, as they stood when the number was told; null before
 * @typedef {"promise" | "tell" | "elsewhere" | "changed"} Step   elsewhere: another browser has the number; changed:
 *   the server does not keep to what it promised, so it gets no number
 */

/** What cannot be stored holds as long as the page is open. */
const kept = /** @type {Map<string, Own>} */ (new Map());

/** @param {string} id @returns {Own | null} */
export function ownNumber(id) {
  try {
    return JSON.parse(remembered(`shuffle.${id}`) ?? "null") ?? kept.get(id) ?? null;
  } catch {
    return kept.get(id) ?? null;
  }
}

/** @param {string} id @param {Own} own */
export function keepNumber(id, own) {
  kept.set(id, own);
  remember(`shuffle.${id}`, JSON.stringify(own));
}

/** The round and all promises, to be compared as a whole. @param {View} view */
export const promisesOf = ({ shuffle }) =>
  `${shuffle?.round} ${shuffle?.numbers.map(({ seat, hash }) => `${seat}:${hash}`).join(" ")}`;

/**
 * What is to be done now; null: nothing.
 * @param {View} view
 * @param {Own | null} own
 * @returns {Step | null}
 */
export function nextStep(view, own) {
  const { shuffle, viewer, seed_hash: seedHash } = view;
  const mine = shuffle?.numbers.find(({ seat }) => seat === viewer);
  if (!shuffle || shuffle.dealt || !mine || mine.told) return null;
  if (own && own.seedHash !== seedHash) return "changed";
  if (mine.hash === null) return "promise";
  if (own?.hash !== mine.hash) return "elsewhere";
  if (!shuffle.telling) return null;
  return own.seen === null || own.seen === promisesOf(view) ? "tell" : "changed";
}

/**
 * The number to promise: the one that nobody has been told yet, else a new one.
 * @param {View} view
 * @param {Own | null} own
 * @returns {Own}
 */
export function numberFor(view, own) {
  if (own && own.seen === null) return own;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return { number: toHex(bytes), hash: sha256(bytes), seedHash: view.seed_hash ?? "", seen: null };
}

/**
 * Whether what is shown is what this browser saw before it told its number; null: it told none.
 * @param {View} view
 * @param {Own | null} own
 */
export function isAsSeen(view, own) {
  if (!view.shuffle?.dealt || !own || own.seen === null) return null;
  return own.seedHash === view.seed_hash && own.seen === promisesOf(view);
}
