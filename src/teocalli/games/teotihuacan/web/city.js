/** The city: temples, pyramid, Avenue and Pyramid track, calendar, and the stacks of Discovery tiles. */
import { html } from "teocalli/html.js";
import { tip } from "teocalli/board/tooltips.js";
import { Supply } from "./boards.js";
import { message } from "./names.js";
import { Pyramid } from "./pyramid.js";
import { Offer } from "./offer.js";
import { Line, Mark } from "./icons/symbol.js";
import { Corners, HitTarget, boxWords, hasCome } from "./hit-target.js";
import { pieceAttributesOf, pieceOf } from "./keys.js";
import { DiscoveryTile } from "./tiles.js";
import { STACK, cityPlan } from "./city-plan.js";
import { Temple, Track, stackTokens } from "./tracks.js";

/** @typedef {import("./scene.js").Show} Show */

const SPACES = 13;

/** Where a stack lies, in words. @param {Show} show @param {string} stack */
function stackPlace({ parts }, stack) {
  const { track, step } = parts.stacks[stack];
  return track === "avenue"
    ? message("board-teo-track-step", { track: message("teotihuacan-track-avenue"), step })
    : message("board-teo-temple-step", { temple: message(`teotihuacan-temple-${track}.title`), step });
}

/** @param {{show: Show, stack: string, x: number, y: number}} props */
function Stack({ show, stack, x, y }) {
  const { label, tile: size, gap } = STACK;
  const tiles = /** @type {string[]} */ (show.position.stacks[stack] ?? []);
  const place = stackPlace(show, stack);
  const name = show.table.texts.format("teotihuacan-stack-name", { place, count: tiles.length });
  return html`<g>
    <${HitTarget}
      show=${show}
      name=${name}
      help="teotihuacan-help-stack"
      box=${{ x, y, width: label - 1, height: size }}
    >
      <${Line} tokens=${stackTokens(show, stack)} x=${x} y=${y + size / 2} size=${18} anchor="start" />
    <//>
    ${tiles.map(
      (kind, at) =>
        html`<${DiscoveryTile}
          key=${at}
          show=${show}
          kind=${kind}
          place=${place}
          target=${`stack:${stack}.${kind}`}
          x=${x + label + at * (size + gap)}
          y=${y}
          size=${size}
          piece=${pieceOf.stack(stack, kind)}
          nth=${tiles.slice(0, at).filter((each) => each === kind).length}
        />`,
    )}
  </g>`;
}

/**
 * The way a disc has gone with the last action.
 * @param {{from: number | undefined, to: number, at: (space: number) => number, y: number}} props
 */
function Way({ from, to, at, y }) {
  return from === undefined ? null : html`<path class="teo-way" d=${`M${at(from)} ${y}H${at(to)}`} />`;
}

/** @param {{show: Show, disc: string, x: number, y: number, size: number}} props */
function Disc({ show, disc, x, y, size }) {
  const box = { x, y, width: size, height: size };
  return html`<g ...${pieceAttributesOf(pieceOf.disc(disc))} data-box=${boxWords(box)}
    ><${Mark} name=${disc} x=${x} y=${y} size=${size} />
    ${hasCome(show, pieceOf.disc(disc)) ? html`<${Corners} box=${box} />` : null}</g
  >`;
}

/** Light and dark disc on their way. @param {{show: Show, x: number, y: number, width: number}} props */
export function Calendar({ show, x, y, width }) {
  const left = x + 55;
  const right = x + width - 70;
  return html`<g
    class="teo-calendar"
    role="group"
    aria-label=${show.table.texts.format("teotihuacan-help-calendar.title")}
  >
    <${Eras} show=${show} x=${x} y=${y} />
    <${Days} show=${show} x=${left} y=${y} step=${(right - left - 4) / SPACES} />
    <${RoundsLeft} show=${show} x=${right} y=${y} />
  </g>`;
}

/** Which era it is. @param {{show: Show, x: number, y: number}} props */
function Eras({ show, x, y }) {
  const { era } = show.position;
  return html`<${HitTarget}
    show=${show}
    name=${show.table.texts.format("teotihuacan-era", { era })}
    help="teotihuacan-help-eclipse"
    box=${{ x, y, width: 51, height: 32 }}
  >
    ${[1, 2, 3].map(
      (each) =>
        html`<rect
            key=${each}
            class=${each === era ? "teo-era teo-current" : "teo-era"}
            x=${x + (each - 1) * 17}
            y=${y + 4}
            width="16"
            height="24"
            rx="3"
          />
          <text key=${`t${each}`} class="teo-era-number" x=${x + 8 + (each - 1) * 17} y=${y + 16.5}>${each}</text>`,
    )}
  <//>`;
}

