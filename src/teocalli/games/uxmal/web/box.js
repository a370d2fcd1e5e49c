/** Entering the tiles, the board and the points of one's own box: a symbol is chosen, the place after it is next. */
import { useRef, useState } from "preact/hooks";
import { consume, moveFocusByArrows } from "teocalli/board/arrows.js";
import { html } from "teocalli/html.js";
import {
  CORNERS,
  LAST_TILE,
  SPACES,
  SYMBOLS,
  entered,
  isRight,
  nextPlace,
  pointsOf,
  symbolsOf,
  tilesOf,
  withItem,
  withoutTile,
} from "./box-content.js";
import { fieldAt } from "./geometry.js";
import { IDOLS, IdolPlate, idolTitle } from "./icons/symbol.js";

/**
 * @typedef {import("teocalli/types.js").Texts} Texts
 * @typedef {import("teocalli/own-components.js").Content} Content
 * @typedef {import("teocalli/own-components.js").EditorProps} EditorProps
 * @typedef {import("./box-content.js").Place} Place
 */

export const styles = ["box.css"];

/** @param {Place} place */
const keyOf = ({ part, number, corner }) => `${part}-${number}-${corner}`;

/** A symbol, or the hollow of one that is still to come. @param {{symbol: string}} props */
function Mark({ symbol }) {
  return html`<svg class="ux-inline" aria-hidden="true" viewBox="0 0 50 50">
    ${
      symbol === "?"
        ? html`<rect class="ux-box-open" x="3" y="3" width="44" height="44" rx="8" />`
        : symbol === "-"
          ? html`<circle class="ux-box-blank" cx="25" cy="25" r="8" />`
          : html`<${IdolPlate} symbol=${symbol} x=${25} y=${25} letter />`
    }
  </svg>`;
}

/** What a symbol is called. @param {Texts} texts @param {string} symbol */
const symbolTitle = (texts, symbol) => (symbol === "?" ? texts.format("uxmal-box-missing") : idolTitle(texts, symbol));

/** @param {Texts} texts @param {number} corner clockwise from the upper left */
const cornerName = (texts, corner) =>
  texts.format("uxmal-box-corner", { corner: ["upper-left", "upper-right", "lower-right", "lower-left"][corner] });

/** The board space or tile of a place, in words. @param {Texts} texts @param {Place} place */
function itemName(texts, { part, number }) {
  if (part === "tiles") return texts.format("uxmal-box-tile", { number: number + 1 });
  return texts.format("uxmal-box-space", { seat: fieldAt((number % 4) * 2, Math.floor(number / 4) * 2) });
}

/**
 * The four fields of a tile or space, as they are read.
 * @param {{texts: Texts, content: Content, part: "base" | "tiles", number: number, current: Place, onPoint: (place:
 *   Place) => void}} props
 */
function Item({ texts, content, part, number, current, onPoint }) {
  const symbols = symbolsOf(content, part, number);
  const name = itemName(texts, { part, number, corner: 0 });
  const wrong = !symbols.includes("?") && !isRight(symbols);
  return html`<div role="group" aria-label=${name} class=${`ux-box-item${wrong ? " ux-box-wrong" : ""}`}>
    ${CORNERS.map((corner) => {
      const place = { part, number, corner };
      const here = keyOf(place) === keyOf(current);
      return html`<button
        key=${corner}
        type="button"
        class="ux-box-cell"
        data-target=${keyOf(place)}
        aria-current=${here ? "true" : undefined}
        tabindex=${here ? 0 : -1}
        aria-label=${texts.format("uxmal-box-cell", {
          item: name,
          corner: cornerName(texts, corner),
          symbol: symbolTitle(texts, symbols[corner] ?? "?"),
        })}
        onClick=${() => onPoint(place)}
        onFocus=${() => onPoint(place)}
      >
        <${Mark} symbol=${symbols[corner] ?? "?"} />
      </button>`;
    })}
  </div>`;
}

/**
 * The six symbols, and how far one is.
 * @param {{texts: Texts, report: EditorProps["report"], current: Place, enter: (symbol: string) => void}} props
 */
function Palette({ texts, report, current, enter }) {
  const counts = (report?.counts ?? []).filter(({ wanted }) => wanted !== null);
  return html`<div class="ux-box-palette">
    <p>
      <b
        >${texts.format("uxmal-box-place", {
          item: itemName(texts, current),
          corner: cornerName(texts, current.corner),
        })}</b
      >
      <span class="ux-box-progress">
        ${counts.map(({ what, has, wanted }) => `${texts.message(what)} ${has}/${wanted}`).join(" · ")}
      </span>
    </p>
    <div role="group" aria-label=${texts.format("uxmal-box-symbols")}>
      ${[...SYMBOLS, "?"].map(
        (symbol) =>
          html`<button
            key=${symbol}
            type="button"
            class="ux-box-choice"
            title=${symbolTitle(texts, symbol)}
            aria-label=${symbolTitle(texts, symbol)}
            aria-keyshortcuts=${symbol === "?" ? "Delete" : symbol}
            onClick=${() => enter(symbol)}
          >
            <${Mark} symbol=${symbol} />
          </button>`,
      )}
    </div>
  </div>`;
}

