/** The people at a table who are elsewhere: who is there, who watches. */
import { botTitle } from "./bots.js";
import { ClockFace, controlText } from "./clock.js";
import { html } from "./html.js";
import { late } from "./late.js";
import { remindable } from "./remindable.js";
import { LeaveSeat } from "./seat-keeping.js";
import { PointButton } from "./talk/signs.js";
import { withTexts } from "./texts.js";
import { TalkButton } from "./talk/talk-panel.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").Texts} Texts
 * @typedef {{seats: number[], watching: number, away: Record<string, number>}} Presence   away: by seat of those who
 *   are not there, from when they need not be waited for where there is no clock, by the server's time
 */

const GameNotices = late("notices", async () => (await withTexts("notices", import("./reminders.js"))).GameNotices);

/** Whether the view's position waits for the person who looks at it. @param {View} view */
export function isMyTurn(view) {
  const { company, to_move, viewer } = view;
  if (to_move === null || view.seats[to_move]?.kind !== "person" || view.seats[to_move].stand_in) return false;
  return company === null || (to_move === viewer && !company.waiting);
}

/** Whether one may go on with the same people: a spectator only follows them. @param {View} view */
export const mayPlayAgain = ({ company, viewer }) =>
  company === null || (!company.contest && (viewer !== null || company.role === "host" || company.rematch !== null));

/** What the button says that leads to another game with the same people. @param {View} view */
export const rematchText = ({ company }) => (company?.rematch ? "web-rematch-go" : "web-rematch");

/**
 * What a person who is to move does, as far as one can know: they think, or are not there.
 * @param {Table} table
 * @param {Presence | null} presence
 */
export function waitingFor({ view, texts, seatName }, presence) {
  const seat = view.to_move ?? 0;
  if (view.company?.rests) return texts.format("web-rests");
  const isThere = presence?.seats.includes(seat) ?? false;
  return texts.format(isThere ? "web-thinking-person" : "web-away-person", { player: seatName(seat) });
}

/** A person's mark: there, or not; in words for who cannot see it. @param {{texts: Texts, there: boolean}} props */
export function PresenceMark({ texts, there }) {
  const words = texts.format(there ? "web-present" : "web-absent");
  return html`<span class=${there ? "presence presence-there" : "presence"} title=${words}
    ><span class="visually-hidden">${words}</span></span
  >`;
}

/** A person at the table: who they are, whether they are there, what plays for them, their clock. */
const Person = (/** @type {{table: Table, presence: Presence | null, seat: import("./types.js").Seat}} */ props) => {
  const { table, presence, seat } = props;
  const { view, texts } = table;
  return html`
    <li>
      <${PresenceMark} texts=${texts} there=${presence?.seats.includes(seat.seat) ?? false} />
      <bdi class="name">${seat.name}</bdi>
      ${
        view.company?.programs.includes(seat.seat) &&
        html`<small class="bot-tag">${texts.format("web-program-tag")}</small>`
      }
      ${seat.seat === view.viewer && html`<small class="bot-tag">${texts.format("web-company-you")}</small>`}
      ${
        seat.stand_in &&
        html`<small class="bot-tag"
          >${texts.format("web-stand-in-tag", { bot: botTitle(texts, seat.stand_in) })}</small
        >`
      }
      ${view.clock && html`<${ClockFace} texts=${texts} clock=${view.clock} seat=${seat.seat} player=${seat.name} />`}
    </li>
  `;
};

/**
 * Who is at the table and who is looking at it now.
 * @param {{game: import("./table.js").GameTable, table: Table, presence: Presence | null}} props
 */
export function CompanyBar({ game, table, presence }) {
  const { view, texts } = table;
  const { company } = view;
  if (company === null) return null;
  const watching = presence?.watching ?? 0;
  const people = view.seats.filter(({ kind }) => kind === "person");
  return html`
    <section class="company" aria-label=${texts.format("web-company")}>
      <ul class="company-people">
        ${people.map((seat) => html`<${Person} key=${seat.seat} table=${table} presence=${presence} seat=${seat} />`)}
      </ul>
      ${view.clock && html`<p class="hint wide-only">${controlText(texts, view.clock)}</p>`}
      ${view.rating?.counts && html`<span class="tag">${texts.format("web-rated-game")}</span>`}
      <div class="company-tools">
        <${TalkButton} game=${game} texts=${texts} />
        <${PointButton} game=${game} table=${table} />
        ${remindable.value && view.viewer !== null && html`<${GameNotices} texts=${texts} id=${view.id} />`}
        <${LeaveSeat} game=${game} table=${table} />
        ${
          company.contest &&
          html`<a class="button" href=${`/tournament/${company.contest.tournament}`}
            >${texts.format("web-tournament-to")}</a
          >`
        }
      </div>
      ${view.viewer === null && html`<p class="hint">${texts.format("web-company-watching")}</p>`}
      ${watching > 0 && html`<p class="hint">${texts.format("web-company-watchers", { count: watching })}</p>`}
    </section>
  `;
}
