/** Numbers of the analysis as the language of the page writes them. */

/**
 * Any number; a minus is one, and no hyphen.
 * @param {string} language
 * @param {Intl.NumberFormatOptions} how
 * @param {number} value
 */
export const write = (language, how, value) => new Intl.NumberFormat(language, how).format(value).replace("-", "−");

/** A share as a percentage. @param {string} language @param {number} share */
export const percent = (language, share) => write(language, { style: "percent" }, share);

/** @param {string} language @param {number} value */
export const decimal = (language, value) =>
  write(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }, rounded(value));

/** A difference with its sign; nothing is 0, without one. @param {string} language @param {number} value */
export const signed = (language, value) =>
  write(language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" }, rounded(value));

/** To one place, never a zero with a sign. @param {number} value */
export const rounded = (value) => Math.round(10 * value) / 10 || 0;

/**
 * Parts of a result, so rounded that what is written adds up.
 * @param {import("./game-review.js").Parts} parts
 * @param {number} scale
 */
export function writtenParts({ even, seat, luck, result }, scale) {
  const [a, b, c, whole] = [even, seat, luck, result].map((part) => rounded(scale * part));
  const skill = rounded(Number(whole) - Number(a) - Number(b) - Number(c));
  return { even: Number(a), seat: Number(b), luck: Number(c), skill, result: Number(whole) };
}
