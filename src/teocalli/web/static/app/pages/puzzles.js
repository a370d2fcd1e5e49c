/** Puzzles: what there is for a game, and one at the table. */
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { sourceTitle } from "../analysis/titles.js";
import { api } from "../api.js";
import { DecideButton, Scrolling } from "../asking.js";
import { actsByKeys, leadLostFocus } from "../board/focus.js";
import { useDrawing } from "../drawing.js";
import { Header } from "../header.js";
import { html } from "../html.js";
import { announce } from "../notices.js";
import { notifyError } from "../notify-error.js";
import { GRADES, PuzzleTable, keyOf, nextOf, pageOf, resultsOf } from "../puzzle.js";
import { ApiError, NetworkError } from "../request.js";
import { navigate } from "../router.js";
import { Scroller } from "../scroller.js";
import { remember, remembered } from "../settings.js";
import { Choice, Icon } from "../ui.js";
import { Frame } from "./game.js";
import { NotFoundPage } from "./not-found.js";
import { PageTitle } from "./title.js";

/**
 * @typedef {import("../types.js").Texts} Texts
 * @typedef {import("../types.js").Meta} Meta
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").Drawing} Drawing
 * @typedef {import("../puzzle.js").PuzzleList} PuzzleList
 * @typedef {import("../puzzle.js").Entry} Entry
 * @typedef {import("../puzzle.js").OwnEntry} OwnEntry
 * @typedef {import("../puzzle.js").Address} Address
 * @typedef {import("../puzzle.js").Result} Result
 * @typedef {"all" | "1" | "2" | "3" | "4" | "5"} Wanted   a grade
 */

const WANTED = /** @type {readonly Wanted[]} */ (["all", ...GRADES.map(String)]);

const wanted = signal(WANTED.find((each) => each === remembered("puzzles-grade")) ?? "all");

/** @param {Wanted} grade */
function want(grade) {
  wanted.value = grade;
  remember("puzzles-grade", grade);
}

/** @param {Texts} texts @param {Wanted} grade */
const gradeName = (texts, grade) => texts.format(grade === "all" ? "web-puzzles-all" : `web-puzzle-grade-${grade}`);

/** Puzzles of the wanted grade. @param {PuzzleList} list @param {Wanted} grade @returns {(Entry & {at: number})[]} */
const chosen = ({ puzzles }, grade) =>
  puzzles
    .map((puzzle, at) => ({ ...puzzle, at: at + 1 }))
    .filter((puzzle) => grade === "all" || String(puzzle.grade) === grade);

const MARKS = { solved: "✓", failed: "✗", open: "" };

/**
 * A link to a puzzle with what it came to.
 * @param {{texts: Texts, href: string, result: Result | undefined, words: string, about: string}} props   words: what
 *   is seen; about: what is read out too
 */
function PuzzleLink({ texts, href, result, words, about }) {
  const state = result ?? "open";
  const said = [words, about, texts.format(`web-puzzle-state-${state}`)].filter(Boolean).join(", ");
  return html`<a class="puzzle-link" href=${href} data-state=${state} aria-label=${said} title=${about}>
    <span>${words}</span><span class="puzzle-mark" aria-hidden="true">${MARKS[state]}</span>
  </a>`;
}

/** @param {{texts: Texts, game: string, list: PuzzleList}} props */
function Shipped({ texts, game, list }) {
  const results = resultsOf(game);
  const grade = wanted.value;
  const puzzles = chosen(list, grade);
  const solved = puzzles.filter(({ name }) => results[name] === "solved").length;
  const next = nextOf(
    puzzles.map(({ name }) => ({ game, name })),
    results,
    null,
  );
  const offered = WANTED.filter((each) => chosen(list, each).length > 0);
  return html`
    <${Choice}
      legend=${texts.format("web-puzzles-grade")}
      name="puzzle-grade"
      values=${offered}
      value=${grade}
      label=${(/** @type {Wanted} */ each) => gradeName(texts, each)}
      onChange=${want}
    />
    <p class="puzzle-progress">
      <progress max=${puzzles.length} value=${solved} aria-hidden="true"></progress>
      <span role="status">${texts.format("web-puzzles-progress", { solved, count: puzzles.length })}</span>
      ${
        next &&
        html`<a class="button primary" data-puzzle-next href=${pageOf(next, game)}
          ><${Icon} name="play" /> ${texts.format(solved > 0 ? "web-puzzle-next" : "web-puzzles-begin")}</a
        >`
      }
    </p>
    <ul class="puzzle-list">
      ${puzzles.map(
        ({ name, at, grade: own }) =>
          html`<li key=${name}>
            <${PuzzleLink}
              texts=${texts}
              href=${pageOf({ game, name }, game)}
              result=${results[name]}
              words=${String(at)}
              about=${own === null ? "" : gradeName(texts, /** @type {Wanted} */ (String(own)))}
            />
          </li>`,
      )}
    </ul>
  `;
}

