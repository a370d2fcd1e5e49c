/** Tables that only show: nothing on them moves, and nothing can be sent. */
import { signal } from "@preact/signals";
import { withNamedSeats } from "./seats.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").PictureOfFigure} Picture
 * @typedef {Pick<Table, "texts" | "meta" | "settings"> & {positionAt: Table["positionAt"], select?: any}} Surroundings
 *   `select`: what is chosen on it
 */

const never = async () => false;

/**
 * The table of a view.
 * @param {View} newest
 * @param {Surroundings} surroundings
 * @returns {Table}
 */
export function shownTable(newest, { texts, meta, settings, positionAt, select = null }) {
  const view = withNamedSeats(newest, texts);
  const { n, position, projection, log } = view;
  return {
    view,
    shown: { n, position, projection, last: log.at(-1) ?? null },
    legal: view.legal,
    send: never,
    undo: never,
    busy: false,
    looking: false,
    replaying: false,
    pace: 0,
    selection: signal(select),
    keepsPlans: false,
    news: [],
    meta,
    texts,
    settings,
    positionAt,
    seatName: (seat) => view.seats[seat]?.called ?? "",
    announce: () => undefined,
  };
}

/**
 * The table of a figure's picture, with what is chosen in it.
 * @param {Picture} picture
 * @param {Pick<import("./types.js").Drawing, "shownBy">} drawing
 * @param {Surroundings} surroundings
 * @returns {Table}
 */
export function figureTable(picture, drawing, surroundings) {
  const made = shownTable(picture.view, { ...surroundings, select: picture.select });
  const chosen = made.legal.find(({ word }) => word === picture.word);
  if (chosen && !picture.select) made.selection.value = drawing.shownBy(made, chosen);
  return made;
}
