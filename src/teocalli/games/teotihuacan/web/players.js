/** The players: points, goods, workers, tiles, masks, Technologies, tracks, and the salary that is due. */
import { useState } from "preact/hooks";
import { botTag, botTitle } from "teocalli/bots.js";
import { html } from "teocalli/html.js";
import { tip } from "teocalli/board/tooltips.js";
import { DieIcon, SeatMark, workersOfSeat } from "./dice.js";
import { pieceAttributesOf, pieceOf, workerKey } from "./keys.js";
import { message, numberOf, workerName } from "./names.js";
import { colourOf, nameOf, seatsOf, showOf } from "./scene.js";
import { technologySymbols } from "./effects.js";
import { Glyph, Line, lineWidth } from "./icons/symbol.js";
import { hasCome, hitAttributes } from "./hit-target.js";
import { DiscoveryShape, discoveryName, isMask } from "./tiles.js";
import { TeotibotTiles } from "./bot.js";
import { lastChanges } from "./changes.js";

/** @typedef {import("teocalli/types.js").Table} Table */
/** @typedef {import("./scene.js").Show} Show */

const GOODS = { cocoa: "cocoa", wood: "w", stone: "s", gold: "g" };
const TRACKS = ["blue", "red", "green", "avenue", "track"];

/** Only parts of the player who decides can be chosen. @param {Show} show @param {number} seat @param {string} key */
const ownTarget = ({ position }, seat, key) => (seat === (position.to_move ?? position.turn_of) ? key : null);

/**
 * Attributes and look of something that may be a target.
 * @param {Show} show
 * @param {string} look
 * @param {Parameters<typeof hitAttributes>[1]} named
 */
function chosenClass(show, look, { target }) {
  const offered = target ? show.scene.targets.get(target) : undefined;
  if (!offered) return look;
  return `${look} teo-offered${offered.chosen ? " teo-offered-chosen" : ""}${
    offered.refused ? " teo-offered-refused" : ""
  }`;
}

/**
 * A named part in the panel.
 * @param {{show: Show, look: string, named: Parameters<typeof hitAttributes>[1], piece?: import("./keys.js").Piece,
 *   nth?: number,
 *   children?: any}} props
 *   `piece`: the name by which its movements are followed and marked, `nth`: so many others have it
 */
function Item({ show, look, named, piece, nth, children }) {
  const came = piece && hasCome(show, piece, nth) ? " teo-new" : "";
  return html`<span
    class=${`${chosenClass(show, look, named)}${came}`}
    ...${piece && pieceAttributesOf(piece)}
    ...${hitAttributes(show, named)}
    >${children}</span
  >`;
}

/**
 * An amount that the last action made greater or smaller says so.
 * @param {Show} show
 * @param {number} seat
 * @param {string} name
 */
function trend({ changes, position }, seat, name) {
  const before = changes.from.get(pieceOf.amount(seat, name).name)?.step;
  return before === undefined ? "" : before < position.players[seat][name] ? " teo-more" : " teo-fewer";
}

/** @param {{show: Show, seat: number}} props */
function Goods({ show, seat }) {
  const player = show.position.players[seat];
  return html`<span class="teo-goods">
    ${Object.entries(GOODS).map(
      ([good, letter]) =>
        html`<${Item}
          key=${good}
          show=${show}
          look=${`teo-good${player[good] ? "" : " teo-none"}${trend(show, seat, good)}`}
          named=${{
            name: show.table.texts.format(`teotihuacan-amount-${good}`, { count: player[good] }),
            help: `teotihuacan-help-${good}`,
            target: ownTarget(show, seat, `good:${letter}`),
          }}
        >
          <${Glyph} name=${good} size=${17} /><b>${player[good]}</b><//
        >`,
    )}
  </span>`;
}

