/** A board of the ring as a card: number, name, what lies on it, and the tray for the dice. */
import { html } from "../app/html.js";
import { Dice, Die, workersOn } from "./dice.js";
import { boardMessage, boardName, message } from "./names.js";
import { Line, Mark, glyph } from "./symbols.js";
import { Thing } from "./thing.js";
import { DiscoveryTile } from "./tiles.js";

/** @typedef {import("./scene.js").Show} Show */
/** @typedef {import("./thing.js").Box} Box */

export const HEADER = 28;
const TRAY = 44;

/** The board's name as the button of the whole card. @param {{show: Show, board: number, width: number, height: number}} props */
function Heading({ show, board, width, height }) {
  const target = `board:${board}`;
  const offered = show.scene.targets.get(target);
  const box = offered ? { x: 1, y: 1, width: width - 2, height: height - 2 } : { x: 2, y: 2, width: width - 4, height: HEADER - 4 };
  return html`<${Thing} show=${show} target=${target} name=${boardName(show, board)} help=${`teotihuacan-help-board-${board}`} box=${box} round=${10} className="teo-heading" badgeAt=${{ x: width - 8, y: HEADER / 2 }}>
    <path class="teo-band" d=${`M0 ${HEADER}V10A10 10 0 0 1 10 0H${width - 10}A10 10 0 0 1 ${width} 10V${HEADER}Z`} />
    <circle class="teo-number-disc" cx="17" cy="14" r="11" /><text class="teo-number" x="17" y="14.500">${board}</text>
    <text class="teo-title" x="36" y="14.500">${show.table.texts.message(boardMessage(board))}</text>
  <//>`;
}

/** The general area with its dice, and what counts there. @param {{show: Show, board: number, width: number, height: number}} props */
function Tray({ show, board, width, height }) {
  const { format } = show.table.texts;
  const { arrival } = show.position;
  const notes = show.scene.notes.get(board) ?? [];
  const top = height - TRAY - 6;
  const box = { x: 6, y: top, width: width - 12, height: TRAY };
  const here = arrival?.board === board;
  const name = here
    ? format("board-teo-area-arrived", { board: boardMessage(board), count: arrival.colours })
    : format("board-teo-area", { board: boardMessage(board) });
  const noted = here ? 62 : 0;
  return html`<g>
    <${Thing} show=${show} target=${`area:${board}`} name=${name} help=${here ? "teotihuacan-help-colours" : "teotihuacan-help-area"} box=${box} round=${8}>
      <rect class="teo-tray" ...${box} rx="8" />
      ${here ? html`<g class=${show.scene.marks.has(`colours:${board}`) ? "teo-colours teo-counts" : "teo-colours"}><rect x=${width - 66} y=${top + 7} width="54" height="30" rx="15" />
        <circle cx=${width - 54} cy=${top + 22} r="5" /><circle cx=${width - 48} cy=${top + 18} r="5" /><circle cx=${width - 47} cy=${top + 25} r="5" />
        <text class="teo-figure" x=${width - 27} y=${top + 22.500} font-size="18">${arrival.colours}</text></g>` : null}
    <//>
    <${Dice} show=${show} board=${board} x=${13} y=${top + 6} width=${width - 26 - noted} size=${32} />
    ${notes.map((note, line) => html`<text key=${line} class="teo-note" x=${width - 12} y=${top - 8 - 15 * (notes.length - 1 - line)}>${note}</text>`)}
  </g>`;
}

/**
 * A card of the ring with its upper left corner at the origin.
 * @param {{show: Show, board: number, width: number, height: number, children?: any}} props
 */
export function Card({ show, board, width, height, children }) {
  const target = show.scene.targets.get(`board:${board}`);
  const choose = target ? () => show.scene.choose(`board:${board}`) : undefined;
  return html`<g class=${`teo-card${show.position.arrival?.board === board ? " teo-arrived" : ""}`} onClick=${choose}>
    <rect class="teo-card-face" width=${width} height=${height} rx="10" />
    <${Heading} show=${show} board=${board} width=${width} height=${height} />
    ${children}
    <${Tray} show=${show} board=${board} width=${width} height=${height} />
  </g>`;
}

