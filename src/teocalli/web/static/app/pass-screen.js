/** The cover between the turns of two persons at one screen, when each has something to hide. */
import { useEffect, useRef } from "preact/hooks";
import { Header } from "./header.js";
import { html } from "./html.js";
import { PageTitle } from "./pages/title.js";
import { newsOf } from "./log-model.js";
import { Icon } from "./ui.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Drawing} Drawing
 */

/** What everybody may know of the turns since the next person's last one. @param {{table: Table}} props */
function News({ table }) {
  const { texts, view } = table;
  const news = newsOf(view);
  if (news.length === 0) return null;
  return html`
    <section aria-labelledby="pass-news">
      <h2 id="pass-news">${texts.format("web-log-since")}</h2>
      <ul class="pass-news">
        ${news.map((entry, at) => html`<li key=${at}><bdi>${texts.message(entry.message)}</bdi></li>`)}
      </ul>
    </section>
  `;
}

/**
 * Stands where the table was, of which nothing is drawn, until the next person says to be there.
 * @param {{game: import("./table.js").GameTable, table: Table, drawing: Drawing, seat: number, lost: boolean}} props
 */
export function PassScreen({ game, table, drawing, seat, lost }) {
  const { texts, view } = table;
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  // The key that ended the turn before is perhaps still held down.
  const onKey = (/** @type {KeyboardEvent} */ event) => event.repeat && event.preventDefault();
  const player = table.seatName(seat);
  return html`
    <${PageTitle} text=${texts.format("web-pass", { player })} />
    <${Header} texts=${texts} game=${view.game} lost=${lost} />
    <main class="page narrow pass-screen" id="pass-screen">
      <div class="pass-words">
        <span class="pass-mark"><${drawing.SeatMark} colour=${view.seats[seat]?.colour} size=${56} /></span>
        <h1 tabindex="-1">${texts.format("web-pass", { player })}</h1>
        <p class="lead" id="pass-help">${texts.format("web-pass-help", { player })}</p>
        <button
          ref=${button}
          type="button"
          class="primary large"
          aria-describedby="pass-help"
          onKeyDown=${onKey}
          onClick=${() => game.sitDown()}
        >
          <${Icon} name="play" /> ${texts.format("web-pass-confirm", { player })}
        </button>
      </div>
      <${News} table=${table} />
    </main>
  `;
}
