/** What a person wants to play: seats and options of a new game, remembered from the last time. */
import { isOffered } from "./bots.js";
import { remember, remembered } from "./settings.js";

/**
 * @typedef {import("./types.js").Colour} Colour
 * @typedef {{kind: "person" | "bot", name: string, colour: Colour, bot: string | null}} SeatWish
 * @typedef {{seats: SeatWish[], options: Record<string, any>, takeBack?: boolean}} Wish   takeBack: undo over bots' turns, wanted unless false; for one person only
 */

/**
 * One person against two bots that a newcomer can play with.
 * @param {import("./types.js").Meta} meta
 * @param {string} game
 * @returns {Wish}
 */
export function defaultWish(meta, game) {
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
 * The last wish for this game, if it is still possible; else the default one.
 * @param {import("./types.js").Meta} meta
 * @param {string} game
 * @returns {Wish}
 */
export function lastWish(meta, game) {
  try {
    const stored = JSON.parse(remembered(`wish.${game}`) ?? "null");
    if (stored && isPossible(stored, meta, game)) return stored;
  } catch {
    // not JSON: somebody else's value, forget it
  }
  return defaultWish(meta, game);
}

/**
 * @param {Wish} wish
 * @param {import("./types.js").Meta} meta
 * @param {string} game
 */
function isPossible(wish, meta, game) {
  const known = meta.games[game];
  if (!known || !Array.isArray(wish.seats)) return false;
  const [fewest, most] = known.players;
  const seatsFit = wish.seats.length >= fewest && wish.seats.length <= most;
  const coloursFit = new Set(wish.seats.map((seat) => seat.colour)).size === wish.seats.length;
  const seatsKnown = wish.seats.every(
    (seat) => meta.colours.includes(seat.colour) && (seat.kind === "person" || isOffered(known.bots, seat.bot ?? "")),
  );
  const optionsKnown = Object.entries(wish.options ?? {}).every(([name, value]) =>
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

/** The game that is set up: the one of the address, else the last one, else the first there is. @param {import("./types.js").Meta} meta */
export function wantedGame(meta) {
  const names = [new URLSearchParams(location.search).get("game"), remembered("game")];
  return (
    names.find((name) => name !== null && name in meta.games) ?? /** @type {string} */ (Object.keys(meta.games)[0])
  );
}

/**
 * Remembers a wish; a component file of one's own is not kept, it would have to be chosen again anyway.
 * @param {string} game
 * @param {Wish} wish
 */
export function rememberWish(game, wish) {
  const options = Object.fromEntries(Object.entries(wish.options).filter(([, value]) => typeof value !== "object"));
  remember("game", game);
  remember(`wish.${game}`, JSON.stringify({ seats: wish.seats, options, takeBack: wish.takeBack }));
  const person = wish.seats.find((seat) => seat.kind === "person");
  if (person?.name) remember("name", person.name);
}
