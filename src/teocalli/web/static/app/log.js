/** The log: every turn in words, and the way through the game. */
import { useEffect, useMemo, useRef } from "preact/hooks";
import { api } from "./api.js";
import { LevelLine } from "./difficulty.js";
import { botTitle } from "./bots.js";
import { html } from "./html.js";
import { LinkButton } from "./link-dialog.js";
import { wholePhases } from "./log-model.js";
import { FairButton } from "./shuffle.js";
import { Icon } from "./ui.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").LogEntry} LogEntry
 * @typedef {import("./types.js").PhaseEnd} PhaseEnd
 * @typedef {import("./types.js").Drawing} Drawing
 * @typedef {import("./table.js").GameTable} GameTable
 * @typedef {{key: string, seat: number | null, entries: LogEntry[], end: PhaseEnd | null}} TurnGroup
 */

/**
 * Entries of one turn together, or of what lies between turns, each with the end of the phase that was completed there.
 * @param {LogEntry[]} log
 * @param {PhaseEnd[]} phases
 * @param {Drawing} drawing
 * @returns {TurnGroup[]}
 */
export function grouped(log, phases, { isBetweenTurns = () => false }) {
  const ends = wholePhases(phases).map(({ reports }) => /** @type {PhaseEnd} */ (reports.at(-1)));
  /** @type {TurnGroup[]} */
  const groups = [];
  let last = /** @type {LogEntry | undefined} */ (undefined);
  let between = false;
  for (const entry of log) {
    /** @type {boolean} */
    const outside = entry.n === last?.n ? between : isBetweenTurns(entry.kind, last?.kind ?? "", between);
    if (entry.turn !== last?.turn || outside !== between)
      groups.push({ key: `${entry.n}`, seat: null, entries: [], end: null });
    [last, between] = [entry, outside];
    const group = /** @type {TurnGroup} */ (groups.at(-1));
    group.entries.push(entry);
    if (!between) group.seat ??= entry.seat;
    group.end ??= ends.find((end) => end.n === entry.n) ?? null;
  }
  return groups;
}

/**
 * Entries of one word together: they lead to the same position.
 * @param {LogEntry[]} entries
 * @returns {LogEntry[][]}
 */
function byPosition(entries) {
  /** @type {LogEntry[][]} */
  const steps = [];
  for (const entry of entries) {
    const last = steps.at(-1);
    if (last?.[0]?.n === entry.n) last.push(entry);
    else steps.push([entry]);
  }
  return steps;
}

/**
 * Words of one action together.
 * @param {LogEntry[][]} steps
 * @param {Drawing} drawing
 * @returns {LogEntry[][][]}
 */
function byAction(steps, { beginsAction = () => true }) {
  /** @type {LogEntry[][][]} */
  const actions = [];
  for (const step of steps) {
    const begun = actions.at(-1)?.[0]?.[0]?.kind;
    if (begun === undefined || beginsAction(step[0]?.kind ?? "", begun)) actions.push([step]);
    else actions.at(-1)?.push(step);
  }
  return actions;
}

/**
 * What one word did, as a button that shows the position after it.
 * @param {{table: Table, game: GameTable, entries: LogEntry[], current: boolean}} props
 */
function Step({ table, game, entries, current }) {
  const [{ n, forced }] = entries;
  return html`
    <button
      type="button"
      data-n=${n}
      class=${forced ? "log-entry forced" : "log-entry"}
      aria-current=${current ? "step" : undefined}
      tabindex=${current ? 0 : -1}
      onClick=${() => game.playback.lookAt(n)}
    >
      ${entries.map((entry, at) => html`<bdi key=${at}>${table.texts.message(entry.message)}</bdi> `)}
    </button>
  `;
}

/** The bot that played a turn for a person, null if none did. @param {View} view @param {TurnGroup} group */
function standInOf({ stand_ins }, { seat, entries }) {
  const n = entries[0]?.n ?? 0;
  return stand_ins.find((each) => each.seat === seat && each.first <= n && n <= (each.last ?? Infinity))?.bot ?? null;
}

/**
 * One turn. Most turns look as they did before: they are drawn anew only when something of theirs has changed.
 * @param {{table: Table, game: GameTable, drawing: Drawing, group: TurnGroup, isNews: boolean, onPhase: (end: PhaseEnd)
 *   => void}} props
 */
