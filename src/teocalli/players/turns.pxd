"""What the rest of a turn can be worth: all ways to its end, or as many as may be looked at."""

from teocalli.core.rng cimport Rng
from teocalli.core.state cimport MAX_ACTIONS, MAX_PLAYERS, State


cdef class Frame:
    """Work space for one depth, made once and kept: a position and its lists of actions."""

    cdef State state
    cdef Frame deeper
    cdef int[MAX_ACTIONS] actions
    cdef int[MAX_ACTIONS] weights
    cdef double[MAX_PLAYERS] value


cdef class Turns:
    """Looks through turns of one game; one thread at a time."""

    cdef Frame _frame
    cdef State _end       # a turn that is finished quickly
    cdef State _trial
    cdef State _found     # the best end of the turn that needs no draw
    cdef double _best     # its margin
    cdef int _equal       # ends as good as that one
    cdef int _player      # whose turn it is
    cdef int _draws       # draws on the way to the position looked at
    cdef bint _keeping    # the best end is wanted
    cdef double _victory  # points for a win
    cdef long _left       # what may still be looked at
    cdef bint _shared     # every choice divides it among its actions
    cdef Rng* _rng

    # Fills `margins` with the player's expected margin of worth at the end of the turn after each of the actions.
    cdef void look(
        self, State state, const int* actions, int count, double* margins, long positions, Rng* rng
    ) noexcept nogil
    # Plays the best turn in `state` to its end, or up to the first draw.
    cdef void play(self, State state, int* actions, double* margins, long positions, Rng* rng) noexcept nogil

    cdef void _look_twice(
        self, State state, const int* actions, int count, double* margins, long positions, Rng* rng
    ) noexcept nogil
    cdef void _look(self, State state, const int* actions, int count, double* margins, long positions) noexcept nogil
    cdef void _follow(self, Frame frame, int action, long share) noexcept nogil
    cdef void _best_of(self, Frame frame, double* value, long share) noexcept nogil
    cdef void _average(self, Frame frame, double* value, long share) noexcept nogil
    cdef void _choose(self, Frame frame, double* value, int player, long share) noexcept nogil
    cdef void _finish(self, Frame frame, double* value) noexcept nogil
    cdef void _rate(self, State state, double* value) noexcept nogil
    cdef bint _given_up(self) noexcept nogil
    cdef long _share_of(self, long share, int count) noexcept nogil


# The action right after which the player's margin of worth is best.
cdef int best_now(State state, State trial, Rng* rng) noexcept nogil
