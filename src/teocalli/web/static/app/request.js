/** How the server is asked. A refusal becomes an `ApiError` that carries the server's message and the fresh view. */

import { hearTime } from "./clock.js";
import { API, PAGE_OLD, loadAnew } from "./handshake.js";
import { completed, knownView } from "./story.js";

/**
 * @typedef {import("./types.js").Message} Message
 * @typedef {import("./types.js").View} View
 */

/** Milliseconds before a request that the network lost is repeated. */
const RETRIES = [300, 900];

/** Seconds that are waited at most when the server asks for patience. */
const LONGEST_WAIT = 5;

/** The server refused; `message` is for people, `view` what it shows now (or null). */
export class ApiError extends Error {
  /**
   * @param {number} status
   * @param {Message} message
   * @param {View | null} view
   */
  constructor(status, message, view) {
    super(message.id);
    this.status = status;
    this.info = message;
    this.view = view;
  }
}

/** The server could not be reached, or answered nothing sensible. Whether it carried out the request is not known. */
export class NetworkError extends Error {}

/** The server wants to be asked again after some seconds. */
class BusyError extends NetworkError {
  /** @param {number} seconds */
  constructor(seconds) {
    super();
    this.seconds = seconds;
  }
}

/** @returns {string} */
export function newKey() {
  // `randomUUID` is there by https and on this computer only.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {number} milliseconds */
export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * @param {string} path
 * @param {RequestInit} [init]
 * @returns {Promise<any>}
 */
export async function once(path, init) {
  const known = knownView(path);
  let response;
  try {
    response = await fetch(path, {
      ...init,
      headers: {
        "Accept-Language": document.documentElement.lang,
        "Teocalli-Api": API,
        ...(known && { "Teocalli-Story": known.story.mark }),
        ...init?.headers,
      },
    });
  } catch {
    throw new NetworkError(path);
  }
  hearTime(response.headers.get("Teocalli-Time"));
  if (response.status === 204) return null;
  const body = await response.json().catch(() => null);
  if (response.ok && body !== null) return body.story ? completed(body, known) : body;
  if (response.status >= 500 && !body?.error) throw new NetworkError(path);
  const wait = Number(response.headers.get("Retry-After"));
  if (response.status === 429 && wait > 0 && wait <= LONGEST_WAIT) throw new BusyError(wait);
  // What only reads may be asked by the new page as well; what was entered is its owner's affair.
  if (body?.error?.code === PAGE_OLD && init === undefined) loadAnew();
  throw new ApiError(response.status, body?.error?.message ?? { id: "web-error-answer", args: {} }, body?.view ?? null);
}

/**
 * Asks, and asks again when the network fails. Every request here may be repeated: reading changes nothing,
 * writing carries an idempotency key.
 * @param {string} path
 * @param {RequestInit} [init]
 * @returns {Promise<any>}
 */
export async function ask(path, init) {
  for (const wait of RETRIES) {
    try {
      return await once(path, init);
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error;
      await pause(error instanceof BusyError ? 1000 * error.seconds : wait);
    }
  }
  return once(path, init);
}

/** @param {unknown} body @returns {RequestInit} */
export const posted = (body) => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json" },
});

/**
 * @param {string} path
 * @param {unknown} body
 */
export const post = (path, body) => ask(path, posted(body));

/** @param {string} id */
export const gamePath = (id) => `/api/games/${encodeURIComponent(id)}`;
