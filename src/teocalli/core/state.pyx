"""`State`: the base class of every game's positions (names as in OpenSpiel)."""

import hashlib
import warnings

from array import array

from cpython.list cimport PyList_New, PyList_SET_ITEM
from cpython.ref cimport Py_INCREF
from libc.stdint cimport int16_t
from libc.string cimport memcpy

from teocalli.core.arguments cimport action_number, seed_of, checked_int
from teocalli.core.philox cimport Philox
from teocalli.core.rng cimport Rng, rng_below, rng_seed

from teocalli.core.errors import IllegalAction, TeocalliError

CHANCE = CHANCE_PLAYER
TERMINAL = TERMINAL_PLAYER

# Actions as Python numbers, made once: a list of legal actions then costs no allocation but its own.
cdef list _NUMBERS = list(range(65536))


cdef int sample_outcome(State state, Rng* rng, int* out, int* weights) noexcept nogil:
    cdef int count = state.outcomes(out, weights)
    cdef int total = 0
    cdef int i
    for i in range(count):
        total += weights[i]
    cdef int pick = <int>rng_below(rng, total)
    for i in range(count):
        pick -= weights[i]
        if pick < 0:
            return out[i]
    return out[count - 1]


cdef list as_list(int* values, int count):
    cdef list result = PyList_New(count)
    cdef object number
    cdef int i
    for i in range(count):
        number = _NUMBERS[values[i]]
        Py_INCREF(number)
        PyList_SET_ITEM(result, i, number)
    return result


cdef int check_legal(State state, object action) except -1:
    cdef int number = action_number(action)
    if number < 0 or not state.is_legal(number):
        raise IllegalAction.at(state, max(-10**18, min(10**18, action)))
    return number


cdef int check_decides(State state, bint or_chance=False) except -1:
    cdef int actions[MAX_ACTIONS]
    if state.player() < 0 and not (or_chance and state.player() == CHANCE_PLAYER):
        raise TeocalliError("error-no-decision")
    if state.legal(actions) == 0:
        raise TeocalliError("error-no-decision")
    return 0


