/** The start page: play at once, set up a game, go on with one, open a record. */
import { useState } from "preact/hooks";
import { GameList } from "../game-list.js";
import { Header, Keys } from "../header.js";
import { html } from "../html.js";
import { PyramidPicture } from "../picture.js";
import { OpenRecordButton } from "../records.js";
import { startGame } from "../start-game.js";
import { Icon } from "../ui.js";
import { defaultWish } from "../wishes.js";
import { PageTitle } from "./title.js";

/** Another game that can be played at once. @param {{texts: import("../types.js").Texts, meta: import("../types.js").Meta, game: string}} props */
function FurtherGame({ texts, meta, game }) {
  const [starting, setStarting] = useState(false);
  const title = texts.format(`${game}-title`);
  const play = async () => {
    setStarting(true);
    if (!(await startGame({ game, ...defaultWish(meta, game) }))) setStarting(false);
  };
  return html`
    <section class="further-game" aria-labelledby=${`further-${game}`}>
      <h2 id=${`further-${game}`}>${title}</h2>
      <p>${texts.format(`${game}-title.help`)} <a href=${`/rules/${game}`}>${texts.format("web-about-rules")}</a></p>
      <div class="hero-buttons">
        <button type="button" class="primary" disabled=${starting} onClick=${play}><${Icon} name="play" /> ${texts.format("web-play-named", { game: title })}</button>
        <a class="button" href=${`/new?game=${game}`}>${texts.format("web-set-up-named", { game: title })}…</a>
      </div>
    </section>
  `;
}

/** @param {{texts: import("../types.js").Texts, meta: import("../types.js").Meta}} props */
export function StartPage({ texts, meta }) {
  const game = /** @type {string} */ (Object.keys(meta.games)[0]);
  const [starting, setStarting] = useState(false);
  const play = async () => {
    setStarting(true);
    if (!(await startGame({ game, ...defaultWish(meta, game) }))) setStarting(false);
  };
  return html`
    <${PageTitle} text="Teocalli" />
    <${Header} texts=${texts} game=${game} />
    <main class="page start">
      <section class="hero">
        <div class="hero-words">
          <h1 tabindex="-1">${texts.format(`${game}-title`)}</h1>
          <p class="lead">${texts.format("web-start-lead")}</p>
          <div class="hero-buttons">
            <button type="button" class="primary large" disabled=${starting} onClick=${play}>
              <${Icon} name="play" /> ${texts.format("web-play")}
            </button>
            <a class="button large" href="/new">${texts.format("web-new-game")}…</a>
          </div>
          <p class="hint">${texts.format("web-play-help")}</p>
        </div>
        <${PyramidPicture} />
      </section>

      ${Object.keys(meta.games).slice(1).map((each) => html`<${FurtherGame} key=${each} texts=${texts} meta=${meta} game=${each} />`)}

      <section class="start-games" aria-labelledby="games-heading">
        <div class="section-header">
          <h2 id="games-heading">${texts.format("web-games")}</h2>
          <${OpenRecordButton} texts=${texts} />
        </div>
        <${GameList} texts=${texts} />
      </section>

      <section class="start-about">
        <div>
          <h2>${texts.format("web-about")}</h2>
          <p>${texts.format("web-about-game")}</p>
          <p>${texts.format("web-about-program")} <a href=${`/rules/${game}`}>${texts.format("web-about-rules")}</a></p>
          <p class="hint">${texts.format("web-unofficial")}</p>
        </div>
        <div>
          <h2>${texts.format("web-keys")}</h2>
          <${Keys} texts=${texts} />
        </div>
      </section>
    </main>
  `;
}