/** @param {{texts: Texts, game: string, own: OwnEntry[]}} props */
function Own({ texts, game, own }) {
  const results = resultsOf(game);
  const day = new Intl.DateTimeFormat(texts.language, { dateStyle: "medium" });
  return html`
    <section class="puzzles-own" aria-labelledby="own-heading">
      <h2 id="own-heading">${texts.format("web-puzzles-own")}</h2>
      <p class="hint">${texts.format("web-puzzles-own-help")}</p>
      <ul class="puzzle-list puzzle-list-own">
        ${own.map(
          (entry) =>
            html`<li key=${keyOf(entry)}>
              <${PuzzleLink}
                texts=${texts}
                href=${pageOf(entry, game)}
                result=${results[keyOf(entry)]}
                words=${texts.format("web-puzzles-own-entry", { day: day.format(new Date(entry.updated)), n: entry.n })}
                about=""
              />
            </li>`,
        )}
      </ul>
    </section>
  `;
}

/** @param {string} game */
function useList(game) {
  const [list, setList] = useState(/** @type {PuzzleList | null} */ (null));
  useEffect(() => void api.puzzles(game).then(setList, notifyError), [game]);
  return list;
}

/** @param {{texts: Texts, meta: Meta, message?: import("../types.js").Message}} props */
const Lost = ({ texts, meta, message = { id: "error-no-such-page", args: {} } }) =>
  html`<${NotFoundPage} texts=${texts} meta=${meta} title="web-game-failed" message=${message} />`;

/** The games that have puzzles. @param {{texts: Texts, meta: Meta}} props */
function Games({ texts, meta }) {
  const games = Object.keys(meta.games).filter((game) => meta.games[game]?.puzzles);
  return html`<ul class="puzzle-games">
    ${games.map(
      (game) =>
        html`<li key=${game}>
          <a class="button large" href=${`/puzzles/${game}`}>
            ${texts.format(`${game}-title`)}
            <small>${texts.format("web-puzzles-count", { count: meta.games[game]?.puzzles ?? 0 })}</small>
          </a>
        </li>`,
    )}
  </ul>`;
}

/** All puzzles of a game. @param {{texts: Texts, meta: Meta, game: string}} props */
function OfGame({ texts, game }) {
  const list = useList(game);
  if (!list) return html`<p class="hint" role="status">${texts.format("web-loading")}</p>`;
  return html`<${Shipped} texts=${texts} game=${game} list=${list} /><${Own}
      texts=${texts}
      game=${game}
      own=${list.own}
    />`;
}

/** @param {{texts: Texts, meta: Meta, game: string | null}} props */
export function PuzzlesPage({ texts, meta, game }) {
  if (game !== null && !meta.games[game]?.puzzles) return html`<${Lost} texts=${texts} meta=${meta} />`;
  const title =
    game === null
      ? texts.format("web-puzzles")
      : texts.format("web-puzzles-named", { game: texts.format(`${game}-title`) });
  return html`
    <${PageTitle} text=${title} />
    <${Header} texts=${texts} game=${game} />
    <main class="page puzzles">
      <h1 tabindex="-1">${title}</h1>
      <p class="lead">${texts.format("web-puzzles-lead")}</p>
      ${
        game === null
          ? html`<${Games} texts=${texts} meta=${meta} />`
          : html`<${OfGame} key=${game} texts=${texts} meta=${meta} game=${game} />`
      }
    </main>
  `;
}

