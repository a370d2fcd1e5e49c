/**
 * Everybody at the table as it is shown: named in the language of the page, and with the opponent that a game brings
 * along, who has points and turns, but no seat at the server.
 */

/**
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").Seat} Seat
 * @typedef {import("./types.js").Texts} Texts
 */

/** @type {WeakMap<View, {language: string, view: View}>} */
const completed = new WeakMap();

const COLOURS = /** @type {const} */ (["teal", "indigo", "amber", "pink"]);

/** What a seat is called where that stands alone. @param {Texts} texts @param {Pick<Seat, "called">} seat */
export const nameOf = (texts, { called }) => (typeof called === "string" ? called : texts.message(called));

/** The seats and automata of a view. @param {View} view @returns {Seat[]} */
function everybody(view) {
  const seats = [...view.seats];
  while (seats.length < view.projection.length) {
    const colour = COLOURS.find((each) => seats.every((seat) => seat.colour !== each)) ?? "teal";
    const called = { id: `${view.game}-bot`, args: {} };
    seats.push({ seat: seats.length, kind: "automaton", name: "", called, colour, bot: null });
  }
  return seats;
}

/**
 * The view with a named seat for everybody who has points.
 * @param {View} view
 * @param {Texts} texts
 * @returns {View}
 */
export function withNamedSeats(view, texts) {
  const known = completed.get(view);
  if (known?.language === texts.language) return known.view;
  const whole = { ...view, seats: everybody(view).map((seat) => ({ ...seat, name: nameOf(texts, seat) })) };
  completed.set(view, { language: texts.language, view: whole });
  return whole;
}
