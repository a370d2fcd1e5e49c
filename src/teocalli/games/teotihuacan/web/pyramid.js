/**
 * The pyramid: each level lighter and a little higher than the one below, its icons, and Decorations on four stairways.
 */
import { html } from "teocalli/html.js";
import { CELLS, PLACES, STAIRS, corner, isBuilt, levelAt, placeKey, stepCell } from "./geometry.js";
import { decorationMessage, iconMessage, message } from "./names.js";
import { pieceAttributesOf, pieceOf } from "./keys.js";
import { Corners, HitTarget, boxWords, hasCome } from "./hit-target.js";
import { DecorationShape, Icon, PyramidTileShape, decorationSquares } from "./tiles.js";

/** @typedef {import("./scene.js").Show} Show */

/** How much higher each level is drawn, and how large an icon, in cells. */
export const RISE = 0.15;
const ICON = 0.72;

/** @typedef {{x: number, y: number, cell: number}} Grid   its upper left corner and the side of a cell */

/**
 * The upper left corner of the cells from a row and column on.
 * @param {{row: number, column: number}} first
 * @param {number} level
 * @param {Grid} grid
 */
const at = ({ row, column }, level, { x, y, cell }) => ({ x: x + column * cell, y: y + (row - level * RISE) * cell });

/** Sides, tops and edges of what is built, level upon level. @param {{levels: string[], grid: Grid}} props */
function Stones({ levels, grid }) {
  const size = 2 * grid.cell;
  const ground = CELLS * grid.cell;
  const edge = grid.cell / 26;
  return html`<rect class="teo-ground" x=${grid.x} y=${grid.y} width=${ground} height=${ground} rx="3" /> ${[
      1, 2, 3, 4,
    ].map((level) => {
      const built = PLACES.filter((place) => place.level === level && isBuilt(levels, place)).map((place) => ({
        key: placeKey(place),
        place,
        ...at(corner(place), level, grid),
      }));
      return html`<g key=${level} class=${`teo-level-${level}`}>
        ${built.map(
          ({ key, x, y }) =>
            html`<rect
              key=${key}
              class="teo-shade"
              x=${x - 3 * edge}
              y=${y + 4 * edge}
              width=${size + 6 * edge}
              height=${size + 4 * edge}
              rx=${5 * edge}
            />`,
        )}
        ${built.map(
          ({ key, place, x, y }) =>
            html`<g
              key=${key}
              ...${pieceAttributesOf(pieceOf.place(place))}
              data-box=${boxWords({ x, y, width: size, height: size })}
              ><rect
                class="teo-stone-side"
                x=${x + 0.5}
                y=${y + 6 * edge}
                width=${size - 1}
                height=${size - 2 * edge}
                rx=${4 * edge} />
              <rect class="teo-stone-top" x=${x + 0.5} y=${y} width=${size - 1} height=${size - 0.5} rx=${4 * edge}
            /></g>`,
        )}
      </g>`;
    })}`;
}

/** What all cells show, each with its name. @param {{show: Show, grid: Grid}} props */
function Cells({ show, grid }) {
  const { icons, levels } = show.position;
  const inset = (grid.cell * (1 - ICON)) / 2;
  return [...icons].flatMap((/** @type {string} */ line, /** @type {number} */ row) =>
    [...line].map((icon, column) => {
      const level = levelAt(levels, row, column);
      const { x, y } = at({ row, column }, level, grid);
      const name = show.table.texts.format("teotihuacan-cell-name", {
        row: row + 1,
        column: column + 1,
        icon: iconMessage(icon),
        level,
      });
      return html`<${HitTarget}
        key=${`${row}.${column}`}
        show=${show}
        name=${name}
        help="teotihuacan-help-icon"
        className=${`teo-pyramid-cell teo-on-${level}`}
        place=${`cell:${row}.${column}`}
        box=${{ x, y, width: grid.cell, height: grid.cell }}
        round=${3}
      >
        ${
          level
            ? null
            : html`<rect
                class="teo-printed"
                x=${x + 1}
                y=${y + 1}
                width=${grid.cell - 2}
                height=${grid.cell - 2}
                rx="3"
              />`
        }
        <${Icon} icon=${icon} x=${x + inset} y=${y + inset} size=${ICON * grid.cell} />
      <//>`;
    }),
  );
}

