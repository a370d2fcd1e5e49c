/** The score sheet of a game at the table: points by source, round and player, who won, and the sheet as a table. */

/**
 * @typedef {import("./house.js").House} House
 * @typedef {object} Sheet
 * @property {string} id
 * @property {number} began               milliseconds since 1970
 * @property {number | null} ended
 * @property {string[]} names             in the order in which they play; the automaton has ""
 * @property {boolean} alone              the last of them is the automaton
 * @property {Record<string, number[][]>} points   by source: of each player by round
 * @property {number[][]} ties            of each player what decides a tie, 0 where nothing is entered
 * @property {string[]} variants          options that are played
 * @property {{spent: number[], running: number | null, since: number}} clock   milliseconds of each player
 * @property {Record<string, boolean>} done   what of the end of a round is done, by `${round}/${name}`
 * @property {any} guide                  what the automaton's guide notes
 */

/** @param {House} house @param {string[]} names @param {boolean} alone @param {number} now @returns {Sheet} */
export function newSheet(house, names, alone, now) {
  const everybody = alone ? [...names, ""] : names;
  return {
    id: now.toString(36),
    began: now,
    ended: null,
    names: everybody,
    alone,
    points: Object.fromEntries(
      house.sources.map((source) => [source, everybody.map(() => Array.from({ length: house.rounds }, () => 0))]),
    ),
    ties: everybody.map(() => house.ties.map(() => 0)),
    variants: [],
    clock: { spent: everybody.map(() => 0), running: null, since: 0 },
    done: {},
    guide: null,
  };
}

/** @param {Sheet} sheet @param {number} seat */
export const isAutomaton = ({ alone, names }, seat) => alone && seat === names.length - 1;

/** Sources that somebody at this table has. @param {House} house @param {boolean} alone */
export const sourcesOf = ({ sources, ofAutomaton = [] }, alone) =>
  sources.filter((source) => alone || !ofAutomaton.includes(source));

/**
 * Whether a player may have points of a source.
 * @param {House} house @param {boolean} automaton @param {string} source
 */
export const mayHave = ({ ofAutomaton = [], notOfAutomaton = [] }, automaton, source) =>
  automaton ? !notOfAutomaton.includes(source) : !ofAutomaton.includes(source);

/** @param {Sheet} sheet @param {string} source @param {number} seat @param {number} round from 0 */
export const pointsAt = ({ points }, source, seat, round) => points[source]?.[seat]?.[round] ?? 0;

/**
 * The sheet with other points at one place.
 * @param {Sheet} sheet @param {string} source @param {number} seat @param {number} round from 0 @param {number} value
 * @returns {Sheet}
 */
export function withPoints(sheet, source, seat, round, value) {
  const rows = (sheet.points[source] ?? []).map((rounds, at) =>
    at === seat ? rounds.map((old, each) => (each === round ? value : old)) : rounds,
  );
  return { ...sheet, points: { ...sheet.points, [source]: rows } };
}

/**
 * The sheet with points added.
 * @param {Sheet} sheet @param {{source: string, seat: number, points: number}[]} gains @param {number} round from 0
 */
export const withGains = (sheet, gains, round) =>
  gains.reduce(
    (before, { source, seat, points }) =>
      withPoints(before, source, seat, round, pointsAt(before, source, seat, round) + points),
    sheet,
  );

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((all, each) => all + each, 0);

/** Points of a player in a round. @param {Sheet} sheet @param {number} seat @param {number} round */
export const roundTotal = (sheet, seat, round) =>
  sum(Object.keys(sheet.points).map((source) => pointsAt(sheet, source, seat, round)));

/** All points of a player. @param {Sheet} sheet @param {number} seat */
export const total = ({ points }, seat) => sum(Object.values(points).flatMap((rows) => rows[seat] ?? []));

/**
 * By what a player is ranked: more of the first number that differs is better.
 * @param {Sheet} sheet @param {House} house @param {number} seat
 */
function merit(sheet, house, seat) {
  const turned = house.variants.filter(({ option }) => sheet.variants.includes(option)).map(({ turns }) => turns);
  const ties = house.ties.map(({ better }, at) => {
    const value = better === "first" ? -seat : (sheet.ties[seat]?.[at] ?? 0);
    return turned.includes(at) ? -value : value;
  });
  return [total(sheet, seat), ...ties];
}

/** @param {number[]} a @param {number[]} b */
const compared = (a, b) => b.map((each, at) => each - (a[at] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** Seats, the best first, equal ones together. @param {Sheet} sheet @param {House} house @returns {number[][]} */
export function ranking(sheet, house) {
  const merits = sheet.names.map((_, seat) => ({ seat, merit: merit(sheet, house, seat) }));
  merits.sort((a, b) => compared(a.merit, b.merit) || a.seat - b.seat);
  /** @type {number[][]} */
  const groups = [];
  for (const [at, { seat, merit: own }] of merits.entries()) {
    const before = merits[at - 1];
    if (before && compared(before.merit, own) === 0) groups.at(-1)?.push(seat);
    else groups.push([seat]);
  }
  return groups;
}

/** Whether two of those who lead have the same points, so that ties must be decided. @param {Sheet} sheet */
export function isTied(sheet) {
  const totals = sheet.names.map((_, seat) => total(sheet, seat));
  return new Set(totals).size < totals.length;
}

/** A field of a table in a file: what a spreadsheet would take for a formula is text. @param {string | number} value */
function field(value) {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",;\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Games as a table with one line for each player.
 * @param {Sheet[]} sheets
 * @param {House} house
 * @param {{heading: string[], source: (name: string, round: number) => string, name: (sheet: Sheet, seat: number) =>
 *   string}} words   heading: of date, player, place and points
 */
export function asTable(sheets, house, words) {
  const rounds = Array.from({ length: house.rounds }, (_, round) => round);
  const sources = sourcesOf(
    house,
    sheets.some(({ alone }) => alone),
  );
  const columns = sources.flatMap((source) => rounds.map((round) => ({ source, round })));
  const lines = [[...words.heading, ...columns.map(({ source, round }) => words.source(source, round))]];
  for (const sheet of sheets) {
    const places = new Map(ranking(sheet, house).flatMap(placesOf()));
    for (const seat of sheet.names.keys()) {
      const day = new Date(sheet.began).toISOString().slice(0, 10);
      const points = columns.map(({ source, round }) => String(pointsAt(sheet, source, seat, round)));
      lines.push([day, words.name(sheet, seat), String(places.get(seat)), String(total(sheet, seat)), ...points]);
    }
  }
  return `\ufeff${lines.map((line) => line.map(field).join(",")).join("\r\n")}\r\n`;
}

/** Places 1, 2, 2, 4 …: equal ones share theirs. @returns {(group: number[]) => [number, number][]} */
export function placesOf() {
  let next = 1;
  return (group) => {
    const place = next;
    next += group.length;
    return group.map((seat) => [seat, place]);
  };
}
