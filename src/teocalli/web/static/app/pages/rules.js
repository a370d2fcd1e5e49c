/** The numbered rules of a game, in the chosen language, to search and to link to. */
import { useEffect, useState } from "preact/hooks";
import { api, ApiError, NetworkError } from "../api.js";
import { useDrawing } from "../drawing.js";
import { Header } from "../header.js";
import { html } from "../html.js";
import { notify } from "../notices.js";
import { goBack } from "../router.js";
import { Scroller } from "../scroller.js";
import { Icon } from "../ui.js";
import { PageTitle } from "./title.js";

/**
 * @typedef {{number: string, html: string}} Rule
 * @typedef {{heading: string, html: string, rules: Rule[]}} Section   `html` is what stands before the rules, or all
 *   there is
 * @typedef {{symbol: string, rules: string[], name: string, names: string}} Picture   a drawing, all its names as plain
 *   text
 * @typedef {import("../types.js").Drawing} Drawing
 */

/** Text for comparing: without marks of HTML, case and accents. @param {string} text */
function plain(text) {
  return text
    .replace(/<[^>]*>/g, " ")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase();
}

/** @param {string} search */
const wordsOf = (search) => plain(search).split(/\s+/).filter(Boolean);

/**
 * The drawings of a game with their names.
 * @param {Drawing | null} drawing
 * @param {import("../types.js").Texts} texts
 * @returns {Picture[]}
 */
function named(drawing, texts) {
  return (drawing?.pictures ?? []).map(({ symbol, rules, text }) => {
    const name = texts.format(text);
    return { symbol, rules, name, names: plain(`${name} ${texts.format(`${text}.words`)}`) };
  });
}

/**
 * The drawings that are called so.
 * @param {Picture[]} pictures
 * @param {string} search
 */
function called(pictures, search) {
  const words = wordsOf(search);
  return words.length === 0 ? [] : pictures.filter(({ names }) => words.every((word) => names.includes(word)));
}

/**
 * The sections with only those rules that contain all searched words, or explain a drawing that is called so.
 * @param {Section[]} sections
 * @param {string} search
 * @param {Picture[]} [drawn]
 * @returns {Section[]}
 */
export function found(sections, search, drawn = []) {
  const words = wordsOf(search);
  if (words.length === 0) return sections;
  const explaining = new Set(called(drawn, search).flatMap(({ rules }) => rules));
  return sections
    .map((section) => ({
      ...section,
      html: words.every((word) => plain(`${section.heading} ${section.html}`).includes(word)) ? section.html : "",
      rules: section.rules.filter((rule) => {
        const text = plain(`${rule.number} ${section.heading} ${rule.html}`);
        return explaining.has(rule.number) || words.every((word) => text.includes(word));
      }),
    }))
    .filter((section) => section.rules.length > 0 || section.html !== "");
}

/**
 * @param {string} game
 * @param {string} language
 */
