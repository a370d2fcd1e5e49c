/**
 * The shapes that travel between server and browser (docs/http.md), and the `Table`
 * that the frame hands to a game's drawing ("The browser").
 *
 * @typedef {string | number | boolean | Message | (string | number | Message)[]} MessageArgument
 * @typedef {object} Message
 * @property {string} id
 * @property {Record<string, MessageArgument>} args
 *
 * @typedef {"pink" | "teal" | "amber" | "indigo"} Colour
 * @typedef {{seat: number, kind: "person" | "bot" | "automaton", name: string, called: string | Message, colour:
 *   Colour, bot: string | null, stand_in?: string | null}} Seat   name: "" where a person gave none; a `Table` has it
 *   in words. called: what messages get. stand_in: the bot that plays for a person now. An automaton plays by the rules
 *   of the game and has no seat at the server
 *
 * What only one game has is described by that game; the frame knows what every game has, and passes on the rest.
 *
 * @typedef {Record<string, any> & {turn?: number | null, decision?: string}} Position   the position as a seat may see
 *   it; `turn`: whose turn it is, null after the end; `decision`: what is decided, as in the texts
 *   `{game}-ask-{decision}`
 * @typedef {Record<string, any> & {scored: number, next: number, total: number}} SeatProjection   scored: points that
 *   are counted already; next: what the next scoring would add now
 * @typedef {Record<string, any> & {word: string}} Preview   one legal action; a game may say more: kind, cost, gain,
 *   points and change by seat, ends_phase
 *
 * @typedef {object} LogEntry
 * @property {number} n                it led to position n
 * @property {number} turn
 * @property {number | null} seat
 * @property {string} kind
 * @property {string} word
 * @property {Message} message
 * @property {boolean} forced
 * @property {boolean} [planned]       it was planned before the turn
 *
 * @typedef {Record<string, any> & {before: number, after: number}} SeatBreakdown
 * @typedef {Record<string, any> & {n: number, phase: number, breakdown: SeatBreakdown[]}} PhaseEnd   the game says what
 *   else is in it
 * @typedef {PhaseEnd & {reports: PhaseEnd[]}} WholePhase   the first report of a phase's end, with all of them in order
 * @typedef {object} Result            a game may say more
 * @property {number[]} scores
 * @property {number[]} winners
 * @property {number[][]} ranking      seats, best first, equal ones together
 * @property {number[][]} phases       points by seat and phase
 *
 * @typedef {object} Company
 * @property {"host" | "player" | "guest" | "spectator"} role   what the one who looks is; a guest may take a free seat
 * @property {boolean} public           strangers find the table in the lobby
 * @property {number | null} host       the host's seat
 * @property {number[]} programs        seats of programs that play from elsewhere
 * @property {number[]} free            seats that wait for somebody
 * @property {boolean} waiting          nobody begins before all seats are taken
 * @property {boolean} record           may the one who asks have the record now
 * @property {string | null} rematch    the game in which the same people go on
 * @property {{tournament: string, alike: boolean, sealed: boolean} | null} contest   the tournament to which it belongs
 * @property {boolean} rests            all persons have left their seats to bots: nobody plays
 *
 * @typedef {{kind: "turn" | "bank", seconds: number, increment: number, left: number[], running: number | null, since:
 *   number, deadline: number | null, lag: number}} Clock   left: milliseconds by seat when it stood last; running: the
 *   seat whose clock runs, since a time of the server, until deadline; lag: so much later others may choose
 *
 * @typedef {object} Proposal           what somebody at the table wants the others to agree to
 * @property {number} number             by which answers name it
 * @property {"undo" | "stand-in" | "end"} what   go back over what undo alone never crosses; let a bot play for
 *   somebody who is not waited for; end the game for that reason
 * @property {number} by                 seat of who wants it
 * @property {number} about              position to which it would lead, or the seat of who is not waited for
 * @property {string | null} bot         the bot that would play
 * @property {number[]} agreed           seats of those who agree
 * @property {number[]} missing          seats of those who have not answered
 * @property {"refused" | "withdrawn" | null} outcome   how it ended without agreement
 * @property {number | null} closed_by   who refused or withdrew it
 *
 * @typedef {object} View
 * @property {string} id
 * @property {string} game
 * @property {number} version          counts events
 * @property {string} hash
 * @property {"running" | "finished" | "broken"} status
 * @property {Record<string, any>} options
 * @property {Record<string, any>} [components] this game's tables, which may be a user's own
 * @property {Seat[]} seats
 * @property {Company | null} company    the people at the table, who are elsewhere; null at one screen
 * @property {boolean} hints              whether who is to decide may ask for a hint
 * @property {number | null} viewer
 * @property {boolean} secrets         whether players know things that others at the screen must not see
 * @property {number | null} to_move
 * @property {boolean} thinking
 * @property {number} n                words after the set-up
 * @property {Position} position
 * @property {SeatProjection[]} projection
 * @property {Preview[]} legal
 * @property {any} asked                 what the game tells about the decision that is due
 * @property {{possible: boolean, kind: "decision" | "turn" | "practice" | null, to: number | null, reason: Message |
 *   null, start: number, propose: number | null}} undo   `kind`: within the turn, back over bots' turns, or over what
 *   was revealed (then not `possible`, but as practice); `to`: position it leads to; `start`: position to which
 *   repeated undo within the turn leads; `propose`: position to which one may propose to the others to go back
 * @property {Proposal | null} proposal  what somebody proposed last, until the game goes on
 * @property {boolean} take_back         undo may go back over bots' turns
 * @property {number[]} practice         positions to which somebody went back over what had been revealed
 * @property {Clock | null} clock        how long those who play may think
 * @property {{seat: number, bot: string, first: number, last: number | null}[]} stand_ins   bots that played for
 *   persons, and to which positions their words led at least and at most; last: null while it plays
 * @property {{seat: number, why: "away" | "time" | "wish"} | null} ended   why the game was ended before its end
 * @property {number[]} agreed           positions to which the players went back because all agreed
 * @property {Message[] | null} set_up   of a game that began from a position: why no game leads there; else null
 * @property {LogEntry[]} log
 * @property {{n: number, scores: number[], projection: number[]}[]} score_history
 * @property {PhaseEnd[]} phases
 * @property {{from: number, mark: string}} story  what of these was sent, and a mark that stands for all of it
 * @property {Result | null} result
 * @property {string} [seed_hash]
 * @property {string} [seed]           after the end
 * @property {{agreed: number[], missing: number[], refused_by: number | null, counts: boolean} | null} [rating]
 *   what people said about whether the game counts for ratings; null where nobody is asked
 * @property {{round: number, dealt: boolean, telling: boolean, numbers: {seat: number, hash: string | null, told:
 *   boolean, number: string | null}[]} | null} [shuffle]   how far those are who shuffle together with the server; null
 *   where it does so alone. round: how often they began; telling: everybody has promised a number, so each may tell it
 *
 * @typedef {{seat: number, word: string, message: Message, traces: import("./board/placing.js").Trace[]}} LineStep
 *   traces: where on the board it acts, by the names of the drawing's places
 * @typedef {{chances: number[], percent: number[], points: number[], solved: boolean}} Evaluation   by seat. chances:
 *   of victory, adding up to 1; percent: the same as whole percentages that add up to 100; points: expected; solved:
 *   exact
 * @typedef {Evaluation & {word: string, visits: number, steps: LineStep[]}} FoundLine   steps: how it is expected to go
 *   on, the action first
 * @typedef {{status: "waiting" | "thinking" | "stopped" | "complete" | "failed", threads: number, seat: number | null,
 *   evaluation: Evaluation | null, lines: FoundLine[], playouts: number, seconds: number}} Found   threads: so many a
 *   search may have
 * @typedef {Found & {version: number}} Hint
 *
 * @typedef {{n: number, position: Position, projection: SeatProjection[], hash: string}} StoredPosition
 * @typedef {{n: number, position: Position, projection: SeatProjection[], last: LogEntry | null, scored?: PhaseEnd}}
 *   Shown   scored: the end of a phase that is being shown on the table
 *
 * @typedef {{name: string, values: any[], default: any, type: string, own: boolean, numbers: [number, number] | null,
 *   front: boolean}} OptionMeta   numbers: lowest and highest of a number, which is sent as text; front: shown at once,
 *   not among the finer rules; own: a file of the user's own is possible
 * @typedef {{players: [number, number], options: string[], levels: {name: string, options: Record<string, any>}[]}}
 *   DifficultiesMeta   options: names of those that levels set
 * @typedef {{players: number, options: Record<string, any>}} TableKind   options: those that are not the default
 * @typedef {{levels: {bot: string, level: number, seconds: number | null, tables: TableKind[] | null}[],
 *   others: string[], default: string, longest: number}} BotsMeta   levels: weakest first, with their seconds for a
 *   decision (null: does not think ahead), and the only tables at which they play (null: every one); longest: most
 *   seconds
 * @typedef {object} GameMeta
 * @property {[number, number]} players
 * @property {OptionMeta[]} options
 * @property {DifficultiesMeta | null} difficulties
 * @property {BotsMeta} bots
 * @property {boolean} plans            whether turns can be planned while others play
 * @property {boolean} explorer         whether many games can be asked what came of what was done in them
 * @property {boolean} rules            whether there is a rules page
 * @property {{name: string, minutes: number, extra: boolean, moments: number}[]} lessons   in the order in which one
 *   learns; extra: beside the course
 * @property {number} puzzles   how many come with it
 * @property {{module: boolean, style: boolean, cover: boolean}} drawing   which of its files are there
 * @property {boolean} companion        whether it has what goes with its printed form
 * @property {Record<string, any>} components   tables of the game
 * @typedef {{version: string, languages: string[], colours: Colour[], bot_names: string[], games: Record<string,
 *   GameMeta>, people: boolean, notices: boolean, handbook: boolean}} Meta   notices: one can be told without
 *   looking; people: each has a seat of their own and is known by name;
 *   else everybody sits at one screen; handbook: it has been built, and can be read here
 *
 * @typedef {object} GameListEntry
 * @property {string} id
 * @property {string} game
 * @property {Seat[]} seats
 * @property {"running" | "finished" | "broken"} status
 * @property {number} version
 * @property {string} created
 * @property {string} updated
 * @property {number | null} to_move
 * @property {number[]} scores
 * @property {number[]} winners        of a finished game
 * @property {number | null} phase      null in a game without phases
 * @property {number[]} free            seats that wait for somebody
 * @property {boolean} own              whether one may delete it
 * @property {Message} [error]         why a broken game cannot be read
 *
 * @typedef {"auto" | "light" | "dark"} Theme
 * @typedef {"off" | "slow" | "normal" | "fast"} Animation
 * @typedef {"always" | "final" | "never"} Confirmations   final: only before what cannot be taken back
 * @typedef {{language: string, theme: Theme, animation: Animation, confirmations: Confirmations, sounds: "on" | "off",
 *   names: "on" | "off", marks: "on" | "off", coach: "on" | "off"}} Settings   names: whether pieces on the board carry
 *   their names; marks: whether lines of a search are marked there; coach: whether a coach comments on decisions of a
 *   person who plays alone
 * @typedef {"tile" | "card" | "die" | "message" | "turn" | "phase"} Sound
 *
 * @typedef {object} Texts
 * @property {string} language
 * @property {(id: string, args?: Record<string, MessageArgument>) => string} format
 * @property {(message: Message) => string} message
 * @property {(id: string) => boolean} has
 *
 * @typedef {object} Table
 * @property {View} view
 * @property {Shown} shown
 * @property {Preview[]} legal
 * @property {(word: string) => Promise<boolean>} send
 * @property {() => Promise<boolean>} undo          takes back the last decision that was really asked
 * @property {boolean} busy
 * @property {boolean} looking
 * @property {boolean} replaying
 * @property {number} pace
 * @property {import("@preact/signals").Signal<any>} selection
 * @property {boolean} keepsPlans   whether turns can be kept as plans
 * @property {LogEntry[]} news
 * @property {GameMeta} meta
 * @property {Texts} texts
 * @property {Settings} settings
 * @property {(seat: number) => string | Message} seatName   what a seat is called, for messages; what stands alone
 *   takes the `name` of the seat
 * @property {(text: string) => void} announce
 * @property {(n: number) => Position | null} positionAt   an earlier position; null while it is being fetched, then the
 *   table is drawn again
 *
 * @typedef {{name: string, label: string, symbol: any, about?: Record<string, any>, lowers?: boolean, quiet?:
 *   boolean}} ComparedRow   what plans for a turn are compared by; about: attributes that explain it; lowers: less of
 *   it is better; quiet: it is left out where nothing changes it
 * @typedef {object} TurnPlanning      what plans for a turn compare (`turn-plans/store.js`)
 * @property {(table: any, total: string) => ComparedRow[]} rows   total: name of what oneself would have if the
 *   scoring came now
 * @property {(position: Position, seat: number) => Record<string, number>} stock   what a seat has, by the rows' names
 * @property {(table: any, stock: Record<string, number>, waiting: any) => Record<string, number>} withWaiting   with
 *   what a preview, which waits for its confirmation, gives and costs
 * @property {boolean} tellsWaiting     whether the question itself says what becomes of what waits
 * @property {(table: any, waiting: any) => number[]} changes            of everybody's total by it
 * @property {(table: any, waiting: any) => any} chosen                  the selection by which it waits again
 * @property {(table: any, waiting: any) => string} actionText
 * @property {(table: any, seat: number) => any} seatMark              small, beside a name
 *
 * @typedef {object} PictureOfFigure   docs/figures.md
 * @property {string} part              what of the table is shown
 * @property {string[]} of              which of it
 * @property {Record<string, string>} marks   labels by the places where they lie; "": a ring alone
 * @property {any} select               what is chosen on the table
 * @property {string | null} word       the action that is shown as chosen
 * @property {View} view
 *
 * @typedef {object} Drawing           what `/static/games/{game}/index.js` exports, each part only if it likes:
 *   `default-drawing.js` has them all
 * @property {string[]} [styles]        further style sheets, relative to its folder
 * @property {(props: {table: Table}) => any} Title     what the header says about the state of the game
 * @property {(props: {table: Table}) => any} Board
 * @property {(props: {table: Table}) => any} Track
 * @property {(props: {table: Table}) => any} PointsTable
 * @property {(props: {table: Table}) => any} Stocks
 * @property {(props: {table: Table}) => any} Players
 * @property {(props: {table: Table}) => any} Question
 * @property {(props: {table: Table, end: WholePhase}) => any} PhaseDetails   what the end of a phase brought; what is
 *   asked meanwhile
 * @property {(table: Table, end: PhaseEnd) => boolean} [asksInScene]    whether `PhaseDetails` asks something at the
 *   moment
 * @property {(table: Table, preview: any) => string} actionText        a legal action in words
 * @property {string} [matched]         selector of what is matched on the board, which no mark may hide
 * @property {(table: Table, preview: any) => any} shownBy               the selection by which the board shows a legal
 *   action; null if nothing can be shown
 * @property {(table: Table, action: any) => string[]} rulesOf           numbers of the rules of a legal action or of
 *   something refused, of `null` those of what is asked; the most helpful first
 * @property {(table: Table, preview: any) => void} choose               chooses a legal action as if on the board: it
 *   is confirmed as usual, or sent at once where it can be taken back
 * @property {(table: Table, end: PhaseEnd) => {name: string, over: string, scored: string}} phaseTexts   what a phase
 *   is called: alone, when it is over, in the log
 * @property {(table: Table, end: PhaseEnd) => Table} [scoredTable]     the table as it was scored, shown beside the
 *   scene of a phase's end
 * @property {Record<string, Sound>} [sounds]   sounds of words by their kind
 * @property {(kind: string, last: string, wasBetween: boolean) => boolean} [isBetweenTurns]  whether a word of this
 *   kind, after a log entry of the kind `last`, belongs to nobody's turn
 * @property {(kind: string, begun: string) => boolean} [beginsAction]  whether a word of this kind begins an action in
 *   the log, or goes on with the one that the other kind began; without it every word is one
 * @property {(table: Table, result: any) => {heading: string, values: any[]}[]} resultColumns   further columns of the
 *   result, by seat
 * @property {(props: {table: Table}) => any} [ResultDetails]            more about the result
 * @property {(props: {symbol: string, size?: number, texts: Texts}) => any} Symbol
 * @property {{symbol: string, rules: string[], text: string}[]} pictures   drawings that the rules page shows beside
 *   the rules that explain them; `text`: its name, with further names to search for as the attribute `words`
 * @property {(props: {symbol: string, size?: number}) => any} Picture       one of them
 * @property {(props: {table: Table, picture: PictureOfFigure}) => any} Excerpt   the part of a table that a figure of
 *   the rules shows
 * @property {(table: Table, preview: any) => string[]} wayTo   where one clicks next, with what is chosen so far, to
 *   get to a legal action: selectors, of which the first that can be seen counts
 * @property {(table: Table) => {at: string, text: string}[]} nameTags   names of pieces on the table, which are shown
 *   to beginners: selector of the piece, id of its name
 * @property {(props: {colour: Colour, size?: number}) => any} SeatMark
 * @property {() => Promise<{ComponentEditor: (props: import("./own-components.js").EditorProps) => any, styles?:
 *   string[]}>} componentEditor   where components of one's own are entered; loaded by the page for that alone, with
 *   style sheets relative to the game's folder
 * @property {boolean} [asksInWords]    its question is the default one: a list of all actions
 * @property {boolean} [isLate]         it stands for one that could not be loaded
 */

export {};
