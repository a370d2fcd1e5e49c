"""Random playouts in a compiled loop through the base class; no allocation per decision."""

from teocalli.core.rng cimport Rng, rng_below, rng_seed
from teocalli.core.state cimport CHANCE_PLAYER, MAX_ACTIONS, TERMINAL_PLAYER, State, sample_outcome


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


def random_playouts(State state not None, int games, unsigned long long seed=0):
    """Play `games` random games from `state` and return (players' decisions, chance events). `state` stays as it is."""
    cdef State copy = state.clone()
    cdef Rng rng
    cdef Tally tally
    cdef int _game
    tally.decisions = tally.chance_events = 0
    rng_seed(&rng, seed)
    with nogil:
        for _game in range(games):
            copy.assign(state)
            play_out(copy, &rng, &tally)
    return tally.decisions, tally.chance_events
