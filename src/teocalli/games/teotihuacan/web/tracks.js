/** The three temples, the Avenue of the Dead and the Pyramid track, with everybody's markers. */
import { html } from "teocalli/html.js";
import { Marker } from "./dice.js";
import { bonusSymbols } from "./effects.js";
import { message } from "./names.js";
import { colourOf, seatsOf } from "./scene.js";
import { Line, Mark, amountTokens, glyph } from "./icons/symbol.js";
import { pieceOf } from "./keys.js";
import { HitTarget } from "./hit-target.js";

/** @typedef {import("./scene.js").Show} Show */
/** @typedef {import("./hit-target.js").Box} Box */

const TOP = 11;
const BONUS_STEP = 10;
const LENGTH = 9;
/** What the symbol at the head of a track takes. */
const HEAD = 26;
/** Steps from this height on have two lines. */
const HIGH = 34;

/**
 * The way that a marker has gone on its track with the last action.
 * @param {{show: Show, seat: number, track: string, across?: boolean, x: number, from: number, to: number}} props
 *   `x`: where its lane lies; `from`, `to`: where both steps are along it
 */
function Trail({ show, seat, track, across = false, x, from, to }) {
  const path = across ? `M${from} ${x}H${to}` : `M${x} ${from}V${to}`;
  return html`<g
    class=${`teo-trail teo-die-${colourOf(show, seat)}`}
    aria-hidden="true"
    data-trail=${`${seat}:${track}`}
  >
    <path d=${path} /><circle cx=${across ? from : x} cy=${across ? x : from} r="3.5"
  /></g>`;
}

/**
 * Trails on a track, each in a lane of its own.
 * @param {{show: Show, track: string, across: boolean, boxes: Box[]}} props
 */
function Trails({ show, track, across, boxes }) {
  const moved = seatsOf(show).filter((seat) => show.changes.from.has(pieceOf.marker(seat, track).name));
  const { x = 0, y = 0, width = 0, height = 0 } = boxes[0] ?? {};
  const edge = (across ? y + height : x + width) - 1.5;
  const along = (/** @type {Box | undefined} */ box) =>
    box ? (across ? box.x + box.width / 2 : box.y + box.height / 2) : 0;
  return moved.map(
    (seat, lane) =>
      html`<${Trail}
        key=${seat}
        show=${show}
        seat=${seat}
        track=${track}
        across=${across}
        x=${edge - lane * 4}
        from=${along(boxes[show.changes.from.get(pieceOf.marker(seat, track).name)?.step ?? 0])}
        to=${along(boxes[show.position.players[seat][track]])}
      />`,
  );
}

/**
 * Markers on a step, in as many rows as make them largest within the box.
 * @param {{show: Show, track: string, seats: number[], name: (seat: number) => string, help: string, x: number, y:
 *   number, width: number, height: number}} props
 */
function Markers({ show, track, seats, name, help, x, y, width, height }) {
  const sizeWith = (/** @type {number} */ each) =>
    Math.min(20, width / each, (height - 2) / Math.ceil(seats.length / each));
  const perRow = seats.map((_, at) => at + 1).sort((one, other) => sizeWith(other) - sizeWith(one))[0] ?? 1;
  const rows = Math.ceil(seats.length / perRow);
  const size = sizeWith(perRow);
  return seats.map((seat, at) => {
    const [left, top] = [
      x + width - (perRow - (at % perRow)) * size,
      y + (height - rows * size) / 2 + Math.floor(at / perRow) * size,
    ];
    return html`<${HitTarget}
      key=${seat}
      show=${show}
      name=${name(seat)}
      help=${help}
      box=${{ x: left, y: top, width: size, height: size }}
      round=${3}
      piece=${pieceOf.marker(seat, track)}
    >
      <${Marker} colour=${colourOf(show, seat)} x=${left + 0.4} y=${top + 0.4} size=${size - 0.8} />
    <//>`;
  });
}

/** What a temple's step gives, in symbols. @param {Show} show @param {string} temple @param {number} step */
function rewardTokens({ parts }, temple, step) {
  return amountTokens(parts[`temple_${temple}`][step - 1] ?? {});
}

/**
 * What a temple's step gives, in words.
 * @param {Show} show
 * @param {string} temple
 * @param {number} step
 * @param {string} stack
 */
function stepName({ table, parts, position }, temple, step, stack) {
  const place = message("board-teo-temple-step", { temple: message(`teotihuacan-temple-${temple}`), step });
  if (step === 0) return table.texts.message(place);
  if (step === BONUS_STEP) {
    const bonus = position.bonus[["blue", "red", "green"].indexOf(temple)];
    return table.texts.format("board-teo-temple-bonus", {
      place,
      bonus: bonus ? message(`teotihuacan-bonus-${bonus}.help`) : "–",
    });
  }
  const gains = Object.entries(parts[`temple_${temple}`][step - 1]).map(([name, count]) =>
    name === "any_resource"
      ? message("board-teo-any-goods", { count: Number(count) })
      : message(`teotihuacan-amount-${name}`, { count: Number(count) }),
  );
  return table.texts.format(position.stacks[stack] ? "board-teo-temple-reward-stack" : "board-teo-temple-reward", {
    place,
    gains,
  });
}

