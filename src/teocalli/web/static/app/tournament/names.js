/** What things of a tournament are called. */

/**
 * @typedef {import("../types.js").Texts} Texts
 * @typedef {import("./requests.js").Tournament} Tournament
 */

/** What somebody who takes part is called. @param {Tournament} tournament @param {number} number */
export const nameOf = ({ entrants }, number) => entrants.find((each) => each.number === number)?.name ?? "";

/** A game by its name, also one that is not installed any more. @param {Texts} texts @param {string} game */
export const titleOf = (texts, game) => (texts.has(`${game}-title`) ? texts.format(`${game}-title`) : game);

/** A number of points, with a half where there is one. @param {Texts} texts @param {number} points */
export const points = (texts, points) =>
  new Intl.NumberFormat(texts.language, { maximumFractionDigits: 2 }).format(points);

/** What kind of tournament it is, in a word. @param {Texts} texts @param {import("./requests.js").Rules} rules */
export const kindOf = (texts, { kind }) => texts.format(`web-tournament-kind-${kind}`);
