/** The decisions of a reviewed game: what each cost, and what would have been better. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { Choice } from "../ui.js";
import { decimal, signed } from "./numbers.js";
import { sourceTitle } from "./titles.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").Drawing} Drawing
 * @typedef {import("./game-review.js").Decision} Decision
 */

/** The signs of chess players beside the words. */
const SIGNS = { blunder: "??", mistake: "?", inaccuracy: "?!" };

/** What a decision cost, with its mark. @param {{table: Table, decision: Decision}} props */
function Cost({ table: { texts }, decision: { mark, loss, points } }) {
  const cost = texts.format("web-review-cost", {
    chance: decimal(texts.language, 100 * loss),
    points: signed(texts.language, -points),
  });
  if (!mark) return html`<span class="review-cost">${cost}</span>`;
  return html`
    <span class="review-mark" data-mark=${mark}
      ><span aria-hidden="true">${SIGNS[mark]}</span> ${texts.format(`review-mark-${mark}`)}</span
    >
    ${" "}<span class="review-cost">${cost}</span>
  `;
}

/** What would have been better, and why. @param {{table: Table, decision: Decision}} props */
export function Better({ table, decision }) {
  const { texts } = table;
  const said = (/** @type {import("../types.js").Message[]} */ lines) => lines.map(texts.message).join(" ");
  const sources = decision.why.map(([kind, name, points]) =>
    texts.format("review-source", { points: signed(texts.language, points), source: sourceTitle(table, kind, name) }),
  );
  return html`
    <p>${texts.format("review-played", { did: said(decision.played) })}</p>
    ${decision.better.length > 0 && html`<p>${texts.format("review-better", { did: said(decision.better) })}</p>`}
    ${sources.length > 0 && html`<p>${texts.format("review-because", { sources })}</p>`}
    ${
      decision.puzzle &&
      html`<p>
        <a class="button" href=${`/game/${encodeURIComponent(table.view.id)}/puzzle/${decision.n}`}
          >${texts.format("web-puzzle-solve")}</a
        >
      </p>`
    }
  `;
}

/** @param {{table: Table, drawing: Drawing, decision: Decision, onGo: (n: number) => void}} props */
function Row({ table, drawing, decision, onGo }) {
  const { texts, view, shown } = table;
  const { colour, name } = /** @type {import("../types.js").Seat} */ (view.seats[decision.seat]);
  return html`
    <li class="review-decision" data-here=${shown.n === decision.n ? "yes" : "no"}>
      <button
        type="button"
        aria-current=${shown.n === decision.n ? "step" : undefined}
        onClick=${() => onGo(decision.n)}
      >
        <span class="review-step">
          <${drawing.SeatMark} colour=${colour} size=${18} /><span class="visually-hidden">${name}</span>${" "}
          <b>${texts.format("web-review-step", { n: decision.n })}</b>
        </span>
        <span><${Cost} table=${table} decision=${decision} /></span>
      </button>
      <div class="review-words"><${Better} table=${table} decision=${decision} /></div>
    </li>
  `;
}

/** @param {{table: Table, drawing: Drawing, decisions: Decision[], onGo: (n: number) => void}} props */
export function Decisions({ table, drawing, decisions, onGo }) {
  const { texts } = table;
  const [which, setWhich] = useState(/** @type {"marked" | "all"} */ ("marked"));
  const told = which === "all" ? decisions : decisions.filter(({ mark }) => mark);
  return html`
    <${Choice}
      legend=${texts.format("web-review-decisions")}
      name="review-decisions"
      values=${/** @type {const} */ (["marked", "all"])}
      value=${which}
      hideLegend=${true}
      label=${(/** @type {string} */ each) => texts.format(`web-review-decisions-${each}`)}
      onChange=${setWhich}
    />
    ${told.length === 0 && html`<p class="hint">${texts.format("review-none")}</p>`}
    <ol class="review-decisions">
      ${told.map(
        (decision) =>
          html`<${Row} key=${decision.n} table=${table} drawing=${drawing} decision=${decision} onGo=${onGo} />`,
      )}
    </ol>
  `;
}

/**
 * The decision that was taken at the position that is looked at, beside the board.
 * @param {{table: Table, decisions: Decision[]}} props
 */
export function DecisionHere({ table, decisions }) {
  const decision = decisions.find(({ n }) => n === table.shown.n);
  if (!decision) return null;
  return html`
    <div class="review-here">
      <p><${Cost} table=${table} decision=${decision} /></p>
      <${Better} table=${table} decision=${decision} />
    </div>
  `;
}
