# cython: freelist=64
"""`TeotihuacanState`: a position of Teotihuacan. The rules stand in the modules of their subject (`crews`, `worship`,
`bot` …).
"""

import cython
from libc.stdint cimport int8_t, uint16_t, uint32_t
from libc.string cimport memcpy, memset

from teocalli.core.state cimport CHANCE_PLAYER, MAX_ACTIONS, TERMINAL_PLAYER, State
from teocalli.teotihuacan.actions cimport ACTIONS
from teocalli.teotihuacan.calendar cimport begin_turn
from teocalli.teotihuacan.carrying_out cimport carry_out
from teocalli.teotihuacan.crews cimport MOST_CREWS, Crew, count_of, list_crews
from teocalli.teotihuacan.dice cimport die_board, die_lock, die_power, distance_to, new_die, sort_dice
from teocalli.teotihuacan.legality cimport list_decision, salary_due
from teocalli.teotihuacan.main_action cimport bracket_of
from teocalli.teotihuacan.outcomes cimport list_outcomes
from teocalli.teotihuacan.position cimport (
    DECISIONS, DECOS, DICE, DIE_LOCK, D_DICE, D_DIRS, D_DRAW, D_EXTRA, D_FIRST, D_KEEP, D_OVER, D_PICK, D_POWER,
    D_SALARY, D_SPIN, D_TURN, ENDED,
    F_BONUS, F_ECLIPSE, F_SETUP, KINDS, NOBODY, PLACES, STACKS, STACK_DEPTH, STARTS, TECHS, TILES, Frame, Position,
    Seat, Tables,
)
from teocalli.teotihuacan.pyramid cimport lay_tile
from teocalli.teotihuacan.reasons cimport (
    AMOUNTS, CODES, LACKING, NEEDED_COCOA, NOT_ASKED, Reason, forget, keep_nearer, owned,
)
from teocalli.teotihuacan.scoring cimport (
    avenue_points, bonus_points, expected_points, is_bot, mask_points, track_points, winning_seat,
)
from teocalli.teotihuacan.settling cimport go_on, settle
from teocalli.teotihuacan.soundness cimport is_sound
from teocalli.teotihuacan.stack cimport bytes_in_use, push
from teocalli.teotihuacan.tables cimport RuleTables
from teocalli.teotihuacan.why_not cimport may_choose, may_move_die, may_raise_at
from teocalli.teotihuacan.worth cimport remaining, stock_worth

from teocalli.core.errors import OptionError, TeocalliError

