/**
 * Movement that the eye can follow, worked out from two neighbouring positions. It decorates what is drawn already:
 * leaving it out or breaking it off changes nothing.
 */
import { useLayoutEffect, useRef } from "preact/hooks";
import { ARRIVE, copyOf, drop, firstVisible, fly, overWindow } from "teocalli/board/motion.js";
import { selectionOf } from "./acting.js";
import { IDOLS } from "./icons/symbol.js";
import { seatFields, seatsOf, spot, topOf } from "./geometry.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Shown} Shown */
/** @typedef {import("./geometry.js").Geometry} Geometry */
/** @typedef {import("./geometry.js").Position} Position */

/** Milliseconds that a movement takes at most. */
export const LONGEST = 250;

/** The seat where a tile has come to lie, if one has. @param {Position} before @param {Position} after */
export function newTile(before, after) {
  return (
    seatsOf(before.phase).find((seat) =>
      seatFields(seat).every((field) => topOf(after, field).level > topOf(before, field).level),
    ) ?? null
  );
}

/** The priest that has come or moved, if one has. @param {Position} before @param {Position} after */
export function priestStep(before, after) {
  for (const [seat, fields] of after.priests.entries()) {
    const to = fields.find((field) => !before.priests[seat]?.includes(field));
    const from = before.priests[seat]?.find((field) => !fields.includes(field)) ?? null;
    if (to) return { seat, from, to };
  }
  return null;
}

/** Cards that went from a pile to a hand or back. @param {Position} before @param {Position} after */
export function cardSteps(before, after) {
  const seat = before.turn ?? 0;
  return IDOLS.flatMap((idol) => {
    const change = (before.piles[idol] ?? 0) - (after.piles[idol] ?? 0);
    return change ? [{ seat, idol, count: Math.abs(change), toHand: change > 0 }] : [];
  });
}

/**
 * Animates what changed between the position drawn before and the one drawn now. What stood there already as
 * chosen but not confirmed does not come a second time.
 * @param {Table} table
 * @param {Geometry} board
 * @param {{current: SVGSVGElement | null}} svg
 */
export function useMotion(table, board, svg) {
  const before = useRef(/** @type {Shown | null} */ (null));
  const chosen = useRef(/** @type {{n: number, place: string | null}} */ ({ n: -1, place: null }));
  const { seat, field } = selectionOf(table);
  if (seat || field) chosen.current = { n: table.shown.n, place: seat ?? field ?? null };
  useLayoutEffect(() => {
    const [last, now] = [before.current, table.shown];
    before.current = now;
    if (!last || now.n !== last.n + 1 || !table.pace || !svg.current) return;
    const duration = Math.min(table.pace, LONGEST);
    const stood = chosen.current.n === last.n ? chosen.current.place : null;
    const [tile, step] = [newTile(last.position, now.position), priestStep(last.position, now.position)];
    if (tile !== stood) dropTile(svg.current, tile, last.position.phase, duration);
    if (step && step.to !== stood) hop(svg.current, board, last.position, now.position, step, duration);
    if (last.position.phase === now.position.phase) flyCards(last.position, now.position, duration);
  }, [table.shown.n, table.view.id]);
}

/** @param {Element} svg @param {string | null} seat @param {number} level @param {number} duration */
function dropTile(svg, seat, level, duration) {
  if (!seat) return;
  const parts = [`[data-slab="${seat}@${level}"]`, ...seatFields(seat).map((field) => `[data-symbol="${field}"]`)];
  for (const part of parts) drop(svg.querySelector(part), duration, { height: 34, opacity: 0.2 });
}

/**
 * @param {Element} svg
 * @param {Geometry} board
 * @param {Position} before
 * @param {Position} after
 * @param {{seat: number, from: string | null, to: string}} step
 * @param {number} duration
 */
function hop(svg, board, before, after, step, duration) {
  const piece = svg.querySelector(`[data-priest="${step.seat}:${step.to}"]`);
  if (!piece) return;
  const [to, from] = [corner(board, after, step.to), step.from ? corner(board, before, step.from) : null];
  const start = from ? { x: from.x - to.x, y: from.y - to.y } : { x: 0, y: -46 };
  const height = from ? -26 : -30;
  piece.animate(
    [
      { translate: `${start.x}px ${start.y}px`, opacity: from ? 1 : 0 },
      { translate: `${start.x / 2}px ${start.y / 2 + height}px`, opacity: 1 },
      { translate: "0 0" },
    ],
    { duration, easing: "ease-in-out" },
  );
}

/** @param {Geometry} board @param {Position} position @param {string} field */
function corner(board, position, field) {
  const { col, row } = spot(field);
  return { x: board.x(col), y: board.y(row, topOf(position, field).level) };
}

/** @param {Position} before @param {Position} after @param {number} duration */
function flyCards(before, after, duration) {
  for (const { seat, idol, count, toHand } of cardSteps(before, after)) {
    const [pile, hand] = [anchor(`pile-${idol}`), anchor(`hand-${seat}`)];
    if (!pile || !hand) continue;
    const [from, to] = toHand ? [pile, hand] : [hand, pile];
    for (let card = 0; card < Math.min(count, 3); card++) flight(pile, from, to, duration, card * 60);
  }
}

/** A visible element that cards fly from or to. @param {string} name */
const anchor = (name) => firstVisible(`[data-anchor="${name}"]`);

/** @param {Element} pile @param {Element} from @param {Element} to @param {number} duration @param {number} delay */
function flight(pile, from, to, duration, delay) {
  const drawing = pile.querySelector("svg");
  if (!drawing) return;
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  fly(
    overWindow(copyOf(drawing)),
    [
      { translate: `${start.left}px ${start.top}px`, opacity: 1 },
      { translate: `${end.left + end.width / 2 - 16}px ${end.top + end.height / 2 - 20}px`, opacity: 0.9 },
    ],
    { duration: duration * 1.4, delay, easing: ARRIVE, fill: "backwards" },
  );
}
