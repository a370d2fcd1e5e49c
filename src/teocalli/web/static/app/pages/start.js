/** The start page: play at once, set up a game, go on with one, open a record. */
import { useEffect, useState } from "preact/hooks";
import { botTitle } from "../bots.js";
import { GameCards, GameList, resumable, useGames } from "../game-list.js";
import { HandbookLink } from "../handbook-link.js";
import { Header, Keys } from "../header.js";
import { html } from "../html.js";
import { Lobby, Person } from "../lobby.js";
import { TournamentList } from "../tournament/list.js";
import { me } from "../me.js";
import { OpenRecordButton } from "../records.js";
import { startGame } from "../start-game.js";
import { Icon } from "../ui.js";
import { defaultRequest } from "../new-game-defaults.js";
import { takesComponents } from "../own-components.js";
import { PageTitle } from "./title.js";

/**
 * @typedef {import("../types.js").Texts} Texts
 * @typedef {import("../types.js").Meta} Meta
 */

/**
 * Where one learns a game: at the list of its lessons, or at the only one.
 * @param {string} game
 * @param {import("../types.js").GameMeta} known
 */
const learnAddress = (game, { lessons: [first, ...others] }) =>
  others.length ? `/learn/${game}` : `/learn/${game}/${first?.name}`;

/**
 * Games that one has not played yet: learn them by playing.
 * @param {{texts: Texts, meta: Meta, played: string[]}} props
 */
function Newcomer({ texts, meta, played }) {
  const courses = Object.entries(meta.games).filter(([game, { lessons }]) => lessons.length && !played.includes(game));
  if (!courses.length) return null;
  return html`<ul class="newcomer">
    ${courses.map(
      ([game, known]) => html`
        <li key=${game}>
          <a href=${learnAddress(game, known)}>
            <${Icon} name="hint" />
            <span
              >${texts.format("web-learn-new", {
                game: texts.format(`${game}-title`),
                count: known.lessons.reduce((sum, { minutes, extra }) => sum + (extra ? 0 : minutes), 0),
              })}</span
            >
          </a>
        </li>
      `,
    )}
  </ul>`;
}

/**
 * Where the buttons of a game lead, besides playing at once.
 * @param {Meta} meta
 * @param {string} game
 * @returns {{address: string, text: string, quiet?: boolean}[]}
 */
function buttonsOf(meta, game) {
  const known = meta.games[game];
  return [
    { address: `/new?game=${game}`, text: "web-set-up" },
    ...(known?.lessons.length ? [{ address: learnAddress(game, known), text: "web-learn" }] : []),
    ...(known?.rules ? [{ address: `/rules/${game}`, text: "web-rules", quiet: true }] : []),
  ];
}

/**
 * What else there is for a game.
 * @param {Meta} meta
 * @param {string} game
 * @returns {{address: string, text: string}[]}
 */
function linksOf(meta, game) {
  const known = meta.games[game];
  return [
    ...(known?.puzzles ? [{ address: `/puzzles/${game}`, text: "web-puzzles-link" }] : []),
    ...(known?.companion ? [{ address: `/companion/${game}`, text: "web-companion-link" }] : []),
    { address: `/setup/${game}`, text: "web-setup-link-start" },
    ...(meta.people ? [] : [{ address: `/balance/${game}`, text: "web-balance-link" }]),
    ...(known?.explorer ? [{ address: `/explorer/${game}`, text: "web-explorer-link" }] : []),
    ...(takesComponents(meta, game) ? [{ address: `/components/${game}`, text: "web-box-link" }] : []),
  ];
}

/** A game that can be played at once. @param {{texts: Texts, meta: Meta, game: string}} props */
function Offer({ texts, meta, game }) {
  const [starting, setStarting] = useState(false);
  const title = texts.format(`${game}-title`);
  const known = meta.games[game];
  const play = async () => {
    setStarting(true);
    if (!(await startGame({ game, ...defaultRequest(meta, game) }))) setStarting(false);
  };
  return html`
    <section class="offer" aria-labelledby=${`offer-${game}`}>
      ${
        known?.drawing.cover
          ? html`<img class="offer-picture" src=${`/static/games/${game}/cover.svg`} alt="" width="476" height="346" />`
          : html`<div class="offer-picture offer-letter" aria-hidden="true">${title.slice(0, 1)}</div>`
      }
      <div class="offer-words">
        <h2 id=${`offer-${game}`}>${title}</h2>
        ${texts.has(`${game}-title.facts`) && html`<p class="offer-facts">${texts.format(`${game}-title.facts`)}</p>`}
        <p>${texts.format(`${game}-title.help`)}</p>
        <div class="hero-buttons">
          <button
            type="button"
            class="primary large"
            disabled=${starting}
            aria-label=${texts.format("web-play-named", { game: title })}
            onClick=${play}
          >
            <${Icon} name="play" /> ${texts.format("web-play")}
          </button>
          ${buttonsOf(meta, game).map(
            ({ address, text, quiet }) => html`
              <a
                key=${text}
                class=${`button large ${quiet ? "quiet" : ""}`}
                href=${address}
                aria-label=${texts.format(`${text}-named`, { game: title })}
                >${texts.format(text)}</a
              >
            `,
          )}
        </div>
        <ul class="offer-more">
          ${linksOf(meta, game).map(
            ({ address, text }) => html`<li key=${text}><a href=${address}>${texts.format(text)}</a></li>`,
          )}
        </ul>
      </div>
    </section>
  `;
}

