/** Parts of the table as figures show them: some fields of the board, or the popularity track. */
import { Cutout, FigureMarks } from "teocalli/board/figure.js";
import { html } from "teocalli/html.js";
import { previewedPosition } from "./acting.js";
import { lastChanges } from "./changes.js";
import { FIELD_WIDTH, fieldAt, geometry, spot, topOf } from "./geometry.js";
import { Priests } from "./priests.js";
import { FieldSymbols, LastMarks, Pyramid } from "./pyramid.js";
import { FieldHalos, SeatTargets, fieldTargets } from "./targets.js";
import { TrackSquares } from "./track.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("teocalli/types.js").PictureOfFigure} Picture */

/**
 * The fields between two in opposite corners.
 * @param {string[]} corners
 */
function fieldsBetween([first = "a1", last = "h8"]) {
  const [from, to] = [spot(first), spot(last)];
  const columns = Array.from({ length: to.col - from.col + 1 }, (_, at) => from.col + at);
  const rows = Array.from({ length: to.row - from.row + 1 }, (_, at) => from.row + at);
  return rows.flatMap((row) => columns.map((col) => fieldAt(col, row)));
}

/** What is shown of the board: the fields with the height that tiles on them take. */
const RISE = 1;
const EDGE = { letters: 20, numbers: 20 };

/**
 * @param {import("./geometry.js").Geometry} board
 * @param {Table} table
 * @param {string[]} fields
 */
function cutOf(board, { shown }, fields) {
  const spots = fields.map(spot);
  const [left, right] = [Math.min(...spots.map(({ col }) => col)), Math.max(...spots.map(({ col }) => col))];
  const [below, above] = [Math.min(...spots.map(({ row }) => row)), Math.max(...spots.map(({ row }) => row))];
  const levelOf = (/** @type {string} */ field) => topOf(shown.position, field).level;
  const y = board.y(above, Math.max(RISE, ...fields.map(levelOf))) - 4;
  const x = board.x(left) - 4;
  const under = fields.filter((field) => spot(field).row === below).map((field) => fieldAt(spot(field).col, below - 1));
  const bottom = below ? board.y(below - 1, Math.min(...under.map(levelOf))) + 3 : board.bottom + board.step + 4;
  return { x, y, width: board.x(right + 1) + 4 - x, height: bottom - y };
}

/** Letters below and numbers beside what is shown. @param {{board: any, cut: any, fields: string[]}} props */
function Names({ board, cut, fields }) {
  const spots = fields.map(spot);
  const columns = [...new Set(spots.map(({ col }) => col))];
  const rows = [...new Set(spots.map(({ row }) => row))];
  return html`<g class="ux-coordinates">
    ${columns.map(
      (col) =>
        html`<text key=${col} x=${board.x(col) + FIELD_WIDTH / 2} y=${cut.y + cut.height + 16}
          >${fieldAt(col, 0)[0]}</text
        >`,
    )}
    ${rows.map(
      (row) =>
        html`<text key=${`r${row}`} x=${cut.x - 9} y=${board.y(row, RISE / 2) + board.fieldHeight / 2 + 6}
          >${row + 1}</text
        >`,
    )}
  </g>`;
}

/**
 * Fields of the board between two in opposite corners, all of them if none are named, with their names at the edge.
 * @param {{table: Table, picture: Picture}} props
 */
function SomeFields({ table, picture }) {
  const board = geometry(false);
  const position = previewedPosition(table);
  const targets = fieldTargets(table);
  const fields = fieldsBetween(picture.of);
  const cut = cutOf(board, table, fields);
  const window = {
    ...cut,
    x: cut.x - EDGE.numbers,
    width: cut.width + EDGE.numbers,
    height: cut.height + EDGE.letters,
  };
  return html`<${Cutout} window=${window} className="ux-board-svg">
    <${Names} board=${board} cut=${cut} fields=${fields} />
    <svg ...${cut} viewBox=${`${cut.x} ${cut.y} ${cut.width} ${cut.height}`} class="ux-picture">
      <rect
        class="ux-plinth"
        x=${board.x(0) - 4}
        y=${board.top - 4}
        width=${board.x(8) - board.x(0) + 8}
        height=${board.bottom - board.top + board.step + 4}
        rx="10"
      />
      <${Pyramid} position=${position} board=${board} />
      <${FieldHalos} table=${table} position=${position} board=${board} />
      <${FieldSymbols}
        position=${position}
        board=${board}
        lit=${targets.size ? new Set(targets.keys()) : null}
        fields=${fields}
      />
      <${LastMarks} changes=${lastChanges(table)} position=${table.shown.position} board=${board} />
      <${Priests} table=${table} position=${position} board=${board} />
      <${SeatTargets} table=${table} board=${board} hovered=${null} />
    </svg>
    <${FigureMarks} marks=${picture.marks} boxOf=${(/** @type {string} */ field) => board.box(position, field)} />
  <//>`;
}

/** @param {{table: Table, picture: Picture}} props */
export function Excerpt({ table, picture }) {
  return picture.part === "track"
    ? html`<${TrackSquares} table=${table} />`
    : html`<${SomeFields} table=${table} picture=${picture} />`;
}
