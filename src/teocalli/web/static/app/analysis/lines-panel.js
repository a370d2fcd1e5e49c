/**
 * What a position is worth and its best lines, with the search that finds them: one panel for a hint, for looking back,
 * and for the analysis room. Pointing at a line or a step shows it on the board; what pressing does is for its owner.
 */
import { html } from "../html.js";
import { Icon } from "../ui.js";
import { ChancesBar } from "./chances-bar.js";
import { LineRow } from "./line-row.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").Drawing} Drawing
 * @typedef {import("./position-lines.js").PositionLines} PositionLines
 * @typedef {import("./line-row.js").Press} Press
 * @typedef {import("./line-row.js").Trying} Trying
 */

/** How many threads the search may have. @param {{lines: PositionLines, table: Table, most: number}} props */
function Threads({ lines: { search }, table, most }) {
  return html`<label class="search-threads"
    >${table.texts.format("web-analysis-threads")}
    <select
      value=${String(search.threads.value)}
      onChange=${(/** @type {any} */ event) => search.useThreads(Number(event.target.value))}
    >
      ${Array.from({ length: most }, (_, at) => String(at + 1)).map(
        (threads) => html`<option key=${threads} value=${threads}>${threads}</option>`,
      )}
    </select></label
  >`;
}

/** How far the search is, with the buttons for it. @param {{lines: PositionLines, table: Table}} props */
function SearchBar({ lines, table }) {
  const { format } = table.texts;
  const { search, deepens } = lines;
  const found = search.found.value;
  const going = search.going.value;
  const isComplete = found?.status === "complete";
  const status = isComplete ? "complete" : going ? (found?.status ?? "waiting") : "stopped";
  const byKey = lines.game.isRoom && { "aria-keyshortcuts": "I", title: format("web-analysis-toggle-key") };
  return html`
    <div class="search-bar">
      ${
        deepens &&
        !isComplete &&
        html`<button type="button" class="search-toggle" ...${byKey} onClick=${() => search.toggle()}>
          <${Icon} name=${going ? "close" : "play"} /> ${format(going ? "web-analysis-stop" : "web-analysis-go")}
        </button>`
      }
      ${
        deepens &&
        found !== null &&
        found.threads > 1 &&
        html`<${Threads} lines=${lines} table=${table} most=${found.threads} />`
      }
      <p class="hint search-status" data-status=${status}>
        ${format(`web-analysis-${status}`)}${" "}
        ${found && found.playouts > 0 && format("web-analysis-depth", { playouts: found.playouts })}
      </p>
    </div>
  `;
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

/**
 * @param {{lines: PositionLines, table: Table, drawing: Drawing, trying: Trying, onPress: Press, atTable?: boolean,
 *   listRef?: any}} props   atTable: it stands in the question's place, so lines come first and digits press them
 */
export function LinesPanel({ lines, table, drawing, trying, onPress, atTable = false, listRef }) {
  const { format } = table.texts;
  const all = lines.all.value;
  const evaluation = lines.search.found.value?.evaluation ?? null;
  const search = html`<${SearchBar} lines=${lines} table=${table} />`;
  return html`
    <${ChancesBar} table=${table} drawing=${drawing} evaluation=${evaluation} />
    ${!atTable && search}
    ${evaluation && all.length === 0 && html`<p class="hint">${format("web-analysis-no-lines")}</p>`}
    <ol class="suggestions" ref=${listRef} aria-label=${format("web-analysis-lines")} onKeyDown=${moveThrough}>
      ${all.map(
        (line, at) =>
          html`<${LineRow}
            key=${line.word}
            lines=${lines}
            table=${table}
            drawing=${drawing}
            line=${line}
            number=${at + 1}
            trying=${trying}
            onPress=${onPress}
            byDigit=${atTable}
          />`,
      )}
    </ol>
    ${atTable && search}
  `;
}
