/** Choosing a Decoration and its stairway, with what each would score. */
import { tip } from "teocalli/board/tooltips.js";
import { html } from "teocalli/html.js";
import { decorationMessage, decorationTileMessage, message } from "../names.js";
import { plainScene, showOf } from "../scene.js";
import { DecorationShape } from "../tiles.js";
import { seatToMove, ordinaryActions, chooseAction, select, selectionOf } from "./decision.js";
import { Matches } from "./building.js";
import { Effect, effectText, gainTokens } from "./wording.js";

/** @typedef {import("teocalli/types.js").Table} Table */

/** @param {Table} table */
function decos(table) {
  return ordinaryActions(table)
    .filter(({ kind }) => kind === "deco")
    .map((preview) => ({ preview, tile: preview.tile, stair: preview.stairway }));
}

/** @param {Table} table @param {ReturnType<typeof decos>} all */
function chosenTile(table, all) {
  const { tile } = selectionOf(table);
  const tiles = [...new Set(all.map((deco) => deco.tile))];
  return tile && tiles.includes(tile) ? tile : tiles.length === 1 ? tiles[0] : undefined;
}

/** @param {Table} table @returns {Partial<import("../scene.js").Scene>} */
export function decoratingScene(table) {
  const all = decos(table);
  const tile = chosenTile(table, all);
  const tiles = new Map([...new Set(all.map((deco) => deco.tile))].map((each) => [`deco:${each}`, each]));
  const stairs = new Map(all.filter((deco) => deco.tile === tile).map((deco) => [`stair:${deco.stair}`, deco]));
  const targets = new Map();
  for (const [key, each] of tiles) {
    targets.set(key, { label: table.texts.format("decide-choose-deco"), chosen: each === tile });
  }
  for (const [key, { preview }] of stairs) {
    targets.set(key, {
      label: table.texts.format("decide-place-brings", { effect: effectText(table, preview) }),
      badge: gainTokens(preview),
      second: true,
    });
  }
  const choose = (/** @type {string} */ key) => {
    const deco = stairs.get(key);
    if (deco) chooseAction(table, deco.preview.word);
    else select(table, { tile: tiles.get(key), over: undefined });
  };
  const hover = (/** @type {string | null} */ key) => {
    const over = stairs.get(key ?? "")?.stair;
    if (over !== selectionOf(table).over) select(table, { over });
  };
  const { over } = selectionOf(table);
  return { targets, choose, hover, ghost: tile && over ? { deco: tile, stair: over } : null };
}

/**
 * The Decorations on display.
 * @param {{table: Table, all: ReturnType<typeof decos>, tile: string | undefined}} props
 */
function Tiles({ table, all, tile }) {
  const show = showOf(table, plainScene(table));
  return html`<div
    class="deciding-workers"
    role="group"
    aria-label=${table.texts.format("teotihuacan-help-decoration-display.title")}
  >
    ${[...new Set(all.map((deco) => deco.tile))].map(
      (each) =>
        html`<button
          type="button"
          key=${each}
          class="deciding-worker-choice"
          data-option
          aria-pressed=${each === tile}
          aria-label=${table.texts.message(decorationMessage(show, each))}
          ...${tip(table, "teotihuacan-help-decoration-display")}
          onClick=${() => select(table, { tile: each })}
        >
          <svg width="60" height="30" viewBox="0 0 64 32" aria-hidden="true">
            <${DecorationShape} show=${show} tile=${each} x=${0} y=${0} cell=${32} /></svg
          >${table.texts.message(decorationTileMessage(table, each))}
          <span class="deciding-badge-text"
            >${table.texts.format("decide-up-to", {
              points: Math.max(...all.filter((deco) => deco.tile === each).map(({ preview }) => preview.gets.vp ?? 0)),
            })}</span
          >
        </button>`,
    )}
  </div>`;
}

/** @param {{table: Table}} props */
export function Decorating({ table }) {
  const all = decos(table);
  const tile = chosenTile(table, all);
  const stairs = all
    .filter((deco) => deco.tile === tile)
    .sort((a, b) => (b.preview.change[seatToMove(table)] ?? 0) - (a.preview.change[seatToMove(table)] ?? 0));
  return html`
    <${Tiles} table=${table} all=${all} tile=${tile} />
    ${
      tile
        ? html`<ul class="deciding-options">
            ${stairs.map(
              ({ stair, preview }) =>
                html`<li key=${stair}>
                  <button
                    type="button"
                    class="deciding-option"
                    data-option
                    aria-pressed=${selectionOf(table).final === preview.word}
                    onClick=${() => chooseAction(table, preview.word)}
                    onPointerEnter=${() => select(table, { over: stair })}
                    onFocus=${() => select(table, { over: stair })}
                  >
                    <span class="deciding-option-name"
                      >${table.texts.message(message(`teotihuacan-stairway-${stair}`))}</span
                    >
                    <${Effect} table=${table} preview=${preview} /><${Matches} table=${table} preview=${preview} />
                  </button>
                </li>`,
            )}
          </ul>`
        : html`<p class="hint">${table.texts.format("decide-hint-deco")}</p>`
    }
  `;
}
