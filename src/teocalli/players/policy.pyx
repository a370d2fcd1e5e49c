"""How players choose in playouts. Chance is sampled; among equal actions one is taken at random."""

from teocalli.core.rng cimport Rng, rng_below
from teocalli.core.state cimport CHANCE_PLAYER, MAX_ACTIONS, MAX_PLAYERS, TERMINAL_PLAYER, State, sample_outcome
from teocalli.players.valuation cimport margin

cdef double EQUAL = 1e-9


cdef class Desk:
    """Work space of one thread for positions of one game."""

    def __init__(self, State like not None):
        self.trial = like.clone()
        self.second = like.clone()
        self.found = like.clone()


cdef void play_on(State state, Desk desk, Rng* rng, int policy) noexcept nogil:
    """Play the decision that is due in `state`; with TURN, a player's whole turn if chance has no part in it."""
    if state.player() == CHANCE_PLAYER:
        state.apply(sample_outcome(state, rng, desk.actions, desk.weights))
    elif policy == EVEN:
        state.apply(desk.actions[rng_below(rng, state.legal(desk.actions))])
    elif policy == OWN:
        state.apply(state.playout_action(rng, desk.actions))
    elif policy == WORTH:
        state.apply(best_now(state, desk.trial, rng))
    else:
        play_best_turn(state, desk, rng)


cdef void play_best_turn(State state, Desk desk, Rng* rng) noexcept nogil:
    """Finish the turn after each action by WORTH and go to the best end, or only take the action if chance decides."""
    cdef double best = -1e9, value
    cdef int player = state.player()
    cdef int count = state.legal(desk.actions)
    cdef int i, chosen = desk.actions[0], equal = 0
    cdef bint drawn, whole = False
    if count == 1:
        state.apply(chosen)
        return
    for i in range(count):
        desk.trial.assign(state)
        desk.trial.apply(desk.actions[i])
        drawn = finish_turn(desk.trial, desk.second, rng)
        value = own_margin(desk.trial, player)
        if better(value, &best, &equal, rng):
            chosen = desk.actions[i]
            # A lucky draw is no reason to count on it: after chance the turn is played on for real.
            whole = not drawn
            if whole:
                desk.found.assign(desk.trial)
    if whole:
        state.assign(desk.found)
    else:
        state.apply(chosen)


cdef bint finish_turn(State state, State trial, Rng* rng) noexcept nogil:
    """Play on to the next turn, every decision by the worth right after it; True if chance had a part in it."""
    cdef int[MAX_ACTIONS] actions
    cdef int[MAX_ACTIONS] weights
    cdef int player = state.player()
    cdef bint drawn = False
    while player != TERMINAL_PLAYER and not state.turn_start():
        if player == CHANCE_PLAYER:
            drawn = True
            state.apply(sample_outcome(state, rng, actions, weights))
        else:
            state.apply(best_now(state, trial, rng))
        player = state.player()
    return drawn


cdef int best_now(State state, State trial, Rng* rng) noexcept nogil:
    """The action right after which the player's margin of worth is best."""
    cdef int[MAX_ACTIONS] actions
    cdef double best = -1e9
    cdef int player = state.player()
    cdef int count = state.legal(actions)
    cdef int i, chosen = actions[0], equal = 0
    if count == 1:
        return chosen
    for i in range(count):
        trial.assign(state)
        trial.apply(actions[i])
        if better(own_margin(trial, player), &best, &equal, rng):
            chosen = actions[i]
    return chosen


cdef bint better(double value, double* best, int* equal, Rng* rng) noexcept nogil:
    """Whether a value takes the lead; among `equal` ones each has the same chance to keep it."""
    if value > best[0] + EQUAL:
        best[0] = value
        equal[0] = 1
        return True
    if value > best[0] - EQUAL:
        equal[0] += 1
        return rng_below(rng, equal[0]) == 0
    return False


cdef double own_margin(State state, int player) noexcept nogil:
    cdef double[MAX_PLAYERS] points
    state.worth_into(points)
    return margin(points, state.seats(), player)
