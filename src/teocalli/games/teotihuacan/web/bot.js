/** The Teotibot's things: its triangle of Action tiles, the Direction tiles, its dice and its Worship die. */
import { html } from "teocalli/html.js";
import { pieceOf } from "./keys.js";
import { message } from "./names.js";
import { Line, glyph } from "./icons/symbol.js";
import { HitTarget } from "./hit-target.js";

/** @typedef {import("./scene.js").Show} Show */

const WIDTH = 78;
const HEIGHT = 36;
/** Upper left corners of the positions 0 to 6; the last one is set aside. */
const PLACES = [
  [84, 2],
  [43, 42],
  [125, 42],
  [2, 82],
  [84, 82],
  [166, 82],
  [262, 82],
];
const ROLLS = ["6–8", "4–5", "9–10", "2–3", "", "11–12", ""];

/** What an Action tile is about. @type {Record<string, import("./icons/symbol.js").Token[]>} */
const SIGNS = {
  alchemy: ["⑤", glyph("technology")],
  construction: ["⑧", glyph("pyramid_tile")],
  decorations: ["⑦", glyph("decoration")],
  nobles: ["⑥", glyph("building")],
  mask_collection: [glyph("mask")],
  mastery: [glyph("worker"), glyph("power_up")],
  worship: [glyph("worker"), "→", glyph("temple_any")],
};

/** Where the dice point to with that sum. @param {Show} show @returns {number | null} */
function rolledPlace({ position, parts }) {
  return position.bot.dice === null ? null : parts.bot.positions_by_dice[position.bot.dice];
}

/** @param {{show: Show, action: string, at: number}} props */
function ActionTile({ show, action, at }) {
  const { format } = show.table.texts;
  const [x = 0, y = 0] = PLACES[at] ?? [];
  const tile = message(`teotihuacan-bot-${action}`);
  const name =
    at === 6
      ? format("board-teo-bot-aside", { tile })
      : format("board-teo-bot-tile", { tile, place: message(`board-teo-bot-place-${at}`) });
  return html`<${HitTarget}
    show=${show}
    name=${name}
    help=${`teotihuacan-bot-${action}.help`}
    box=${{ x, y, width: WIDTH, height: HEIGHT }}
    piece=${pieceOf.action(at, action)}
    className=${at === 6 ? "teo-aside" : at === rolledPlace(show) ? "teo-rolled" : ""}
  >
    <rect class="teo-tile-face" x=${x} y=${y} width=${WIDTH} height=${HEIGHT} rx="6" />
    <${Line} tokens=${SIGNS[action] ?? []} x=${x + WIDTH / 2} y=${y + 12.5} size=${18} width=${WIDTH - 8} />
    <text class="teo-id" x=${x + WIDTH / 2} y=${y + 29}>${ROLLS[at]}</text>
  <//>`;
}

/** One Direction tile: which of the two tiles below moves up. @param {{show: Show, side: string, at: number}} props */
function Direction({ show, side, at }) {
  const name = show.table.texts.format(side === "L" ? "board-teo-direction-left" : "board-teo-direction-right", {
    number: at + 1,
  });
  const [x, y] = [268, 2 + at * 38];
  return html`<${HitTarget}
    show=${show}
    name=${name}
    help="teotihuacan-help-directions"
    box=${{ x, y, width: 40, height: 34 }}
  >
    <rect class="teo-tile-face" x=${x} y=${y} width="40" height="34" rx="6" />
    <g transform=${`translate(${x + 20} ${y + 17}) rotate(${side === "L" ? 45 : -45})`}
      ><path class="teo-direction" d="M0-12 8-2H3.500V11h-7V-2H-8Z"
    /></g>
  <//>`;
}

/** @param {{show: Show}} props */
export function TeotibotTiles({ show }) {
  const { actions, directions, dice, worship_die: worker } = show.position.bot;
  const { format } = show.table.texts;
  return html`<section class="teo-bot" aria-label=${format("teotihuacan-help-bot-tiles.title")}>
    <svg viewBox="0 0 344 122" role="group" aria-label=${format("teotihuacan-help-bot-tiles.title")}>
      ${actions.map(
        (/** @type {string} */ action, /** @type {number} */ at) =>
          html`<${ActionTile} key=${action} show=${show} action=${action} at=${at} />`,
      )}
      ${[...directions].map((side, at) => html`<${Direction} key=${at} show=${show} side=${side} at=${at} />`)}
    </svg>
    <p>
      ${dice === null ? null : html`<span>${format("board-teo-bot-dice", { sum: dice })}</span>`}
      ${
        worker
          ? html`<span
              >${format(worker.locked ? "board-teo-bot-worship-locked" : "board-teo-bot-worship", {
                board: message(`teotihuacan-board-${worker.board}`),
                power: worker.power,
              })}</span
            >`
          : null
      }
    </p>
  </section>`;
}
