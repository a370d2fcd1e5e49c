/** The start page's parts on a server for people: who one is, other devices, tables that anybody may join. */
import { useEffect, useState } from "preact/hooks";
import { api } from "./api.js";
import { notifyError } from "./notify-error.js";
import { useDrawing } from "./drawing.js";
import { html } from "./html.js";
import { introduce, me } from "./me.js";
import { NameForm } from "./name-form.js";
import { nameOf } from "./seats.js";
import { ShareLink } from "./share.js";
import { Dialog } from "./ui.js";

/**
 * @typedef {import("./types.js").Texts} Texts
 * @typedef {import("./types.js").GameListEntry} GameListEntry
 */

/** Tables of the lobby that are shown. */
const SHOWN = 12;

/** Milliseconds after which the lobby is read anew while somebody looks at it. */
const REREAD = 10_000;

/** Another name, and the way to another device. @param {{texts: Texts, onClose: () => void}} props */
function PersonDialog({ texts, onClose }) {
  const [shared, setShared] = useState(/** @type {import("./share.js").Shared | null} */ (null));
  const makeLink = async () => {
    try {
      setShared(await api.deviceLink());
    } catch (error) {
      notifyError(error);
    }
  };
  const rename = async (/** @type {string} */ name) => {
    await introduce(name);
    onClose();
  };
  return html`
    <${Dialog} title=${texts.format("web-person")} closeLabel=${texts.format("web-close")} onClose=${onClose}>
      <div class="settings">
        <${NameForm} texts=${texts} button=${texts.format("web-person-rename")} onName=${rename} />
        <h3>${texts.format("web-device")}</h3>
        <p>${texts.format("web-device-help")}</p>
        ${
          shared
            ? html`<${ShareLink} texts=${texts} label=${texts.format("web-device-link")} shared=${shared} />`
            : html`<button type="button" onClick=${makeLink}>${texts.format("web-device-make")}</button>`
        }
      </div>
    <//>
  `;
}

/** Who sits here, or the question. @param {{texts: Texts}} props */
export function Person({ texts }) {
  const [open, setOpen] = useState(false);
  const name = me.value?.name;
  if (me.value === undefined) return null;
  if (!name)
    return html`<section class="person" aria-label=${texts.format("web-person")}>
      <p>${texts.format("web-person-unknown")}</p>
      <${NameForm} texts=${texts} button=${texts.format("web-person-begin")} onName=${introduce} />
      <p><a href="/account">${texts.format("web-sign-in-instead")}</a></p>
    </section>`;
  return html`
    <p class="person">
      <span>${texts.format("web-person-known", { name })}</span>
      <button type="button" aria-haspopup="dialog" onClick=${() => setOpen(true)}>
        ${texts.format("web-person-change")}
      </button>
      <a class="button" href="/account">${texts.format("web-account-to")}</a>
    </p>
    ${open && html`<${PersonDialog} texts=${texts} onClose=${() => setOpen(false)} />`}
  `;
}

/** The public tables, read anew now and then; null before the first answer. */
function useLobby() {
  const [games, setGames] = useState(/** @type {GameListEntry[] | null} */ (null));
  const read = async () => {
    try {
      setGames((await api.lobby(0, SHOWN)).games);
    } catch {
      setGames((before) => before ?? []); // it is asked again soon
    }
  };
  useEffect(() => {
    void read();
    const timer = setInterval(() => document.visibilityState === "visible" && void read(), REREAD);
    return () => clearInterval(timer);
  }, []);
  return games;
}

/** @param {{texts: Texts, game: GameListEntry}} props */
function OpenTable({ texts, game }) {
  const drawing = useDrawing(game.status === "broken" ? null : game.game);
  const names = game.seats.filter(({ seat }) => !game.free.includes(seat)).map(({ called }) => called);
  const joining = game.free.length > 0;
  return html`
    <li class="game-card">
      <p class="game-name">${texts.has(`${game.game}-title`) ? texts.format(`${game.game}-title`) : game.game}</p>
      <ul class="game-seats">
        ${game.seats.map(
          (seat) =>
            html`<li key=${seat.seat}>
              <span>${drawing && html`<${drawing.SeatMark} colour=${seat.colour} size=${22} />`}</span>
              <bdi class="name"
                >${game.free.includes(seat.seat) ? texts.format("web-seat-free") : nameOf(texts, seat)}</bdi
              >
            </li>`,
        )}
      </ul>
      <div class="game-foot">
        <span class="tag"
          >${texts.format(joining ? "web-waiting-free" : "web-game-running", { count: game.free.length })}</span
        >
        <span class="game-buttons">
          <a
            class=${joining ? "button primary" : "button"}
            href=${`/game/${game.id}`}
            aria-label=${texts.format(joining ? "web-lobby-join-named" : "web-lobby-watch-named", { names })}
            >${texts.format(joining ? "web-lobby-join" : "web-lobby-watch")}</a
          >
        </span>
      </div>
    </li>
  `;
}

/** @param {{texts: Texts}} props */
export function Lobby({ texts }) {
  const games = useLobby();
  if (games === null) return null;
  return html`
    <section class="start-games" aria-labelledby="lobby-heading">
      <h2 id="lobby-heading">${texts.format("web-lobby")}</h2>
      ${
        games.length === 0
          ? html`<p class="hint games-empty">${texts.format("web-lobby-none")}</p>`
          : html`<ul class="game-list">
              ${games.map((game) => html`<${OpenTable} key=${game.id} texts=${texts} game=${game} />`)}
            </ul>`
      }
    </section>
  `;
}
