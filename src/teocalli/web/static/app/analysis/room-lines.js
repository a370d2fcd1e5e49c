/** The best lines of a position: pointing at one shows it on the board, pressing a step plays it as far as there. */
import { pointing } from "../board/hit-target.js";
import { useTrying } from "../hint.js";
import { html } from "../html.js";
import { Icon } from "../ui.js";
import { decimal } from "./numbers.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").Drawing} Drawing
 * @typedef {import("./room-table.js").RoomTable} RoomTable
 * @typedef {import("./live-search.js").Line} Line
 */

/** @param {{room: RoomTable, table: Table, drawing: Drawing, line: Line, number: number}} props */
function LineRow({ room, table, drawing, line, number }) {
  const { texts, view, legal } = table;
  const { begin, end } = useTrying(table, drawing);
  const preview = legal.find(({ word }) => word === line.word);
  const words = line.steps.map(({ word }) => word);
  const seat = line.steps[0]?.seat ?? 0;
  const point = (/** @type {number} */ count) => void room.pointAt(words.slice(0, count));
  const leave = () => {
    end();
    void room.pointAt(null);
  };
  const play = (/** @type {number} */ count) => {
    leave();
    void room.wish({ do: "line", at: room.current.peek(), words: words.slice(0, count) });
  };
  const isTried = () => table.selection.peek()?.tried === line.word;
  const tried = preview !== undefined && drawing.shownBy(table, preview) !== null;
  const name = preview ? drawing.actionText(table, preview) : line.steps[0] && texts.message(line.steps[0].message);
  const first = pointing(tried ? () => isTried() || begin(preview) : () => point(1), leave);
  return html`
    <li class="room-line">
      <button type="button" class="suggestion" data-word=${line.word} ...${first} onClick=${() => play(1)}>
        <span class="suggestion-head">
          <span class="line-number">${number}</span>
          <b class="suggestion-name"><bdi>${name}</bdi></b>
          <b class="figure">${texts.format("web-hint-percent", { percent: line.percent[seat] ?? 0 })}</b>
        </span>
        <span class="suggestion-bar" aria-hidden="true"
          ><span style=${{ width: `${line.percent[seat] ?? 0}%` }}></span
        ></span>
        <span class="line-figures"
          >${texts.format("web-analysis-line", {
            points: decimal(texts.language, line.points[seat] ?? 0),
            visits: line.visits,
          })}${line.proven && html` · <span class="solved">${texts.format("web-analysis-solved-line")}</span>`}</span
        >
      </button>
      ${
        line.steps.length > 1 &&
        html`<ol class="line-steps" aria-label=${texts.format("web-analysis-steps")}>
          ${line.steps.slice(1).map(
            (step, at) => html`
              <li key=${at}>
                <button
                  type="button"
                  class="line-step"
                  data-colour=${view.seats[step.seat]?.colour}
                  ...${pointing(() => point(at + 2), leave)}
                  onClick=${() => play(at + 2)}
                >
                  <bdi>${texts.message(step.message)}</bdi>
                </button>
              </li>
            `,
          )}
        </ol>`
      }
    </li>
  `;
}

/** How far the search is, with the buttons for it. @param {{room: RoomTable, table: Table}} props */
function SearchBar({ room, table }) {
  const { format } = table.texts;
  const found = room.search.found.value;
  const going = room.search.going.value;
  const status = going ? (found?.status ?? "waiting") : "stopped";
  const most = room.tree.value.threads;
  return html`
    <div class="search-bar">
      <button
        type="button"
        aria-keyshortcuts="I"
        title=${format("web-analysis-toggle-key")}
        onClick=${() => room.search.toggle()}
      >
        <${Icon} name=${going ? "close" : "play"} /> ${format(going ? "web-analysis-stop" : "web-analysis-go")}
      </button>
      ${
        most > 1 &&
        html`<label class="search-threads"
          >${format("web-analysis-threads")}
          <select
            value=${String(room.search.threads.value)}
            onChange=${(/** @type {any} */ event) => room.search.useThreads(Number(event.target.value))}
          >
            ${Array.from({ length: most }, (_, at) => String(at + 1)).map(
              (threads) => html`<option key=${threads} value=${threads}>${threads}</option>`,
            )}
          </select></label
        >`
      }
      <p class="hint search-status" data-status=${status}>
        ${format(`web-analysis-${status}`)}${" "}
        ${found && found.playouts > 0 && format("web-analysis-depth", { playouts: found.playouts })}
      </p>
    </div>
  `;
}

/** @param {{room: RoomTable, table: Table, drawing: Drawing}} props */
export function RoomLines({ room, table, drawing }) {
  const { format } = table.texts;
  const found = room.search.found.value;
  const isHere = found !== null && found.at === room.current.value;
  const lines = isHere ? found.lines : [];
  const without = isHere && found.evaluation && lines.length === 0;
  return html`
    <${SearchBar} room=${room} table=${table} />
    ${without && html`<p class="hint">${format("web-analysis-no-lines")}</p>`}
    <ol class="suggestions room-lines" aria-label=${format("web-analysis-lines")}>
      ${lines.map(
        (line, at) =>
          html`<${LineRow}
            key=${line.word}
            room=${room}
            table=${table}
            drawing=${drawing}
            line=${line}
            number=${at + 1}
          />`,
      )}
    </ol>
  `;
}
