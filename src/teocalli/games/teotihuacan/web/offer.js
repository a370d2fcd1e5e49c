/** Starting tiles on offer during the set-up, laid over the pyramid. */
import { html } from "teocalli/html.js";
import { message } from "./names.js";
import { nameOf } from "./scene.js";
import { HitTarget } from "./hit-target.js";
import { DiscoveryTile, StartingShape } from "./tiles.js";

/** @typedef {import("./scene.js").Show} Show */

/** What one tile takes, and the line of a name. */
const TILE = { width: 104, height: 68 };
const NAME = 18;
const MARGIN = 6;

/**
 * A Discovery tile lies in the corner of the Starting tile that shows one.
 * @param {{show: Show, tile: string, kind: string | null, x: number, y: number}} props
 */
function Offered({ show, tile, kind, x, y }) {
  const { format } = show.table.texts;
  const start = message(`teotihuacan-start-${tile}`);
  const name = format("board-teo-start", { tile: start, gives: message(`teotihuacan-start-${tile}.help`) });
  return html`<g>
    <${HitTarget}
      show=${show}
      target=${`start:${tile}`}
      name=${name}
      help=${`teotihuacan-start-${tile}.help`}
      box=${{ x, y, width: 96, height: 60 }}
      round=${7}
    >
      <${StartingShape} show=${show} tile=${tile} x=${x} y=${y} />
    <//>
    ${
      kind
        ? html`<${DiscoveryTile} show=${show} kind=${kind} place=${start} x=${x + 61} y=${y - 3} size=${32} />`
        : null
    }
  </g>`;
}

/**
 * How many tiles stand side by side so that all are as large as possible, and how large that is.
 * @param {number[]} counts tiles by seat
 * @param {boolean} named
 * @param {import("./hit-target.js").Box} area
 */
function fitted(counts, named, area) {
  const scaleOf = (/** @type {number} */ perRow) => {
    const rows = counts.reduce((sum, count) => sum + Math.ceil(count / perRow), 0);
    const height = rows * TILE.height;
    const room = area.height - 2 * MARGIN - (named ? counts.length * NAME : 0);
    return Math.min((area.width - 2 * MARGIN) / (perRow * TILE.width), room / height, 1.5);
  };
  const perRow = [2, 3, 4].sort((one, other) => scaleOf(other) - scaleOf(one))[0] ?? 4;
  return { perRow, scale: scaleOf(perRow) };
}

/**
 * The tiles lie over the pyramid alone: what else the city shows is wanted for choosing.
 * @param {{show: Show, area: import("./hit-target.js").Box}} props
 */
export function Offer({ show, area }) {
  const offers = /** @type {[string, string | null][][]} */ (show.position.offer);
  if (!offers.some((tiles) => tiles.length)) return null;
  const named = offers.length > 1 || show.position.players.length === 1;
  const { perRow, scale } = fitted(
    offers.map((tiles) => tiles.length),
    named,
    area,
  );
  let y = area.y + MARGIN;
  return html`<g
    class="teo-offer"
    role="group"
    aria-label=${show.table.texts.format("teotihuacan-help-starting.title")}
  >
    <rect class="teo-veil" ...${area} rx="10" />
    ${offers.map((tiles, seat) => {
      const top = y + (named ? NAME : 0);
      y = top + Math.ceil(tiles.length / perRow) * TILE.height * scale;
      return html`<g key=${seat}>
        ${
          named
            ? html`<text class="teo-offer-name" x=${area.x + MARGIN + 2} y=${top - NAME / 2}
                >${nameOf(show, seat)}</text
              >`
            : null
        }
        <g transform=${`translate(${area.x + MARGIN + 2} ${top}) scale(${scale})`}>
          ${tiles.map(
            ([tile, kind], at) =>
              html`<${Offered}
                key=${tile}
                show=${show}
                tile=${tile}
                kind=${kind}
                x=${(at % perRow) * TILE.width}
                y=${Math.floor(at / perRow) * TILE.height}
              />`,
          )}
        </g>
      </g>`;
    })}
  </g>`;
}