function Turn({ table, game, drawing, group, isNews, onPhase }) {
  const { entries, end } = group;
  const current = entries.some(({ n }) => n === table.shown.n) ? table.shown.n : null;
  const standIn = standInOf(table.view, group);
  const draw = () => {
    const seat = group.seat === null ? undefined : table.view.seats[group.seat];
    return html`
      <li class=${isNews ? "log-turn news" : "log-turn"} data-colour=${seat?.colour}>
        <span class="log-mark" aria-hidden="true"
          >${seat && html`<${drawing.SeatMark} colour=${seat.colour} size=${20} />`}</span
        >
        <div class="log-lines">
          ${
            entries.some(({ planned }) => planned) &&
            html`<small class="bot-tag">${table.texts.format("web-plan-log")}</small>`
          }
          ${
            standIn !== null &&
            html`<small class="bot-tag" title=${botTitle(table.texts, standIn)}
              >${table.texts.format("web-stand-in-log")}</small
            >`
          }
          ${byAction(byPosition(entries), drawing).map(
            (steps) =>
              html`<div class="log-action" role=${steps.length > 1 ? "group" : undefined} key=${steps[0]?.[0]?.n}>
                ${steps.map(
                  (step) =>
                    html`<${Step}
                      key=${step[0]?.n}
                      table=${table}
                      game=${game}
                      entries=${step}
                      current=${step[0]?.n === current}
                    />`,
                )}
              </div>`,
          )}
          ${
            end &&
            html`<button type="button" class="log-phase" onClick=${() => onPhase(end)}>
              ${drawing.phaseTexts(table, end).scored}
            </button>`
          }
        </div>
      </li>
    `;
  };
  return useMemo(draw, [entries[0], entries.at(-1), end, isNews, current, standIn, table.texts, drawing]);
}

/** Buttons and a slider to step through the game. @param {{table: Table, game: GameTable}} props */
export function PlaybackBar({ table, game }) {
  const { texts, shown, view } = table;
  const step = (
    /** @type {"first" | "previous" | "next" | "last"} */ name,
    /** @type {number} */ n,
    /** @type {boolean} */ off,
  ) => html`
    <button
      type="button"
      class="quiet icon-button"
      aria-label=${texts.format(`web-playback-${name}`)}
      title=${texts.format(`web-playback-${name}`)}
      aria-disabled=${off}
      onClick=${() => off || game.playback.lookAt(n)}
    >
      <${Icon} name=${name} />
    </button>
  `;
  return html`
    <div class="playback-bar" role="group" aria-label=${texts.format("web-playback")}>
      ${step("first", 0, shown.n === 0)} ${step("previous", shown.n - 1, shown.n === 0)}
      <input
        type="range"
        min="0"
        max=${view.n}
        value=${shown.n}
        aria-label=${texts.format("web-playback-position")}
        aria-valuetext=${texts.format("web-playback-at", { n: shown.n, count: view.n })}
        onInput=${(/** @type {any} */ event) => game.playback.lookAt(Number(event.target.value))}
      />
      <output class="figure">${texts.format("web-playback-short", { n: shown.n, count: view.n })}</output>
      ${step("next", shown.n + 1, shown.n === view.n)} ${step("last", view.n, shown.n === view.n)}
    </div>
  `;
}

/**
 * Keeps the entry of the shown position in sight, by moving nothing but the log itself.
 * @param {HTMLElement | null} box
 * @param {boolean} toEnd
 */
function keepInSight(box, toEnd) {
  if (!box) return;
  const current = box.querySelector("[aria-current]");
  if (toEnd || !(current instanceof HTMLElement)) {
    box.scrollTop = toEnd ? box.scrollHeight : 0;
    return;
  }
  const offset = current.getBoundingClientRect().top - box.getBoundingClientRect().top;
  if (offset < 40 || offset > box.clientHeight - 60) box.scrollTop += offset - box.clientHeight / 2;
}

/** Saves the game as a file. @param {{id: string, texts: import("./types.js").Texts}} props */
function RecordLink({ id, texts }) {
  const name = texts.format("web-record-download");
  return html`
    <a class="button quiet icon-button" download href=${api.recordAddress(id)} aria-label=${name} title=${name}>
      <${Icon} name="download" />
    </a>
  `;
}

