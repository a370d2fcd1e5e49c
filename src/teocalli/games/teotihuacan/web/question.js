/** What is asked, where in the turn it stands, how it can be answered, and the turn so far. */
import { useEffect, useRef } from "preact/hooks";
import { Asking } from "teocalli/asking.js";
import { actsByKeys, focusStays, isFocusLost } from "teocalli/board/focus.js";
import { html } from "teocalli/html.js";
import { TurnPlans } from "teocalli/turn-plans/late.js";
import { SeatMark } from "./dice.js";
import { colourOf } from "./scene.js";
import {
  decisionContext,
  canStepBack,
  confirm,
  decisionOf,
  endsTurn,
  freeActions,
  continueChoice,
  seatToMove,
  previewOf,
  selectionOf,
  stepBack,
} from "./decisions/decision.js";
import { Building, decideBuilding } from "./decisions/building.js";
import { Decorating } from "./decisions/decorating.js";
import { Goods, decideGoods } from "./decisions/goods.js";
import { Moving } from "./decisions/moving.js";
import { Among, amongOf } from "./decisions/among.js";
import { Finality } from "./decisions/finality.js";
import { Listing, Options, Refusals } from "./decisions/option.js";
import { Picking, decidePicked } from "./decisions/picking.js";
import { Effect, actionText, effectText, followsText } from "./decisions/wording.js";
import { planning } from "./turn-planning.js";

/** @typedef {import("teocalli/types.js").Table} Table */

/** @type {Record<string, (props: {table: Table}) => any>} */
const BODIES = {
  turn: Moving,
  build: Building,
  deco: Decorating,
  gain: Goods,
  royal: Goods,
  keep: Picking,
  place: Picking,
};

/**
 * What decides where an answer is put together.
 * @type {Record<string, (table: Table) => import("teocalli/asking.js").Decide | null>}
 */
const DECIDE = {
  build: decideBuilding,
  gain: decideGoods,
  royal: decideGoods,
  keep: decidePicked,
  place: decidePicked,
};

/** @param {Table} table */
export function askText(table) {
  const player = table.seatName(seatToMove(table));
  return table.texts.format(`teotihuacan-ask-${decisionOf(table)}`, { player });
}

/**
 * Who acts by keys finds the focus where the next answer is given.
 * @param {Table} table
 * @param {{current: HTMLElement | null}} box
 */
function useFocusOnAnswers(table, box) {
  const { final, place, tried } = selectionOf(table);
  useEffect(() => {
    if (!actsByKeys() || tried || focusStays()) return;
    if (!final && !place && !isFocusLost()) return;
    const wanted = box.current?.querySelector("[data-confirm]:enabled") ?? box.current?.querySelector("[data-option]");
    /** @type {HTMLElement | null | undefined} */ (wanted)?.focus({ preventScroll: true });
  }, [final, place, tried, table.view.version]);
  const chosen = canStepBack(table);
  const chosenBefore = useRef(chosen);
  useEffect(() => {
    const steppedBack = chosenBefore.current && !chosen;
    chosenBefore.current = chosen;
    if (!steppedBack || !actsByKeys() || !isFocusLost()) return;
    /** @type {HTMLElement | null | undefined} */ (box.current?.querySelector("[data-option]"))?.focus({
      preventScroll: true,
    });
  }, [chosen]);
}

/** From the turn down to this decision, and what comes after it. @param {{table: Table}} props */
function Path({ table }) {
  const { format, message } = table.texts;
  const { path, next } = decisionContext(table);
  if (!path.length) return null;
  return html`<nav class="deciding-path" aria-label=${format("decide-path")}>
    <ol>
      ${path.map(
        (crumb, at) =>
          html`<li key=${at} aria-current=${at === path.length - 1 ? "step" : null}>${message(crumb)}</li>`,
      )}
    </ol>
    ${next.length ? html`<p class="deciding-next-steps">${format("decide-next", { steps: next })}</p>` : null}
  </nav>`;
}

/** A word that waits for its confirmation. @param {{table: Table, preview: any}} props */
export function Confirmation({ table, preview }) {
  return html`<div class="deciding-confirmation">
    <p class="deciding-option-name">${actionText(table, preview)}</p>
    <p><${Effect} table=${table} preview=${preview} /></p>
    ${followsText(table, preview) ? html`<p class="deciding-follows">${followsText(table, preview)}</p>` : null}
    <${Finality} table=${table} preview=${preview} />
  </div>`;
}

/** What decides, and the way back. @param {Table} table @param {any} preview the word that waits, if any */
export function footOf(table, preview) {
  const { format } = table.texts;
  const confirmed = {
    text: format(preview && endsTurn(table, preview) ? "teotihuacan-action-end" : "decide-confirm"),
    ready: true,
    act: () => confirm(table),
  };
  const whither = preview
    ? "decide-back"
    : amongOf(table).length
      ? "decide-all-options"
      : selectionOf(table).place
        ? "decide-other-place"
        : "decide-back";
  const back = { text: format(whither), act: () => stepBack(table) };
  return {
    decide: preview ? confirmed : amongOf(table).length ? null : (DECIDE[decisionOf(table)]?.(table) ?? null),
    back: canStepBack(table) ? back : null,
  };
}

/** Tiles that may be used now, and unlocking. @param {{table: Table, count: number}} props */
function FreeWords({ table, count }) {
  const free = freeActions(table);
  if (!free.length) return null;
  return html`<section class="deciding-free">
    <h3>${table.texts.format("decide-also")}</h3>
    <${Options} table=${table} previews=${free} from=${count} />
  </section>`;
}

/** @param {Table} table @param {any} preview the word that waits, if any */
function useAnnouncements(table, preview) {
  const ask = askText(table);
  useEffect(() => {
    const path = decisionContext(table).path.map((crumb) => table.texts.message(crumb));
    table.announce([path.join(", "), ask].filter(Boolean).join(": "));
  }, [ask, table.view.version]);
  useEffect(() => {
    if (preview) table.announce([actionText(table, preview), effectText(table, preview)].filter(Boolean).join(": "));
  }, [preview?.word]);
}

/** @param {{table: Table}} props */
export function Question({ table }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const preview = previewOf(table, selectionOf(table).final);
  useFocusOnAnswers(table, box);
  useAnnouncements(table, preview);
  useEffect(() => continueChoice(table), [table.view.version, table.legal]);
  const Body = BODIES[decisionOf(table)] ?? Listing;
  const numbered = Body === Listing ? table.legal.length - freeActions(table).length + 1 : 10;
  return html`<${Asking}
    label=${table.texts.format("board-question")}
    className="deciding-question"
    boxRef=${box}
    foot=${footOf(table, preview)}
  >
    <${Path} table=${table} />
    <h2 class="deciding-ask">
      <${SeatMark} colour=${colourOf(/** @type {any} */ ({ table }), seatToMove(table))} size=${26} /><span
        >${askText(table)}</span
      >
    </h2>
    ${
      preview
        ? html`<${Confirmation} table=${table} preview=${preview} />`
        : amongOf(table).length
          ? html`<${Among} table=${table} />`
          : html`<${Body} table=${table} /><${FreeWords} table=${table} count=${numbered} /><${Refusals}
                table=${table}
              />`
    }
    <${TurnPlans} planning=${planning} table=${table} waiting=${preview} />
  <//>`;
}