/** The height on which a step of a stairway lies. @param {Show} show @param {string} stair @param {number} step */
function stepLevel({ position }, stair, step) {
  const { row, column } = stepCell(stair, step);
  return step === 0 ? 0 : levelAt(position.levels, row, column);
}

/** @param {Show} show @param {string} stair @param {number} step @param {Grid} grid */
function stepBox(show, stair, step, grid) {
  const wide = stair === "n" || stair === "s";
  return {
    ...at(stepCell(stair, step), stepLevel(show, stair, step), grid),
    width: wide ? 2 * grid.cell : grid.cell,
    height: wide ? grid.cell : 2 * grid.cell,
  };
}

/**
 * A box that is large enough for a finger; it reaches out of the pyramid.
 * @param {string} stair
 * @param {import("./hit-target.js").Box} box
 * @returns {import("./hit-target.js").Box}
 */
function reach(stair, { x, y, width, height }) {
  const more = 9;
  if (stair === "n" || stair === "s") return { x, y: stair === "n" ? y - more : y, width, height: height + more };
  return { x: stair === "w" ? x - more : x, y, width: width + more, height };
}

/** The printed foot of a stairway. @param {{show: Show, stair: string, grid: Grid}} props */
function Foot({ show, stair, grid }) {
  const { x, y, width, height } = stepBox(show, stair, 0, grid);
  const icons = show.parts.stair_icons[stair];
  const inset = (grid.cell * (1 - ICON)) / 2;
  const step = { id: "teotihuacan-step-name", args: { stairway: message(`teotihuacan-stairway-${stair}`), step: 0 } };
  const name = show.table.texts.format("board-teo-step-free", {
    step,
    left: iconMessage(icons[0]),
    right: iconMessage(icons[1]),
  });
  return html`<${HitTarget}
    show=${show}
    name=${name}
    help="teotihuacan-help-stairway"
    box=${{ x, y, width, height }}
    round=${3}
    place=${`stairs:${stair}`}
    className="teo-on-0"
  >
    <rect class="teo-foot" x=${x + 1} y=${y + 1} width=${width - 2} height=${height - 2} rx="3" />
    ${decorationSquares(stair, x, y, grid.cell).map(
      (square, side) =>
        html`<${Icon}
          key=${side}
          icon=${icons[side]}
          x=${square.x + inset}
          y=${square.y + inset}
          size=${ICON * grid.cell}
        />`,
    )}
  <//>`;
}