/** @param {{table: Table, game: GameTable, drawing: Drawing, onPhase: (end: PhaseEnd) => void}} props */
export function Log({ table, game, drawing, onPhase }) {
  const { texts, view, shown, news } = table;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  // While the page plays back, the log tells no more than the board shows.
  const told = table.replaying && !table.looking ? view.log.filter((entry) => entry.n <= shown.n) : view.log;
  const firstNews = news[0]?.n ?? Infinity;
  const lastNews = news.at(-1)?.n ?? -Infinity;
  const toEnd = useRef(true);
  toEnd.current = !table.looking;
  useEffect(() => keepInSight(box.current, toEnd.current), [shown.n, told.length, table.looking]);
  useEffect(() => {
    const observer = new ResizeObserver(() => toEnd.current && keepInSight(box.current, true));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  /** Up and down go to the neighbouring entry and look at its position. @param {KeyboardEvent} event */
  const onKey = (event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const n = Math.max(1, Math.min(view.n, shown.n + step));
    void game.playback.lookAt(n).then(() => requestAnimationFrame(() => focusEntry(box.current, n)));
  };
  const backNow = wentBack(view, [view.n]);
  return html`
    <section class="log-panel" aria-labelledby="log-heading">
      <div class="section-header">
        <h2 id="log-heading" tabindex="-1">${texts.format("web-log")}</h2>
        <${LevelLine} table=${table} />
        ${view.practice.length > 0 && html`<span class="tag">${texts.format("web-practice-game")}</span>`}
        <span class="log-tools">
          <${FairButton} table=${table} />
          <${LinkButton} table=${table} />
          ${(view.company?.record ?? true) && html`<${RecordLink} id=${view.id} texts=${texts} />`}
        </span>
      </div>
      <${PlaybackBar} table=${table} game=${game} />
      <div class="log-box" ref=${box} onKeyDown=${onKey} tabindex="0" role="region" aria-labelledby="log-heading">
        ${view.log.length === 0 && html`<p class="hint log-empty">${texts.format("web-log-empty")}</p>`}
        <ol class="log">
          ${view.set_up && html`<${SetUp} odd=${view.set_up} texts=${texts} />`}
          ${grouped(told, view.phases, drawing).map((group) => {
            const n = /** @type {LogEntry} */ (group.entries[0]).n;
            const begins = group.entries.some((entry) => entry.n === firstNews);
            const back = wentBack(
              view,
              group.entries.map((entry) => entry.n - 1),
            );
            return html`
              ${back && html`<li class="log-since" key=${back}>${texts.format(back)}</li>`}
              ${begins && html`<li class="log-since" key="since">${texts.format("web-log-since")}</li>`}
              <${Turn}
                key=${group.key}
                table=${table}
                game=${game}
                drawing=${drawing}
                group=${group}
                onPhase=${onPhase}
                isNews=${n >= firstNews && n <= lastNews}
              />
            `;
          })}
          ${backNow && html`<li class="log-since" key="back-now">${texts.format(backNow)}</li>`}
        </ol>
      </div>
    </section>
  `;
}

/**
 * Where a game began from a position that was set up, and why no game leads there.
 * @param {{odd: import("./types.js").Message[], texts: import("./types.js").Texts}} props
 */
function SetUp({ odd, texts }) {
  return html`
    <li class="log-since" key="set-up">${texts.format("web-from-position")}</li>
    ${odd.map((reason, place) => {
      const said = texts.format("web-from-position-odd", { reason: texts.message(reason) });
      return html`<li class="hint log-empty" key=${`odd-${place}`}>${said}</li>`;
    })}
  `;
}

/**
 * What is said where the game went back to one of these positions; null: nowhere among them.
 * @param {View} view
 * @param {number[]} positions
 */
function wentBack({ practice, agreed }, positions) {
  if (positions.some((n) => agreed.includes(n))) return "web-agreed-here";
  return positions.some((n) => practice.includes(n)) ? "web-practice-here" : null;
}

/**
 * @param {HTMLElement | null} box
 * @param {number} n
 */
function focusEntry(box, n) {
  const entry = box?.querySelector(`[data-n="${n}"]`);
  if (entry instanceof HTMLElement) entry.focus({ preventScroll: true });
}
