/**
 * The lines at the table, where something is asked: for a hint, whose choice is confirmed as usual, and for a position
 * that one looks back at, where pressing a line walks along it.
 */
import { useEffect, useRef } from "preact/hooks";
import { Foot, Scrolling } from "../asking.js";
import { isFocusLost } from "../board/focus.js";
import { html } from "../html.js";
import { PlaybackBar } from "../log.js";
import { Icon } from "../ui.js";
import { AnalyseButton } from "./analyse-button.js";
import { lineName } from "./line-row.js";
import { LineWalk } from "./line-walk.js";
import { LinesPanel } from "./lines-panel.js";
import { useTrying } from "./trying.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").Drawing} Drawing
 * @typedef {import("../table.js").GameTable} GameTable
 * @typedef {import("./position-lines.js").PositionLines} PositionLines
 */

/** Where the focus may be led away from: nothing of it is meant for what is found. */
const FREE = ".undo, .asking";

/**
 * Says what was found at a position, and leads the keys there; gives what takes the list.
 * @param {PositionLines} lines
 * @param {Table} table
 * @param {Drawing} drawing
 */
function useReading(lines, table, drawing) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const all = lines.all.value;
  const found = lines.search.found.value;
  const at = all.length > 0 ? found?.at : undefined;
  useEffect(() => {
    if (at === undefined) return;
    const told = all.map((line, each) =>
      table.texts.format("web-hint-told", {
        number: each + 1,
        action: lineName(table, drawing, line),
        percent: line.percent[found?.seat ?? 0] ?? 0,
      }),
    );
    table.announce(told.join(" "));
    const focused = document.activeElement;
    const isFree = focused === null || focused === document.body || focused.closest(FREE) !== null;
    if (isFree)
      /** @type {HTMLElement | null | undefined} */ (list.current?.querySelector("button"))?.focus({
        preventScroll: true,
      });
  }, [at]);
  return list;
}

/**
 * Whoever has walked along a line goes on there among the lines.
 * @param {number | null} walked number of the line that is walked along
 * @param {{current: HTMLElement | null}} list
 */
function useFocusAfterWalk(walked, list) {
  const before = useRef(walked);
  useEffect(() => {
    const ended = walked === null ? before.current : null;
    before.current = walked;
    const isFree = isFocusLost() || document.activeElement?.id === "question";
    if (ended === null || !isFree) return;
    const lines = /** @type {NodeListOf<HTMLElement> | undefined} */ (list.current?.querySelectorAll(".suggestion"));
    lines?.[ended - 1]?.focus({ preventScroll: true });
  }, [walked]);
}

/**
 * Who chooses something else, on the board or by a key, is done with the hint.
 * @param {GameTable} game
 * @param {Table} table
 * @param {ReturnType<typeof useTrying>} trying
 */
function useLeaving(game, table, trying) {
  useEffect(() => {
    if (!trying.isOvertaken()) return;
    table.selection.value = { ...table.selection.peek(), tried: undefined };
    game.closeLines();
  }, [table.selection.value]);
  useEffect(() => trying.end, []);
}

/** Where one looks, and what led there. @param {{game: GameTable, table: Table}} props */
const Place = ({ game, table }) => html`
  <p class="hint">
    ${table.texts.format("web-playback-at", { n: table.shown.n, count: table.view.n })}
    ${table.shown.last && html` · <bdi>${table.texts.message(table.shown.last.message)}</bdi>`}
  </p>
  <div class="narrow-only playback-in-sheet"><${PlaybackBar} table=${table} game=${game} /></div>
`;

/** @param {{game: GameTable, table: Table, drawing: Drawing, lines: PositionLines}} props */
export function TableLines({ game, table, drawing, lines }) {
  const { format, has } = table.texts;
  const trying = useTrying(table, drawing);
  const list = useReading(lines, table, drawing);
  const walk = lines.walk.value;
  useLeaving(game, table, trying);
  useFocusAfterWalk(walk?.number ?? null, list);
  // The page learns its texts and this module separately.
  if (!has("web-analysis-lines")) return null;
  if (walk) return html`<div class="hint-panel"><${LineWalk} lines=${lines} table=${table} walk=${walk} /></div>`;
  const close = () => {
    trying.end();
    game.closeLines();
    document.getElementById("question")?.focus({ preventScroll: true });
  };
  const press = (/** @type {number} */ number, /** @type {number} */ count) => {
    const word = lines.all.peek()[number - 1]?.word;
    const preview = count === 1 && table.legal.find((each) => each.word === word);
    if (!preview) return lines.startWalk(number, count);
    game.closeLines();
    return drawing.choose(table, preview);
  };
  const back = html`<${Icon} name="back" /> ${format(table.looking ? "web-close" : "web-hint-close")}`;
  return html`
    <div class="hint-panel" role="group" aria-labelledby="hint-heading">
      <${Scrolling} label=${format("web-analysis-lines")} className="hint-body">
        <h2 id="hint-heading">${format("web-analysis-lines")}</h2>
        ${table.looking && html`<${Place} game=${game} table=${table} />`}
        <${LinesPanel}
          lines=${lines}
          table=${table}
          drawing=${drawing}
          trying=${trying}
          onPress=${press}
          atTable
          listRef=${list}
        />
        <p class="hint">${format("web-hint-help")}</p>
        <${AnalyseButton} table=${table} />
      <//>
      <${Foot} back=${{ text: back, act: close }} />
    </div>
  `;
}
