/** The numbered rules of a game, in the chosen language, to search and to link to. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { useDrawing } from "../drawing.js";
import { useFigures } from "../figures.js";
import { Header } from "../header.js";
import { html } from "../html.js";
import { goBack } from "../router.js";
import { called, found, named, passages, RulesSection, useRules } from "../rules-text.js";
import { Icon } from "../ui.js";
import { PageTitle } from "./title.js";

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

/** @param {{texts: import("../types.js").Texts, meta: import("../types.js").Meta, game: string}} props */
export function RulesPage({ texts, meta, game }) {
  const rules = useRules(game, texts.language);
  const [search, setSearch] = useState("");
  const title = rules?.title ?? texts.format("web-rules");
  const drawing = useDrawing(game in meta.games ? game : null);
  const pictures = useMemo(() => named(drawing, texts), [drawing, texts]);
  const figures = useFigures(game in meta.games ? game : null);
  const drawn = useMemo(
    () => ({ drawing, pictures, figures, texts, meta: meta.games[game] }),
    [drawing, pictures, figures, texts, meta, game],
  );
  const sought = called(pictures, search);
  const sections = found(rules?.sections ?? [], search, pictures);
  const aimed = useAim(rules !== null && drawing !== null && figures !== null);
  const count = passages(sections);
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
              id=${`section-${at}`}
              drawn=${drawn}
              sought=${sought}
              aimed=${aimed}
            />`,
        )}
      </div>
    </main>
  `;
}
