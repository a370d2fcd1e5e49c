/** A clock for the table: how long everybody has thought. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";

/**
 * @typedef {import("./sheet.js").Sheet} Sheet
 */

const SECOND = 1000;

/** Milliseconds that a player has spent. @param {Sheet} sheet @param {number} seat @param {number} now */
export const spentBy = ({ clock: { spent, running, since } }, seat, now) =>
  (spent[seat] ?? 0) + (running === seat ? Math.max(0, now - since) : 0);

/**
 * The sheet with the clock of another player running, or of nobody.
 * @param {Sheet} sheet @param {number | null} seat @param {number} now
 * @returns {Sheet}
 */
export function withClockOf(sheet, seat, now) {
  const spent = sheet.names.map((_, at) => spentBy(sheet, at, now));
  return { ...sheet, clock: { spent, running: seat, since: now } };
}

/** @param {number} milliseconds */
export function clockTime(milliseconds) {
  const seconds = Math.floor(milliseconds / SECOND);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The time, which goes on while a clock runs. @param {boolean} runs */
function useNow(runs) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}

/**
 * @param {{texts: import("../types.js").Texts, sheet: Sheet, change: (sheet: Sheet) => void, nameOf: (seat: number) =>
 *   string}} props
 */
export function TableClock({ texts, sheet, change, nameOf }) {
  const { running } = sheet.clock;
  const now = useNow(running !== null);
  const set = (/** @type {number | null} */ seat) => change(withClockOf(sheet, seat, Date.now()));
  const next = running === null ? 0 : (running + 1) % sheet.names.length;
  return html`<section class="table-clock" aria-labelledby="clock-title">
    <h2 id="clock-title">${texts.format("companion-clock")}</h2>
    <div class="table-clock-players">
      ${sheet.names.map(
        (_, seat) =>
          html`<button
            type="button"
            key=${seat}
            aria-pressed=${running === seat}
            onClick=${() => set(running === seat ? null : seat)}
          >
            <bdi class="name">${nameOf(seat)}</bdi>
            <span class="figure" role="timer">${clockTime(spentBy(sheet, seat, now))}</span>
          </button>`,
      )}
    </div>
    <div class="form-buttons">
      <button type="button" class="primary" onClick=${() => set(next)}>
        ${texts.format("companion-clock-next", { player: nameOf(next) })}
      </button>
      <button type="button" disabled=${running === null} onClick=${() => set(null)}>
        ${texts.format("companion-clock-stop")}
      </button>
    </div>
  </section>`;
}