/** Temples, Avenue and Pyramid track as numbers. @param {{show: Show, seat: number}} props */
function Tracks({ show, seat }) {
  const { format } = show.table.texts;
  const player = show.position.players[seat];
  const name = (/** @type {string} */ track) =>
    track === "avenue" || track === "track"
      ? format(`teotihuacan-${track}-name`, { player: show.table.seatName(seat), step: player[track] })
      : format("teotihuacan-temple-name", {
          temple: message(`teotihuacan-temple-${track}.title`),
          player: show.table.seatName(seat),
          step: player[track],
        });
  const moved = (/** @type {string} */ track) => show.changes.from.has(pieceOf.marker(seat, track).name);
  return html`<span class="teo-standings">
    ${TRACKS.map(
      (track) =>
        html`<${Item}
          key=${track}
          show=${show}
          look=${`teo-place-chip teo-chip-${track}${moved(track) ? " teo-more" : ""}`}
          named=${{ name: name(track), help: `teotihuacan-help-${track}` }}
        >
          <${Glyph}
            name=${track === "avenue" || track === "track" ? track : `temple_${track}`}
            size=${15}
          />${player[track]}<//
        >`,
    )}
  </span>`;
}

/** What an Eclipse would demand, and whether there is enough. @param {{show: Show, seat: number}} props */
function Salary({ show, seat }) {
  const { cocoa } = show.position.players[seat];
  const { salary: due } = /** @type {any} */ (show.table.shown.projection[seat]);
  const { format } = show.table.texts;
  const name =
    cocoa < due ? format("board-teo-salary-short", { due, missing: due - cocoa }) : format("board-teo-salary", { due });
  return html`<${Item}
    show=${show}
    look=${cocoa < due ? "teo-salary teo-short" : "teo-salary"}
    named=${{ name, help: "teotihuacan-help-salary" }}
  >
    <${Glyph} name="dark" size=${14} />−${due}<//
  >`;
}

/** All workers of a seat, wherever they are; the fourth on the wheel last. @param {{show: Show, seat: number}} props */
function Workers({ show, seat }) {
  const { wheel } = show.position.players[seat];
  const colour = colourOf(show, seat);
  const help = (/** @type {boolean} */ locked) => (locked ? "teotihuacan-help-locked" : "teotihuacan-help-worker");
  return html`<span class="teo-crew">
    ${workersOfSeat(show.position, seat).map((worker, at) => {
      return html`<${Item}
        key=${`${worker.word}${at}`}
        show=${show}
        look="teo-crew-die"
        piece=${pieceOf.die(worker)}
        nth=${worker.nth}
        named=${{
          name: workerName(show, worker),
          help: help(worker.locked),
          target: ownTarget(show, seat, workerKey(worker)),
        }}
      >
        <${DieIcon} colour=${colour} power=${worker.power} size=${19} locked=${worker.locked} /><small
          >${worker.board}</small
        ><//
      >`;
    })}
    ${
      wheel
        ? html`<${Item}
            show=${show}
            look="teo-crew-die teo-on-wheel"
            named=${{
              name: show.table.texts.format("board-teo-wheel", { player: show.table.seatName(seat) }),
              help: "teotihuacan-help-wheel",
              target: ownTarget(show, seat, "wheel"),
            }}
          >
            <${DieIcon} colour=${colour} power=${3} size=${20} /><small>○</small><//
          >`
        : null
    }
  </span>`;
}

/** A Technology with what it does. @param {Show} show @param {number} number */
const techName = ({ table }, number) =>
  table.texts.format("board-teo-own-tech", {
    tech: message(`teotihuacan-tech-${number}`),
    effect: message(`teotihuacan-tech-${number}.help`),
  });

/** What a Technology gives, in symbols. @param {{show: Show, number: number}} props */
function TechEffect({ show, number }) {
  const [, tokens = []] = technologySymbols(show.parts.amounts)[number] ?? [];
  const width = lineWidth(tokens) * 18;
  return html`<svg
    class="teo-tech-what"
    viewBox=${`0 0 ${width} 20`}
    width=${width * 0.85}
    height="17"
    aria-hidden="true"
  >
    <${Line} tokens=${tokens} x=${width / 2} y=${10} size=${18} />
  </svg>`;
}

