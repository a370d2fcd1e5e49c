/** Starting tiles on offer during the set-up, laid over the city. */
import { html } from "../app/html.js";
import { message } from "./names.js";
import { nameOf } from "./scene.js";
import { Thing } from "./thing.js";
import { DiscoveryTile, StartingShape } from "./tiles.js";

/** @typedef {import("./scene.js").Show} Show */

const PER_ROW = 4;

/** The tiles of a Discovery symbol stand beside their Starting tile. @param {{show: Show, tile: string, kind: string | null, x: number, y: number}} props */
function Offered({ show, tile, kind, x, y }) {
  const { format } = show.table.texts;
  const start = message(`teotihuacan-start-${tile}`);
  const name = format("board-teo-start", { tile: start, gives: message(`teotihuacan-start-${tile}.help`) });
  return html`<g>
    <${Thing} show=${show} target=${`start:${tile}`} name=${name} help=${`teotihuacan-start-${tile}.help`} box=${{ x, y, width: 96, height: 60 }} round=${7}>
      <${StartingShape} show=${show} tile=${tile} x=${x} y=${y} />
    <//>
    ${kind ? html`<${DiscoveryTile} show=${show} kind=${kind} place=${start} x=${x + 33} y=${y + 52} size=${30} />` : null}
  </g>`;
}

/** @param {{show: Show}} props */
export function Offer({ show }) {
  const offers = /** @type {[string, string | null][][]} */ (show.position.offer);
  if (!offers.some((tiles) => tiles.length)) return null;
  const shared = offers.length === 1 && show.position.players.length > 1;
  let y = 14;
  return html`<g class="teo-offer" role="group" aria-label=${show.table.texts.format("teotihuacan-help-starting.title")}>
    <rect class="teo-veil" width="472" height="456" rx="10" />
    ${offers.map((tiles, seat) => {
      const top = y;
      y += 20 + Math.ceil(tiles.length / PER_ROW) * 86;
      return html`<g key=${seat}>
        ${shared ? null : html`<text class="teo-offer-name" x="20" y=${top + 8}>${nameOf(show, seat)}</text>`}
        ${tiles.map(([tile, kind], at) => html`<${Offered} key=${tile} show=${show} tile=${tile} kind=${kind} x=${20 + (at % PER_ROW) * 110} y=${top + 18 + Math.floor(at / PER_ROW) * 86} />`)}
      </g>`;
    })}
  </g>`;
}
