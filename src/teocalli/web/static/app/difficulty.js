/** Levels of difficulty: which one the options of a game amount to, and choosing one for a new game. */
import { html } from "./html.js";
import { ValueChoice } from "./option-field.js";

/**
 * @typedef {import("./types.js").Texts} Texts
 * @typedef {import("./types.js").GameMeta} GameMeta
 */

/** Stands for settings that no level has. */
const OWN = "own";

/** Whether a game of so many players has levels. @param {GameMeta} known @param {number} players */
export function hasLevels({ difficulties }, players) {
  return difficulties !== null && players >= difficulties.players[0] && players <= difficulties.players[1];
}

/**
 * The level's name, or `OWN`. Options that are not named have their defaults.
 * @param {GameMeta} known
 * @param {Record<string, any>} options
 */
function levelOf(known, options) {
  const valueOf = (/** @type {string} */ name) =>
    options[name] ?? known.options.find((option) => option.name === name)?.default;
  const fits = (/** @type {Record<string, any>} */ settings) =>
    Object.entries(settings).every(([name, value]) => valueOf(name) === value);
  return known.difficulties?.levels.find((level) => fits(level.options))?.name ?? OWN;
}

/** @param {string} game @param {string} level */
const textId = (game, level) => (level === OWN ? "difficulty-own" : `difficulty-${game}-${level}`);

/** Says which level is played, where there are levels. @param {{table: import("./types.js").Table}} props */
export function LevelLine({ table }) {
  const { texts, view, meta } = table;
  const players = view.seats.filter(({ kind }) => kind !== "automaton").length;
  if (!hasLevels(meta, players)) return null;
  const level = texts.format(textId(view.game, levelOf(meta, view.options)));
  return html`<p class="hint level-line">${texts.format("difficulty-is", { level })}</p>`;
}

/**
 * The choice of a level, with the single settings below it.
 * @param {{texts: Texts, game: string, known: GameMeta, options: Record<string, any>, onChoose: (options:
 *   Record<string, any>) => void, children: any}} props
 */
export function DifficultyField({ texts, game, known, options, onChoose, children }) {
  const levels = known.difficulties?.levels ?? [];
  const chosen = levelOf(known, options);
  const names = levels.map((level) => level.name);
  const choose = (/** @type {string} */ name) => onChoose(levels.find((level) => level.name === name)?.options ?? {});
  return html`
    <${ValueChoice}
      texts=${texts}
      id=${`difficulty-${game}`}
      values=${chosen === OWN ? [...names, OWN] : names}
      chosen=${chosen}
      textId=${(/** @type {string} */ name) => textId(game, name)}
      onChange=${choose}
    >
      <details class="finer level-settings">
        <summary>${texts.format("web-difficulty-settings")}</summary>
        <div class="finer-options">${children}</div>
      </details>
    <//>
  `;
}