/** @param {{show: Show, seat: number}} props */
function Technologies({ show, seat }) {
  return html`<span class="teo-own-techs">
    ${show.position.players[seat].techs.map(
      (/** @type {number} */ number) =>
        html`<${Item}
          key=${number}
          show=${show}
          look="teo-tech-chip"
          piece=${pieceOf.owned(seat, number)}
          named=${{ name: techName(show, number), help: `teotihuacan-tech-${number}.help` }}
          >${String(number).padStart(2, "0")}<${TechEffect} show=${show} number=${number}
        /><//>`,
    )}
  </span>`;
}

/**
 * Tiles of one kind; used ones lie face down.
 * @param {{show: Show, seat: number, kind: string, count: number, used: boolean}} props
 */
function OwnTile({ show, seat, kind, count, used }) {
  const place = message(used ? "board-teo-used" : "board-teo-unused", { player: show.table.seatName(seat), count });
  return html`<${Item}
    show=${show}
    look=${used ? "teo-own-tile teo-used" : "teo-own-tile"}
    piece=${pieceOf.own(used, seat, kind)}
    named=${{
      name: discoveryName(show, kind, place),
      help: `teotihuacan-kind-${kind}.help`,
      target: used ? null : ownTarget(show, seat, `own:${kind}`),
    }}
  >
    ${
      used
        ? [...Array(count).keys()].map((each) => html`<${Glyph} key=${each} name="discovery" size=${13} />`)
        : html`<svg width="23" height="23" viewBox="0 0 40 40" aria-hidden="true">
              <${DiscoveryShape} show=${show} kind=${kind} x=${1} y=${1} size=${38} withCost=${false} />
            </svg>
            ${count > 1 ? html`<b>${count}</b>` : null}`
    }<//
  >`;
}

/** What the masks are worth in every Eclipse. @param {{show: Show, sets: number[], points: number}} props */
function MaskValue({ show, sets, points }) {
  const name = show.table.texts.format("board-teo-masks", { sizes: sets.map(String), points });
  return html`<${Item} show=${show} look="teo-mask-value" named=${{ name, help: "teotihuacan-help-masks" }}
    >=${points}<//
  >`;
}

/**
 * Masks with what their sets are worth, the other unused tiles, then used ones.
 * @param {{show: Show, seat: number}} props
 */
function Tiles({ show, seat }) {
  const { unused, used, masks } = show.position.players[seat];
  const tiles = (
    /** @type {Record<string, number>} */ some,
    /** @type {boolean} */ turned,
    /** @type {(kind: string) => boolean} */ wanted,
  ) =>
    Object.entries(some)
      .filter(([kind]) => wanted(kind))
      .map(
        ([kind, count]) =>
          html`<${OwnTile}
            key=${`${turned}${kind}`}
            show=${show}
            seat=${seat}
            kind=${kind}
            count=${count}
            used=${turned}
          />`,
      );
  return html`<span class="teo-own-tiles">
    ${
      masks.sets.length
        ? html`<span class="teo-masks"
            >${tiles(unused, false, isMask)}<${MaskValue} show=${show} sets=${masks.sets} points=${masks.points}
          /></span>`
        : null
    }
    ${tiles(unused, false, (kind) => !isMask(kind))}${tiles(used, true, () => true)}
  </span>`;
}

/**
 * Starting tiles that were kept, and a Discovery tile that waits beside one.
 * @param {{show: Show, seat: number}} props
 */
function Starting({ show, seat }) {
  const { beside } = show.position;
  const { format } = show.table.texts;
  return html`<span class="teo-starting">
    ${show.position.players[seat].starting.map(
      (/** @type {string} */ tile) =>
        html`<${Item}
            key=${tile}
            show=${show}
            look="teo-start-chip"
            piece=${pieceOf.starting(seat, tile)}
            named=${{ name: format(`teotihuacan-start-${tile}`), help: `teotihuacan-start-${tile}.help` }}
            >${numberOf(show.parts, tile)}<//
          >
          ${
            beside[tile]
              ? html`<${OwnTile} show=${show} seat=${seat} kind=${beside[tile]} count=${1} used=${false} />`
              : null
          }`,
    )}
  </span>`;
}

/** @param {{show: Show, seat: number}} props */
function Player({ show, seat }) {
  const [open, setOpen] = useState(false);
  const { table, position } = show;
  const { format } = table.texts;
  const player = position.players[seat];
  const name = nameOf(show, seat);
  const colour = colourOf(show, seat);
  const next = table.shown.projection[seat]?.next ?? 0;
  const order =
    position.first === null ? null : ((seat - position.first + position.players.length) % position.players.length) + 1;
  const isTurn = seat === (position.turn_of ?? position.to_move);
  return html`<li
    class=${`teo-player${isTurn ? " teo-turn" : ""}${open ? " teo-open" : ""}`}
    style=${`--seat: var(--seat-${colour})`}
    aria-current=${isTurn ? "true" : null}
  >
    <div class="teo-panel">
      <div class="teo-player-row teo-player-head">
        <button type="button" class="teo-player-name" aria-expanded=${open} onClick=${() => setOpen(!open)}>
          <${SeatMark} colour=${colour} size=${22} /><span class="teo-name" title=${name}>${name}</span>
          ${
            order
              ? html`<small
                  ...${tip(table, "teotihuacan-help-order", format("teotihuacan-order-number", { number: order }))}
                  >${order}.</small
                >`
              : null
          }
          ${
            table.view.seats[seat]?.bot
              ? html`<small title=${botTitle(table.texts, table.view.seats[seat].bot)}
                  >${botTag(table.texts, table.view.seats[seat].bot)}</small
                >`
              : null
          }
          ${isTurn ? html`<span class="visually-hidden">${format("board-turn")}</span>` : null}
        </button>
        <${Goods} show=${show} seat=${seat} />
        <${Item}
          show=${show}
          look=${`teo-score${trend(show, seat, "vp")}`}
          named=${{
            name: format("teotihuacan-amount-vp", { count: player.vp }),
            help: "teotihuacan-help-score",
            target: ownTarget(show, seat, "good:vp"),
          }}
          ><${Glyph} name="vp" size=${17} /><b>${player.vp}</b><//
        >
      </div>
      <div class="teo-player-row teo-player-body">
        <${Workers} show=${show} seat=${seat} /><${Tracks} show=${show} seat=${seat} />
      </div>
      <div class="teo-player-row teo-player-body">
        <${Technologies} show=${show} seat=${seat} /><${Tiles} show=${show} seat=${seat} /><${Starting}
          show=${show}
          seat=${seat}
        />
        ${position.bot && seat === 1 ? null : html`<${Salary} show=${show} seat=${seat} />`}
        <${Item}
          show=${show}
          look=${next < 0 ? "teo-next teo-less" : "teo-next"}
          named=${{ name: format("board-teo-next", { points: next }), help: "teotihuacan-help-projection" }}
          >${next < 0 ? `−${-next}` : `+${next}`}<//
        >
      </div>
    </div>
  </li>`;
}

/** @param {{table: Table, scene: import("./scene.js").Scene}} props */
export function TablePlayers({ table, scene }) {
  const show = showOf(table, scene, lastChanges(table, scene.position));
  return html`<ul
      class=${`teo-players teo-players-${show.position.players.length}`}
      aria-label=${table.texts.format("board-players")}
    >
      ${seatsOf(show).map((seat) => html`<${Player} key=${seat} show=${show} seat=${seat} />`)}
    </ul>
    ${show.position.bot ? html`<${TeotibotTiles} show=${show} />` : null}`;
}
