/** What is asked, where in the turn it stands, how it can be answered, and the turn so far. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { html } from "../app/html.js";
import { isTyping } from "../app/ui.js";
import { SeatMark } from "./dice.js";
import { colourOf, nameOf } from "./scene.js";
import { asked, confirm, decisionOf, endsTurn, freeWords, goOn, mover, previewOf, selectionOf, stepBack } from "./decisions/asked.js";
import { Building, layTile, turnTile } from "./decisions/building.js";
import { Decorating } from "./decisions/decorating.js";
import { Goods, settleGoods } from "./decisions/goods.js";
import { Moving } from "./decisions/moving.js";
import { Among, amongOf } from "./decisions/among.js";
import { Finality } from "./decisions/finality.js";
import { Listing, Options, Refusals } from "./decisions/option.js";
import { Picking, settlePicked } from "./decisions/picking.js";
import { Effect, actionText, effectText } from "./decisions/wording.js";
import { Plan } from "./plan.js";

/** @typedef {import("../app/types.js").Table} Table */

/** @type {Record<string, (props: {table: Table}) => any>} */
const BODIES = { turn: Moving, build: Building, deco: Decorating, gain: Goods, royal: Goods, keep: Picking, place: Picking };

/** Decisions that one key settles when they are complete. @type {Record<string, (table: Table) => boolean>} */
const SETTLE = { build: layTile, gain: settleGoods, royal: settleGoods, keep: settlePicked, place: settlePicked };

/** @param {Table} table */
export function askText(table) {
  const player = nameOf(/** @type {any} */ ({ table }), mover(table));
  return table.texts.format(`teotihuacan-ask-${decisionOf(table)}`, { player });
}

let lastInputWasKey = false;
document.addEventListener("keydown", () => (lastInputWasKey = true), true);
document.addEventListener("pointerdown", () => (lastInputWasKey = false), true);

const TAKES_ENTER = "button, a, summary, input, [role=button], [role=slider]";

/**
 * @param {Table} table
 * @param {HTMLElement | null} box
 * @param {KeyboardEvent} event
 * @returns {boolean} whether the key was used
 */
function act(table, box, event) {
  const { key } = event;
  if (key === "Escape") return stepBack(table);
  if (key === "Enter") {
    if (event.target instanceof Element && event.target.closest(TAKES_ENTER)) return false;
    if (selectionOf(table).final) confirm(table);
    else return SETTLE[decisionOf(table)]?.(table) ?? false;
    return true;
  }
  if (decisionOf(table) === "build" && key.toLowerCase() === "r") return turnTile(table, key === "R" ? -1 : 1);
  if (!/^[1-9]$/.test(key) || selectionOf(table).final) return false;
  const options = /** @type {HTMLElement[]} */ ([...(box?.querySelectorAll("[data-option]") ?? [])]);
  const numbered = options.filter((option) => option.querySelector("kbd")?.textContent === key);
  const found = numbered[0] ?? options[Number(key) - 1];
  found?.click();
  return found !== undefined;
}

/** @param {Table} table @param {{current: HTMLElement | null}} box */
function useDecidingKeys(table, box) {
  const latest = useRef(table);
  latest.current = table;
  useLayoutEffect(() => {
    const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event) || document.querySelector("dialog[open]")) return;
      if (!act(latest.current, box.current, event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener("keydown", onKeyDown, true);
    return () => document.removeEventListener("keydown", onKeyDown, true);
  }, []);
}

/** Who acts by keys finds the focus where the next answer is given. @param {Table} table @param {{current: HTMLElement | null}} box */
function useFocusOnAnswers(table, box) {
  const { final, place, tried } = selectionOf(table);
  useEffect(() => {
    if (!lastInputWasKey || tried) return;
    const active = document.activeElement;
    const lost = !active || active === document.body || !active.isConnected;
    const wanted = final || place ? "[data-confirm]" : lost ? "[data-option]" : null;
    if (wanted) /** @type {HTMLElement | null | undefined} */ (box.current?.querySelector(wanted))?.focus({ preventScroll: true });
  }, [final, place, tried, table.view.version]);
}

/** From the turn down to this decision, and what comes after it. @param {{table: Table}} props */
function Path({ table }) {
  const { format, message } = table.texts;
  const { path, next } = asked(table);
  if (!path.length) return null;
  return html`<nav class="deciding-path" aria-label=${format("decide-path")}>
    <ol>${path.map((crumb, at) => html`<li key=${at} aria-current=${at === path.length - 1 ? "step" : null}>${message(crumb)}</li>`)}</ol>
    ${next.length ? html`<p class="deciding-next-steps">${format("decide-next", { steps: next })}</p>` : null}
  </nav>`;
}

/** A word that waits for its confirmation. @param {{table: Table, preview: any}} props */
export function Confirmation({ table, preview }) {
  const { format } = table.texts;
  return html`<div class="deciding-confirmation">
    <p class="deciding-option-name">${actionText(table, preview)}</p>
    <p><${Effect} table=${table} preview=${preview} /></p>
    <${Finality} table=${table} preview=${preview} />
    <div class="deciding-buttons">
      <button type="button" class="primary" data-confirm aria-keyshortcuts="Enter" onClick=${() => confirm(table)}>
        ${format(endsTurn(table, preview) ? "teotihuacan-action-end" : "decide-confirm")}<kbd aria-hidden="true">↵</kbd></button>
      <button type="button" aria-keyshortcuts="Escape" onClick=${() => stepBack(table)}>${format("decide-back")}<kbd aria-hidden="true">Esc</kbd></button>
    </div>
  </div>`;
}

/** Tiles that may be used now, and unlocking. @param {{table: Table, count: number}} props */
function FreeWords({ table, count }) {
  const free = freeWords(table);
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
    const path = asked(table).path.map((crumb) => table.texts.message(crumb));
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
  useDecidingKeys(table, box);
  useFocusOnAnswers(table, box);
  useAnnouncements(table, preview);
  useEffect(() => goOn(table), [table.view.version, table.legal]);
  const Body = BODIES[decisionOf(table)] ?? Listing;
  const numbered = Body === Listing ? table.legal.length - freeWords(table).length + 1 : 10;
  return html`<div class="deciding-question" ref=${box} role="group" aria-label=${table.texts.format("board-question")}>
    <${Path} table=${table} />
    <h2 class="deciding-ask"><${SeatMark} colour=${colourOf(/** @type {any} */ ({ table }), mover(table))} size=${26} /><span>${askText(table)}</span></h2>
    ${preview ? html`<${Confirmation} table=${table} preview=${preview} />` : amongOf(table).length ? html`<${Among} table=${table} />` : html`<${Body} table=${table} /><${FreeWords} table=${table} count=${numbered} /><${Refusals} table=${table} />`}
    <${Plan} table=${table} waiting=${preview} />
  </div>`;
}
