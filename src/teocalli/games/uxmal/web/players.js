/** The players: whose turn it is, scores and projection, hands, and priests in supply. */
import { useState } from "preact/hooks";
import { botTag } from "teocalli/bots.js";
import { html } from "teocalli/html.js";
import { previewsOf, selectionOf } from "./acting.js";
import { tip } from "teocalli/board/tooltips.js";
import { lastChanges } from "./changes.js";
import { cardsMessage } from "./messages.js";
import { CardIcon, CardShape, IDOLS, PriestIcon } from "./icons/symbol.js";
import { signed } from "./targets.js";

/** @typedef {import("./types.js").Table} Table */

/** Priests that each player began with. */
const PRIESTS = 3;
/** Cards of one idol that are drawn; a number says how many there are. */
const LARGEST_FAN = 5;

/** @param {Table} table @param {number} seat @returns {number} cards in hand, also when they are hidden */
function handSize(table, seat) {
  const hand = table.shown.position.hands[seat] ?? {};
  return hand.total ?? IDOLS.reduce((sum, idol) => sum + Number(hand[idol] ?? 0), 0);
}

/** Cards won or lost lately. @param {{change: number | undefined}} props */
function CardChange({ change }) {
  return change ? html`<i class="ux-card-change" aria-hidden="true">${signed(change)}</i>` : null;
}

/** Cards of one idol, fanned. @param {{table: Table, idol: string, count: number, change: number | undefined}} props */
function Fan({ table, idol, count, change }) {
  const name = table.texts.message(cardsMessage(count, idol));
  const shown = Math.min(count, LARGEST_FAN);
  return html`<li>
    <span class="ux-fan" role="img" aria-label=${name}>
      ${Array.from(
        { length: shown },
        (_, index) =>
          html`<span key=${index} style=${`--at: ${index - (shown - 1) / 2}`}>
            <${CardShape} symbol=${idol} size=${30} />
          </span>`,
      )}
      ${count > 1 ? html`<b aria-hidden="true">${count}</b>` : null}<${CardChange} change=${change} />
    </span>
  </li>`;
}

/**
 * The last cards of an idol that have gone lately: there is nothing left to see but that.
 * @param {{idol: string, change: number}} props
 */
function GoneCards({ idol, change }) {
  return html`<li aria-hidden="true">
    <span class="ux-fan ux-gone">
      <span><${CardShape} symbol=${idol} size=${30} /></span><${CardChange} change=${change} />
    </span>
  </li>`;
}

/** @param {{table: Table, seat: number}} props */
function Hand({ table, seat }) {
  const { format } = table.texts;
  const hand = table.shown.position.hands[seat] ?? {};
  const changes = lastChanges(table).cards[seat] ?? {};
  const told = IDOLS.filter((idol) => hand[idol] || changes[idol]);
  const total = handSize(table, seat);
  const label = format("board-hand", {
    player: table.seatName(seat),
    cards: { id: "uxmal-card-total", args: { count: total } },
  });
  return html`<div
    class="ux-hand"
    data-anchor=${`hand-${seat}`}
    tabindex="0"
    role="group"
    aria-label=${label}
    ...${tip(table, "uxmal-help-hand", label)}
  >
    ${
      hand.total !== undefined
        ? html`<p class="ux-hidden-hand">
            ${format("uxmal-card-total", { count: total })}<${CardChange} change=${changes.total} />
          </p>`
        : html`<ul>
            ${told.map((idol) =>
              hand[idol]
                ? html`<${Fan}
                    key=${idol}
                    table=${table}
                    idol=${idol}
                    count=${Number(hand[idol])}
                    change=${changes[idol]}
                  />`
                : html`<${GoneCards} key=${idol} idol=${idol} change=${changes[idol]} />`,
            )}
          </ul>`
    }
    ${total ? null : html`<p class="ux-no-cards">${format("board-no-cards")}</p>`}
  </div>`;
}

/** Whether this seat may place a priest now and has not begun to. @param {Table} table @param {number} seat */
function mayPlace(table, seat) {
  return seat === table.view.to_move && previewsOf(table, "place").length > 0 && selectionOf(table).mode !== "place";
}

/** Priests that wait to be placed; one's own are another way to begin. @param {{table: Table, seat: number}} props */
function Supply({ table, seat }) {
  const { supply, priests } = table.shown.position;
  const count = supply[seat] ?? 0;
  const colour = table.view.seats[seat]?.colour ?? "pink";
  const name = table.texts.format("uxmal-supply-name", { player: table.seatName(seat), count });
  const places = Math.max(count, Math.min(PRIESTS, count + (priests[seat]?.length ?? 0)));
  const icons = Array.from(
    { length: places },
    (_, index) => html`<${PriestIcon} key=${index} colour=${colour} size=${30} empty=${index >= count} />`,
  );
  const place = () => (table.selection.value = { mode: "place" });
  const help = tip(table, "uxmal-help-supply", name);
  return mayPlace(table, seat)
    ? html`<button type="button" class="ux-supply" aria-label=${name} onClick=${place} ...${help}>${icons}</button>`
    : html`<span class="ux-supply" role="img" aria-label=${name} ...${help}>${icons}</span>`;
}

/** @param {{table: Table, seat: number}} props */
function Player({ table, seat }) {
  const { format } = table.texts;
  const [open, setOpen] = useState(false);
  const { turn, scores } = table.shown.position;
  const { name, colour, kind, bot } = table.view.seats[seat] ?? { name: "", colour: "pink", kind: "person", bot: null };
  const next = table.shown.projection[seat]?.next ?? 0;
  const score = scores[seat] ?? 0;
  const isTurn = turn === seat;
  const isOwn = seat === table.view.viewer;
  const cardChange = Object.values(lastChanges(table).cards[seat] ?? {}).reduce((sum, each) => sum + each, 0);
  return html`<li
    class=${`ux-player${isTurn ? " ux-turn" : ""}${open ? " ux-open" : ""}${isOwn ? " ux-own" : ""}`}
    style=${`--seat: var(--seat-${colour})`}
    aria-current=${isTurn ? "true" : null}
  >
    <button type="button" class="ux-player-head" aria-expanded=${open} onClick=${() => setOpen(!open)}>
      <${PriestIcon} colour=${colour} size=${38} />
      <span class="ux-player-name" title=${name}
        >${name}${kind === "bot" ? html`<small>${botTag(table.texts, bot)}</small>` : null}</span
      >
      <span class="ux-score" ...${tip(table, "uxmal-help-score")}>
        <span class="visually-hidden">${format("board-score", { points: score })}</span
        ><b aria-hidden="true">${score}</b>
      </span>
      <span class="ux-next" ...${tip(table, "uxmal-help-projection")}>
        <span class="visually-hidden">${format("board-next", { points: next })}</span
        ><span aria-hidden="true">+${next}</span>
      </span>
      <span class="ux-hand-count" aria-hidden="true"
        ><${CardIcon} />${handSize(table, seat)}${
          cardChange ? html`<i class="ux-count-change">${signed(cardChange)}</i>` : null
        }</span
      >
      ${isTurn ? html`<span class="visually-hidden">${format("board-turn")}</span>` : null}
    </button>
    <div class="ux-player-body"><${Supply} table=${table} seat=${seat} /><${Hand} table=${table} seat=${seat} /></div>
  </li>`;
}

/** @param {{table: Table}} props */
export function Players({ table }) {
  return html`<ul class="ux-players" aria-label=${table.texts.format("board-players")}>
    ${table.view.seats.map(({ seat }) => html`<${Player} key=${seat} table=${table} seat=${seat} />`)}
  </ul>`;
}
