# cython: freelist=64
"""`TeotihuacanState`: a position of Teotihuacan. The rules stand in the files of their decisions
(`rules/README.md`).
"""

import cython
from libc.stdint cimport int8_t, int16_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memcpy, memset

from teocalli.core.arguments cimport action_number, checked_int
from teocalli.core.state cimport CHANCE_PLAYER, MAX_ACTIONS, TERMINAL_PLAYER, State
from teocalli.games.teotihuacan.observing cimport observe_position
from teocalli.games.teotihuacan.rules.action.alchemy cimport both_rows
from teocalli.games.teotihuacan.rules.action.crew cimport MOST_CREWS, Crew, count_of, list_crews
from teocalli.games.teotihuacan.rules.action.gather cimport bracket_of
from teocalli.games.teotihuacan.rules.actions cimport ACTIONS
from teocalli.games.teotihuacan.rules.apply cimport apply_decision
from teocalli.games.teotihuacan.rules.dice cimport die_board, die_lock, die_power, distance_to, new_die, sort_dice
from teocalli.games.teotihuacan.rules.eclipse.calendar cimport rounds_left, rounds_to_meeting
from teocalli.games.teotihuacan.rules.eclipse.salary cimport lost_salary, salary_due
from teocalli.games.teotihuacan.rules.eclipse.scoring cimport (
    expected_points, mask_points, mask_set, merit, row_value, winning_seat,
)
from teocalli.games.teotihuacan.rules.evaluation cimport remaining, stock_value
from teocalli.games.teotihuacan.rules.list cimport list_decision, list_outcomes
from teocalli.games.teotihuacan.rules.position cimport (
    ALCHEMY, AVENUE_TOP, DECISIONS, DECOS, DICE, DIE_LOCK, D_DICE, D_DIRS, D_DRAW, D_EXTRA, D_FIRST, D_KEEP, D_OVER,
    D_PICK, D_POWER, D_SALARY, D_SPIN, D_TURN, ENDED, FOREST, F_SETUP, GOLD_DEPOSITS, KINDS, NOBODY, PLACES, STACKS,
    STACK_DEPTH, STARTS, TECHS, TILES, TOP, TRACK_TOP, Frame, Position, Seat, Tables,
)
from teocalli.games.teotihuacan.rules.pyramid cimport lay_tile
from teocalli.games.teotihuacan.rules.reasons cimport (
    AMOUNTS, CODES, LACKING, NEEDED_COCOA, NOT_ASKED, Reason, forget, keep_nearer, owned,
)
from teocalli.games.teotihuacan.rules.resolve cimport resolve
from teocalli.games.teotihuacan.rules.seats cimport is_bot
from teocalli.games.teotihuacan.rules.stack cimport bytes_in_use, push
from teocalli.games.teotihuacan.rules.turn.move cimport may_move_die
from teocalli.games.teotihuacan.rules.turn.round cimport begin_turn
from teocalli.games.teotihuacan.rules.validate cimport is_valid
from teocalli.games.teotihuacan.rules.why_not cimport may_choose, may_raise_at
from teocalli.games.teotihuacan.rules.tables cimport RuleTables

from teocalli.core.errors import OptionError, TeocalliError
from teocalli.games.teotihuacan.rules.decisions import DECISION_NAMES

EFFECT_NAMES = (
    "set-up", "start-technology", "neutral", "temple-step", "avenue-step", "matches", "palace", "light", "building",
    "built", "next-tile", "technologies", "action-done", "refill", "end-turn", "next-turn", "eclipse", "end-scoring",
    "after-eclipse",
)
PHASES = ("setup", "play", "eclipse", "over")
# What `why_not` says, by its code; the nearer to a legal action the later.
REASON_NAMES = (
    "possible", "not-asked", "no-name", "closed", "other-options", "not-there", "only-top", "not-shown", "never-alone",
    "no-worker", "locked", "ascending", "none-locked", "left-board", "no-main-action", "no-worship", "no-extra-worker",
    "without-moved", "most", "exactly", "not-used", "moved", "order", "saves-nothing", "begun", "no-goods",
    "costs-none", "own-worker", "tile-first", "no-tile", "empty-display", "no-match", "temple-top", "temple-taken",
    "no-step", "avenue-end", "wheel", "owned", "row", "workers", "full", "stairway-done", "stairway-below", "same-look",
    "taken", "no-place", "first-tile", "lacking",
)
assert len(REASON_NAMES) == CODES
GOODS = ("wood", "stone", "gold", "cocoa")


