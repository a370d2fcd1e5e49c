/** A board of the ring as a card: number, name, what lies on it, and the tray for the dice. */
import { html } from "teocalli/html.js";
import { pieceOf } from "./keys.js";
import { Dice, Die, workersOn } from "./dice.js";
import { boardMessage, boardName, message } from "./names.js";
import { Line, Mark, glyph } from "./icons/symbol.js";
import { HitTarget } from "./hit-target.js";
import { DiscoveryTile } from "./tiles.js";

/** @typedef {import("./scene.js").Show} Show */
/** @typedef {import("./hit-target.js").Box} Box */

const HEADER = 28;
/** Head of a card above or below the city: its dice stand there. */
const WIDE_HEADER = 46;
/** What a card beside the city shows is drawn for this height, its tray for dice included. */
const DRAWN = 269;
const TRAY = { least: 44, most: 58, gap: 6 };

/** Cards above and below the city are wide and low. @param {{width: number, height: number}} card */
const isWide = ({ width, height }) => width > 1.6 * height;

/** Where the dice stand. @param {{width: number, height: number}} card @returns {Box} */
function trayBox({ width, height }) {
  if (isWide({ width, height })) return { x: 164, y: 4, width: width - 170, height: WIDE_HEADER - 8 };
  const high = Math.min(TRAY.most, TRAY.least + (height - DRAWN) / 2);
  return { x: TRAY.gap, y: height - high - TRAY.gap, width: width - 2 * TRAY.gap, height: high };
}

/**
 * Where what lies on a card begins: what height it has to spare stands above and below.
 * @param {{width: number, height: number}} card
 */
export function topOf(card) {
  return isWide(card)
    ? WIDE_HEADER
    : HEADER + Math.max(0, (card.height - DRAWN - (trayBox(card).height - TRAY.least)) / 2);
}

/**
 * The board's name as the button of the whole card.
 * @param {{show: Show, board: number, width: number, height: number}} props
 */
function Heading({ show, board, width, height }) {
  const target = `board:${board}`;
  const offered = show.scene.targets.get(target);
  const head = isWide({ width, height }) ? WIDE_HEADER : HEADER;
  const box = offered
    ? { x: 1, y: 1, width: width - 2, height: height - 2 }
    : { x: 2, y: 2, width: width - 4, height: head - 4 };
  return html`<${HitTarget}
    show=${show}
    target=${target}
    name=${boardName(show, board)}
    help=${`teotihuacan-help-board-${board}`}
    box=${box}
    round=${10}
    className="teo-heading"
    badgeAt=${{ x: width - 8, y: HEADER / 2 }}
  >
    <path class="teo-band" d=${`M0 ${head}V10A10 10 0 0 1 10 0H${width - 10}A10 10 0 0 1 ${width} 10V${head}Z`} />
    <circle class="teo-number-disc" cx="17" cy=${head / 2} r="11" /><text class="teo-number" x="17" y=${head / 2 + 0.5}
      >${board}</text
    >
    <text class="teo-title" x="36" y=${head / 2 + 0.5}>${show.table.texts.message(boardMessage(board))}</text>
  <//>`;
}

/**
 * The colours present where the worker that moves has arrived.
 * @param {{show: Show, board: number, right: number, middle: number, count: number}} props
 */
function Colours({ show, board, right, middle, count }) {
  return html`<g class=${show.scene.marks.has(`colours:${board}`) ? "teo-colours teo-counts" : "teo-colours"}
    ><rect x=${right - 60} y=${middle - 15} width="54" height="30" rx="15" />
    <circle cx=${right - 48} cy=${middle} r="5" /><circle cx=${right - 42} cy=${middle - 4} r="5" /><circle
      cx=${right - 41}
      cy=${middle + 3}
      r="5"
    />
    <text class="teo-figure" x=${right - 21} y=${middle + 0.5} font-size="18">${count}</text></g
  >`;
}

/**
 * The general area with its dice, and what counts there.
 * @param {{show: Show, board: number, width: number, height: number}} props
 */
