/**
 * The Teotibot at a table with the printed game. Its rules are those of the program (`core/rules_script.py`); here is
 * what they look at: what the bot has, which is noted, and what only the table shows, which is asked when it matters.
 */

/**
 * @typedef {Record<string, any>} Tables
 * @typedef {{tables: Record<string, Tables>, numbers: Record<string, number>, position: any}} Facts
 * @typedef {"techs" | "tiles" | "rows" | "stairway" | "level" | "top" | "track"} Question
 * @typedef {{level: string, seat: any, ring: number[], techs: number, actions: number[], dirs: number[], era: number,
 *   dice: number, answers: Record<string, any>}} Noted   answers: what was said last
 * @typedef {number[] | {refill: number} | {stairway: number}} Happened   what the rules reported; a Discovery tile that
 *   is drawn for a board; where a Decoration is laid
 * @typedef {{noted: Noted, happened: Happened[]}} Done
 */

const [HUMAN, BOT] = [0, 1];
/** Boards by the number of their Discovery tile. */
export const TILE_BOARDS = [1, 2, 3, 4, 7];
/** So far away is the dark disc that the light one is never there: the discs are on the table. */
const FAR = 99;

/** Thrown where rules look at something that nobody has told yet. */
class Unknown extends Error {
  /** @param {Question} question */
  constructor(question) {
    super(question);
    this.question = question;
  }
}

/** @param {number} set */
export const bits = (set) => Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => (set >>> bit) & 1);

/** @param {number[]} counts of Discovery tiles by kind @param {number} last of the masks */
const inTwo = (counts, last) => ({ masks: counts.slice(0, last + 1), others: counts.slice(last + 1) });

/**
 * What an answer tells, at a place where rules look.
 * @param {any} object @param {string | number} key @param {() => any} tell
 */
function lazily(object, key, tell) {
  /** @type {{value: any} | null} */
  let known = null;
  Object.defineProperty(object, key, {
    enumerable: true,
    get: () => (known ??= { value: tell() }).value,
    set: (value) => {
      known = { value };
    },
  });
}

/**
 * @param {(given: any) => any} rules the module that the server makes
 * @param {Facts} facts
 */