/**
 * The boxes of a temple's steps, upwards or from left to right; that of the Bonus tile is longer.
 * @param {boolean} across
 * @param {Box} room
 * @returns {Box[]}
 */
function templeSteps(across, { x, y, width, height }) {
  const length = across ? width : height;
  const long = across ? 62 : 36;
  const each = (length - long) / TOP;
  return Array.from({ length: TOP + 1 }, (_, step) => {
    const start = step * each + (step > BONUS_STEP ? long - each : 0);
    const size = step === BONUS_STEP ? long : each;
    return across
      ? { x: x + start, y, width: size - 1.5, height }
      : { x, y: y + height - start - size, width, height: size - 1.5 };
  });
}

/**
 * Where markers stand on a step: below what it gives if there is height for both, else beside it.
 * @param {Box} box
 * @param {boolean} bonus
 * @param {boolean} across
 * @returns {Box}
 */
function markerRoom({ x, y, width, height }, bonus, across) {
  if (bonus && !across) return { x: x + 2, y: y + 17, width: width - 4, height: 18 };
  if (height >= HIGH) return { x: x + 2, y: y + height * 0.5, width: width - 4, height: height * 0.5 };
  const beside = across ? 22 : 26;
  return { x: x + beside, y, width: width - beside - 1, height };
}

/**
 * What a step gives, and what it is called.
 * @param {{show: Show, temple: string, step: number, box: Box, across: boolean, offered: boolean}} props
 */
function TempleStep({ show, temple, step, box, across, offered }) {
  const bonus = step === BONUS_STEP;
  const stack = `${temple}_${step}`;
  const stacked = stack in show.position.stacks;
  const tokens = bonus ? [] : rewardTokens(show, temple, step);
  const reach = offered ? { ...box, y: box.y - 6, height: box.height + 12 } : box;
  const high = box.height >= HIGH;
  return html`<${HitTarget}
    show=${show}
    target=${offered ? `temple:${temple}` : show.scene.targets.has(`step:${stack}`) ? `step:${stack}` : null}
    name=${stepName(show, temple, step, stack)}
    spot=${`step:${temple}.${step}`}
    box=${reach}
    round=${4}
    badgeAt=${null}
    help=${
      bonus
        ? "teotihuacan-help-bonus"
        : step === TOP
          ? "teotihuacan-help-top"
          : stacked
            ? "teotihuacan-help-stack"
            : `teotihuacan-help-${temple}`
    }
  >
    <rect class=${`teo-step${stacked ? " teo-step-stack" : ""}${bonus ? " teo-step-bonus" : ""}`} ...${box} rx="4" />
    ${
      bonus
        ? html`<${Bonus}
            show=${show}
            bonus=${show.position.bonus[["blue", "red", "green"].indexOf(temple)]}
            box=${box}
            across=${across}
          />`
        : html`<${Reward}
            tokens=${tokens.length ? tokens : [step]}
            x=${box.x + 2}
            y=${box.y + (high ? box.height * 0.3 : box.height / 2 + 0.5)}
            size=${high ? 20 : 16}
          />`
    }
  <//>`;
}

/**
 * A temple, its step 0 at the bottom or at the left.
 * @param {{show: Show, temple: string, across: boolean, room: Box}} props
 */
export function Temple({ show, temple, across, room }) {
  const { format } = show.table.texts;
  const { x, y, width, height } = room;
  const boxes = templeSteps(
    across,
    across ? { x: x + HEAD, y, width: width - HEAD, height } : { x, y: y + HEAD, width, height: height - HEAD },
  );
  const mover = show.position.players[show.position.to_move ?? -1];
  // A marker at the top stays there: the step that it might choose is its own.
  const nextStep = mover && show.scene.targets.has(`temple:${temple}`) ? Math.min(mover[temple] + 1, TOP) : null;
  const name = (/** @type {number} */ seat) =>
    format("teotihuacan-temple-name", {
      temple: message(`teotihuacan-temple-${temple}.title`),
      player: show.table.seatName(seat),
      step: show.position.players[seat][temple],
    });
  return html`<g
    class=${`teo-temple teo-temple-${temple}`}
    role="group"
    aria-label=${format(`teotihuacan-temple-${temple}.title`)}
  >
    <${Mark}
      name=${`temple_${temple}`}
      x=${across ? x : x + width / 2 - 12}
      y=${across ? y + height / 2 - 12 : y}
      size=${24}
    />
    ${stepsOf(nextStep).map(
      (step) =>
        html`<g key=${step}>
          <${TempleStep}
            show=${show}
            temple=${temple}
            step=${step}
            box=${boxes[step]}
            across=${across}
            offered=${step === nextStep}
          />
          <${Markers}
            show=${show}
            track=${temple}
            seats=${seatsOf(show).filter((seat) => show.position.players[seat][temple] === step)}
            name=${name}
            help=${`teotihuacan-help-${temple}`}
            ...${markerRoom(boxes[step] ?? room, step === BONUS_STEP, across)}
          />
        </g>`,
    )}
    <${Trails} show=${show} track=${temple} across=${across} boxes=${boxes} />
  </g>`;
}