DECISION_NAMES = (
    "over", "first", "boards", "royals", "techs", "bonus", "layout", "draw", "dirs", "dice", "spin", "keep", "pick",
    "gain", "place", "temple", "claim", "power", "ascend", "turn", "act", "crew", "tech", "row", "deco", "build",
    "save", "royal", "extra", "end", "salary",
)
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
    "most", "exactly", "without-moved", "not-used", "moved", "order", "saves-nothing", "begun", "no-goods",
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
        carry_out(&self.p, self.t, action)
        settle(&self.p, self.t)

    cdef void assign(self, State other) noexcept nogil:
        cdef const Position* p = &(<TeotihuacanState>other).p
        memcpy(&self.p, p, bytes_in_use(p))

    cdef void points_into(self, double* out) noexcept nogil:
        cdef int seat
        for seat in range(self.t.seats):
            out[seat] = self.p.seat[seat].vp

    cdef void worth_into(self, double* out) noexcept nogil:
        cdef double share = remaining(&self.p)
        cdef int seat
        for seat in range(self.t.seats):
            out[seat] = expected_points(&self.p, self.t, seat) + stock_worth(&self.p, self.t, seat, share)

    cdef void outlook_into(self, double* out) noexcept nogil:
        cdef int seat
        for seat in range(self.t.seats):
            out[seat] = expected_points(&self.p, self.t, seat)

    cdef int winner_set(self) noexcept nogil:
        return 1 << winning_seat(&self.p, self.t) if self.p.phase == ENDED else 0

    cdef const unsigned char* data(self, size_t* size) noexcept nogil:
        size[0] = bytes_in_use(&self.p)
        return <const unsigned char*>&self.p

    cdef State blank(self):
        return TeotihuacanState.__new__(TeotihuacanState, self.game, self.tables)

    cdef int seats(self) noexcept nogil:
        return self.t.seats

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
        settle(p, self.t)

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
        if not is_sound(&loaded, self.t):
            raise TeocalliError("error-bytes")
        self.p = loaded

    def arrange(self, dict table, list players):
        """Put together the beginning of a turn: the inverse of `table()` and `player_table()`, for analysis and tests.

        `table["turn_of"]` is to move; `table["laid"]` lists the pyramid's tiles as (tile, place, turns) from below.
        Raises `TeocalliError` (`error-bytes`) if that is no position.
        """
        cdef Position* p = &self.p
        self.begin()
        p.depth = 0
        for tile, place, turns in table["laid"]:
            lay_tile(p, self.t, tile, place, turns)
        p.tiles_left = bits(table["tiles_left"])
        p.decos_left = <uint16_t>bits(table["decos_left"])
        p.techs = <uint16_t>bits(table["techs"])
        fill(p.kinds_left, table["kinds_left"])
        fill(p.ring, table["ring"])
        fill(p.royal, table["royal"])
        fill(p.bonus, table["bonus"])
        fill(p.rows, table["rows"])
        fill(p.pyramid, table["pyramid"])
        fill(p.decos, table["decos"])
        fill(p.board_tile, table["board_tiles"])
        fill(p.bot_actions, table["bot_actions"])
        fill(p.dirs, table["dirs"])
        for i in range(STACKS):
            fill(p.stack_tile[<int>i], table["stacks"][i])
        for i in range(4):
            fill(p.stairs[<int>i], table["stairs"][i])
        for i, boards in enumerate(table["neutral"]):
            fill(p.neutral[<int>i], boards)
        p.first, p.turns, p.era = table["first"], table["turns"], table["era"]
        p.light, p.dark, p.dice = table["light"], table["dark"], table["dice"]
        p.met, p.last_round, p.finished = table["met"], table["last_round"], table["finished"]
        for i, player in enumerate(players):
            arrange_seat(&p.seat[<int>i], player)
        begin_turn(p, self.t, table["turn_of"])
        if not is_sound(p, self.t):
            raise TeocalliError("error-bytes")
        settle(p, self.t)

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

    def distance(self, int board, int target):
        """Boards from one to the other clockwise, 1 to 8 (T1)."""
        return distance_to(&self.p, board, target)

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

    def cell(self, int row, int column):
        """Type of the top icon of a cell (0 to 3, + 4 if coloured) and its level (T2)."""
        cdef int bit = 8 * row + column
        cdef int kind = 0, level = 0, i
        for i in range(4):
            if self.p.icon[i] >> bit & 1:
                kind = i
            level += self.p.built[i] >> bit & 1
        return kind + 4 * <int>(self.p.coloured >> bit & 1), level

    def player_table(self, int seat):
        """Everything before a player, as plain numbers and lists; dice as (board, power, lock, marks)."""
        cdef const Seat* s = &self.p.seat[check_seat(self, seat)]
        return {
            "vp": s.vp, "cocoa": s.cocoa, "goods": [s.goods[i] for i in range(3)],
            "temples": [s.temple[i] for i in range(3)], "avenue": s.avenue, "track": s.track, "wheel": bool(s.wheel),
            "techs": [i for i in range(TECHS) if s.techs >> i & 1],
            "starting": [i + 1 for i in range(STARTS) if s.starting >> i & 1],
            "unused": [s.unused[i] for i in range(KINDS)], "used": [s.used[i] for i in range(KINDS)],
            "dice": [(die_board(s.dice[i]), die_power(s.dice[i]), die_lock(s.dice[i]), s.dice[i] & 15)
                     for i in range(DICE) if s.dice[i]],
        }

    def salary(self, int seat):
        """Cocoa that an Eclipse now would ask of a player (T77); the Teotibot pays none (T93)."""
        return 0 if is_bot(self.t, check_seat(self, seat)) else salary_due(&self.p.seat[seat])

    @property
    def counting_cell(self):
        """Board, workers and column (from 1) of the table of Forest, Quarry or Gold Deposits that would count now (T43
        to T46); None where there is no such table, or where the crew is still to be chosen.
        """
        cdef Crew[MOST_CREWS] crews
        if not 2 <= self.p.arrival <= 4 or list_crews(&self.p, self.t, 0, crews) != 1:
            return None
        return self.p.arrival, count_of(&self.p, crews[0].size, 0), bracket_of(crews[0].strength) + 1

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
        for action in actions:
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

    def why_not_worker(self, int board, int power, int lock):
        """The same for an own worker, locked or not (`lock` as in `player_table`), where one is to be chosen for a
        power-up or a move; None if it can be.
        """
        cdef Reason why
        cdef const Frame* frame = &self.p.stack[self.p.depth - 1]
        forget(&why)
        if not (1 <= board <= 8 and 1 <= power <= 6 and 0 <= lock <= 3):
            raise IndexError(f"worker {board}.{power}, lock {lock}: no such worker")
        why.code = NOT_ASKED
        if frame.kind == D_TURN and may_move_die(&self.p, new_die(board, power) + lock * DIE_LOCK, &why):
            return None
        if (frame.kind == D_POWER or frame.kind == D_EXTRA) and may_raise_at(
                &self.p, self.t, frame, new_die(board, power) + lock * DIE_LOCK, &why):
            return None
        return told(self, &why)

    def scorings(self, int action):
        """The scorings that a legal action brings about, in their order: `("eclipse", era, parts)`, `("bonus", era,
        parts)`.

        `parts` has a dict for each seat: `before`, `after` and the points of its kinds (T74–T76, T78).
        """
        found = []
        for stop in (F_ECLIPSE, F_BONUS):
            copy = self.clone()
            carry_out(&(<TeotihuacanState>copy).p, self.t, action)
            settle(&(<TeotihuacanState>copy).p, self.t, stop)
            if (<TeotihuacanState>copy).p.stack[(<TeotihuacanState>copy).p.depth - 1].kind == stop:
                era = (<TeotihuacanState>copy).p.era
                found.append(("eclipse" if stop == F_ECLIPSE else "bonus", era, scored_parts(copy, stop)))
        return found

    def steps(self, int action):
        """What a legal action does and then all that happens by itself, one after the other.

        A list of `(name, action, position)`: the decision or effect carried out (`DECISION_NAMES`, `EFFECT_NAMES`), its
        action (-1 for an effect, and for a decision that lapses because it has no legal word), the position after it.
        The last position is the one after `apply_action`; in those before it something waits that asks nobody, so that
        they are only for looking at.
        """
        cdef TeotihuacanState copy = self.clone()
        cdef int word = action
        cdef int kind = copy.p.stack[copy.p.depth - 1].kind
        found = []
        carry_out(&copy.p, copy.t, action)
        while True:
            name = waiting_name(kind)
            step = copy.clone()
            done = word
            kind = copy.p.stack[copy.p.depth - 1].kind
            if kind == D_OVER or not go_on(&copy.p, copy.t, &word):
                # Asking whether somebody has a choice settles who is asked.
                found.append((name, done, copy))
                return found
            found.append((name, done, step))

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