/** Decorations on a stairway. @param {{show: Show, stair: string, grid: Grid}} props */
function Stairway({ show, stair, grid }) {
  const tiles = /** @type {string[]} */ (show.position.stairs[stair]);
  return html`${tiles.length ? null : html`<${Foot} show=${show} stair=${stair} grid=${grid} />`}
  ${tiles.map((tile, step) => {
    const box = stepBox(show, stair, step, grid);
    const place = message("teotihuacan-step-name", { stairway: message(`teotihuacan-stairway-${stair}`), step });
    const name = show.table.texts.format("board-teo-step", { step: place, tile: decorationMessage(show, tile) });
    return html`<${HitTarget}
      key=${tile}
      show=${show}
      name=${name}
      help="teotihuacan-help-stairway"
      box=${box}
      round=${4}
      place=${`stairs:${stair}`}
      piece=${pieceOf.laid(tile)}
    >
      <${DecorationShape} show=${show} tile=${tile} x=${box.x} y=${box.y} cell=${grid.cell} stair=${stair} />
    <//>`;
  })}`;
}

/** Type of a badge in units: it must be read, and must not hide the icons around it. @param {Grid} grid */
const badgeSize = ({ cell }) => Math.max(17.6, cell * 0.3);
/** Half the width of a badge with points of one digit, in sizes of its type. */
const BADGE_HALF = 1.5;

/** Between the four icons of a place. @param {import("./hit-target.js").Box} box @param {Grid} grid */
function badgeOn({ x, y, width, height }, grid) {
  const size = badgeSize(grid);
  return { x: x + width / 2 + BADGE_HALF * size, y: y + height / 2, size };
}

/**
 * On the outer edge of a step, away from the icons it covers.
 * @param {string} stair
 * @param {import("./hit-target.js").Box} box
 * @param {Grid} grid
 */
function badgeBeside(stair, { x, y, width, height }, grid) {
  const size = badgeSize(grid);
  const centre = { x: x + width / 2, y: y + height / 2 };
  if (stair === "n") centre.y = y;
  else if (stair === "s") centre.y = y + height;
  else if (stair === "w") centre.x = x;
  else centre.x = x + width;
  return { x: centre.x + BADGE_HALF * size, y: centre.y, size };
}

/** Places and steps that can be chosen. @param {{show: Show, grid: Grid}} props */
function Free({ show, grid }) {
  const { scene, position, table } = show;
  const places = PLACES.filter((place) => scene.targets.has(`place:${placeKey(place)}`));
  const stairs = STAIRS.filter((stair) => scene.targets.has(`stair:${stair}`));
  return html`${places.map((place) => {
    const { level, row, column } = place;
    const box = { ...at(corner(place), level - 1, grid), width: 2 * grid.cell, height: 2 * grid.cell };
    const name = table.texts.format("teotihuacan-place-name", { level, row: row + 1, column: column + 1 });
    return html`<${HitTarget}
      key=${placeKey(place)}
      show=${show}
      target=${`place:${placeKey(place)}`}
      name=${name}
      help="teotihuacan-help-level"
      className="teo-place"
      box=${box}
      round=${5}
      badgeAt=${badgeOn(box, grid)}
    />`;
  })}
  ${stairs.map((stair) => {
    const step = position.stairs[stair].length;
    const box = stepBox(show, stair, step, grid);
    const name = table.texts.format("teotihuacan-step-name", {
      stairway: message(`teotihuacan-stairway-${stair}`),
      step,
    });
    return html`<${HitTarget}
      key=${stair}
      show=${show}
      target=${`stair:${stair}`}
      name=${name}
      help="teotihuacan-help-stairway"
      className="teo-place"
      box=${reach(stair, box)}
      round=${4}
      badgeAt=${badgeBeside(stair, box, grid)}
    />`;
  })}`;
}

/** Corners around tiles that the last action laid. @param {{show: Show, grid: Grid}} props */
function Laid({ show, grid }) {
  return PLACES.filter((place) => hasCome(show, pieceOf.place(place))).map((place) => {
    const { x, y } = at(corner(place), place.level, grid);
    return html`<${Corners}
      key=${placeKey(place)}
      box=${{ x: x + 2, y: y + 2, width: 2 * grid.cell - 4, height: 2 * grid.cell - 4 }}
    />`;
  });
}

/** What would lie there. @param {{show: Show, grid: Grid}} props */
function Ghost({ show, grid }) {
  const { ghost } = show.scene;
  if (!ghost) return null;
  if ("tile" in ghost) {
    const { x, y } = at(corner(ghost.place), ghost.place.level, grid);
    return html`<g class="teo-ghost" aria-hidden="true"
      ><${PyramidTileShape} show=${show} tile=${ghost.tile} turn=${ghost.turn} x=${x} y=${y} size=${2 * grid.cell}
    /></g>`;
  }
  const { x, y } = stepBox(show, ghost.stair, show.position.stairs[ghost.stair].length, grid);
  return html`<g class="teo-ghost" aria-hidden="true"
    ><${DecorationShape} show=${show} tile=${ghost.deco} stair=${ghost.stair} x=${x} y=${y} cell=${grid.cell}
  /></g>`;
}

/** The pyramid; its cells begin where the grid says. @param {{show: Show, grid: Grid}} props */
export function Pyramid({ show, grid }) {
  const { format } = show.table.texts;
  return html`<g role="group" aria-label=${format("teotihuacan-help-pyramid.title")}>
    <${Stones} levels=${show.position.levels} grid=${grid} />
    <${Cells} show=${show} grid=${grid} />
    ${STAIRS.map((stair) => html`<${Stairway} key=${stair} show=${show} stair=${stair} grid=${grid} />`)}
    <${Laid} show=${show} grid=${grid} />
    <${Ghost} show=${show} grid=${grid} />
    <${Free} show=${show} grid=${grid} />
  </g>`;
}
