/** The stored games: go on with one, look at it, throw it away. */
import { useEffect, useState } from "preact/hooks";
import { api } from "./api.js";
import { botTag, botTitle } from "./bots.js";
import { notifyError } from "./notify-error.js";
import { useDrawing } from "./drawing.js";
import { html } from "./html.js";
import { NetworkError } from "./request.js";
import { nameOf } from "./seats.js";
import { Dialog, Icon } from "./ui.js";

/**
 * @typedef {import("./types.js").GameListEntry} GameListEntry
 * @typedef {import("./types.js").Texts} Texts
 * @typedef {{total: number, games: GameListEntry[], played: string[], lost: boolean}} ReadGames   played: which games
 *   the whole list has; lost: the server cannot be reached, and none have been read
 */

/** Games that are asked for at once. */
const PAGE = 8;

/**
 * How long ago, in words.
 * @param {string} moment ISO 8601
 * @param {string} language
 */
export function ago(moment, language) {
  const seconds = (new Date(moment).getTime() - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const steps = /** @type {[Intl.RelativeTimeFormatUnit, number][]} */ ([
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ]);
  for (const [unit, length] of steps) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit);
  }
  return format.format(0, "minute");
}

/** @param {{texts: Texts, game: GameListEntry}} props */
function State({ texts, game }) {
  if (game.status === "broken") return html`<span class="tag tag-bad">${texts.format("web-game-broken")}</span>`;
  if (game.status === "finished") return html`<span class="tag">${texts.format("web-game-finished")}</span>`;
  const state =
    game.phase === null ? texts.format("web-game-running") : texts.format(`${game.game}-phase`, { phase: game.phase });
  return html`<span class="tag tag-good">${state}</span>`;
}

/** @param {{texts: Texts, game: GameListEntry, onRemove: () => void}} props */
function GameCard({ texts, game, onRemove }) {
  const broken = game.status === "broken"; // it may be of a game that this program does not know
  const drawing = useDrawing(broken ? null : game.game);
  const names = game.seats.map(({ called }) => called);
  const remove = broken ? texts.format("web-game-remove-broken") : texts.format("web-game-remove-named", { names });
  const running = game.status === "running";
  const action = running ? "web-game-go-on" : "web-game-look";
  const isWinner = (/** @type {number} */ seat) => game.winners.includes(seat);
  return html`
    <li class="game-card">
      <p class="game-name">${texts.has(`${game.game}-title`) ? texts.format(`${game.game}-title`) : game.game}</p>
      ${broken && game.error && html`<p class="hint">${texts.message(game.error)}</p>`}
      <ul class="game-seats">
        ${game.seats.map(
          (seat) => html`
            <li key=${seat.seat} class=${seat.seat === game.to_move ? "to-move" : isWinner(seat.seat) ? "winner" : ""}>
              <span>${drawing && html`<${drawing.SeatMark} colour=${seat.colour} size=${22} />`}</span>
              <bdi
                class="name"
                title=${seat.bot ? `${nameOf(texts, seat)} – ${botTitle(texts, seat.bot)}` : nameOf(texts, seat)}
                >${nameOf(texts, seat)}</bdi
              >
              ${seat.bot && html`<small class="bot-tag">${botTag(texts, seat.bot)}</small>`}
              ${
                isWinner(seat.seat) &&
                html`<span class="winner-mark"><${Icon} name="winner" /> ${texts.format("web-game-winner")}</span>`
              }
              ${game.status !== "broken" && html`<span class="figure">${game.scores[seat.seat]}</span>`}
            </li>
          `,
        )}
      </ul>
      <div class="game-foot">
        <${State} texts=${texts} game=${game} />
        <span class="hint">${ago(game.updated, texts.language)}</span>
        <span class="game-buttons">
          ${
            game.own &&
            html`<button
              type="button"
              class="quiet"
              title=${texts.format("web-game-remove")}
              aria-label=${remove}
              onClick=${onRemove}
            >
              <${Icon} name="trash" />
            </button>`
          }
          ${
            game.status !== "broken" &&
            html`<a
              class=${running ? "button primary" : "button"}
              href=${`/game/${game.id}`}
              aria-label=${texts.format(`${action}-named`, { names })}
              >${texts.format(action)}</a
            >`
          }
        </span>
      </div>
    </li>
  `;
}

