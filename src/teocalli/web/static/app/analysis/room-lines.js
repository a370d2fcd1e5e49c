/** The best lines of a position: pointing at one shows it on the board, pressing a step plays it as far as there. */
import { useEffect } from "preact/hooks";
import { pointing } from "../board/hit-target.js";
import { html } from "../html.js";
import { Icon } from "../ui.js";
import { LineHead } from "./line-head.js";
import { decimal } from "./numbers.js";
import { useTrying } from "./trying.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").Drawing} Drawing
 * @typedef {import("./room-table.js").RoomTable} RoomTable
 * @typedef {import("./live-search.js").Line} Line
 */

/** What is asked keeps its height while a line is pointed at: else the line would move away. @param {boolean} held */
function holdQuestion(held) {
  const slot = document.getElementById("question");
  if (held) slot?.style.setProperty("height", `${slot.getBoundingClientRect().height}px`);
  else slot?.style.removeProperty("height");
}

/** @param {{room: RoomTable, table: Table, drawing: Drawing, line: Line, number: number}} props */
function LineRow({ room, table, drawing, line, number }) {
  const { texts, view, legal } = table;
  const { begin, end } = useTrying(table, drawing);
  const preview = legal.find(({ word }) => word === line.word);
  const words = line.steps.map(({ word }) => word);
  const seat = line.steps[0]?.seat ?? 0;
  const mark = (/** @type {number} */ steps) => {
    const marked = room.pointedLine.peek();
    if (marked?.word !== line.word || marked.steps !== steps) room.pointedLine.value = { word: line.word, steps };
  };
  const point = (/** @type {number} */ count) => {
    mark(count);
    void room.pointAt(words.slice(0, count));
  };
  const leave = () => {
    holdQuestion(false);
    end();
    room.pointedLine.value = null;
    void room.pointAt(null);
  };
  const play = (/** @type {number} */ count) => {
    leave();
    void room.wish({ do: "line", at: room.current.peek(), words: words.slice(0, count) });
  };
  const isTried = () => table.selection.peek()?.tried === line.word;
  const tried = preview !== undefined && drawing.shownBy(table, preview) !== null;
  const name = preview ? drawing.actionText(table, preview) : line.steps[0] && texts.message(line.steps[0].message);
  const show = () => {
    mark(words.length);
    if (!tried || isTried()) return;
    holdQuestion(true);
    begin(preview);
  };
  const first = pointing(show, leave);
  return html`
    <li class="room-line">
      <button type="button" class="suggestion" data-word=${line.word} ...${first} onClick=${() => play(1)}>
        <${LineHead} texts=${texts} number=${number} name=${name} percent=${line.percent[seat] ?? 0} />
        <span class="line-figures"
          >${texts.format("web-analysis-line", {
            points: decimal(texts.language, line.points[seat] ?? 0),
            visits: line.visits,
          })}${line.solved && html` · <span class="solved">${texts.format("web-analysis-solved-line")}</span>`}</span
        >
      </button>
      <button type="button" class="quiet line-show" onClick=${() => room.startWalk(number)}>
        <${Icon} name="point" /> ${texts.format("web-analysis-walk-start")}${" "}<span class="visually-hidden"
          >${texts.format("web-analysis-walk", { number })}</span
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
  const most = found?.threads ?? 1;
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

/**
 * Marks the lines on the board, and the one that is pointed at or walked along step by step.
 * @param {RoomTable} room
 * @param {Line[]} lines
 */
function useMarks(room, lines) {
  const pointed = room.pointedLine.value;
  const walk = room.walk.value;
  const told = JSON.stringify(lines.map(({ steps }) => steps.map(({ word }) => word)));
  useEffect(() => {
    if (walk) {
      const { number, steps, at } = walk;
      room.marked.value = { lines: [{ number, steps }], shown: { number, steps: at || steps.length } };
      return;
    }
    const number = lines.findIndex(({ word }) => word === pointed?.word) + 1;
    room.marked.value = {
      lines: lines.map(({ steps }, at) => ({ number: at + 1, steps })),
      shown: number && pointed ? { number, steps: pointed.steps } : null,
    };
  }, [told, pointed, walk]);
  useEffect(() => () => void (room.marked.value = null), []);
}

/** Up and down lead through the lines and their steps. @param {KeyboardEvent} event */
function moveThrough(event) {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const list = /** @type {HTMLElement} */ (event.currentTarget);
  const buttons = [...list.querySelectorAll("button")];
  const next = step && buttons[buttons.indexOf(/** @type {any} */ (document.activeElement)) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** @param {{room: RoomTable, table: Table, drawing: Drawing}} props */
export function RoomLines({ room, table, drawing }) {
  const { format } = table.texts;
  const { lines } = room;
  useMarks(room, lines);
  const found = room.search.found.value;
  const without = found?.at === room.current.value && found.evaluation && lines.length === 0;
  return html`
    <${SearchBar} room=${room} table=${table} />
    ${without && html`<p class="hint">${format("web-analysis-no-lines")}</p>`}
    <ol class="suggestions room-lines" aria-label=${format("web-analysis-lines")} onKeyDown=${moveThrough}>
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
