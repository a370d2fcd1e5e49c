/** Learning a game by playing: the list of its lessons, and a lesson at the table. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { api } from "../api.js";
import { actsByKeys } from "../board/focus.js";
import { leadTo } from "../board/leading.js";
import { useDrawing } from "../drawing.js";
import { Header } from "../header.js";
import { html } from "../html.js";
import { LessonTable, progressOf, selectorOf, wayTo } from "../lesson.js";
import { isNarrow } from "../narrow.js";
import { defaultRequest } from "../new-game-defaults.js";
import { announce, notify } from "../notices.js";
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
  const play = async () => {
    setCoach("on");
    if (await startGame({ game, ...defaultRequest(meta, game) })) notify({ id: "web-lesson-coach", args: {} });
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
 * What is said of a wrong choice: of one of another kind than the awaited one, of any other, or of a click that led
 * nowhere.
 * @param {Table} table
 * @param {string} text   id of what the step says
 * @param {{word: string | null, wrong: string}} chosen   `word`: the awaited one
 * @param {Texts["has"]} has
 */
function correctionOf(table, text, { word, wrong }, has) {
  if (!wrong) return "web-lesson-look";
  const kindOf = (/** @type {string | null} */ each) => table.legal.find((preview) => preview.word === each)?.kind;
  const own = kindOf(word) === kindOf(wrong) ? ["wrong"] : ["other", "wrong"];
  return own.map((attribute) => `${text}.${attribute}`).find(has) ?? "web-lesson-other";
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
  const corrected = useRef(/** @type {HTMLElement | null} */ (null));
  const said = format(text);
  useEffect(() => {
    if (corrected.current) scrollWithin(corrected.current, corrected.current.parentElement);
  }, [wrong]);
  useEffect(() => {
    announce(said);
    if (actsByKeys() && word === null) button.current?.focus({ preventScroll: true });
  }, [text, texts.language]);
  const steps = [...new Set(moments.map((moment) => moment.text))];
  const busy = table.busy || table.replaying;
  const correction = wrong === null ? "" : format(correctionOf(table, text, { word, wrong }, has));
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
        ${wrong !== null && html`<p ref=${corrected} class="teacher-wrong" role="status">${correction}</p>`}
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
            aria-disabled=${busy}
            onClick=${() => busy || void lesson.go(1)}
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

/** Pixels at the edge of a part of the page in which what goes on beyond it fades. */
const FADE = 28;

/**
 * Scrolls a part of the page, and nothing around it, until an element in it can be seen.
 * @param {Element} element
 * @param {Element | null} part
 */
function scrollWithin(element, part) {
  if (!part) return;
  const [inner, outer] = [element.getBoundingClientRect(), part.getBoundingClientRect()];
  part.scrollTop += Math.max(0, inner.bottom + FADE - outer.bottom) + Math.min(0, inner.top - FADE - outer.top);
}

/**
 * Brings what is lit into sight: on a phone between what is said and the question, which both stay where they are.
 * @param {HTMLElement} lit
 */
function bringIntoSight(lit) {
  if (lit.closest("#question")) return scrollWithin(lit, lit.closest("[data-scrolls]"));
  const narrow = isNarrow.peek();
  const above = narrow ? (document.querySelector(".teacher")?.getBoundingClientRect().bottom ?? 0) : 60;
  const sheet = document.getElementById("question")?.getBoundingClientRect().top ?? innerHeight;
  const below = narrow ? sheet : innerHeight;
  const { top, bottom } = lit.getBoundingClientRect();
  if (top >= above && bottom <= below) return undefined;
  if (!narrow) return lit.scrollIntoView({ block: "center", behavior: "auto" });
  const room = below - above - (bottom - top);
  return scrollBy({ top: top - above - Math.max(8, room / 2), behavior: "instant" });
}

/**
 * What somebody is to look at: what is to be clicked, or, if that is in the question, what is lit beside it.
 * @param {HTMLElement} lit
 * @param {string[]} lights
 */
const spokenOf = (lit, lights) => /** @type {HTMLElement} */ ((lit.closest("#question") && visible(lights)) || lit);

/**
 * Shows what is lit once it is drawn, and leads the focus there until it stays.
 * @param {string[]} way
 * @param {string[]} lights   what is lit beside it
 * @param {() => boolean} isAwaited   whether it is still lit
 * @param {() => boolean} isWanted   whether the focus may still be led
 * @param {boolean} acts   whether it is there to be clicked
 */
async function showLit(way, lights, isAwaited, isWanted, acts) {
  let seen = null;
  let steady = 0;
  for (let count = 0; count < MOST_FRAMES && steady < FRAMES; count++) {
    await frame();
    if (!isAwaited() || (seen && !isWanted())) return;
    const lit = /** @type {HTMLElement | null} */ (visible(way));
    if (!lit) continue;
    if (lit !== seen) leadTo(spokenOf(lit, lights));
    if (lit !== seen || count === FRAMES)
      for (const each of new Set([lit, spokenOf(lit, lights)])) bringIntoSight(each);
    seen = lit;
    if (count < FRAMES || !isWanted()) continue;
    const stays = !acts || !actsByKeys() || document.activeElement === lit;
    steady = stays ? steady + 1 : 0;
    if (!stays) lit.focus({ preventScroll: true });
  }
}

/**
 * What is lit comes into sight and stays there, also while a drawing moves the page to where it asks; and the focus of
 * whoever acts by keys goes to what is to be clicked. Both end with the next thing they do.
 * @param {string[]} way   to what is to be clicked; empty: there is nothing
 * @param {string[]} lights   what is lit beside it
 * @param {number} version of the view: the same thing may be lit twice
 * @param {string | null} wrong   what was clicked in its place: to say so the teacher takes more room
 */
function useLitInReach(way, lights, version, wrong) {
  const seen = way.length ? way : lights.slice(0, 1);
  const key = seen.join();
  useEffect(() => {
    if (!key) return undefined;
    const inputs = new AbortController();
    const { signal } = inputs;
    const stop = () => inputs.abort();
    let awaited = true;
    for (const input of ["keydown", "pointerdown", "wheel"]) addEventListener(input, stop, { capture: true, signal });
    const stay = () => {
      const lit = /** @type {HTMLElement | null} */ (visible(seen));
      if (lit) bringIntoSight(lit);
    };
    addEventListener("scroll", stay, { passive: true, signal });
    void showLit(
      seen,
      lights,
      () => awaited,
      () => !signal.aborted,
      way.length > 0,
    );
    return () => {
      awaited = false;
      stop();
    };
  }, [key, version]);
  useEffect(() => {
    const lit = wrong === null || !key ? null : /** @type {HTMLElement | null} */ (visible(seen));
    if (lit) bringIntoSight(lit);
  }, [wrong]);
}

/**
 * A click at the table that leads nowhere explains itself.
 * @param {LessonTable} lesson
 */
function useLostClicks(lesson) {
  useEffect(() => {
    const onClick = (/** @type {MouseEvent} */ event) => {
      const inside = event.target instanceof Element && event.target.closest(".slot-board, .slot-players, .slot-track");
      if (!inside || lesson.busy.peek() || lesson.moment.word === null) return;
      const before = [lesson.current.peek(), lesson.selection.peek(), false];
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
  const lights = table.replaying ? [] : light.map(selectorOf);
  useLitInReach(way, lights, table.view.version, lesson.wrong.value);
  useLostClicks(lesson);
  return html`
    <${Frame}
      game=${lesson}
      table=${table}
      drawing=${drawing}
      lost=${!lesson.connected.value}
      lesson=${html`<${Teacher} texts=${texts} meta=${meta} lesson=${lesson} table=${table} />`}
    />
    <${Lights} selectors=${way.length ? [...lights, way] : lights} />
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
