/** Everything that is asked of the server, by name. */
import { ask, gamePath, newKey, once, post, posted } from "./request.js";

/** @typedef {import("./types.js").View} View */

/** @param {import("./puzzle.js").Address} address */
const puzzlePath = (address) =>
  "name" in address
    ? `/api/puzzles/${encodeURIComponent(address.game)}/${encodeURIComponent(address.name)}`
    : `${gamePath(address.id)}/puzzles/${address.n}`;

/** @param {string} game @param {string} name */
const lessonPath = (game, name) => `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}`;

/** @param {string} game */
const componentsPath = (game) => `/api/components/${encodeURIComponent(game)}`;

export const api = {
  /** @returns {Promise<import("./types.js").Meta>} */
  meta: () => ask("/api/meta"),

  /**
   * @param {number} offset
   * @param {number} limit
   * @returns {Promise<{total: number, games: import("./types.js").GameListEntry[], played: string[]}>}   played:
   *   which games the whole list has
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
   * @returns {Promise<{game: string | null, tournament: string | null}>}   one of them
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
   * @param {string} id
   * @param {number} version
   * @param {string[]} words of the turn that is asked, from its beginning
   * @returns {Promise<import("./types.js").Evaluation>} what they leave each seat
   */
  weigh: (id, version, words) => post(`${gamePath(id)}/weigh`, { version, words }),

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

  /** @returns {Promise<import("./reminders.js").Wanted>} where one wants notices */
  notices: () => ask("/api/me/notices"),

  /**
   * @param {{endpoint?: string, keys?: Record<string, string>}} subscription of this browser
   * @param {string} language
   * @returns {Promise<import("./reminders.js").Wanted>}
   */
  wantNotices: ({ endpoint, keys }, language) => post("/api/me/notices/device", { endpoint, keys, language }),

  /** @returns {Promise<import("./reminders.js").Wanted>} */
  wantNoNotices: () => ask("/api/me/notices/device", { method: "DELETE" }),

  /**
   * @param {string} address
   * @param {string} language
   * @returns {Promise<import("./reminders.js").Wanted & {secret: string}>}
   */
  setWebhook: (address, language) => post("/api/me/notices/webhook", { address, language }),

  /** @returns {Promise<import("./reminders.js").Wanted>} */
  removeWebhook: () => ask("/api/me/notices/webhook", { method: "DELETE" }),

  /**
   * @param {"device" | "webhook"} to
   * @returns {Promise<{fate: string}>} what became of a notice for trial; once, for it takes as long as it takes
   */
  tryNotice: (to) => once("/api/me/notices/trials", posted({ to })),

  /** @param {string} id @returns {Promise<{wanted: boolean}>} whether one wants notices of a game */
  gameNotices: (id) => ask(`${gamePath(id)}/notices`),

  /** @param {string} id @param {boolean} wanted @returns {Promise<{wanted: boolean}>} */
  wantGameNotices: (id, wanted) => post(`${gamePath(id)}/notices`, { wanted }),

  /** @param {string} id */
  remove: (id) => ask(gamePath(id), { method: "DELETE" }),

  /**
   * @param {string} game
   * @returns {Promise<import("./puzzle.js").PuzzleList>}
   */
  puzzles: (game) => ask(`/api/puzzles/${encodeURIComponent(game)}`),

  /**
   * @param {import("./puzzle.js").Address} address
   * @returns {Promise<import("./puzzle.js").Puzzle>}
   */
  puzzle: (address) => ask(puzzlePath(address)),

  /**
   * @param {import("./puzzle.js").Address} address
   * @param {number} step
   * @returns {Promise<View>}
   */
  puzzleView: (address, step) => ask(`${puzzlePath(address)}/steps/${step}`),

  /**
   * @param {import("./puzzle.js").Address} address
   * @param {number} from
   * @param {number} to both included
   * @returns {Promise<{viewer: number | null, positions: import("./types.js").StoredPosition[]}>}
   */
  puzzlePositions: (address, from, to) => ask(`${puzzlePath(address)}/positions?from=${from}&to=${to}`),

  /**
   * Why the solution of a step is better than a word, null: than any other; takes a few seconds.
   * @param {import("./puzzle.js").Address} address
   * @param {number} step
   * @param {string | null} word
   * @returns {Promise<{comment: import("./coach.js").Comment | null}>}
   */
  puzzleReason: (address, step, word) =>
    ask(`${puzzlePath(address)}/why?step=${step}${word === null ? "" : `&word=${encodeURIComponent(word)}`}`),

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
   * The record of a game, as the text of its file.
   * @param {string} id
   * @returns {Promise<string>}
   */
  record: (id) => ask(`${gamePath(id)}/record`).then((record) => JSON.stringify(record)),

  /** @param {string} id */
  recordAddress: (id) => `${gamePath(id)}/record`,

  /** @param {string[]} ids @param {boolean} hidden no page is before anybody's eyes */
  feedAddress: (ids, hidden) =>
    `/api/feed?games=${ids.map(encodeURIComponent).join(",")}${hidden ? "&hidden=true" : ""}`,

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
   * What goes with a printed game.
   * @param {string} game
   * @returns {Promise<import("./companion/house.js").Facts>}
   */
  companion: (game) => ask(`/api/companion/${encodeURIComponent(game)}`),

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
};
