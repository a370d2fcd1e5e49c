/** The seats of a new game: how many, and who sits on each. */
import { useEffect, useRef } from "preact/hooks";
import { botHelp, botTitle, chosenTime, longerTimes, offeredFor, ownTime, withTime, withoutTime } from "./bots.js";
import { html } from "./html.js";
import { notify } from "./notices.js";
import { Choice } from "./ui.js";

/**
 * @typedef {import("./types.js").Texts} Texts
 * @typedef {import("./types.js").Meta} Meta
 * @typedef {import("./types.js").BotsMeta} BotsMeta
 * @typedef {import("./types.js").Colour} Colour
 * @typedef {import("./new-game-defaults.js").SeatRequest} SeatRequest
 */

/** Value of the selection that stands for a person; bots stand under their own specification. */
const PERSON = "person";

/** Characters of a name at most, as the server has it. */
const NAME_LIMIT = 40;

/**
 * Seats for `count` players: those there are, filled up with further bots in free colours.
 * @param {SeatRequest[]} seats
 * @param {number} count
 * @param {Meta} meta
 * @param {string} game
 * @returns {SeatRequest[]}
 */
function resized(seats, count, meta, game) {
  const kept = seats.slice(0, count);
  const [first] = kept;
  if (count === 1 && first) return [{ ...first, kind: "person", bot: null }]; // alone against the game itself
  const bot = kept.filter((seat) => seat.bot).at(-1)?.bot ?? meta.games[game]?.bots.default ?? null;
  while (kept.length < count) {
    const colour = /** @type {Colour} */ (meta.colours.find((each) => kept.every((seat) => seat.colour !== each)));
    kept.push({ kind: "bot", name: "", colour, bot });
  }
  return kept;
}

/**
 * What everybody will be called who gets no name: so the server names them.
 * @param {Texts} texts
 * @param {Meta} meta
 * @param {SeatRequest[]} seats
 */
function namesIfNoneIsGiven(texts, meta, seats) {
  const host = seats.findIndex((seat) => !seat.bot);
  const alone = seats.filter((seat) => !seat.bot).length === 1;
  const free = meta.bot_names.filter((name) => seats.every((seat) => seat.name.trim() !== name));
  return seats.map((seat, at) => {
    if (!seat.bot && meta.people) return texts.format(at === host ? "web-seat-host" : "web-seat-invited");
    if (!seat.bot) return alone ? texts.format("name-you") : texts.format("name-player", { number: at + 1 });
    return (seat.name ? null : free.shift()) ?? "";
  });
}

/**
 * Everybody who can sit at a seat: a person, the levels, and set apart the simple bots.
 * @param {{texts: Texts, bots: BotsMeta, value: string, label?: string, onChange: (value: string) => void}} props
 */
export function WhoField({ texts, bots, value, label = texts.format("web-seat-who"), onChange }) {
  const option = (/** @type {string} */ each, /** @type {string} */ name) =>
    html`<option key=${each} value=${each} selected=${each === value}>${name}</option>`;
  return html`
    <label class="field">
      <span>${label}</span>
      <select value=${value} onChange=${(/** @type {any} */ event) => onChange(event.target.value)}>
        ${option(PERSON, texts.format("web-seat-person"))}
        ${
          bots.levels.length > 0 &&
          html`<optgroup label=${texts.format("web-seat-levels")}>
            ${bots.levels.map(({ bot }) => option(bot, botTitle(texts, bot)))}
          </optgroup>`
        }
        <optgroup label=${texts.format("web-seat-others")}>
          ${bots.others.map((bot) => option(bot, texts.format("web-seat-bot", { bot: botTitle(texts, bot) })))}
        </optgroup>
      </select>
    </label>
  `;
}

/**
 * How long a bot may think about a decision.
 * @param {{texts: Texts, bots: BotsMeta, bot: string, onChange: (bot: string) => void}} props
 */
function TimeField({ texts, bots, bot, onChange }) {
  const chosen = chosenTime(bot);
  const inWords = (/** @type {number} */ seconds) => texts.format("bot-seconds", { seconds });
  return html`
    <label class="field field-time">
      <span>${texts.format("web-seat-time")}</span>
      <select
        value=${chosen ?? ""}
        onChange=${(/** @type {any} */ event) =>
          onChange(withTime(bot, event.target.value === "" ? null : Number(event.target.value)))}
      >
        <option value="" selected=${chosen === null}>
          ${texts.format("web-seat-time-own", { time: inWords(ownTime(bots, bot) ?? 0) })}
        </option>
        ${longerTimes(bots, bot).map(
          (seconds) =>
            html`<option key=${seconds} value=${seconds} selected=${seconds === chosen}>${inWords(seconds)}</option>`,
        )}
      </select>
    </label>
  `;
}

/** What stands below a person: who that is. @param {Meta} meta @param {boolean} invited */
function personHelp(meta, invited) {
  if (invited) return "web-seat-invited-help";
  return meta.people ? "web-seat-host" : "web-seat-person-help";
}

/**
 * That a bot that was chosen does not play at such a table, and who does instead; null where it plays.
 * @param {Texts} texts
 * @param {BotsMeta} bots
 * @param {string | null} bot
 */
function insteadOf(texts, bots, bot) {
  const instead = bot && offeredFor(bots, bot);
  if (!bot || !instead || instead === bot) return null;
  return { id: "web-seat-instead", args: { bot: botTitle(texts, bot), instead: botTitle(texts, instead) } };
}

