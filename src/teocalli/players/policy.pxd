"""How players choose in playouts."""

from teocalli.core.rng cimport Rng
from teocalli.core.state cimport MAX_ACTIONS, State
from teocalli.players.turns cimport Turns

cdef enum Policy:
    EVEN      # every legal action alike
    OWN       # the game's own cheap policy
    WORTH     # the best worth right after the action
    TURN      # the best worth at the end of the turn


cdef class RolloutWorkspace:
    """Work space of one thread: positions to try things on, and lists for one decision."""

    cdef State trial
    cdef Turns turns
    cdef long turn_positions
    cdef int[MAX_ACTIONS] actions
    cdef int[MAX_ACTIONS] weights
    cdef double[MAX_ACTIONS] margins


# Plays a decision of chance or of a player in `state`, or with TURN the rest of a player's turn at once.
cdef void play_on(State state, RolloutWorkspace workspace, Rng* rng, int policy) noexcept nogil
