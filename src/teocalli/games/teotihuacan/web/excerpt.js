/** Parts of the table as figures show them: cards, cells of the pyramid, temples and tracks, or the whole table. */
import { Cutout, FigureMarks, windowOver } from "teocalli/board/figure.js";
import { html } from "teocalli/html.js";
import { RingBoard } from "./boards.js";
import { TeotibotTiles } from "./bot.js";
import { lastChanges } from "./changes.js";
import { Calendar, City } from "./city.js";
import { sceneOf } from "./decisions/scene.js";
import { CELLS, levelAt } from "./geometry.js";
import { Line, glyph } from "./icons/symbol.js";
import { layout } from "./layout.js";
import { Pyramid, RISE } from "./pyramid.js";
import { showOf } from "./scene.js";
import { DiscoveryShape, isMask } from "./tiles.js";
import { Temple, Track } from "./tracks.js";

/** @typedef {import("teocalli/types.js").Table} Table */
/** @typedef {import("teocalli/types.js").PictureOfFigure} Picture */
/** @typedef {import("./scene.js").Show} Show */
/** @typedef {{show: Show, picture: Picture}} Props */

const CARD = { width: 280, height: 269 };
const WIDE_CARD = { width: 472, height: 145 };
/** Boards whose cards lie above and below the city. */
const WIDE = new Set(["1", "8"]);
const CELL = 46;
const TABLE = { width: 1048, height: 824 };
const GAP = 12;
/** Length of a temple, a track and the calendar. */
const WAY = 480;

/** @param {{x: number, y: number, children?: any}} props */
const At = ({ x, y, children }) => html`<g transform=${`translate(${x} ${y})`}>${children}</g>`;

/** Cards of the ring, side by side. @param {Props} props */
function Cards({ show, picture: { of } }) {
  let x = 0;
  const cards = of.map((board) => {
    const size = WIDE.has(board) ? WIDE_CARD : CARD;
    const card = { board, x, ...size };
    x += size.width + GAP;
    return card;
  });
  const window = windowOver(cards.map((card) => ({ ...card, y: 0 })));
  return html`<${Cutout} window=${window} className="teo-board-svg">
    ${cards.map(
      (card) =>
        html`<${At} key=${card.board} x=${card.x} y=${0}>
          <${RingBoard} show=${show} board=${Number(card.board)} width=${card.width} height=${card.height} />
        <//>`,
    )}
  <//>`;
}

const LINES = Array.from({ length: CELLS + 2 }, (_, at) => at - 1);

/**
 * Cells by their names; row −1 and 8, and column −1 and 8, hold the feet of the stairways.
 * @type {Map<string, {row: number, column: number}>}
 */
const CELLS_BY_NAME = new Map(
  LINES.flatMap((row) => LINES.map((column) => /** @type {[string, any]} */ ([`${row}.${column}`, { row, column }]))),
);

/** @param {string} cell @param {string[]} [levels] where its height counts */
function cellBox(cell, levels = []) {
  const { row, column } = CELLS_BY_NAME.get(cell) ?? { row: 0, column: 0 };
  return { x: column * CELL, y: (row - levelAt(levels, row, column) * RISE) * CELL, width: CELL, height: CELL };
}

/** The cells between two in opposite corners. @param {Props} props */
function Cells({ show, picture: { of, marks } }) {
  const [first = "-1.-1", last = "8.8"] = of;
  const onTop = (/** @type {string} */ cell) => cellBox(cell, show.position.levels);
  return html`<${Cutout} window=${windowOver([cellBox(first), cellBox(last)], 3)} className="teo-board-svg">
    <${Pyramid} show=${show} grid=${{ x: 0, y: 0, cell: CELL }} />
    <${FigureMarks} marks=${marks} boxOf=${onTop} scale=${0.7} />
  <//>`;
}

/** Temples or tracks, one below the other. @param {Props} props */
function Ways({ show, picture: { part, of } }) {
  const height = 32;
  const room = (/** @type {number} */ at) => ({ x: 0, y: at * (height + GAP), width: WAY, height });
  return html`<${Cutout} window=${windowOver(of.map((_, at) => room(at)))} className="teo-board-svg">
    ${of.map((name, at) =>
      part === "temples"
        ? html`<${Temple} key=${name} show=${show} temple=${name} across=${true} room=${room(at)} />`
        : html`<${Track} key=${name} show=${show} track=${name} across=${true} room=${room(at)} />`,
    )}
  <//>`;
}

