/** What a person wants to play: seats and options of a new game, remembered from the last time. */
import { isOffered } from "./bots.js";
import { draftOf, ownOption } from "./own-components.js";
import { remember, remembered } from "./settings.js";

/**
 * @typedef {import("./types.js").Colour} Colour
 * @typedef {{kind: "person" | "bot", name: string, colour: Colour, bot: string | null}} SeatRequest
 * @typedef {{seats: SeatRequest[], options: Record<string, any>, takeBack?: boolean}} GameRequest   takeBack: undo over
 *   bots' turns, wanted unless false; for one person only
 */

/**
 * One person against two bots that a newcomer can play with.
 * @param {import("./types.js").Meta} meta
 * @param {string} game
 * @returns {GameRequest}
 */
export function defaultRequest(meta, game) {
  const bot = meta.games[game]?.bots.default ?? null;
  const seats = meta.colours
    .slice(0, 3)
    .map((colour, number) => ({
      kind: /** @type {"person" | "bot"} */ (number === 0 ? "person" : "bot"),
      name: number === 0 ? (remembered("name") ?? "") : "",
      colour,
      bot: number === 0 ? null : bot,
    }));
  return { seats, options: {} };
}

/**
 * The request with the components that were entered on this device, where the address asks for them.
 * @param {GameRequest} request
 * @param {import("./types.js").Meta} meta
 * @param {string} game
 * @returns {GameRequest}
 */
function withOwn(request, meta, game) {
  const option = new URLSearchParams(location.search).has("own") ? ownOption(meta, game) : undefined;
  const draft = draftOf(game);
  return option && draft ? { ...request, options: { ...request.options, [option]: draft } } : request;
}

/**
 * The last request for this game, if it is still possible; else the default one.
 * @param {import("./types.js").Meta} meta
 * @param {string} game
 * @returns {GameRequest}
 */
export const lastRequest = (meta, game) => withOwn(storedRequest(meta, game), meta, game);

/** @param {import("./types.js").Meta} meta @param {string} game @returns {GameRequest} */
function storedRequest(meta, game) {
  try {
    const stored = JSON.parse(remembered(`new-game.${game}`) ?? "null");
    if (stored && isPossible(stored, meta, game)) return stored;
  } catch {
    // not JSON: somebody else's value, forget it
  }
  return defaultRequest(meta, game);
}

/**
 * @param {GameRequest} request
 * @param {import("./types.js").Meta} meta
 * @param {string} game
 */
function isPossible(request, meta, game) {
  const known = meta.games[game];
  if (!known || !Array.isArray(request.seats)) return false;
  const [fewest, most] = known.players;
  const seatsFit = request.seats.length >= fewest && request.seats.length <= most;
  const coloursFit = new Set(request.seats.map((seat) => seat.colour)).size === request.seats.length;
  const seatsKnown = request.seats.every(
    (seat) => meta.colours.includes(seat.colour) && (seat.kind === "person" || isOffered(known.bots, seat.bot ?? "")),
  );
  const optionsKnown = Object.entries(request.options ?? {}).every(([name, value]) =>
    known.options.some((option) => option.name === name && isValueOf(option, value)),
  );
  return seatsFit && coloursFit && seatsKnown && optionsKnown;
}

/** @param {import("./types.js").OptionMeta} option @param {any} value */
function isValueOf({ values, numbers }, value) {
  return (
    values.includes(value) ||
    (numbers !== null && /^\d+$/.test(value) && Number(value) >= numbers[0] && Number(value) <= numbers[1])
  );
}

/**
 * The game that is set up: the one of the address, else the last one, else the first there is.
 * @param {import("./types.js").Meta} meta
 */
export function wantedGame(meta) {
  const names = [new URLSearchParams(location.search).get("game"), remembered("game")];
  return (
    names.find((name) => name !== null && name in meta.games) ?? /** @type {string} */ (Object.keys(meta.games)[0])
  );
}

/**
 * Remembers a request; a component file of one's own is not kept, it would have to be chosen again anyway.
 * @param {string} game
 * @param {GameRequest} request
 */
export function rememberRequest(game, request) {
  const options = Object.fromEntries(Object.entries(request.options).filter(([, value]) => typeof value !== "object"));
  remember("game", game);
  remember(`new-game.${game}`, JSON.stringify({ seats: request.seats, options, takeBack: request.takeBack }));
  const person = request.seats.find((seat) => seat.kind === "person");
  if (person?.name) remember("name", person.name);
}
