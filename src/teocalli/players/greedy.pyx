"""`greedy`: values every complete turn by its worth, own minus the best other's. One implementation for all games."""

from teocalli.core.rng cimport Rng, rng_seed
from teocalli.core.state cimport MAX_ACTIONS, State
from teocalli.players.turns cimport Turns

import random

from teocalli.core.chance import generator
from teocalli.core.errors import TeocalliError

cdef long WIDEST = 120_000  # positions looked at in one turn
cdef double WIN_BONUS = 0.5  # among equal margins at the end of the game a win is better


cdef class Greedy:
    """The player `greedy`. `seed` decides among actions of equal value.

    A turn with more than `depth` decisions is finished quickly after that many.
    """

    cdef object _random
    cdef Rng _rng
    cdef State _state
    cdef Turns _turns
    cdef int _depth

    def __init__(self, seed=None, int depth=24):
        self._random = generator(seed)
        rng_seed(&self._rng, random.Random(f"hidden {seed}").getrandbits(64))
        self._depth = depth
        self._state = None

    def values(self, State state not None):
        """Every legal action with its expected margin, as `[(action, value), …]` in ascending order of actions.

        What is hidden from the player who decides is dealt anew at random (R-02).

        Raises `TeocalliError` (`error-no-decision`) where no player decides.
        """
        if state.player() < 0:
            raise TeocalliError("error-no-decision")
        if self._state is None or not self._state.same_rules(state):
            self._turns = Turns(state, self._depth, WIN_BONUS)
            self._state = state.clone()
        return self._values(state)

    cdef list _values(self, State state):
        cdef int[MAX_ACTIONS] actions
        cdef double[MAX_ACTIONS] margins
        cdef int count
        with nogil:
            self._state.assign(state)
            self._state.conceal(state.player(), &self._rng)
            count = self._state.legal(actions)
            self._turns.look(self._state, actions, count, margins, WIDEST, &self._rng)
        return [(actions[i], margins[i]) for i in range(count)]

    def choose(self, State state not None):
        """The action of the best complete turn; among equals one at random. Raises as `values` does."""
        values = self.values(state)
        best = max(value for _, value in values)
        return self._random.choice([action for action, value in values if value >= best - 1e-9])
