/** Requests to the server. A refusal becomes an `ApiError` that carries the server's message and the fresh view. */

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
async function once(path, init) {
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
async function ask(path, init) {
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
const posted = (body) => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json" },
});

/**
 * @param {string} path
 * @param {unknown} body
 */
const post = (path, body) => ask(path, posted(body));

/** @param {string} id */
const gamePath = (id) => `/api/games/${encodeURIComponent(id)}`;

/** @param {string} game @param {string} name */
const lessonPath = (game, name) => `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}`;

/** @param {string} id */
const trialPath = (id) => `/api/balance/trials/${encodeURIComponent(id)}`;

/** @param {string} game */
const componentsPath = (game) => `/api/components/${encodeURIComponent(game)}`;

export const api = {
  /** @returns {Promise<import("./types.js").Meta>} */
  meta: () => ask("/api/meta"),

  /**
   * @param {number} offset
   * @param {number} limit
   * @returns {Promise<{total: number, games: import("./types.js").GameListEntry[]}>}
   */
  games: (offset, limit) => ask(`/api/games?offset=${offset}&limit=${limit}`),

  /** @returns {Promise<import("./me.js").Known>} who is known at this browser */
  me: () => ask("/api/me"),

  /**
   * @param {string} [name]
   * @returns {Promise<import("./me.js").Known>}
   */
  meet: (name) => post("/api/me", name === undefined ? {} : { name }),

  /**
   * @param {string} name
   * @param {string} password
   * @returns {Promise<import("./me.js").Known>}
   */
  openAccount: (name, password) => once("/api/account", posted({ name, password })),

  /**
   * @param {string} name
   * @param {string} password
   * @returns {Promise<import("./me.js").Known>}
   */
  signIn: (name, password) => post("/api/account/sign-in", { name, password }),

  /**
   * @param {string} password
   * @param {string} next the new one
   * @returns {Promise<import("./me.js").Known>}
   */
  changePassword: (password, next) => once("/api/account/password", posted({ password, new: next })),

  /**
   * @param {string} password
   * @returns {Promise<import("./me.js").Known>}
   */
  deleteAccount: (password) => once("/api/account/delete", posted({ password })),

  /** @returns {Promise<import("./me.js").Known>} */
  signOut: () => ask("/api/me", { method: "DELETE" }),

  /** @returns {Promise<import("./statistics.js").Played>} */
  statistics: () => ask("/api/account/statistics"),

  /** @returns {Promise<import("./share.js").Shared>} */
  deviceLink: () => post("/api/me/devices", {}),

  /**
   * @param {string} secret
   * @returns {Promise<import("./me.js").Known>}
   */
  moveHere: (secret) => post("/api/devices", { secret }),

  /**
   * @param {string} secret
   * @returns {Promise<{game: string}>}
   */
  follow: (secret) => post("/api/invitations", { secret }),

  /**
   * @param {number} offset
   * @param {number} limit
   * @returns {Promise<{total: number, games: import("./types.js").GameListEntry[]}>}
   */
  lobby: (offset, limit) => ask(`/api/lobby?offset=${offset}&limit=${limit}`),

  /**
   * @param {string} id
   * @param {"player" | "spectator"} kind
   * @returns {Promise<import("./share.js").Shared>}
   */
  invite: (id, kind) => post(`${gamePath(id)}/invitations`, { kind }),

  /**
   * @param {string} id
   * @returns {Promise<{programs: import("./pages/programs.js").Program[]}>}
   */
  programs: (id) => ask(`${gamePath(id)}/programs`),

  /**
   * @param {string} id
   * @param {string} name
   * @returns {Promise<import("./pages/programs.js").Admitted>}
   */
  admitProgram: (id, name) => post(`${gamePath(id)}/programs`, { name }),

  /**
   * @param {string} id
   * @param {string} program
   * @returns {Promise<null>}
   */
  shutOut: (id, program) => ask(`${gamePath(id)}/programs/${encodeURIComponent(program)}`, { method: "DELETE" }),

  /**
   * @param {string} id
   * @param {string} name
   * @param {number} seat
   * @returns {Promise<View>}
   */
  sit: (id, name, seat) => post(`${gamePath(id)}/seats`, { name, seat, key: newKey() }),

  /**
   * @param {string} id
   * @param {number} seat
   * @returns {Promise<View>}
   */
  leave: (id, seat) => post(`${gamePath(id)}/leave`, { seat, key: newKey() }),

  /**
   * @param {string} id
   * @param {string} bot
   * @returns {Promise<View>}
   */
  fill: (id, bot) => post(`${gamePath(id)}/bots`, { bot, key: newKey() }),

  /**
   * @param {string} id
   * @param {"yes" | "no"} answer whether the game shall count
   * @returns {Promise<View>}
   */
  consent: (id, answer) => post(`${gamePath(id)}/rating`, { answer, key: newKey() }),

  /**
   * @param {string} id
   * @param {string} hash of a number that one adds to the shuffle
   * @returns {Promise<View>}
   */
  promise: (id, hash) => post(`${gamePath(id)}/shuffle/promises`, { hash, key: newKey() }),

  /**
   * @param {string} id
   * @param {string} number that was promised
   * @returns {Promise<View>}
   */
  tellNumber: (id, number) => post(`${gamePath(id)}/shuffle/numbers`, { number, key: newKey() }),

  /**
   * @param {string} id
   * @returns {Promise<View>}
   */
  rematch: (id) => post(`${gamePath(id)}/rematch`, { key: newKey() }),

  /**
   * @param {{game: string, seats: object[], options: object, take_back?: boolean, public?: boolean,
   *   clock?: import("./clock.js").TimeControl | null, shuffle?: "server" | "joint", rated?: boolean}} request
   * @returns {Promise<View>}
   */
  create: (request) => post("/api/games", { ...request, key: newKey() }),

  /**
   * Opens a record; its text goes up as it is, so that the server can name the line of a fault.
   * @param {string} text
   * @param {string} [key] what is opened with the same key is opened once
   * @returns {Promise<View>}
   */
  openRecord: (text, key = newKey()) =>
    ask("/api/records", {
      method: "POST",
      body: text,
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    }),

  /**
   * @param {string} id
   * @returns {Promise<View>}
   */
  game: (id) => ask(gamePath(id)),

  /**
   * @param {string} id
   * @param {number} from
   * @param {number} to both included, at most 60
   * @returns {Promise<{viewer: number | null, positions: import("./types.js").StoredPosition[]}>}   as `viewer` sees
   *   them
   */
  positions: (id, from, to) => ask(`${gamePath(id)}/positions?from=${from}&to=${to}`),

  /**
   * What the person who is to decide could do best; takes about a second.
   * @param {string} id
   * @param {number} version
   * @returns {Promise<import("./types.js").Hint>}
   */
  hint: (id, version) => ask(`${gamePath(id)}/hint?version=${version}`),

  /**
   * What a coach says of the decision in a position; takes a few seconds.
   * @param {string} id
   * @param {number} number
   * @returns {Promise<{comment: import("./coach.js").Comment | null}>}
   */
  coach: (id, number) => ask(`${gamePath(id)}/coach?number=${number}`),

  /**
   * @param {string} id
   * @param {number} version
   * @param {string} word
   * @param {string} key
   * @returns {Promise<View>}
   */
  act: (id, version, word, key) => post(`${gamePath(id)}/actions`, { version, word, key }),

  /**
   * @param {string} id
   * @param {number} version
   * @param {boolean} practice also over what was revealed since
   * @param {string} key
   * @returns {Promise<View>}
   */
  undo: (id, version, practice, key) => post(`${gamePath(id)}/undo`, { version, practice, key }),

  /**
   * @param {string} id
   * @param {number} about the position to which one wants to go back
   * @param {string} key
   * @returns {Promise<View>}
   */
  proposeUndo: (id, about, key) => post(`${gamePath(id)}/proposals`, { what: "undo", about, key }),

  /**
   * @param {string} id
   * @param {number} about the seat of who is not waited for
   * @param {string} bot
   * @param {string} key
   * @returns {Promise<View>}
   */
  proposeStandIn: (id, about, bot, key) => post(`${gamePath(id)}/proposals`, { what: "stand-in", about, bot, key }),

  /**
   * @param {string} id
   * @param {number} about the seat of who is not waited for
   * @param {string} key
   * @returns {Promise<View>}
   */
  proposeEnd: (id, about, key) => post(`${gamePath(id)}/proposals`, { what: "end", about, key }),

  /**
   * @param {string} id
   * @param {string} bot
   * @param {string} key
   * @returns {Promise<View>}
   */
  letPlay: (id, bot, key) => post(`${gamePath(id)}/stand-in`, { bot, key }),

  /**
   * @param {string} id
   * @param {string} key
   * @returns {Promise<View>}
   */
  comeBack: (id, key) => post(`${gamePath(id)}/return`, { key }),

  /**
   * @param {string} id
   * @param {number} number
   * @param {"yes" | "no" | "withdraw"} answer
   * @param {string} key
   * @returns {Promise<View>}
   */
  answer: (id, number, answer, key) => post(`${gamePath(id)}/answers`, { number, answer, key }),

  /**
   * @param {string} id
   * @returns {Promise<import("./talk/game-talk.js").Talk>} what one hears there
   */
  talk: (id) => ask(`${gamePath(id)}/talk`),

  /**
   * @param {string} id
   * @param {string} text
   * @param {string} key
   * @returns {Promise<import("./talk/game-talk.js").Talk>}
   */
  say: (id, text, key) => post(`${gamePath(id)}/talk`, { text, key }),

  /**
   * @param {string} id
   * @param {string} speaker
   * @param {boolean} muted
   * @returns {Promise<import("./talk/game-talk.js").Talk>}
   */
  mute: (id, speaker, muted) => post(`${gamePath(id)}/mutes`, { speaker, muted }),

  /**
   * Points at a place; what comes late is not worth it, so it is not repeated.
   * @param {string} id
   * @param {string} at
   * @returns {Promise<null>}
   */
  point: (id, at) => once(`${gamePath(id)}/signs`, posted({ at })),

  /**
   * @param {string} id
   * @returns {Promise<import("./talk/game-talk.js").Noted>}
   */
  notes: (id) => ask(`${gamePath(id)}/notes`),

  /**
   * @param {string} id
   * @param {string} text
   * @param {number} version of the notes that were seen
   * @returns {Promise<import("./talk/game-talk.js").Noted>}
   */
  note: (id, text, version) => post(`${gamePath(id)}/notes`, { text, version }),

  /**
   * @param {string} id
   * @returns {Promise<import("./plans.js").Plans>} what one plans there
   */
  plans: (id) => ask(`${gamePath(id)}/plans`),

  /**
   * @param {string} id
   * @returns {Promise<import("./plans.js").Offers>}
   */
  planOffers: (id) => ask(`${gamePath(id)}/plans/offers`),

  /**
   * @param {string} id
   * @param {{word: string, condition: import("./plans.js").Condition | null}[]} plans
   * @returns {Promise<import("./plans.js").Plans>}
   */
  plan: (id, plans) => post(`${gamePath(id)}/plans`, { plans }),

  /** @param {string} id */
  remove: (id) => ask(gamePath(id), { method: "DELETE" }),

  /**
   * @param {string} game
   * @param {string} name
   * @returns {Promise<import("./lesson.js").Course>}
   */
  lesson: (game, name) => ask(lessonPath(game, name)),

  /**
   * @param {string} game
   * @param {string} name
   * @param {number} moment
   * @returns {Promise<View>}
   */
  lessonView: (game, name, moment) => ask(`${lessonPath(game, name)}/${moment}`),

  /**
   * @param {string} game
   * @param {string} name
   * @param {number} from
   * @param {number} to
   * @returns {Promise<{viewer: number | null, positions: import("./types.js").StoredPosition[]}>}
   */
  lessonPositions: (game, name, from, to) => ask(`${lessonPath(game, name)}/positions?from=${from}&to=${to}`),

  /**
   * How far the review of a finished game is.
   * @param {string} id
   * @returns {Promise<import("./analysis/game-review.js").Review>}
   */
  review: (id) => ask(`${gamePath(id)}/review`),

  /**
   * @param {string} id
   * @param {"start" | "stop"} what
   * @returns {Promise<import("./analysis/game-review.js").Review>}
   */
  doReview: (id, what) => post(`${gamePath(id)}/review`, { do: what }),

  /**
   * What could be played in a game, as the analysis room has it.
   * @param {string} id
   * @returns {Promise<import("./analysis/room-table.js").Tree>}
   */
  analysis: (id) => ask(`${gamePath(id)}/analysis`),

  /**
   * Changes that. What is played, drawn or deleted twice is there once.
   * @param {string} id
   * @param {import("./analysis/room-table.js").Wish} wish
   * @returns {Promise<import("./analysis/room-table.js").Tree>}
   */
  changeAnalysis: (id, wish) => post(`${gamePath(id)}/analysis`, wish),

  /**
   * @param {string} id
   * @param {string} key of a position
   * @returns {Promise<View>}
   */
  analysisView: (id, key) => ask(`${gamePath(id)}/analysis/positions/${key}`),

  /**
   * Positions on the way to a position.
   * @param {string} id
   * @param {string} key
   * @param {number} from
   * @param {number} to
   * @returns {Promise<{viewer: number | null, positions: import("./types.js").StoredPosition[]}>}
   */
  analysisWay: (id, key, from, to) => ask(`${gamePath(id)}/analysis/positions/${key}/way?from=${from}&to=${to}`),

  /**
   * Positions to which words lead, which are not kept.
   * @param {string} id
   * @param {string} at
   * @param {string[]} words
   * @returns {Promise<{steps: import("./analysis/room-table.js").Ahead[]}>}
   */
  analysisAhead: (id, at, words) => post(`${gamePath(id)}/analysis/ahead`, { at, words }),

  /**
   * @param {string} id
   * @param {string} at
   * @param {string} room
   * @param {number} threads
   */
  analysisAddress: (id, at, room, threads) => `${gamePath(id)}/analysis/feed?at=${at}&room=${room}&threads=${threads}`,

  /**
   * The record of a game, as the text of its file.
   * @param {string} id
   * @returns {Promise<string>}
   */
  record: (id) => ask(`${gamePath(id)}/record`).then((record) => JSON.stringify(record)),

  /** @param {string} id */
  recordAddress: (id) => `${gamePath(id)}/record`,

  /** @param {string[]} ids */
  feedAddress: (ids) => `/api/feed?games=${ids.map(encodeURIComponent).join(",")}`,

  /**
   * @param {string} game
   * @param {string} language
   * @returns {Promise<import("./rules-text.js").Rules>}
   */
  rules: (game, language) => ask(`/api/rules/${encodeURIComponent(game)}?lang=${language}`),

  /**
   * @param {string} game
   * @returns {Promise<{figures: import("./figures.js").Figure[]}>}
   */
  figures: (game) => ask(`/api/figures/${encodeURIComponent(game)}`),

  /**
   * Where a game takes components of one's own: ours, and nothing yet.
   * @param {string} game
   * @returns {Promise<import("./own-components.js").Offered>}
   */
  components: (game) => ask(componentsPath(game)),

  /**
   * What a component file or a draft says. Nothing is stored.
   * @param {string} game
   * @param {object} content
   * @returns {Promise<import("./own-components.js").Report>}
   */
  checkComponents: (game, content) => post(componentsPath(game), { content }),

  /**
   * The trials of the balance lab for a game, the newest first.
   * @param {string} game
   * @returns {Promise<{trials: import("./pages/balance.js").Trial[]}>}
   */
  trials: (game) => ask(`/api/balance/${encodeURIComponent(game)}`),

  /** @param {string} id @returns {Promise<import("./pages/balance.js").Trial>} */
  trial: (id) => ask(trialPath(id)),

  /** @param {object} trial @returns {Promise<import("./pages/balance.js").Trial>} */
  beginTrial: (trial) => post("/api/balance", trial),

  /** @param {string} id @param {"start" | "stop"} what @returns {Promise<import("./pages/balance.js").Trial>} */
  changeTrial: (id, what) => post(trialPath(id), { do: what }),

  /** @param {string} id */
  deleteTrial: (id) => ask(trialPath(id), { method: "DELETE" }),
};
