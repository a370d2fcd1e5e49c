"""How players choose in playouts. Chance is sampled; among equal actions one is taken at random."""

from teocalli.core.arguments cimport checked_int
from teocalli.core.rng cimport Rng, rng_below
from teocalli.core.state cimport CHANCE_PLAYER, State, sample_outcome
from teocalli.players.network cimport Network
from teocalli.players.turns cimport Turns, best_now
from teocalli.players.valuation cimport Measure, valuate


cdef class RolloutWorkspace:
    """Work space of one thread for positions of one game; `turn_positions`: see `SearchSettings`."""

    def __cinit__(self, State like not None, turn_positions, Network network=None):
        self.network = network
        self.trial = like.clone()
        self.ahead = like.clone()
        self.turns = Turns(like)
        self.turn_positions = checked_int(turn_positions, "turn_positions", 0, 1_000_000)


cdef void play_on(State state, RolloutWorkspace workspace, Rng* rng, int policy) noexcept nogil:
    """Play the decision that is due in `state`; with TURN, a player's whole turn if chance has no part in it."""
    if state.player() == CHANCE_PLAYER:
        state.apply(sample_outcome(state, rng, workspace.actions, workspace.weights))
    elif policy == EVEN:
        state.apply(workspace.actions[rng_below(rng, state.legal(workspace.actions))])
    elif policy == OWN:
        state.apply(state.playout_action(rng, workspace.actions))
    elif policy == WORTH:
        state.apply(best_now(state, workspace.trial, rng))
    else:
        workspace.turns.play(state, workspace.actions, workspace.margins, workspace.turn_positions, rng)


cdef void draw_on(State state, RolloutWorkspace workspace, Rng* rng) noexcept nogil:
    while state.player() == CHANCE_PLAYER:
        state.apply(sample_outcome(state, rng, workspace.draws, workspace.weights))


cdef void appraise(State state, RolloutWorkspace workspace, const Measure* measure, double* tally) noexcept nogil:
    valuate(state, measure, tally)
    if workspace.network is not None and state.player() >= 0:
        workspace.network.value_into(state, &workspace.sight, tally)
