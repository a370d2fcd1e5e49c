/** The three temples, the Avenue of the Dead and the Pyramid track, with everybody's markers. */
import { html } from "../app/html.js";
import { Marker } from "./dice.js";
import { BONUS } from "./effects.js";
import { message } from "./names.js";
import { colourOf, nameOf, seatsOf } from "./scene.js";
import { Line, Mark, amountTokens, glyph } from "./symbols.js";
import { Thing } from "./thing.js";

/** @typedef {import("./scene.js").Show} Show */

const TOP = 11;
const BONUS_STEP = 10;
const LENGTH = 9;

/**
 * The way that a marker has gone on its track with the last action.
 * @param {{show: Show, seat: number, track: string, x: number, from: number, to: number}} props heights of both steps
 */
function Trail({ show, seat, track, x, from, to }) {
  return html`<g class=${`teo-trail teo-die-${colourOf(show, seat)}`} aria-hidden="true" data-trail=${`${seat}:${track}`}>
    <path d=${`M${x} ${from}V${to}`} /><circle cx=${x} cy=${from} r="3.5" /></g>`;
}

/** Trails on a track, each in a lane of its own. @param {{show: Show, track: string, right: number, middle: (step: number) => number}} props `middle`: height of a step */
function Trails({ show, track, right, middle }) {
  const moved = seatsOf(show).filter((seat) => show.changes.from.has(`marker:${seat}:${track}`));
  return moved.map((seat, lane) => html`<${Trail} key=${seat} show=${show} seat=${seat} track=${track} x=${right - lane * 4}
    from=${middle(show.changes.from.get(`marker:${seat}:${track}`) ?? 0)} to=${middle(show.position.players[seat][track])} />`);
}

/**
 * Markers on a step, in up to two rows within the box.
 * @param {{show: Show, track: string, seats: number[], name: (seat: number) => string, help: string, x: number, y: number, width: number, height: number}} props
 */
function Markers({ show, track, seats, name, help, x, y, width, height }) {
  const perRow = seats.length > 2 ? 2 : seats.length;
  const rows = Math.ceil(seats.length / 2);
  const size = Math.min(15, width / Math.max(1, perRow), rows > 1 ? height / 2 : height - 3);
  return seats.map((seat, at) => {
    const [left, top] = [x + width - (perRow - (at % 2)) * size, y + (height - rows * size) / 2 + Math.floor(at / 2) * size];
    return html`<${Thing} key=${seat} show=${show} name=${name(seat)} help=${help} box=${{ x: left, y: top, width: size, height: size }} round=${3} piece=${`marker:${seat}:${track}`}>
      <${Marker} colour=${colourOf(show, seat)} x=${left + 0.4} y=${top + 0.4} size=${size - 0.8} />
    <//>`;
  });
}

/** What a temple's step gives, in symbols. @param {Show} show @param {string} temple @param {number} step */
function rewardTokens({ parts }, temple, step) {
  return amountTokens(parts[`temple_${temple}`][step - 1] ?? {});
}

/** What a temple's step gives, in words. @param {Show} show @param {string} temple @param {number} step @param {string} stack */
function stepName({ table, parts, position }, temple, step, stack) {
  const place = message("board-teo-temple-step", { temple: message(`teotihuacan-temple-${temple}`), step });
  if (step === 0) return table.texts.message(place);
  if (step === BONUS_STEP) {
    const bonus = position.bonus[["blue", "red", "green"].indexOf(temple)];
    return table.texts.format("board-teo-temple-bonus", { place, bonus: bonus ? message(`teotihuacan-bonus-${bonus}.help`) : "–" });
  }
  const gains = Object.entries(parts[`temple_${temple}`][step - 1]).map(([name, count]) =>
    name === "any_resource" ? message("board-teo-any-goods", { count: Number(count) }) : message(`teotihuacan-amount-${name}`, { count: Number(count) }),
  );
  return table.texts.format(position.stacks[stack] ? "board-teo-temple-reward-stack" : "board-teo-temple-reward", { place, gains });
}

/**
 * A temple, its step 0 at the bottom.
 * @param {{show: Show, temple: string, x: number, y: number, width: number, height: number}} props
 */
