/**
 * Soft sounds of the table, made by the browser itself; silent until the person has done something, and when switched
 * off.
 */
import { useEffect, useRef } from "preact/hooks";
import { sounds } from "./settings.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Sound} Sound
 * @typedef {{at: number, from: number, to: number, lasts: number, shape: OscillatorType}} Tone   seconds and hertz
 */

/** How loud the loudest tone is, of 1. */
const LOUDNESS = 0.06;

/**
 * @param {number} at
 * @param {number} from
 * @param {number} to
 * @param {number} lasts
 * @param {OscillatorType} shape
 * @returns {Tone}
 */
const tone = (at, from, to, lasts, shape = "sine") => ({ at, from, to, lasts, shape });

/** @type {Record<Sound, Tone[]>} */
const TONES = {
  tile: [tone(0, 190, 90, 0.09, "triangle"), tone(0.01, 420, 200, 0.04, "triangle")],
  card: [tone(0, 900, 520, 0.06), tone(0.03, 640, 420, 0.05)],
  die: [
    tone(0, 340, 250, 0.05, "triangle"),
    tone(0.08, 300, 220, 0.05, "triangle"),
    tone(0.15, 270, 200, 0.04, "triangle"),
  ],
  message: [tone(0, 880, 990, 0.07), tone(0.07, 1175, 1175, 0.09)],
  turn: [tone(0, 587, 587, 0.14), tone(0.13, 784, 784, 0.22)],
  phase: [tone(0, 392, 392, 0.22), tone(0.16, 523, 523, 0.22), tone(0.32, 659, 659, 0.4)],
};

/** @type {AudioContext | null} */
let context = null;
let touched = false;

/** A browser lets a page sound only once the person has done something there. */
function touch() {
  touched = true;
  removeEventListener("pointerdown", touch, true);
  removeEventListener("keydown", touch, true);
}
addEventListener("pointerdown", touch, true);
addEventListener("keydown", touch, true);

/** @param {AudioContext} audio @param {Tone} what */
function playTone(audio, { at, from, to, lasts, shape }) {
  const [oscillator, loudness] = [audio.createOscillator(), audio.createGain()];
  const start = audio.currentTime + at;
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + lasts);
  loudness.gain.setValueAtTime(LOUDNESS, start);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  oscillator.connect(loudness).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + lasts);
}

/** @param {Sound} sound */
export function play(sound) {
  if (!touched || sounds.peek() === "off" || (document.hidden && sound !== "turn" && sound !== "message")) return;
  if (!window.AudioContext) return;
  context ??= new AudioContext();
  for (const each of TONES[sound]) playTone(context, each);
}

/**
 * Sounds of what happens at a table: the last word, or the end of a phase; then that a person is asked.
 * @param {Table | null} table null while nothing may be told
 * @param {Record<string, Sound>} kinds sounds of words by their kind
 */
export function useSounds(table, kinds) {
  const before = useRef({ n: -1, phases: 0, turn: /** @type {number | null} */ (null) });
  useEffect(() => {
    if (!table || table.looking) return;
    const { n, last } = table.shown;
    const asked = table.legal.length > 0 ? (table.view.log.at(-1)?.turn ?? -1) : before.current.turn;
    const now = { n, phases: table.view.phases.filter((end) => end.n <= n).length, turn: asked };
    const then = before.current;
    before.current = now;
    if (then.n < 0) return;
    const sound = kinds[last?.kind ?? ""];
    if (now.phases > then.phases) play("phase");
    else if (n > then.n && sound) play(sound);
    if (table.legal.length > 0 && then.turn !== asked && table.news.length > 0) play("turn");
  }, [table?.shown.n, table?.legal.length]);
}
