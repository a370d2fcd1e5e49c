"""How players choose in playouts. Chance is sampled; among equal actions one is taken at random."""

from teocalli.core.arguments cimport whole
from teocalli.core.rng cimport Rng, rng_below
from teocalli.core.state cimport CHANCE_PLAYER, State, sample_outcome
from teocalli.players.turns cimport Turns, best_now


cdef class Desk:
    """Work space of one thread for positions of one game; `turn_positions`: see `SearchSettings`."""

    def __cinit__(self, State like not None, turn_positions):
        self.trial = like.clone()
        self.turns = Turns(like)
        self.turn_positions = whole(turn_positions, "turn_positions", 0, 1_000_000)


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
        desk.turns.play(state, desk.actions, desk.margins, desk.turn_positions, rng)
