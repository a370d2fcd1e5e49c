/** A line as one reads it: its first action with what that is worth to everybody, and how it could go on. */
import { pointing } from "../board/hit-target.js";
import { html } from "../html.js";
import { Icon } from "../ui.js";
import { LineSign } from "./line-sign.js";
import { decimal } from "./numbers.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").Drawing} Drawing
 * @typedef {import("../types.js").FoundLine} FoundLine
 * @typedef {import("./position-lines.js").PositionLines} PositionLines
 * @typedef {ReturnType<typeof import("./trying.js").useTrying>} Trying
 * @typedef {(number: number, count: number) => void} Press   what pressing the first `count` steps of a line does
 */

/** What is asked keeps its height while a line is pointed at: else the line would move away. @param {boolean} held */
function holdQuestion(held) {
  const slot = document.getElementById("question");
  if (held) slot?.style.setProperty("height", `${slot.getBoundingClientRect().height}px`);
  else slot?.style.removeProperty("height");
}

/** What a line's first action is called. @param {Table} table @param {Drawing} drawing @param {FoundLine} line */
export function lineName(table, drawing, line) {
  const preview = table.legal.find(({ word }) => word === line.word);
  if (preview) return drawing.actionText(table, preview);
  return line.steps[0] ? table.texts.message(line.steps[0].message) : line.word;
}

/** With which chance each seat would win. @param {{table: Table, drawing: Drawing, percent: number[]}} props */
function Chances({ table, drawing, percent }) {
  return html`
    <ul class="line-chances">
      ${table.view.seats.map(
        ({ seat, name, colour }) => html`
          <li key=${seat} title=${name}>
            <${drawing.SeatMark} colour=${colour} size=${18} /><span class="visually-hidden">${name}</span
            >${" "}${table.texts.format("web-hint-percent", { percent: percent[seat] ?? 0 })}
          </li>
        `,
      )}
    </ul>
  `;
}

/** @param {{table: Table, name: any, line: FoundLine, number: number}} props */
function Head({ table: { texts }, name, line, number }) {
  const seat = line.steps[0]?.seat ?? 0;
  const percent = line.percent[seat] ?? 0;
  const points = decimal(texts.language, line.points[seat] ?? 0);
  return html`
    <span class="suggestion-head">
      <${LineSign} number=${number} />
      <b class="suggestion-name"><bdi>${name}</bdi></b>
      <b class="figure">${texts.format("web-hint-percent", { percent })}</b>
    </span>
    <span class="suggestion-bar" aria-hidden="true"><span style=${{ width: `${percent}%` }}></span></span>
    <span class="line-figures"
      >${texts.format("web-analysis-line", { points, visits: line.visits })}${
        line.solved && html` · <span class="solved">${texts.format("web-analysis-solved-line")}</span>`
      }</span
    >
  `;
}

/** How it could go on. @param {{table: Table, line: FoundLine, point: (count: number) => void, leave: () => void,
 *   press: (count: number) => void}} props */
function Steps({ table: { texts, view }, line, point, leave, press }) {
  return html`<ol class="line-steps" aria-label=${texts.format("web-analysis-steps")}>
    ${line.steps.slice(1).map(
      (step, at) => html`
        <li key=${at}>
          <button
            type="button"
            class="line-step"
            data-colour=${view.seats[step.seat]?.colour}
            ...${pointing(() => point(at + 2), leave)}
            onClick=${() => press(at + 2)}
          >
            <bdi>${texts.message(step.message)}</bdi>
          </button>
        </li>
      `,
    )}
  </ol>`;
}

/**
 * @param {{lines: PositionLines, table: Table, drawing: Drawing, line: FoundLine, number: number, trying: Trying,
 *   onPress: Press, byDigit: boolean}} props
 */
export function LineRow({ lines, table, drawing, line, number, trying, onPress, byDigit }) {
  const { texts } = table;
  const preview = table.legal.find(({ word }) => word === line.word);
  const canTry = preview !== undefined && drawing.shownBy(table, preview) !== null;
  const leave = () => {
    if (lines.game.isRoom) holdQuestion(false);
    trying.end();
    lines.point(null);
    void lines.showAhead(null);
  };
  const show = () => {
    lines.point(line, line.steps.length);
    if (!canTry || table.selection.peek()?.tried === line.word) return;
    if (lines.game.isRoom) holdQuestion(true);
    trying.begin(preview);
  };
  const point = (/** @type {number} */ count) => {
    lines.point(line, count);
    void lines.showAhead(line.steps.slice(0, count).map(({ word }) => word));
  };
  const press = (/** @type {number} */ count) => {
    leave();
    onPress(number, count);
  };
  return html`
    <li class="line-row">
      <button
        type="button"
        class="suggestion"
        data-word=${line.word}
        data-option=${byDigit || undefined}
        aria-keyshortcuts=${byDigit ? String(number) : undefined}
        ...${pointing(show, leave)}
        onClick=${() => press(1)}
      >
        <${Head} table=${table} name=${lineName(table, drawing, line)} line=${line} number=${number} />
      </button>
      <div class="line-beside">
        <${Chances} table=${table} drawing=${drawing} percent=${line.percent} />
        <button type="button" class="quiet line-show" onClick=${() => lines.startWalk(number)}>
          <${Icon} name="point" /> ${texts.format("web-analysis-walk-start")}${" "}<span class="visually-hidden"
            >${texts.format("web-analysis-walk", { number })}</span
          >
        </button>
      </div>
      ${
        line.steps.length > 1 &&
        html`<${Steps} table=${table} line=${line} point=${point} leave=${leave} press=${press} />`
      }
    </li>
  `;
}
