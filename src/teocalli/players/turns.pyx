"""`Turns`: all ways to the end of a turn, valued by the worth there, the own minus that of the best other.

Where a turn is too wide for that, every choice divides what may be looked at among its actions, so that no part of the
turn is seen at the cost of another, and the rest is finished by the worth right after each decision.
"""

from teocalli.core.arguments cimport checked_int, real_number
from teocalli.core.rng cimport Rng, rng_below
from teocalli.core.state cimport CHANCE_PLAYER, MAX_ACTIONS, MAX_PLAYERS, TERMINAL_PLAYER, State, sample_outcome
from teocalli.players.valuation cimport margin

cdef enum:
    DEEPEST = 200
    SAMPLES = 4  # draws tried where not all can be looked at

cdef double EQUAL = 1e-9


cdef class Frame:
    def __cinit__(self, State like not None):
        self.state = like.clone()


cdef Frame frames(State like, int depth):
    """Work space for `depth` depths below the first."""
    cdef Frame first = Frame(like)
    cdef Frame last = first
    cdef int _depth
    for _depth in range(depth):
        last.deeper = Frame(like)
        last = last.deeper
    return first


cdef class Turns:
    def __cinit__(self, State like not None, depth=24, victory=0):
        """For positions like this one. A turn is looked through up to `depth` (1 to 200) decisions and draws; at the
        end of the game a victory counts as so many points.
        """
        self._victory = real_number(victory)
        self._frame = frames(like, checked_int(depth, "depth", 1, DEEPEST))
        self._end = like.clone()
        self._trial = like.clone()
        self._found = like.clone()

    cdef void look(
        self, State state, const int* actions, int count, double* margins, long positions, Rng* rng
    ) noexcept nogil:
        self._keeping = False
        self._look_twice(state, actions, count, margins, positions, rng)

    cdef void _look_twice(
        self, State state, const int* actions, int count, double* margins, long positions, Rng* rng
    ) noexcept nogil:
        """At the second time with what may be looked at divided, if it is not enough for everything."""
        self._rng = rng
        self._shared = positions <= count
        self._look(state, actions, count, margins, positions)
        if self._left < 0 and not self._shared:
            self._shared = True
            self._look(state, actions, count, margins, positions)

    cdef void play(self, State state, int* actions, double* margins, long positions, Rng* rng) noexcept nogil:
        cdef int count = state.legal(actions)
        cdef double best = -1e9
        cdef int i, chosen = 0, equal = 0
        if count > 1:
            self._keeping = True
            self._look_twice(state, actions, count, margins, positions, rng)
            for i in range(count):
                if better(margins[i], &best, &equal, rng):
                    chosen = i
            # A lucky draw is no reason to count on it: after chance the turn is played on for real.
            if self._best > best - EQUAL:
                state.assign(self._found)
                return
        state.apply(actions[chosen])

    cdef void _look(self, State state, const int* actions, int count, double* margins, long positions) noexcept nogil:
        cdef int i
        self._left = positions
        self._player = state.player()
        self._best = -1e9
        self._equal = self._draws = 0
        self._frame.state.assign(state)
        for i in range(count):
            if self._given_up():
                return
            self._follow(self._frame, actions[i], self._share_of(positions, count))
            margins[i] = margin(self._frame.value, state.seats(), self._player)

    cdef void _follow(self, Frame frame, int action, long share) noexcept nogil:
        """Fill `frame.value` with what `action` leads to."""
        self._left -= 1
        frame.deeper.state.assign(frame.state)
        frame.deeper.state.apply(action)
        self._best_of(frame.deeper, frame.value, share)

    cdef void _best_of(self, Frame frame, double* value, long share) noexcept nogil:
        """Fill `value` with what the rest of the turn in `frame.state` is worth to each seat.

        Chance is averaged; whoever decides takes what is best for them.
        """
        cdef int player = frame.state.player()
        if player == TERMINAL_PLAYER or frame.state.turn_start():
            self._rate(frame.state, value)
        elif frame.deeper is None or share <= 0:
            self._finish(frame, value)
        elif player == CHANCE_PLAYER:
            self._average(frame, value, share)
        else:
            self._choose(frame, value, player, share)

    cdef void _average(self, Frame frame, double* value, long share) noexcept nogil:
        cdef int seats = frame.state.seats()
        cdef int count = frame.state.outcomes(frame.actions, frame.weights)
        cdef double total = 0
        cdef int i, seat
        for seat in range(seats):
            value[seat] = 0
        self._draws += 1
        for i in range(count):
            if self._given_up():
                break
            self._follow(frame, frame.actions[i], self._share_of(share, count))
            total += frame.weights[i]
            for seat in range(seats):
                value[seat] += frame.weights[i] * frame.value[seat]
        self._draws -= 1
        for seat in range(seats):
            value[seat] /= total

    cdef void _choose(self, Frame frame, double* value, int player, long share) noexcept nogil:
        cdef int seats = frame.state.seats()
        cdef int count = frame.state.legal(frame.actions)
        cdef double best = -1e9
        cdef double here
        cdef int i, seat
        for i in range(count):
            if self._given_up():
                break
            self._follow(frame, frame.actions[i], self._share_of(share, count))
            here = margin(frame.value, seats, player)
            if here > best:
                best = here
                for seat in range(seats):
                    value[seat] = frame.value[seat]

    cdef void _finish(self, Frame frame, double* value) noexcept nogil:
        """The value of the turn's end if every later decision is taken by the worth right after it."""
        cdef int seats = frame.state.seats()
        cdef int samples = SAMPLES if frame.state.player() == CHANCE_PLAYER else 1
        cdef double[MAX_PLAYERS] end
        cdef int _sample, seat
        cdef bint drawn
        for seat in range(seats):
            value[seat] = 0
        for _sample in range(samples):
            self._end.assign(frame.state)
            drawn = finish_turn(self._end, self._trial, self._rng)
            self._draws += drawn
            self._rate(self._end, end)
            self._draws -= drawn
            for seat in range(seats):
                value[seat] += end[seat] / samples

    cdef void _rate(self, State state, double* value) noexcept nogil:
        """The worth of a turn's end, which is kept if it is the best one that needs no draw."""
        cdef int seats = state.seats()
        cdef int winners = state.winner_set()
        cdef int seat
        state.heuristic_value_into(value)
        if winners:
            for seat in range(seats):
                value[seat] += self._victory * (winners >> seat & 1)
        if self._keeping and self._draws == 0:
            if better(margin(value, seats, self._player), &self._best, &self._equal, self._rng):
                self._found.assign(state)

    cdef bint _given_up(self) noexcept nogil:
        """The turn is too wide to be looked through without dividing what may be looked at."""
        return self._left < 0 and not self._shared

    cdef long _share_of(self, long share, int count) noexcept nogil:
        """What each of `count` actions may look at."""
        return (share - count) // count if self._shared else share


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
    cdef int[MAX_ACTIONS] actions
    cdef double[MAX_PLAYERS] worth
    cdef double best = -1e9
    cdef int player = state.player()
    cdef int count = state.legal(actions)
    cdef int i, chosen = actions[0], equal = 0
    if count == 1:
        return chosen
    for i in range(count):
        trial.assign(state)
        trial.apply(actions[i])
        trial.heuristic_value_into(worth)
        if better(margin(worth, trial.seats(), player), &best, &equal, rng):
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