/** The spaces of the discs, and the discs. @param {{show: Show, x: number, y: number, step: number}} props */
function Days({ show, x, y, step }) {
  const { light, dark } = show.position;
  const at = (/** @type {number} */ space) => x + (space + 0.5) * step;
  return html`<${HitTarget}
    show=${show}
    name=${show.table.texts.format("teotihuacan-calendar-name", { light, dark })}
    help="teotihuacan-help-calendar"
    box=${{ x, y, width: SPACES * step, height: 32 }}
    round=${16}
  >
    ${Array.from({ length: SPACES }, (_, space) => day(show, space, at(space), y))}
    ${["light", "dark"].map(
      (disc) =>
        html`<${Way}
          key=${disc}
          from=${show.changes.from.get(pieceOf.disc(disc).name)?.step}
          to=${show.position[disc]}
          at=${at}
          y=${y + 16}
        />`,
    )}
    <${Disc} show=${show} disc="dark" x=${at(dark) - 14} y=${y + 2} size=${28} />
    <${Disc} show=${show} disc="light" x=${at(light) - 15} y=${y + 1} size=${30} />
  <//>`;
}

/** A space of the calendar; small beyond the dark disc. @param {Show} show @param {number} space @param {number} x
 * @param {number} y */
function day({ position: { light, dark } }, space, x, y) {
  const numbered = space <= dark && space !== light && space !== dark;
  return html`<circle
      key=${space}
      class=${space < light ? "teo-day teo-past" : "teo-day"}
      cx=${x}
      cy=${y + 16}
      r=${space > dark ? 4 : 9.5}
    />
    ${numbered ? html`<text class="teo-day-number" x=${x} y=${y + 16.5}>${space}</text>` : null}`;
}

/** How long until the discs meet, and what follows then. @param {{show: Show, x: number, y: number}} props */
function RoundsLeft({ show, x, y }) {
  const { met, last_round: last, rounds } = show.position;
  const id = met && !last ? "board-teo-met" : "teotihuacan-rounds-left";
  return html`<${HitTarget}
    show=${show}
    name=${show.table.texts.format(id, { count: rounds.meet })}
    help="teotihuacan-help-calendar"
    box=${{ x, y: y - 1, width: 70, height: 34 }}
  >
    <rect class=${met || last ? "teo-left teo-urgent" : "teo-left"} x=${x + 1} y=${y} width="68" height="32" rx="8" />
    <${Mark} name="dark" x=${x + 5} y=${y + 5} size=${22} />
    <text class="teo-figure" x=${x + 48} y=${y + 16.5} font-size="20">${last ? "!" : met ? "…" : rounds.meet}</text>
  <//>`;
}

/** Temples, and both tracks. @param {{show: Show, plan: import("./city-plan.js").CityPlan}} props */
function Tracks({ show, plan: { temples, tracks, across } }) {
  return html`${["blue", "red", "green"].map(
    (temple, at) =>
      html`<${Temple} key=${temple} show=${show} temple=${temple} across=${across.temples} room=${temples[at]} />`,
  )}
  ${["avenue", "track"].map(
    (track, at) =>
      html`<${Track} key=${track} show=${show} track=${track} across=${across.tracks} room=${tracks[at]} />`,
  )}`;
}

/**
 * The city with its upper left corner at the origin.
 * @param {{show: Show, width: number, height: number, children?: any}} props
 */
export function City({ show, width, height }) {
  const { format } = show.table.texts;
  const plan = cityPlan(show, { width, height });
  const { pyramid, cell, stacks, supply } = plan;
  const rim = (pyramid.width - 8 * cell) / 2;
  return html`<g
      class="teo-city"
      role="group"
      aria-label=${format("board-teo-city")}
      tabindex="0"
      ...${tip(show.table, "teotihuacan-help-pyramid", format("board-teo-city"))}
    >
      <rect class="teo-city-face" width=${width} height=${height} rx="10" />
      <${Tracks} show=${show} plan=${plan} />
      <${Pyramid} show=${show} grid=${{ x: pyramid.x + rim, y: pyramid.y + rim, cell }} />
      <${Calendar} show=${show} x=${8} y=${plan.calendar} width=${width - 16} />
      ${stacks.map(({ stack, x, y }) => html`<${Stack} key=${stack} show=${show} stack=${stack} x=${x} y=${y} />`)}
      <${Supply} show=${show} what="discovery" ...${supply} />
    </g>
    <${Offer} show=${show} area=${pyramid} />`;
}
