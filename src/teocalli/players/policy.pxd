"""How players choose in playouts: cheaply, by the worth after an action."""

from teocalli.core.rng cimport Rng
from teocalli.core.state cimport MAX_ACTIONS, State

cdef enum Policy:
    EVEN      # every legal action alike
    OWN       # the game's own cheap policy
    WORTH     # the best worth right after the action
    TURN      # the best worth at the end of the turn, which is finished by WORTH


cdef class Desk:
    """Work space for playing on: positions to try things on, and lists for one decision."""

    cdef State trial
    cdef State second
    cdef State found
    cdef int[MAX_ACTIONS] actions
    cdef int[MAX_ACTIONS] weights


# Plays a decision of chance or of a player in `state`, or with TURN the rest of a player's turn at once.
cdef void play_on(State state, Desk desk, Rng* rng, int policy) noexcept nogil
# Plays on to the next turn by WORTH; True if chance had a part in it.
cdef bint finish_turn(State state, State trial, Rng* rng) noexcept nogil
cdef double own_margin(State state, int player) noexcept nogil
