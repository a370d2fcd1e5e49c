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
 * @property {(props: GuideProps) => any} [Guide]   leads an automaton, step by step
 *
 * @typedef {{texts: import("../types.js").Texts, game: string, names: string[], kept: any, keep: (kept: any) => void,
 *   facts: any}} GuideProps   kept: what it noted last, null at first; facts: what the server told
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
 * @typedef {{set_up: Record<string, Draw[]>}} Facts
 */

export {};
