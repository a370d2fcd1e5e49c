/** The numbered rules of a game, wherever they are shown: read once, searched, with links from number to number. */
import { useEffect, useState } from "preact/hooks";
import { api } from "./api.js";
import { RuleFigures } from "./figures.js";
import { html } from "./html.js";
import { notify } from "./notices.js";
import { ApiError, NetworkError } from "./request.js";
import { Scroller } from "./scroller.js";

/**
 * @typedef {{number: string, html: string}} Rule
 * @typedef {{heading: string, html: string, rules: Rule[]}} Section   `html` is what stands before the rules, or all
 *   there is
 * @typedef {{title: string, turn: string, sections: Section[]}} Rules   `turn`: a turn on one page, as HTML; may be ""
 * @typedef {{symbol: string, rules: string[], name: string, names: string}} Picture   a drawing, all its names as plain
 *   text
 * @typedef {import("./types.js").Drawing} Drawing
 * @typedef {object} Drawn   what is drawn beside rules
 * @property {Drawing | null} drawing
 * @property {Picture[]} pictures
 * @property {import("./figures.js").Figure[] | null} figures   null: they have not come yet
 * @property {import("./types.js").Texts} texts
 * @property {import("./types.js").GameMeta | undefined} meta
 */

/** Numbers of rules as texts quote them. */
const NUMBER = /\b[A-Z]\d{1,2}\b/g;

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
 * @param {import("./types.js").Texts} texts
 * @returns {Picture[]}
 */
export function named(drawing, texts) {
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
export function called(pictures, search) {
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

/** How many passages are shown. @param {Section[]} sections */
export const passages = (sections) =>
  sections.reduce((sum, section) => sum + section.rules.length + (section.html ? 1 : 0), 0);

/**
 * The sections with only these rules, in the order of the rules.
 * @param {Section[]} sections
 * @param {string[]} numbers
 */
export const only = (sections, numbers) =>
  sections
    .map((section) => ({ ...section, html: "", rules: section.rules.filter(({ number }) => numbers.includes(number)) }))
    .filter(({ rules }) => rules.length > 0);

/**
 * HTML in which numbers of rules are links to them.
 * @param {string} text
 * @param {Set<string>} known
 */
const linked = (text, known) =>
  text
    .split(/(<[^>]*>)/)
    .map((part) =>
      part.startsWith("<")
        ? part
        : part.replace(NUMBER, (number) => (known.has(number) ? `<a href="#${number}">${number}</a>` : number)),
    )
    .join("");

/** @param {Rules} rules @returns {Rules} */
function withLinks({ title, turn, sections }) {
  const known = new Set(sections.flatMap((section) => section.rules.map(({ number }) => number)));
  const link = (/** @type {string} */ text) => linked(text, known);
  return {
    title,
    turn: link(turn),
    sections: sections.map((section) => ({
      ...section,
      html: link(section.html),
      rules: section.rules.map(({ number, html: text }) => ({ number, html: link(text) })),
    })),
  };
}

/**
 * The rules of a game in a language; null until they have come.
 * @param {string} game
 * @param {string} language
 * @returns {Rules | null}
 */
export function useRules(game, language) {
  const [rules, setRules] = useState(/** @type {Rules | null} */ (null));
  useEffect(() => {
    let wanted = true;
    api.rules(game, language).then(
      (loaded) => wanted && setRules(withLinks(loaded)),
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
 * One rule with its figures and the drawings that it explains.
 * @param {{rule: Rule, drawn: Drawn, sought?: Picture[], aimed?: boolean}} props `aimed`: a link led to it
 */
export function RuleArticle({ rule, drawn, sought = [], aimed = false }) {
  const { drawing, pictures, figures, texts, meta } = drawn;
  const explained = pictures.filter(({ rules }) => rules.includes(rule.number));
  return html`
    <article class=${aimed ? "rule aimed" : "rule"} id=${rule.number}>
      <a class="rule-number" href=${`#${rule.number}`}>${rule.number}</a>
      <div class="rule-body">
        <${Scroller} name=${rule.number} class="rule-text" dangerouslySetInnerHTML=${{ __html: rule.html }} />
        ${
          drawing &&
          meta &&
          html`<${RuleFigures} figures=${figures} rule=${rule.number} drawing=${drawing} texts=${texts} meta=${meta} />`
        }
        ${
          drawing && explained.length
            ? html`<${RulePictures} drawing=${drawing} pictures=${explained} sought=${sought} />`
            : null
        }
      </div>
    </article>
  `;
}

/**
 * @param {{section: Section, id: string, drawn: Drawn, sought?: Picture[], aimed?: string}} props `id`: of its
 *   heading; `aimed`: the rule that a link led to
 */
export function RulesSection({ section, id, drawn, sought = [], aimed = "" }) {
  return html`
    <section aria-labelledby=${id}>
      <h2 id=${id}>${section.heading}</h2>
      ${
        section.html &&
        html`<${Scroller}
          name=${section.heading}
          class="rule-text rule-prose"
          dangerouslySetInnerHTML=${{ __html: section.html }}
        />`
      }
      ${section.rules.map(
        (rule) =>
          html`<${RuleArticle}
            key=${rule.number}
            rule=${rule}
            drawn=${drawn}
            sought=${sought}
            aimed=${rule.number === aimed}
          />`,
      )}
    </section>
  `;
}
