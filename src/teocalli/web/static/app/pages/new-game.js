/** Setting up a new game: who sits where, which variant, which rules. */
import { useRef, useState } from "preact/hooks";
import { CONTROLS, controlText } from "../clock.js";
import { DifficultyField, hasLevels } from "../difficulty.js";
import { useDrawing } from "../drawing.js";
import { Header } from "../header.js";
import { html } from "../html.js";
import { OptionField } from "../option-field.js";
import { SeatsField } from "../seats-field.js";
import { startGame } from "../start-game.js";
import { Choice, Icon } from "../ui.js";
import { defaultRequest, lastRequest, rememberRequest, wantedGame } from "../new-game-defaults.js";
import { PageTitle } from "./title.js";

/** @param {{texts: import("../types.js").Texts, meta: import("../types.js").Meta}} props */
export function NewGamePage({ texts, meta }) {
  const [game, setGame] = useState(() => wantedGame(meta));
  return html`<${SetUp} key=${game} texts=${texts} meta=${meta} game=${game} onGame=${setGame} />`;
}

/** @typedef {import("../types.js").Texts} Texts */
/** @typedef {import("../types.js").Meta} Meta */

/** How long each may think. @param {{texts: Texts, value: string, onChange: (value: string) => void}} props */
function ClockField({ texts, value, onChange }) {
  return html`
    <label class="field-clock">
      <span>${texts.format("web-clock")}</span>
      <select value=${value} onChange=${(/** @type {any} */ event) => onChange(event.target.value)}>
        ${Object.entries(CONTROLS).map(
          ([each, control]) =>
            html`<option key=${each} value=${each} selected=${each === value}>${controlText(texts, control)}</option>`,
        )}
      </select>
    </label>
    <p class="hint">${texts.format("web-clock-help")}</p>
  `;
}

/** @param {{texts: Texts, meta: Meta, game: string, onGame: (game: string) => void}} props */
function SetUp({ texts, meta, game, onGame }) {
  const known = /** @type {import("../types.js").GameMeta} */ (meta.games[game]);
  const drawing = useDrawing(game);
  const [request, setRequest] = useState(() => lastRequest(meta, game));
  const [starting, setStarting] = useState(false);
  const [isPublic, setPublic] = useState(false);
  const [clock, setClock] = useState("none");
  const form = useRef(/** @type {HTMLFormElement | null} */ (null));

  const setOptions = (/** @type {Record<string, any>} */ chosen) =>
    setRequest((before) => ({ ...before, options: { ...before.options, ...chosen } }));
  const withLevels = hasLevels(known, request.seats.length);
  const ofLevels = known.options.filter((option) => known.difficulties?.options.includes(option.name));
  const finer = known.options.filter((option) => !option.front && !ofLevels.includes(option));
  const changed = finer.filter((option) => (request.options[option.name] ?? option.default) !== option.default);

  const alone = request.seats.filter(({ kind }) => kind === "person").length === 1;

  const start = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setStarting(true);
    rememberRequest(game, request);
    const played = Object.entries(request.options).filter(
      ([name]) => withLevels || !ofLevels.some((option) => option.name === name),
    );
    const takeBack = alone ? { take_back: request.takeBack !== false } : {};
    const forPeople = meta.people ? { public: isPublic, clock: CONTROLS[clock] } : {};
    const wish = { game, seats: request.seats, options: Object.fromEntries(played), ...takeBack, ...forPeople };
    if (!(await startGame(wish))) setStarting(false);
  };

  const field = (/** @type {import("../types.js").OptionMeta} */ option) =>
    html`<${OptionField}
      key=${option.name}
      texts=${texts}
      game=${game}
      option=${option}
      value=${request.options[option.name] ?? option.default}
      onChange=${(/** @type {any} */ value) => setOptions({ [option.name]: value })}
    />`;

  return html`
    <${PageTitle} text=${texts.format("web-new-game")} />
    <${Header} texts=${texts} game=${game} />
    <main class="page narrow">
      <h1 tabindex="-1">${texts.format("web-new-game")}</h1>
      <form class="new-game" ref=${form} onSubmit=${start}>
        ${
          Object.keys(meta.games).length > 1 &&
          html`
            <${Choice}
              legend=${texts.format("web-which-game")}
              name="game"
              values=${Object.keys(meta.games)}
              value=${game}
              label=${(/** @type {string} */ each) => texts.format(`${each}-title`)}
              onChange=${onGame}
            />
          `
        }
        <${SeatsField}
          texts=${texts}
          meta=${meta}
          game=${game}
          drawing=${drawing}
          seats=${request.seats}
          onChange=${(/** @type {import("../new-game-defaults.js").SeatRequest[]} */ seats) =>
            setRequest((before) => ({ ...before, seats }))}
        />
        ${
          meta.people &&
          html`
            <${Choice}
              legend=${texts.format("web-public")}
              name="public"
              values=${["no", "yes"]}
              value=${isPublic ? "yes" : "no"}
              label=${(/** @type {string} */ each) => texts.format(`web-public-${each}`)}
              onChange=${(/** @type {string} */ each) => setPublic(each === "yes")}
            />
            <p class="hint">${texts.format("web-people-help")}</p>
            <${ClockField} texts=${texts} value=${clock} onChange=${setClock} />
          `
        }
        ${
          request.seats.length === 1 && texts.has(`${game}-bot.help`)
            ? html`<p class="hint">
                ${texts.format("web-solo", { opponent: texts.format(`${game}-bot`) })}${" "}
                ${texts.format(`${game}-bot.help`)}
              </p>`
            : null
        }
        ${
          withLevels &&
          html`<${DifficultyField}
            texts=${texts}
            game=${game}
            known=${known}
            options=${request.options}
            onChoose=${setOptions}
            >${ofLevels.map(field)}<//
          >`
        }
        ${known.options.filter((option) => option.front).map(field)}
        ${
          alone &&
          html`
            <${Choice}
              legend=${texts.format("web-take-back")}
              name="take-back"
              values=${["yes", "no"]}
              value=${request.takeBack === false ? "no" : "yes"}
              label=${(/** @type {string} */ each) => texts.format(`web-take-back-${each}`)}
              onChange=${(/** @type {string} */ each) =>
                setRequest((before) => ({ ...before, takeBack: each === "yes" }))}
            />
            <p class="hint">${texts.format("web-take-back-help")}</p>
          `
        }
        <details class="finer" open=${changed.length > 0}>
          <summary>
            <span>${texts.format("web-options-finer")}</span>
            <span class="hint"
              >${
                changed.length > 0
                  ? texts.format("web-options-changed", { count: changed.length })
                  : texts.format("web-options-default")
              }</span
            >
          </summary>
          <div class="finer-options">${finer.map(field)}</div>
        </details>
        <div class="form-buttons">
          <button type="submit" class="primary large" disabled=${starting}>
            <${Icon} name="play" /> ${texts.format("web-start-game")}
          </button>
          <button type="button" class="large" onClick=${() => setRequest(defaultRequest(meta, game))}>
            ${texts.format("web-defaults")}
          </button>
        </div>
      </form>
    </main>
  `;
}
