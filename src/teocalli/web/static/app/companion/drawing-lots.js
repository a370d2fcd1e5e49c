/** Draws before a game, as the server told them: which things are drawn, with this device's chance. */

/**
 * @typedef {import("./house.js").Draw} Draw
 * @typedef {{draw: Draw, items: any[]}} Drawn
 * @typedef {(below: number) => number} Random   a whole number from 0 to below − 1
 */

/** Whole numbers that are all equally likely. @param {number} below @returns {number} */
export function random(below) {
  const most = 2 ** 32;
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number < most - (most % below) ? number % below : random(below);
}

/** @param {any} item */
const key = (item) => JSON.stringify(item);

/**
 * Takes things out of a list.
 * @param {any[]} list what is taken is no longer there
 * @param {number} count @param {Random} chance
 */
const taken = (list, count, chance) =>
  Array.from({ length: Math.min(count, list.length) }, () => list.splice(chance(list.length), 1)[0]);

/** @param {Draw} draw @param {any[]} left of its list @param {Random} chance */
function items({ lists, count, ordered }, left, chance) {
  const [list = []] = lists;
  if (lists.length > 1) return lists.map((each) => each[chance(each.length)]);
  const found = taken(left, count, chance);
  if (ordered) return found;
  const place = new Map(list.map((item, at) => [key(item), at]));
  return found.sort((a, b) => (place.get(key(a)) ?? 0) - (place.get(key(b)) ?? 0));
}

/**
 * Makes draws one after the other; what one took the next ones do not find.
 * @param {Draw[]} draws
 * @param {Random} chance
 * @param {Map<number, any[]>} gone by pool what is not there any more
 * @returns {Drawn[]}
 */
export function drawn(draws, chance, gone = new Map()) {
  /** @type {Map<number, any[]>} */
  const pools = new Map();
  return draws.map((draw) => {
    const out = new Set((gone.get(draw.pool) ?? []).map(key));
    const left = pools.get(draw.pool) ?? (draw.lists[0] ?? []).filter((item) => !out.has(key(item)));
    pools.set(draw.pool, left);
    return { draw, items: items(draw, left, chance) };
  });
}

/** Draws that are made before anybody decides, and those that wait for what players keep. @param {Draw[]} draws */
export function inTwo(draws) {
  const dealt = new Set(draws.filter(({ kept }) => kept !== null).map(({ pool }) => pool));
  const waits = (/** @type {Draw} */ { later, pool }) => later && dealt.has(pool);
  return { now: draws.filter((draw) => !waits(draw)), later: draws.filter(waits) };
}
