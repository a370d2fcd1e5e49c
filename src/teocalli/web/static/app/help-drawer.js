/**
 * The rules beside the board: those that matter now, a turn on one page, the icons, everything, and a search. On a
 * phone it is a sheet. It never covers what is asked, unless there is no room beside it.
 */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useFigures } from "./figures.js";
import { HandbookLink } from "./handbook-link.js";
import { closeHelpDrawer, help, topicsOf } from "./help.js";
import { html } from "./html.js";
import { meta } from "./meta.js";
import { isNarrow } from "./narrow.js";
import { called, found, named, only, passages, RuleArticle, RulesSection, useRules } from "./rules-text.js";
import { Scroller } from "./scroller.js";
import { Choice, Icon } from "./ui.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Drawing} Drawing
 * @typedef {import("./rules-text.js").Rules} Rules
 * @typedef {import("./rules-text.js").Picture} Picture
 * @typedef {import("./help.js").Topic} Topic
 * @typedef {"now" | "turn" | "icons" | "all"} Tab
 */

/** Below the question there must be so much room, in pixels; else help stands at the other side. */
const LEAST_ROOM = 300;
const GAP = 12;

/** Where help stands in a window that is no phone's: below the question, which it never covers, else across from it. */
function placeBeside() {
  const question = document.getElementById("question")?.getBoundingClientRect();
  const top = document.querySelector("header.top")?.getBoundingClientRect().bottom ?? 0;
  if (!question) return { left: GAP, top: top + GAP, width: 360 };
  const below = { left: question.left, top: question.bottom + GAP, width: question.width };
  const isBeside = question.left > 360 && innerHeight - below.top - GAP >= LEAST_ROOM && question.bottom > 0;
  return isBeside ? below : { left: GAP, top: top + GAP, width: Math.min(400, question.left - 2 * GAP) };
}

/** Keeps help where it belongs when question or window change their size. @param {{current: HTMLElement | null}} box */
function usePlace(box) {
  useLayoutEffect(() => {
    const place = () => {
      const { left, top, width } = placeBeside();
      const style = box.current?.style;
      for (const [name, value] of Object.entries({ left, top, width }))
        style?.setProperty(`--help-${name}`, `${value}px`);
    };
    const sizes = new ResizeObserver(place);
    const question = document.getElementById("question");
    if (question) sizes.observe(question);
    addEventListener("resize", place);
    addEventListener("scroll", place, { passive: true });
    place();
    return () => {
      sizes.disconnect();
      removeEventListener("resize", place);
      removeEventListener("scroll", place);
    };
  }, []);
}

/** Rules that matter now, by why they do. @param {{table: Table, topics: Topic[], rules: Rules, parts: any}} props */
function Now({ table, topics, rules, parts }) {
  return topics.map(
    ({ why, rules: numbers }) => html`
      <section class="help-topic" key=${why} aria-labelledby=${`help-${why}`}>
        <h3 id=${`help-${why}`}>${table.texts.format(`web-help-${why}`)}</h3>
        ${only(rules.sections, numbers).map(
          ({ heading, rules: found }) => html`
            <p class="help-heading" key=${`${heading}-`}>${heading}</p>
            ${found.map((rule) => html`<${RuleArticle} key=${rule.number} rule=${rule} ...${parts} />`)}
          `,
        )}
      </section>
    `,
  );
}