/** Figures of workers standing for so many of them. @param {{count: number, x: number, y: number, size?: number, plus?: boolean}} props */
export function Pawns({ count, x, y, size = 11, plus = false }) {
  return html`${[...Array(count).keys()].map((at) => html`<${Mark} key=${at} name="worker" x=${x + at * (size + 1)} y=${y} size=${size} />`)}
    ${plus ? html`<text class="teo-small" x=${x + count * (size + 1) + 4} y=${y + size / 2}>+</text>` : null}`;
}

/** Power-ups of an action. @param {{count: number, x: number, y: number, size?: number}} props */
export function PowerUps({ count, x, y, size = 14 }) {
  return html`${[...Array(count).keys()].map((at) => html`<${Mark} key=${at} name="power_up" x=${x + at * (size - 2)} y=${y} size=${size} />`)}`;
}

/** The place of a worshipping worker, with the one that is locked there. @param {{show: Show, workers: import("./dice.js").Worker[], x: number, y: number}} props */
export function Slot({ show, workers, x, y }) {
  return html`<rect class="teo-slot" x=${x} y=${y} width="44" height="44" rx="7" />
    ${workers.map((worker, at) => html`<${Die} key=${at} show=${show} worker=${worker} x=${x + 4 + at * 8} y=${y + 4} size=${32} />`)}`;
}

/** Both benefits of a Worship together cost 1 cocoa. @param {{first: string, x: number, y: number}} props */
export function Both({ first, x, y }) {
  return html`<${Line} tokens=${[glyph(first), "+", glyph("discovery")]} x=${x} y=${y - 11} size=${18} />
    <${Line} tokens=${["−1", glyph("cocoa")]} x=${x} y=${y + 11} size=${18} />`;
}

/** The tile on a board, or the gap it left. @param {{show: Show, board: number, x: number, y: number, size?: number}} props */
export function BoardTile({ show, board, x, y, size = 52 }) {
  const kind = show.position.tiles[board];
  return kind
    ? html`<${DiscoveryTile} show=${show} kind=${kind} x=${x} y=${y} size=${size} place=${boardMessage(board)} target=${`tile:${board}`} piece=${`tile:${board}:${kind}`} />`
    : html`<rect class="teo-gap" x=${x} y=${y} width=${size} height=${size} rx="6" />`;
}

/**
 * The Worship space of a temple board: where the worker is locked, the step or the tile it may take, and 1 cocoa for both.
 * @param {{show: Show, board: number, temple: string, width: number}} props
 */
export function Worship({ show, board, temple, width }) {
  const { format } = show.table.texts;
  const locked = workersOn(show, board).filter((worker) => worker.locked);
  const step = temple === "any" ? message("board-teo-any-temple") : message(`teotihuacan-temple-${temple}`);
  const name = format("board-teo-worship", { board: boardMessage(board), step });
  const box = { x: 10, y: HEADER + 5, width: width - 20, height: 58 };
  return html`<g>
    <${Thing} show=${show} target=${`worship:${board}`} name=${name} help="teotihuacan-help-worship-space" box=${box} round=${8}>
      <rect class="teo-worship" ...${box} rx="8" />
      <${Mark} name=${`temple_${temple}`} x=${84} y=${HEADER + 15} size=${38} />
      <text class="teo-or" x="141" y=${HEADER + 34}>/</text>
      <${Both} first=${`temple_${temple}`} x=${width - 36} y=${HEADER + 34} />
    <//>
    <${Slot} show=${show} workers=${locked} x=${18} y=${HEADER + 12} />
    <${BoardTile} show=${show} board=${board} x=${160} y=${HEADER + 8} />
  </g>`;
}
