/** What a person wants to play: seats and options of a new game, remembered from the last time. */
import { remember, remembered } from "./settings.js";

/**
 * @typedef {import("./types.js").Colour} Colour
 * @typedef {{kind: "person" | "bot", name: string, colour: Colour, bot: string | null}} SeatWish
 * @typedef {{seats: SeatWish[], options: Record<string, any>}} Wish
 */

/**
 * One person against two bots of the best kind there is.
 * @param {import("./types.js").Meta} meta
 * @param {string} game
 * @returns {Wish}
 */
export function defaultWish(meta, game) {
  const bots = meta.games[game]?.bots ?? [];
  const bot = bots.includes("greedy") ? "greedy" : (bots.at(-1) ?? null);
  const seats = meta.colours.slice(0, 3).map((colour, number) => ({
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
  const seatsKnown = wish.seats.every((seat) => meta.colours.includes(seat.colour) && (seat.kind === "person" || known.bots.includes(seat.bot ?? "")));
  const optionsKnown = Object.entries(wish.options ?? {}).every(([name, value]) =>
    known.options.some((option) => option.name === name && option.values.includes(value)),
  );
  return seatsFit && coloursFit && seatsKnown && optionsKnown;
}

/**
 * Remembers a wish; a component file of one's own is not kept, it would have to be chosen again anyway.
 * @param {string} game
 * @param {Wish} wish
 */
export function rememberWish(game, wish) {
  const options = Object.fromEntries(Object.entries(wish.options).filter(([, value]) => typeof value !== "object"));
  remember(`wish.${game}`, JSON.stringify({ seats: wish.seats, options }));
  const person = wish.seats.find((seat) => seat.kind === "person");
  if (person?.name) remember("name", person.name);
}
