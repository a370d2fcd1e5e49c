/**
 * Movement that the eye can follow: pieces go from where they lay in the drawing before to where they lie now. It
 * decorates what is drawn already: leaving it out or breaking it off changes nothing.
 */
import { useLayoutEffect, useRef } from "preact/hooks";
import { TRAVEL, copyOf, drop, firstVisible, fly, overWindow } from "teocalli/board/motion.js";
import { gonePieces, leftBehind, movesBetween, newPieces, ofKind, piecesIn, stationOf, stationsOf } from "./pieces.js";

/**
 * @typedef {import("teocalli/types.js").Table} Table
 * @typedef {import("./pieces.js").Piece} Piece
 * @typedef {import("./pieces.js").Drawn} Drawn
 * @typedef {import("./pieces.js").Station} Station
 */

/** The part of the time of a step that a movement takes, and milliseconds that it takes at most. */
const PART = 0.4;
const LONGEST = 400;
/** A longer way through the game than so many positions is not shown as movement. */
const FEW = 3;

/**
 * Moves a copy of a piece over the table.
 * @param {SVGElement} layer
 * @param {Piece} piece
 * @param {Station[]} stations
 * @param {number} duration
 * @param {Keyframe[]} [more] what follows at the last station
 */
function flyOver(layer, { element, box }, stations, duration, more = []) {
  const copy = copyOf(element);
  const transform = (/** @type {Station} */ { x, y, size }) => {
    const scale = size / box.width;
    return `translate(${x - box.x * scale}px, ${y - box.y * scale}px) scale(${scale})`;
  };
  layer.append(copy);
  const last = transform(/** @type {Station} */ (stations.at(-1)));
  const frames = [
    ...stations.map((station) => ({ transform: transform(station) })),
    ...more.map((frame) => ({ transform: last, ...frame })),
  ];
  fly(copy, frames, { duration, easing: TRAVEL });
}

/**
 * Pieces go to other parts of the table or slide within theirs.
 * @param {SVGElement} layer
 * @param {Drawn} before
 * @param {Drawn} now
 * @param {number} duration
 */
function move(layer, before, now, duration) {
  for (const each of movesBetween(before, now)) {
    const { from, to } = each;
    const left = leftBehind(each);
    if (left === "place")
      to.element.animate(
        [{ translate: `${from.box.x - to.box.x}px ${from.box.y - to.box.y}px` }, { translate: "0 0" }],
        { duration, easing: TRAVEL },
      );
    const stations = left === "part" ? stationsOf(each, before, now) : [];
    if (!stations.length) continue;
    const whole = duration * (1 + 0.5 * (stations.length - 2));
    flyOver(layer, to, stations, whole);
    to.element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: whole });
  }
}

/**
 * A Pyramid tile comes from the display and falls to its place.
 * @param {SVGElement} layer
 * @param {Drawn} before
 * @param {Drawn} now
 * @param {number} duration
 */
function lay(layer, before, now, duration) {
  const [tile] = gonePieces(before, now, ofKind("pyramid"));
  const [place] = newPieces(before, now, ofKind("place"));
  const [start, end] = [tile && stationOf(tile, before.spots), place && stationOf(place, now.spots)];
  if (tile && start && end)
    flyOver(layer, tile, [start, { ...end, y: end.y - end.size / 2 }, end], duration * 1.4, [{ opacity: 0 }]);
}

/** Tiles that were put on a display. @param {Drawn} before @param {Drawn} now @param {number} duration */
function refill(before, now, duration) {
  for (const { element } of newPieces(before, now, ofKind("pyramid", "deco", "tile"))) {
    drop(element, duration, { height: 14, opacity: 0 });
  }
}

/**
 * Discovery tiles that were taken fly to their owner's panel.
 * @param {SVGSVGElement} svg
 * @param {Drawn} before
 * @param {Drawn} now
 * @param {number} duration
 */
function take(svg, before, now, duration) {
  const matrix = svg.getScreenCTM();
  for (const piece of gonePieces(before, now, ofKind("tile", "stack"))) {
    const station = stationOf(piece, before.spots);
    const own = firstVisible(`.teo-player .teo-new[data-kind="unused"][data-at="${piece.at}"]`);
    const drawing = own?.querySelector("svg");
    if (!station || !drawing || !matrix) continue;
    const { x, y } = new DOMPoint(station.x, station.y).matrixTransform(matrix);
    flyToPanel(drawing, { x, y, size: station.size * matrix.a }, duration * 1.4);
  }
}

/** @param {SVGElement} drawing @param {Station} start in pixels of the window @param {number} duration */
function flyToPanel(drawing, start, duration) {
  const end = drawing.getBoundingClientRect();
  fly(
    overWindow(copyOf(drawing), "teo-flying", "teo-own-tile"),
    [
      { transform: `translate(${start.x}px, ${start.y}px) scale(${start.size / end.width})` },
      { transform: `translate(${end.left}px, ${end.top}px)` },
    ],
    { duration, easing: TRAVEL },
  );
}

/**
 * Shows what moved between the position drawn before and the one drawn now.
 * @param {Table} table
 * @param {{current: SVGSVGElement | null}} svg
 * @param {{current: SVGElement | null}} layer where pieces fly
 * @param {Map<string, import("./layout.js").Spot>} spots
 */
export function useMotion(table, svg, layer, spots) {
  const drawn = useRef(/** @type {Drawn | null} */ (null));
  useLayoutEffect(() => {
    if (!svg.current || !layer.current) return;
    const before = drawn.current;
    const now = { n: table.shown.n, pieces: table.pace ? piecesIn(svg.current) : new Map(), spots };
    drawn.current = now;
    if (layer.current.firstChild)
      for (const running of layer.current.getAnimations({ subtree: true })) running.cancel();
    if (!before || !table.pace || Math.abs(now.n - before.n) > FEW) return;
    const duration = Math.min(table.pace * PART, LONGEST);
    move(layer.current, before, now, duration);
    lay(layer.current, before, now, duration);
    refill(before, now, duration);
    take(svg.current, before, now, duration);
  }, [table.shown.n, table.view.id]);
  useLayoutEffect(() => {
    if (drawn.current) drawn.current.spots = spots; // they change with the window, at the same position
  });
}
