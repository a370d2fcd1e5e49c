/** Hints: the best actions that the server's search finds, shown instead of the question until one is chosen. */
import { useEffect, useRef } from "preact/hooks";
import { AnalyseButton } from "./analysis/analyse-button.js";
import { Foot, Scrolling } from "./asking.js";
import { html } from "./html.js";
import { Icon } from "./ui.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Drawing} Drawing
 * @typedef {import("./types.js").Hint} Hint
 * @typedef {import("./types.js").Suggestion} Suggestion
 * @typedef {import("./table.js").GameTable} GameTable
 */

/** Asks for a hint, or puts it away. @param {{game: GameTable, table: Table}} props */
export function HintButton({ game, table }) {
  const { format } = table.texts;
  const hint = game.hint.value;
  const thinking = hint === "thinking";
  return html`
    <button
      type="button"
      class="hint-button"
      aria-disabled=${table.legal.length === 0 || thinking}
      aria-pressed=${hint !== null && !thinking}
      aria-keyshortcuts="I"
      data-thinking=${thinking ? "yes" : "no"}
      title=${format("web-hint-key")}
      aria-label=${format(thinking ? "web-hint-thinking" : "web-hint")}
      onClick=${() => game.toggleHint()}
    >
      <${Icon} name="hint" /> <span role="status">${format(thinking ? "web-hint-thinking" : "web-hint")}</span>
    </button>
  `;
}

/** Steps of an expected continuation that are told; the later ones are the less certain. */
const STEPS_TOLD = 4;

/** @param {Table} table @param {number} percent */
const percentage = (table, percent) => table.texts.format("web-hint-percent", { percent });

/** @param {Table} table @param {string} word */
const previewOf = (table, word) => table.legal.find((preview) => preview.word === word);

/**
 * Shows suggestions on the board while the pointer or the focus is on them; then what was chosen before is there again.
 * @param {Table} table
 * @param {Drawing} drawing
 */
export function useTrying(table, drawing) {
  const before = useRef(/** @type {any} */ (table.selection.peek()));
  const trying = useRef(/** @type {any} */ (null));
  const end = () => {
    if (trying.current !== null && table.selection.peek() === trying.current) table.selection.value = before.current;
    trying.current = null;
  };
  const begin = (/** @type {any} */ preview) => {
    end();
    before.current = table.selection.peek();
    const shown = drawing.shownBy(table, preview);
    if (shown !== null) table.selection.value = trying.current = { ...shown, tried: preview.word };
  };
  /** Whether something else is chosen than before, by the board or a key. */
  const isOvertaken = () => ![before.current, trying.current, null].includes(table.selection.peek());
  return { begin, end, isOvertaken };
}

/** With which chance each seat would win. @param {{table: Table, drawing: Drawing, percent: number[]}} props */
function Chances({ table, drawing, percent }) {
  return html`
    <ul class="hint-values">
      ${table.view.seats.map(
        ({ seat, name, colour }) => html`
          <li key=${seat} title=${name}>
            <${drawing.SeatMark} colour=${colour} size=${18} /><span class="visually-hidden">${name}</span
            >${" "}${percentage(table, percent[seat] ?? 0)}
          </li>
        `,
      )}
    </ul>
  `;
}

/**
 * @param {{table: Table, drawing: Drawing, suggestion: Suggestion, number: number, own: number, onTry: () => void,
 *   onEnd: () => void, onChoose: () => void}} props
 */
function SuggestionRow({ table, drawing, suggestion, number, own, onTry, onEnd, onChoose }) {
  const { texts } = table;
  const percent = suggestion.percent[own] ?? 0;
  const later = suggestion.steps.slice(1, STEPS_TOLD + 1).map((step) => texts.message(step.message));
  return html`
    <li>
      <button
        type="button"
        class="suggestion"
        data-word=${suggestion.word}
        aria-keyshortcuts=${String(number)}
        data-option
        onPointerEnter=${onTry}
        onPointerLeave=${onEnd}
        onFocus=${onTry}
        onBlur=${onEnd}
        onClick=${onChoose}
      >
        <span class="suggestion-head">
          <kbd aria-hidden="true">${number}</kbd>
          <b class="suggestion-name">${drawing.actionText(table, previewOf(table, suggestion.word))}</b>
          <b class="figure">${percentage(table, percent)}</b>
        </span>
        <span class="suggestion-bar" aria-hidden="true"><span style=${{ width: `${percent}%` }}></span></span>
      </button>
      <${Chances} table=${table} drawing=${drawing} percent=${suggestion.percent} />
      ${
        later.length > 0 &&
        html`<p class="hint suggestion-then">${texts.format("web-hint-then", { steps: later.join(" ") })}</p>`
      }
    </li>
  `;
}

/** @param {Table} table @param {Drawing} drawing @param {Suggestion[]} suggestions */
function useReading(table, drawing, suggestions) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const told = suggestions.map(({ word, percent }, at) =>
      table.texts.format("web-hint-told", {
        number: at + 1,
        action: drawing.actionText(table, previewOf(table, word)),
        percent: percent[table.view.to_move ?? 0] ?? 0,
      }),
    );
    table.announce(told.join(" "));
    const focused = document.activeElement;
    const free = focused === null || focused === document.body || focused.closest(".undo, .asking") !== null;
    if (free)
      /** @type {HTMLElement | null | undefined} */ (list.current?.querySelector("button"))?.focus({
        preventScroll: true,
      });
  }, []);
  return list;
}

/** @param {{game: GameTable, table: Table, drawing: Drawing, hint: Hint}} props */
export function HintPanel({ game, table, drawing, hint }) {
  const { format } = table.texts;
  const suggestions = hint.suggestions.filter(({ word }) => previewOf(table, word));
  const { begin, end, isOvertaken } = useTrying(table, drawing);
  const list = useReading(table, drawing, suggestions);
  const close = () => {
    end();
    game.closeHint();
    document.getElementById("question")?.focus({ preventScroll: true });
  };
  const choose = (/** @type {string} */ word) => {
    end();
    game.closeHint();
    drawing.choose(table, previewOf(table, word));
  };
  // Who chooses something else, on the board or by a key, is done with the hint.
  useEffect(() => {
    if (!isOvertaken()) return;
    table.selection.value = { ...table.selection.peek(), tried: undefined };
    game.closeHint();
  }, [table.selection.value]);
  useEffect(() => end, []);
  return html`
    <div class="hint-panel" role="group" aria-labelledby="hint-heading">
      <${Scrolling} label=${format("web-hint-heading")} className="hint-body">
        <h2 id="hint-heading">${format("web-hint-heading")}</h2>
        <ol class="suggestions" ref=${list}>
          ${suggestions.map(
            (suggestion, at) => html`
              <${SuggestionRow}
                key=${suggestion.word}
                table=${table}
                drawing=${drawing}
                suggestion=${suggestion}
                number=${at + 1}
                own=${hint.seat}
                onTry=${() => begin(previewOf(table, suggestion.word))}
                onEnd=${end}
                onChoose=${() => choose(suggestion.word)}
              />
            `,
          )}
        </ol>
        <p class="hint">${format("web-hint-help", { playouts: hint.playouts })}</p>
        <${AnalyseButton} table=${table} />
      <//>
      <${Foot} back=${{ text: html`<${Icon} name="back" /> ${format("web-hint-close")}`, act: close }} />
    </div>
  `;
}
