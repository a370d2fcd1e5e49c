"""How players choose in playouts."""

from teocalli.core.rng cimport Rng
from teocalli.core.state cimport MAX_ACTIONS, State
from teocalli.players.network cimport Network, Sight
from teocalli.players.turns cimport Turns
from teocalli.players.valuation cimport Measure

cdef enum Policy:
    EVEN      # every legal action alike
    OWN       # the game's own cheap policy
    WORTH     # the best worth right after the action
    TURN      # the best worth at the end of the turn
    STILL     # nobody plays on


cdef class RolloutWorkspace:
    """Work space of one thread: positions to try things on, and lists for one decision."""

    cdef State trial
    cdef State ahead
    cdef Turns turns
    cdef long turn_positions
    cdef int[MAX_ACTIONS] actions
    cdef int[MAX_ACTIONS] draws
    cdef int[MAX_ACTIONS] weights
    cdef double[MAX_ACTIONS] margins
    cdef Network network   # None: positions are valued by their worth
    cdef Sight sight


# Plays a decision of chance or of a player in `state`, or with TURN the rest of a player's turn at once.
cdef void play_on(State state, RolloutWorkspace workspace, Rng* rng, int policy) noexcept nogil


# Draws until a player decides or the game is over.
cdef void draw_on(State state, RolloutWorkspace workspace, Rng* rng) noexcept nogil

# Fills a tally as `valuate` does; before the end the values are those of the network, if there is one.
cdef void appraise(State state, RolloutWorkspace workspace, const Measure* measure, double* tally) noexcept nogil