cdef class State:
    """A position of a game: small, copyable, without a random generator and without history."""

    def __init__(self, *_arguments):
        """Positions are created by `Game.new_initial_state`; this is the base class of every game's positions."""
        if type(self) is State:
            raise TypeError("State is the base of every game's positions: game.new_initial_state makes one")

    cdef int player(self) noexcept nogil:
        return TERMINAL_PLAYER

    cdef int turn(self) noexcept nogil:
        return TERMINAL_PLAYER

    cdef bint turn_start(self) noexcept nogil:
        return False

    cdef int legal(self, int* out) noexcept nogil:
        return 0

    cdef bint is_legal(self, int action) noexcept nogil:
        cdef int actions[MAX_ACTIONS]
        cdef int count = self.legal(actions)
        cdef int i
        for i in range(count):
            if actions[i] == action:
                return True
        return False

    cdef int outcomes(self, int* out, int* weights) noexcept nogil:
        return 0

    cdef void apply(self, int action) noexcept nogil:
        pass

    cdef void assign(self, State other) noexcept nogil:
        pass

    cdef void points_into(self, double* out) noexcept nogil:
        pass

    cdef void projected_points_into(self, double* out) noexcept nogil:
        self.points_into(out)

    cdef void heuristic_value_into(self, double* out) noexcept nogil:
        self.projected_points_into(out)

    cdef int winner_set(self) noexcept nogil:
        return 0

    cdef double played(self) noexcept nogil:
        return self.winner_set() != 0

    cdef State blank(self):
        raise NotImplementedError

    cdef int seats(self) noexcept nogil:
        return 0

    cdef bint same_rules(self, State other):
        return type(other) is type(self) and other.game is self.game

    cdef int playout_action(self, Rng* rng, int* out) noexcept nogil:
        return out[rng_below(rng, self.legal(out))]

    cdef const unsigned char* data(self, size_t* size) noexcept nogil:
        size[0] = 0
        return NULL

    cdef bint determinize(self, int seat, Rng* rng) noexcept nogil:
        return False

    cdef int observe(self, int seat, int16_t* out) noexcept nogil:
        return 0

    cdef bint begin_drawn(self, Philox* draws) noexcept nogil:
        return False

    # What follows is the Python face.

    @property
    def current_player(self):
        """The seat to move, or `CHANCE`, or `TERMINAL`."""
        return self.player()

    @property
    def turn_player(self):
        """Seat whose turn it is, also at a chance decision; `TERMINAL` after the end."""
        return self.turn()

    def is_terminal(self):
        """True after the end of the game."""
        return self.player() == TERMINAL_PLAYER

    def is_chance_node(self):
        """True at a chance decision."""
        return self.player() == CHANCE_PLAYER

    def at_turn_start(self):
        """True if the next decision starts a turn; a chance decision that belongs to the coming turn counts."""
        return self.turn_start()

    def legal_actions(self, player=None):
        """Legal actions in ascending order; at a chance decision the possible outcomes; none after the end.

        With `player` (a seat, or `CHANCE`), only those of that player: none if another one is to move.
        """
        cdef int actions[MAX_ACTIONS]
        if player is not None and player != self.player():
            return []
        return as_list(actions, self.legal(actions))

    def legal_actions_mask(self, player=None):
        """A list of length `game.num_distinct_actions`, with 1 for each legal action and 0 for all others."""
        mask = [0] * self.game.num_distinct_actions
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def action_to_string(self, player_or_action, action=None):
        """The word of an action in this position; as in OpenSpiel, the player may be given before it."""
        return self.game.action_to_string(self, player_or_action if action is None else action)

    def string_to_action(self, word):
        """The legal action of a word. Raises `IllegalAction`, which names the word and what was legal."""
        return self.game.string_to_action(self, word)

    def num_players(self):
        """The number of seats, including one played by the game itself."""
        return self.seats()

    def is_legal_action(self, action):
        """True if `action` is legal (at a chance decision: possible) here."""
        cdef int number = action_number(action)
        return number >= 0 and self.is_legal(number)

    def chance_weights(self):
        """Outcomes of a chance decision and their weights, two lists of integers.

        Raises `TeocalliError` (`error-not-chance`) if it is not a chance decision.
        """
        if self.player() != CHANCE_PLAYER:
            raise TeocalliError("error-not-chance")
        cdef int actions[MAX_ACTIONS]
        cdef int weights[MAX_ACTIONS]
        cdef int count = self.outcomes(actions, weights)
        return as_list(actions, count), as_list(weights, count)

    def chance_outcomes(self):
        """Outcomes of a chance decision with their probabilities, as `[(action, probability), …]`.

        Raises `TeocalliError` (`error-not-chance`) if it is not a chance decision.
        """
        actions, weights = self.chance_weights()
        total = sum(weights)
        return [(action, weight / total) for action, weight in zip(actions, weights)]

    def check_action(self, action):
        """`action` as a plain integer if it is legal here. Raises `IllegalAction` as `apply_action` does."""
        return check_legal(self, action)

    def apply_action(self, action):
        """Carry out `action`, a player's or chance's.

        Raises `IllegalAction`, which names the word and what was legal; the position is then unchanged.
        """
        self.apply(check_legal(self, action))

    def clone(self):
        """An independent copy."""
        cdef State copy = self.blank()
        copy.assign(self)
        return copy

    def child(self, action):
        """A copy in which `action` has been carried out. Raises `IllegalAction` as `apply_action` does."""
        copy = self.clone()
        copy.apply_action(action)
        return copy

    def copy_from(self, State other not None):
        """Make this position equal to `other`, a position of the same game."""
        if not self.same_rules(other):
            raise TeocalliError("error-foreign-state")
        self.assign(other)

    def points(self):
        """Game points by seat, as integers."""
        cdef double values[MAX_PLAYERS]
        self.points_into(values)
        return [int(values[i]) for i in range(self.seats())]

    def projected_points(self):
        """Points by seat plus what the next scoring would add if it took place now; the points after the end."""
        cdef double values[MAX_PLAYERS]
        self.projected_points_into(values)
        return [values[i] for i in range(self.seats())]

    def heuristic_value(self):
        """Projected points by seat plus the value of everything held, which `greedy` uses to choose.

        For a game without such values, it is the projection.
        """
        cdef double values[MAX_PLAYERS]
        self.heuristic_value_into(values)
        return [values[i] for i in range(self.seats())]

    def progress(self):
        """Roughly the share of the game that has been played: 0 at the start, 1 after the end."""
        return self.played()

    def winners(self):
        """Winners' seats in ascending order; empty before the end."""
        cdef int chosen = self.winner_set()
        return [i for i in range(self.seats()) if chosen >> i & 1]

    def returns(self):
        """OpenSpiel's returns: list by seat, sum 0; zeros before the end.

        The winners share +1 evenly, the others share −1; if all share the victory, everybody gets 0.
        """
        cdef int chosen = self.winner_set()
        cdef int count = self.seats()
        winners = [bool(chosen >> i & 1) for i in range(count)]
        won = sum(winners)
        if won in (0, count):
            return [0.0] * count
        return [1.0 / won if w else -1.0 / (count - won) for w in winners]

    def determinized_for(self, seat, seed=0):
        """A copy in which whatever `seat` does not know is dealt anew, without looking at the real one (R-02).

        Bots think on such copies. If nothing is hidden, it is the same position. Any integer is a seed.
        Raises `TeocalliError` (`error-argument`) for a seat the game does not have.
        """
        cdef int knowing = checked_int(seat, "seat", 0, self.seats() - 1)
        cdef State copy = self.clone()
        cdef Rng rng
        rng_seed(&rng, seed_of(seed))
        copy.determinize(knowing, &rng)
        return copy

    def hides_from(self, seat):
        """True if the position contains something `seat` does not know (R-02).

        Raises `TeocalliError` (`error-argument`) for a seat the game does not have.
        """
        cdef int knowing = checked_int(seat, "seat", 0, self.seats() - 1)
        cdef State copy = self.clone()
        cdef Rng rng
        rng_seed(&rng, 0)
        return copy.determinize(knowing, &rng)

    def observation(self, seat=None):
        """What a seat (by default the one whose turn it is) sees: an `array` of 16-bit integers (`game.observation`).

        It contains nothing the seat does not know. Raises as `observe_into` does.
        """
        layout = self.game.observation
        if layout is None:
            raise TeocalliError("error-no-observation", game=self.game.name)
        numbers = array("h", bytes(2 * layout.size))
        self.observe_into(max(0, self.turn()) if seat is None else seat, numbers)
        return numbers

    def observe_into(self, seat, buffer):
        """Write the observation into a buffer of 16-bit integers of exactly its size, such as a NumPy array.

        Raises `TeocalliError` (`error-no-observation`, `error-argument` for a seat or size that does not fit) and
        `TypeError` for what is no such buffer.
        """
        cdef int looking = checked_int(seat, "seat", 0, self.seats() - 1)
        cdef int16_t[::1] entries
        cdef int16_t[MAX_OBSERVATION] seen
        cdef int written
        layout = self.game.observation
        if layout is None:
            raise TeocalliError("error-no-observation", game=self.game.name)
        try:
            entries = memoryview(buffer)
        except (BufferError, ValueError) as error:
            raise TypeError(f"no writable buffer of 16-bit numbers: {error}") from None
        checked_int(entries.shape[0], "entries", layout.size, layout.size)
        written = self.observe(looking, seen)
        if written != layout.size:
            raise TeocalliError("error-observation-size", game=self.game.name, size=layout.size, written=written)
        memcpy(&entries[0], seen, written * sizeof(int16_t))

    # Names that changed, for one version more.

    def is_chance(self):
        """The former name of `is_chance_node`."""
        _warn_of_name("is_chance", "is_chance_node")
        return self.is_chance_node()

    def outlook(self):
        """The former name of `projected_points`."""
        _warn_of_name("outlook", "projected_points")
        return self.projected_points()

    def worth(self):
        """The former name of `heuristic_value`."""
        _warn_of_name("worth", "heuristic_value")
        return self.heuristic_value()

    def known_to(self, seat, seed=0):
        """The former name of `determinized_for`."""
        _warn_of_name("known_to", "determinized_for")
        return self.determinized_for(seat, seed)

    def to_bytes(self):
        """The canonical byte form: equal positions of equal games give equal bytes."""
        raise NotImplementedError

    @staticmethod
    def from_bytes(game, bytes data not None):
        """The position from `to_bytes()` in a game. Raises `TeocalliError` (`error-bytes`) for invalid bytes."""
        return game.state_from_bytes(data)

    def serialize(self):
        """`to_bytes()` in hexadecimal digits; `game.deserialize_state` reads it."""
        return self.to_bytes().hex()

    def hash(self):
        """State hash: BLAKE2b (16 bytes) of `to_bytes()`, in hexadecimal digits."""
        return hashlib.blake2b(self.to_bytes(), digest_size=16).hexdigest()

    def summary(self):
        """The position summary of the game's specification, as a JSON-ready dict."""
        raise NotImplementedError

    def _repr_html_(self):
        """The board as HTML, for notebooks (`core/showing.py`)."""
        from teocalli.core.showing import state_html
        return state_html(self)

    def _repr_svg_(self):
        """The board as an SVG, if pictures are available (`core/showing.py`)."""
        from teocalli.core.showing import board_picture
        return board_picture(self)

    def __eq__(self, other):
        return type(other) is type(self) and self.to_bytes() == other.to_bytes()

    def __hash__(self):
        raise TypeError("a State changes; use state.hash()")

    def __copy__(self):
        return self.clone()

    def __deepcopy__(self, memo):
        return self.clone()

    def __reduce__(self):
        return State.from_bytes, (self.game, self.to_bytes())


def _warn_of_name(old, new):
    told = f"State.{old} is called {new} now; the old name goes with version 0.2"
    warnings.warn(told, DeprecationWarning, stacklevel=2)