export function makeAutomaton(rules, { tables, numbers, position: blank }) {
  /** @type {Happened[]} */
  let happened = [];
  /** @type {Record<string, any>} */
  let answers = {};
  let spinning = 0;
  let scoring = false; // else rules would look at the table only to tell what lies there
  const answer = (/** @type {Question} */ question) => {
    if (!(question in answers)) throw new Unknown(question);
    return answers[question];
  };
  const last = numbers.MASK_7 ?? 0;
  const bot = rules({
    report: (/** @type {number[]} */ ...event) => happened.push(event),
    reporting: () => scoring,
    push(/** @type {any} */ _, /** @type {number} */ kind, /** @type {number} */ a, /** @type {number} */ b) {
      if (kind === numbers.D_SPIN) spinning = a;
      else happened.push({ refill: TILE_BOARDS[b] ?? 0 });
    },
    size_of: (/** @type {number} */ set) => bits(set).length,
    masks_with: (/** @type {number[]} */ counts, /** @type {number} */ least) =>
      inTwo(counts, last).masks.filter((count) => count >= least).length,
    no_masks: (/** @type {number[]} */ counts) => inTwo(counts, last).others.reduce((sum, count) => sum + count, 0),
    open_places: (/** @type {any} */ _, /** @type {Tables} */ t) => t.level.indexOf(answer("level")),
    lowest: (/** @type {number} */ place) => place,
    may_decorate: (/** @type {any} */ _p, /** @type {any} */ _t, /** @type {number} */ stairway) =>
      answer("stairway") === stairway,
    lay_deco: (/** @type {any} */ _p, /** @type {number} */ _d, /** @type {number} */ stairway) =>
      happened.push({ stairway }),
    lay_tile() {},
    take_from_display() {},
  });

  /** @param {Noted} noted */
  function positionOf({ seat, ring, techs, actions, dirs, era, dice }) {
    const p = structuredClone(blank);
    Object.assign(p, { ring, techs, era, dice, light: 0, dark: FAR, met: 0, actor: BOT, bot_actions: [...actions] });
    p.dirs = [...dirs];
    p.seat[BOT] = structuredClone(seat);
    const human = p.seat[HUMAN];
    const { DIE_BOARD = 0, DIE_POWER = 0, DIE_LOCK = 0, TOP } = numbers;
    human.dice = TILE_BOARDS.slice(1).map((board) => board * DIE_BOARD + DIE_POWER + DIE_LOCK);
    lazily(human, "techs", () => answer("techs"));
    lazily(human, "track", () => answer("track"));
    for (const temple of [0, 1, 2]) lazily(human.temple, temple, () => (answer("top")[temple] ? TOP : 0));
    for (const at of TILE_BOARDS.keys()) lazily(p.board_tile, at, () => answer("tiles")[at]);
    lazily(p, "rows", () => [...answer("rows")]);
    lazily(p.decos, 0, () => (answer("stairway") < 4 ? 1 : 0));
    lazily(p.pyramid, 0, () => (answer("level") > 0 ? 1 : 0));
    p.finished = 0;
    return p;
  }

  /**
   * Lets the rules act; null and the question where something must be told first.
   * @param {Noted} noted @param {Record<string, any>} told @param {(p: any, t: Tables) => void} act
   * @returns {Done | {question: Question}}
   */
  function acted(noted, told, act) {
    [happened, answers, spinning, scoring] = [[], told, 0, false];
    const [p, t] = [positionOf(noted), /** @type {Tables} */ (tables[noted.level])];
    try {
      act(p, t);
      if (spinning) bot.apply_spin(p, t, 0, spinning);
    } catch (error) {
      if (error instanceof Unknown) return { question: error.question };
      throw error;
    }
    const kept = { ...noted.answers, ...told, ...("rows" in told ? { rows: p.rows } : {}) };
    const after = { seat: p.seat[BOT], actions: p.bot_actions, dirs: p.dirs, dice: p.dice, answers: kept };
    return { noted: { ...noted, ...after }, happened };
  }

  return {
    /** @param {{level: string, ring: number[], techs: number, actions: number[], dirs: number[]}} chosen */
    begin(chosen) {
      const p = structuredClone(blank);
      p.techs = chosen.techs;
      happened = [];
      bot.place_bot(p, tables[chosen.level]);
      /** @type {Noted} */
      const noted = { ...chosen, seat: p.seat[BOT], era: 1, dice: 0, answers: {} };
      return noted;
    },
    /** @param {Noted} noted @param {number} dice @param {Record<string, any>} told */
    turn: (noted, dice, told) => acted(noted, told, (p, t) => bot.apply_dice(p, t, dice)),
    /**
     * A person takes the Worship space of a worker of the bot's, which is unlocked.
     * @param {Noted} noted @param {number} board @returns {Noted}
     */
    freed(noted, board) {
      const p = positionOf(noted);
      const { DIE_BOARD = 0, DIE_POWER = 0 } = numbers;
      const mine = board * DIE_BOARD + DIE_POWER;
      p.seat[HUMAN].dice = [0, 0, 0, mine];
      Object.assign(p, { actor: HUMAN, arrival: board });
      bot.lock_worker(p, tables[noted.level], 1, mine);
      return { ...noted, seat: p.seat[BOT] };
    },
    /**
     * An Eclipse, perhaps the last one.
     * @param {Noted} noted @param {boolean} ends @param {Record<string, any>} told
     */
    eclipse: (noted, ends, told) =>
      acted(noted, told, (p, t) => {
        scoring = true;
        bot.score_tracks(p, t);
        if (ends) bot.score_bonuses(p, t);
      }),
  };
}

/** Numbers of an enumeration by what they mean. @param {Record<string, number>} numbers @param {string} beginning */
export const namesOf = (numbers, beginning) =>
  new Map(
    Object.entries(numbers)
      .filter(([name]) => name.startsWith(beginning))
      .map(([name, number]) => [number, name.slice(beginning.length).toLowerCase()]),
  );

/** Points by source and seat. @param {Happened[]} happened @param {Record<string, number>} numbers */
export function gainsOf(happened, numbers) {
  const sources = namesOf(numbers, "FROM_");
  return happened.flatMap((event) =>
    Array.isArray(event) && event[0] === numbers.CHANGED && event[2] === numbers.STOCK_VP && event[3]
      ? [{ source: sources.get(event[4] ?? -1) ?? "", seat: event[1] ?? 0, points: event[3] }]
      : [],
  );
}
