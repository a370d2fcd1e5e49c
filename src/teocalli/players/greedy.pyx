"""`greedy`: values every complete turn by its worth, own minus the best other's. One implementation for all games."""

from teocalli.core.rng cimport Rng, rng_seed
from teocalli.core.state cimport CHANCE_PLAYER, MAX_ACTIONS, MAX_PLAYERS, TERMINAL_PLAYER, State
from teocalli.players.valuation cimport margin

import random

from teocalli.core.errors import TeocalliError

cdef long WIDEST = 120_000  # positions looked at before a search is narrowed
cdef double WIN_BONUS = 0.5  # among equal margins at the end of the game a win is better


cdef class Frame:
    """Work space for one depth of the search, made once and kept: a position and its lists of actions."""

    cdef State state
    cdef Frame deeper
    cdef int[MAX_ACTIONS] actions
    cdef int[MAX_ACTIONS] weights
    cdef double[MAX_PLAYERS] value

    def __init__(self, State like not None, int depth):
        self.state = like.clone()
        self.deeper = Frame(like, depth - 1) if depth > 1 else None


cdef void rate(State state, double* value) noexcept nogil:
    """Value of a turn's end: points and what the next scoring would add now; after the game a bonus for winners."""
    cdef int seat
    state.worth_into(value)
    for seat in range(state.seats()):
        if state.winner_set() >> seat & 1:
            value[seat] += WIN_BONUS


# How much may still be looked at: `left` positions in all; if `shared`, every choice divides what it was given among
# its actions, so that no part of a very wide turn is seen at the cost of another.
cdef struct Allowance:
    long left
    bint shared


cdef void best_of(Frame frame, double* value, int depth, Allowance* allowance, long share) noexcept nogil:
    """Fill `value` with what the rest of the turn in `frame.state` is worth to each seat.

    Chance is averaged; whoever decides takes what is best for them. What is no longer allowed is valued as it stands.
    """
    cdef int player = frame.state.player()
    if player == TERMINAL_PLAYER or frame.state.turn_start() or depth == 0 or share <= 0 or allowance.left < 0:
        rate(frame.state, value)
    elif player == CHANCE_PLAYER:
        average(frame, value, depth, allowance, share)
    else:
        choose_best(frame, value, depth, player, allowance, share)


cdef void average(Frame frame, double* value, int depth, Allowance* allowance, long share) noexcept nogil:
    cdef int seats = frame.state.seats()
    cdef int count = frame.state.outcomes(frame.actions, frame.weights)
    cdef double total = 0
    cdef int i, seat
    for seat in range(seats):
        value[seat] = 0
    for i in range(count):
        follow(frame, frame.actions[i], depth, allowance, share_of(share, count, allowance))
        total += frame.weights[i]
        for seat in range(seats):
            value[seat] += frame.weights[i] * frame.value[seat]
    for seat in range(seats):
        value[seat] /= total


cdef void choose_best(
    Frame frame, double* value, int depth, int player, Allowance* allowance, long share
) noexcept nogil:
    cdef int seats = frame.state.seats()
    cdef int count = frame.state.legal(frame.actions)
    cdef double best = -1e9
    cdef double here
    cdef int i, seat
    for i in range(count):
        follow(frame, frame.actions[i], depth, allowance, share_of(share, count, allowance))
        here = margin(frame.value, seats, player)
        if here > best:
            best = here
            for seat in range(seats):
                value[seat] = frame.value[seat]


cdef long share_of(long share, int count, const Allowance* allowance) noexcept nogil:
    """What each of `count` actions may look at."""
    return (share - count) // count if allowance.shared else share


cdef void follow(Frame frame, int action, int depth, Allowance* allowance, long share) noexcept nogil:
    """Fill `frame.value` with what `action` leads to."""
    allowance.left -= 1
    frame.deeper.state.assign(frame.state)
    frame.deeper.state.apply(action)
    best_of(frame.deeper, frame.value, depth - 1, allowance, share)


cdef class Greedy:
    """The player `greedy`. `seed` decides among actions of equal value.

    A turn with more than `depth` decisions is valued as it stands after that many.
    """

    cdef object _random
    cdef Rng _rng
    cdef Frame _frame
    cdef int _depth

    def __init__(self, seed=None, int depth=24):
        self._random = random.Random(seed)
        rng_seed(&self._rng, random.Random(f"hidden {seed}").getrandbits(64))
        self._depth = depth
        self._frame = None

    def values(self, State state not None):
        """Every legal action with its expected margin, as `[(action, value), …]` in ascending order of actions.

        What is hidden from the player who decides is dealt anew at random (R-02).

        Raises `TeocalliError` (`error-no-decision`) where no player decides.
        """
        if state.player() < 0:
            raise TeocalliError("error-no-decision")
        if self._frame is None or not self._frame.state.same_rules(state):
            self._frame = Frame(state, self._depth + 1)
        return self._values(state)

    cdef list _values(self, State state):
        cdef Frame root = self._frame
        cdef int count
        cdef double[MAX_ACTIONS] found
        cdef Allowance allowance
        allowance.left = WIDEST
        allowance.shared = False
        with nogil:
            root.state.assign(state)
            root.state.conceal(state.player(), &self._rng)
            count = self.look_at_all(root, found, &allowance)
            if allowance.left < 0:
                allowance.left = WIDEST
                allowance.shared = True
                self.look_at_all(root, found, &allowance)
        return [(root.actions[i], found[i]) for i in range(count)]

    cdef int look_at_all(self, Frame root, double* found, Allowance* allowance) noexcept nogil:
        """Fill `found` with the margin of every legal action and return their number."""
        cdef int player = root.state.player()
        cdef int count = root.state.legal(root.actions)
        cdef int i
        for i in range(count):
            follow(root, root.actions[i], self._depth, allowance, share_of(WIDEST, count, allowance))
            found[i] = margin(root.value, root.state.seats(), player)
        return count

    def choose(self, State state not None):
        """The action of the best complete turn; among equals one at random. Raises as `values` does."""
        values = self.values(state)
        best = max(value for _, value in values)
        return self._random.choice([action for action, value in values if value >= best - 1e-9])
