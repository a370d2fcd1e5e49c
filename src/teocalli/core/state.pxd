"""The compiled face of a position. Search and playouts reach every game through these methods, without the GIL."""

from libc.stdint cimport int16_t

from teocalli.core.philox cimport Philox
from teocalli.core.rng cimport Rng

cdef enum:
    CHANCE_PLAYER = -1
    TERMINAL_PLAYER = -4
    MAX_PLAYERS = 4
    MAX_ACTIONS = 1024  # room for the longest list of legal actions of any game
    MAX_OBSERVATION = 8192  # room for the numbers that a seat sees


cdef class State:
    cdef readonly object game

    # Seat to decide, CHANCE_PLAYER or TERMINAL_PLAYER.
    cdef int player(self) noexcept nogil
    # Seat whose turn it is, also at a chance decision; TERMINAL_PLAYER after the end.
    cdef int turn(self) noexcept nogil
    # The next decision begins a turn (a chance decision that belongs to the coming turn counts).
    cdef bint turn_start(self) noexcept nogil
    # Fills `out` with the legal actions in ascending order and returns their number; at a chance decision the outcomes.
    cdef int legal(self, int* out) noexcept nogil
    cdef bint is_legal(self, int action) noexcept nogil
    # Outcomes of a chance decision with their weights (whole numbers); returns their number.
    cdef int outcomes(self, int* out, int* weights) noexcept nogil
    # Carries out an action that must be legal.
    cdef void apply(self, int action) noexcept nogil
    # Makes this position equal to `other`, which must be of the same class and game.
    cdef void assign(self, State other) noexcept nogil
    # Points by seat, and points plus what the next scoring would give now.
    cdef void points_into(self, double* out) noexcept nogil
    cdef void projected_points_into(self, double* out) noexcept nogil
    # Projected points plus what lies in stock, as a player would price it; without a price list projected points alone.
    cdef void heuristic_value_into(self, double* out) noexcept nogil
    # Bit set of the winners' seats; 0 before the end.
    cdef int winner_set(self) noexcept nogil
    # The share of the game that has been played, roughly: 0 at the beginning, 1 after the end.
    cdef double played(self) noexcept nogil
    # A new position of the same class and game, not yet assigned.
    cdef State blank(self)
    cdef int seats(self) noexcept nogil
    # Whether `assign` between the two is enough: the same game, and the same of what a game draws for itself.
    cdef bint same_rules(self, State other)
    # The player's choice in a playout: a cheap policy of the game, or any legal action. `out` is work space.
    cdef int playout_action(self, Rng* rng, int* out) noexcept nogil
    # Where the plain data of the position lie, and their size: equal positions of one game have equal data.
    cdef const unsigned char* data(self, size_t* size) noexcept nogil
    # Deals anew, at random, what `seat` does not know, without reading how it lies. False if nothing is hidden.
    cdef bint determinize(self, int seat, Rng* rng) noexcept nogil
    # Writes what `seat` sees, from its own side, as `game.observation` describes it; how many numbers those are.
    cdef int observe(self, int seat, int16_t* out) noexcept nogil
    # Makes this the first position that `Game.draw_setup` and `new_initial_state` give for the same draws; False, and
    # nothing is drawn, where that takes Python.
    cdef bint begin_drawn(self, Philox* draws) noexcept nogil


# One outcome of a chance decision, by its weight; `out` and `weights` are work space of MAX_ACTIONS numbers.
cdef int sample_outcome(State state, Rng* rng, int* out, int* weights) noexcept nogil

# The number of a legal action, from Python; raises `IllegalAction`.
cdef int check_legal(State state, object action) except -1
# Raises `TeocalliError` (`error-no-decision`) unless a player, or with `or_chance` chance, has something to choose.
cdef int check_decides(State state, bint or_chance=?) except -1
