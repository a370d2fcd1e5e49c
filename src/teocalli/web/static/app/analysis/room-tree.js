/** The tree of variations: the game and what branches off it, the line that is shown move by move, names and notes. */
import { useEffect, useState } from "preact/hooks";
import { ConfirmDialog } from "../confirm-dialog.js";
import { html } from "../html.js";
import { Icon } from "../ui.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("./room-table.js").RoomTable} RoomTable
 * @typedef {import("./room-table.js").Line} Line
 * @typedef {import("./room-table.js").Move} Move
 */

/** So many moves are shown before and after the one that is looked at, of a line that is longer. */
const AROUND = 6;
const LONGEST_NAME = 60;
const LONGEST_NOTE = 1000;

/** A move in words. @param {Table} table @param {Move} move */
const moveText = ({ texts }, { message }) =>
  message ? texts.message(message) : texts.format("web-analysis-beginning");

/** What a line is called: by its name, else by its first move. @param {Table} table @param {Line} line */
function lineText(table, { depth, moves }) {
  const first = /** @type {Move} */ (moves[0]);
  if (depth === 0) return table.texts.format("web-analysis-game");
  return moves.find(({ name }) => name)?.name ?? moveText(table, first);
}

/**
 * The moves of the line along which one steps, around the one that is looked at.
 * @param {{room: RoomTable, table: Table}} props
 */
function Moves({ room, table }) {
  const way = room.way.value;
  const here = way.indexOf(room.current.value);
  const shown = way.slice(Math.max(0, here - AROUND), here + AROUND + 1);
  const branching = new Set(room.tree.value.lines.map(({ from }) => from));
  return html`
    <ol class="room-moves" start=${Math.max(0, here - AROUND)}>
      ${shown.map((key) => {
        const { move, line } = /** @type {import("./room-table.js").Place} */ (room.places.value.get(key));
        const colour = move.seat === null ? undefined : table.view.seats[move.seat]?.colour;
        return html`
          <li key=${key} class="room-move" data-colour=${colour} data-varied=${line.depth > 0 ? "yes" : "no"}>
            <button
              type="button"
              class="log-entry"
              data-n=${move.n}
              aria-current=${key === room.current.value ? "step" : undefined}
              onClick=${() => void room.goToKey(key)}
            >
              <span class="figure move-number">${move.n}</span> <bdi>${moveText(table, move)}</bdi>
              ${move.note && html` <span class="move-note">${table.texts.format("web-analysis-has-note")}</span>`}
              ${
                branching.has(key) &&
                html` <span class="move-note">${table.texts.format("web-analysis-branches")}</span>`
              }
            </button>
          </li>
        `;
      })}
    </ol>
  `;
}

/** All lines, the game first. @param {{room: RoomTable, table: Table}} props */
function Lines({ room, table }) {
  const { format } = table.texts;
  const { lines } = room.tree.value;
  const here = room.place.line;
  if (lines.length === 1) return html`<p class="hint">${format("web-analysis-none")}</p>`;
  return html`
    <ul class="room-variations">
      ${lines.map((line) => {
        const first = /** @type {Move} */ (line.moves[0]);
        return html`
          <li key=${first.key} style=${{ marginInlineStart: `${Math.min(line.depth, 6) * 14}px` }}>
            <button
              type="button"
              class="log-entry"
              aria-current=${line === here ? "true" : undefined}
              onClick=${() => void room.goToLine(first.key)}
            >
              ${line.depth > 0 && html`<span class="figure move-number">${first.n}</span>${" "}`}
              <bdi>${lineText(table, line)}</bdi>
              ${
                line.depth > 0 &&
                html` <span class="move-note">${format("web-analysis-length", { count: line.moves.length })}</span>`
              }
            </button>
          </li>
        `;
      })}
    </ul>
  `;
}

/** @param {{table: Table, room: RoomTable, onClose: () => void}} props */
function DeleteDialog({ table, room, onClose }) {
  const { format } = table.texts;
  const { move, line } = room.place;
  const count = line.moves.length - line.moves.indexOf(move);
  const act = () => void room.wish({ do: "delete", at: move.key });
  return html`
    <${ConfirmDialog} texts=${table.texts} title=${format("web-analysis-delete")} act=${act} onClose=${onClose}>
      <p>${format("web-analysis-delete-help", { count })}</p>
    <//>
  `;
}

/**
 * A text that is kept when one leaves it; what is being written stays whatever else changes meanwhile.
 * @param {{label: string, value: string, most: number, rows?: number, onKeep: (text: string) => void}} props
 */
function KeptText({ label, value, most, rows = 1, onKeep }) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const field = {
    value: text,
    maxlength: most,
    onInput: (/** @type {any} */ event) => setText(event.target.value),
    onChange: () => text === value || onKeep(text),
  };
  return html`<label
    >${label}
    ${rows > 1 ? html`<textarea rows=${rows} ...${field}></textarea>` : html`<input type="text" ...${field} />`}
  </label>`;
}

/** Name, note and place of where one stands. @param {{room: RoomTable, table: Table}} props */
function Saying({ room, table }) {
  const { format } = table.texts;
  const { move, line } = room.place;
  const [deleting, setDeleting] = useState(false);
  const first = /** @type {Move} */ (line.moves[0]);
  const named = line.moves.find(({ name }) => name) ?? first;
  return html`
    <div class="room-saying">
      ${
        line.depth > 0 &&
        html`<${KeptText}
          key=${`name ${named.key}`}
          label=${format("web-analysis-name")}
          value=${named.name}
          most=${LONGEST_NAME}
          onKeep=${(/** @type {string} */ text) => void room.wish({ do: "name", at: named.key, text })}
        />`
      }
      <${KeptText}
        key=${`note ${move.key}`}
        label=${format("web-analysis-note", { n: move.n })}
        value=${move.note}
        most=${LONGEST_NOTE}
        rows=${2}
        onKeep=${(/** @type {string} */ text) => void room.wish({ do: "note", at: move.key, text })}
      />
      ${
        line.depth > 0 &&
        html`
          <div class="room-buttons">
            <button type="button" onClick=${() => void room.wish({ do: "promote", at: first.key })}>
              ${format("web-analysis-promote")}
            </button>
            <button type="button" class="danger" onClick=${() => setDeleting(true)}>
              <${Icon} name="trash" /> ${format("web-analysis-delete")}
            </button>
          </div>
        `
      }
      ${deleting && html`<${DeleteDialog} table=${table} room=${room} onClose=${() => setDeleting(false)} />`}
    </div>
  `;
}

/** @param {{room: RoomTable, table: Table}} props */
export function RoomTree({ room, table }) {
  const { format } = table.texts;
  const { note } = room.place.move;
  const { may } = room.tree.value;
  return html`
    <h3>${format("web-analysis-moves")}</h3>
    <${Moves} room=${room} table=${table} />
    ${may ? html`<${Saying} room=${room} table=${table} />` : note && html`<p class="room-note">${note}</p>`}
    <h3>${format("web-analysis-variations")}</h3>
    <${Lines} room=${room} table=${table} />
  `;
}
