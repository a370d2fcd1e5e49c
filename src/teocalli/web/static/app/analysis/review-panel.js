/** The review in the log's place: its progress, then what it says. */
import { useEffect, useRef, useState } from "preact/hooks";
import { leadLostFocus } from "../board/focus.js";
import { html } from "../html.js";
import { PlaybackBar } from "../log.js";
import { isNarrow } from "../narrow.js";
import { useScrolling } from "../scroller.js";
import { Choice } from "../ui.js";
import { CourseLegend, CoursePlot } from "./course-plot.js";
import { percent } from "./numbers.js";
import { Decisions } from "./review-decisions.js";
import { LostTable, PartsTable, PlayersTable } from "./review-tables.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").Drawing} Drawing
 * @typedef {import("../table.js").GameTable} GameTable
 * @typedef {import("./game-review.js").Outcome} Outcome
 * @typedef {import("./game-review.js").Review} Review
 */

/**
 * How far it is, with the button that begins, stops or goes on.
 * @param {{game: GameTable, table: Table, review: Review}} props
 */
function Progress({ game, table, review }) {
  const { format } = table.texts;
  const { status, done, total, may } = review;
  const running = status === "running";
  return html`
    <div class="review-progress">
      <p>${format("web-review-help")}</p>
      ${
        status !== "none" &&
        html`
          <progress max=${total} value=${done} aria-label=${format("web-review")}></progress>
          <p class="hint" role=${running && done < total ? undefined : "status"}>
            ${format(running && done === total ? "web-review-reasons" : "web-review-done", { done, total })}
          </p>
        `
      }
      ${status === "failed" && html`<p class="fault" role="alert">${format("web-review-failed")}</p>`}
      ${
        may
          ? html`<button
              type="button"
              class=${running ? "" : "primary"}
              onClick=${() => void (running ? game.review.stop() : game.review.start())}
            >
              ${format(running ? "web-review-stop" : done > 0 ? "web-review-go-on" : "web-review-start")}
            </button>`
          : !running && html`<p class="hint">${format("web-review-players-only")}</p>`
      }
    </div>
  `;
}

/** @param {{game: GameTable, table: Table, drawing: Drawing, outcome: Outcome}} props */
function Whole({ game, table, drawing, outcome }) {
  const { texts } = table;
  const [what, setWhat] = useState(/** @type {"chances" | "points"} */ ("chances"));
  const go = (/** @type {number} */ n) => void game.playback.lookAt(n);
  const value = (/** @type {number} */ each) =>
    what === "chances" ? percent(texts.language, each) : String(Math.round(each));
  const shared = { table, drawing, players: outcome.players.filter(({ accuracy }) => accuracy !== null) };
  return html`
    <${Choice}
      legend=${texts.format("web-review-what")}
      name="review-what"
      values=${/** @type {const} */ (["chances", "points"])}
      value=${what}
      hideLegend=${true}
      label=${(/** @type {string} */ each) => texts.format(`review-${each}`)}
      onChange=${setWhat}
    />
    <figure class="plot">
      <figcaption>${texts.format(`review-${what}.help`)}</figcaption>
      <${CoursePlot}
        table=${table}
        course=${outcome.course}
        marked=${outcome.decisions.filter(({ mark }) => mark)}
        what=${what}
        onGo=${go}
        value=${value}
      />
      <${CourseLegend} table=${table} />
    </figure>
    <h3>${texts.format("web-review-decisions")}</h3>
    <${Decisions} table=${table} drawing=${drawing} decisions=${outcome.decisions} onGo=${go} />
    <h3>${texts.format("review-parts")}</h3>
    <p class="hint">${texts.format("review-parts.help")}</p>
    <${PartsTable} table=${table} drawing=${drawing} outcome=${outcome} what=${what} />
    <h3>${texts.format("review-players")}</h3>
    <p class="hint">${texts.format("review-players.help")}</p>
    <${PlayersTable} ...${shared} />
    <${LostTable} ...${shared} by="phase" what=${what} />
    <${LostTable} ...${shared} by="kind" what=${what} />
  `;
}

/** @param {{game: GameTable, table: Table, drawing: Drawing}} props */
export function ReviewPanel({ game, table, drawing }) {
  const { texts } = table;
  const review = game.review.review.value;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useScrolling(box, texts.format("web-review"));
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // Once the tab is shown in which it stands on a phone.
    if (isNarrow.peek()) setTimeout(() => box.current?.closest("section")?.scrollIntoView({ block: "start" }));
  }, []);
  // The button that stops it goes when it is done.
  useEffect(() => leadLostFocus("#log-heading"), [Boolean(review?.outcome)]);
  const close = () => {
    game.review.hide();
    leadLostFocus("#log-heading");
  };
  return html`
    <section class="log-panel review-panel" aria-labelledby="log-heading">
      <div class="section-header">
        <h2 id="log-heading" tabindex="-1" ref=${heading}>${texts.format("web-review")}</h2>
        <button type="button" class="quiet" onClick=${close}>${texts.format("web-review-close")}</button>
      </div>
      <${PlaybackBar} table=${table} game=${game} />
      <div class="log-box review-box" ref=${box} role="region" aria-labelledby="log-heading">
        ${review === null && html`<p class="hint" role="status">${texts.format("web-loading")}</p>`}
        ${review && !review.outcome && html`<${Progress} game=${game} table=${table} review=${review} />`}
        ${
          review?.outcome && html`<${Whole} game=${game} table=${table} drawing=${drawing} outcome=${review.outcome} />`
        }
      </div>
    </section>
  `;
}
