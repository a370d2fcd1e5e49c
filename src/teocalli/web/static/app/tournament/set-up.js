/** Setting up a tournament: what is played, how rounds are made, what happens when somebody is not there. */
import { botsAt, botTitle, isOffered } from "../bots.js";
import { CONTROLS } from "../clock.js";
import { html } from "../html.js";
import { ClockField, FinerOptions, GameField, OptionFields, SelectField, YesNoField } from "../new-game-fields.js";
import { Choice } from "../ui.js";

/**
 * @typedef {import("../types.js").Texts} Texts
 * @typedef {import("../types.js").Meta} Meta
 * @typedef {import("./requests.js").Kind} Kind
 * @typedef {{name: string, game: string, options: Record<string, any>, players: number, kind: Kind, rounds: number,
 *   alike: boolean, clock: string, absent: "bot" | "lose", bot: string, fill: boolean, byItself: boolean, late: number,
 *   rated: boolean}} Wish
 * @typedef {{texts: Texts, meta: Meta, wish: Wish, change: (part: Partial<Wish>) => void}} Props
 */

const KINDS = /** @type {const} */ (["swiss", "round_robin", "duplicate"]);
const [MOST_ROUNDS, NAME_LIMIT] = [30, 40];

/** Numbers of players at a table, of which a game knows some. */
const SEATS = [2, 3, 4];

/** @param {Meta} meta @param {string} game */
const seatsOf = (meta, game) => {
  const [low = 2, high = 4] = meta.games[game]?.players ?? [];
  return SEATS.filter((count) => count >= low && count <= high);
};

/** @param {Meta} meta @param {string} game @returns {Wish} */
export function firstWish(meta, game) {
  return {
    name: "",
    game,
    options: {},
    players: seatsOf(meta, game)[0] ?? 2,
    kind: "swiss",
    rounds: 3,
    alike: false,
    clock: "turn-5m",
    absent: "bot",
    bot: meta.games[game]?.bots.default ?? "",
    fill: true,
    byItself: true,
    late: 1,
    rated: false,
  };
}

/** What the server is asked for. @param {Wish} wish */
export const bodyOf = ({ clock, byItself, ...wish }) => ({
  ...wish,
  alike: wish.kind === "swiss" && wish.alike,
  rounds: wish.kind === "swiss" ? wish.rounds : 1,
  late: wish.kind === "swiss" ? Math.min(wish.late, wish.rounds) : 1,
  clock: CONTROLS[clock] ?? null,
  by_itself: byItself,
});

/** What it is called. @param {Props} props */
export function NameField({ texts, wish, change }) {
  return html`
    <label class="field field-name">
      <span>${texts.format("web-tournament-name")}</span>
      <input
        type="text"
        dir="auto"
        required
        maxlength=${NAME_LIMIT}
        value=${wish.name}
        onInput=${(/** @type {any} */ event) => change({ name: event.target.value })}
      />
    </label>
  `;
}

/** Which game, with how many at a table, by which rules. @param {Props} props */
export function PlayedFields({ texts, meta, wish, change }) {
  const { game } = wish;
  const known = /** @type {import("../types.js").GameMeta} */ (meta.games[game]);
  const front = known.options.filter((option) => option.front);
  const ofLevels = known.difficulties?.options ?? [];
  const finer = known.options.filter((option) => !option.front && !ofLevels.includes(option.name));
  const onChoose = (/** @type {Record<string, any>} */ chosen) => change({ options: { ...wish.options, ...chosen } });
  const options = { texts, game, chosen: wish.options, onChoose };
  return html`
    <${GameField}
      texts=${texts}
      games=${Object.keys(meta.games).filter((each) => seatsOf(meta, each).length > 0)}
      game=${game}
      onGame=${(/** @type {string} */ each) => change({ ...firstWish(meta, each), name: wish.name })}
    />
    <${Choice}
      legend=${texts.format("web-tournament-players")}
      name="players"
      values=${seatsOf(meta, game).map(String)}
      value=${String(wish.players)}
      label=${(/** @type {string} */ each) => each}
      onChange=${(/** @type {string} */ each) => change({ players: Number(each) })}
    />
    <${OptionFields} ...${options} options=${front} />
    <${FinerOptions} ...${options} options=${finer} />
  `;
}

