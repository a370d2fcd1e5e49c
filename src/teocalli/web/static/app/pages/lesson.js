/** Learning a game by playing: the list of its lessons, and a lesson at the table. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { api } from "../api.js";
import { actsByKeys } from "../board/focus.js";
import { useDrawing } from "../drawing.js";
import { Header } from "../header.js";
import { html } from "../html.js";
import { LessonTable, progressOf, selectorOf, wayTo } from "../lesson.js";
import { isNarrow } from "../narrow.js";
import { defaultRequest } from "../new-game-defaults.js";
import { announce } from "../notices.js";
import { Lights, visible } from "../pointing.js";
import { ApiError, NetworkError } from "../request.js";
import { Scroller } from "../scroller.js";
import { setCoach } from "../settings.js";
import { startGame } from "../start-game.js";
import { Icon } from "../ui.js";
import { Frame } from "./game.js";
import { NotFoundPage } from "./not-found.js";
import { PageTitle } from "./title.js";

/**
 * @typedef {import("../types.js").Texts} Texts
 * @typedef {import("../types.js").Meta} Meta
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").Drawing} Drawing
 */

/** @param {Meta} meta @param {string} game */
const lessonsOf = (meta, game) => meta.games[game]?.lessons ?? [];

/** @param {{texts: Texts, game: string, lesson: Meta["games"][string]["lessons"][number], at: number}} props */
function LessonCard({ texts, game, lesson, at }) {
  const { done, at: reached } = progressOf(game, lesson.name);
  const text = `${game}-lesson-${lesson.name}`;
  const begun = reached > 0 && !done;
  return html`<li class=${done ? "lesson-entry lesson-done" : "lesson-entry"}>
    <a href=${`/learn/${game}/${lesson.name}`}>
      <span class="lesson-number" aria-hidden="true">${done ? "✓" : lesson.extra ? "+" : at + 1}</span>
      <span class="lesson-words"><b>${texts.format(text)}</b><span>${texts.format(`${text}.about`)}</span></span>
      <small>
        ${texts.format("web-lesson-minutes", { count: lesson.minutes })}
        ${done && html`<i>${texts.format("web-lesson-is-done")}</i>`}
        ${begun && html`<i>${texts.format("web-lesson-begun")}</i>`}
      </small>
    </a>
  </li>`;
}

/** All lessons of a game. @param {{texts: Texts, meta: Meta, game: string}} props */
export function LearnPage({ texts, meta, game }) {
  const lessons = lessonsOf(meta, game);
  if (!lessons.length)
    return html`<${NotFoundPage}
      texts=${texts}
      meta=${meta}
      title="web-game-failed"
      message=${{ id: "error-no-such-page", args: {} }}
    />`;
  const title = texts.format("web-learn-named", { game: texts.format(`${game}-title`) });
  return html`
    <${PageTitle} text=${title} />
    <${Header} texts=${texts} game=${game} />
    <main class="page learn">
      <h1 tabindex="-1">${title}</h1>
      <p class="lead">${texts.format("web-learn-lead")}</p>
      <ol class="lesson-list">
        ${lessons.map(
          (lesson, at) =>
            html`<${LessonCard} key=${lesson.name} texts=${texts} game=${game} lesson=${lesson} at=${at} />`,
        )}
      </ol>
    </main>
  `;
}

/** What can be done once a lesson is over. @param {{texts: Texts, meta: Meta, game: string, name: string}} props */
function Afterwards({ texts, meta, game, name }) {
  const lessons = lessonsOf(meta, game);
  const next = lessons[lessons.findIndex((lesson) => lesson.name === name) + 1];
  const play = () => {
    setCoach("on");
    void startGame({ game, ...defaultRequest(meta, game) });
  };
  return html`
    ${
      next &&
      html`<a class="button primary" data-lesson-next href=${`/learn/${game}/${next.name}`}
        >${texts.format("web-lesson-next", { lesson: texts.format(`${game}-lesson-${next.name}`) })}</a
      >`
    }
    <button type="button" class=${next ? "" : "primary"} data-lesson-next=${next ? null : true} onClick=${play}>
      <${Icon} name="play" /> ${texts.format("web-lesson-play")}
    </button>
  `;
}

