/** The page to keep of a finished game: how it ended and came about, and the ways to all that is kept of it. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { CourseLegend, CoursePlot } from "../analysis/course-plot.js";
import { percent } from "../analysis/numbers.js";
import { canReview } from "../analysis/review-button.js";
import { PlayersTable } from "../analysis/review-tables.js";
import { api } from "../api.js";
import { LevelLine } from "../difficulty.js";
import { useDrawing } from "../drawing.js";
import { Header } from "../header.js";
import { html } from "../html.js";
import { Links } from "../link-dialog.js";
import { notOffered } from "../meta.js";
import { ScorePlot } from "../plot.js";
import { addressOf } from "../position-address.js";
import { endedText } from "../question-slot.js";
import { navigate } from "../router.js";
import { Ranking, verdict } from "../scenes.js";
import { GameTable } from "../table.js";
import { Icon } from "../ui.js";
import { NotFoundPage } from "./not-found.js";
import { PageTitle } from "./title.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").Texts} Texts
 * @typedef {import("../types.js").Drawing} Drawing
 * @typedef {import("../analysis/game-review.js").Outcome} Outcome
 */

/** What a review says, if one is there. @param {import("../types.js").View | null} view @returns {Outcome | null} */
function useOutcome(view) {
  const [outcome, setOutcome] = useState(/** @type {Outcome | null} */ (null));
  const id = view && canReview(view) ? view.id : null;
  useEffect(() => {
    const none = () => undefined; // the page is as good without one
    if (id !== null) void api.review(id).then((review) => setOutcome(review.outcome), none);
  }, [id]);
  return outcome;
}

/** @param {{table: Table, drawing: Drawing, outcome: Outcome}} props */
function Course({ table, drawing, outcome }) {
  const { texts, view } = table;
  return html`
    <section aria-labelledby="course-heading">
      <h2 id="course-heading">${texts.format("web-review")}</h2>
      <figure class="plot">
        <figcaption>${texts.format("review-chances.help")}</figcaption>
        <${CoursePlot}
          table=${table}
          course=${outcome.course}
          marked=${outcome.decisions.filter(({ mark }) => mark)}
          what="chances"
          onGo=${(/** @type {number} */ n) => navigate(addressOf(view.id, n))}
          value=${(/** @type {number} */ each) => percent(texts.language, each)}
        />
        <${CourseLegend} table=${table} />
      </figure>
      <${PlayersTable}
        table=${table}
        drawing=${drawing}
        players=${outcome.players.filter(({ accuracy }) => accuracy !== null)}
      />
    </section>
  `;
}

/** Ways to what is kept. @param {{table: Table}} props */
function Ways({ table }) {
  const { texts, view } = table;
  return html`
    <section aria-labelledby="keep-heading">
      <h2 id="keep-heading">${texts.format("web-keep")}</h2>
      <p class="result-ways">
        <a class="button primary large" href=${addressOf(view.id, 0)}>
          <${Icon} name="play" />${" "}${texts.format("web-keep-replay")}
        </a>
        <a class="button large" href=${addressOf(view.id, null)}>${texts.format("web-keep-table")}</a>
        <a class="button large" download href=${api.recordAddress(view.id)}>
          <${Icon} name="download" />${" "}${texts.format("web-record-download")}
        </a>
      </p>
      <div class="links"><${Links} table=${table} /></div>
    </section>
  `;
}

/** @param {{table: Table, drawing: Drawing, outcome: Outcome | null}} props */
function Contents({ table, drawing, outcome }) {
  const { texts, view } = table;
  if (view.status !== "finished")
    return html`<p>${texts.format("web-keep-running")}</p>
      <p><a class="button primary" href=${addressOf(view.id, null)}>${texts.format("web-keep-table")}</a></p>`;
  return html`
    ${
      view.result &&
      html`<section aria-label=${texts.format("web-result")}>
        <${Ranking} table=${table} drawing=${drawing} result=${view.result} />
        <${LevelLine} table=${table} />
        ${drawing.ResultDetails && html`<${drawing.ResultDetails} table=${table} />`}
        <${ScorePlot}
          view=${view}
          texts=${texts}
          phaseName=${(/** @type {import("../types.js").PhaseEnd} */ end) => drawing.phaseTexts(table, end).name}
        />
      </section>`
    }
    ${outcome && html`<${Course} table=${table} drawing=${drawing} outcome=${outcome} />`}
    <${Ways} table=${table} />
  `;
}

/** What the page is about, in one sentence. @param {Table} table */
function heading(table) {
  const { texts, view } = table;
  if (view.result) return verdict(table, view.result);
  if (view.ended) return endedText(table, view.ended);
  return texts.format("web-game-title", { names: view.seats.map(({ called }) => called) });
}

/** The heading, at which whoever comes here begins. @param {{text: string}} props */
function Heading({ text }) {
  const element = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => element.current?.focus({ preventScroll: true }), []);
  return html`<h1 tabindex="-1" ref=${element}>${text}</h1>`;
}

/** @param {{id: string, texts: Texts, meta: import("../types.js").Meta}} props */
export function ResultPage({ id, texts, meta }) {
  const game = useMemo(() => new GameTable(id), [id]);
  useEffect(() => () => game.close(), [game]);
  const view = game.view.value;
  const drawing = useDrawing(view?.game);
  const outcome = useOutcome(view);
  const known = view && meta.games[view.game];
  const table = known ? game.snapshot(texts, known) : null;
  const failure = game.failure.value ?? notOffered(meta, view);
  if (failure) return html`<${NotFoundPage} texts=${texts} meta=${meta} title="web-game-failed" message=${failure} />`;
  const shared = { texts, game: view?.game ?? null, lost: !game.connected.value };
  if (!table || !drawing || !view)
    return html`<${Header} ...${shared} />
      <main class="page"><p class="hint" role="status">${texts.format("web-loading")}</p></main>`;
  return html`
    <${PageTitle} text=${heading(table)} />
    <${Header} ...${shared} />
    <main class="page result-page" data-game=${view.game}>
      <p class="hint">${texts.format(`${view.game}-title`)}</p>
      <${Heading} text=${heading(table)} />
      <${Contents} table=${table} drawing=${drawing} outcome=${outcome} />
    </main>
  `;
}
