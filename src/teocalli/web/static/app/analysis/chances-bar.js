/** What a position is worth to everybody: a bar of the chances by seat, and the numbers. */
import { html } from "../html.js";
import { decimal } from "./numbers.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").Drawing} Drawing
 * @typedef {import("../types.js").Evaluation} Evaluation
 */

/** @param {{table: Table, drawing: Drawing, evaluation: Evaluation | null}} props */
export function ChancesBar({ table, drawing, evaluation }) {
  const { texts, view } = table;
  const share = (/** @type {number} */ seat) => evaluation?.percent[seat] ?? 0;
  return html`
    <div class="chances" data-known=${evaluation ? "yes" : "no"}>
      <div class="chances-bar" aria-hidden="true">
        ${view.seats.map(
          ({ seat, colour }) =>
            html`<span key=${seat} data-colour=${colour} style=${{ width: `${share(seat)}%` }}></span>`,
        )}
      </div>
      <ul class="chances-seats">
        ${view.seats.map(
          ({ seat, colour, name }) => html`
            <li key=${seat}>
              <${drawing.SeatMark} colour=${colour} size=${20} />
              <bdi class="name" title=${name}>${name}</bdi>
              <b class="figure">${evaluation ? texts.format("web-hint-percent", { percent: share(seat) }) : "–"}</b>
              <span class="figure"
                >${
                  evaluation
                    ? texts.format("web-analysis-points", {
                        points: decimal(texts.language, evaluation.points[seat] ?? 0),
                      })
                    : ""
                }</span
              >
            </li>
          `,
        )}
      </ul>
      ${evaluation?.solved && html`<p class="solved">${texts.format("web-analysis-solved")}</p>`}
    </div>
  `;
}
