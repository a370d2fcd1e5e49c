/** The seats of a new game: how many, and who sits on each. */
import { html } from "./html.js";
import { Choice } from "./ui.js";

/**
 * @typedef {import("./types.js").Texts} Texts
 * @typedef {import("./types.js").Meta} Meta
 * @typedef {import("./types.js").Colour} Colour
 * @typedef {import("./wishes.js").SeatWish} SeatWish
 */

/** Value of the selection that stands for a person; bots stand under their own name. */
const PERSON = "person";

/** Characters of a name at most, as the server has it. */
const NAME_LIMIT = 40;

/**
 * Seats for `count` players: those there are, filled up with further bots in free colours.
 * @param {SeatWish[]} seats
 * @param {number} count
 * @param {Meta} meta
 * @param {string} game
 * @returns {SeatWish[]}
 */
function resized(seats, count, meta, game) {
  const kept = seats.slice(0, count);
  const [first] = kept;
  if (count === 1 && first) return [{ ...first, kind: "person", bot: null }]; // alone against the game itself
  const bot = kept.filter((seat) => seat.bot).at(-1)?.bot ?? meta.games[game]?.bots.at(-1) ?? null;
  while (kept.length < count) {
    const colour = /** @type {Colour} */ (meta.colours.find((each) => kept.every((seat) => seat.colour !== each)));
    kept.push({ kind: "bot", name: "", colour, bot });
  }
  return kept;
}

/**
 * @param {{texts: Texts, meta: Meta, game: string, drawing: import("./types.js").Drawing | null, number: number,
 *   seat: SeatWish, onChange: (change: Partial<SeatWish>) => void}} props
 */
function SeatRow({ texts, meta, game, drawing, number, seat, onChange }) {
  const bots = meta.games[game]?.bots ?? [];
  const choose = (/** @type {string} */ value) =>
    onChange(value === PERSON ? { kind: "person", bot: null } : { kind: "bot", bot: value });
  const help = seat.kind === "bot" ? texts.format(`bot-${seat.bot}.help`) : texts.format("web-seat-person-help");
  const label = texts.format("web-seat", { number });
  return html`
    <li>
      <fieldset class="seat-row">
        <legend class="visually-hidden">${label}</legend>
        <span class="seat-mark" aria-hidden="true">${drawing && html`<${drawing.SeatMark} colour=${seat.colour} size=${36} />`}</span>
        <label class="field">
          <span>${texts.format("web-seat-who")}</span>
          <select value=${seat.bot ?? PERSON} onChange=${(/** @type {any} */ event) => choose(event.target.value)}>
            <option value=${PERSON} selected=${!seat.bot}>${texts.format("web-seat-person")}</option>
            ${bots.map((bot) => html`<option value=${bot} selected=${bot === seat.bot}>${texts.format("web-seat-bot", { bot: texts.format(`bot-${bot}`) })}</option>`)}
          </select>
        </label>
        <label class="field field-name">
          <span>${texts.format("web-seat-name")}</span>
          <input type="text" dir="auto" maxlength=${NAME_LIMIT} autocomplete="off" value=${seat.name}
            placeholder=${texts.format("web-seat-name-default")}
            onInput=${(/** @type {any} */ event) => onChange({ name: event.target.value })} />
        </label>
        <label class="field">
          <span>${texts.format("web-seat-colour")}</span>
          <select value=${seat.colour} onChange=${(/** @type {any} */ event) => onChange({ colour: event.target.value })}>
            ${meta.colours.map((colour) => html`<option value=${colour} selected=${colour === seat.colour}>${texts.format(`web-colour-${colour}`)}</option>`)}
          </select>
        </label>
        <p class="hint seat-help">${help}</p>
      </fieldset>
    </li>
  `;
}

/**
 * @param {{texts: Texts, meta: Meta, game: string, drawing: import("./types.js").Drawing | null, seats: SeatWish[],
 *   onChange: (seats: SeatWish[]) => void}} props
 */
export function SeatsField({ texts, meta, game, drawing, seats, onChange }) {
  const [fewest, most] = /** @type {[number, number]} */ (meta.games[game]?.players);
  const counts = Array.from({ length: most - fewest + 1 }, (_, number) => String(fewest + number));

  /** A colour that somebody else has is swapped, so that each is there once. */
  const change = (/** @type {number} */ at, /** @type {Partial<SeatWish>} */ part) => {
    const former = seats[at]?.colour;
    onChange(
      seats.map((seat, number) => {
        if (number === at) return { ...seat, ...part };
        return part.colour && former && seat.colour === part.colour ? { ...seat, colour: former } : seat;
      }),
    );
  };

  return html`
    <section class="seats" aria-labelledby="seats-heading">
      <div class="section-header">
        <h2 id="seats-heading">${texts.format("web-seats")}</h2>
        <${Choice} legend=${texts.format("web-seat-count")} name="seat-count" values=${counts} value=${String(seats.length)}
          label=${(/** @type {string} */ count) => count} hideLegend=${true}
          onChange=${(/** @type {string} */ count) => onChange(resized(seats, Number(count), meta, game))} />
      </div>
      <ol class="seat-list">
        ${seats.map(
          (seat, at) => html`
            <${SeatRow} key=${at} texts=${texts} meta=${meta} game=${game} drawing=${drawing} number=${at + 1} seat=${seat}
              onChange=${(/** @type {Partial<SeatWish>} */ part) => change(at, part)} />
          `,
        )}
      </ol>
    </section>
  `;
}
