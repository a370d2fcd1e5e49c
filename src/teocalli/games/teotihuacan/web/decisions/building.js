/** Choosing a Pyramid tile, its place and its rotation, step by step, with what each would score. */
import { tip } from "teocalli/board/tooltips.js";
import { html } from "teocalli/html.js";
import { Scroller } from "teocalli/scroller.js";
import { Effect, actionText, effectText, gainTokens } from "./wording.js";
import { placeKey, placeOf } from "../geometry.js";
import { iconMessage, pyramidTileMessage, pyramidTileName } from "../names.js";
import { plainScene, showOf } from "../scene.js";
import { PyramidTileShape } from "../tiles.js";
import { endsTurn, seatToMove, ordinaryActions, select, selectionOf, sendAction } from "./decision.js";
import { Finality } from "./finality.js";
import { Options } from "./option.js";

/** @typedef {import("teocalli/types.js").Table} Table */
/** @typedef {import("../geometry.js").Place} Place */
/**
 * What may be built; `place`: the name of `at`.
 * @typedef {{preview: any, tile: string, place: string, at: Place, turn: number}} Build
 */

/** @param {Table} table @returns {Build[]} */
export function builds(table) {
  return ordinaryActions(table)
    .filter(({ kind }) => kind === "build")
    .map((preview) => {
      const { tile, turn } = preview;
      const at = placeOf(preview.place);
      return { preview, tile, place: placeKey(at), at, turn };
    });
}

/** What a placement brings the mover: points now and by the next Eclipse. @param {Table} table @param {Build} build */
const worth = (table, build) => build.preview.change[seatToMove(table)] ?? 0;

/** The best rotation of a tile at a place. @param {Table} table @param {Build[]} all */
const best = (table, all) => [...all].sort((a, b) => worth(table, b) - worth(table, a))[0];

/** The tile that is chosen; a single one chooses itself. @param {Table} table @param {Build[]} all */
function chosenTile(table, all) {
  const { tile } = selectionOf(table);
  const tiles = [...new Set(all.map((build) => build.tile))];
  return tile && tiles.includes(tile) ? tile : tiles.length === 1 ? tiles[0] : undefined;
}

/**
 * What is chosen, the rotation included; or what the pointer is over.
 * @param {Table} table
 * @returns {Build | undefined}
 */
function chosenBuild(table) {
  const all = builds(table);
  const tile = chosenTile(table, all);
  const { place, over, turn } = selectionOf(table);
  const here = all.filter((build) => build.tile === tile && build.place === (place ?? over));
  return here.find((build) => build.turn === turn) ?? best(table, here);
}

/** Turns the tile to the next rotation that looks different. @param {Table} table @param {number} step */
export function turnTile(table, step) {
  const build = chosenBuild(table);
  if (!build) return;
  const turns = builds(table)
    .filter(({ tile, place }) => tile === build.tile && place === build.place)
    .map(({ turn }) => turn);
  const at = turns.indexOf(build.turn);
  select(table, { turn: turns[(at + step + turns.length) % turns.length] });
}

/**
 * Laying the tile where it is chosen to lie: that confirms it.
 * @param {Table} table
 * @returns {import("teocalli/asking.js").Decide | null}
 */
export function decideBuilding(table) {
  const build = selectionOf(table).place ? chosenBuild(table) : undefined;
  if (!build) return null;
  const text = table.texts.format(endsTurn(table, build.preview) ? "decide-build-and-end" : "decide-build-here");
  return { text, ready: true, act: () => sendAction(table, build.preview.word) };
}

/** @param {Table} table @returns {Partial<import("../scene.js").Scene>} */
export function buildingScene(table) {
  const { format } = table.texts;
  const all = builds(table);
  const tile = chosenTile(table, all);
  const chosen = chosenBuild(table);
  const tiles = new Map([...new Set(all.map((build) => build.tile))].map((each) => [`pyramid:${each}`, each]));
  const places = new Map(all.filter((build) => build.tile === tile).map(({ place }) => [`place:${place}`, place]));
  const targets = new Map();
  for (const [key, each] of tiles) targets.set(key, { label: format("decide-choose-tile"), chosen: each === tile });
  for (const [key, place] of places) {
    const here = all.filter((build) => build.tile === tile && build.place === place);
    const shown = here.find(({ turn }) => turn === selectionOf(table).turn) ?? best(table, here);
    if (!shown) continue;
    targets.set(key, {
      label: format("decide-place-brings", { effect: effectText(table, shown.preview) }),
      chosen: place === selectionOf(table).place,
      badge: gainTokens(shown.preview),
      second: true,
    });
  }
  const choose = (/** @type {string} */ key) => {
    const place = places.get(key);
    if (!place) select(table, { tile: tiles.get(key), place: undefined, over: undefined, turn: undefined });
    else if (place === selectionOf(table).place) turnTile(table, 1);
    else select(table, { place, over: undefined });
  };
  const hover = (/** @type {string | null} */ key) => {
    const over = places.get(key ?? "");
    if (over !== selectionOf(table).over && !selectionOf(table).place) select(table, { over });
  };
  return { targets, choose, hover, ghost: chosen ? { tile: chosen.tile, turn: chosen.turn, place: chosen.at } : null };
}