/** Where one goes on; null until the list is there, and where nothing is left. @param {PuzzleTable} puzzle */
function useNext(puzzle) {
  const { game } = puzzle.puzzle;
  const list = useList(game);
  if (!list) return null;
  const isOwn = "id" in puzzle.address;
  const named = chosen(list, wanted.value).map(({ name }) => ({ game, name }));
  const next = nextOf(/** @type {Address[]} */ (isOwn ? list.own : named), resultsOf(game), keyOf(puzzle.address));
  return next && pageOf(next, game);
}

/** What was done, in the words of the log. @param {Table} table @param {import("../types.js").Message[]} messages */
const told = ({ texts }, messages) => messages.map(texts.message).join(" ");

/**
 * What is said of a wrong answer: never what is right.
 * @param {Table} table
 * @param {import("../coach.js").Comment | null} comment
 */
function saidOfWrong({ texts }, comment) {
  if (comment === null) return texts.format("web-puzzle-wrong-thinking");
  const { before, after } = comment;
  return before > after ? texts.format("web-puzzle-wrong", { before, after }) : texts.format("web-puzzle-wrong-close");
}

/** Why the solution is best. @param {{puzzle: PuzzleTable, table: Table}} props */
function Why({ puzzle, table }) {
  const { format } = table.texts;
  const comment = puzzle.comment.value;
  if (comment === null) return html`<p class="hint" role="status">${format("web-puzzle-thinking")}</p>`;
  const { before, after, better, played, sources } = comment;
  const why = sources.map(({ kind, name, points }) => ({
    id: "web-coach-source",
    args: { source: sourceTitle(table, kind, name), sign: points < 0 ? "−" : "+", points: Math.abs(points) },
  }));
  const against = puzzle.firstWrong ? "web-puzzle-against-yours" : "web-puzzle-against-next";
  return html`
    <p class="coach-better">${format("web-puzzle-best", { steps: told(table, better) })}</p>
    <p>${format(before > after ? against : `${against}-close`, { before, after, steps: told(table, played) })}</p>
    ${why.length > 0 && html`<p>${format("web-coach-why", { sources: why })}</p>`}
  `;
}

/** What is said of what was done so far. @param {PuzzleTable} puzzle @param {Table} table */
function verdictOf(puzzle, table) {
  const { format } = table.texts;
  if (puzzle.isOver.value) return format(puzzle.wasShown.value ? "web-puzzle-shown" : "web-puzzle-solved");
  if (puzzle.wrong.value !== null) return saidOfWrong(table, puzzle.comment.value);
  return puzzle.step.value > 0 ? format("web-puzzle-go-on") : "";
}

/** @param {{puzzle: PuzzleTable, table: Table}} props */
function Said({ puzzle, table }) {
  const { words, forced } = puzzle.puzzle;
  const verdict = verdictOf(puzzle, table);
  useEffect(() => {
    if (verdict) announce(verdict);
  }, [verdict]);
  const isWrong = puzzle.wrong.value !== null;
  return html`
    ${
      !puzzle.isOver.value &&
      html`<p>${table.texts.format("web-puzzle-find", { count: words.length - forced.length })}</p>`
    }
    ${verdict && html`<p class=${isWrong ? "teacher-wrong" : "puzzle-verdict"}>${verdict}</p>`}
  `;
}

/** @param {PuzzleTable} puzzle @param {Texts} texts */
function heading(puzzle, texts) {
  const { grade, n } = puzzle.puzzle;
  if ("id" in puzzle.address) return texts.format("web-puzzle-own", { n });
  return grade === null
    ? texts.format("web-puzzle")
    : texts.format("web-puzzle-titled", { grade: gradeName(texts, /** @type {Wanted} */ (String(grade))) });
}

