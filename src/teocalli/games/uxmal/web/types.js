/**
 * What Uxmal says beside what every game does.
 *
 * @typedef {import("teocalli/types.js").Table} FrameTable
 * @typedef {import("teocalli/types.js").Shown} FrameShown
 * @typedef {import("teocalli/types.js").View} FrameView
 *
 * @typedef {object} Position          the position summary of the rules, without `legal`
 * @property {number} phase            1–3
 * @property {number | null} turn      whose turn it is; null after the end
 * @property {number | null} to_move   null at a chance decision and after the end
 * @property {"turn" | "draw" | "seat" | "take" | "pay" | "over"} decision
 * @property {string} track            five letters, square 1 first
 * @property {string[]} levels         eight rows, row 8 first
 * @property {string[]} symbols        eight rows, row 8 first
 * @property {string[][]} priests      fields by seat
 * @property {number[]} supply
 * @property {(Record<string, number> & {total?: number})[]} hands
 * @property {Record<string, number>} piles
 * @property {number[]} scores
 * @property {string[]} undrawn
 * @property {string | null} drawn
 * @property {number} due
 * @property {number[]} winners
 *
 * @typedef {{field: string, idol: string, level: number, rank: number, points: number}} PriestPoints
 * @typedef {{idol: string, rank: number, count: number, points: number}} CardPoints
 * @typedef {object} SeatProjection
 * @property {PriestPoints[]} priests
 * @property {CardPoints[]} cards
 * @property {number} scored           points already on the track
 * @property {number} next             what the next scoring would add now
 * @property {number} total
 *
 * @typedef {{pair: string, idol: string, cards: number, change: number[]}} Claim
 * @typedef {object} Preview           one legal action; which further keys are there follows from `kind`
 * @property {string} word
 * @property {"build" | "seat" | "take" | "place" | "move" | "pay" | "honour" | "curse"} kind
 * @property {number} cost             cards
 * @property {number} gain             cards
 * @property {number[]} points         projection by seat after it
 * @property {number[]} change         change of the projection by seat
 * @property {boolean} ends_phase
 * @property {string | null} [asks]     what is still to be drawn or decided in this turn after it
 * @property {string} [seat]           seat: "c3"
 * @property {string} [tile]           seat: as it lies
 * @property {number} [turn]           seat: quarter turns clockwise
 * @property {Claim[]} [pairs]         seat
 * @property {string} [pair]           take
 * @property {number} [cards]          take
 * @property {string} [idol]           take, place, move, pay, honour, curse
 * @property {string} [field]          place
 * @property {number} [level]          place, move
 * @property {number} [value]          place, move: points at the next scoring
 * @property {string} [from]           move
 * @property {string} [to]             move
 * @property {string} [payment]        move: suggested letters
 * @property {Record<string, number>} [card_changes]  move: change of the mover's projection by a card of each idol that
 *   is paid
 * @property {number} [squares]        honour, curse
 * @property {string} [track]          honour, curse: resulting track
 *
 * @typedef {{priests: PriestPoints[], cards: CardPoints[], before: number, after: number}} SeatBreakdown
 * @typedef {{n: number, phase: number, last?: boolean, breakdown: SeatBreakdown[], rejection: [string, string] | null,
 *   returned: string[][]}} PhaseEnd   the game says what else is in it
 * @typedef {{points: Record<string, number[]>, card_points: number[]}} Components
 * @typedef {import("teocalli/types.js").Result & {cards_left: number[]}} Result
 * @typedef {Omit<FrameShown, "position" | "projection" | "scored"> & {position: Position, projection: SeatProjection[],
 *   scored?: PhaseEnd}} Shown
 * @typedef {{kind: "place" | "move" | "track", reason: import("teocalli/types.js").Message}} Refusal   what a turn
 *   cannot begin with
 * @typedef {Omit<FrameView, "position" | "projection" | "legal" | "phases" | "components" | "asked"> & {position:
 *   Position, projection: SeatProjection[], legal: Preview[], phases: PhaseEnd[], components?: Components, asked:
 *   {refused: Refusal[]} | null}} View
 * @typedef {Omit<FrameTable["meta"], "components"> & {components: Components}} GameMeta
 * @typedef {Omit<FrameTable, "shown" | "legal" | "view" | "meta" | "positionAt"> & {shown: Shown, meta: GameMeta,
 *   legal: Preview[], view: View, positionAt: (n: number) => Position | null}} Table
 */

export {};
