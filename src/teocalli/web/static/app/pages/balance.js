/** The balance lab: a game by its rules as they are and as they are changed, played by the same players, compared. */
import { useEffect, useRef, useState } from "preact/hooks";
import { write } from "../analysis/numbers.js";
import { balanceApi } from "../balance-api.js";
import { ChangePlot, SharePlot } from "../balance-plots.js";
import { leadLostFocus } from "../board/focus.js";
import { botTitle, botsEverywhere } from "../bots.js";
import { ConfirmDialog } from "../confirm-dialog.js";
import { Header } from "../header.js";
import { html } from "../html.js";
import { FinerOptions, OptionFields } from "../new-game-fields.js";
import { notify } from "../notices.js";
import { notifyError } from "../notify-error.js";
import { draftOf, ownOption } from "../own-components.js";
import { newKey } from "../request.js";
import { Icon } from "../ui.js";
import { PageTitle } from "./title.js";

/**
 * @typedef {import("../types.js").Texts} Texts
 * @typedef {import("../types.js").Meta} Meta
 * @typedef {{mean: number, low: number | null, high: number | null}} Estimate
 * @typedef {{key: string, seat: number | null, before: Estimate, after: Estimate, change: Estimate}} Figure
 * @typedef {{id: string, game: string, player: string, seats: number, games: number, seed: number, options:
 *   Record<string, any>, changes: Record<string, any>, created: number, status: "running" | "stopped" | "complete" |
 *   "failed", done: number, total: number, result: {games: number, blocks: number, figures: Figure[]} | null}} Trial
 */

/** Milliseconds between two looks at a trial that is played. */
const LOOK = 1500;

/** With fewer blocks an interval is only a hint. */
const FEW_BLOCKS = 20;

const MOST_GAMES = 1000;

/**
 * The trials of a game, looked at again and again while one is played.
 * @param {string} game
 */
function useTrials(game) {
  const [trials, setTrials] = useState(/** @type {Trial[] | null} */ (null));
  const put = (/** @type {Trial} */ trial) =>
    setTrials((before) =>
      before?.some(({ id }) => id === trial.id)
        ? before.map((each) => (each.id === trial.id ? trial : each))
        : [trial, ...(before ?? [])],
    );
  const drop = (/** @type {string} */ id) => setTrials((before) => before?.filter((each) => each.id !== id) ?? null);
  useEffect(() => void balanceApi.trials(game).then(({ trials: all }) => setTrials(all), notifyError), [game]);
  const running = trials?.find(({ status }) => status === "running")?.id;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => void balanceApi.trial(running).then(put, () => undefined), LOOK);
    return () => clearInterval(timer);
  }, [running]);
  return { trials, put, drop };
}

/** @param {Texts} texts @param {Figure} figure */
export function figureName(texts, { key, seat }) {
  const what = texts.format(`arena-balance-${key}`);
  if (seat === null) return what;
  return texts.format("arena-balance-of-seat", { what, seat: texts.format("arena-report-seat", { number: seat + 1 }) });
}

/** @param {Figure} figure */
const isShare = ({ key }) => key === "share" || key === "shared";

/**
 * A value as it is written.
 * @param {Texts} texts
 * @param {Figure} figure
 * @param {number} value
 * @param {boolean} [signed]
 */
export function written(texts, figure, value, signed = false) {
  const style = isShare(figure) ? "percent" : "decimal";
  const digits = isShare(figure) ? 1 : 2;
  const signDisplay = signed ? "exceptZero" : "auto";
  return write(
    texts.language,
    { style, minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay },
    value,
  );
}

/** @param {Texts} texts @param {Figure} figure */
function intervalOf(texts, figure) {
  const { low, high } = figure.change;
  if (low === null || high === null) return "–";
  return `${written(texts, figure, low, true)} … ${written(texts, figure, high, true)}`;
}

/** Whether a change is one beyond chance. @param {Figure} figure */
export const isChanged = ({ change: { low, high } }) => low !== null && high !== null && (low > 0 || high < 0);

