"""How players choose in playouts. Chance is sampled; among equal actions one is taken at random."""

from teocalli.core.rng cimport Rng, rng_below
from teocalli.core.state cimport CHANCE_PLAYER, MAX_ACTIONS, MAX_PLAYERS, TERMINAL_PLAYER, State, sample_outcome
from teocalli.players.valuation cimport margin

cdef double EQUAL = 1e-9


cdef int choose(State state, State trial, State second, Rng* rng, Desk* desk, int policy) noexcept nogil:
    """The action of the player to decide in `state`; `trial` and `second` are work space."""
    if policy == EVEN:
        return desk.actions[rng_below(rng, state.legal(desk.actions))]
    if policy == OWN:
        return state.playout_action(rng, desk.actions)
    return best_after(state, trial, second, rng, policy == TURN)


cdef int best_after(State state, State trial, State second, Rng* rng, bint to_the_end) noexcept nogil:
    """The action after which the player's margin of worth is best, at once or when the turn has been played on."""
    cdef int[MAX_ACTIONS] actions
    cdef double best = -1e9, value
    cdef int player = state.player()
    cdef int count = state.legal(actions)
    cdef int i, chosen = actions[0], equal = 0
    if count == 1:
        return chosen
    for i in range(count):
        trial.assign(state)
        trial.apply(actions[i])
        if to_the_end:
            finish_turn(trial, second, rng)
        value = own_margin(trial, player)
        if value > best + EQUAL:
            best = value
            chosen = actions[i]
            equal = 1
        elif value > best - EQUAL:
            equal += 1
            if rng_below(rng, equal) == 0:
                chosen = actions[i]
    return chosen


cdef void finish_turn(State state, State trial, Rng* rng) noexcept nogil:
    """Play on to the next turn, every decision by the worth right after it."""
    cdef int[MAX_ACTIONS] actions
    cdef int[MAX_ACTIONS] weights
    cdef int player = state.player()
    while player != TERMINAL_PLAYER and not state.turn_start():
        if player == CHANCE_PLAYER:
            state.apply(sample_outcome(state, rng, actions, weights))
        else:
            state.apply(best_after(state, trial, trial, rng, False))
        player = state.player()


cdef double own_margin(State state, int player) noexcept nogil:
    cdef double[MAX_PLAYERS] points
    state.worth_into(points)
    return margin(points, state.seats(), player)