/**
 * What the teacher says, and the ways on and back.
 * @param {{texts: Texts, meta: Meta, lesson: LessonTable, table: Table}} props
 */
function Teacher({ texts, meta, lesson, table }) {
  const { format, has } = texts;
  const { game, name } = lesson.names;
  const { moments, text: title } = lesson.course;
  const at = lesson.current.value;
  const { text, word } = /** @type {import("../lesson.js").Moment} */ (moments[at]);
  const wrong = lesson.wrong.value;
  const button = useRef(/** @type {HTMLElement | null} */ (null));
  const said = format(text);
  useEffect(() => {
    announce(said);
    if (actsByKeys() && word === null) button.current?.focus({ preventScroll: true });
  }, [text, texts.language]);
  const steps = [...new Set(moments.map((moment) => moment.text))];
  const busy = table.busy || table.replaying;
  const own = `${text}.wrong`;
  const correction = has(own) ? format(own) : format(wrong ? "web-lesson-other" : "web-lesson-look");
  return html`
    <section class="teacher slot-lesson" aria-labelledby="lesson-title" data-own-keys>
      <header>
        <h2 id="lesson-title">${format(title)}</h2>
        <span class="figure">${steps.indexOf(text) + 1} / ${steps.length}</span>
        <a class="button quiet icon-button" href=${`/learn/${game}`} aria-label=${format("web-lesson-leave")}
          ><${Icon} name="close"
        /></a>
      </header>
      <progress max=${steps.length} value=${steps.indexOf(text) + 1} aria-hidden="true"></progress>
      <${Scroller} name=${format(title)} class="teacher-words">
        <p>${said}</p>
        ${wrong !== null && html`<p class="teacher-wrong" role="status">${correction}</p>`}
      <//>
      <footer>
        <button type="button" disabled=${at === 0} onClick=${() => void lesson.back()}>
          <${Icon} name="previous" /> ${format("web-lesson-back")}
        </button>
        ${lesson.isLast && html`<${Afterwards} texts=${texts} meta=${meta} game=${game} name=${name} />`}
        ${
          !lesson.isLast &&
          html`<button
            type="button"
            ref=${button}
            class=${word === null ? "primary" : ""}
            data-lesson-next
            disabled=${busy}
            onClick=${() => void lesson.go(1)}
          >
            ${format(word === null ? "web-lesson-on" : "web-lesson-show")} <${Icon} name="next" />
          </button>`
        }
      </footer>
    </section>
  `;
}

/** Frames in which a drawing leads the focus where it wants it; then the lesson leads it on. */
const FRAMES = 4;
/** Frames for which what is lit is waited for: a slow machine draws it late. */
const MOST_FRAMES = 300;

const frame = () => new Promise(requestAnimationFrame);

/** Brings what is lit into sight: between what is said and the question. @param {HTMLElement} lit */
function bringIntoSight(lit) {
  if (lit.closest("#question")) return lit.scrollIntoView({ block: "nearest" });
  const { top, bottom } = lit.getBoundingClientRect();
  const above = isNarrow.peek() ? (document.querySelector(".teacher")?.getBoundingClientRect().bottom ?? 0) : 60;
  const sheet = document.getElementById("question")?.getBoundingClientRect().top ?? innerHeight;
  if (top < above || bottom > sheet) lit.scrollIntoView({ block: "center", behavior: "auto" });
  return undefined;
}

/**
 * Shows what is lit once it is drawn, whatever is clicked meanwhile, and leads the focus there until it stays.
 * @param {string[]} way
 * @param {() => boolean} isAwaited   whether it is still lit
 * @param {() => boolean} isWanted   whether the focus may still be led
 */
async function showLit(way, isAwaited, isWanted) {
  let seen = null;
  let steady = 0;
  for (let count = 0; count < MOST_FRAMES && steady < FRAMES; count++) {
    await frame();
    if (!isAwaited() || (seen && !isWanted())) return;
    const lit = /** @type {HTMLElement | null} */ (visible(way));
    if (!lit) continue;
    if (lit !== seen || count === FRAMES) bringIntoSight(lit);
    seen = lit;
    if (count < FRAMES || !isWanted()) continue;
    const stays = !actsByKeys() || document.activeElement === lit;
    steady = stays ? steady + 1 : 0;
    if (!stays) lit.focus({ preventScroll: true });
  }
}