/** All steps; one that can be chosen comes last, for it reaches over its neighbours. @param {number | null} last */
function stepsOf(last) {
  const steps = Array.from({ length: TOP + 1 }, (_, step) => step);
  return last === null ? steps : [...steps.filter((step) => step !== last), last];
}

/**
 * What a Bonus tile counts, in two lines, or side by side.
 * @param {{show: Show, bonus: string | undefined, box: Box, across: boolean}} props
 */
function Bonus({ show, bonus, box: { x, y, width, height }, across }) {
  const [first = [], second = []] = bonusSymbols(show.parts.amounts)[bonus ?? ""] ?? [];
  if (across)
    return html`<${Line}
      tokens=${[...first, " ", ...second]}
      x=${x + width / 2}
      y=${y + height / 2}
      size=${16}
      width=${width - 3}
    />`;
  return html`<${Line} tokens=${first} x=${x + width / 2} y=${y + 9.5} size=${17.5} width=${width - 3} /><${Line}
      tokens=${second}
      x=${x + width / 2}
      y=${y + 26}
      size=${17.5}
      width=${width - 3}
    />`;
}

/**
 * The number larger than the symbol, so that it can be read on a small table.
 * @param {{tokens: import("./icons/symbol.js").Token[], x: number, y: number, size: number}} props
 */
function Reward({ tokens, x, y, size }) {
  const [count, what] = tokens;
  return html`<text class="teo-figure" x=${x + size * 0.32} y=${y} font-size=${size}>${count}</text>${
      typeof what === "object"
        ? html`<${Mark} name=${what.glyph} x=${x + size * 0.66} y=${y - size * 0.41} size=${size * 0.81} />`
        : null
    }`;
}

/** The boxes of a track's spaces: upwards, or from left to right. @param {boolean} across @param {Box} room */
function spaces(across, { x, y, width, height }) {
  const [wide, high] = across ? [width / (LENGTH + 1), height] : [width, height / (LENGTH + 1)];
  return Array.from({ length: LENGTH + 1 }, (_, step) =>
    across
      ? { x: x + step * wide, y, width: wide - 1.5, height: high }
      : { x, y: y + (LENGTH - step) * high, width: wide, height: high - 1.5 },
  );
}

/**
 * The Avenue or the Pyramid track: ten spaces, 0 at the bottom or at the left.
 * @param {{show: Show, track: "avenue" | "track", across: boolean, room: Box}} props
 */
export function Track({ show, track, across, room: { x, y, width, height } }) {
  const { format } = show.table.texts;
  const title = format(track === "avenue" ? "teotihuacan-track-avenue" : "teotihuacan-track-pyramid");
  const help = `teotihuacan-help-${track}`;
  const boxes = spaces(
    across,
    across ? { x: x + HEAD, y, width: width - HEAD, height } : { x, y: y + HEAD, width, height: height - HEAD },
  );
  const name = (/** @type {number} */ seat) =>
    format(`teotihuacan-${track}-name`, {
      player: show.table.seatName(seat),
      step: show.position.players[seat][track],
    });
  return html`<g class=${`teo-track teo-track-${track}`} role="group" aria-label=${title}>
    <${Mark}
      name=${track}
      x=${across ? x + 1 : x + width / 2 - 11}
      y=${across ? y + height / 2 - 11 : y + 1}
      size=${22}
    />
    ${boxes.map((box, step) => {
      const stack = track === "avenue" && `avenue_${step}` in show.position.stacks;
      const seats = seatsOf(show).filter((seat) => show.position.players[seat][track] === step);
      return html`<g key=${step}>
        <${HitTarget}
          show=${show}
          name=${format(stack ? "board-teo-avenue-stack" : "board-teo-track-step", { track: title, step })}
          help=${stack ? "teotihuacan-help-stack" : help}
          spot=${`step:${track}.${step}`}
          box=${box}
          round=${4}
        >
          <rect class=${stack ? "teo-step teo-step-stack" : "teo-step"} ...${box} rx="4" />
          ${stack ? html`<${Mark} name="discovery" x=${box.x + 2} y=${box.y + box.height - 11} size=${10} />` : null}
          <text class="teo-step-number" x=${box.x + 7.5} y=${box.y + (stack ? 8.5 : box.height / 2)}>${step}</text>
        <//>
        <${Markers}
          show=${show}
          track=${track}
          seats=${seats}
          name=${name}
          help=${help}
          x=${box.x + 13}
          y=${box.y}
          width=${box.width - 14}
          height=${box.height}
        />
      </g>`;
    })}
    <${Trails} show=${show} track=${track} across=${across} boxes=${boxes} />
  </g>`;
}

/** @param {Show} show @param {string} stack @returns {import("./icons/symbol.js").Token[]} */
export function stackTokens({ parts }, stack) {
  const { track, step } = parts.stacks[stack];
  return [glyph(track === "avenue" ? "avenue" : `temple_${track}`), step];
}
