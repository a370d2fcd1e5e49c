/** What somebody's games make in all. */
import { html } from "./html.js";

/**
 * @typedef {import("./types.js").Texts} Texts
 * @typedef {{game: string, players: number, games: number, wins: number, mean_points: number}} Tally
 * @typedef {{game: string, mu: number, sigma: number, games: number}} Rating   give or take sigma
 * @typedef {{tallies: Tally[], ratings: Rating[]}} Played
 */

/** What a game is called, also one that is not installed any more. @param {Texts} texts @param {string} game */
const titleOf = (texts, game) => (texts.has(`${game}-title`) ? texts.format(`${game}-title`) : game);

/** @param {{texts: Texts, tallies: Tally[]}} props */
export function Statistics({ texts, tallies }) {
  if (tallies.length === 0) return html`<p class="hint">${texts.format("web-statistics-none")}</p>`;
  const mean = new Intl.NumberFormat(texts.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const heads = /** @type {const} */ (["game", "players", "games", "wins", "mean"]);
  return html`
    <div class="table-box" tabindex="0" role="region" aria-labelledby="statistics-heading">
      <table class="statistics">
        <thead>
          <tr>
            ${heads.map((head) => html`<th key=${head} scope="col">${texts.format(`web-statistics-${head}`)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${tallies.map(
            ({ game, players, games, wins, mean_points: points }) => html`
              <tr key=${`${game} ${players}`}>
                <th scope="row">${titleOf(texts, game)}</th>
                <td>${players}</td>
                <td>${games}</td>
                <td>${wins}</td>
                <td>${mean.format(points)}</td>
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
    <p class="hint">${texts.format("web-statistics-help")}</p>
  `;
}

/** How strong somebody is thought to be at each game. @param {{texts: Texts, ratings: Rating[]}} props */
export function Ratings({ texts, ratings }) {
  if (ratings.length === 0) return null;
  const number = new Intl.NumberFormat(texts.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return html`
    <ul class="ratings">
      ${ratings.map(({ game, mu, sigma, games }) => {
        const figures = { rating: number.format(mu), range: number.format(2 * sigma), count: games };
        return html`<li key=${game}><b>${titleOf(texts, game)}</b> ${texts.format("web-rating", figures)}</li>`;
      })}
    </ul>
    <p class="hint">${texts.format("web-rating-help")}</p>
  `;
}