/** @param {Props} props */
function Days({ show }) {
  return html`<${Cutout} window=${{ x: -4, y: -4, width: WAY + 8, height: 40 }} className="teo-board-svg">
    <${Calendar} show=${show} x=${0} y=${0} width=${WAY} />
  <//>`;
}

/** @param {Props} props */
function WholeTable({ show, picture: { marks } }) {
  const { extent, ring, city } = layout(TABLE);
  const boards = /** @type {number[]} */ (show.position.boards);
  const boxOf = (/** @type {string} */ place) => ring[boards.findIndex((board) => place === `board:${board}`)] ?? null;
  return html`<${Cutout} window=${windowOver([{ x: 0, y: 0, ...extent }], 14)} className="teo-board-svg">
    ${show.position.boards.map(
      (/** @type {number} */ board, /** @type {number} */ at) =>
        html`<${At} key=${board} x=${ring[at]?.x} y=${ring[at]?.y}>
          <${RingBoard} show=${show} board=${board} width=${ring[at]?.width} height=${ring[at]?.height} />
        <//>`,
    )}
    <${At} x=${city.x} y=${city.y}><${City} show=${show} width=${city.width} height=${city.height} /><//>
    <${FigureMarks} marks=${marks} boxOf=${boxOf} scale=${2} />
  <//>`;
}

const MASK = 56;

/** A set of masks, and what it scores. @param {{show: Show, kinds: string[], y: number}} props */
function MaskSet({ show, kinds, y }) {
  const points = show.parts.mask_sets[kinds.length - 1];
  const after = kinds.length * (MASK + GAP);
  return html`<g>
    ${kinds.map(
      (kind, at) =>
        html`<${DiscoveryShape}
          key=${kind}
          show=${show}
          kind=${kind}
          x=${at * (MASK + GAP)}
          y=${y}
          size=${MASK}
          withCost=${false}
        />`,
    )}
    <${Line} tokens=${["=", " ", points, glyph("vp")]} x=${after} y=${y + MASK / 2} size=${28} anchor="start" />
  </g>`;
}

/** The masks of a player, set by set. @param {Props} props */
function Masks({ show, picture: { of } }) {
  const { unused, masks } = show.position.players[Number(of[0] ?? 0)];
  const kinds = Object.keys(unused).filter(isMask);
  const sets = masks.sets.map((/** @type {number} */ _, /** @type {number} */ number) =>
    kinds.filter((kind) => unused[kind] > number),
  );
  const rows = sets.map((/** @type {string[]} */ _, /** @type {number} */ at) => at * (MASK + GAP));
  const width = (MASK + GAP) * (masks.sets[0] ?? 0) + 2 * MASK;
  return html`<${Cutout}
    window=${windowOver(rows.map((/** @type {number} */ y) => ({ x: 0, y, width, height: MASK })))}
    className="teo-board-svg"
  >
    ${sets.map(
      (/** @type {string[]} */ each, /** @type {number} */ at) =>
        html`<${MaskSet} key=${at} show=${show} kinds=${each} y=${rows[at]} />`,
    )}
  <//>`;
}

/** The Teotibot's tiles. @param {Props} props */
const Bot = ({ show }) => html`<${TeotibotTiles} show=${show} />`;

/** @type {Record<string, (props: Props) => any>} */
const PARTS = {
  bot: Bot,
  masks: Masks,
  cards: Cards,
  pyramid: Cells,
  temples: Ways,
  tracks: Ways,
  calendar: Days,
  table: WholeTable,
};

/** @param {{table: Table, picture: Picture}} props */
export function Excerpt({ table, picture }) {
  const scene = sceneOf(table);
  const marked = { ...scene, marks: new Set([...scene.marks, ...Object.keys(picture.marks)]) };
  const show = showOf(table, marked, lastChanges(table, scene.position));
  return html`<${PARTS[picture.part] ?? WholeTable} show=${show} picture=${picture} />`;
}
