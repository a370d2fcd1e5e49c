/** The pyramid: each level lighter and a little higher than the one below, its icons, and Decorations on four stairways. */
import { html } from "../app/html.js";
import { CELLS, PLACES, STAIRS, corner, isBuilt, levelAt, placeKey, placeOf, stepCell } from "./geometry.js";
import { decorationMessage, iconMessage, message } from "./names.js";
import { Corners, Thing, boxWords, hasCome } from "./thing.js";
import { DecorationShape, Icon, PyramidTileShape, decorationSquares } from "./tiles.js";

/** @typedef {import("./scene.js").Show} Show */
/** @typedef {{x: number, y: number}} Point */

export const CELL = 26;
/** How much higher each level is drawn. */
const RISE = 4;
const ICON = 19;

/** The rectangle of cells from a row and column on. @param {{row: number, column: number}} cell @param {number} level @param {Point} origin */
const at = ({ row, column }, level, origin) => ({ x: origin.x + column * CELL, y: origin.y + row * CELL - level * RISE });

/** Sides, tops and edges of what is built, level upon level. @param {{levels: string[], origin: Point}} props */
function Stones({ levels, origin }) {
  const size = 2 * CELL;
  const ground = CELLS * CELL;
  return html`<rect class="teo-ground" x=${origin.x} y=${origin.y} width=${ground} height=${ground} rx="3" />
    ${[1, 2, 3, 4].map((level) => {
      const built = PLACES.filter((place) => place.level === level && isBuilt(levels, place)).map((place) => ({ key: placeKey(place), ...at(corner(place), level, origin) }));
      return html`<g key=${level} class=${`teo-level-${level}`}>
        ${built.map(({ key, x, y }) => html`<rect key=${key} class="teo-shade" x=${x - 3} y=${y + 4} width=${size + 6} height=${size + 4} rx="5" />`)}
        ${built.map(({ key, x, y }) => html`<g key=${key} data-piece=${`place:${key}`} data-box=${boxWords({ x, y, width: size, height: size })}><rect class="teo-stone-side" x=${x + 0.5} y=${y + 6} width=${size - 1} height=${size - 6 + RISE} rx="4" />
          <rect class="teo-stone-top" x=${x + 0.5} y=${y} width=${size - 1} height=${size - 0.5} rx="4" /></g>`)}
      </g>`;
    })}`;
}

/** What all cells show, each with its name. @param {{show: Show, origin: Point}} props */
function Cells({ show, origin }) {
  const { icons, levels } = show.position;
  const inset = (CELL - ICON) / 2;
  return [...icons].flatMap((/** @type {string} */ line, /** @type {number} */ row) =>
    [...line].map((icon, column) => {
      const level = levelAt(levels, row, column);
      const { x, y } = at({ row, column }, level, origin);
      const name = show.table.texts.format("teotihuacan-cell-name", { row: row + 1, column: column + 1, icon: iconMessage(icon), level });
      return html`<${Thing} key=${`${row}.${column}`} show=${show} name=${name} help="teotihuacan-help-icon" className=${`teo-pyramid-cell teo-on-${level}`}
          box=${{ x, y, width: CELL, height: CELL }} round=${3}>
        ${level ? null : html`<rect class="teo-printed" x=${x + 1} y=${y + 1} width=${CELL - 2} height=${CELL - 2} rx="3" />`}
        <${Icon} icon=${icon} x=${x + inset} y=${y + inset} size=${ICON} />
      <//>`;
    }),
  );
}

/** The height on which a step of a stairway lies. @param {Show} show @param {string} stair @param {number} step */
function stepLevel({ position }, stair, step) {
  const { row, column } = stepCell(stair, step);
  return step === 0 ? 0 : levelAt(position.levels, row, column);
}

/** @param {Show} show @param {string} stair @param {number} step @param {Point} origin */
function stepBox(show, stair, step, origin) {
  const wide = stair === "n" || stair === "s";
  return { ...at(stepCell(stair, step), stepLevel(show, stair, step), origin), width: wide ? 2 * CELL : CELL, height: wide ? CELL : 2 * CELL };
}

/** A box that is large enough for a finger; it reaches out of the pyramid. @param {string} stair @param {import("./thing.js").Box} box @returns {import("./thing.js").Box} */
function reach(stair, { x, y, width, height }) {
  const more = 9;
  if (stair === "n" || stair === "s") return { x, y: stair === "n" ? y - more : y, width, height: height + more };
  return { x: stair === "w" ? x - more : x, y, width: width + more, height };
}

/** The printed foot of a stairway. @param {{show: Show, stair: string, origin: Point}} props */
function Foot({ show, stair, origin }) {
  const { x, y, width, height } = stepBox(show, stair, 0, origin);
  const icons = show.parts.stair_icons[stair];
  const inset = (CELL - ICON) / 2;
  const step = { id: "teotihuacan-step-name", args: { stairway: message(`teotihuacan-stairway-${stair}`), step: 0 } };
  const name = show.table.texts.format("board-teo-step-free", { step, left: iconMessage(icons[0]), right: iconMessage(icons[1]) });
  return html`<${Thing} show=${show} name=${name} help="teotihuacan-help-stairway" box=${{ x, y, width, height }} round=${3} className="teo-on-0">
    <rect class="teo-foot" x=${x + 1} y=${y + 1} width=${width - 2} height=${height - 2} rx="3" />
    ${decorationSquares(stair, x, y, CELL).map((square, side) => html`<${Icon} key=${side} icon=${icons[side]} x=${square.x + inset} y=${square.y + inset} size=${ICON} />`)}
  <//>`;
}