/**
 * The tables of points.
 * @param {{texts: Texts, content: Content, offered: EditorProps["offered"], onChange: EditorProps["onChange"]}} props
 */
function Points({ texts, content, offered, onChange }) {
  const { points, cards } = pointsOf(content, offered.ours);
  const levelName = (/** @type {string} */ level) => texts.format("uxmal-level", { level: Number(level) });
  const rankName = (/** @type {number} */ rank) => texts.format("uxmal-rank", { rank });
  const field = (/** @type {string} */ name, /** @type {number} */ value, /** @type {(value: number) => void} */ set) =>
    html`<td key=${name}>
      <input
        type="number"
        inputmode="numeric"
        min="0"
        max="999"
        step="1"
        required
        aria-label=${name}
        value=${value}
        onInput=${(/** @type {any} */ event) => event.target.validity.valid && set(Number(event.target.value))}
      />
    </td>`;
  const change = (/** @type {any} */ part) => onChange({ ...content, points, card_points: cards, ...part });
  return html`<table class="ux-box-points">
    <caption class="visually-hidden">
      ${texts.format("uxmal-help-points.title")}
    </caption>
    <thead>
      <tr>
        <td></td>
        ${[1, 2, 3].map((rank) => html`<th key=${rank} scope="col">${rankName(rank)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${["3", "2", "1"].map(
        (level) =>
          html`<tr key=${level}>
            <th scope="row">${levelName(level)}</th>
            ${(points[level] ?? []).map((/** @type {number} */ value, /** @type {number} */ at) =>
              field(`${levelName(level)}, ${rankName(at + 1)}`, value, (set) =>
                change({ points: { ...points, [level]: withItem(points[level] ?? [], at, set) } }),
              ),
            )}
          </tr>`,
      )}
      <tr>
        <th scope="row">${texts.format("board-per-card")}</th>
        ${cards.map((/** @type {number} */ value, /** @type {number} */ at) =>
          field(`${texts.format("board-per-card")}, ${rankName(at + 1)}`, value, (set) =>
            change({ card_points: withItem(cards, at, set) }),
          ),
        )}
        <td></td>
      </tr>
    </tbody>
  </table>`;
}

/** Spaces of the board as they are seen: a7 first. */
const SEEN = Array.from({ length: SPACES }, (_, at) => 4 * (3 - Math.floor(at / 4)) + (at % 4));

/** @param {EditorProps} props */
export function ComponentEditor({ texts, content, offered, report, onChange }) {
  const [current, setCurrent] = useState(/** @type {Place} */ ({ part: "base", number: SEEN[0] ?? 0, corner: 0 }));
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const tiles = tilesOf(content);
  const goTo = (/** @type {Place} */ place) => {
    setCurrent(place);
    const cell = box.current?.querySelector(`[data-target="${keyOf(place)}"]`);
    if (!(cell instanceof HTMLElement)) return;
    if (document.activeElement?.matches(".ux-box-cell")) cell.focus();
    cell.scrollIntoView({ block: "nearest" });
  };
  const enter = (/** @type {string} */ symbol) => {
    const next = entered(content, current, symbol);
    onChange(next);
    if (symbol !== "?") goTo(nextPlace(next, current, SEEN));
  };
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
    if (moveFocusByArrows(event)) return consume(event);
    const symbol = event.key === "Delete" || event.key === "Backspace" ? "?" : event.key.toUpperCase();
    if (symbol !== "?" && !SYMBOLS.includes(symbol)) return undefined;
    if (event.key === "?") return undefined; // opens the rules, as everywhere
    consume(event);
    return enter(symbol);
  };
  const shared = { texts, content, current, onPoint: setCurrent };
  return html`<div class="ux-box" ref=${box} onKeyDown=${onKeyDown}>
    <p class="hint">${texts.format("uxmal-box-how", { letters: [...IDOLS, "-"].join(" ") })}</p>
    <h2>${texts.format("uxmal-box-board")}</h2>
    <div class="ux-box-board">
      ${SEEN.map((number) => html`<${Item} key=${number} ...${shared} part="base" number=${number} />`)}
    </div>
    <h2>${texts.format("uxmal-box-tiles")}</h2>
    <div class="ux-box-list">
      ${tiles.map(
        (_, number) =>
          html`<div key=${number} class="ux-box-numbered">
            <${Item} ...${shared} part="tiles" number=${number} />
            <span aria-hidden="true">${number + 1}</span>
            ${
              number >= LAST_TILE &&
              html`<button type="button" onClick=${() => onChange(withoutTile(content, number))}>
                ${texts.format("uxmal-box-remove", { number: number + 1 })}
              </button>`
            }
          </div>`,
      )}
    </div>
    <h2>${texts.format("uxmal-help-points.title")}</h2>
    <${Points} ...${{ texts, content, offered, onChange }} />
    <${Palette} texts=${texts} report=${report} current=${current} enter=${enter} />
  </div>`;
}
