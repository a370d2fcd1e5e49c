import { html } from "teocalli/html.js";

/**
 * The drawings of the game in a 64 × 64 box: solid silhouettes in the current colour, cuts in `--cut`
 * (the ground they lie on). No drawing depends on colour alone.
 */

const SNAKE = html` <path
    class="ux-line"
    stroke-width="11.4"
    d="M40 14H22.5A9.6 9.6 0 0 0 22.5 33.2H40.5A9.4 9.4 0 0 1 40.5 52H22"
  />
  <path
    class="ux-fill"
    d="M22.4 46.3C14 46.3 8.5 43.5 3.5 37.5 3.5 48.5 10 57.7 22.4 57.7Z
    M36 8.3C41 4 50.5 4.4 56 9.8 58 11.9 58 16.1 56 18.2 50.5 23.6 41 24 36 19.7Z"
  />
  <path class="ux-line ux-round" stroke-width="2.6" d="M55 14H60.5M60 14 64 10.8M60 14 64 17.2" />
  <circle class="ux-cut" cx="48" cy="11.6" r="2.8" />
  <path class="ux-slit" stroke-width="3" d="M5 23.6H18.2M30 25.6 26 41.5M44.6 42.6H58M30 43.5 26 60" />`;

const JAGUAR = html` <path
    class="ux-fill"
    d="M9 7C14.5 4.5 21.5 7 25 12.2 29.4 10.8 34.6 10.8 39 12.2 42.5 7 49.5 4.5 55 7
    58.2 13.2 57 20.5 54.2 24.6 56.6 31.5 56 38.5 51.3 43.4 49 46 46.2 47.8 44.8 50.6 42.6 55.2 37.4 58.5 32 58.5
    26.6 58.5 21.4 55.2 19.2 50.6 17.8 47.8 15 46 12.7 43.4 8 38.5 7.4 31.5 9.8 24.6 7 20.5 5.8 13.2 9 7Z"
  />
  <path
    class="ux-cut"
    d="M13 11.6C16 11.4 18.8 13 20.3 15.4 17.8 17 15.6 19.4 14.3 21.8 12.6 18.8 12.1 15 13 11.6Z
    M51 11.6C48 11.4 45.2 13 43.7 15.4 46.2 17 48.4 19.4 49.7 21.8 51.4 18.8 51.9 15 51 11.6Z
    M13.5 27.5C19.5 25.2 26.6 28.4 29 35.4 21.6 37.4 15 34.4 13.5 27.5Z
    M50.5 27.5C44.5 25.2 37.4 28.4 35 35.4 42.4 37.4 49 34.4 50.5 27.5Z
    M26.4 39.4H37.6C38.4 39.4 38.8 40.4 38.2 41L32.8 46.9C32.4 47.4 31.6 47.4 31.2 46.9L25.8 41C25.2 40.4 25.6 39.4
    26.4 39.4Z"
  />
  <path
    class="ux-slit ux-round"
    stroke-width="3"
    d="M32 46V49.4M22.8 47.6C24.4 52 29.6 52.6 32 49.4 34.4 52.6 39.6 52 41.2 47.6"
  />
  <circle class="ux-cut" cx="32" cy="17.4" r="2.7" /><circle class="ux-cut" cx="26" cy="23" r="2.5" />
  <circle class="ux-cut" cx="38" cy="23" r="2.5" />`;

const MONKEY = html` <path
    class="ux-fill"
    d="M32 6C35 3.5 39.5 3.6 41 5 39.5 5.6 38.6 6.6 38.2 7.8 46.5 10 52 16.5 53 24.4 58 24.2 61.5 28
    61.5 33 61.5 38.4 57.6 42.3 52.2 41.8 49.5 51.5 41.6 58 32 58 22.4 58 14.5 51.5 11.8 41.8 6.4 42.3 2.5 38.4 2.5 33
    2.5 28 6 24.2 11 24.4 12 14.5 20.5 7 32 6Z"
  />
  <path
    class="ux-cut"
    d="M32 24C29 18.5 17.5 17.5 17.5 27.5 17.5 31 19.5 33 19.5 36.5 18.5 38.5 18 40.5 18 42.5 18 49.5
    24.5 53.5 32 53.5 39.5 53.5 46 49.5 46 42.5 46 40.5 45.5 38.5 44.5 36.5 44.5 33 46.5 31 46.5 27.5 46.5 17.5 35
    18.5 32 24Z"
  />
  <circle class="ux-fill" cx="25" cy="29" r="3.6" /><circle class="ux-fill" cx="39" cy="29" r="3.6" />
  <path
    class="ux-line ux-round"
    stroke-width="3.1"
    d="M29.3 36.8V38.2M34.7 36.8V38.2M23.5 44.5C28 48.6 36 48.6 40.5 44.5"
  />
  <circle class="ux-cut" cx="7.8" cy="33" r="2.1" /><circle class="ux-cut" cx="56.2" cy="33" r="2.1" />`;