@cython.final
cdef class TeotihuacanState(State):
    """A position of Teotihuacan (T1–T93). Made by `TeotihuacanGame.new_initial_state` or `state_from_bytes`."""

    def __cinit__(self, game, RuleTables tables not None):
        self.game = game
        self.tables = tables
        self.t = &tables.c
        # Over, with nothing on the table, until it is begun, loaded or assigned: every position is sound.
        self.p.phase = ENDED
        self.p.era = 1
        self.p.depth = 1

    def __init__(self, game, RuleTables tables not None):
        """The position before the first word of `game`, which must be played by these tables.

        Raises `TeocalliError` (`error-foreign-state`) if it is not.
        """
        if getattr(game, "name", None) != "teotihuacan" or game.players != tables.c.players or game is not self.game:
            raise TeocalliError("error-foreign-state")
        self.begin()

    # The compiled contract.

    cdef int player(self) noexcept nogil:
        cdef int decision = self.p.stack[self.p.depth - 1].kind
        if decision > D_SPIN:
            return self.p.actor
        return TERMINAL_PLAYER if decision == D_OVER else CHANCE_PLAYER

    cdef int turn(self) noexcept nogil:
        if self.p.phase == ENDED:
            return TERMINAL_PLAYER
        return self.p.actor if self.p.turn_of < 0 else self.p.turn_of

    cdef bint turn_start(self) noexcept nogil:
        cdef const Frame* frame = &self.p.stack[self.p.depth - 1]
        cdef int kind = frame.kind
        if kind == D_TURN:
            return not frame.a
        if kind == D_DRAW or kind == D_DICE or kind == D_SALARY or kind == D_KEEP or kind == D_PICK:
            return True
        return D_FIRST <= kind <= D_DIRS

    cdef int legal(self, int* out) noexcept nogil:
        cdef int[MAX_ACTIONS] weights
        cdef const Frame* frame = &self.p.stack[self.p.depth - 1]
        if frame.kind > D_SPIN:
            return list_decision(&self.p, self.t, frame, MAX_ACTIONS, out)
        return 0 if frame.kind == D_OVER else list_outcomes(&self.p, self.t, frame, out, weights)

    cdef int outcomes(self, int* out, int* weights) noexcept nogil:
        cdef const Frame* frame = &self.p.stack[self.p.depth - 1]
        if D_OVER < frame.kind <= D_SPIN:
            return list_outcomes(&self.p, self.t, frame, out, weights)
        return 0

    cdef void apply(self, int action) noexcept nogil:
        apply_decision(&self.p, self.t, action)
        resolve(&self.p, self.t)

    cdef void assign(self, State other) noexcept nogil:
        cdef const Position* p = &(<TeotihuacanState>other).p
        memcpy(&self.p, p, bytes_in_use(p))

    cdef void points_into(self, double* out) noexcept nogil:
        cdef int seat
        for seat in range(self.t.seats):
            out[seat] = self.p.seat[seat].vp

    cdef void heuristic_value_into(self, double* out) noexcept nogil:
        cdef double share = remaining(&self.p)
        cdef int seat
        for seat in range(self.t.seats):
            out[seat] = expected_points(&self.p, self.t, seat) + stock_value(&self.p, self.t, seat, share)

    cdef void projected_points_into(self, double* out) noexcept nogil:
        cdef int seat
        for seat in range(self.t.seats):
            out[seat] = expected_points(&self.p, self.t, seat)

    cdef int winner_set(self) noexcept nogil:
        return 1 << winning_seat(&self.p, self.t) if self.p.phase == ENDED else 0

    cdef double played(self) noexcept nogil:
        return 1 if self.p.phase == ENDED else 1 - min(1.0, remaining(&self.p))

    cdef const unsigned char* data(self, size_t* size) noexcept nogil:
        size[0] = bytes_in_use(&self.p)
        return <const unsigned char*>&self.p

    cdef int observe(self, int seat, int16_t* out) noexcept nogil:
        return observe_position(&self.p, self.t, seat, out)

    cdef State blank(self):
        return TeotihuacanState.__new__(TeotihuacanState, self.game, self.tables)

    cdef int seats(self) noexcept nogil:
        return self.t.seats

    cdef bint same_rules(self, State other):
        return State.same_rules(self, other) and (<TeotihuacanState>other).tables is self.tables

    # Setting up, saving and loading.

    def begin(self):
        """Set up the position before the first word (T1–T13)."""
        cdef Position* p = &self.p
        cdef int i
        memset(p, 0, sizeof(Position))
        for i in range(4):
            p.icon[i] = self.t.board_icon[i]
        for i in range(KINDS):
            p.kinds_left[i] = self.t.copies[i]
        for i in range(self.t.seats):
            p.seat[i].wheel = not (self.t.solo and i == 1)
        p.tiles_left = 0xFFFFFFFF
        p.decos_left = (1 << DECOS) - 1
        p.dirs[0] = p.dirs[1] = -1
        p.first = p.turn_of = NOBODY
        p.era = 1
        p.dark = self.t.dark
        push(p, F_SETUP)
        resolve(p, self.t)

    def to_bytes(self):
        """Canonical bytes: a mark, the game's digest, the position with the frames in use."""
        return b"teo1" + self.tables.digest + (<char*>&self.p)[:bytes_in_use(&self.p)]

    def load(self, bytes data not None):
        """Fill the position from the part of `to_bytes()` that follows the digest. Raises `TeocalliError` (`error-
        bytes`).
        """
        cdef Position loaded
        cdef size_t size = len(data)
        memset(&loaded, 0, sizeof(Position))
        if not bytes_in_use(&loaded) < size <= sizeof(Position):
            raise TeocalliError("error-bytes")
        memcpy(&loaded, <const char*>data, size)
        if not 1 <= loaded.depth <= STACK_DEPTH or size != bytes_in_use(&loaded):
            raise TeocalliError("error-bytes")
        if not is_valid(&loaded, self.t):
            raise TeocalliError("error-bytes")
        self.p = loaded

    def lay_out(self, dict table, list players):
        """Put together the beginning of a turn: the inverse of `table()` and `player_table()`, for analysis and tests.

        `table["turn_of"]` is to move; `table["laid"]` lists the pyramid's tiles as (tile, place, turns) from below.
        Raises `TeocalliError` (`error-bytes`) if that is no position; this one is then unchanged.
        """
        cdef TeotihuacanState made = TeotihuacanState(self.game, self.tables)
        try:
            lay_out_table(&made.p, self.t, table)
            arrange_seats(&made.p, self.t, players)
            begin_turn(&made.p, self.t, checked_int(table["turn_of"], "turn_of", 0, self.t.seats - 1))
        except (ArithmeticError, LookupError, TypeError, ValueError, TeocalliError):
            raise TeocalliError("error-bytes") from None
        if not is_valid(&made.p, self.t):
            raise TeocalliError("error-bytes")
        resolve(&made.p, self.t)
        self.p = made.p

    def arrange(self, dict table, list players):
        """Put together any position: the inverse of `table()`, `player_table()`, `frames` and `held()`.

        `table["cells"]` lists the 64 cells as (icon, level), `table["waiting"]` the frames from below. What need not be
        asked is carried out. Raises `TeocalliError` (`error-bytes`) if that is no position; this one is then unchanged.
        """
        cdef TeotihuacanState made = TeotihuacanState(self.game, self.tables)
        memset(&made.p, 0, sizeof(Position))
        try:
            arrange_cells(&made.p, table)
            arrange_table(&made.p, self.t, table)
            arrange_seats(&made.p, self.t, players)
            arrange_rest(&made.p, self.t, table)
        except (ArithmeticError, LookupError, TypeError, ValueError, TeocalliError):
            raise TeocalliError("error-bytes") from None
        if not is_valid(&made.p, self.t):
            raise TeocalliError("error-bytes")
        resolve(&made.p, self.t)
        self.p = made.p

    # What lies on the table, for words, summaries and views.

    @property
    def phase(self):
        """One of "setup", "play", "eclipse", "over"."""
        return PHASES[self.p.phase]

    @property
    def decision(self):
        """Name of the decision that is due, "over" at the end; within `steps` also of the effect."""
        return waiting_name(self.p.stack[self.p.depth - 1].kind)

    @property
    def frames(self):
        """What waits, the next on top (last): lists of a kind and its three numbers."""
        return [[self.p.stack[i].kind, self.p.stack[i].a, self.p.stack[i].b, self.p.stack[i].c]
                for i in range(self.p.depth)]

    def held(self):
        """What is remembered beside what lies on the table: who is asked, Technologies when the turn began, Starting
        tiles that may be drawn (from 0), the layout of the starting pyramid.
        """
        return {
            "actor": self.p.actor, "layout": self.p.layout,
            "techs_begun": [i for i in range(TECHS) if self.p.techs_begun >> i & 1],
            "starts": [i for i in range(STARTS) if self.p.starts >> i & 1],
        }

    def distance(self, board, target):
        """Boards from one to the other clockwise, 1 to 8 (T1). Raises `TeocalliError` for a board that is none."""
        return distance_to(&self.p, checked_int(board, "board", 1, 8), checked_int(target, "target", 1, 8))

    def table(self):
        """Everything on the table besides the players, as plain numbers and lists; see `summary.py` for their meaning.
        """
        cdef const Position* p = &self.p
        return {
            "first": p.first, "turn_of": p.turn_of, "turns": p.turns, "era": p.era, "light": p.light, "dark": p.dark,
            "met": bool(p.met), "last_round": bool(p.last_round), "finished": bool(p.finished),
            "ring": [p.ring[i] for i in range(8)], "royal": [p.royal[i] for i in range(3)],
            "techs": [i for i in range(TECHS) if p.techs >> i & 1], "bonus": [p.bonus[i] for i in range(3)],
            "rows": [p.rows[i] for i in range(3)],
            "stairs": [[p.stairs[i][k] for k in range(4) if p.stairs[i][k]] for i in range(4)],
            "pyramid": [p.pyramid[i] for i in range(3) if p.pyramid[i]],
            "decos": [p.decos[i] for i in range(4) if p.decos[i]],
            "board_tiles": [p.board_tile[i] for i in range(5)],
            "stacks": [[p.stack_tile[i][k] for k in range(5) if p.stack_tile[i][k]] for i in range(STACKS)],
            "tiles_left": [i for i in range(TILES) if p.tiles_left >> i & 1],
            "decos_left": [i for i in range(DECOS) if p.decos_left >> i & 1],
            "kinds_left": [p.kinds_left[i] for i in range(KINDS)],
            "offer": [p.offer[i] for i in range(16)], "beside": [p.beside[i] for i in range(STARTS)],
            "neutral": [[p.neutral[i][k] for k in range(3) if p.neutral[i][k]] for i in range(self.t.neutral_colours)],
            "arrival": p.arrival, "colours": p.colours,
            "bot_actions": [p.bot_actions[i] for i in range(7) if p.bot_actions[i]],
            "dirs": [p.dirs[i] for i in range(2)], "dice": p.dice,
            "places": [i for i in range(PLACES) if p.places >> i & 1],
        }

    def cell(self, row, column):
        """Type of the top icon of a cell (0 to 3, + 4 if coloured) and its level (T2); rows and columns are 0 to 7.

        Raises `TeocalliError` for another one.
        """
        cdef int bit = 8 * checked_int(row, "row", 0, 7) + checked_int(column, "column", 0, 7)
        cdef int kind = 0, level = 0, i
        for i in range(4):
            if self.p.icon[i] >> bit & 1:
                kind = i
            level += self.p.built[i] >> bit & 1
        return kind + 4 * <int>(self.p.coloured >> bit & 1), level

    def player_table(self, seat):
        """Everything before a player, as plain numbers and lists; dice as (board, power, lock, marks).

        Raises `TeocalliError` for a seat that the game does not have.
        """
        cdef const Seat* s = &self.p.seat[checked_int(seat, "seat", 0, self.t.seats - 1)]
        return {
            "vp": s.vp, "cocoa": s.cocoa, "goods": [s.goods[i] for i in range(3)],
            "temples": [s.temple[i] for i in range(3)], "avenue": s.avenue, "track": s.track, "wheel": bool(s.wheel),
            "techs": [i for i in range(TECHS) if s.techs >> i & 1],
            "starting": [i + 1 for i in range(STARTS) if s.starting >> i & 1],
            "unused": [s.unused[i] for i in range(KINDS)], "used": [s.used[i] for i in range(KINDS)],
            "dice": [(die_board(s.dice[i]), die_power(s.dice[i]), die_lock(s.dice[i]), s.dice[i] & 15)
                     for i in range(DICE) if s.dice[i]],
        }

    def salary(self, seat):
        """Cocoa that an Eclipse now would ask of a player (T77); the Teotibot pays none (T93).

        Raises `TeocalliError` for a seat that the game does not have.
        """
        cdef int player = checked_int(seat, "seat", 0, self.t.seats - 1)
        return 0 if is_bot(self.t, player) else salary_due(&self.p.seat[player], self.t)

    def lost_salary(self, seat):
        """Points that a player would lose in an Eclipse now for salary that cannot be paid (T77).

        Raises `TeocalliError` for a seat that the game does not have.
        """
        cdef int player = checked_int(seat, "seat", 0, self.t.seats - 1)
        return min(<int>self.p.seat[player].vp, lost_salary(&self.p, self.t, player))

    def mask_sets(self, seat):
        """Sizes of a player's sets of masks, the largest first, and what all of them give in an Eclipse (T76).

        Raises `TeocalliError` for a seat that the game does not have.
        """
        cdef const Seat* s = &self.p.seat[checked_int(seat, "seat", 0, self.t.seats - 1)]
        return [mask_set(s, i) for i in range(3) if mask_set(s, i)], mask_points(s, self.t)

    @property
    def counting(self):
        """What counts for the workers who have come to a board with a Main action: board, workers (T43), column of its
        table of goods (from 1, T44 to T46) and rows of Technologies that are open to them, the top one first (T47), 0
        on other boards; None elsewhere, or where the crew is still to be chosen.
        """
        cdef Crew[MOST_CREWS] crews
        cdef int board = self.p.arrival, count
        if board < FOREST or list_crews(&self.p, self.t, 0, crews) != 1:
            return None
        count = count_of(&self.p, crews[0].size, 0)
        return (board, count, bracket_of(crews[0].strength) + 1 if board <= GOLD_DEPOSITS else 0,
                1 + both_rows(count, crews[0].strength) if board == ALCHEMY else 0)

    @property
    def buildings_value(self):
        """Points for each step on the Avenue in an Eclipse now (T74)."""
        return row_value(&self.p, self.t)

    def merits(self):
        """By seat by what players are ranked: points, cocoa, order (T79)."""
        return [merit(&self.p, self.t, seat) for seat in range(self.t.seats)]

    @property
    def rounds(self):
        """Rounds until the discs meet, and until the Eclipse, this one included, if nobody ascends (T19, T20, T81)."""
        return rounds_to_meeting(&self.p), rounds_left(&self.p, self.t)

    # Why something is not possible.

    def why_not(self, *actions):
        """Why none of these actions can be chosen, None if one can. Of several reasons the nearest to a legal action.

        A reason is `(name, number, lacking)`: a name of `REASON_NAMES`, the number that it speaks of, and for "lacking"
        what the player has too little of, as `(name, needed, owned)`: a good, "cocoa" or a kind of Discovery tile. With
        exactly that the action would be legal. `number` is 1 there if Technology 15 saves something already (T65).
        Raises `OptionError` for a number that is no action.
        """
        cdef Reason why, tried
        cdef const Frame* frame = &self.p.stack[self.p.depth - 1]
        forget(&why)
        why.code = NOT_ASKED
        for given in actions:
            action = action_number(given)
            if not 0 <= action < ACTIONS:
                raise OptionError("error-action-number", number=action, last=ACTIONS - 1)
            if frame.kind <= D_SPIN:
                if self.is_legal(action):
                    return None
                continue
            forget(&tried)
            if may_choose(&self.p, self.t, frame, action, &tried):
                return None
            keep_nearer(&self.p.seat[self.p.actor], &why, &tried)
        return told(self, &why)

    def why_not_worker(self, board, power, lock):
        """The same for an own worker, locked or not (`lock` as in `player_table`), where one is to be chosen for a
        power-up or a move; None if it can be. Raises `TeocalliError` for a worker that cannot be.
        """
        cdef Reason why
        cdef int die = new_die(checked_int(board, "board", 1, 8), checked_int(power, "power", 1, 6))
        cdef const Frame* frame = &self.p.stack[self.p.depth - 1]
        forget(&why)
        die += checked_int(lock, "lock", 0, 3) * DIE_LOCK
        why.code = NOT_ASKED
        if frame.kind == D_TURN and may_move_die(&self.p, die, &why):
            return None
        if (frame.kind == D_POWER or frame.kind == D_EXTRA) and may_raise_at(
                &self.p, self.t, frame, die, &why):
            return None
        return told(self, &why)

    def summary(self):
        """The position summary of the specification."""
        return self.game.summarise(self)


