/** What stands in the log's place in an analysis room. */
import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../api.js";
import { html } from "../html.js";
import { navigate } from "../router.js";
import { useScrolling } from "../scroller.js";
import { Choice, Icon } from "../ui.js";
import { CourseLegend, CoursePlot } from "./course-plot.js";
import { LinesPanel } from "./lines-panel.js";
import { percent } from "./numbers.js";
import { RoomExplorer } from "./room-explorer.js";
import { RoomTree } from "./room-tree.js";
import { useTrying } from "./trying.js";
import { setUpAddress } from "../setup/address.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").Drawing} Drawing
 * @typedef {import("./room-table.js").RoomTable} RoomTable
 * @typedef {import("./game-review.js").Worth} Worth
 */

/** Along the line that is shown. @param {{room: RoomTable, table: Table}} props */
function LineBar({ room, table }) {
  const { texts } = table;
  const { n: here } = room.place.move;
  const last = room.way.value.length - 1;
  const step = (/** @type {"first" | "previous" | "next" | "last"} */ name, /** @type {number} */ n) => {
    const off = n < 0 || n > last || n === here;
    return html`
      <button
        type="button"
        class="quiet icon-button"
        aria-label=${texts.format(`web-playback-${name}`)}
        title=${texts.format(`web-playback-${name}`)}
        aria-disabled=${off}
        onClick=${() => off || void room.goTo(n)}
      >
        <${Icon} name=${name} />
      </button>
    `;
  };
  return html`
    <div class="playback-bar" role="group" aria-label=${texts.format("web-analysis-moves")}>
      ${step("first", 0)} ${step("previous", here - 1)}
      <input
        type="range"
        min="0"
        max=${last}
        value=${here}
        aria-label=${texts.format("web-playback-position")}
        aria-valuetext=${texts.format("web-playback-at", { n: here, count: last })}
        onInput=${(/** @type {any} */ event) => void room.goTo(Number(event.target.value))}
      />
      <output class="figure">${texts.format("web-playback-short", { n: here, count: last })}</output>
      ${step("next", here + 1)} ${step("last", last)}
    </div>
  `;
}

/** The worth of positions of the game: those of its review, else what was looked at here. @param {RoomTable} room */
function courseOf(room) {
  const reviewed = room.review.review.value?.outcome?.course;
  if (reviewed) return reviewed;
  const worths = room.position.search.worths.value;
  return (room.tree.value.lines[0]?.moves ?? []).flatMap(({ key, n }) => {
    const evaluation = worths.get(key)?.evaluation;
    return evaluation ? [{ n, chances: evaluation.chances, points: evaluation.points }] : [];
  });
}

/** Chances and points over the game; a place in it leads there. @param {{room: RoomTable, table: Table}} props */
function Course({ room, table }) {
  const { texts } = table;
  const [what, setWhat] = useState(/** @type {"chances" | "points"} */ ("chances"));
  const course = courseOf(room);
  if (course.length < 2) return null;
  const decisions = room.review.review.value?.outcome?.decisions ?? [];
  const go = (/** @type {number} */ n) => void room.goToLine(room.tree.value.lines[0]?.moves[n]?.key ?? "");
  return html`
    <h3>${texts.format("web-analysis-course")}</h3>
    <${Choice}
      legend=${texts.format("web-review-what")}
      name="room-what"
      values=${/** @type {const} */ (["chances", "points"])}
      value=${what}
      hideLegend=${true}
      label=${(/** @type {string} */ each) => texts.format(`review-${each}`)}
      onChange=${setWhat}
    />
    <figure class="plot">
      <${CoursePlot}
        table=${table}
        course=${course}
        marked=${decisions.filter(({ mark }) => mark)}
        what=${what}
        onGo=${go}
        value=${(/** @type {number} */ each) =>
          what === "chances" ? percent(texts.language, each) : String(Math.round(each))}
      />
      <${CourseLegend} table=${table} />
    </figure>
  `;
}

/** @param {{room: RoomTable, table: Table, drawing: Drawing}} props */
export function RoomPanel({ room, table, drawing }) {
  const { texts, view } = table;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useScrolling(box, texts.format("web-analysis"));
  const trying = useTrying(table, drawing);
  const { move, line } = room.place;
  useEffect(() => {
    box.current?.scrollTo?.({ top: 0 });
  }, []);
  const leave = () =>
    navigate(`/game/${encodeURIComponent(view.id)}${line.depth === 0 ? `#n=${move.n}` : ""}`, { instead: true });
  return html`
    <section class="log-panel room-panel" aria-labelledby="log-heading">
      <div class="section-header">
        <h2 id="log-heading" tabindex="-1">${texts.format("web-analysis")}</h2>
        <button type="button" class="quiet" onClick=${leave}>${texts.format("web-analysis-leave")}</button>
      </div>
      <${LineBar} room=${room} table=${table} />
      <div class="log-box room-box" ref=${box} role="region" aria-labelledby="log-heading">
        <${LinesPanel}
          lines=${room.position}
          table=${table}
          drawing=${drawing}
          trying=${trying}
          onPress=${(/** @type {number} */ number, /** @type {number} */ count) => void room.playLine(number, count)}
        />
        ${table.meta.explorer && html`<${RoomExplorer} room=${room} table=${table} drawing=${drawing} />`}
        <${RoomTree} room=${room} table=${table} />
        <${Course} room=${room} table=${table} />
        <p class="room-buttons">
          <a class="button" href=${setUpAddress(view.game, view.id, room.current.value)}
            >${texts.format("web-setup-change")}</a
          >
          <a class="button" href=${api.recordAddress(view.id)} download>${texts.format("web-analysis-export")}</a>
        </p>
      </div>
    </section>
  `;
}
