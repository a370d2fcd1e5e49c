/** Choosing a worker, then where it goes, with everything that could be done there. */
import { html } from "teocalli/html.js";
import { notify } from "teocalli/notices.js";
import { boardMessage, message } from "../names.js";
import { DieIcon } from "../dice.js";
import { Glyph, glyph } from "../icons/symbol.js";
import { workerKey } from "../keys.js";
import { colourOf } from "../scene.js";
import {
  decisionContext,
  seatToMove,
  ordinaryActions,
  positionOf,
  chooseAction,
  select,
  selectionOf,
} from "./decision.js";
import { Options } from "./option.js";
import { Effect, actionText, followsText } from "./wording.js";

/** @typedef {import("teocalli/types.js").Table} Table */

/** What is moved, one worker or two of a board. @param {{board: number, powers: number[]}} move */
export const moverId = ({ board, powers }) => [board, ...powers].join(".");

/** Moves by what is moved. @param {Table} table @returns {Map<string, any[]>} */
function movesByWorker(table) {
  const moves = new Map();
  for (const preview of ordinaryActions(table)) {
    if (preview.kind !== "move") continue;
    const worker = moverId(preview);
    moves.set(worker, [...(moves.get(worker) ?? []), preview]);
  }
  return moves;
}

/** The worker that is chosen; a single one chooses itself. @param {Table} table @param {Map<string, any[]>} moves */
function chosenWorker(table, moves) {
  const { worker } = selectionOf(table);
  if (worker && moves.has(worker)) return worker;
  return moves.size === 1 ? [...moves.keys()][0] : undefined;
}

/**
 * What an arrival brings, in symbols: cocoa collected, or cocoa due.
 * @param {any} arrival
 * @returns {import("../icons/symbol.js").Token[]}
 */
const arrivalBadge = ({ colours }) => [
  "+",
  colours + 1,
  glyph("cocoa"),
  "/",
  ...(colours ? ["−", colours, glyph("cocoa")] : ["0"]),
];

/** @param {Table} table @param {any} preview */
function arrivalText(table, { arrival }) {
  const { format } = table.texts;
  return format("decide-arrival", {
    board: boardMessage(arrival.board),
    colours: arrival.colours,
    collected: arrival.colours + 1,
  });
}

/**
 * Boards that the chosen worker cannot reach, with the reasons; of two the first one's.
 * @param {Table} table
 * @param {{board: number, powers: number[]} | undefined} moved
 * @returns {Map<string, any>}
 */
function forbiddenGoals(table, moved) {
  if (!moved) return new Map();
  const { board, powers } = moved;
  const refused = decisionContext(table).refused.filter(
    (each) => each.kind === "move" && each.board === board && each.powers[0] === powers[0],
  );
  return new Map(refused.map(({ to, reason }) => [`board:${to}`, reason]));
}

/** @param {Table} table @returns {Partial<import("../scene.js").Scene>} */
export function movingScene(table) {
  const { format } = table.texts;
  const moves = movesByWorker(table);
  const worker = chosenWorker(table, moves);
  const targets = new Map();
  const single = [...moves].filter(([, [{ powers }]]) => powers.length === 1);
  const workers = new Map(single.map(([id, [{ board, powers }]]) => [workerKey({ board, power: powers[0] }), id]));
  for (const [key, id] of workers) targets.set(key, { label: format("decide-choose-worker"), chosen: id === worker });
  const own = moves.get(worker ?? "") ?? [];
  const goals = new Map(own.map((preview) => [`board:${preview.to}`, preview]));
  const forbidden = forbiddenGoals(table, own[0]);
  for (const [key, reason] of forbidden) targets.set(key, { label: "", refused: table.texts.message(reason) });
  for (const [key, preview] of goals)
    targets.set(key, { label: arrivalText(table, preview), badge: arrivalBadge(preview.arrival) });
  const cells = [...goals.values()].flatMap(({ arrival: { cell } }) => (cell ? [`cell:${cell}`] : []));
  const colours = [...goals.values()].map(({ arrival }) => `colours:${arrival.board}`);
  const choose = (/** @type {string} */ key) => {
    if (goals.has(key)) chooseAction(table, goals.get(key).word);
    else if (forbidden.has(key)) notify(forbidden.get(key));
    else select(table, { worker: workers.get(key) === worker ? undefined : workers.get(key) });
  };
  return { targets, choose, marks: new Set([...cells, ...colours]) };
}

/**
 * What can be moved, as buttons side by side.
 * @param {{table: Table, moves: Map<string, any[]>, chosen: string | undefined}} props
 */
function Workers({ table, moves, chosen }) {
  const { format } = table.texts;
  const colour = colourOf(/** @type {any} */ ({ table }), seatToMove(table));
  return html`<div class="deciding-workers" role="group" aria-label=${format("decide-workers")}>
    ${[...moves].map(([worker, [{ board, powers }]]) => {
      const place = boardMessage(board);
      const name =
        powers.length > 1
          ? format("decide-two-workers-name", { board: place, powers: powers.map(String) })
          : format("decide-worker-name", { board: place, power: powers[0] });
      return html`<button
        type="button"
        key=${worker}
        class="deciding-worker-choice"
        data-option
        data-worker=${worker}
        aria-pressed=${worker === chosen}
        aria-label=${name}
        onClick=${() => select(table, { worker: worker === chosen ? undefined : worker })}
      >
        ${powers.map(
          (/** @type {number} */ power, /** @type {number} */ at) =>
            html`<${DieIcon} key=${at} colour=${colour} power=${power} size=${26} />`,
        )}
        <span>${format(powers.length > 1 ? "decide-two-workers" : "decide-worker", { board: place })}</span>
      </button>`;
    })}
  </div>`;
}