cdef str waiting_name(int kind):
    return DECISION_NAMES[kind] if kind < DECISIONS else EFFECT_NAMES[kind - DECISIONS - 1]


cdef tuple told(TeotihuacanState state, const Reason* why):
    """A reason in Python's words."""
    cdef const Seat* s = &state.p.seat[state.p.actor]
    cdef int what
    lacking = []
    if why.code == LACKING:
        names = (*GOODS, *state.game.components.kinds)
        for what in range(AMOUNTS):
            if why.needed[what] > owned(s, what):
                entry = (names[what], why.needed[what], owned(s, what))
                lacking.insert(0 if what == NEEDED_COCOA else len(lacking), entry)
    return REASON_NAMES[why.code], why.number, tuple(lacking)


# Putting a position together. Whatever does not fit raises one of Python's errors.

cdef uint32_t bits(members) except? 0:
    cdef uint32_t found = 0
    for member in members:
        found |= (<uint32_t>1) << <int>checked_int(member, "member", 0, 31)
    return found


cdef int fill(int8_t* target, int room, values) except -1:
    cdef int i = 0
    for value in values:
        if i == room:
            raise ValueError(room)
        target[i] = <int8_t>checked_int(value, "value", -1, 127)
        i += 1
    return 0


cdef int arrange_pyramid(Position* p, const Tables* t, laid) except -1:
    for tile, place, turns in laid:
        lay_tile(
            p, t,
            checked_int(tile, "tile", 1, TILES),
            checked_int(place, "place", 0, PLACES - 1),
            checked_int(turns, "turns", 0, 3),
        )
    return 0


