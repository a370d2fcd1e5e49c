import { cornersPath } from "teocalli/board/marks.js";
import { html } from "teocalli/html.js";
import { FIELD_WIDTH, ROWS, SIZE, builtSeats, fieldAt, topOf } from "./geometry.js";
import { IdolPlate } from "./icons/symbol.js";

/** @typedef {import("./geometry.js").Geometry} Geometry */
/** @typedef {import("./geometry.js").Position} Position */

const LEVELS = [0, 1, 2, 3];
const GAP = 1.5;

/** How far the layers of a soft shadow reach. */
const SPREADS = [7, 4.5, 2];

/**
 * Soft shadows in front of and beside raised tiles, without a filter; where they meet they do not grow darker.
 * @param {{seats: string[], level: number, board: Geometry}} props
 */
function Shadows({ seats, level, board }) {
  return SPREADS.map(
    (spread) =>
      html`<g key=${spread} class="ux-shadow">
        ${seats.map((seat) => {
          const { x, y, width, height } = board.tile(seat, level);
          return html`<rect
            key=${seat}
            x=${x - spread}
            y=${y + board.step - spread / 2}
            width=${width + 2 * spread}
            height=${height + spread * 1.4}
            rx="4"
          />`;
        })}
      </g>`,
  );
}

/**
 * One tile as a slab of stone: its side, its top, and the light on its edge.
 * @param {{seat: string, level: number, board: Geometry}} props
 */
export function Slab({ seat, level, board }) {
  const { x, y, width, height } = board.tile(seat, level);
  const inner = { x: x + GAP / 2, width: width - GAP };
  const middle = { x: x + width / 2, y: y + height / 2 };
  return html`<g class=${`ux-slab ux-level-${level}`} data-slab=${`${seat}@${level}`}>
    <rect
      class="ux-side"
      x=${inner.x}
      y=${y + 12}
      width=${inner.width}
      height=${height - 12 + board.step - GAP / 2}
      rx="6"
    />
    <path class="ux-side-line" d=${`M${inner.x + 5} ${y + height + board.step / 2}h${inner.width - 10}`} />
    <rect class="ux-top" x=${inner.x} y=${y} width=${inner.width} height=${height - GAP / 2} rx="6" />
    <path class="ux-groove" d=${`M${middle.x} ${y + 8}v${height - 17}M${x + 8} ${middle.y}h${width - 16}`} />
    <path class="ux-light" d=${`M${inner.x + 3} ${y + 1.2}h${inner.width - 6}`} />
  </g>`;
}

/** The steps of the pyramid, from the printed board up. @param {{position: Position, board: Geometry}} props */
export function Pyramid({ position, board }) {
  return LEVELS.map((level) => {
    const seats = builtSeats(position, level);
    return html`<g key=${level}>
      ${level > 0 ? html`<${Shadows} seats=${seats} level=${level} board=${board} />` : null}
      ${seats.map((seat) => html`<${Slab} key=${seat} seat=${seat} level=${level} board=${board} />`)}
    </g>`;
  });
}

/**
 * What a field shows: an idol on its ground, or a quiet dimple. Under a priest only the ground stays, as the priest
 * wears the idol's badge.
 * @param {{position: Position, field: string, board: Geometry, occupied: boolean, dim: boolean}} props
 */
function FieldSymbol({ position, field, board, occupied, dim }) {
  const { level, symbol } = topOf(position, field);
  const box = board.box(position, field);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return html`<g class=${`ux-symbol ux-on-${level}${dim ? " ux-dim" : ""}`} data-symbol=${field}>
    ${
      symbol === "-"
        ? html`<ellipse class=${`ux-dimple ux-on-${level}`} cx=${middle.x} cy=${middle.y} rx="7" ry="6" />`
        : html`<${IdolPlate}
            symbol=${symbol}
            ...${middle}
            printed=${level === 0}
            letter=${!occupied}
            bare=${occupied}
          />`
    }
  </g>`;
}

/**
 * The symbols of the fields, all of them if none are named; those that are not lit, if any are, step back.
 * @param {{position: Position, board: Geometry, lit: Set<string> | null, fields?: string[]}} props
 */
export function FieldSymbols({ position, board, lit, fields = ROWS.flat() }) {
  const occupied = new Set(position.priests.flat());
  return html`<g>
    ${fields.map(
      (field) =>
        html`<${FieldSymbol}
          key=${field}
          position=${position}
          field=${field}
          board=${board}
          occupied=${occupied.has(field)}
          dim=${lit !== null && !lit.has(field)}
        />`,
    )}
  </g>`;
}

/**
 * The level in the middle between the lowest and the highest field of a row.
 * @param {Position} position
 * @param {number} row
 */
function middleLevel(position, row) {
  const levels = [...(position.levels[SIZE - 1 - row] ?? "0")].map(Number);
  return (Math.min(...levels) + Math.max(...levels)) / 2;
}

/**
 * Letters below and numbers beside the board; the numbers rise with the fields of their rows.
 * @param {{position: Position, board: Geometry}} props
 */
export function Coordinates({ position, board }) {
  const indices = [...Array(SIZE).keys()];
  const middle = board.fieldHeight / 2 + (board.compact ? 5 : 6);
  const height = (/** @type {number} */ row) => board.y(row, middleLevel(position, row)) + middle;
  const base = board.height - (board.compact ? 3 : 6);
  return html`<g class="ux-coordinates">
    ${indices.map(
      (row) => html`<text key=${row} data-row=${row + 1} x=${board.left / 2 - 0.5} y=${height(row)}>${row + 1}</text>`,
    )}
    ${indices.map(
      (col) => html`<text key=${`c${col}`} x=${board.x(col) + FIELD_WIDTH / 2} y=${base}>${fieldAt(col, 0)[0]}</text>`,
    )}
  </g>`;
}

/** Inside the edges of a tile or field, where something new lies. @param {import("./geometry.js").Box} box */
const inside = ({ x, y, width, height }) => ({ x: x + 3.5, y: y + 3, width: width - 7, height: height - 7 });

/**
 * Marks of what has happened lately: corners around tiles and around priests that have come, a ring where they stood.
 * @param {{changes: import("./changes.js").Changes, position: Position, board: Geometry}} props
 */
export function LastMarks({ changes, position, board }) {
  const { tiles, come, left } = changes;
  return html`<g class="ux-last">
    ${tiles.map(
      ({ seat, level }) =>
        html`<path key=${seat} data-new-tile=${seat} d=${cornersPath(inside(board.tile(seat, level)), 17)} />`,
    )}
    ${[...come].map(
      (field) =>
        html`<path key=${field} data-new-priest=${field} d=${cornersPath(inside(board.box(position, field)), 12)} />`,
    )}
    ${[...left].map((field) => {
      const { x, y, width, height } = board.box(position, field);
      return html`<ellipse
        key=${field}
        data-left-field=${field}
        class="ux-left"
        cx=${x + width / 2}
        cy=${y + height / 2}
        rx="27"
        ry="25"
      />`;
    })}
  </g>`;
}
