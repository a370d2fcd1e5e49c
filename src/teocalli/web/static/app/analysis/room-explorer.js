/** What many games have at a position of the analysis room: what was played, how it ended; a click steps along. */
import { useEffect, useState } from "preact/hooks";
import { explorer } from "../explorer-api.js";
import { ALL, bringExplorer, ResultsTable, WantedFields } from "../explored.js";
import { html } from "../html.js";
import { notifyError } from "../notify-error.js";
import { decimal } from "./numbers.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").Drawing} Drawing
 * @typedef {import("./room-table.js").RoomTable} RoomTable
 * @typedef {import("../explored.js").Move} Move
 * @typedef {import("../explored.js").Alike} Alike
 * @typedef {import("../explored.js").Contents & {at: string, alike: Alike[]}} Found
 */

/** What has columns of its own; points stand below what was played, since there is little room. */
const COLUMNS = /** @type {import("../explored.js").Column[]} */ (["games", "won"]);

/** Games of which numbers of players can be asked for. */
const COUNTS = /** @type {const} */ ([
  ["", "web-explorer-as-here"],
  ["any", "web-explorer-all"],
]);

/** Rows that are shown at once; the rest on demand. */
const ROWS = 8;

/**
 * What was played at the position that is looked at, as long as that is wanted.
 * @param {RoomTable} room
 * @param {boolean} open
 */
function useFound(room, open) {
  const [wanted, setWanted] = useState(ALL);
  const [found, setFound] = useState(/** @type {Found | null} */ (null));
  const at = room.current.value;
  useEffect(() => {
    if (!open) return undefined;
    let current = true;
    bringExplorer()
      .then(() => explorer.moves(room.id, at, wanted))
      .then((told) => current && setFound({ ...told, at }), notifyError);
    return () => {
      current = false;
    };
  }, [at, open, wanted]);
  return { found, wanted, setWanted };
}

/**
 * What was played: a word of this position, or several that amount to the same.
 * @param {{room: RoomTable, table: Table, drawing: Drawing, move: Move}} props
 */
function Played({ room, table, drawing, move }) {
  const name = (/** @type {string} */ word) => {
    const preview = table.legal.find((each) => each.word === word);
    return preview ? drawing.actionText(table, preview) : word;
  };
  const point = (/** @type {string[] | null} */ words) => void room.position.showAhead(words);
  const step = (/** @type {string} */ word, /** @type {any} */ text) => html`
    <button
      type="button"
      class="explored-step"
      data-word=${word}
      onPointerMove=${(/** @type {PointerEvent} */ event) => event.pointerType === "touch" || point([word])}
      onPointerLeave=${() => point(null)}
      onClick=${() => void room.wish({ do: "play", at: room.current.peek(), word })}
    >
      <bdi>${text}</bdi>
    </button>
  `;
  const [only, ...others] = move.words;
  const title = move.message && table.texts.message(move.message);
  if (!others.length) return step(only ?? "", title ?? name(only ?? ""));
  return html`
    <details>
      <summary>${title}</summary>
      <ul>
        ${move.words.map((word) => html`<li key=${word}>${step(word, name(word))}</li>`)}
      </ul>
    </details>
  `;
}

/** @param {{room: RoomTable, table: Table, drawing: Drawing, alike: Alike}} props */
function AlikeMoves({ room, table, drawing, alike }) {
  const { texts } = table;
  const [all, setAll] = useState(false);
  const name = texts.message(alike.message);
  const rows = all ? alike.moves : alike.moves.slice(0, ROWS);
  return html`
    <h4>${texts.format("web-explorer-alike", { likeness: name, games: alike.games })}</h4>
    <${ResultsTable}
      texts=${texts}
      name=${name}
      rows=${rows}
      columns=${COLUMNS}
      keyOf=${(/** @type {Move} */ move) => move.move}
      title=${(/** @type {Move} */ move) => html`
        <${Played} room=${room} table=${table} drawing=${drawing} move=${move} />
        <span class="line-figures"
          >${texts.format("web-explorer-mean", { points: decimal(texts.language, move.points[0]) })}</span
        >
      `}
    />
    ${
      rows.length < alike.moves.length &&
      html`<button type="button" class="quiet" onClick=${() => setAll(true)}>
        ${texts.format("web-explorer-more", { count: alike.moves.length - rows.length })}
      </button>`
    }
  `;
}

/** @param {{room: RoomTable, table: Table, drawing: Drawing, found: Found}} props */
function Told({ room, table, drawing, found }) {
  const { format } = table.texts;
  if (found.games === 0) return html`<p class="hint">${format("web-explorer-none")}</p>`;
  const nobody = table.view.to_move === null ? "web-explorer-nobody" : "web-explorer-nothing";
  if (found.alike.length === 0) return html`<p class="hint">${format(nobody)}</p>`;
  return found.alike.map(
    (alike) =>
      html`<${AlikeMoves}
        key=${`${found.at} ${alike.likeness}`}
        room=${room}
        table=${table}
        drawing=${drawing}
        alike=${alike}
      />`,
  );
}

/** @param {{room: RoomTable, table: Table, drawing: Drawing}} props */
export function RoomExplorer({ room, table, drawing }) {
  const { format } = table.texts;
  const [open, setOpen] = useState(false);
  const { found, wanted, setWanted } = useFound(room, open);
  return html`
    <details class="room-explorer" onToggle=${(/** @type {any} */ event) => setOpen(event.currentTarget.open)}>
      <summary>${format("web-explorer")}</summary>
      ${
        found &&
        html`
          <${WantedFields}
            texts=${table.texts}
            contents=${found}
            counts=${found.players.length > 1 ? COUNTS.map(([value, id]) => [value, format(id)]) : []}
            wanted=${wanted}
            onWant=${setWanted}
          />
          <${Told} room=${room} table=${table} drawing=${drawing} found=${found} />
          <p class="hint"><a href=${`/explorer/${table.view.game}`}>${format("web-explorer-link")}</a></p>
        `
      }
    </details>
  `;
}
