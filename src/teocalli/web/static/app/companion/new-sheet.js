/** Who plays: the form that begins a score sheet. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { Choice, Icon } from "../ui.js";

/** Characters of a name at most. */
const LONGEST = 40;

/**
 * @param {{texts: import("../types.js").Texts, game: string, players: [number, number], automaton: string | undefined,
 *   known: string[], onBegin: (names: string[], alone: boolean) => void}} props
 *   automaton: whom one plays against alone; known: names of the last game
 */
export function NewSheet({ texts, game, players: [fewest, most], automaton, known, onBegin }) {
  const [count, setCount] = useState(known.length || Math.max(2, fewest));
  const [names, setNames] = useState(Array.from({ length: most }, (_, seat) => known[seat] ?? ""));
  const begin = (/** @type {Event} */ event) => {
    event.preventDefault();
    onBegin(
      names.slice(0, count).map((name) => name.trim()),
      count === 1,
    );
  };
  const label = (/** @type {string} */ each) =>
    each === "1" && automaton ? texts.format("companion-alone", { name: texts.format(`${game}-${automaton}`) }) : each;
  return html`<form class="new-sheet" aria-labelledby="new-sheet-title" onSubmit=${begin}>
    <h2 id="new-sheet-title">${texts.format("companion-new")}</h2>
    <${Choice}
      legend=${texts.format("companion-players")}
      name="companion-sheet-count"
      values=${Array.from({ length: most - fewest + 1 }, (_, at) => String(fewest + at))}
      value=${String(count)}
      label=${label}
      onChange=${(/** @type {string} */ each) => setCount(Number(each))}
    />
    <p class="hint">${texts.format("companion-order")}</p>
    <div class="new-sheet-names">
      ${names.slice(0, count).map(
        (name, seat) =>
          html`<label class="field" key=${seat}>
            <span>${texts.format("name-player", { number: seat + 1 })}</span>
            <input
              type="text"
              maxlength=${LONGEST}
              autocomplete="off"
              value=${name}
              onInput=${(/** @type {any} */ event) =>
                setNames(names.map((old, at) => (at === seat ? event.target.value : old)))}
            />
          </label>`,
      )}
    </div>
    <div class="form-buttons">
      <button type="submit" class="primary large"><${Icon} name="play" /> ${texts.format("companion-begin")}</button>
    </div>
  </form>`;
}