/** What one can play, and a word about it. @param {{texts: Texts, meta: Meta}} props */
function Introduction({ texts, meta }) {
  return html`
    <p class="lead">${texts.format(meta.people ? "web-start-lead-people" : "web-start-lead")}</p>
    <div class="offers">
      ${Object.keys(meta.games).map((game) => html`<${Offer} key=${game} texts=${texts} meta=${meta} game=${game} />`)}
    </div>
    <p class="hint">
      ${texts.format("web-play-help", { bot: botTitle(texts, Object.values(meta.games)[0]?.bots.default ?? "") })}
    </p>
  `;
}

/** @param {{texts: Texts, meta: Meta}} props */
function About({ texts, meta }) {
  return html`
    <section class="start-about">
      <div>
        <h2>${texts.format("web-about")}</h2>
        <p>${texts.format("web-about-program")}</p>
        ${meta.handbook && html`<p><${HandbookLink} texts=${texts} /></p>`}
        <p class="hint">${texts.format("web-unofficial")}</p>
      </div>
      <div>
        <h2>${texts.format("web-keys")}</h2>
        <${Keys} texts=${texts} />
      </div>
    </section>
  `;
}

/**
 * What works without the server, if it was opened before: rules, companion and handbook.
 * @param {Meta} meta
 * @param {string} language
 * @returns {{address: string, read: string, text: string, game?: string}[]}   `read`: what the page reads for it
 */
const worksAlone = (meta, language) => [
  ...Object.keys(meta.games).flatMap((game) => [
    { address: `/rules/${game}`, read: `/api/rules/${game}`, text: "web-rules-named", game },
    { address: `/companion/${game}`, read: `/api/companion/${game}`, text: "web-companion-title", game },
  ]),
  { address: `/handbook/${language}/`, read: `/handbook/${language}/`, text: "web-handbook" },
];

/**
 * Those of them that this browser has kept.
 * @param {ReturnType<typeof worksAlone>} all
 */
function useKept(all) {
  const [kept, setKept] = useState(/** @type {typeof all} */ ([]));
  useEffect(() => {
    if (!("caches" in globalThis)) return;
    void Promise.all(all.map(({ read }) => caches.match(read, { ignoreSearch: true }))).then((found) =>
      setKept(all.filter((_, at) => found[at])),
    );
  }, []);
  return kept;
}

/**
 * What there is to do while the server cannot be reached: the page was kept from an earlier visit.
 * @param {{texts: Texts, meta: Meta, onAgain: () => void}} props
 */
function WithoutServer({ texts, meta, onAgain }) {
  return html`
    <p class="lead">${texts.format("web-start-lost")}</p>
    <ul>
      ${useKept(worksAlone(meta, texts.language)).map(
        ({ address, text, game }) =>
          html`<li key=${address}>
            <a href=${address}>${texts.format(text, game ? { game: texts.format(`${game}-title`) } : {})}</a>
          </li>`,
      )}
    </ul>
    <p><button type="button" class="primary" onClick=${onAgain}>${texts.format("web-start-again")}</button></p>
  `;
}

/**
 * Everything below the heading, once it is known which games wait: nothing moves when they come.
 * @param {{texts: Texts, meta: Meta}} props
 */
function StartParts({ texts, meta }) {
  const { list, readMore, readAgain } = useGames();
  if (!list) return html`<p class="hint" role="status">${texts.format("web-loading")}</p>`;
  if (list.lost) return html`<${WithoutServer} texts=${texts} meta=${meta} onAgain=${readAgain} />`;
  const waiting = resumable(list.games);
  const others = list.games.filter((game) => !waiting.includes(game));
  return html`
    ${
      waiting.length > 0 &&
      html`
        <section class="start-games start-resume" aria-labelledby="resume-heading">
          <h2 id="resume-heading">${texts.format("web-resume")}</h2>
          <${GameCards} texts=${texts} games=${waiting} onRemoved=${readAgain} />
        </section>
      `
    }
    ${meta.people && html`<${Lobby} texts=${texts} />`} ${meta.people && html`<${TournamentList} texts=${texts} />`}
    <${Newcomer} texts=${texts} meta=${meta} played=${list.played} />
    <${Introduction} texts=${texts} meta=${meta} />
    <section class="start-games" aria-labelledby="games-heading">
      <div class="section-header">
        <h2 id="games-heading">${texts.format(waiting.length > 0 ? "web-games-other" : "web-games")}</h2>
        <div class="section-buttons">
          <a class="button" href="/open"><${Icon} name="link" /> <span>${texts.format("web-open-link")}</span></a>
          <${OpenRecordButton} texts=${texts} />
        </div>
      </div>
      ${list.total === 0 && html`<p class="hint games-empty">${texts.format("web-games-none")}</p>`}
      <${GameList}
        texts=${texts}
        games=${others}
        more=${list.total - list.games.length}
        onMore=${readMore}
        onRemoved=${readAgain}
      />
    </section>
    <${About} texts=${texts} meta=${meta} />
  `;
}

/** @param {{texts: Texts, meta: Meta}} props */
export function StartPage({ texts, meta }) {
  return html`
    <${PageTitle} text="Teocalli" />
    <${Header} texts=${texts} game=${null} />
    <main class="page start">
      <h1 tabindex="-1">Teocalli</h1>
      ${meta.people && html`<${Person} texts=${texts} />`}
      <${StartParts} key=${me.value?.name ? "known" : "unknown"} texts=${texts} meta=${meta} />
    </main>
  `;
}