/** @param {{texts: Texts, figures: Figure[]}} props */
function FiguresTable({ texts, figures }) {
  const columns = ["figure", "before", "after", "change", "interval"];
  return html`<div class="table-box" tabindex="0" role="region" aria-label=${texts.format("arena-balance-sizes")}>
    <table class="balance-table">
      <thead>
        <tr>
          ${columns.map((key) => html`<th key=${key} scope="col">${texts.format(`arena-balance-column-${key}`)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${figures.map((figure) => {
          const name = figureName(texts, figure);
          return html`<tr key=${name} class=${isChanged(figure) ? "balance-changed" : ""}>
            <th scope="row">${name}</th>
            <td>${written(texts, figure, figure.before.mean)}</td>
            <td>${written(texts, figure, figure.after.mean)}</td>
            <td>${written(texts, figure, figure.change.mean, true)}${isChanged(figure) ? " *" : ""}</td>
            <td>${intervalOf(texts, figure)}</td>
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;
}

/** What was changed, in words. @param {Texts} texts @param {Trial} trial */
function changesOf(texts, { game, changes }) {
  return Object.entries(changes).map(([name, value]) => {
    const option = texts.format(`option-${game}-${name}`);
    const own = value !== null && typeof value === "object";
    const id = `option-${game}-${name}-${own ? "file" : value}`;
    return texts.format("web-balance-option", { option, value: texts.has(id) ? texts.format(id) : String(value) });
  });
}

/** @param {{texts: Texts, trial: Trial, put: (trial: Trial) => void}} props */
function Progress({ texts, trial, put }) {
  const { id, status, done, total } = trial;
  const before = useRef(status);
  useEffect(() => {
    if (before.current !== status) leadLostFocus(`#trial-${id}`); // nothing is left to be stopped
    before.current = status;
  }, [status]);
  const ask = (/** @type {"start" | "stop"} */ what) => void balanceApi.change(id, what).then(put, notifyError);
  return html`<div class="balance-progress">
    ${
      status !== "complete" &&
      html`<progress
          max=${total}
          value=${done}
          aria-label=${texts.format("web-balance-progress", { done, total })}
        ></progress>
        <span>${texts.format("web-balance-progress", { done, total })}</span>`
    }
    <span role="status">${texts.format(`web-balance-${status}`)}</span>
    ${
      status !== "complete" &&
      html`<button type="button" onClick=${() => ask(status === "running" ? "stop" : "start")}>
        ${texts.format(status === "running" ? "web-balance-stop" : "web-balance-go-on")}
      </button>`
    }
  </div>`;
}

/** @param {{texts: Texts, trial: Trial, put: (trial: Trial) => void, drop: (id: string) => void}} props */
function TrialCard({ texts, trial, put, drop }) {
  const [deleting, setDeleting] = useState(false);
  const { id, result, player, games } = trial;
  const title = changesOf(texts, trial).join(" · ");
  const remove = () =>
    void balanceApi.remove(id).then(() => {
      drop(id);
      leadLostFocus("#balance-trials");
    }, notifyError);
  return html`<article class="balance-trial" aria-labelledby=${`trial-${id}`}>
    <header>
      <div>
        <h3 id=${`trial-${id}`} tabindex="-1">${title}</h3>
        <p class="hint">
          ${texts.format("web-balance-played", { games, bot: botTitle(texts, player), seats: trial.seats })}
        </p>
      </div>
      <button
        type="button"
        class="quiet icon-button"
        aria-label=${texts.format("web-balance-delete")}
        title=${texts.format("web-balance-delete")}
        onClick=${() => setDeleting(true)}
      >
        <${Icon} name="trash" />
      </button>
    </header>
    <${Progress} texts=${texts} trial=${trial} put=${put} />
    ${
      result &&
      html`<div class="balance-plots">
          <${SharePlot} texts=${texts} figures=${result.figures} />
          <${ChangePlot} texts=${texts} figures=${result.figures} />
        </div>
        <${FiguresTable} texts=${texts} figures=${result.figures} />
        <p class="hint">
          ${texts.format("web-balance-marked", { games: result.games })}
          ${result.blocks < FEW_BLOCKS && html` ${texts.format("arena-balance-few", { blocks: result.blocks })}`}
        </p>`
    }
    ${
      deleting &&
      html`<${ConfirmDialog}
        texts=${texts}
        title=${texts.format("web-balance-delete")}
        act=${remove}
        onClose=${() => setDeleting(false)}
        ><p>${texts.format("web-balance-delete-help")}</p><//
      >`
    }
  </article>`;
}

/**
 * What is changed, and who plays how often.
 * @param {{texts: Texts, meta: Meta, game: string, known: import("../types.js").GameMeta, onBegun: (trial: Trial) =>
 *   void}} props
 */
function NewTrial({ texts, meta, game, known, onBegun }) {
  const [low, high] = known.players;
  const draft = draftOf(game);
  const own = ownOption(meta, game);
  const [changes, setChanges] = useState(
    /** @type {Record<string, any>} */ (
      own && draft && new URLSearchParams(location.search).has("own") ? { [own]: draft } : {}
    ),
  );
  const [player, setPlayer] = useState(known.bots.default);
  const [seats, setSeats] = useState(low);
  const [games, setGames] = useState(100);
  const [beginning, setBeginning] = useState(false);
  const begin = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (beginning) return undefined;
    const changed = Object.fromEntries(
      Object.entries(changes).filter(
        ([name, value]) => known.options.find((each) => each.name === name)?.default !== value,
      ),
    );
    if (!Object.keys(changed).length) return notify({ id: "error-balance-nothing", args: {} }, "error");
    setBeginning(true);
    return void balanceApi
      .begin({ game, player, seats, games, options: {}, changes: changed, seed: null, key: newKey() })
      .then(onBegun, notifyError)
      .then(() => setBeginning(false));
  };
  const options = {
    texts,
    game,
    chosen: changes,
    onChoose: (/** @type {any} */ part) => setChanges({ ...changes, ...part }),
  };
  const bots = botsEverywhere(known.bots);
  const number = (/** @type {any} */ event, /** @type {(value: number) => void} */ set) =>
    event.target.validity.valid && set(Number(event.target.value));
  return html`<form class="balance-new" onSubmit=${begin}>
    <h2>${texts.format("web-balance-new")}</h2>
    <${OptionFields} ...${options} options=${known.options.filter(({ front }) => front)} />
    <${FinerOptions} ...${options} options=${known.options.filter(({ front }) => !front)} />
    <div class="balance-settings">
      <label class="field">
        <span>${texts.format("web-balance-player")}</span>
        <select value=${player} onChange=${(/** @type {any} */ event) => setPlayer(event.target.value)}>
          ${bots.map(
            (bot) => html`<option key=${bot} value=${bot} selected=${bot === player}>${botTitle(texts, bot)}</option>`,
          )}
        </select>
      </label>
      <label class="field">
        <span>${texts.format("web-balance-seats")}</span>
        <input
          type="number"
          min=${low}
          max=${high}
          required
          value=${seats}
          onInput=${(/** @type {any} */ event) => number(event, setSeats)}
        />
      </label>
      <label class="field">
        <span>${texts.format("web-balance-games")}</span>
        <input
          type="number"
          min="1"
          max=${MOST_GAMES}
          required
          value=${games}
          onInput=${(/** @type {any} */ event) => number(event, setGames)}
        />
      </label>
    </div>
    <div class="form-buttons">
      <button type="submit" class="primary large" aria-disabled=${beginning}>
        <${Icon} name="play" /> ${texts.format("web-balance-begin")}
      </button>
    </div>
  </form>`;
}

/** @param {{texts: Texts, meta: Meta, game: string}} props */
function Lab({ texts, meta, game }) {
  const known = /** @type {import("../types.js").GameMeta} */ (meta.games[game]);
  const { trials, put, drop } = useTrials(game);
  return html`
    <${NewTrial} ...${{ texts, meta, game, known }} onBegun=${put} />
    <section class="balance-trials" aria-labelledby="balance-trials">
      <h2 id="balance-trials" tabindex="-1">${texts.format("web-balance-trials")}</h2>
      ${
        trials === null
          ? html`<p class="hint" role="status">${texts.format("web-loading")}</p>`
          : trials.length === 0
            ? html`<p class="hint">${texts.format("web-balance-none")}</p>`
            : trials.map((trial) => html`<${TrialCard} key=${trial.id} ...${{ texts, trial, put, drop }} />`)
      }
    </section>
  `;
}

/** @param {{texts: Texts, meta: Meta, game: string}} props */
export function BalancePage({ texts, meta, game }) {
  const title = texts.format("arena-balance-title", { game: texts.format(`${game}-title`) });
  return html`
    <${PageTitle} text=${title} />
    <${Header} texts=${texts} game=${game} />
    <main class="page balance-page">
      <h1 tabindex="-1">${title}</h1>
      <p class="hint">${texts.format("web-balance-help")}</p>
      ${
        meta.people
          ? html`<p>${texts.format("web-balance-elsewhere")}</p>`
          : html`<${Lab} texts=${texts} meta=${meta} game=${game} />`
      }
    </main>
  `;
}
