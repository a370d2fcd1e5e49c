"""How players choose in playouts: cheaply, by the worth after an action."""

from teocalli.core.rng cimport Rng
from teocalli.core.state cimport MAX_ACTIONS, State

cdef enum Policy:
    EVEN      # every legal action alike
    OWN       # the game's own cheap policy
    WORTH     # the best worth right after the action
    TURN      # the best worth at the end of the turn, which is played on by WORTH


# Lists for one decision.
cdef struct Desk:
    int[MAX_ACTIONS] actions
    int[MAX_ACTIONS] weights


cdef int choose(State state, State trial, State second, Rng* rng, Desk* desk, int policy) noexcept nogil
cdef void finish_turn(State state, State trial, Rng* rng) noexcept nogil
cdef double own_margin(State state, int player) noexcept nogil
