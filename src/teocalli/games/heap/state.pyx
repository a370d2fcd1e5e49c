"""`HeapState`: a position of Heap and its rules, compiled (H1 to H5)."""

from libc.stdint cimport int16_t
from libc.string cimport memcpy

from teocalli.core.arguments cimport checked_int
from teocalli.core.observing cimport put_choice, put_number, seen_from
from teocalli.core.state cimport CHANCE_PLAYER, MAX_PLAYERS, TERMINAL_PLAYER, State

from teocalli.core.errors import TeocalliError

# Actions: take 1 … MOST counters of pile 1, of pile 2 …; throw the die for pile 1 …; the die has fallen on 1 …
cdef enum:
    _MOST = 2
    _SIDES = 3
    THROW = _PILES * _MOST
    THROWN = THROW + _PILES
    BONUS = 3

PILES, MOST, SIDES = _PILES, _MOST, _SIDES


cdef class HeapState(State):
    """A position of Heap. Made by `HeapGame.new_initial_state` or `HeapGame.state_from_bytes`."""

    def __cinit__(self, game):
        self.game = game
        self.count = checked_int(game.players, "players", 2, MAX_PLAYERS)

    cdef int player(self) noexcept nogil:
        if self.turn() == TERMINAL_PLAYER:
            return TERMINAL_PLAYER
        return CHANCE_PLAYER if self.p.thrown else <int>self.p.mover

    cdef int turn(self) noexcept nogil:
        """The game ends when no counter is left (H5)."""
        cdef int pile
        for pile in range(_PILES):
            if self.p.piles[pile]:
                return self.p.mover
        return TERMINAL_PLAYER

    cdef bint turn_start(self) noexcept nogil:
        return self.player() >= 0

    cdef int legal(self, int* out) noexcept nogil:
        """Take one or two counters of a pile (H2), or throw the die for one (H3)."""
        cdef int pile, number, count = 0
        if self.p.thrown:
            for number in range(_SIDES):
                out[number] = THROWN + number
            return _SIDES
        for pile in range(_PILES):
            for number in range(min(<int>self.p.piles[pile], <int>_MOST)):
                out[count] = pile * _MOST + number
                count += 1
        for pile in range(_PILES):
            if self.p.piles[pile]:
                out[count] = THROW + pile
                count += 1
        return count

    cdef int outcomes(self, int* out, int* weights) noexcept nogil:
        """The die shows 1, 2, 2, 3 (H3)."""
        weights[0], weights[1], weights[2] = 1, 2, 1
        return self.legal(out) if self.p.thrown else 0

    cdef void apply(self, int action) noexcept nogil:
        cdef int pile, count
        if THROW <= action < THROWN:
            self.p.thrown = action - THROW + 1
            return
        pile = self.p.thrown - 1 if self.p.thrown else action // _MOST
        count = action - THROWN + 1 if self.p.thrown else action % _MOST + 1
        if not self.p.thrown:
            self.p.points[self.p.mover] += count  # what the die takes counts for nobody (H3)
        self.p.piles[pile] -= min(count, <int>self.p.piles[pile])
        if not self.p.piles[pile]:
            self.p.points[self.p.mover] += BONUS  # whoever clears a pile (H4)
        self.p.thrown = 0
        self.p.mover = (self.p.mover + 1) % self.seats()

    cdef void assign(self, State other) noexcept nogil:
        self.p = (<HeapState>other).p

    cdef void points_into(self, double* out) noexcept nogil:
        cdef int seat
        for seat in range(MAX_PLAYERS):
            out[seat] = self.p.points[seat]

    cdef int winner_set(self) noexcept nogil:
        """Most points win; equal ones share the victory (H5)."""
        cdef int seat, most = 0, chosen = 0
        for seat in range(self.seats()):
            most = max(most, <int>self.p.points[seat])
        for seat in range(self.seats()):
            chosen |= (self.p.points[seat] == most) << seat
        return chosen if self.turn() == TERMINAL_PLAYER else 0

    cdef int observe(self, int seat, int16_t* out) noexcept nogil:
        """The fields of `spaces.py`, in their order."""
        cdef int16_t* at = out
        cdef int pile, i
        for pile in range(_PILES):
            at = put_number(at, self.p.piles[pile])
        for i in range(MAX_PLAYERS):
            at = put_number(at, self.p.points[(seat + i) % self.count] if i < self.count else 0)
        at = put_choice(at, seen_from(self.p.mover, seat, self.count), MAX_PLAYERS)
        at = put_choice(at, self.p.thrown - 1, _PILES)
        return <int>(put_number(at, self.count) - out)

    cdef State blank(self):
        return HeapState.__new__(HeapState, self.game)

    cdef int seats(self) noexcept nogil:
        return self.count

    # What Python needs.

    @property
    def piles(self):
        """Counters of each pile."""
        return [self.p.piles[pile] for pile in range(_PILES)]

    @property
    def thrown(self):
        """The number of the pile for which the die is rolling, from 1; 0 for none."""
        return self.p.thrown

    def begin(self, piles, first):
        """A first position (H1)."""
        for pile in range(_PILES):
            self.p.piles[pile] = checked_int(piles[pile], "pile", 1, 100)
        self.p.mover = checked_int(first, "first", 0, self.count - 1)

    def load(self, bytes data not None, largest):
        """The position of `to_bytes`. Raises `TeocalliError` (`error-bytes`) for bytes that are no position."""
        cdef Position p
        if len(data) != sizeof(Position):
            raise TeocalliError("error-bytes")
        memcpy(&p, <const char*>data, sizeof(Position))
        sound = p.mover < self.count and p.thrown <= _PILES and all(p.piles[i] <= largest[i] for i in range(_PILES))
        if not sound or (p.thrown and not p.piles[p.thrown - 1]) or any(p.points[i] for i in range(self.count, 4)):
            raise TeocalliError("error-bytes")
        self.p = p

    def to_bytes(self):
        """The bytes of the position."""
        return (<const char*>&self.p)[:sizeof(Position)]

    def summary(self):
        """The position in words."""
        return self.game.summarise(self)
