/** Walking along a line on the board, step by step, where else something is asked; by keys and on a phone too. */
import { useEffect } from "preact/hooks";
import { Foot, Scrolling } from "../asking.js";
import { leadLostFocus } from "../board/focus.js";
import { html } from "../html.js";
import { Icon } from "../ui.js";
import { LineSign } from "./line-sign.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("./position-lines.js").PositionLines} PositionLines
 * @typedef {import("./position-lines.js").Walk} Walk
 */

/** @param {{texts: import("../types.js").Texts, name: "previous" | "next", off: boolean, act: () => void}} props */
function StepButton({ texts, name, off, act }) {
  return html`<button
    type="button"
    class="icon-button"
    aria-label=${texts.format(`web-playback-${name}`)}
    title=${texts.format(`web-playback-${name}`)}
    aria-disabled=${off}
    aria-keyshortcuts=${name === "next" ? "ArrowRight" : "ArrowLeft"}
    onClick=${() => off || act()}
  >
    <${Icon} name=${name} />
  </button>`;
}

/**
 * @param {{lines: PositionLines, table: Table, walk: Walk, onPlay?: ((words: string[]) => void) | null}} props
 *   onPlay: plays as far as one has walked, where that can be done
 */
export function LineWalk({ lines, table, walk: { number, steps, at }, onPlay = null }) {
  const { texts } = table;
  const step = steps[at - 1];
  const title = texts.format("web-analysis-walk", { number });
  const said = step ? texts.message(step.message) : texts.format("web-analysis-walk-whole", { count: steps.length });
  useEffect(() => table.announce(`${title}: ${said}`), [number, at]);
  useEffect(() => leadLostFocus("#question"), []);
  const decide = onPlay && {
    text: texts.format("web-analysis-walk-play"),
    ready: at > 0,
    act: () => onPlay(steps.slice(0, at).map(({ word }) => word)),
  };
  return html`
    <div class="asking-question line-walk" role="group" aria-label=${title}>
      <${Scrolling} label=${title}>
        <h2><${LineSign} number=${number} /> ${title}</h2>
        <div class="line-walk-steps">
          <${StepButton} texts=${texts} name="previous" off=${at === 0} act=${() => lines.walkTo(at - 1)} />
          <output class="figure">${texts.format("web-playback-short", { n: at, count: steps.length })}</output>
          <${StepButton} texts=${texts} name="next" off=${at === steps.length} act=${() => lines.walkTo(at + 1)} />
        </div>
        <p><bdi>${said}</bdi></p>
      <//>
      <${Foot} decide=${decide} back=${{ text: texts.format("web-close"), act: () => lines.endWalk() }} />
    </div>
  `;
}