/** What is asked and said, in the log's place. @param {{puzzle: PuzzleTable, table: Table}} props */
function Panel({ puzzle, table }) {
  const { format } = table.texts;
  const over = puzzle.isOver.value;
  const title = heading(puzzle, table.texts);
  const busy = table.busy || table.replaying;
  const next = useNext(puzzle);
  const again = () => void puzzle.again().then(() => leadLostFocus("#question"));
  const show = () => void puzzle.show().then(() => leadLostFocus("#question"));
  const begun = over || puzzle.wrong.value !== null || puzzle.step.value > 0;
  return html`
    <section class="teacher puzzle-panel slot-lesson" aria-labelledby="puzzle-title" data-own-keys>
      <header>
        <h2 id="puzzle-title">${title}</h2>
        <a
          class="button quiet icon-button"
          href=${`/puzzles/${puzzle.puzzle.game}`}
          aria-label=${format("web-puzzle-leave")}
          ><${Icon} name="close"
        /></a>
      </header>
      <${Scroller} name=${title} class="teacher-words"><${Said} puzzle=${puzzle} table=${table} /><//>
      <footer>
        ${
          begun &&
          html`<button type="button" data-puzzle-again disabled=${busy} onClick=${again}>
            <${Icon} name="undo" /> ${format("web-puzzle-again")}
          </button>`
        }
        ${
          !over &&
          html`<button type="button" data-puzzle-show disabled=${busy} onClick=${show}>
            <${Icon} name="hint" /> ${format("web-puzzle-show")}
          </button>`
        }
        ${!over && next && html`<a class="button quiet" href=${next}>${format("web-puzzle-skip")}</a>`}
      </footer>
    </section>
  `;
}

/** What stands where the question was, once it is answered. @param {{puzzle: PuzzleTable, table: Table}} props */
function Over({ puzzle, table }) {
  const { format } = table.texts;
  const next = useNext(puzzle);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const target = next ?? `/puzzles/${puzzle.puzzle.game}`;
  useEffect(() => {
    leadLostFocus("#question");
    if (actsByKeys()) box.current?.querySelector("button")?.focus({ preventScroll: true });
  }, []);
  return html`
    <div class="waiting over puzzle-over" ref=${box}>
      <h2>${verdictOf(puzzle, table)}</h2>
      <${Scrolling} label=${format("web-puzzle")}><${Why} puzzle=${puzzle} table=${table} /><//>
      <div class="waiting-buttons">
        <${DecideButton} act=${() => navigate(target)}>${format(next ? "web-puzzle-next" : "web-puzzle-leave")}<//>
      </div>
    </div>
  `;
}

/** @param {Address} address */
function usePuzzle(address) {
  const [puzzle, setPuzzle] = useState(/** @type {PuzzleTable | null} */ (null));
  const [failed, setFailed] = useState(/** @type {import("../types.js").Message | null} */ (null));
  useEffect(() => {
    let isWanted = true;
    let opened = /** @type {PuzzleTable | null} */ (null);
    api.puzzle(address).then(
      (found) => {
        if (!isWanted) return;
        opened = new PuzzleTable(address, found);
        setPuzzle(opened);
      },
      (error) => {
        if (error instanceof ApiError) setFailed(error.info);
        else if (error instanceof NetworkError) setFailed({ id: "web-error-network", args: {} });
        else throw error;
      },
    );
    return () => {
      isWanted = false;
      opened?.close();
    };
  }, [keyOf(address)]);
  return { puzzle, failed };
}

/** @param {{texts: Texts, meta: Meta, address: Address}} props */
export function PuzzlePage({ texts, meta, address }) {
  const { puzzle, failed } = usePuzzle(address);
  const known = puzzle && meta.games[puzzle.puzzle.game];
  const drawing = useDrawing(known ? puzzle.puzzle.game : null);
  const table = puzzle && known ? puzzle.snapshot(texts, known) : null;
  const failure = failed ?? puzzle?.failure.value;
  if (failure) return html`<${Lost} texts=${texts} meta=${meta} message=${failure} />`;
  if (!puzzle || !table || !drawing)
    return html`
      <${Header} texts=${texts} game=${Object.keys(meta.games)[0]} />
      <main class="page"><h1 class="visually-hidden" tabindex="-1">${texts.format("web-puzzle")}</h1></main>
    `;
  return html`<${Frame}
    game=${puzzle}
    table=${table}
    drawing=${drawing}
    lost=${!puzzle.connected.value}
    lesson=${html`<${Panel} puzzle=${puzzle} table=${table} />`}
    idle=${puzzle.isOver.value ? html`<${Over} puzzle=${puzzle} table=${table} />` : null}
  />`;
}