/**
 * Tells of bots whose seats others take because of what was just changed, wherever on the page that was.
 * @param {Texts} texts
 * @param {BotsMeta} bots
 * @param {SeatRequest[]} seats
 */
function useNoticeOfOthers(texts, bots, seats) {
  const replaced = [...new Set(seats.flatMap(({ bot }) => (insteadOf(texts, bots, bot) && bot) || []))];
  const told = useRef(replaced);
  useEffect(() => {
    for (const bot of replaced.filter((each) => !told.current.includes(each))) {
      const message = insteadOf(texts, bots, bot);
      if (message) notify(message);
    }
    told.current = replaced;
  });
}

/**
 * @param {{texts: Texts, meta: Meta, bots: BotsMeta, drawing: import("./types.js").Drawing | null, number: number,
 *   seat: SeatRequest, called: string, invited: boolean, onChange: (change: Partial<SeatRequest>) => void}} props
 *   invited: somebody will come by a link, and say who they are
 */
function SeatRow({ texts, meta, bots, drawing, number, seat, called, invited, onChange }) {
  const bot = seat.bot && offeredFor(bots, seat.bot);
  const instead = insteadOf(texts, bots, seat.bot);
  const choose = (/** @type {string} */ value) =>
    onChange(value === PERSON ? { kind: "person", bot: null } : { kind: "bot", bot: value });
  const help = bot ? botHelp(texts, bot) : texts.format(personHelp(meta, invited));
  const label = texts.format("web-seat", { number });
  return html`
    <li>
      <fieldset class="seat-row">
        <legend class="visually-hidden">${label}</legend>
        <span class="seat-mark" aria-hidden="true"
          >${drawing && html`<${drawing.SeatMark} colour=${seat.colour} size=${36} />`}</span
        >
        <${WhoField} texts=${texts} bots=${bots} value=${bot ? withoutTime(bot) : PERSON} onChange=${choose} />
        <label class="field field-name">
          <span>${texts.format("web-seat-name")}</span>
          <input
            type="text"
            dir="auto"
            maxlength=${NAME_LIMIT}
            autocomplete="off"
            disabled=${invited}
            value=${invited ? "" : seat.name}
            placeholder=${called}
            onInput=${(/** @type {any} */ event) => onChange({ name: event.target.value })}
          />
        </label>
        <label class="field">
          <span>${texts.format("web-seat-colour")}</span>
          <select
            value=${seat.colour}
            onChange=${(/** @type {any} */ event) => onChange({ colour: event.target.value })}
          >
            ${meta.colours.map(
              (colour) =>
                html`<option value=${colour} selected=${colour === seat.colour}>
                  ${texts.format(`web-colour-${colour}`)}
                </option>`,
            )}
          </select>
        </label>
        <div class="seat-help">
          <p class="hint">${instead && html`<strong>${texts.message(instead)}</strong>${" "}`}${help}</p>
          ${
            bot && longerTimes(bots, bot).length > 0
              ? html`<${TimeField}
                  texts=${texts}
                  bots=${bots}
                  bot=${bot}
                  onChange=${(/** @type {string} */ timed) => onChange({ bot: timed })}
                />`
              : null
          }
        </div>
      </fieldset>
    </li>
  `;
}

/**
 * @param {{texts: Texts, meta: Meta, game: string, bots: BotsMeta, drawing: import("./types.js").Drawing | null,
 *   seats: SeatRequest[], onChange: (seats: SeatRequest[]) => void}} props   bots: those that can sit at this table;
 *   seats: as they were chosen, with bots that may not play at it
 */
export function SeatsField({ texts, meta, game, bots, drawing, seats, onChange }) {
  useNoticeOfOthers(texts, bots, seats);
  const [fewest, most] = /** @type {[number, number]} */ (meta.games[game].players);
  const counts = Array.from({ length: most - fewest + 1 }, (_, number) => String(fewest + number));

  /** A colour that somebody else has is swapped, so that each is there once. */
  const change = (/** @type {number} */ at, /** @type {Partial<SeatRequest>} */ part) => {
    const former = seats[at]?.colour;
    onChange(
      seats.map((seat, number) => {
        if (number === at) return { ...seat, ...part };
        return part.colour && former && seat.colour === part.colour ? { ...seat, colour: former } : seat;
      }),
    );
  };

  const names = namesIfNoneIsGiven(texts, meta, seats);
  return html`
    <section class="seats" aria-labelledby="seats-heading">
      <div class="section-header">
        <h2 id="seats-heading">${texts.format("web-seats")}</h2>
        <${Choice}
          legend=${texts.format("web-seat-count")}
          name="seat-count"
          values=${counts}
          value=${String(seats.length)}
          label=${(/** @type {string} */ count) => count}
          hideLegend=${true}
          onChange=${(/** @type {string} */ count) => onChange(resized(seats, Number(count), meta, game))}
        />
      </div>
      <ol class="seat-list">
        ${seats.map(
          (seat, at) => html`
            <${SeatRow}
              key=${at}
              texts=${texts}
              meta=${meta}
              bots=${bots}
              drawing=${drawing}
              number=${at + 1}
              seat=${seat}
              called=${names[at]}
              invited=${meta.people && !seat.bot && at !== seats.findIndex(({ bot }) => !bot)}
              onChange=${(/** @type {Partial<SeatRequest>} */ part) => change(at, part)}
            />
          `,
        )}
      </ol>
    </section>
  `;
}
