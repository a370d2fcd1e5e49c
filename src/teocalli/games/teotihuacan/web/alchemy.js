/** Alchemy: six Technologies, what they cost and do, and who has them. */
import { html } from "teocalli/html.js";
import { Card, Pawns, topOf } from "./card.js";
import { Marker } from "./dice.js";
import { technologySymbols } from "./effects.js";
import { message } from "./names.js";
import { colourOf } from "./scene.js";
import { Line, Mark, glyph } from "./icons/symbol.js";
import { pieceOf } from "./keys.js";
import { Corners, HitTarget, hasCome } from "./hit-target.js";

const COLUMNS = ["blue", "red", "green"];

/** @param {{show: import("./scene.js").Show, board: number, width: number, height: number}} props */
export function Alchemy({ show, board, width, height }) {
  const { format } = show.table.texts;
  const top = topOf({ width, height });
  return html`<${Card} show=${show} board=${board} width=${width} height=${height}>
    ${[0, 1].map(
      (row) =>
        html`<g key=${row}>
          <${HitTarget}
            show=${show}
            name=${format(row ? "board-teo-tech-bottom" : "board-teo-tech-top")}
            help="teotihuacan-help-board-5"
            box=${{ x: 6, y: top + 1 + row * 95, width: width - 12, height: 17 }}
            className="teo-condition"
          >
            ${
              row
                ? html`<${Pawns} count=${2} plus=${true} x=${12} y=${top + 4 + 95} />
                    <${Line}
                      tokens=${["/", glyph("power"), "4–5"]}
                      x=${56}
                      y=${top + 10 + 95}
                      size=${17.5}
                      anchor="start"
                    />`
                : html`<${Pawns} count=${1} plus=${true} x=${12} y=${top + 4} />`
            }
            <${Line} tokens=${["→", glyph("power_up")]} x=${width - 26} y=${top + 10 + row * 95} size=${17.5} />
          <//>
          ${COLUMNS.map((temple, column) => {
            const number = show.position.techs[row * 3 + column];
            return number === undefined
              ? null
              : html`<${Technology}
                  key=${temple}
                  show=${show}
                  number=${number}
                  temple=${temple}
                  x=${8 + column * 89}
                  y=${top + 18 + row * 95}
                />`;
          })}
        </g>`,
    )}
  <//>`;
}

/** @param {{show: import("./scene.js").Show, number: number, temple: string, x: number, y: number}} props */
function Technology({ show, number, temple, x, y }) {
  const { format } = show.table.texts;
  const owners = /** @type {number[]} */ (show.position.owners[number] ?? []);
  const [where = [], what = []] = technologySymbols(show.parts.amounts)[number] ?? [];
  const box = { x, y, width: 86, height: 76 };
  const name = format("board-teo-tech", {
    tile: message(`teotihuacan-tech-${number}`),
    temple: message(`teotihuacan-temple-${temple}`),
    owners: owners.length ? owners.map((seat) => show.table.seatName(seat)) : message("board-teo-nobody"),
  });
  return html`<${HitTarget}
    show=${show}
    target=${`tech:${number}`}
    name=${name}
    help=${`teotihuacan-tech-${number}.help`}
    box=${box}
    className=${`teo-tech teo-temple-${temple}`}
  >
    <rect class="teo-tile-face" ...${box} rx="6" />
    <path class="teo-tech-band" d=${`M${x} ${y + 18}V${y + 6}a6 6 0 0 1 6 -6H${x + 80}a6 6 0 0 1 6 6V${y + 18}Z`} />
    <text class="teo-tech-number" x=${x + 6} y=${y + 10}>${String(number).padStart(2, "0")}</text>
    <${Line}
      tokens=${["−", show.parts.technologies[number], glyph("gold")]}
      x=${x + 46}
      y=${y + 9.5}
      size=${17.5}
      width=${42}
    />
    <${Mark} name=${`temple_${temple}`} x=${x + 67} y=${y + 1.5} size=${16} />
    <${Line} tokens=${where} x=${x + 43} y=${y + 30} size=${18} width=${80} />
    <${Line} tokens=${what} x=${x + 43} y=${y + 48} size=${18} width=${80} />
    ${owners.map(
      (seat, at) =>
        html`<${Marker} key=${seat} colour=${colourOf(show, seat)} x=${x + 5 + at * 19} y=${y + 58} size=${16} />${
            hasCome(show, pieceOf.tech(number, seat))
              ? html`<${Corners} box=${{ x: x + 4 + at * 19, y: y + 57, width: 18, height: 18 }} />`
              : null
          }`,
    )}
  <//>`;
}