const EAGLE = html` <path
    class="ux-fill"
    d="M21 8C30 3.5 42 6 47.5 14 53.5 15 59 19.5 60 26.5 60.8 31 59.5 35.5 57 39 56.5 34.5 54.5 31.5
    50.5 30.5 47.5 29.8 45 30.8 43.5 33 42.5 40 45 48 51 58L11 58C14 53.5 15.5 49.5 16 45.5L5.5 48.5 13.5 38 3 37 13 29
    3.5 24 15.5 20 8.5 12Z"
  />
  <circle class="ux-cut" cx="38" cy="17.8" r="3.5" />
  <path
    class="ux-slit ux-round"
    stroke-width="2.7"
    d="M30.5 12.3C35 10.2 41 11 44.5 14.3M43.5 25.5C47.5 23.8 52 24.3 55 27
    M22 33C25 36 27 37 30.5 37.5M21.5 41.5C25 45 28.5 46.5 33 47M20.5 25C22.5 27.5 24.5 29 27.5 29.8"
  />`;

const TURTLE = html` <path
    class="ux-fill"
    d="M32 3C36.5 3 39.3 6.3 39.3 10 39.3 11.3 39 12.5 38.5 13.6 41.3 14.6 43.8 16 46 17.9 48.5 14 53 11.5
    58.5 12 60 16.5 58 22.5 51.5 25.8 52.6 28.7 53.1 31.8 53 35 52.9 37.6 52.4 40 51.5 42.3 55.5 44 58.5 48.5 57.5 54
    53 55.2 48.2 53.4 45.8 50 42.6 52.7 38.9 54.6 35 55.3L32 61 29 55.3C25.1 54.6 21.4 52.7 18.2 50 15.8 53.4 11 55.2
    6.5 54 5.5 48.5 8.5 44 12.5 42.3 11.6 40 11.1 37.6 11 35 10.9 31.8 11.4 28.7 12.5 25.8 6 22.5 4 16.5 5.5 12
    11 11.5 15.5 14 18 17.9 20.2 16 22.7 14.6 25.5 13.6 25 12.5 24.7 11.3 24.7 10 24.7 6.3 27.5 3 32 3Z"
  />
  <path
    class="ux-slit ux-round"
    stroke-width="3"
    d="M32 24.6 40.6 29.6V39.6L32 44.6 23.4 39.6V29.6ZM32 24.6V17.6M40.6 29.6 47 26
    M40.6 39.6 47 43.3M32 44.6V51.6M23.4 39.6 17 43.3M23.4 29.6 17 26"
  />
  <circle class="ux-cut" cx="28.7" cy="8.4" r="1.9" /><circle class="ux-cut" cx="35.3" cy="8.4" r="1.9" />`;

/** @type {Record<string, any>} */
export const IDOL_DRAWINGS = { S: SNAKE, J: JAGUAR, M: MONKEY, E: EAGLE, T: TURTLE };

const ROBE = `C34.5 28 36.2 33 37.6 41L41 59C41.3 60.8 40 62 38.2 62H9.8C8 62 6.7 60.8 7 59L10.4 41
  C11.8 33 13.5 28 17.2 25.2Z`;

/** Head-dresses, from the left of the neck to its right. */
const HEADS = {
  pink:
    "M17.2 25.2C15.6 23.4 14.8 21 14.8 18.6L4.5 8.4 12.6 9 11.8 1.5 19.4 6.4 24 0 28.6 6.4 36.2 1.5 35.4 " +
    "9 43.5 8.4 33.2 18.6C33.2 21 32.4 23.4 30.8 25.2",
  teal: `M17.2 25.2C16 24 15.2 22.5 14.8 20.8H5.5V14.2H11V8H16.5V2H31.5V8H37V14.2H42.5V20.8H33.2C32.8 22.5 32 24 30.8
  25.2`,
  amber:
    "M17.2 25.2C15.2 23 14.4 20 14.8 17 7.5 16.5 2.5 9.5 5.5 0.5 8.5 6.5 13 9 18.2 9.2 21.6 7.4 26.4 7.4 " +
    "29.8 9.2 35 9 39.5 6.5 42.5 0.5 45.5 9.5 40.5 16.5 33.2 17 33.6 20 32.8 23 30.8 25.2",
  indigo:
    "M17.2 25.2C10.2 23.2 7.4 18.4 7.4 13.8 7.4 5.6 14.8 -0.5 24 -0.5 33.2 -0.5 40.6 5.6 40.6 13.8 " +
    "40.6 18.4 37.8 23.2 30.8 25.2",
};

const ORNAMENTS = {
  pink: html`<path class="ux-rim-line" d="M18.5 13.5H29.5" />`,
  teal: html`<path class="ux-rim-line" d="M15.6 14.4H32.4" />`,
  amber: html`<circle class="ux-rim-fill" cx="24" cy="14.5" r="2.7" />`,
  indigo: html`<circle class="ux-rim-line" cx="24" cy="12.2" r="5.6" />`,
};

/**
 * A priest in a 48 × 64 box: robe, white rim and the head-dress of its colour.
 * @param {{colour: import("teocalli/types.js").Colour}} props
 */
export function PriestShape({ colour }) {
  const outline = HEADS[colour] + ROBE;
  return html`<g class="ux-priest-shape" style=${`color: var(--seat-${colour})`}>
    <path class="ux-priest-edge" d=${outline} /><path class="ux-priest-body" d=${outline} /> ${ORNAMENTS[colour]}<path
      class="ux-rim-line ux-sash"
      d="M13.6 44H34.4"
    />
  </g>`;
}

/**
 * The drawing of an idol in a 64 × 64 box, without ground.
 * @param {{symbol: string}} props
 */
export function IdolShape({ symbol }) {
  return html`<g class=${`ux-idol ux-idol-${symbol.toLowerCase()}`}>${IDOL_DRAWINGS[symbol]}</g>`;
}