/**
 * Yes or no about a part of the wish. `name`: what its texts are called by.
 * @param {Pick<Props, "texts" | "wish" | "change"> & {name: string, part: "alike" | "byItself" | "fill" | "rated",
 *   yesFirst?: boolean}} props
 */
function YesOrNo({ texts, wish, change, name, part, yesFirst = false }) {
  return html`
    <${YesNoField}
      texts=${texts}
      name=${name}
      values=${yesFirst ? ["yes", "no"] : ["no", "yes"]}
      value=${wish[part]}
      id=${`web-tournament-${name}`}
      help=${`web-tournament-${name}-help`}
      onChange=${(/** @type {boolean} */ value) => change({ [part]: value })}
    />
  `;
}

/** How rounds are made. @param {Props} props */
export function KindFields({ texts, wish, change }) {
  return html`
    <${Choice}
      legend=${texts.format("web-tournament-kind")}
      name="kind"
      values=${KINDS}
      value=${wish.kind}
      label=${(/** @type {Kind} */ each) => texts.format(`web-tournament-kind-${each}`)}
      onChange=${(/** @type {Kind} */ kind) => change({ kind })}
    />
    <p class="hint">${texts.format(`web-tournament-kind-${wish.kind}.help`)}</p>
    ${
      wish.kind === "swiss" &&
      html`
        <label class="field field-clock">
          <span>${texts.format("web-tournament-rounds")}</span>
          <input
            type="number"
            required
            min="1"
            max=${MOST_ROUNDS}
            value=${wish.rounds}
            onInput=${(/** @type {any} */ event) => change({ rounds: Number(event.target.value) })}
          />
        </label>
        <${YesOrNo} ...${{ texts, wish, change }} name="alike" part="alike" />
        ${wish.rounds > 1 && html`<${LateField} ...${{ texts, wish, change }} />`}
      `
    }
    <${YesOrNo} ...${{ texts, wish, change }} name="by-itself" part="byItself" yesFirst />
  `;
}

/** Until which round somebody may come late. @param {Pick<Props, "texts" | "wish" | "change">} props */
function LateField({ texts, wish, change }) {
  const last = Math.min(wish.rounds, MOST_ROUNDS);
  return html`
    <${SelectField}
      label=${texts.format("web-tournament-late")}
      values=${Array.from({ length: last }, (_, n) => String(n + 1))}
      value=${String(Math.min(wish.late, last))}
      text=${(/** @type {string} */ round) =>
        texts.format(`web-tournament-late-${round === "1" ? "no" : "round"}`, { round: Number(round) })}
      onChange=${(/** @type {string} */ late) => change({ late: Number(late) })}
    />
    <p class="hint">${texts.format("web-tournament-late-help")}</p>
  `;
}

/** Whether games count for ratings. @param {Props} props */
export function RatedField({ texts, wish, change }) {
  return html` <${YesOrNo} ...${{ texts, wish, change }} name="rated" part="rated" /> `;
}

/** How long each may think, and what happens when somebody is not there. @param {Props} props */
export function AbsentFields({ texts, meta, wish, change }) {
  const known = /** @type {import("../types.js").GameMeta} */ (meta.games[wish.game]);
  const bots = botsAt(known, { players: wish.players, options: wish.options });
  const offered = [...bots.levels.map(({ bot }) => bot), ...bots.others];
  const bot = isOffered(bots, wish.bot) ? wish.bot : (offered[0] ?? wish.bot);
  return html`
    <${ClockField}
      texts=${texts}
      value=${wish.clock}
      help="web-tournament-clock-help"
      onChange=${(/** @type {string} */ clock) => change({ clock })}
    />
    <${Choice}
      legend=${texts.format("web-tournament-absent")}
      name="absent"
      values=${/** @type {const} */ (["bot", "lose"])}
      value=${wish.absent}
      label=${(/** @type {string} */ each) => texts.format(`web-tournament-absent-${each}`)}
      onChange=${(/** @type {"bot" | "lose"} */ absent) => change({ absent })}
    />
    <${YesOrNo} ...${{ texts, wish, change }} name="fill" part="fill" yesFirst />
    <${SelectField}
      label=${texts.format("web-tournament-bot")}
      values=${offered}
      value=${bot}
      text=${(/** @type {string} */ each) => botTitle(texts, each)}
      onChange=${(/** @type {string} */ chosen) => change({ bot: chosen })}
    />
  `;
}
