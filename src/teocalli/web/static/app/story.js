/**
 * The story of a game as the page knows it: the server is told its mark, and sends only what came after it.
 */

/** @typedef {import("./types.js").View} View */

/** @type {{id: string, view: View} | null} The view that came last; a page shows one game at a time. */
let last = null;

const GAME_PATH = /^\/api\/games\/([^/?]+)/;

/**
 * @param {string} path of a request
 * @returns {View | null} what is known of the game that it is about
 */
export function knownView(path) {
  const id = path.match(GAME_PATH)?.[1];
  return last !== null && last.id === id ? last.view : null;
}

/**
 * @param {View} view as it came, perhaps without what had been known
 * @param {View | null} known what the server had been told that is known
 * @returns {View} the whole of it
 */
export function completed(view, known) {
  const whole = known === null || view.story.from === 0 ? view : joined(known, view);
  last = { id: encodeURIComponent(whole.id), view: whole };
  return whole;
}

/**
 * @param {View} known
 * @param {View} view
 * @returns {View}
 */
function joined(known, view) {
  const { options, components, set_up } = known;
  /** @param {{n: number}} entry */
  const isOld = ({ n }) => n < view.story.from;
  return {
    ...view,
    options,
    components,
    set_up,
    log: [...known.log.filter(isOld), ...view.log],
    score_history: [...known.score_history.filter(isOld), ...view.score_history],
    phases: [...known.phases.filter(isOld), ...view.phases],
  };
}
