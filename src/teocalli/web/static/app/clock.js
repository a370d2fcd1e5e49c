/** Clocks at a table for people: counted by the server, shown by its time, whatever this computer's clock says. */
import { useEffect, useState } from "preact/hooks";
import { html } from "./html.js";

/**
 * @typedef {import("./types.js").Texts} Texts
 * @typedef {import("./types.js").Message} Message
 * @typedef {import("./types.js").Clock} Clock
 * @typedef {{kind: "turn" | "bank", seconds: number, increment: number}} TimeControl
 */

const [MINUTE, HOUR, DAY] = [60, 3600, 86400];

/** What may be chosen when a table is opened; null: no clock. @type {Record<string, TimeControl | null>} */
export const CONTROLS = {
  none: null,
  "turn-2m": { kind: "turn", seconds: 2 * MINUTE, increment: 0 },
  "turn-5m": { kind: "turn", seconds: 5 * MINUTE, increment: 0 },
  "bank-20m": { kind: "bank", seconds: 20 * MINUTE, increment: 15 },
  "bank-60m": { kind: "bank", seconds: 60 * MINUTE, increment: 30 },
  "turn-1d": { kind: "turn", seconds: DAY, increment: 0 },
  "turn-3d": { kind: "turn", seconds: 3 * DAY, increment: 0 },
  "bank-7d": { kind: "bank", seconds: 7 * DAY, increment: 12 * HOUR },
};

/** Milliseconds between this computer's clock and the server's. */
let ahead = 0;

/** Notes the server's time, which comes with each of its answers. @param {string | null} milliseconds */
export function hearTime(milliseconds) {
  if (milliseconds) ahead = Number(milliseconds) - Date.now();
}

/** The server's time in milliseconds. */
export const serverNow = () => Date.now() + ahead;

/** The server's time, each second anew as long as something depends on it. @param {boolean} active */
export function useServerTime(active) {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [active]);
  return serverNow();
}

/** A length of time in its largest unit. @param {number} seconds @returns {Message} */
export function duration(seconds) {
  for (const [unit, length] of /** @type {const} */ ([
    ["days", DAY],
    ["hours", HOUR],
    ["minutes", MINUTE],
  ]))
    if (seconds >= length && seconds % length === 0) return { id: `web-${unit}`, args: { count: seconds / length } };
  return { id: "web-seconds", args: { count: seconds } };
}

/** A time control in words. @param {Texts} texts @param {TimeControl | null} control */
export function controlText(texts, control) {
  if (control === null) return texts.format("web-clock-none");
  const { kind, seconds, increment } = control;
  return texts.format(`web-clock-${kind}`, { time: duration(seconds), increment: duration(increment) });
}

/** What a seat has left, in milliseconds. @param {Clock} clock @param {number} seat @param {number} now */
export function leftAt({ left, running, since }, seat, now) {
  const used = seat === running ? Math.max(0, now - since) : 0;
  return Math.max(0, (left[seat] ?? 0) - used);
}

/** Time that is left, as a clock shows it. @param {Texts} texts @param {number} milliseconds */
export function clockText(texts, milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor(seconds / MINUTE)];
  if (hours >= 48) return texts.format("web-clock-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Under so much the time is running out, in milliseconds. */
const SHORT = 30_000;

/** The clock of a seat. @param {{texts: Texts, clock: Clock, seat: number, player: string}} props */
export function ClockFace({ texts, clock, seat, player }) {
  const runs = clock.running === seat;
  const left = leftAt(clock, seat, useServerTime(runs));
  const state = runs ? (left < SHORT ? "short" : "runs") : "stands";
  return html`<span
    class="clock"
    data-state=${state}
    role="timer"
    aria-live="off"
    aria-label=${texts.format("web-clock-of", { player })}
    >${clockText(texts, left)}</span
  >`;
}
