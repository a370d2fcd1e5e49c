/** Bots by their specifications: what they are called, and which are offered. */

/**
 * @typedef {import("./types.js").Texts} Texts
 * @typedef {import("./types.js").BotsMeta} BotsMeta
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

/** Whether a bot can be chosen. @param {BotsMeta} bots @param {string} bot */
export function isOffered(bots, bot) {
  const time = chosenTime(bot);
  if (time !== null && !longerTimes(bots, bot).includes(time)) return false;
  return bots.others.includes(bot) || bots.levels.some((level) => level.bot === withoutTime(bot));
}