export function Temple({ show, temple, x, y, width, height }) {
  const { format } = show.table.texts;
  const head = 26;
  const tall = 36;
  const rise = (height - head - tall) / TOP;
  const target = `temple:${temple}`;
  const mover = show.position.players[show.position.to_move ?? -1];
  const nextStep = mover && show.scene.targets.has(target) ? mover[temple] + 1 : null;
  const topOf = (/** @type {number} */ step) => y + head + (TOP - step) * rise + (step < BONUS_STEP ? tall - rise : 0);
  const middle = (/** @type {number} */ step) => topOf(step) + (step === BONUS_STEP ? tall - 10 : rise / 2);
  const name = (/** @type {number} */ seat) =>
    format("teotihuacan-temple-name", { temple: message(`teotihuacan-temple-${temple}.title`), player: nameOf(show, seat), step: show.position.players[seat][temple] });
  return html`<g class=${`teo-temple teo-temple-${temple}`} role="group" aria-label=${format(`teotihuacan-temple-${temple}.title`)}>
    <${Mark} name=${`temple_${temple}`} x=${x + width / 2 - 12} y=${y} size=${24} />
    ${stepsOf(nextStep).map((step) => {
      const bonus = step === BONUS_STEP;
      const top = topOf(step);
      const box = { x, y: top, width, height: (bonus ? tall : rise) - 1.5 };
      const stack = `${temple}_${step}`;
      const offered = step === nextStep;
      const seats = seatsOf(show).filter((seat) => show.position.players[seat][temple] === step);
      const tokens = bonus ? [] : rewardTokens(show, temple, step);
      return html`<g key=${step}>
        <${Thing} show=${show} target=${offered ? target : null} name=${stepName(show, temple, step, stack)} box=${offered ? { ...box, y: box.y - 6, height: box.height + 12 } : box} round=${4} badgeAt=${null}
            help=${bonus ? "teotihuacan-help-bonus" : step === TOP ? "teotihuacan-help-top" : stack in show.position.stacks ? "teotihuacan-help-stack" : `teotihuacan-help-${temple}`}>
          <rect class=${`teo-step${stack in show.position.stacks ? " teo-step-stack" : ""}${bonus ? " teo-step-bonus" : ""}`} ...${box} rx="4" />
          ${bonus ? html`<${Bonus} bonus=${show.position.bonus[["blue", "red", "green"].indexOf(temple)]} x=${x + width / 2} y=${top} width=${width - 3} />`
            : html`<${Reward} tokens=${tokens.length ? tokens : [step]} x=${x + 2} y=${top + box.height / 2 + 0.5} />`}
        <//>
        <${Markers} show=${show} track=${temple} seats=${seats} name=${name} help=${`teotihuacan-help-${temple}`} x=${x + 26} y=${bonus ? top + 17 : top} width=${width - 27} height=${bonus ? 18 : box.height} />
      </g>`;
    })}
    <${Trails} show=${show} track=${temple} right=${x + width - 1.5} middle=${middle} />
  </g>`;
}

/** All steps; one that can be chosen comes last, for it reaches over its neighbours. @param {number | null} last */
function stepsOf(last) {
  const steps = Array.from({ length: TOP + 1 }, (_, step) => step);
  return last === null ? steps : [...steps.filter((step) => step !== last), last];
}

/** What a step gives, in two lines. @param {{bonus: string | undefined, x: number, y: number, width: number}} props */
function Bonus({ bonus, x, y, width }) {
  const [first = [], second = []] = BONUS[bonus ?? ""] ?? [];
  return html`<${Line} tokens=${first} x=${x} y=${y + 9.5} size=${17.5} width=${width} /><${Line} tokens=${second} x=${x} y=${y + 26} size=${17.5} width=${width} />`;
}

/** The number larger than the symbol, so that it can be read on a small table. @param {{tokens: import("./symbols.js").Token[], x: number, y: number}} props */
function Reward({ tokens, x, y }) {
  const [count, what] = tokens;
  return html`<text class="teo-figure" x=${x + 5} y=${y} font-size="16">${count}</text>
    ${typeof what === "object" ? html`<${Mark} name=${what.glyph} x=${x + 10.5} y=${y - 6.5} size=${13} />` : null}`;
}

/**
 * The Avenue or the Pyramid track: ten spaces, 0 at the bottom.
 * @param {{show: Show, track: "avenue" | "track", x: number, y: number, width: number, height: number}} props
 */
export function Track({ show, track, x, y, width, height }) {
  const { format } = show.table.texts;
  const head = 26;
  const rise = (height - head) / (LENGTH + 1);
  const title = format(track === "avenue" ? "teotihuacan-track-avenue" : "teotihuacan-track-pyramid");
  const help = `teotihuacan-help-${track}`;
  const name = (/** @type {number} */ seat) => format(`teotihuacan-${track}-name`, { player: nameOf(show, seat), step: show.position.players[seat][track] });
  return html`<g class=${`teo-track teo-track-${track}`} role="group" aria-label=${title}>
    <${Mark} name=${track} x=${x + width / 2 - 11} y=${y + 1} size=${22} />
    ${Array.from({ length: LENGTH + 1 }, (_, step) => {
      const top = y + head + (LENGTH - step) * rise;
      const box = { x, y: top, width, height: rise - 1.5 };
      const stack = track === "avenue" && `avenue_${step}` in show.position.stacks;
      const seats = seatsOf(show).filter((seat) => show.position.players[seat][track] === step);
      return html`<g key=${step}>
        <${Thing} show=${show} name=${format(stack ? "board-teo-avenue-stack" : "board-teo-track-step", { track: title, step })} help=${stack ? "teotihuacan-help-stack" : help} box=${box} round=${4}>
          <rect class=${stack ? "teo-step teo-step-stack" : "teo-step"} ...${box} rx="4" />
          ${stack ? html`<${Mark} name="discovery" x=${x + 2} y=${top + box.height - 11} size=${10} />` : null}
          <text class="teo-step-number" x=${x + 7.5} y=${top + (stack ? 8.5 : box.height / 2)}>${step}</text>
        <//>
        <${Markers} show=${show} track=${track} seats=${seats} name=${name} help=${help} x=${x + 13} y=${top} width=${width - 14} height=${box.height} />
      </g>`;
    })}
    <${Trails} show=${show} track=${track} right=${x + width - 1.5} middle=${(/** @type {number} */ step) => y + head + (LENGTH - step + 0.5) * rise} />
  </g>`;
}

/** The stacks of Discovery tiles beside temples and Avenue: everything in them lies open. */
export const STACKS = [
  ["blue_4", "red_5"],
  ["green_3", "green_6"],
  ["avenue_3", "avenue_6", "avenue_8"],
];

/** @param {string} stack @returns {import("./symbols.js").Token[]} */
export function stackTokens(stack) {
  const [track = "", step = ""] = stack.split("_");
  return [glyph(track === "avenue" ? "avenue" : `temple_${track}`), step];
}