function useRules(game, language) {
  const [rules, setRules] = useState(/** @type {{title: string, sections: Section[]} | null} */ (null));
  useEffect(() => {
    let wanted = true;
    api.rules(game, language).then(
      (loaded) => wanted && setRules(loaded),
      (error) => {
        if (error instanceof ApiError) notify(error.info, "error");
        else if (error instanceof NetworkError) notify({ id: "web-error-network", args: {} }, "error");
        else throw error;
      },
    );
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return rules;
}

const anchor = () => decodeURIComponent(location.hash.slice(1));

/**
 * The rule or section that the address names; it is scrolled to, and its number gets the focus, once the rules are
 * here.
 * @param {boolean} ready
 */
function useAim(ready) {
  const [aimed, setAimed] = useState(anchor());
  useEffect(() => {
    const onChange = () => setAimed(anchor());
    addEventListener("hashchange", onChange);
    return () => removeEventListener("hashchange", onChange);
  }, []);
  useEffect(() => {
    if (!ready || !aimed) return;
    const place = document.getElementById(aimed);
    place?.scrollIntoView();
    /** @type {HTMLElement | null | undefined} */ (place?.querySelector(".rule-number"))?.focus({
      preventScroll: true,
    });
  }, [ready, aimed]);
  return aimed;
}

/**
 * The drawings that a rule explains; those that are searched for stand out.
 * @param {{drawing: Drawing, pictures: Picture[], sought: Picture[]}} props
 */
function RulePictures({ drawing, pictures, sought }) {
  return html`<ul class="rule-pictures">
    ${pictures.map(
      (picture) =>
        html`<li key=${picture.symbol} class=${sought.includes(picture) ? "rule-picture sought" : "rule-picture"}>
          <${drawing.Picture} symbol=${picture.symbol} size=${34} /><span>${picture.name}</span>
        </li>`,
    )}
  </ul>`;
}

/**
 * @param {{section: Section, at: number, drawing: Drawing | null, pictures: Picture[], sought: Picture[], aimed:
 *   string}} props `aimed`: the rule that a link led to
 */
function RulesSection({ section, at, drawing, pictures, sought, aimed }) {
  const explained = (/** @type {Rule} */ { number }) => pictures.filter(({ rules }) => rules.includes(number));
  return html`
    <section aria-labelledby=${`section-${at}`}>
      <h2 id=${`section-${at}`}>${section.heading}</h2>
      ${
        section.html &&
        html`<${Scroller}
          name=${section.heading}
          class="rule-text rule-prose"
          dangerouslySetInnerHTML=${{ __html: section.html }}
        />`
      }
      ${section.rules.map(
        (rule) => html`
          <article class=${rule.number === aimed ? "rule aimed" : "rule"} id=${rule.number} key=${rule.number}>
            <a class="rule-number" href=${`#${rule.number}`}>${rule.number}</a>
            <div class="rule-body">
              <${Scroller} name=${rule.number} class="rule-text" dangerouslySetInnerHTML=${{ __html: rule.html }} />
              ${
                drawing && explained(rule).length
                  ? html`<${RulePictures} drawing=${drawing} pictures=${explained(rule)} sought=${sought} />`
                  : null
              }
            </div>
          </article>
        `,
      )}
    </section>
  `;
}

/** @param {{texts: import("../types.js").Texts, meta: import("../types.js").Meta, game: string}} props */
export function RulesPage({ texts, meta, game }) {
  const rules = useRules(game, texts.language);
  const [search, setSearch] = useState("");
  const title = rules?.title ?? texts.format("web-rules");
  const drawing = useDrawing(game in meta.games ? game : null);
  const pictures = named(drawing, texts);
  const sought = called(pictures, search);
  const sections = found(rules?.sections ?? [], search, pictures);
  const aimed = useAim(rules !== null);
  const count = sections.reduce((sum, section) => sum + section.rules.length + (section.html ? 1 : 0), 0);
  useEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ event) =>
      event.key === "Escape" && search === "" && !document.querySelector("dialog[open]") && goBack();
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [search]);
  return html`
    <${PageTitle} text=${title} />
    <${Header} texts=${texts} game=${game in meta.games ? game : Object.keys(meta.games)[0]} />
    <main class="page rules">
      <div class="rules-top">
        <h1 tabindex="-1">${title}</h1>
        <button type="button" onClick=${goBack}><${Icon} name="back" /> ${texts.format("web-back")}</button>
        <label class="search">
          <span class="visually-hidden">${texts.format("web-rules-search")}</span>
          <${Icon} name="search" />
          <input
            type="search"
            placeholder=${texts.format("web-rules-search")}
            value=${search}
            onInput=${(/** @type {any} */ event) => setSearch(event.target.value)}
          />
        </label>
        <p class="hint" role="status">${search && rules ? texts.format("web-rules-found", { count }) : ""}</p>
      </div>
      <nav class="rules-contents" aria-label=${texts.format("web-rules-contents")}>
        <ol>
          ${sections.map(
            (section, at) => html`<li key=${section.heading}><a href=${`#section-${at}`}>${section.heading}</a></li>`,
          )}
        </ol>
      </nav>
      <div class="rules-text">
        ${sections.map(
          (section, at) =>
            html`<${RulesSection}
              key=${section.heading}
              section=${section}
              at=${at}
              drawing=${drawing}
              pictures=${pictures}
              sought=${sought}
              aimed=${aimed}
            />`,
        )}
      </div>
    </main>
  `;
}
