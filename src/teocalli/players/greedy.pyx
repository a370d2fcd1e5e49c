"""`greedy`: values every complete turn by its worth, own minus the best other's. One implementation for all games."""

from cpython.number cimport PyNumber_Index

from teocalli.core.arguments cimport seed_of, checked_int
from teocalli.core.rng cimport Rng, rng_seed
from teocalli.core.state cimport MAX_ACTIONS, State, check_decides
from teocalli.players.turns cimport Turns

import random

from teocalli.core.chance import generator
from teocalli.core.errors import TeocalliError

cdef long WIDEST = 120_000  # positions looked at in one turn
cdef double WIN_BONUS = 0.5  # among equal margins at the end of the game a win is better


cdef class Greedy:
    """The player `greedy`. `seed` decides among actions of equal value.

    A turn with more than `depth` decisions (1 to 200) is finished quickly after that many. One thread at a time may ask
    it. Raises `TeocalliError` (`error-argument`) for another depth.
    """

    cdef object _random
    cdef Rng _rng
    cdef State _state
    cdef Turns _turns
    cdef int _depth
    cdef bint _busy

    def __cinit__(self, seed=None, depth=24):
        number = None if seed is None else PyNumber_Index(seed)
        self._random = generator(number)
        if number is not None and abs(number) >= 2**64:
            number = seed_of(number)
        rng_seed(&self._rng, random.Random(f"hidden {number}").getrandbits(64))
        self._depth = checked_int(depth, "depth", 1, 200)

    def values(self, State state not None):
        """Every legal action with its expected margin, as `[(action, value), …]` in ascending order of actions.

        What is hidden from the player who decides is dealt anew at random (R-02).

        Raises `TeocalliError`: `error-no-decision` where no player decides, `error-busy` while another thread asks.
        """
        if self._busy:
            raise TeocalliError("error-busy")
        self._busy = True
        try:
            return self._values(state.clone())
        finally:
            self._busy = False

    cdef list _values(self, State state):
        """Of a position that nobody else can change meanwhile."""
        cdef int[MAX_ACTIONS] actions
        cdef double[MAX_ACTIONS] margins
        cdef int count
        check_decides(state)
        if self._state is None or not self._state.same_rules(state):
            self._turns = Turns(state, self._depth, WIN_BONUS)
            self._state = state.clone()
        self._state.assign(state)
        with nogil:
            self._state.determinize(state.player(), &self._rng)
            count = self._state.legal(actions)
            self._turns.look(self._state, actions, count, margins, WIDEST, &self._rng)
        return [(actions[i], margins[i]) for i in range(count)]

    def choose(self, State state not None):
        """The action of the best complete turn; among equals one at random. Raises as `values` does."""
        values = self.values(state)
        best = max(value for _, value in values)
        return self._random.choice([action for action, value in values if value >= best - 1e-9])