/**
 * What could be done at a destination; clicking it moves and does it.
 * @param {{table: Table, move: any, act: any}} props `move`: preview of the move
 */
function Act({ table, move, act }) {
  const follows = followsText(table, act);
  return html`<li>
    <button
      type="button"
      class="deciding-act"
      data-act=${act.word}
      onClick=${() => chooseAction(table, move.word, act.word)}
    >
      <span class="visually-hidden">${table.texts.message(boardMessage(move.to))}: </span
      ><span class="deciding-act-name">${actName(table, act)}</span>
      <${Effect} table=${table} preview=${act} />
      ${follows ? html`<span class="deciding-follows">${follows}</span>` : null}
      <span class="deciding-left">${table.texts.format("decide-left", { cocoa: act.cocoa })}</span>
    </button>
  </li>`;
}

/** The name of an action at a destination where the worker is not yet. @param {Table} table @param {any} act */
function actName(table, act) {
  return act.kind === "cocoa" ? table.texts.format("teotihuacan-help-collect.title") : actionText(table, act);
}

/** @param {{table: Table, refusal: any}} props */
function Refused({ table, refusal }) {
  return html`<li class="deciding-refused-act">
    <span class="deciding-act-name">${actionText(table, refusal)}</span>${" "}<span
      >${table.texts.message(refusal.reason)}</span
    >
  </li>`;
}

/** The shortest forms: with variants of tiles the list would hide what matters. @param {any[]} acts */
const mainActs = (acts) =>
  acts.filter(
    ({ free, extra, powers, benefits }) =>
      !free && !extra && !powers?.length && !(benefits?.length > 1 && benefits[0] === "tile"),
  );

/**
 * A destination with all that could be done there; clicking it moves the worker.
 * @param {{table: Table, preview: any, number: number}} props
 */
function Destination({ table, preview, number }) {
  const { format, message: say } = table.texts;
  const { arrival } = preview;
  const goal = preview.to;
  const steps = stepsOf(table, preview);
  return html`<li class="deciding-destination">
    <button
      type="button"
      data-option
      data-word=${preview.word}
      aria-keyshortcuts=${number > 9 ? undefined : String(number)}
      class="deciding-destination-go"
      onClick=${() => chooseAction(table, preview.word)}
    >
      <span class="deciding-destination-head"
        ><b>${say(boardMessage(goal))}</b>${" "}<span>${format("decide-steps", { count: steps })}</span>${
          preview.free ? html`<span class="deciding-tag">${say(message("teotihuacan-kind-free_move"))}</span>` : null
        }<kbd aria-hidden="true">${number}</kbd></span
      >
      <span class="deciding-destination-colours"
        >${format("teotihuacan-drawing-colours", { count: arrival.colours })}${" · "}
        ${format("decide-crew", { count: arrival.crew.length, powers: arrival.crew.map(String) })}</span
      >
      ${arrival.acts.length > 1 ? html`<${Effect} table=${table} preview=${preview} />` : null}
    </button>
    <ul class="deciding-acts">
      ${mainActs(arrival.acts).map((act) => html`<${Act} key=${act.word} table=${table} move=${preview} act=${act} />`)}
      ${arrival.refused
        .filter((/** @type {any} */ { benefits }) => !(benefits?.length > 1))
        .map(
          (/** @type {any} */ refusal) => html`<${Refused} key=${refusal.word} table=${table} refusal=${refusal} />`,
        )}
    </ul>
  </li>`;
}

/** Cocoa that the seat's salary would cost now. @param {Table} table */
const salaryOf = (table) => /** @type {any} */ (table.view.projection[seatToMove(table)]).salary;

/** Boards that a move goes. @param {Table} table @param {{board: number, to: number}} move */
function stepsOf(table, { board, to }) {
  const { boards } = positionOf(table);
  return ((boards.indexOf(to) - boards.indexOf(board) + 7) % 8) + 1;
}

/** @param {{table: Table}} props */
export function Moving({ table }) {
  const moves = movesByWorker(table);
  const worker = chosenWorker(table, moves);
  const others = ordinaryActions(table).filter(({ kind }) => kind !== "move");
  const goals = [...(moves.get(worker ?? "") ?? [])].sort((a, b) => stepsOf(table, a) - stepsOf(table, b));
  return html`
    ${moves.size ? html`<${Workers} table=${table} moves=${moves} chosen=${worker} />` : null}
    ${
      worker
        ? html`<p class="deciding-destination-rest">
              <${Glyph} name="cocoa" size=${15} />${" "}${table.texts.format("decide-cocoa-left", {
                cocoa: positionOf(table).players[seatToMove(table)].cocoa,
                salary: salaryOf(table),
              })}
            </p>
            <ul class="deciding-destinations" aria-label=${table.texts.format("decide-destinations")}>
              ${goals.map(
                (preview, at) =>
                  html`<${Destination} key=${preview.word} table=${table} preview=${preview} number=${at + 1} />`,
              )}
            </ul>`
        : moves.size
          ? html`<p class="hint">${table.texts.format("decide-hint-worker")}</p>`
          : null
    }
    ${others.length ? html`<${Options} table=${table} previews=${others} />` : null}
  `;
}
