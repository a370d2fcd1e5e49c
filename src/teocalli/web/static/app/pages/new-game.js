/** Setting up a new game: who sits where, which variant, which rules. */
import { useState } from "preact/hooks";
import { botsAt, offeredFor } from "../bots.js";
import { CONTROLS } from "../clock.js";
import { DifficultyField, hasLevels } from "../difficulty.js";
import { useDrawing } from "../drawing.js";
import { Header } from "../header.js";
import { html } from "../html.js";
import {
  CoachField,
  FinerOptions,
  GameField,
  OptionFields,
  PeopleFields,
  SoloHint,
  TakeBackField,
} from "../new-game-fields.js";
import { SeatsField } from "../seats-field.js";
import { account } from "../me.js";
import { startGame } from "../start-game.js";
import { Icon } from "../ui.js";
import { defaultRequest, lastRequest, rememberRequest, wantedGame } from "../new-game-defaults.js";
import { PageTitle } from "./title.js";

/** @param {{texts: import("../types.js").Texts, meta: import("../types.js").Meta}} props */
export function NewGamePage({ texts, meta }) {
  const [game, setGame] = useState(() => wantedGame(meta));
  return html`<${SetUp} key=${game} texts=${texts} meta=${meta} game=${game} onGame=${setGame} />`;
}

/** @typedef {import("../types.js").Texts} Texts */
/** @typedef {import("../types.js").Meta} Meta */

/** @type {import("../new-game-fields.js").ForPeople} */
const FOR_PEOPLE = { isPublic: false, clock: "none", shuffle: "server", rated: false };

/** Which options are asked for where. @param {import("../types.js").GameMeta} known @param {number} seats */
function optionsOf(known, seats) {
  const front = known.options.filter((option) => option.front);
  const ofLevels = known.options.filter((option) => known.difficulties?.options.includes(option.name));
  const finer = known.options.filter((option) => !option.front && !ofLevels.includes(option));
  return { front, ofLevels, finer, withLevels: hasLevels(known, seats) };
}

/**
 * The options that are played by: those that only levels set count where there are levels.
 * @param {Record<string, any>} options
 * @param {ReturnType<typeof optionsOf>} groups
 */
const playedOptions = (options, { ofLevels, withLevels }) =>
  Object.fromEntries(
    Object.entries(options).filter(([name]) => withLevels || !ofLevels.some((option) => option.name === name)),
  );

/**
 * What the server is asked for.
 * @param {string} game
 * @param {import("../new-game-defaults.js").GameRequest} request
 * @param {Record<string, any>} options   those that are played by
 * @param {import("../types.js").BotsMeta} bots   those that can sit at this table
 * @param {import("../new-game-fields.js").ForPeople | null} people
 */
function bodyOf(game, request, options, bots, people) {
  const seats = request.seats.map((seat) => ({ ...seat, bot: seat.bot && offeredFor(bots, seat.bot) }));
  const takeBack = isAlone(request) ? { take_back: request.takeBack !== false } : {};
  const forPeople = people
    ? {
        public: people.isPublic,
        clock: CONTROLS[people.clock],
        shuffle: people.shuffle,
        rated: people.rated && mayCount(request),
      }
    : {};
  return { game, seats, options, ...takeBack, ...forPeople };
}

/**
 * Whether a game could count for ratings: somebody with an account wants to play with people alone.
 * @param {import("../new-game-defaults.js").GameRequest} request
 */
const mayCount = ({ seats }) =>
  account.value !== null && seats.length > 1 && seats.every(({ kind }) => kind === "person");

/** Whether one person plays. @param {import("../new-game-defaults.js").GameRequest} request */
const isAlone = ({ seats }) => seats.filter(({ kind }) => kind === "person").length === 1;

/** @param {{texts: Texts, meta: Meta, game: string, onGame: (game: string) => void}} props */
function SetUp({ texts, meta, game, onGame }) {
  const known = /** @type {import("../types.js").GameMeta} */ (meta.games[game]);
  const [request, setRequest] = useState(() => lastRequest(meta, game));
  const [starting, setStarting] = useState(false);
  const [people, setPeople] = useState(FOR_PEOPLE);
  const groups = optionsOf(known, request.seats.length);
  const played = playedOptions(request.options, groups);
  const bots = botsAt(known, { players: request.seats.length, options: played });
  const start = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setStarting(true);
    rememberRequest(game, request);
    if (!(await startGame(bodyOf(game, request, played, bots, meta.people ? people : null)))) setStarting(false);
  };
  return html`
    <${PageTitle} text=${texts.format("web-new-game")} />
    <${Header} texts=${texts} game=${game} />
    <main class="page narrow">
      <h1 tabindex="-1">${texts.format("web-new-game")}</h1>
      <form class="new-game" onSubmit=${start}>
        <${GameField} texts=${texts} games=${Object.keys(meta.games)} game=${game} onGame=${onGame} />
        <${Fields} ...${{ texts, meta, game, known, groups, bots, request, setRequest, people, setPeople }} />
        <p><a href=${`/setup/${encodeURIComponent(game)}`}>${texts.format("web-setup-link-start")}</a></p>
        <${Buttons} texts=${texts} disabled=${starting} onDefaults=${() => setRequest(defaultRequest(meta, game))} />
      </form>
    </main>
  `;
}

/**
 * Everything between the choice of the game and the button that begins it.
 * @param {any} props
 */
function Fields({ texts, meta, game, known, groups, bots, request, setRequest, people, setPeople }) {
  const drawing = useDrawing(game);
  const change = (/** @type {object} */ part) => setRequest((/** @type {object} */ before) => ({ ...before, ...part }));
  const options = { texts, game, chosen: request.options, onChoose: setOptions };
  /** @param {Record<string, any>} chosen */
  function setOptions(chosen) {
    setRequest((/** @type {any} */ before) => ({ ...before, options: { ...before.options, ...chosen } }));
  }
  return html`
    <${SeatsField}
      ...${{ texts, meta, game, bots, drawing }}
      seats=${request.seats}
      onChange=${(/** @type {import("../new-game-defaults.js").SeatRequest[]} */ seats) => change({ seats })}
    />
    ${
      meta.people &&
      html`<${PeopleFields} texts=${texts} value=${people} mayCount=${mayCount(request)} onChange=${setPeople} />`
    }
    ${request.seats.length === 1 && html`<${SoloHint} texts=${texts} game=${game} />`}
    ${
      groups.withLevels &&
      html`<${DifficultyField} ...${{ texts, game, known }} options=${request.options} onChoose=${setOptions}
        ><${OptionFields} ...${options} options=${groups.ofLevels}
      /><//>`
    }
    <${OptionFields} ...${options} options=${groups.front} />
    ${
      isAlone(request) &&
      html`<${TakeBackField}
        texts=${texts}
        value=${request.takeBack !== false}
        onChange=${(/** @type {boolean} */ takeBack) => change({ takeBack })}
      />`
    }
    ${isAlone(request) && html`<${CoachField} texts=${texts} />`}
    <${FinerOptions} ...${options} options=${groups.finer} />
  `;
}

/** @param {{texts: Texts, disabled: boolean, onDefaults: () => void}} props */
function Buttons({ texts, disabled, onDefaults }) {
  return html`<div class="form-buttons">
    <button type="submit" class="primary large" disabled=${disabled}>
      <${Icon} name="play" /> ${texts.format("web-start-game")}
    </button>
    <button type="button" class="large" onClick=${onDefaults}>${texts.format("web-defaults")}</button>
  </div>`;
}
