/** Bots by their specifications: what they are called, and which are offered at which table. */

/**
 * @typedef {import("./types.js").Texts} Texts
 * @typedef {import("./types.js").BotsMeta} BotsMeta
 * @typedef {import("./types.js").GameMeta} GameMeta
 * @typedef {import("./types.js").TableKind} TableKind
 * @typedef {import("./types.js").Message} Message
 */

const LEVEL = /^level:(\d+)(?::(.+))?$/;
const TIME = /^(\d+(?:\.\d+)?)(ms|s)$/;

/** Thinking times in seconds that a person may choose from, where a level thinks ahead. */
const TIMES = [0.5, 1, 2, 5, 10];

/**
 * A level, and what it is given beside its own settings.
 * @param {string | null} bot
 * @returns {{level: number, settings: string | null} | null} null for a bot without a level
 */
function levelOf(bot) {
  const [, level, settings = null] = LEVEL.exec(bot ?? "") ?? [];
  return level === undefined ? null : { level: Number(level), settings };
}

/** The time in a level's settings, in seconds; null if they are something else. @param {string | null} settings */
function secondsIn(settings) {
  const [, number, unit] = TIME.exec(settings ?? "") ?? [];
  return number === undefined ? null : Number(number) * (unit === "ms" ? 0.001 : 1);
}

/** The name of a bot with its level: “Level 4 – Master builder”. @param {Texts} texts @param {string} bot */
export function botTitle(texts, bot) {
  const found = levelOf(bot);
  if (!found) return texts.has(`bot-${bot}`) ? texts.format(`bot-${bot}`) : texts.format("bot-search", { player: bot });
  const { level, settings } = found;
  const name = { id: `bot-level-${level}`, args: {} };
  if (settings === null) return texts.format("bot-level", { level, name });
  const seconds = secondsIn(settings);
  return texts.format("bot-level-with", {
    level,
    name,
    settings: seconds === null ? settings : { id: "bot-seconds", args: { seconds } },
  });
}

/** How a bot plays, in a line. @param {Texts} texts @param {string} bot */
export function botHelp(texts, bot) {
  const found = levelOf(bot);
  const id = `${found ? `bot-level-${found.level}` : `bot-${bot}`}.help`;
  return texts.has(id) ? texts.format(id) : "";
}

/**
 * What stands beside the name of a bot: its level, or that it is one.
 * @param {Texts} texts
 * @param {string | null} bot
 */
export function botTag(texts, bot) {
  const found = levelOf(bot);
  return found ? texts.format("board-bot-level", { level: found.level }) : texts.format("board-bot");
}

/** The bot without a thinking time of its own. @param {string} bot */
export function withoutTime(bot) {
  const found = levelOf(bot);
  return found && secondsIn(found.settings) !== null ? `level:${found.level}` : bot;
}

/** The thinking time that a person chose, in seconds; null where they left it as it is. @param {string} bot */
export const chosenTime = (bot) => secondsIn(levelOf(bot)?.settings ?? null);

/** The bot with a thinking time. @param {string} bot @param {number | null} seconds null: its own */
export const withTime = (bot, seconds) => (seconds === null ? withoutTime(bot) : `${withoutTime(bot)}:${seconds}s`);

/**
 * The time that a bot has by itself, in seconds; null if it does not think ahead.
 * @param {BotsMeta} bots
 * @param {string} bot
 */
export function ownTime(bots, bot) {
  return bots.levels.find((level) => level.bot === withoutTime(bot))?.seconds ?? null;
}

/** The thinking times that would give a bot more than its own. @param {BotsMeta} bots @param {string} bot */
export function longerTimes(bots, bot) {
  const own = ownTime(bots, bot);
  return own === null ? [] : TIMES.filter((seconds) => seconds > own && seconds <= bots.longest);
}

/**
 * Whether a table is one of that kind. Options that are not named have their defaults.
 * @param {GameMeta} known
 * @param {TableKind} table
 * @param {TableKind} kind
 */
const isOfKind = (known, table, kind) =>
  table.players === kind.players &&
  known.options.every(({ name, default: usual }) => {
    const [played, wanted] = [table, kind].map(({ options }) => JSON.stringify(options[name] ?? usual));
    return played === wanted;
  });

/**
 * The bots of a game that can sit at a table: those of its levels that know such tables, and the others.
 * @param {GameMeta} known
 * @param {TableKind} table
 * @returns {BotsMeta}
 */
export function botsAt(known, table) {
  const { bots } = known;
  return {
    ...bots,
    levels: bots.levels.filter(({ tables }) => tables === null || tables.some((kind) => isOfKind(known, table, kind))),
  };
}

/**
 * The bots that play at every table, so by different rules too: a level that knows only some tables is none of them.
 * @param {BotsMeta} bots
 */
export const botsEverywhere = ({ levels, others }) => [
  ...levels.filter(({ tables }) => tables === null).map(({ bot }) => bot),
  ...others,
];

/**
 * The bot itself where it is offered, else the strongest level there is, with as much time.
 * @param {BotsMeta} bots   those that can sit at the table
 * @param {string} bot
 */
export function offeredFor(bots, bot) {
  if (isOffered(bots, bot)) return bot;
  const strongest = bots.levels.at(-1)?.bot ?? bots.others[0] ?? bot;
  const inTime = withTime(strongest, chosenTime(bot));
  return isOffered(bots, inTime) ? inTime : strongest;
}

/** Whether a bot can be chosen. @param {BotsMeta} bots @param {string} bot */
export function isOffered(bots, bot) {
  const time = chosenTime(bot);
  if (time !== null && !longerTimes(bots, bot).includes(time)) return false;
  return bots.others.includes(bot) || bots.levels.some((level) => level.bot === withoutTime(bot));
}