/** Every drawing with its name and the rules that explain it. @param {{drawing: Drawing, pictures: Picture[]}} props */
function Icons({ drawing, pictures }) {
  return html`<ul class="help-icons">
    ${pictures.map(
      ({ symbol, name, rules }) => html`
        <li key=${symbol}>
          <${drawing.Picture} symbol=${symbol} size=${34} />
          <span>${name}</span>
          <span class="help-numbers">${rules.map((rule) => html`<a key=${rule} href=${`#${rule}`}>${rule}</a>`)}</span>
        </li>
      `,
    )}
  </ul>`;
}

/** @param {{sections: import("./rules-text.js").Section[], parts: any}} props */
const Sections = ({ sections, parts }) =>
  sections.map(
    (section, at) =>
      html`<${RulesSection} key=${section.heading} section=${section} id=${`help-section-${at}`} ...${parts} />`,
  );

/**
 * What is open: the tab, and the rule that a link led to.
 * @param {Topic[]} topics
 * @param {boolean} ready whether the rules have come
 */
function useTab(topics, ready) {
  const [tab, setTab] = useState(/** @type {Tab} */ ("now"));
  const [aimed, setAimed] = useState("");
  const opened = help.value?.count;
  useLayoutEffect(() => {
    setTab(topics.length ? "now" : "turn");
    setAimed("");
  }, [opened]);
  useLayoutEffect(() => {
    if (!aimed || !ready) return;
    const place = document.querySelector(`#help [id="${CSS.escape(aimed)}"]`);
    place?.scrollIntoView({ block: "start" });
    /** @type {HTMLElement | null | undefined} */ (place?.querySelector(".rule-number"))?.focus({
      preventScroll: true,
    });
  }, [aimed, ready]);
  return {
    tab,
    aimed,
    setTab: (/** @type {Tab} */ chosen) => {
      setTab(chosen);
      setAimed("");
    },
    aim: (/** @type {string} */ rule) => {
      setTab("all");
      setAimed(rule);
    },
  };
}

/**
 * The head of help, which stays in sight: its name, the way to the whole page, and a way to close it.
 * @param {{table: Table, headingRef: any}} props
 */
function Head({ table, headingRef }) {
  const { format } = table.texts;
  return html`<header class="help-head">
    <h2 id="help-title" tabindex="-1" ref=${headingRef}>${format("web-rules")}</h2>
    <a class="button quiet" href=${`/rules/${table.view.game}`}>${format("web-help-page")}</a>
    <button type="button" class="quiet icon-button" aria-label=${format("web-close")} onClick=${closeHelpDrawer}>
      <${Icon} name="close" />
    </button>
  </header>`;
}

/** @param {{table: Table, search: string, setSearch: (search: string) => void}} props */
function Search({ table, search, setSearch }) {
  const name = table.texts.format("web-rules-search");
  return html`<label class="search">
    <span class="visually-hidden">${name}</span>
    <${Icon} name="search" />
    <input
      type="search"
      placeholder=${name}
      value=${search}
      onInput=${(/** @type {any} */ event) => setSearch(event.target.value)}
    />
  </label>`;
}

/**
 * @param {{table: Table, drawing: Drawing, rules: Rules, figures: import("./figures.js").Figure[] | null, search:
 *   string, topics: Topic[], tab: Tab, aimed: string}} props
 */
function Content({ table, drawing, rules, figures, search, topics, tab, aimed }) {
  const { format } = table.texts;
  const pictures = named(drawing, table.texts);
  const drawn = { drawing, pictures, figures, texts: table.texts, meta: table.meta };
  if (search) {
    const sections = found(rules.sections, search, pictures);
    return html`
      <p class="hint" role="status">${format("web-rules-found", { count: passages(sections) })}</p>
      <${Sections} sections=${sections} parts=${{ drawn, sought: called(pictures, search) }} />
    `;
  }
  if (tab === "now" && topics.length === 0) return html`<p class="hint">${format("web-help-nothing")}</p>`;
  if (tab === "now") return html`<${Now} table=${table} topics=${topics} rules=${rules} parts=${{ drawn }} />`;
  if (tab === "turn")
    return html`<div class="rule-text help-turn" dangerouslySetInnerHTML=${{ __html: rules.turn }} />`;
  if (tab === "icons") return html`<${Icons} drawing=${drawing} pictures=${pictures} />`;
  return html`<${Sections} sections=${rules.sections} parts=${{ drawn, aimed }} />`;
}

/** Tabs that have something in them. @param {Rules | null} rules @param {Drawing} drawing @returns {Tab[]} */
const tabsOf = (rules, drawing) => [
  "now",
  ...(rules?.turn === "" ? [] : [/** @type {Tab} */ ("turn")]),
  ...(drawing.pictures.length ? [/** @type {Tab} */ ("icons")] : []),
  "all",
];

/** @param {{table: Table, drawing: Drawing}} props */
export function HelpDrawer({ table, drawing }) {
  const { format } = table.texts;
  const opened = /** @type {import("./help.js").Opened} */ (help.value);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  const rules = useRules(table.view.game, table.texts.language);
  const figures = useFigures(table.view.game);
  const [search, setSearch] = useState("");
  const topics = topicsOf(table, drawing, opened.rules);
  const { tab, setTab, aimed, aim } = useTab(topics, rules !== null && figures !== null);
  const tabs = tabsOf(rules, drawing);
  const shown = tabs.includes(tab) ? tab : "all";
  usePlace(box);
  // At once, so that nothing that was typed meanwhile is taken away.
  useLayoutEffect(() => {
    setSearch("");
    heading.current?.focus({ preventScroll: true });
    box.current?.querySelector(".help-body")?.scrollTo(0, 0);
  }, [opened.count]);
  const onClick = (/** @type {MouseEvent} */ event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href^='#']") : null;
    if (!link) return;
    event.preventDefault();
    setSearch("");
    aim(decodeURIComponent(link.getAttribute("href")?.slice(1) ?? ""));
  };
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    if (search) setSearch("");
    else closeHelpDrawer();
  };
  return html`
    <section
      class="help"
      id="help"
      ref=${box}
      aria-labelledby="help-title"
      data-own-keys
      onClick=${onClick}
      onKeyDown=${onKeyDown}
    >
      <${Head} table=${table} headingRef=${heading} />
      <${Search} table=${table} search=${search} setSearch=${setSearch} />
      <${Choice}
        legend=${format("web-help-tabs")}
        name="help-tab"
        values=${tabs}
        value=${shown}
        hideLegend=${true}
        label=${(/** @type {string} */ each) => format(`web-help-tab-${each}`)}
        onChange=${setTab}
      />
      <${Scroller} name=${format("web-rules")} class="help-body" key=${isNarrow.value}>
        ${
          rules &&
          html`<${Content}
            table=${table}
            drawing=${drawing}
            rules=${rules}
            figures=${figures}
            search=${search}
            topics=${topics}
            tab=${shown}
            aimed=${aimed}
          />`
        }
        ${meta.value?.handbook && html`<p class="hint"><${HandbookLink} texts=${table.texts} /></p>`}
      <//>
    </section>
  `;
}