cdef int lay_out_table(Position* p, const Tables* t, dict table) except -1:
    """Everything besides the players and the turn, on a position that has begun."""
    p.depth = 0
    arrange_pyramid(p, t, table["laid"])
    return arrange_table(p, t, table)


cdef int arrange_cells(Position* p, dict table) except -1:
    """The top icon and level of every cell, and the places with a tile."""
    cdef int cell = 0, icon, height, level
    cdef uint64_t bit
    for kind, layers in table["cells"]:
        bit = <uint64_t>1 << <int>checked_int(cell, "cell", 0, 63)
        icon = checked_int(kind, "icon", 0, 6)
        height = checked_int(layers, "level", 0, 4)
        p.icon[icon & 3] |= bit
        if icon > 3:
            p.coloured |= bit
        for level in range(height):
            p.built[level] |= bit
        cell += 1
    p.places = bits(table["places"])
    return 0


cdef int arrange_rest(Position* p, const Tables* t, dict table) except -1:
    """What waits, whose turn it is, and what lies about during the set-up."""
    cdef int16_t* numbers
    cdef int i
    p.phase = <int8_t>checked_int(table["phase"], "phase", 0, ENDED)
    p.turn_of = <int8_t>checked_int(table["turn_of"], "turn_of", NOBODY, t.seats - 1)
    p.actor = <int8_t>checked_int(table["actor"], "actor", 0, t.seats - 1)
    p.arrival = <int8_t>checked_int(table["arrival"], "arrival", 0, 8)
    p.colours = <int8_t>checked_int(table["colours"], "colours", 0, 6)
    p.layout = <int8_t>checked_int(table["layout"], "layout", 0, t.layouts - 1)
    p.techs_begun = <uint16_t>bits(table["begun"])
    p.starts = bits(table["starts"])
    fill(p.offer, 16, table["offer"])
    fill(p.beside, STARTS, table["beside"])
    for frame in table["waiting"]:
        numbers = &p.stack[checked_int(p.depth, "depth", 0, STACK_DEPTH - 1)].kind
        for i in range(4):
            numbers[i] = <int16_t>checked_int(frame[i], "number", -32000, 32000)
        p.depth += 1
    if p.depth == 0:
        raise ValueError("waiting")
    return 0


