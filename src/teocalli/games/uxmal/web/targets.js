/** What may be chosen on the board, and what it would bring: outlines and small labels. */
import { Badge } from "teocalli/board/marks.js";
import { html } from "teocalli/html.js";
import { mover, origins, previewsOf, seatPreviews, selectionOf } from "./acting.js";
import { PLATE, topOf } from "./geometry.js";
import { cardsText, symbolMessage } from "./messages.js";
import { IdolPlate } from "./icons/symbol.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Preview} Preview */
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
 * How much the mover's points and next scoring change by it, as everywhere beside it.
 * @param {Table} table
 * @param {Preview} preview
 */
export function netChange(table, preview) {
  return preview.change[mover(table)] ?? 0;
}

/**
 * What a tile would earn at a seat, as a label between its symbols: cards and, unless it is 0, the change of points.
 * @param {{preview: Preview, change: number, x: number, y: number, board: Geometry}} props
 */
function SeatLabel({ preview, change, x, y, board }) {
  const { cards, idols } = bestClaims(preview);
  if (!cards && !change) return null;
  const plate = board.compact ? 18 : 21;
  const gainWidth = cards ? 28 + idols.length * (plate + 1) : 0;
  const changeWidth = change ? 34 : 0;
  const height = board.fieldHeight - PLATE - (board.compact ? 3 : -5);
  const left = x - (gainWidth + changeWidth) / 2;
  return html`<${Badge}
    className="ux-label"
    data-labels=${preview.seat}
    x=${left}
    y=${y - height / 2}
    width=${gainWidth + changeWidth}
    height=${height}
  >
    ${cards ? html`<text class="ux-gain" x=${left + 16} y=${y + 5.5}>+${cards}</text>` : null}
    ${idols.map(
      (idol, index) =>
        html`<${IdolPlate}
          key=${idol}
          symbol=${idol}
          x=${left + 27 + plate / 2 + index * (plate + 1)}
          y=${y}
          size=${plate}
        />`,
    )}
    ${
      change
        ? html`<text class=${change > 0 ? "ux-better" : "ux-worse"} x=${left + gainWidth + changeWidth / 2} y=${y + 5.5}
            >${signed(change)}</text
          >`
        : null
    }
  <//>`;
}

/** Free seats with what they would earn. @param {{table: Table, board: Geometry, hovered: string | null}} props */
export function SeatTargets({ table, board, hovered }) {
  const { mode, turn, seat: settled } = selectionOf(table);
  if (mode !== "seat") return null;
  const level = table.shown.position.phase - 1;
  return html`<g class=${settled ? "ux-decided" : ""}>
    ${[...seatPreviews(table, turn ?? 0)]
      .filter(([seat]) => seat !== settled)
      .map(([seat, preview]) => {
        const { x, y, width, height } = board.tile(seat, level);
        return html`<g key=${seat} class=${seat === hovered ? "ux-hovered" : ""}>
          <rect class="ux-seat-target" x=${x + 4} y=${y + 4} width=${width - 8} height=${height - 9} rx="8" />
          <${SeatLabel}
            preview=${preview}
            change=${netChange(table, preview)}
            x=${x + width / 2}
            y=${y + height / 2}
            board=${board}
          />
        </g>`;
      })}
  </g>`;
}

/**
 * @param {{target: Target, box: import("./geometry.js").Box, chosen: boolean, quiet: boolean, change: number}} props
 */
function Halo({ target, box, chosen, quiet, change }) {
  const kind = quiet ? "ux-quiet" : `ux-target-${target.kind}`;
  const worthless = target.preview && change <= 0 ? " ux-worthless" : "";
  return html`<rect
    class=${`ux-halo ${kind}${worthless}${chosen ? " ux-chosen" : ""}`}
    x=${box.x + 3}
    y=${box.y + 3}
    width=${box.width - 6}
    height=${box.height - 6}
    rx="10"
  />`;
}

/**
 * Points in the upper right corner of a field, where they cover no more of its idol than they must; nothing where they
 * are 0.
 * @param {{points: number, box: import("./geometry.js").Box}} props
 */
