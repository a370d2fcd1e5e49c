/** The start page's part about tournaments: one's own, and the way to a new one. */
import { useEffect, useState } from "preact/hooks";
import { ago } from "../game-list.js";
import { html } from "../html.js";
import { Icon } from "../ui.js";
import { titleOf } from "./names.js";
import { requests } from "./requests.js";

/**
 * @typedef {import("../types.js").Texts} Texts
 * @typedef {import("./requests.js").Listed} Listed
 */

/** Tournaments that are shown. */
const SHOWN = 6;

/** @param {{texts: Texts, tournament: Listed}} props */
function Card({ texts, tournament }) {
  const { id, name, game, status, entrants, updated } = tournament;
  const broken = status === "broken";
  return html`
    <li class="game-card">
      ${game !== null && html`<p class="game-name">${titleOf(texts, game)}</p>`}
      <p class="tournament-name"><bdi>${name ?? texts.format("web-tournament-broken")}</bdi></p>
      <p class="hint">${texts.format("web-tournament-entrants", { count: entrants })}</p>
      <div class="game-foot">
        <span class=${status === "running" ? "tag tag-good" : broken ? "tag tag-bad" : "tag"}
          >${texts.format(`web-tournament-${status}`)}</span
        >
        <span class="hint">${ago(updated, texts.language)}</span>
        <span class="game-buttons">
          ${
            !broken &&
            html`<a
              class=${status === "finished" ? "button" : "button primary"}
              href=${`/tournament/${id}`}
              aria-label=${texts.format("web-tournament-look-named", { name: name ?? "" })}
              >${texts.format("web-tournament-look")}</a
            >`
          }
        </span>
      </div>
    </li>
  `;
}

/** @param {{texts: Texts}} props */
export function TournamentList({ texts }) {
  const [found, setFound] = useState(/** @type {Listed[]} */ ([]));
  useEffect(() => {
    const none = () => undefined; // the page says itself that the server cannot be reached
    void requests.list(SHOWN).then(({ tournaments }) => setFound(tournaments), none);
  }, []);
  return html`
    <section class="start-games" aria-labelledby="tournaments-heading">
      <div class="section-header">
        <h2 id="tournaments-heading">${texts.format("web-tournaments")}</h2>
        <div class="section-buttons">
          <a class="button" href="/tournament"
            ><${Icon} name="winner" /> <span>${texts.format("web-tournament-new")}</span></a
          >
        </div>
      </div>
      ${found.length === 0 && html`<p class="hint games-empty">${texts.format("web-tournaments-none")}</p>`}
      <ul class="game-list">
        ${found.map((tournament) => html`<${Card} key=${tournament.id} texts=${texts} tournament=${tournament} />`)}
      </ul>
    </section>
  `;
}