cdef int arrange_table(Position* p, const Tables* t, dict table) except -1:
    """What lies on the table besides the pyramid, and the calendar."""
    cdef int i
    p.tiles_left = bits(table["tiles_left"])
    p.decos_left = <uint16_t>bits(table["decos_left"])
    p.techs = <uint16_t>bits(table["techs"])
    fill(p.kinds_left, KINDS, table["kinds_left"])
    fill(p.ring, 8, table["ring"])
    fill(p.royal, 3, table["royal"])
    fill(p.bonus, 3, table["bonus"])
    fill(p.rows, 3, table["rows"])
    fill(p.pyramid, 3, table["pyramid"])
    fill(p.decos, 4, table["decos"])
    fill(p.board_tile, 5, table["board_tiles"])
    fill(p.bot_actions, 7, table["bot_actions"])
    fill(p.dirs, 2, table["dirs"])
    for i in range(STACKS):
        fill(p.stack_tile[i], 5, table["stacks"][i])
    for i in range(4):
        fill(p.stairs[i], 4, table["stairs"][i])
    for i in range(min(<int>len(table["neutral"]), 2)):
        fill(p.neutral[i], 3, table["neutral"][i])
    arrange_calendar(p, t, table)
    return 0


cdef int arrange_calendar(Position* p, const Tables* t, dict table) except -1:
    p.first = <int8_t>checked_int(table["first"], "first", NOBODY, t.seats - 1)
    p.turns = <int16_t>checked_int(table["turns"], "turns", 0, 10000)
    p.era = <int8_t>checked_int(table["era"], "era", 1, 3)
    p.light = <int8_t>checked_int(table["light"], "light", 0, 12)
    p.dark = <int8_t>checked_int(table["dark"], "dark", 0, 12)
    p.dice = <int8_t>checked_int(table["dice"], "dice", 0, 12)
    p.met, p.last_round, p.finished = bool(table["met"]), bool(table["last_round"]), bool(table["finished"])
    return 0


