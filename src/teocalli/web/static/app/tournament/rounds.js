/** Who plays whom, and how it ended: the present round, and those before it. */
import { html } from "../html.js";
import { notifyError } from "../notify-error.js";
import { navigate } from "../router.js";
import { nameOf } from "./names.js";
import { requests } from "./requests.js";

/**
 * @typedef {import("../types.js").Texts} Texts
 * @typedef {import("./requests.js").Tournament} Tournament
 * @typedef {import("./requests.js").Round} Round
 * @typedef {import("./requests.js").Table} Table
 */

/** How a table's game stands, in words. @param {Texts} texts @param {Tournament} tournament @param {Table} table */
function stateOf(texts, tournament, { outcome, finished, entrants, game }) {
  if (outcome?.void) return texts.format("web-tournament-void");
  if (outcome && outcome.lost !== null) {
    return texts.format("web-tournament-lost", { player: nameOf(tournament, entrants[outcome.lost] ?? 0) });
  }
  if (finished) return outcome ? null : texts.format("web-tournament-sealed");
  return texts.format(game === null ? "web-tournament-preparing" : "web-game-running");
}

/** The way to a game: one's own, or one that may be watched. @param {any} props */
function ToGame({ texts, tournament, table, names }) {
  const { game, entrants, finished, watch } = /** @type {Table} */ (table);
  if (game === null) return null;
  if (entrants.includes(tournament.own)) {
    return html`<a class=${finished ? "button" : "button primary"} href=${`/game/${game}`}
      >${texts.format(finished ? "web-game-look" : "web-tournament-play")}</a
    >`;
  }
  if (!watch) return null;
  const go = () => void requests.watch(tournament.id, game).then(() => navigate(`/game/${game}`), notifyError);
  const word = finished ? "web-game-look" : "web-lobby-watch";
  return html`<button type="button" aria-label=${texts.format(`${word}-named`, { names })} onClick=${go}>
    ${texts.format(word)}
  </button>`;
}

/** @param {{texts: Texts, tournament: Tournament, table: Table, number: number}} props */
function TableCard({ texts, tournament, table, number }) {
  const { outcome, entrants } = table;
  const names = entrants.map((entrant) => nameOf(tournament, entrant));
  const state = stateOf(texts, tournament, table);
  return html`
    <li class=${entrants.includes(tournament.own ?? 0) ? "game-card own" : "game-card"}>
      <p class="game-name">${texts.format("web-tournament-table", { number: number + 1 })}</p>
      <ol class="tournament-seats">
        ${entrants.map(
          (entrant, seat) => html`
            <li key=${entrant} class=${outcome?.places[seat] === 1 && !outcome.void ? "winner" : ""}>
              <bdi class="name">${names[seat]}</bdi>
              ${outcome?.points && html`<b class="figure">${outcome.points[seat]}</b>`}
            </li>
          `,
        )}
      </ol>
      <div class="game-foot">
        ${state && html`<span class="tag">${state}</span>`}
        <span class="game-buttons"><${ToGame} ...${{ texts, tournament, table, names }} /></span>
      </div>
    </li>
  `;
}

/** @param {{texts: Texts, tournament: Tournament, round: Round}} props */
function Tables({ texts, tournament, round }) {
  return html`
    <ul class="game-list">
      ${round.tables.map(
        (table, number) => html`<${TableCard} key=${number} ...${{ texts, tournament, table, number }} />`,
      )}
    </ul>
    ${
      round.byes.length > 0 &&
      html`<p class="hint">
        ${texts.format("web-tournament-byes", { players: round.byes.map((each) => nameOf(tournament, each)) })}
      </p>`
    }
    ${
      round.seed_hash !== null &&
      html`<p class="hint seed-hash">${texts.format("web-tournament-alike-here")} <code>${round.seed_hash}</code></p>`
    }
  `;
}

/** @param {{texts: Texts, tournament: Tournament}} props */
export function Rounds({ texts, tournament }) {
  const { rounds, planned } = tournament;
  const last = rounds.at(-1);
  if (!last) return null;
  const title = (/** @type {number} */ number) => texts.format("web-tournament-round", { number, planned });
  return html`
    <section aria-labelledby="round-heading">
      <h2 id="round-heading">${title(rounds.length)}</h2>
      <${Tables} texts=${texts} tournament=${tournament} round=${last} />
    </section>
    ${rounds
      .slice(0, -1)
      .map((round, n) => ({ round, number: n + 1 }))
      .reverse()
      .map(
        ({ round, number }) => html`
          <details class="finer" key=${number}>
            <summary><span>${title(number)}</span></summary>
            <div class="finer-options"><${Tables} texts=${texts} tournament=${tournament} round=${round} /></div>
          </details>
        `,
      )}
  `;
}