export function PointsBadge({ points, box }) {
  if (!points) return null;
  const text = signed(points);
  const width = 10 + 9.5 * text.length;
  const right = box.x + box.width + 1;
  const className = points > 0 ? "ux-change ux-better" : "ux-change ux-worse";
  return html`<${Badge} className=${className} x=${right - width} y=${box.y - 2} width=${width} height=${18}>
    <text x=${right - width / 2} y=${box.y + 12.2}>${text}</text>
  <//>`;
}

/** What each priest has scored, while the end of a phase is shown. @param {{table: Table, board: Geometry}} props */
export function ScoredPriests({ table, board }) {
  const { scored, position } = table.shown;
  const priests = scored?.breakdown.flatMap((seat) => seat.priests) ?? [];
  return html`<g>
    ${priests.map(
      ({ field, points }) =>
        html`<g key=${field} data-scored=${field}
          ><${PointsBadge} points=${points} box=${board.box(position, field)}
        /></g>`,
    )}
  </g>`;
}

/**
 * What choosing a field changes, above, and how many cards it costs, below.
 * @param {{preview: Preview, change: number, box: import("./geometry.js").Box}} props
 */
function FieldLabels({ preview, change, box }) {
  const bottom = box.y + box.height;
  return html`<g data-labels=${preview.field ?? preview.to}>
    <${PointsBadge} points=${change} box=${box} />
    ${
      preview.kind === "move"
        ? html`<${Badge} className="ux-cost" x=${box.x} y=${bottom - 16} width=${29} height=${18}>
            <path d=${`M${box.x + 6.5} ${bottom - 12.5}h7v11h-7z`} />
            <text x=${box.x + 20.5} y=${bottom - 1.8}>${preview.cost}</text>
          <//>`
        : null
    }
  </g>`;
}

/** Light around the fields that may be chosen. @param {{table: Table, position: Position, board: Geometry}} props */
export function FieldHalos({ table, position, board }) {
  const selection = selectionOf(table);
  return html`<g>
    ${[...fieldTargets(table)].map(([field, target]) => {
      const chosen = selection.field === field || selection.to === field || selection.from === field;
      const quiet = target.kind === "from" && selection.mode === "move" && !chosen && selection.from !== undefined;
      return html`<${Halo}
        key=${field}
        target=${target}
        box=${board.box(position, field)}
        chosen=${chosen}
        quiet=${quiet}
        change=${target.preview ? netChange(table, target.preview) : 0}
      />`;
    })}
  </g>`;
}

/**
 * Points and costs of the fields that may be chosen.
 * @param {{table: Table, position: Position, board: Geometry}} props
 */
export function FieldTargetLabels({ table, position, board }) {
  const { field: placed, to } = selectionOf(table);
  return html`<g class=${(placed ?? to) ? "ux-decided" : ""}>
    ${[...fieldTargets(table)].map(([field, { preview }]) =>
      preview && field !== placed && field !== to
        ? html`<${FieldLabels}
            key=${field}
            preview=${preview}
            change=${netChange(table, preview)}
            box=${board.box(position, field)}
          />`
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
  /** @type {import("teocalli/types.js").Message} */
  const occupant =
    owner < 0
      ? { id: "uxmal-occupant-none", args: {} }
      : { id: "uxmal-occupant-priest", args: { player: table.seatName(owner) } };
  const name = { id: "uxmal-field-name", args: { field, content: symbolMessage(symbol), level, occupant } };
  if (!target) return texts.message(name);
  return texts.format("board-target-name", { name, target: targetMessage(table, target) });
}

/** @param {Table} table @param {Target} target @returns {import("teocalli/types.js").Message} */
function targetMessage(table, { kind, preview }) {
  if (!preview) return { id: "board-target-from", args: {} };
  const change = signed(netChange(table, preview));
  if (kind === "place") return { id: "board-target-place", args: { change } };
  return { id: "board-target-move", args: { change, cost: preview.cost } };
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
  const change = signed(netChange(table, preview));
  const tile = preview.tile ?? "";
  const gains = cardsText(
    table,
    idols.map((idol) => ({ idol, count: cards })),
    "disjunction",
  );
  return cards
    ? table.texts.format("board-seat-gain", { name, tile, gains, change })
    : table.texts.format("board-seat-plain", { name, tile, change });
}
