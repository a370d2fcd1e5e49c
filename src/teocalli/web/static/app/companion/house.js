/** What a game brings along for its printed form: `/static/games/{game}/companion.js`, with all that it names. */

/**
 * @typedef {object} Tie            what decides a tie
 * @property {string} text          id of its name
 * @property {"more" | "first"} better   more: entered at the end, more of it is better; first: who plays before the
 *   others
 *
 * @typedef {object} House
 * @property {number} rounds        parts of the game that end with a scoring, text `{game}-companion-round`
 * @property {string[]} sources     where points come from, in their order; texts `{game}-scoring-{source}`
 * @property {string} [automaton]   whom one plays against alone: text `{game}-{automaton}`
 * @property {string[]} [ofAutomaton]     sources that it alone has
 * @property {string[]} [notOfAutomaton]  sources that it never has
 * @property {Tie[]} ties           in their order; who is still tied shares the victory
 * @property {{option: string, value: string, turns: number}[]} variants   rule options with which the tie-break of that
 *   number is the other way round
 * @property {(round: number, alone: boolean) => string[]} atEnd   what is done at the end of a round, in order: ids of
 *   texts, with their titles as the attribute `title`
 * @property {() => Promise<Guide>} [loadGuide]   what leads the automaton, step by step
 *
 * @typedef {{Guide: (props: GuideProps) => any, rules: (given: any) => any}} Guide   rules: those of the automaton, as
 *   the server has translated them
 * @typedef {object} GuideProps
 * @property {import("../types.js").Texts} texts
 * @property {import("./sheet.js").Sheet} sheet
 * @property {any} kept               what it noted last, null at first
 * @property {(kept: any, gains: {source: string, seat: number, points: number}[], round: number) => void} keep
 *   gains: points that came, seat 0 the person, 1 the automaton; round: from 0
 * @property {Facts} facts
 * @property {Record<string, any>} parts   components of the game
 * @property {(seat: number) => string} nameOf
 * @property {(given: any) => any} rules
 *
 * @typedef {object} Draw           as the server tells it
 * @property {{id: string, args: Record<string, any>}} text
 * @property {string} argument
 * @property {any[][]} lists
 * @property {number} count
 * @property {boolean} ordered
 * @property {boolean} later
 * @property {number} pool
 * @property {number | null} kept
 * @typedef {{set_up: Record<string, Draw[]>, guide: any}} Facts
 */

export {};