cdef int arrange_seats(Position* p, const Tables* t, list players) except -1:
    cdef int seat = 0
    for player in players:
        lay_out_seat(&p.seat[checked_int(seat, "seat", 0, t.seats - 1)], player)
        seat += 1
    return 0


cdef int lay_out_seat(Seat* s, dict player) except -1:
    cdef int i
    s.vp = <int16_t>checked_int(player["vp"], "vp", 0, 10000)
    s.cocoa = <int16_t>checked_int(player["cocoa"], "cocoa", 0, 10000)
    s.wheel = bool(player["wheel"])
    s.avenue = <int8_t>checked_int(player["avenue"], "avenue", 0, AVENUE_TOP)
    s.track = <int8_t>checked_int(player["track"], "track", 0, TRACK_TOP)
    s.techs = <uint16_t>bits(player["techs"])
    s.starting = bits(number - 1 for number in player["starting"])
    for i in range(3):
        s.goods[i] = <int16_t>checked_int(player["goods"][i], "goods", 0, 10000)
        s.temple[i] = <int8_t>checked_int(player["temples"][i], "temples", 0, TOP)
    fill(s.unused, KINDS, player["unused"])
    fill(s.used, KINDS, player["used"])
    for i in range(len(player["dice"])):
        s.dice[checked_int(i, "die", 0, DICE - 1)] = arranged_die(*player["dice"][i])
    sort_dice(s)
    return 0


def arranged_die(board, power, lock, marks):
    """A die as it is kept, from its four numbers."""
    return (new_die(checked_int(board, "board", 1, 8), checked_int(power, "power", 1, 6))
            + checked_int(lock, "lock", 0, 3) * DIE_LOCK + checked_int(marks, "marks", 0, 15))
