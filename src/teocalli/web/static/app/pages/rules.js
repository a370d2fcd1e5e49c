/** The numbered rules of a game, in the chosen language, to search and to link to. */
import { useEffect, useState } from "preact/hooks";
import { api, ApiError, NetworkError } from "../api.js";
import { Header } from "../header.js";
import { html } from "../html.js";
import { notify } from "../notices.js";
import { goBack } from "../router.js";
import { Icon } from "../ui.js";
import { PageTitle } from "./title.js";

/**
 * @typedef {{number: string, html: string}} Rule
 * @typedef {{heading: string, html: string, rules: Rule[]}} Section   `html` is what stands before the rules, or all there is
 */

/** Text for comparing: without marks of HTML, case and accents. @param {string} text */
function plain(text) {
  return text
    .replace(/<[^>]*>/g, " ")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase();
}

/**
 * The sections with only those rules that contain all searched words.
 * @param {Section[]} sections
 * @param {string} search
 * @returns {Section[]}
 */
export function found(sections, search) {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  return sections
    .map((section) => ({
      ...section,
      html: words.every((word) => plain(`${section.heading} ${section.html}`).includes(word)) ? section.html : "",
      rules: section.rules.filter((rule) => {
        const text = plain(`${rule.number} ${section.heading} ${rule.html}`);
        return words.every((word) => text.includes(word));
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

/** @param {{section: Section, at: number}} props */
function RulesSection({ section, at }) {
  return html`
    <section aria-labelledby=${`section-${at}`}>
      <h2 id=${`section-${at}`}>${section.heading}</h2>
      ${section.html && html`<div class="rule-text rule-prose" dangerouslySetInnerHTML=${{ __html: section.html }}></div>`}
      ${section.rules.map(
        (rule) => html`
          <article class="rule" id=${rule.number} key=${rule.number}>
            <a class="rule-number" href=${`#${rule.number}`}>${rule.number}</a>
            <div class="rule-text" dangerouslySetInnerHTML=${{ __html: rule.html }}></div>
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
  const sections = found(rules?.sections ?? [], search);
  const count = sections.reduce((sum, section) => sum + section.rules.length + (section.html ? 1 : 0), 0);
  useEffect(() => {
    if (rules && location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }, [rules === null]);
  useEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && search === "" && !document.querySelector("dialog[open]") && goBack();
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
          <input type="search" placeholder=${texts.format("web-rules-search")} value=${search}
            onInput=${(/** @type {any} */ event) => setSearch(event.target.value)} />
        </label>
        <p class="hint" role="status">${search && rules ? texts.format("web-rules-found", { count }) : ""}</p>
      </div>
      <nav class="rules-contents" aria-label=${texts.format("web-rules-contents")}>
        <ol>${sections.map((section, at) => html`<li key=${section.heading}><a href=${`#section-${at}`}>${section.heading}</a></li>`)}</ol>
      </nav>
      <div class="rules-text">${sections.map((section, at) => html`<${RulesSection} key=${section.heading} section=${section} at=${at} />`)}</div>
    </main>
  `;
}
