/** The bar on top of every page, with the settings. */
import { useState } from "preact/hooks";
import { hasTable, help, toggleHelp } from "./help.js";
import { html } from "./html.js";
import { late } from "./late.js";
import { me } from "./me.js";
import { meta } from "./meta.js";
import {
  ANIMATIONS,
  COACHES,
  CONFIRMATIONS,
  LANGUAGES,
  MARKS,
  NAMES,
  settings,
  setAnimation,
  setCoach,
  setConfirmations,
  setLanguage,
  setMarks,
  setNames,
  setSounds,
  setTheme,
  SOUNDS,
  THEMES,
} from "./settings.js";
import { withTexts } from "./texts.js";
import { Choice, Dialog, Icon } from "./ui.js";

/** @typedef {import("./types.js").Texts} Texts */

const DeviceNotices = late("notices", async () => (await withTexts("notices", import("./reminders.js"))).DeviceNotices);

/** What each language calls itself: never translated. */
const LANGUAGE_NAMES = /** @type {Record<string, string>} */ ({ en: "English", de: "Deutsch", fr: "Français" });

/** @param {{texts: Texts, onClose: () => void}} props */
function SettingsDialog({ texts, onClose }) {
  const { language, theme, animation, confirmations, sounds, names, marks, coach } = settings.value;
  return html`
    <${Dialog} title=${texts.format("web-settings")} closeLabel=${texts.format("web-close")} onClose=${onClose}>
      <div class="settings">
        <${Choice}
          legend=${texts.format("web-language")}
          name="language"
          values=${LANGUAGES}
          value=${language}
          label=${(/** @type {string} */ tag) => LANGUAGE_NAMES[tag]}
          onChange=${setLanguage}
        />
        <${Choice}
          legend=${texts.format("web-theme")}
          name="theme"
          values=${THEMES}
          value=${theme}
          label=${(/** @type {string} */ each) => texts.format(`web-theme-${each}`)}
          onChange=${setTheme}
        />
        <${Choice}
          legend=${texts.format("web-animation")}
          name="animation"
          values=${ANIMATIONS}
          value=${animation}
          label=${(/** @type {string} */ each) => texts.format(`web-animation-${each}`)}
          onChange=${setAnimation}
        />
        <p class="hint">${texts.format("web-animation-help")}</p>
        <${Choice}
          legend=${texts.format("web-confirmations")}
          name="confirmations"
          values=${CONFIRMATIONS}
          value=${confirmations}
          label=${(/** @type {string} */ each) => texts.format(`web-confirmations-${each}`)}
          onChange=${setConfirmations}
        />
        <p class="hint">${texts.format("web-confirmations-help")}</p>
        <${Choice}
          legend=${texts.format("web-sounds")}
          name="sounds"
          values=${SOUNDS}
          value=${sounds}
          label=${(/** @type {string} */ each) => texts.format(`web-sounds-${each}`)}
          onChange=${setSounds}
        />
        ${meta.value?.notices && me.value && html`<${DeviceNotices} texts=${texts} />`}
        <${Choice}
          legend=${texts.format("web-names")}
          name="names"
          values=${NAMES}
          value=${names}
          label=${(/** @type {string} */ each) => texts.format(`web-names-${each}`)}
          onChange=${setNames}
        />
        <p class="hint">${texts.format("web-names-help")}</p>
        <${Choice}
          legend=${texts.format("web-marks")}
          name="marks"
          values=${MARKS}
          value=${marks}
          label=${(/** @type {string} */ each) => texts.format(`web-names-${each}`)}
          onChange=${setMarks}
        />
        <p class="hint">${texts.format("web-marks-help")}</p>
        <${Choice}
          legend=${texts.format("web-coach")}
          name="coach"
          values=${COACHES}
          value=${coach}
          label=${(/** @type {string} */ each) => texts.format(`web-coach-${each}`)}
          onChange=${setCoach}
        />
        <p class="hint">${texts.format("web-coach-help")}</p>
        <h3>${texts.format("web-keys")}</h3>
        <${Keys} texts=${texts} />
      </div>
    <//>
  `;
}

