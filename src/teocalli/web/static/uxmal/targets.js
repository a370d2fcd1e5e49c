/** What may be chosen on the board, and what it would bring: outlines and small labels. */
import { html } from "../app/html.js";
import { mover, origins, previewsOf, seatPreviews, selectionOf } from "./acting.js";
import { topOf } from "./geometry.js";
import { cardsText, symbolMessage } from "./messages.js";
import { IdolPlate } from "./symbols.js";

/** @typedef {import("../app/types.js").Table} Table */
/** @typedef {import("../app/types.js").Preview} Preview */
/** @typedef {import("./acting.js").Selection} Selection */
/** @typedef {import("./geometry.js").Geometry} Geometry */
/** @typedef {import("./geometry.js").Position} Position */
/** @typedef {{kind: "place" | "move" | "from", preview: Preview | null}} Target */

/**
 * Fields that may be chosen now.
 * @param {Table} table
 * @returns {Map<string, Target>}
 */
export function fieldTargets(table) {
  const { mode, from } = selectionOf(table);
  /** @type {Map<string, Target>} */
  const targets = new Map();
  if (mode === null || mode === "move") {
    for (const field of origins(table)) targets.set(field, { kind: "from", preview: null });
  }
  if (mode === "place") {
    for (const preview of previewsOf(table, "place")) targets.set(preview.field ?? "", { kind: "place", preview });
  }
  if (mode === "move" && from) {
    for (const preview of previewsOf(table, "move")) {
      if (preview.from === from) targets.set(preview.to ?? "", { kind: "move", preview });
    }
  }
  return targets;
}

/** Chooses a field. @param {Table} table @param {string} field @param {Target} target */
export function chooseField(table, field, target) {
  if (target.kind === "from") table.selection.value = { mode: "move", from: field };
  else if (target.kind === "place") table.selection.value = { mode: "place", field };
  else table.selection.value = { mode: "move", from: target.preview?.from, to: field };
}

/** A change of points with its sign. @param {number} change */
export function signed(change) {
  return change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "±0";
}

/** The claims worth most cards, each idol once. @param {Preview} preview */
export function bestClaims(preview) {
  const pairs = preview.pairs ?? [];
  const most = Math.max(0, ...pairs.map((pair) => pair.cards));
  return { cards: most, idols: [...new Set(pairs.filter((pair) => pair.cards === most).map((pair) => pair.idol))] };
}

/**
 * What a tile would earn at a seat, as a label in its middle.
 * @param {{preview: Preview, seat: number, x: number, y: number}} props
 */
function SeatLabel({ preview, seat, x, y }) {
  const { cards, idols } = bestClaims(preview);
  const change = preview.change[seat] ?? 0;
  if (!cards && !change) return null;
  const gainWidth = cards ? 30 + idols.length * 24 : 0;
  const changeWidth = change ? 36 : 0;
  const up = Math.sign(change);
  const left = x - (gainWidth + changeWidth) / 2;
  return html`<g class="ux-label">
    <rect class="ux-pill" x=${left} y=${y - 15} width=${gainWidth + changeWidth} height="30" rx="15" />
    ${cards ? html`<text class="ux-gain" x=${left + 17} y=${y + 6}>+${cards}</text>` : null}
    ${idols.map((idol, index) => html`<${IdolPlate} key=${idol} symbol=${idol} x=${left + 40 + index * 24} y=${y} size=${22} />`)}
    ${change
      ? html`<g class=${change > 0 ? "ux-better" : "ux-worse"}>
          <path d=${`M${left + gainWidth + 2} ${y + 3.5 * up}l5.5 ${-7.5 * up}l5.5 ${7.5 * up}z`} />
          <text x=${left + gainWidth + 22.5} y=${y + 5.5}>${Math.abs(change)}</text>
        </g>`
      : null}
  </g>`;
}

/** Free seats with what they would earn. @param {{table: Table, board: Geometry, hovered: string | null}} props */
export function SeatTargets({ table, board, hovered }) {
  const { mode, turn, seat: settled } = selectionOf(table);
  if (mode !== "seat") return null;
  const level = table.shown.position.phase - 1;
  return html`<g class=${settled ? "ux-decided" : ""}>
    ${[...seatPreviews(table, turn ?? 0)].filter(([seat]) => seat !== settled).map(([seat, preview]) => {
      const { x, y, width, height } = board.tile(seat, level);
      return html`<g key=${seat} class=${seat === hovered ? "ux-hovered" : ""}>
        <rect class="ux-seat-target" x=${x + 4} y=${y + 4} width=${width - 8} height=${height - 9} rx="8" />
        <${SeatLabel} preview=${preview} seat=${mover(table)} x=${x + width / 2} y=${y + height / 2} />
      </g>`;
    })}
  </g>`;
}

