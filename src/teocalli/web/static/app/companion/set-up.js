/** The set-up of a game at the table, drawn on this device. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { Choice, Icon } from "../ui.js";
import { drawn, inTwo, random } from "./drawing-lots.js";

/**
 * @typedef {import("./house.js").Draw} Draw
 * @typedef {import("./drawing-lots.js").Drawn} Drawn
 * @typedef {import("../types.js").Texts} Texts
 * @typedef {{texts: Texts, facts: import("./house.js").Facts, count: number, named: (value: any) => any}} Props
 */

/** Id of what stands for a seat. */
const SEAT = "draw-seat";

/**
 * What was drawn, with the players' names in place of their seats.
 * @param {(seat: number) => string} nameOf
 * @returns {(value: any) => any}
 */
export function withNames(nameOf) {
  /** @param {any} value @returns {any} */
  const named = (value) => {
    if (value === null || typeof value !== "object") return value;
    if (Array.isArray(value)) return value.map(named);
    if (value.id === SEAT) return nameOf(value.args.seat);
    return {
      ...value,
      args: Object.fromEntries(Object.entries(value.args).map(([name, each]) => [name, named(each)])),
    };
  };
  return named;
}

/** Whether what is drawn says more of itself. @param {Texts} texts @param {any} item */
const tellsMore = (texts, item) => typeof item === "object" && texts.has(`${item.id}.help`);

/** One draw in a sentence, and what is to be known of the things. @param {Props & {each: Drawn}} props */
function Told({ texts, named, each: { draw, items } }) {
  const told = { ...draw.text, args: { ...draw.text.args, [draw.argument]: items.length > 1 ? items : items[0] } };
  const more = items.filter((item) => tellsMore(texts, item));
  return html`<li>
    <p>${texts.message(named(told))}</p>
    ${
      more.length > 0 &&
      html`<ul class="hint">
        ${more.map(
          (item) =>
            html`<li key=${item.id}><b>${texts.format(item.id)}</b>${" – "}${texts.format(`${item.id}.help`)}</li>`,
        )}
      </ul>`
    }
  </li>`;
}

/**
 * A draw of which some are kept: what is kept is pressed.
 * @param {Props & {each: Drawn, chosen: Set<any>, toggle: (item: any, draw: Draw, items: any[]) => void}} props
 */
function Dealt({ texts, named, each: { draw, items }, chosen, toggle }) {
  const told = { ...draw.text, args: { ...draw.text.args, [draw.argument]: items } };
  return html`<li>
    <p>${texts.message(named(told))}</p>
    <p class="hint">${texts.format("companion-keep", { count: draw.kept ?? 0 })}</p>
    <div class="set-up-dealt">
      ${items.map(
        (item) =>
          html`<button
            type="button"
            key=${item.id}
            aria-pressed=${chosen.has(item)}
            onClick=${() => toggle(item, draw, items)}
          >
            <b>${texts.format(item.id)}</b>
            <span class="hint">${texts.format(`${item.id}.help`)}</span>
          </button>`,
      )}
    </div>
  </li>`;
}

/** What has been drawn. @param {Props} props */
function useDraws({ facts, count }) {
  const { now, later } = inTwo(facts.set_up[String(count)] ?? []);
  const [first, setFirst] = useState(/** @type {Drawn[]} */ ([]));
  const [second, setSecond] = useState(/** @type {Drawn[]} */ ([]));
  const [chosen, setChosen] = useState(new Set());
  const toggle = (/** @type {any} */ item, /** @type {Draw} */ draw, /** @type {any[]} */ items) => {
    const own = items.filter((each) => (each === item ? !chosen.has(each) : chosen.has(each)));
    if (own.length > (draw.kept ?? 0)) return;
    setChosen(new Set([...[...chosen].filter((each) => !items.includes(each)), ...own]));
  };
  const begin = () => {
    setFirst(drawn(now, random));
    setSecond([]);
    setChosen(new Set());
  };
  const missing = first.some(({ draw, items }) => {
    const kept = items.filter((item) => chosen.has(item)).length;
    return draw.kept !== null && kept < draw.kept;
  });
  const goOn = () => {
    const pools = new Map(later.map(({ pool }) => [pool, [...chosen]]));
    setSecond(drawn(later, random, pools));
  };
  return { first, second, chosen, toggle, begin, goOn, missing, waits: later.length > 0 && first.length > 0 };
}

/** @param {Props} props */
function Draws(props) {
  const { texts } = props;
  const { first, second, chosen, toggle, begin, goOn, missing, waits } = useDraws(props);
  return html`
    <div class="form-buttons">
      <button type="button" class="primary large" onClick=${begin}>
        <${Icon} name="shuffle" /> ${texts.format(first.length ? "companion-draw-again" : "companion-draw")}
      </button>
    </div>
    <ul class="set-up-list" aria-live="polite">
      ${first.map((each, at) =>
        each.draw.kept === null
          ? html`<${Told} key=${at} ...${props} each=${each} />`
          : html`<${Dealt} key=${at} ...${props} each=${each} chosen=${chosen} toggle=${toggle} />`,
      )}
      ${second.map((each, at) => html`<${Told} key=${`later-${at}`} ...${props} each=${each} />`)}
    </ul>
    ${
      waits &&
      html`<div class="form-buttons">
        <button type="button" aria-disabled=${missing} onClick=${() => !missing && goOn()}>
          <${Icon} name="shuffle" /> ${texts.format(second.length ? "companion-later-again" : "companion-later")}
        </button>
        ${missing && html`<p class="hint">${texts.format("companion-later-missing")}</p>`}
      </div>`
    }
  `;
}

/**
 * @param {{texts: Texts, facts: import("./house.js").Facts, players: [number, number], people: number, nameOf: (seat:
 *   number) => string}} props   people: who play the game that is played, 0 without one
 */
export function SetUp({ texts, facts, players: [fewest, most], people, nameOf }) {
  const [count, setCount] = useState(people || Math.max(2, fewest));
  const counts = Array.from({ length: most - fewest + 1 }, (_, at) => String(fewest + at));
  return html`<section class="set-up" aria-labelledby="set-up-title">
    <h2 id="set-up-title">${texts.format("companion-part-setup")}</h2>
    <p class="hint">${texts.format("companion-setup-help")}</p>
    <${Choice}
      legend=${texts.format("companion-players")}
      name="companion-count"
      values=${counts}
      value=${String(count)}
      label=${(/** @type {string} */ each) => each}
      onChange=${(/** @type {string} */ each) => setCount(Number(each))}
    />
    <${Draws} key=${count} texts=${texts} facts=${facts} count=${count} named=${withNames(nameOf)} />
  </section>`;
}
