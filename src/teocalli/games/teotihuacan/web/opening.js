/**
 * A small table shows itself whole; a tap opens the part that was tapped, building opens the pyramid, looking back
 * opens what was done, and a lesson what it speaks of.
 */
import { useEffect, useRef } from "preact/hooks";
import { useLeading } from "teocalli/board/leading.js";
import { toBoard } from "teocalli/board/zoom.js";
import { rememberTap } from "./zooming.js";

/**
 * @typedef {import("./layout.js").Spot} Spot
 * @typedef {import("./hit-target.js").Box} Box
 * @typedef {ReturnType<typeof import("teocalli/board/zoom.js").useZoom>} Zoom
 */

/** The pyramid, which is a part of the city. */
export const PYRAMID = "pyramid";

/**
 * What is opened is at most so wide, in units of the table: everything that can be chosen is then large enough for a
 * finger.
 */
const WINDOW = 264;

/**
 * @param {number} start
 * @param {number} length
 * @param {number} about
 * @returns {[number, number]} start and length of what is opened
 */
function along(start, length, about) {
  const opened = Math.min(length, WINDOW);
  return [Math.min(Math.max(start, about - opened / 2), start + length - opened), opened];
}

/** The pyramid on the table. @param {Spot} city @param {Box} pyramid where it lies in the city @returns {Box} */
const pyramidIn = (city, pyramid) => ({ ...pyramid, x: city.x + pyramid.x, y: city.y + pyramid.y });

/** @param {Box} box @param {{x: number, y: number}} at */
const holds = (box, at) => at.x > box.x && at.x < box.x + box.width && at.y > box.y && at.y < box.y + box.height;

/**
 * What a tap opens: the whole part, or as much of a large one as lies around the finger.
 * @param {Spot} spot
 * @param {{x: number, y: number}} at
 * @returns {Box}
 */
export function openedAt({ x, y, width, height }, at) {
  if (width <= WINDOW * 1.1) return { x, y, width, height };
  const [left, wide] = along(x, width, at.x);
  const [top, high] = along(y, height, at.y);
  return { x: left, y: top, width: wide, height: high };
}

/**
 * The part in which something was done: the pyramid, a board of the ring, the city, or none of them.
 * @param {import("./changes.js").Changes} changes
 * @param {number[]} boards by their place in the ring
 * @returns {string | null}
 */
export function partDone({ come, from }, boards) {
  const pieces = [...come.values()];
  if (pieces.some(({ kind }) => kind === "place" || kind === "laid")) return PYRAMID;
  const piece = pieces.find(({ kind }) => kind === "die") ?? pieces.find(({ board }) => board);
  if (piece?.board) return String(boards.indexOf(piece.board));
  return [...from.values()].some(({ kind }) => kind === "marker") ? "city" : null;
}

/**
 * @param {boolean} compact
 * @param {string | null} wanted the part that is to be seen now
 * @param {Map<string, Spot>} spots
 * @param {Box} inCity where the pyramid lies in the city
 * @param {{current: SVGSVGElement | null}} svg
 * @param {Zoom} zoom
 * @returns {(event: MouseEvent) => void} to be called with every click, before anything else gets it
 */
export function useOpening(compact, wanted, spots, inCity, svg, zoom) {
  const opened = useRef(false);
  useEffect(() => {
    const spot = compact && wanted !== null ? spots.get(wanted === PYRAMID ? "city" : wanted) : undefined;
    if (spot) {
      zoom.look(wanted === PYRAMID ? pyramidIn(spot, inCity) : spot);
      svg.current?.closest(".slot-board")?.scrollIntoView({ block: "start" });
    } else if (opened.current) zoom.whole();
    opened.current = spot !== undefined;
  }, [compact, wanted]);
  /** Opens the part in which something lies, and says whether there is one. */
  const openAround = (/** @type {EventTarget | null} */ element, /** @type {{x: number, y: number}} */ client) => {
    const name = element instanceof Element ? element.closest("[data-part]")?.getAttribute("data-part") : null;
    const spot = spots.get(name ?? "");
    if (!compact || !spot || !svg.current) return false;
    const at = toBoard(svg.current, client);
    const pyramid = name === "city" ? pyramidIn(spot, inCity) : null;
    zoom.look(pyramid && holds(pyramid, at) ? pyramid : openedAt(spot, at));
    return true;
  };
  useLeading(svg, {
    open: (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      opened.current = openAround(element, { x: left + width / 2, y: top + height / 2 }) || opened.current;
    },
    whole: () => {
      if (opened.current) zoom.whole();
      opened.current = false;
    },
  });
  return (event) => {
    if (zoom.scale > 1 || !openAround(event.target, { x: event.clientX, y: event.clientY })) return;
    event.stopPropagation();
    event.preventDefault();
    rememberTap();
  };
}