/** @param {{target: Target, box: import("./geometry.js").Box, chosen: boolean, quiet: boolean}} props */
function Halo({ target, box, chosen, quiet }) {
  const kind = quiet ? "ux-quiet" : `ux-target-${target.kind}`;
  const worthless = target.preview?.value === 0 ? " ux-worthless" : "";
  return html`<rect class=${`ux-halo ${kind}${worthless}${chosen ? " ux-chosen" : ""}`} x=${box.x + 3} y=${box.y + 3}
    width=${box.width - 6} height=${box.height - 6} rx="10" />`;
}

/**
 * What a field would bring, above, and cost, below.
 * @param {{preview: Preview, box: import("./geometry.js").Box}} props
 */
function FieldLabels({ preview, box }) {
  const value = preview.value ?? 0;
  const bottom = box.y + box.height;
  return html`<g>
    <g class=${value > 0 ? "ux-value" : "ux-value ux-none"}>
      <rect x=${box.x + 31} y=${box.y + 1} width="32" height="22" rx="11" />
      <text x=${box.x + 47} y=${box.y + 17.5}>${value > 0 ? `+${value}` : "0"}</text>
    </g>
    ${preview.kind === "move" ? html`<g class="ux-cost">
      <rect x=${box.x + 1} y=${bottom - 24} width="36" height="22" rx="11" />
      <path d=${`M${box.x + 8.5} ${bottom - 19.5}h8v13h-8z`} />
      <text x=${box.x + 26} y=${bottom - 7.5}>${preview.cost}</text>
    </g>` : null}
  </g>`;
}

/** Light around the fields that may be chosen. @param {{table: Table, position: Position, board: Geometry}} props */
export function FieldHalos({ table, position, board }) {
  const selection = selectionOf(table);
  return html`<g>
    ${[...fieldTargets(table)].map(([field, target]) => {
      const chosen = selection.field === field || selection.to === field || selection.from === field;
      const quiet = target.kind === "from" && selection.mode === "move" && !chosen && selection.from !== undefined;
      return html`<${Halo} key=${field} target=${target} box=${board.box(position, field)} chosen=${chosen} quiet=${quiet} />`;
    })}
  </g>`;
}

/**
 * Points and costs of the fields that may be chosen.
 * @param {{table: Table, position: Position, board: Geometry}} props
 */
export function FieldTargetLabels({ table, position, board }) {
  const { field: placed, to } = selectionOf(table);
  return html`<g class=${placed ?? to ? "ux-decided" : ""}>
    ${[...fieldTargets(table)].map(([field, { preview }]) =>
      preview && field !== placed && field !== to
        ? html`<${FieldLabels} key=${field} preview=${preview} box=${board.box(position, field)} />`
        : null,
    )}
  </g>`;
}

/**
 * The name of a field: place, content, level, occupant; and what choosing it would do.
 * @param {Table} table
 * @param {string} field
 * @param {Target | undefined} target
 */
export function fieldName(table, field, target) {
  const { texts, shown } = table;
  const { level, symbol } = topOf(shown.position, field);
  const owner = shown.position.priests.findIndex((fields) => fields.includes(field));
  /** @type {import("../app/types.js").Message} */
  const occupant = owner < 0
    ? { id: "uxmal-occupant-none", args: {} }
    : { id: "uxmal-occupant-priest", args: { player: table.seatName(owner) } };
  const name = { id: "uxmal-field-name", args: { field, content: symbolMessage(symbol), level, occupant } };
  if (!target) return texts.message(name);
  return texts.format("board-target-name", { name, target: targetMessage(target) });
}

/** @param {Target} target @returns {import("../app/types.js").Message} */
function targetMessage({ kind, preview }) {
  const points = preview?.value ?? 0;
  if (kind === "place") return { id: "board-target-place", args: { points } };
  if (kind === "move") return { id: "board-target-move", args: { points, cost: preview?.cost ?? 0 } };
  return { id: "board-target-from", args: {} };
}

/**
 * The name of a free seat with what the tile would earn there.
 * @param {Table} table
 * @param {string} seat
 * @param {Preview} preview
 */
export function seatTargetName(table, seat, preview) {
  const { cards, idols } = bestClaims(preview);
  const name = { id: "uxmal-seat-name", args: { seat, level: table.shown.position.phase } };
  const change = signed(preview.change[mover(table)] ?? 0);
  const tile = preview.tile ?? "";
  const gains = cardsText(table, idols.map((idol) => ({ idol, count: cards })), "disjunction");
  return cards
    ? table.texts.format("board-seat-gain", { name, tile, gains, change })
    : table.texts.format("board-seat-plain", { name, tile, change });
}
