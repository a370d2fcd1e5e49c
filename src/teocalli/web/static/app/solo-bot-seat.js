/** An opponent that a game brings along, like the Teotibot of a solo game: it has points and turns, but no seat at the server. */

/** @typedef {import("./types.js").View} View */

/** @type {WeakMap<View, {language: string, view: View}>} */
const completed = new WeakMap();

const COLOURS = /** @type {const} */ (["teal", "indigo", "amber", "pink"]);

/**
 * The view with a seat for everybody who has points.
 * @param {View} view
 * @param {import("./types.js").Texts} texts
 * @returns {View}
 */
export function withAutomata(view, texts) {
  if (view.projection.length <= view.seats.length) return view;
  const known = completed.get(view);
  if (known?.language === texts.language) return known.view;
  const seats = [...view.seats];
  while (seats.length < view.projection.length) {
    const colour = COLOURS.find((each) => seats.every((seat) => seat.colour !== each)) ?? "teal";
    seats.push({ seat: seats.length, kind: "automaton", name: texts.format(`${view.game}-bot`), colour, bot: null });
  }
  const whole = { ...view, seats };
  completed.set(view, { language: texts.language, view: whole });
  return whole;
}
