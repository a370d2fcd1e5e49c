/**
 * The coach: comments on decisions of a person who plays alone with bots, after they are taken, in the log's place.
 * Only what cost a good deal is told, and of a turn only what cost most.
 */
import { useEffect, useRef, useState } from "preact/hooks";
import { sourceTitle } from "./analysis/titles.js";
import { api } from "./api.js";
import { leadLostFocus } from "./board/focus.js";
import { html } from "./html.js";
import { announce } from "./notices.js";
import { ApiError, NetworkError } from "./request.js";
import { Scroller } from "./scroller.js";
import { setCoach } from "./settings.js";
import { Icon } from "./ui.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").Message} Message
 * @typedef {import("./table.js").GameTable} GameTable
 * @typedef {object} Comment
 * @property {number} number      the position in which the decision was taken
 * @property {number} seat
 * @property {"mistake" | "missed"} kind   missed: what was played was the obvious thing
 * @property {number} loss        of the chance of victory
 * @property {number} before      that chance with the better action, as a percentage
 * @property {number} after       and with the one played
 * @property {Message[]} played
 * @property {Message[]} better
 * @property {{kind: string, name: string, points: number}[]} sources   of which the better action
 *   brings more, or less
 */

/** The seat of the only person, if that is who looks; null where nobody is coached. @param {View} view */
function pupilOf({ seats, viewer }) {
  const persons = seats.filter(({ kind }) => kind === "person");
  return persons.length === 1 && persons[0]?.seat === viewer ? viewer : null;
}

/**
 * What somebody decided after a position, as positions in which it was asked.
 * @param {View} view
 * @param {number} seat
 * @param {number} since
 */
const decisionsSince = ({ log }, seat, since) =>
  log.filter((entry) => entry.n > since && entry.seat === seat && !entry.forced);

/** @param {string} id @param {number} number @returns {Promise<Comment | null>} */
async function askFor(id, number) {
  try {
    return (await api.coach(id, number)).comment;
  } catch (error) {
    if (error instanceof ApiError || error instanceof NetworkError) return null; // it was taken back, perhaps
    throw error;
  }
}

/**
 * Has decisions judged one after the other, and keeps the worst of the latest turn.
 * @param {GameTable} game
 * @param {Table} table
 * @param {boolean} wanted
 * @returns {{comment: Comment | null, close: () => void}}
 */
export function useCoach(game, table, wanted) {
  const [told, setTold] = useState(/** @type {{comment: Comment, turn: number} | null} */ (null));
  const seen = useRef(table.view.n);
  const queue = useRef(Promise.resolve());
  const newest = useRef(-1);
  const { view } = table;
  const pupil = wanted ? pupilOf(view) : null;
  useEffect(() => {
    const since = Math.min(seen.current, view.n);
    seen.current = view.n;
    setTold((now) => (now && now.comment.number >= view.n ? null : now));
    if (pupil === null) return;
    for (const { n, turn } of decisionsSince(view, pupil, since)) {
      if (turn !== newest.current) setTold(null);
      newest.current = turn;
      queue.current = queue.current.then(async () => {
        const comment = turn === newest.current ? await askFor(game.id, n - 1) : null;
        if (!comment || turn !== newest.current || seen.current < n) return;
        setTold((now) => (now && now.turn === turn && now.comment.loss >= comment.loss ? now : { comment, turn }));
      });
    }
  }, [view.version, pupil]);
  return { comment: pupil === null ? null : (told?.comment ?? null), close: () => setTold(null) };
}

/** A comment in sentences. @param {Table} table @param {Comment} comment @returns {string[]} */
function sentences(table, { kind, before, after, played, better, sources }) {
  const { format, message } = table.texts;
  const told = (/** @type {Message[]} */ messages) => messages.map(message).join(" ");
  const why = sources.map(({ kind: of, name, points }) => ({
    id: "web-coach-source",
    args: { source: sourceTitle(table, of, name), sign: points < 0 ? "−" : "+", points: Math.abs(points) },
  }));
  return [
    format(`web-coach-${kind}`, { before, after }),
    format("web-coach-better", { steps: told(better) }),
    ...(why.length ? [format("web-coach-why", { sources: why })] : []),
    format("web-coach-played", { steps: told(played) }),
  ];
}

/**
 * What the coach says, until it is put away.
 * @param {{game: GameTable, table: Table, comment: Comment, onClose: () => void}} props
 */
export function CoachCard({ game, table, comment, onClose }) {
  const { format } = table.texts;
  const said = sentences(table, comment);
  const key = said.join(" ");
  useEffect(() => announce(`${format("web-coach")}: ${key}`), [key]);
  const close = () => {
    onClose();
    leadLostFocus("#question");
  };
  const beQuiet = () => {
    setCoach("off");
    leadLostFocus("#question");
  };
  return html`
    <section class="teacher coach-card" aria-labelledby="coach-title" data-own-keys>
      <header>
        <${Icon} name="hint" />
        <h2 id="coach-title">${format("web-coach")}</h2>
        <button type="button" class="quiet icon-button" aria-label=${format("web-close")} onClick=${close}>
          <${Icon} name="close" />
        </button>
      </header>
      <${Scroller} name=${format("web-coach")} class="teacher-words">
        ${said.map((sentence, at) => html`<p key=${at} class=${at === 1 ? "coach-better" : ""}>${sentence}</p>`)}
      <//>
      <footer>
        <button type="button" onClick=${() => void game.playback.lookAt(comment.number)}>
          <${Icon} name="previous" /> ${format("web-coach-show")}
        </button>
        <button type="button" class="quiet" onClick=${beQuiet}>${format("web-coach-quiet")}</button>
      </footer>
    </section>
  `;
}