/** A tile as it lies when turned. @param {{table: Table, tile: string, turn?: number, size?: number}} props */
function TurnedTile({ table, tile, turn = 0, size = 54 }) {
  return html`<svg width=${size} height=${size} viewBox="-1 -1 66 68" aria-hidden="true">
    <${PyramidTileShape} show=${showOf(table, plainScene(table))} tile=${tile} x=${0} y=${0} size=${64} turn=${turn} />
  </svg>`;
}

/** The tiles to choose from. @param {{table: Table, tiles: string[], chosen: string | undefined}} props */
function Tiles({ table, tiles, chosen }) {
  const show = showOf(table, plainScene(table));
  return html`<div
    class="deciding-tile-choices"
    role="group"
    aria-label=${table.texts.format("teotihuacan-help-pyramid-display.title")}
  >
    ${tiles.map(
      (tile) =>
        html`<button
          type="button"
          key=${tile}
          class="deciding-tile-choice"
          data-tile-choice=${tile}
          data-option
          aria-pressed=${tile === chosen}
          aria-label=${pyramidTileName(show, tile)}
          ...${tip(table, "teotihuacan-help-match")}
          onClick=${() => select(table, { tile, place: undefined, over: undefined, turn: undefined })}
        >
          <${TurnedTile} table=${table} tile=${tile} /><span aria-hidden="true">${tile}</span>
        </button>`,
    )}
  </div>`;
}

/** The best placements of the chosen tile. @param {{table: Table, tile: string}} props */
function Best({ table, tile }) {
  const { format } = table.texts;
  const all = builds(table).filter((build) => build.tile === tile);
  const places = [...new Set(all.map((build) => build.place))].map(
    (place) =>
      /** @type {Build} */ (
        best(
          table,
          all.filter((build) => build.place === place),
        )
      ),
  );
  places.sort((a, b) => worth(table, b) - worth(table, a) || (a.place < b.place ? -1 : 1));
  return html`<div class="deciding-places">
    <p class="hint">${format("decide-hint-place", { count: places.length })}</p>
    <${Scroller} tag="ul" name=${format("decide-hint-place", { count: places.length })} class="deciding-options">
      ${places.map(
        (build) =>
          html`<li key=${build.place}>
            <button
              type="button"
              class="deciding-option"
              data-option
              onClick=${() => select(table, { place: build.place, turn: build.turn, over: undefined })}
            >
              <span class="deciding-option-name">${placeText(table, build)}</span
              ><${Effect} table=${table} preview=${build.preview} />
              <${Matches} table=${table} preview=${build.preview} />
            </button>
          </li>`,
      )}
    <//>
  </div>`;
}

/** @param {Table} table @param {Build} build */
function placeText(table, { at: { level, row, column } }) {
  return table.texts.format("teotihuacan-place-name", { level: String(level), row: row + 1, column: column + 1 });
}

/** @param {{table: Table, preview: any}} props */
export function Matches({ table, preview }) {
  const { matches } = preview;
  if (!matches.length) return html`<span class="deciding-explained">${table.texts.format("decide-no-match")}</span>`;
  return html`<span class="deciding-explained"
    >${table.texts.format("decide-matches", { count: matches.length, icons: matches.map(iconMessage) })}</span
  >`;
}

/** Turning and laying the tile. @param {{table: Table, build: Build}} props */
function Laying({ table, build }) {
  const { format } = table.texts;
  const turns = builds(table).filter(({ tile, place }) => tile === build.tile && place === build.place);
  return html`<div class="deciding-laying">
    <div class="deciding-turner">
      ${
        turns.length > 1
          ? html`<button
              type="button"
              aria-label=${format("board-turn-left")}
              aria-keyshortcuts="Shift+R"
              onClick=${() => turnTile(table, -1)}
            >
              ↺
            </button>`
          : null
      }
      <span
        role="img"
        aria-label=${format("decide-turned", { tile: pyramidTileMessage(table, build.tile), turns: build.turn })}
        ><${TurnedTile} table=${table} tile=${build.tile} turn=${build.turn} size=${72}
      /></span>
      ${
        turns.length > 1
          ? html`<button
              type="button"
              aria-label=${format("board-turn-right")}
              aria-keyshortcuts="R"
              onClick=${() => turnTile(table, 1)}
            >
              ↻<kbd aria-hidden="true">R</kbd>
            </button>`
          : null
      }
      <div class="deciding-laying-words" aria-live="polite">
        <span class="deciding-option-name">${actionText(table, build.preview)}</span>
        <${Effect} table=${table} preview=${build.preview} /><${Matches} table=${table} preview=${build.preview} />
      </div>
    </div>
    <${Finality} table=${table} preview=${build.preview} />
  </div>`;
}

/** @param {{table: Table}} props */
export function Building({ table }) {
  const all = builds(table);
  const tiles = [...new Set(all.map((build) => build.tile))];
  const tile = chosenTile(table, all);
  const build = selectionOf(table).place ? chosenBuild(table) : undefined;
  const others = ordinaryActions(table).filter(({ kind }) => kind !== "build");
  return html`
    <${Tiles} table=${table} tiles=${tiles} chosen=${tile} />
    ${
      build
        ? html`<${Laying} table=${table} build=${build} />`
        : tile
          ? html`<${Best} table=${table} tile=${tile} />`
          : html`<p class="hint">${table.texts.format("decide-hint-tile")}</p>`
    }
    ${others.length ? html`<${Options} table=${table} previews=${others} from=${10} />` : null}
  `;
}
