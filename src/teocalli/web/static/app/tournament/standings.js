/** How everybody stands. */
import { html } from "../html.js";
import { nameOf, points } from "./names.js";

/** @param {{texts: import("../types.js").Texts, tournament: import("./requests.js").Tournament}} props */
export function Standings({ texts, tournament }) {
  const { standings, entrants, own, rules } = tournament;
  const compares = rules.alike || rules.kind === "duplicate";
  const between = rules.kind === "round_robin" ? ["sonneborn", "buchholz"] : ["buchholz", "sonneborn"];
  const heads = /** @type {("score" | "buchholz" | "sonneborn" | "mean")[]} */ (["score", ...between, "mean"]);
  return html`
    <section aria-labelledby="standings-heading">
      <h2 id="standings-heading">${texts.format("web-tournament-standings")}</h2>
      <div class="table-box" tabindex="0" role="region" aria-labelledby="standings-heading">
        <table class="statistics standings">
          <thead>
            <tr>
              <th scope="col">${texts.format("web-tournament-place")}</th>
              <th scope="col">${texts.format("web-tournament-player")}</th>
              ${heads.map(
                (head) =>
                  html`<th key=${head} scope="col" class=${head}>${texts.format(`web-tournament-${head}`)}</th>`,
              )}
            </tr>
          </thead>
          <tbody>
            ${standings.map((each) => {
              const gone = entrants.find(({ number }) => number === each.entrant)?.gone;
              return html`
                <tr key=${each.entrant} class=${each.entrant === own ? "own" : ""}>
                  <td>${each.place}</td>
                  <th scope="row">
                    <bdi>${nameOf(tournament, each.entrant)}</bdi>
                    ${gone && html`<small class="bot-tag"> ${texts.format("web-tournament-gone")}</small>`}
                  </th>
                  ${heads.map((head) => html`<td key=${head} class=${head}>${points(texts, each[head])}</td>`)}
                </tr>
              `;
            })}
          </tbody>
        </table>
      </div>
      <p class="hint">${texts.format(`web-tournament-score-${compares ? "alike" : "help"}`)}</p>
    </section>
  `;
}
