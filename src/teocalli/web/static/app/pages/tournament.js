/** Tournaments: setting one up; entering, pairings and standings as they change. */
import { useEffect, useRef, useState } from "preact/hooks";
import { controlText } from "../clock.js";
import { Header } from "../header.js";
import { html } from "../html.js";
import { introduce, me } from "../me.js";
import { announce } from "../notices.js";
import { notifyError } from "../notify-error.js";
import { navigate } from "../router.js";
import { useTournament } from "../tournament/following.js";
import { kindOf, titleOf } from "../tournament/names.js";
import { requests } from "../tournament/requests.js";
import { Rounds } from "../tournament/rounds.js";
import {
  AbsentFields,
  bodyOf,
  firstWish,
  KindFields,
  NameField,
  PlayedFields,
  RatedField,
} from "../tournament/set-up.js";
import { Standings } from "../tournament/standings.js";
import { Enter, Entrants, Invite, Tools } from "../tournament/taking-part.js";
import { wantedGame } from "../new-game-defaults.js";
import { Icon } from "../ui.js";
import { NotFoundPage } from "./not-found.js";
import { PageTitle } from "./title.js";

/**
 * @typedef {import("../types.js").Texts} Texts
 * @typedef {import("../types.js").Meta} Meta
 * @typedef {import("../tournament/requests.js").Tournament} Tournament
 */

/** @param {{texts: Texts, meta: Meta}} props */
export function NewTournamentPage({ texts, meta }) {
  const [wish, setWish] = useState(() => firstWish(meta, wantedGame(meta)));
  const [busy, setBusy] = useState(false);
  const change = (/** @type {Partial<import("../tournament/set-up.js").Wish>} */ part) =>
    setWish((before) => ({ ...before, ...part }));
  const open = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    try {
      if (!me.peek()) await introduce();
      const { id } = await requests.open(bodyOf(wish));
      navigate(`/tournament/${id}`);
    } catch (error) {
      notifyError(error);
      setBusy(false);
    }
  };
  const fields = { texts, meta, wish, change };
  return html`
    <${PageTitle} text=${texts.format("web-tournament-new")} />
    <${Header} texts=${texts} game=${null} />
    <main class="page narrow">
      <h1 tabindex="-1">${texts.format("web-tournament-new")}</h1>
      <form class="new-game" onSubmit=${open}>
        <${NameField} ...${fields} />
        <${KindFields} ...${fields} />
        <${PlayedFields} ...${fields} />
        <${AbsentFields} ...${fields} />
        <${RatedField} ...${fields} />
        <div class="form-buttons">
          <button type="submit" class="primary large" disabled=${busy}>
            ${texts.format("web-tournament-open-button")}
          </button>
        </div>
      </form>
    </main>
  `;
}

/** What is played, in a line. @param {{texts: Texts, tournament: Tournament}} props */
function About({ texts, tournament }) {
  const { rules, game, clock, status } = tournament;
  return html`
    <p class="tournament-about">
      <span class=${status === "running" ? "tag tag-good" : "tag"}>${texts.format(`web-tournament-${status}`)}</span>
      <span class="tag">${titleOf(texts, game)}</span>
      <span class="tag">${kindOf(texts, rules)}</span>
      ${rules.alike && html`<span class="tag">${texts.format("web-tournament-alike-tag")}</span>`}
      ${rules.rated && html`<span class="tag">${texts.format("web-tournament-rated-tag")}</span>`}
      <span class="tag">${texts.format("web-tournament-seats", { count: rules.seats })}</span>
      <span class="tag">${controlText(texts, clock)}</span>
    </p>
  `;
}

/** What the one who looks has to do now. @param {{texts: Texts, tournament: Tournament}} props */
function Now({ texts, tournament }) {
  const { own, own_game: game, rounds, status } = tournament;
  const last = rounds.at(-1);
  if (game !== null)
    return html`<p class="tournament-now">
      <a class="button primary large" href=${`/game/${game}`}
        ><${Icon} name="play" /> ${texts.format("web-tournament-play")}</a
      >
    </p>`;
  if (status !== "running" || own === null || !last) return null;
  const word = last.byes.includes(own) && !last.over ? "web-tournament-sitting-out" : "web-tournament-waiting";
  return html`<p class="hint">${texts.format(word)}</p>`;
}

/** Says to screen readers what has begun. @param {Texts} texts @param {Tournament | null} tournament */
function useAnnouncements(texts, tournament) {
  const game = tournament?.own_game ?? null;
  const before = useRef(/** @type {string | null | undefined} */ (undefined));
  useEffect(() => {
    if (tournament === null) return;
    if (before.current !== undefined && game !== null && game !== before.current)
      announce(texts.format("web-tournament-your-turn"));
    before.current = game;
  }, [game, tournament === null]);
}

/** @param {{texts: Texts, meta: Meta, id: string}} props */
export function TournamentPage({ texts, meta, id }) {
  const { tournament, failure, change } = useTournament(id);
  useAnnouncements(texts, tournament);
  if (failure)
    return html`<${NotFoundPage}
      texts=${texts}
      meta=${meta}
      title="web-tournament-hidden"
      message=${{ id: "web-tournament-hidden-help", args: {} }}
    />`;
  const part = { texts, tournament, change };
  return html`
    <${PageTitle} text=${tournament?.name ?? texts.format("web-tournament")} />
    <${Header} texts=${texts} game=${tournament?.game ?? null} />
    <main class="page tournament">
      <h1 tabindex="-1"><bdi>${tournament?.name ?? texts.format("web-tournament")}</bdi></h1>
      ${
        tournament
          ? html`
              <${About} texts=${texts} tournament=${tournament} />
              <${Now} texts=${texts} tournament=${tournament} />
              <${Enter} ...${part} />
              <${Tools} ...${part} />
              <${Rounds} texts=${texts} tournament=${tournament} />
              ${tournament.status !== "open" && tournament.rounds.length > 0 && html`<${Standings} ...${part} />`}
              <${Invite} ...${part} />
              <${Entrants} ...${part} />
            `
          : html`<p class="hint" role="status">${texts.format("web-loading")}</p>`
      }
    </main>
  `;
}