cdef list scored_parts(TeotihuacanState state, int stop):
    """What the scoring on top of the stack will give each seat."""
    cdef const Position* p = &state.p
    cdef const Tables* t = state.t
    parts = []
    for seat in range(t.seats):
        if stop == F_ECLIPSE:
            part = {"avenue": avenue_points(p, t, seat), "track": track_points(p, t, seat),
                    "masks": mask_points(&p.seat[<int>seat], t)}
        else:
            part = {"bonus": bonus_points(p, t, seat)}
        parts.append({**part, "before": p.seat[<int>seat].vp, "after": p.seat[<int>seat].vp + sum(part.values())})
    return parts


cdef uint32_t bits(members) except? 0:
    return sum(1 << member for member in members)


cdef void fill(int8_t* target, values) except *:
    for i, value in enumerate(values):
        target[<int>i] = value


cdef void arrange_seat(Seat* s, dict player) except *:
    cdef int i
    s.vp, s.cocoa, s.wheel = player["vp"], player["cocoa"], player["wheel"]
    s.avenue, s.track = player["avenue"], player["track"]
    s.techs = <uint16_t>bits(player["techs"])
    s.starting = bits(number - 1 for number in player["starting"])
    for i in range(3):
        s.goods[i] = player["goods"][i]
        s.temple[i] = player["temples"][i]
    fill(s.unused, player["unused"])
    fill(s.used, player["used"])
    for i, (board, power, lock, marks) in enumerate(player["dice"]):
        s.dice[i] = <uint16_t>(new_die(board, power) + lock * DIE_LOCK + marks)
    sort_dice(s)


cdef int check_seat(TeotihuacanState state, int seat) except -1:
    if not 0 <= seat < state.t.seats:
        raise IndexError(f"seat {seat}: this game has seats 0 to {state.t.seats - 1}")
    return seat
