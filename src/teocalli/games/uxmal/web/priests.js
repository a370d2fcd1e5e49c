import { html } from "teocalli/html.js";
import { PriestShape } from "./icons/outlines.js";
import { spot, topOf } from "./geometry.js";
import { IdolPlate } from "./icons/symbol.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("teocalli/types.js").Colour} Colour */
/** @typedef {import("./geometry.js").Geometry} Geometry */
/** @typedef {import("./geometry.js").Position} Position */

/**
 * Where a priest and the badge of the idol under it stand.
 * @param {import("./geometry.js").Box} box of the field
 */
function stand(box) {
  const scale = Math.min(box.height - 3, 62) / 64;
  return { x: box.x + 2.5, y: box.y + (box.height - 64 * scale) / 2 - 1, scale };
}

/**
 * A priest; the idol under it stays visible as a badge at its foot.
 * @param {{field: string, seat: number, colour: Colour, position: Position, board: Geometry, ghost: boolean, faded:
 *   boolean}} props
 */
function Priest({ field, seat, colour, position, board, ghost, faded }) {
  const box = board.box(position, field);
  const { x, y, scale } = stand(box);
  const { symbol } = topOf(position, field);
  const badge = { x: box.x + 48.5, y: box.y + box.height - 16.5 };
  return html`<g
    class=${`ux-priest${ghost ? " ux-ghost" : ""}${faded ? " ux-faded" : ""}`}
    transform=${`translate(${x} ${y})`}
  >
    <ellipse class="ux-foot" cx=${24 * scale} cy=${62 * scale} rx=${19 * scale} ry=${4.5 * scale} />
    <g data-priest=${ghost || faded ? null : `${seat}:${field}`}>
      <g transform=${`scale(${scale})`}><${PriestShape} colour=${colour} /></g>
    </g>
    ${
      symbol === "-" || faded
        ? null
        : html`<g class="ux-badge"><${IdolPlate} symbol=${symbol} x=${badge.x - x} y=${badge.y - y} size=${26} /></g>`
    }
  </g>`;
}

/**
 * All priests, those further back first.
 * @param {{table: Table, position: Position, board: Geometry}} props `position` may hold what is chosen but not
 *   confirmed
 */
export function Priests({ table, position, board }) {
  const real = table.shown.position.priests;
  const standing = position.priests.flatMap((fields, seat) =>
    fields.map((field) => ({ field, seat, ghost: !real[seat]?.includes(field), faded: false })),
  );
  const left = real.flatMap((fields, seat) => {
    const gone = fields.filter((field) => !position.priests[seat]?.includes(field));
    return gone.map((field) => ({ field, seat, ghost: false, faded: true }));
  });
  return html`<g>
    ${[...left, ...standing]
      .sort((a, b) => spot(b.field).row - spot(a.field).row)
      .map(
        (each) =>
          html`<${Priest}
            key=${`${each.seat}:${each.field}`}
            ...${each}
            position=${position}
            board=${board}
            colour=${table.view.seats[each.seat]?.colour ?? "pink"}
          />`,
      )}
  </g>`;
}
