/** What happened at a table of people while one was not looking (R-31), as far as this browser knows. */
import { useEffect, useRef, useState } from "preact/hooks";
import { DecideButton } from "./asking.js";
import { html } from "./html.js";
import { remember, remembered } from "./settings.js";
import { Dialog } from "./ui.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").Drawing} Drawing
 * @typedef {import("./table.js").GameTable} GameTable
 */

/** Whoever looks at another page for less than that, in milliseconds, has not been away. */
const LONG_AWAY = 180_000;

/** So many things are listed; the log has all of them. */
const MOST_LISTED = 8;

/** Of so many games, those looked at last, it is kept how far they were seen. */
const GAMES_KEPT = 50;

/** How far games were seen at this browser: positions by game. @returns {Record<string, number>} */
function allSeen() {
  try {
    return JSON.parse(remembered("seen") ?? "{}");
  } catch {
    return {};
  }
}

/** @param {string} id @param {number} n */
function noteSeen(id, n) {
  const { [id]: before, ...others } = allSeen();
  if (before === n) return;
  remember("seen", JSON.stringify(Object.fromEntries([...Object.entries(others), [id, n]].slice(-GAMES_KEPT))));
}

/**
 * The position from which news are to be told: the one that was seen last; null: nobody else did anything since.
 * @param {View} view
 * @returns {number | null}
 */
export function newsFrom({ id, company, viewer, log, n, status }) {
  const seen = allSeen()[id];
  if (company === null || viewer === null || seen === undefined || seen >= n || status === "broken") return null;
  return log.some((entry) => entry.n > seen && entry.seat !== null && entry.seat !== viewer) ? seen : null;
}

/**
 * Remembers what is seen, and gives the position from which on things happened unseen, with the way to be done with it.
 * @param {Table} table
 * @returns {[number | null, () => void]}
 */
function useUnseen({ view, looking }) {
  const [from, setFrom] = useState(() => newsFrom(view));
  const newest = useRef(view);
  newest.current = view;
  useEffect(() => {
    let hiddenAt = Date.now();
    const onReturn = () => {
      if (document.hidden) {
        hiddenAt = Date.now();
        return;
      }
      const news = newsFrom(newest.current);
      if (news !== null && Date.now() - hiddenAt > LONG_AWAY) setFrom(news);
      noteSeen(newest.current.id, newest.current.n);
    };
    document.addEventListener("visibilitychange", onReturn);
    return () => document.removeEventListener("visibilitychange", onReturn);
  }, []);
  useEffect(() => {
    if (!document.hidden && !looking) noteSeen(view.id, view.n);
  }, [view.id, view.n, looking]);
  return [from, () => setFrom(null)];
}

/** Points then and now, where they changed. @param {{table: Table, drawing: Drawing, from: number}} props */
function Gains({ table, drawing, from }) {
  const { view, texts } = table;
  const then = view.score_history.find(({ n }) => n === from)?.scores ?? [];
  const now = view.score_history.at(-1)?.scores ?? [];
  const changed = view.seats.filter(({ seat }) => now[seat] !== undefined && now[seat] !== then[seat]);
  if (changed.length === 0) return null;
  return html`
    <ul class="since-points" aria-label=${texts.format("web-since-points")}>
      ${changed.map(
        ({ seat, colour, name }) => html`
          <li key=${seat}>
            <${drawing.SeatMark} colour=${colour} size=${22} />
            <bdi class="name">${name}</bdi>
            <span class="figure"
              >${texts.format("web-since-change", { before: then[seat] ?? 0, after: now[seat] ?? 0 })}</span
            >
          </li>
        `,
      )}
    </ul>
  `;
}

/** What the others did, in the words of the log. @param {{table: Table, from: number}} props */
function Deeds({ table, from }) {
  const { view, texts } = table;
  const news = view.log.filter((entry) => entry.n > from && entry.n <= view.n && entry.seat !== view.viewer);
  const told = news.slice(-MOST_LISTED);
  const earlier = news.length - told.length;
  return html`
    ${earlier > 0 && html`<p class="hint">${texts.format("web-since-earlier", { count: earlier })}</p>`}
    <ol class="since-deeds">
      ${told.map((entry, at) => html`<li key=${at}><bdi>${texts.message(entry.message)}</bdi></li>`)}
    </ol>
  `;
}

/**
 * Tells somebody who returns what happened meanwhile; it can be shown on the board.
 * @param {{game: GameTable, table: Table, drawing: Drawing}} props
 */
export function SinceDialog({ game, table, drawing }) {
  const { view, texts } = table;
  const [from, close] = useUnseen(table);
  if (from === null || from >= view.n) return null;
  const show = () => {
    close();
    void game.playback.replayFrom(from);
  };
  return html`
    <${Dialog} title=${texts.format("web-since")} closeLabel=${texts.format("web-close")} onClose=${close}>
      <${Deeds} table=${table} from=${from} />
      <${Gains} table=${table} drawing=${drawing} from=${from} />
      <div class="dialog-buttons">
        <button type="button" onClick=${show}>${texts.format("web-since-show")}</button>
        <${DecideButton} act=${close}>${texts.format("web-since-close")}<//>
      </div>
    <//>
  `;
}
