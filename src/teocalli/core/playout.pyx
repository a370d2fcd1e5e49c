"""Random playouts in a compiled loop through the base class; no allocation per decision."""

from cpython.exc cimport PyErr_CheckSignals

from teocalli.core.arguments cimport seed_of, checked_int
from teocalli.core.rng cimport Rng, rng_below, rng_seed
from teocalli.core.state cimport (
    CHANCE_PLAYER, MAX_ACTIONS, TERMINAL_PLAYER, State, check_decides, sample_outcome,
)

cdef enum:
    AT_ONCE = 64  # games between two looks at whether the user wants to interrupt the program


cdef struct Tally:
    long decisions
    long chance_events


cdef void play_out(State state, Rng* rng, Tally* tally) noexcept nogil:
    """Play `state` to its end: players choose evenly among their legal actions, chance by its probabilities."""
    cdef int[MAX_ACTIONS] actions
    cdef int[MAX_ACTIONS] weights
    cdef int player = state.player()
    while player != TERMINAL_PLAYER:
        if player == CHANCE_PLAYER:
            state.apply(sample_outcome(state, rng, actions, weights))
            tally.chance_events += 1
        else:
            state.apply(actions[rng_below(rng, state.legal(actions))])
            tally.decisions += 1
        player = state.player()


def random_playouts(State state not None, games, seed=0):
    """Play `games` random games from `state` and return (players' decisions, chance events). `state` stays as it is.

    Raises `TeocalliError` where nobody can decide though the game is not over, and for a negative number of games.
    """
    cdef State start = state.clone()
    cdef State copy = start.clone()
    cdef long left = checked_int(games, "games", 0, <long>1 << 62)
    cdef Rng rng
    cdef Tally tally
    cdef int _game
    tally.decisions = tally.chance_events = 0
    rng_seed(&rng, seed_of(seed))
    if start.player() != TERMINAL_PLAYER:
        check_decides(start, True)
    while left:
        with nogil:
            for _game in range(min(left, AT_ONCE)):
                copy.assign(start)
                play_out(copy, &rng, &tally)
        left -= min(left, AT_ONCE)
        PyErr_CheckSignals()
    return tally.decisions, tally.chance_events
