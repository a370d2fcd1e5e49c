/** A hint: the best actions that the server's search finds, instead of the question until one is chosen. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Foot, Scrolling } from "../asking.js";
import { html } from "../html.js";
import { Icon } from "../ui.js";
import { AnalyseButton } from "./analyse-button.js";
import { LineHead } from "./line-head.js";
import { useTrying } from "./trying.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").Drawing} Drawing
 * @typedef {import("../types.js").Hint} Hint
 * @typedef {import("../types.js").FoundLine} Suggestion
 * @typedef {import("../table.js").GameTable} GameTable
 */

/** Steps of an expected continuation that are told; the later ones are the less certain. */
const STEPS_TOLD = 4;

/** @param {Table} table @param {string} word */
const previewOf = (table, word) => table.legal.find((preview) => preview.word === word);

/** With which chance each seat would win. @param {{table: Table, drawing: Drawing, percent: number[]}} props */
function Chances({ table, drawing, percent }) {
  return html`
    <ul class="hint-values">
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

/**
 * @param {{table: Table, drawing: Drawing, suggestion: Suggestion, number: number, own: number, onTry: () => void,
 *   onEnd: () => void, onChoose: () => void}} props
 */
function SuggestionRow({ table, drawing, suggestion, number, own, onTry, onEnd, onChoose }) {
  const { texts } = table;
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
        <${LineHead}
          texts=${texts}
          number=${number}
          name=${drawing.actionText(table, previewOf(table, suggestion.word))}
          percent=${suggestion.percent[own] ?? 0}
        />
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

/**
 * Marks the suggestions on the board, and how it could go on with the one that is pointed at.
 * @param {GameTable} game
 * @param {Suggestion[]} suggestions
 * @param {string | null} tried the word of that one
 */
function useMarks(game, suggestions, tried) {
  useEffect(() => {
    const lines = suggestions.map(({ steps }, at) => ({ number: at + 1, steps }));
    const at = suggestions.findIndex(({ word }) => word === tried);
    game.marked.value = { lines, shown: at < 0 ? null : { number: at + 1, steps: STEPS_TOLD + 1 } };
  }, [suggestions.length, tried]);
  useEffect(() => () => void (game.marked.value = null), []);
}

/** @param {{game: GameTable, table: Table, drawing: Drawing, hint: Hint}} props */
export function HintPanel({ game, table, drawing, hint }) {
  const { format } = table.texts;
  const suggestions = hint.lines.filter(({ word }) => previewOf(table, word));
  const { begin, end, isOvertaken } = useTrying(table, drawing);
  const [tried, setTried] = useState(/** @type {string | null} */ (null));
  const list = useReading(table, drawing, suggestions);
  useMarks(game, suggestions, tried);
  const show = (/** @type {string} */ word) => {
    begin(previewOf(table, word));
    setTried(word);
  };
  const leave = () => {
    end();
    setTried(null);
  };
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
                own=${hint.seat ?? 0}
                onTry=${() => show(suggestion.word)}
                onEnd=${leave}
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