/**
 * Who acts by keys finds the focus on what is lit, until they do something; on a phone it comes into sight.
 * @param {string[]} way
 * @param {number} version of the view: the same thing may be lit twice
 */
function useLitInReach(way, version) {
  const key = way.join();
  useEffect(() => {
    if (!key) return undefined;
    const inputs = new AbortController();
    const { signal } = inputs;
    const stop = () => inputs.abort();
    let awaited = true;
    for (const input of ["keydown", "pointerdown"]) addEventListener(input, stop, { capture: true, signal });
    void showLit(
      way,
      () => awaited,
      () => !signal.aborted,
    );
    return () => {
      awaited = false;
      stop();
    };
  }, [key, version]);
}

/**
 * A click at the table that leads nowhere explains itself.
 * @param {LessonTable} lesson
 */
function useLostClicks(lesson) {
  useEffect(() => {
    const onClick = (/** @type {MouseEvent} */ event) => {
      const inside = event.target instanceof Element && event.target.closest(".slot-board, .slot-players, .slot-track");
      if (!inside || lesson.moment.word === null) return;
      const before = [lesson.current.peek(), lesson.selection.peek(), lesson.busy.peek()];
      setTimeout(() => {
        const after = [lesson.current.peek(), lesson.selection.peek(), lesson.busy.peek()];
        if (lesson.wrong.peek() === null && after.every((each, at) => each === before[at])) lesson.wrong.value = "";
      });
    };
    addEventListener("click", onClick, true);
    return () => removeEventListener("click", onClick, true);
  }, [lesson]);
}

/** @param {{lesson: LessonTable, table: Table, drawing: Drawing, meta: Meta, texts: Texts}} props */
function LessonAtTable({ lesson, table, drawing, meta, texts }) {
  const { word, light } = /** @type {import("../lesson.js").Moment} */ (lesson.course.moments[lesson.current.value]);
  const way = table.replaying || table.busy ? [] : wayTo(table, drawing, word);
  const lit = table.replaying ? [] : [...light.map(selectorOf), ...(way.length ? [way] : [])];
  useLitInReach(way, table.view.version);
  useLostClicks(lesson);
  return html`
    <${Frame}
      game=${lesson}
      table=${table}
      drawing=${drawing}
      lost=${!lesson.connected.value}
      lesson=${html`<${Teacher} texts=${texts} meta=${meta} lesson=${lesson} table=${table} />`}
    />
    <${Lights} selectors=${lit} />
  `;
}

/** @param {string} game @param {string} name */
function useLesson(game, name) {
  const [lesson, setLesson] = useState(/** @type {LessonTable | null} */ (null));
  const [failed, setFailed] = useState(/** @type {import("../types.js").Message | null} */ (null));
  useEffect(() => {
    let wanted = true;
    let opened = /** @type {LessonTable | null} */ (null);
    api.lesson(game, name).then(
      (course) => {
        if (!wanted) return;
        opened = new LessonTable(game, name, course);
        setLesson(opened);
      },
      (error) => {
        if (error instanceof ApiError) setFailed(error.info);
        else if (error instanceof NetworkError) setFailed({ id: "web-error-network", args: {} });
        else throw error;
      },
    );
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [game, name]);
  return { lesson, failed };
}

/** @param {{texts: Texts, meta: Meta, game: string, lesson: string}} props */
export function LessonPage({ texts, meta, game, lesson: name }) {
  const { lesson, failed } = useLesson(game, name);
  const drawing = useDrawing(game in meta.games ? game : null);
  const known = meta.games[game];
  const table = lesson && known ? lesson.snapshot(texts, known) : null;
  const title = useMemo(() => (lesson ? texts.format(lesson.course.text) : ""), [lesson, texts]);
  if (failed || !known)
    return html`<${NotFoundPage}
      texts=${texts}
      meta=${meta}
      title="web-game-failed"
      message=${failed ?? { id: "error-no-such-page", args: {} }}
    />`;
  if (!lesson || !table || !drawing)
    return html`
      <${Header} texts=${texts} game=${game} />
      <main class="page"><h1 class="visually-hidden" tabindex="-1">${title}</h1></main>
    `;
  return html`<${LessonAtTable} lesson=${lesson} table=${table} drawing=${drawing} meta=${meta} texts=${texts} />`;
}