/** Keys that games have beside those of the frame: the text `{game}-key` with its `help`. @param {Texts} texts */
const keysOfGames = (texts) =>
  Object.keys(meta.value?.games ?? {})
    .filter((game) => texts.has(`${game}-key`))
    .map((game) => [texts.format(`${game}-key`), texts.format(`${game}-key.help`)]);

/** Keys with what they do. @param {{texts: Texts}} props */
export function Keys({ texts }) {
  const keys = [
    ["?", "rules"],
    ["F6", "part"],
    ["L", "log"],
    ["B …", "action"],
    ["↵", "confirm"],
    ["U", "undo"],
    ["I", "hint"],
    ["A", "analyse"],
    ["V", "line"],
    ["Y N", "answer"],
    ["G", "point"],
    ["← →", "playback"],
    ["Esc", "escape"],
  ].map(([key, what]) => [key, texts.format(`web-key-${what}`)]);
  return html`
    <dl class="keys">
      ${[...keys, ...keysOfGames(texts)].map(
        ([key, what]) =>
          html`<div key=${what}>
            <dt><kbd>${key}</kbd></dt>
            <dd>${what}</dd>
          </div>`,
      )}
    </dl>
  `;
}

/**
 * To the rules: beside the board where a table is open, else on their page.
 * @param {{texts: Texts, game: string}} props
 */
function RulesLink({ texts, game }) {
  const inside = html`<${Icon} name="rules" /><span class="wide-only">${texts.format("web-rules")}</span>`;
  const title = texts.format("web-rules-key");
  if (!hasTable.value)
    return html`<a class="button quiet" data-rules href=${`/rules/${game}`} title=${title}>${inside}</a>`;
  return html`<button
    type="button"
    class="quiet"
    aria-expanded=${help.value !== null}
    aria-controls="help"
    aria-label=${texts.format("web-rules")}
    title=${title}
    onClick=${toggleHelp}
  >
    ${inside}
  </button>`;
}

/**
 * @param {{texts: Texts, game: string | null, title?: any, lost?: boolean}} props
 *   `game`: whose rules it leads to, null where the page is about no single one; `title`: what the page is about;
 *   `lost`: the server cannot be reached at the moment
 */
export function Header({ texts, game, title = null, lost = false }) {
  const [open, setOpen] = useState(false);
  const current = settings.value.language;
  return html`
    <header class="top">
      <a class="brand" href="/" aria-label=${texts.format("web-to-start")}>
        <img src="/static/icon.svg" alt="" width="28" height="28" />
        <span>Teocalli</span>
      </a>
      <div class="top-title">${title}</div>
      <p class=${lost ? "connection connection-lost" : "connection"} role="status">
        ${lost ? texts.format("web-network-lost") : ""}
      </p>
      <nav class="top-tools" aria-label=${texts.format("web-tools")}>
        ${game && meta.value?.games[game]?.rules && html`<${RulesLink} texts=${texts} game=${game} />`}
        <label class="language">
          <span class="visually-hidden">${texts.format("web-language")}</span>
          <select value=${current} onChange=${(/** @type {any} */ event) => setLanguage(event.target.value)}>
            ${LANGUAGES.map(
              (tag) => html`<option value=${tag} selected=${tag === current}>${LANGUAGE_NAMES[tag]}</option>`,
            )}
          </select>
        </label>
        <button
          type="button"
          class="quiet"
          aria-haspopup="dialog"
          title=${texts.format("web-settings")}
          onClick=${() => setOpen(true)}
        >
          <${Icon} name="settings" /><span class="visually-hidden">${texts.format("web-settings")}</span>
        </button>
      </nav>
      ${open && html`<${SettingsDialog} texts=${texts} onClose=${() => setOpen(false)} />`}
    </header>
  `;
}
