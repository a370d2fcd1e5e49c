/** What a person sets once: language, theme, animation, confirmations. Kept in this browser. */
import { computed, effect, signal } from "@preact/signals";

export const LANGUAGES = ["en", "de", "fr"];
export const THEMES = /** @type {const} */ (["auto", "light", "dark"]);
export const ANIMATIONS = /** @type {const} */ (["off", "slow", "normal", "fast"]);

/** Before which actions one is asked: before all, before those that cannot be taken back, before none. */
export const CONFIRMATIONS = /** @type {const} */ (["always", "final", "never"]);

export const SOUNDS = /** @type {const} */ (["on", "off"]);

/** Milliseconds of one movement at each animation setting. */
const PACES = { off: 0, slow: 1400, normal: 650, fast: 250 };

/**
 * Reads a remembered value; a browser that forbids storage simply forgets.
 * @param {string} name
 * @returns {string | null}
 */
export function remembered(name) {
  try {
    return localStorage.getItem(`teocalli.${name}`);
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
export function remember(name, value) {
  try {
    localStorage.setItem(`teocalli.${name}`, value);
  } catch {
    // storage is full or forbidden: the setting holds until the page is closed
  }
}

/**
 * A signal that starts with what is remembered under its name and remembers what it is set to.
 * @template {string} T
 * @param {string} name
 * @param {readonly T[]} values
 * @param {T} otherwise
 */
function setting(name, values, otherwise) {
  const stored = /** @type {T | null} */ (remembered(name));
  return signal(stored !== null && values.includes(stored) ? stored : otherwise);
}

/** The first of the browser's languages that there are catalogues for. */
function browserLanguage() {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

export const language = setting("language", LANGUAGES, browserLanguage());
export const theme = setting("theme", THEMES, "auto");
export const animation = setting("animation", ANIMATIONS, "normal");
export const confirmations = setting("confirmations", CONFIRMATIONS, "final");

export const sounds = setting("sounds", SOUNDS, "on");

/** Whether pieces on the board carry their names, for beginners. */
export const NAMES = /** @type {const} */ (["off", "on"]);

export const names = setting("names", NAMES, "off");

/** Whether the lines of a search, of a hint or of an analysis, are marked on the board. */
export const MARKS = /** @type {const} */ (["off", "on"]);

export const marks = setting("marks", MARKS, "on");

/** Whether a coach comments on decisions of a person who plays alone. */
export const COACHES = /** @type {const} */ (["off", "on"]);

export const coach = setting("coach", COACHES, "off");

/** @type {import("@preact/signals").ReadonlySignal<import("./types.js").Settings>} */
export const settings = computed(() => ({
  language: language.value,
  theme: theme.value,
  animation: animation.value,
  confirmations: confirmations.value,
  sounds: sounds.value,
  names: names.value,
  marks: marks.value,
  coach: coach.value,
}));

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const motionReduced = signal(reducedMotion.matches);
reducedMotion.addEventListener("change", () => (motionReduced.value = reducedMotion.matches));

/** Milliseconds for one movement; 0 when animation is off or the system asks for reduced motion. */
export const pace = computed(() => (motionReduced.value ? 0 : PACES[animation.value]));

/** @param {string} value */
export function setLanguage(value) {
  language.value = value;
  remember("language", value);
}

/** @param {import("./types.js").Theme} value */
export function setTheme(value) {
  theme.value = value;
  remember("theme", value);
}

/** @param {import("./types.js").Animation} value */
export function setAnimation(value) {
  animation.value = value;
  remember("animation", value);
}

/** @param {import("./types.js").Confirmations} value */
export function setConfirmations(value) {
  confirmations.value = value;
  remember("confirmations", value);
}

/** @param {"on" | "off"} value */
export function setSounds(value) {
  sounds.value = value;
  remember("sounds", value);
}

/** @param {"on" | "off"} value */
export function setNames(value) {
  names.value = value;
  remember("names", value);
}

/** @param {"on" | "off"} value */
export function setMarks(value) {
  marks.value = value;
  remember("marks", value);
}

/** @param {"on" | "off"} value */
export function setCoach(value) {
  coach.value = value;
  remember("coach", value);
}

effect(() => {
  const root = document.documentElement;
  if (theme.value === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme.value;
  root.dataset.motion = pace.value === 0 ? "off" : "on";
});