/** Decorations on a stairway. @param {{show: Show, stair: string, origin: Point}} props */
function Stairway({ show, stair, origin }) {
  const tiles = /** @type {string[]} */ (show.position.stairs[stair]);
  return html`${tiles.length ? null : html`<${Foot} show=${show} stair=${stair} origin=${origin} />`}
    ${tiles.map((tile, step) => {
      const box = stepBox(show, stair, step, origin);
      const place = message("teotihuacan-step-name", { stairway: message(`teotihuacan-stairway-${stair}`), step });
      const name = show.table.texts.format("board-teo-step", { step: place, tile: decorationMessage(show, tile) });
      return html`<${Thing} key=${tile} show=${show} name=${name} help="teotihuacan-help-stairway" box=${box} round=${4} piece=${`laid:${tile}`}>
        <${DecorationShape} show=${show} tile=${tile} x=${box.x} y=${box.y} cell=${CELL} stair=${stair} />
      <//>`;
    })}`;
}

/** Places and steps that can be chosen. @param {{show: Show, origin: Point}} props */
function Free({ show, origin }) {
  const { scene, position, table } = show;
  const places = PLACES.filter((place) => scene.targets.has(`place:${placeKey(place)}`));
  const stairs = STAIRS.filter((stair) => scene.targets.has(`stair:${stair}`));
  return html`${places.map((place) => {
    const { level, row, column } = place;
    const box = { ...at(corner(place), level - 1, origin), width: 2 * CELL, height: 2 * CELL };
    const name = table.texts.format("teotihuacan-place-name", { level, row: row + 1, column: column + 1 });
    return html`<${Thing} key=${placeKey(place)} show=${show} target=${`place:${placeKey(place)}`} name=${name} help="teotihuacan-help-level" className="teo-place"
      box=${box} round=${5} badgeAt=${{ x: box.x + CELL + 11, y: box.y + CELL }} />`;
  })}
  ${stairs.map((stair) => {
    const step = position.stairs[stair].length;
    const box = stepBox(show, stair, step, origin);
    const name = table.texts.format("teotihuacan-step-name", { stairway: message(`teotihuacan-stairway-${stair}`), step });
    return html`<${Thing} key=${stair} show=${show} target=${`stair:${stair}`} name=${name} help="teotihuacan-help-stairway" className="teo-place"
      box=${reach(stair, box)} round=${4} badgeAt=${{ x: box.x + box.width / 2 + 14, y: box.y + box.height / 2 }} />`;
  })}`;
}

/** Corners around tiles that the last action laid. @param {{show: Show, origin: Point}} props */
function Laid({ show, origin }) {
  return PLACES.filter((place) => hasCome(show, `place:${placeKey(place)}`)).map((place) => {
    const { x, y } = at(corner(place), place.level, origin);
    return html`<${Corners} key=${placeKey(place)} box=${{ x: x + 2, y: y + 2, width: 2 * CELL - 4, height: 2 * CELL - 4 }} />`;
  });
}

/** What would lie there. @param {{show: Show, origin: Point}} props */
function Ghost({ show, origin }) {
  const { ghost } = show.scene;
  if (!ghost) return null;
  if ("tile" in ghost) {
    const place = placeOf(ghost.place);
    const { x, y } = at(corner(place), place.level, origin);
    return html`<g class="teo-ghost" aria-hidden="true"><${PyramidTileShape} show=${show} tile=${ghost.tile} turn=${ghost.turn} x=${x} y=${y} size=${2 * CELL} /></g>`;
  }
  const { x, y } = stepBox(show, ghost.stair, show.position.stairs[ghost.stair].length, origin);
  return html`<g class="teo-ghost" aria-hidden="true"><${DecorationShape} show=${show} tile=${ghost.deco} stair=${ghost.stair} x=${x} y=${y} cell=${CELL} /></g>`;
}

/** The pyramid; its grid begins at the origin. @param {{show: Show, origin: Point}} props */
export function Pyramid({ show, origin }) {
  const { format } = show.table.texts;
  return html`<g role="group" aria-label=${format("teotihuacan-help-pyramid.title")}>
    <${Stones} levels=${show.position.levels} origin=${origin} />
    <${Cells} show=${show} origin=${origin} />
    ${STAIRS.map((stair) => html`<${Stairway} key=${stair} show=${show} stair=${stair} origin=${origin} />`)}
    <${Laid} show=${show} origin=${origin} />
    <${Ghost} show=${show} origin=${origin} />
    <${Free} show=${show} origin=${origin} />
  </g>`;
}