function Tray({ show, board, width, height }) {
  const { format } = show.table.texts;
  const { arrival } = show.position;
  const box = trayBox({ width, height });
  const here = arrival?.board === board;
  const name = here
    ? format("board-teo-area-arrived", { board: boardMessage(board), count: arrival.colours })
    : format("board-teo-area", { board: boardMessage(board) });
  const size = Math.min(box.height - 8, 42);
  return html`<g>
    <${HitTarget}
      show=${show}
      target=${`area:${board}`}
      name=${name}
      help=${here ? "teotihuacan-help-colours" : "teotihuacan-help-area"}
      box=${box}
      round=${8}
      badgeAt=${{ x: box.x + box.width - 2, y: isWide({ width, height }) ? box.y + box.height : box.y }}
    >
      <rect class="teo-tray" ...${box} rx="8" />
      ${
        here
          ? html`<${Colours}
              show=${show}
              board=${board}
              right=${box.x + box.width}
              middle=${box.y + box.height / 2}
              count=${arrival.colours}
            />`
          : null
      }
    <//>
    <${Dice}
      show=${show}
      board=${board}
      x=${box.x + 7}
      y=${box.y + (box.height - size) / 2}
      width=${box.width - 14 - (here ? 62 : 0)}
      size=${size}
    />
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

/**
 * Figures of workers standing for so many of them.
 * @param {{count: number, x: number, y: number, size?: number, plus?: boolean}} props
 */
export function Pawns({ count, x, y, size = 11, plus = false }) {
  return html`${[...Array(count).keys()].map(
    (at) => html`<${Mark} key=${at} name="worker" x=${x + at * (size + 1)} y=${y} size=${size} />`,
  )}
  ${plus ? html`<text class="teo-small" x=${x + count * (size + 1) + 4} y=${y + size / 2}>+</text>` : null}`;
}

/** Power-ups of an action. @param {{count: number, x: number, y: number, size?: number}} props */
export function PowerUps({ count, x, y, size = 14 }) {
  return html`${[...Array(count).keys()].map(
    (at) => html`<${Mark} key=${at} name="power_up" x=${x + at * (size - 2)} y=${y} size=${size} />`,
  )}`;
}

/**
 * The place of a worshipping worker, with the one that is locked there.
 * @param {{show: Show, workers: import("./dice.js").Worker[], x: number, y: number}} props
 */
export function Slot({ show, workers, x, y }) {
  return html`<rect class="teo-slot" x=${x} y=${y} width="44" height="44" rx="7" />${workers.map(
      (worker, at) =>
        html`<${Die} key=${at} show=${show} worker=${worker} x=${x + 4 + at * 8} y=${y + 4} size=${32} />`,
    )}`;
}

/** Both benefits of a Worship together cost 1 cocoa. @param {{first: string, x: number, y: number}} props */
export function Both({ first, x, y }) {
  return html`<${Line} tokens=${[glyph(first), "+", glyph("discovery")]} x=${x} y=${y - 11} size=${18} />
    <${Line} tokens=${["−1", glyph("cocoa")]} x=${x} y=${y + 11} size=${18} />`;
}

/**
 * The tile on a board, or the gap it left.
 * @param {{show: Show, board: number, x: number, y: number, size?: number}} props
 */
export function BoardTile({ show, board, x, y, size = 52 }) {
  const kind = show.position.tiles[board];
  return kind
    ? html`<${DiscoveryTile}
        show=${show}
        kind=${kind}
        x=${x}
        y=${y}
        size=${size}
        place=${boardMessage(board)}
        target=${`tile:${board}`}
        piece=${pieceOf.tile(board, kind)}
      />`
    : html`<rect class="teo-gap" x=${x} y=${y} width=${size} height=${size} rx="6" />`;
}

/**
 * The Worship space of a temple board: where the worker is locked, the step or the tile it may take, and 1 cocoa for
 * both.
 * @param {{show: Show, board: number, temple: string, width: number, top: number}} props `top`: where what lies on the
 *   card begins
 */
export function Worship({ show, board, temple, width, top }) {
  const { format } = show.table.texts;
  const locked = workersOn(show, board).filter((worker) => worker.locked);
  const step = temple === "any" ? message("board-teo-any-temple") : message(`teotihuacan-temple-${temple}`);
  const name = format("board-teo-worship", { board: boardMessage(board), step });
  const box = { x: 10, y: top + 5, width: width - 20, height: 58 };
  return html`<g>
    <${HitTarget}
      show=${show}
      target=${`worship:${board}`}
      name=${name}
      help="teotihuacan-help-worship-space"
      box=${box}
      round=${8}
    >
      <rect class="teo-worship" ...${box} rx="8" />
      <${Mark} name=${`temple_${temple}`} x=${84} y=${top + 15} size=${38} />
      <text class="teo-or" x="141" y=${top + 34}>/</text>
      <${Both} first=${`temple_${temple}`} x=${width - 36} y=${top + 34} />
    <//>
    <${Slot} show=${show} workers=${locked} x=${18} y=${top + 12} />
    <${BoardTile} show=${show} board=${board} x=${160} y=${top + 8} />
  </g>`;
}
