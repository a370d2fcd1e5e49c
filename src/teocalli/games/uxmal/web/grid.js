/** What can be pointed at and reached by keys on the board: the grid of fields and the free seats. */
import { useState } from "preact/hooks";
import { consume, directionOf, focusElement, nearestAhead, skipsPlain } from "teocalli/board/arrows.js";
import { choosesByKey, targetAttributes } from "teocalli/board/hit-target.js";
import { html } from "teocalli/html.js";
import { seatPreviews, selectionOf, turnTile } from "./acting.js";
import { ROWS, onBoard, fieldAt, spot, topOf } from "./geometry.js";
import { tip } from "teocalli/board/tooltips.js";
import { pointsAt } from "./tables.js";
import { chooseField, fieldName, fieldTargets, seatTargetName } from "./targets.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./geometry.js").Geometry} Geometry */
/** @typedef {import("./geometry.js").Position} Position */

/** Where a field lies for those who go by arrows. @param {string} field */
const placeOf = (field) => ({ x: spot(field).col, y: -spot(field).row });

/** @param {KeyboardEvent} event @param {string} field @param {string[]} targets */
function fieldByKey(event, field, targets) {
  const { col, row } = spot(field);
  if (event.key === "Home") return fieldAt(0, row);
  if (event.key === "End") return fieldAt(7, row);
  const direction = directionOf(event);
  if (!direction) return null;
  if (skipsPlain(event)) return nearestAhead(targets, field, direction, placeOf) ?? field;
  const [right, down] = direction;
  return onBoard(col + right, row - down) ? fieldAt(col + right, row - down) : field;
}

/** @param {Event} event @param {string} attribute @param {string} value */
function focusBeside(event, attribute, value) {
  const board = /** @type {Element} */ (event.currentTarget).closest("svg");
  focusElement(board?.querySelector(`[${attribute}="${value}"]`));
}

/**
 * @param {{table: Table, position: Position, board: Geometry, onConfirm: () => void}} props
 */
export function FieldGrid({ table, position, board, onConfirm }) {
  const targets = fieldTargets(table);
  const [remembered, setActive] = useState("a1");
  const { mode, field: placed, to } = selectionOf(table);
  const active = mode && targets.size && !targets.has(remembered) ? ([...targets.keys()][0] ?? remembered) : remembered;
  /** @param {string} field */
  const choose = (field) => {
    const target = targets.get(field);
    if (target) chooseField(table, field, target);
  };
  const onKeyDown = (/** @type {KeyboardEvent} */ event, /** @type {string} */ field) => {
    const next = fieldByKey(event, field, [...targets.keys()]);
    if (next) {
      consume(event);
      setActive(next);
      focusBeside(event, "data-field", next);
    } else if (choosesByKey(event) && targets.has(field)) {
      consume(event);
      if (field === placed || field === to) onConfirm();
      else choose(field);
    }
  };
  return html`<g role="grid" aria-label=${table.texts.format("uxmal-help-board.title")}>
    ${ROWS.map(
      (fields) =>
        html`<g role="row" key=${fields[0]}>
          ${fields.map((field) => {
            const target = targets.get(field);
            const box = board.box(position, field);
            return html`<g
              role="gridcell"
              key=${field}
              class=${`board-target ux-cell${target ? " ux-clickable" : ""}`}
              data-field=${field}
              data-place=${field}
              tabindex=${field === active ? 0 : -1}
              aria-label=${fieldName(table, field, target)}
              aria-selected=${field === placed || field === to ? "true" : target ? "false" : null}
              onClick=${() => choose(field)}
              onFocus=${() => setActive(field)}
              onKeyDown=${(/** @type {KeyboardEvent} */ event) => onKeyDown(event, field)}
              ...${fieldTip(table, field)}
            >
              <rect class="board-hit" x=${box.x} y=${box.y} width=${box.width} height=${box.height} rx="9" />
            </g>`;
          })}
        </g>`,
    )}
  </g>`;
}

/** What a field is worth now. @param {Table} table @param {string} field */
function fieldTip(table, field) {
  const { position } = table.shown;
  const { symbol, level } = topOf(position, field);
  const occupied = position.priests.some((fields) => fields.includes(field));
  const kind = level === 0 ? "board" : occupied ? "priest" : "field";
  const points = pointsAt(table, level, position.track.indexOf(symbol) + 1);
  return tip(table, `uxmal-worth-${kind}`, fieldName(table, field, undefined), { points });
}

/**
 * The free seats while a tile is to be laid.
 * @param {{table: Table, board: Geometry, onHover: (seat: string | null) => void, onConfirm: () => void}} props
 */
export function SeatGrid({ table, board, onHover, onConfirm }) {
  const [remembered, setActive] = useState("");
  const selection = selectionOf(table);
  if (selection.mode !== "seat") return null;
  const seats = seatPreviews(table, selection.turn ?? 0);
  const names = [...seats.keys()];
  const active = seats.has(remembered) ? remembered : (selection.seat ?? names[0]);
  const level = table.shown.position.phase - 1;
  /** @param {string} seat */
  const settle = (seat) => (table.selection.value = { ...selection, seat });
  const onKeyDown = (/** @type {KeyboardEvent} */ event, /** @type {string} */ seat) => {
    const direction = directionOf(event);
    if (!direction && !choosesByKey(event)) return;
    consume(event);
    const next = direction && nearestAhead(names, seat, direction, placeOf);
    if (next) focusBeside(event, "data-seat", next);
    else if (direction) return;
    else if (seat === selection.seat) onConfirm();
    else settle(seat);
  };
  return html`<g role="group" aria-label=${table.texts.format("board-free-seats")}>
    ${[...seats].map(([seat, preview]) => {
      const { x, y, width, height } = board.tile(seat, seat === selection.seat ? level + 1 : level);
      const attributes = targetAttributes({
        key: `seat:${seat}`,
        label: seatTargetName(table, seat, preview),
        chosen: seat === selection.seat,
        inTabOrder: seat === active,
        choose: () => settle(seat),
        hover: (over) => onHover(over ? seat : null),
      });
      return html`<g
        key=${seat}
        ...${attributes}
        class="board-target ux-seat"
        data-seat=${seat}
        data-place=${seat}
        onFocus=${() => {
          setActive(seat);
          onHover(seat);
        }}
        onKeyDown=${(/** @type {KeyboardEvent} */ event) => onKeyDown(event, seat)}
      >
        <rect class="board-hit" x=${x} y=${y} width=${width} height=${height} rx="9" />
      </g>`;
    })}
  </g>`;
}

/**
 * Turns the tile by the wheel, at most one quarter per notch.
 * @param {Table} table
 * @param {{current: number}} last time of the last turn
 * @param {WheelEvent} event
 */
export function turnByWheel(table, last, event) {
  if (selectionOf(table).mode !== "seat" || event.ctrlKey || Math.abs(event.deltaY) < 4) return;
  event.preventDefault();
  if (event.timeStamp - last.current < 140) return;
  last.current = event.timeStamp;
  turnTile(table, event.deltaY > 0 ? 1 : -1);
}