/**
 * @param {{texts: Texts, game: {id: string, seats: Pick<import("./types.js").Seat, "called">[]}, onClose: () => void,
 *   onRemoved: () => void}} props
 */
export function RemoveDialog({ texts, game, onClose, onRemoved }) {
  const remove = async () => {
    try {
      await api.remove(game.id);
      onRemoved();
    } catch (error) {
      notifyError(error);
    }
    onClose();
  };
  const names = game.seats.map(({ called }) => called);
  const help =
    names.length > 0 ? texts.format("web-game-remove-help", { names }) : texts.format("web-game-remove-help-broken");
  return html`
    <${Dialog} title=${texts.format("web-game-remove-ask")} closeLabel=${texts.format("web-close")} onClose=${onClose}>
      <p>${help}</p>
      <div class="dialog-buttons">
        <button type="button" onClick=${onClose}>${texts.format("web-cancel")}</button>
        <button type="button" class="danger" onClick=${remove}>${texts.format("web-game-remove")}</button>
      </div>
    <//>
  `;
}

/** Games that are offered to go on with before anything else, at most. */
const RESUMED = 3;

/**
 * The stored games as far as they have been read; null before the first answer.
 * @returns {{list: ReadGames | null, readMore: () => void, readAgain: () => void}}
 */
export function useGames() {
  const [list, setList] = useState(/** @type {ReadGames | null} */ (null));
  const read = async (/** @type {number} */ count) => {
    try {
      const pages = [];
      for (let offset = 0; offset < count; offset += PAGE) pages.push(await api.games(offset, PAGE));
      const { total = 0, played = [] } = pages.at(-1) ?? {};
      setList({ total, games: pages.flatMap((page) => page.games), played, lost: false });
    } catch (error) {
      const lost = list === null && error instanceof NetworkError;
      if (!lost) notifyError(error); // else the page itself says it
      setList((before) => before ?? { total: 0, games: [], played: [], lost });
    }
  };
  useEffect(() => void read(PAGE), []);
  const known = list?.games.length ?? 0;
  return { list, readMore: () => void read(known + PAGE), readAgain: () => void read(Math.max(PAGE, known)) };
}

/** The games that wait to be gone on with, the newest first. @param {GameListEntry[]} games */
export const resumable = (games) => games.filter(({ status }) => status === "running").slice(0, RESUMED);

/**
 * Cards of games, and the question before one is thrown away.
 * @param {{texts: Texts, games: GameListEntry[], onRemoved: () => void}} props
 */
export function GameCards({ texts, games, onRemoved }) {
  const [removing, setRemoving] = useState(/** @type {GameListEntry | null} */ (null));
  return html`
    <ul class="game-list">
      ${games.map(
        (game) => html`<${GameCard} key=${game.id} texts=${texts} game=${game} onRemove=${() => setRemoving(game)} />`,
      )}
    </ul>
    ${
      removing &&
      html`<${RemoveDialog}
        texts=${texts}
        game=${removing}
        onClose=${() => setRemoving(null)}
        onRemoved=${onRemoved}
      />`
    }
  `;
}

/**
 * All games but those that stand elsewhere.
 * @param {{texts: Texts, games: GameListEntry[], more: number, onMore: () => void, onRemoved: () => void}} props  
 *   more: games that have not been read
 */
export function GameList({ texts, games, more, onMore, onRemoved }) {
  return html`
    <${GameCards} texts=${texts} games=${games} onRemoved=${onRemoved} />
    ${
      more > 0 &&
      html`<p class="more">
        <button type="button" onClick=${onMore}>${texts.format("web-games-more", { count: more })}</button>
      </p>`
    }
  `;
}
