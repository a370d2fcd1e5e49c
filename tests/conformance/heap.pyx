# cython: language_level=3
"""The position of Heap, a game of a few lines, to prove that the house holds more than one game.

A heap of counters; in turn take one or two, or throw a die and lose as many counters as it says (one, two or three,
two twice as often). Counters taken are points; whoever removes the last counter wins.
"""

from teocalli.core.state cimport CHANCE_PLAYER, TERMINAL_PLAYER, State

cdef enum:
    TAKE_ONE
    TAKE_TWO
    THROW
    THROWN_ONE
    THROWN_TWO
    THROWN_THREE


cdef class HeapState(State):
    cdef int heap, mover, thrown
    cdef int[4] taken

    def __cinit__(self, game):
        self.game = game

    def begin(self, int heap, int first):
        self.heap, self.mover = heap, first

    cdef int player(self) noexcept nogil:
        return TERMINAL_PLAYER if self.heap == 0 else CHANCE_PLAYER if self.thrown else self.mover

    cdef int turn(self) noexcept nogil:
        return TERMINAL_PLAYER if self.heap == 0 else self.mover

    cdef bint turn_start(self) noexcept nogil:
        return self.heap > 0 and not self.thrown

    cdef int legal(self, int* out) noexcept nogil:
        cdef int i, count = 0 if self.heap == 0 else 3 if self.thrown or self.heap > 1 else 2
        cdef int first = THROWN_ONE if self.thrown else TAKE_ONE
        for i in range(count):
            out[i] = first + i
        if count == 2:
            out[1] = THROW
        return count

    cdef int outcomes(self, int* out, int* weights) noexcept nogil:
        weights[0], weights[1], weights[2] = 1, 2, 1
        return self.legal(out) if self.thrown else 0

    cdef void apply(self, int action) noexcept nogil:
        if action == THROW:
            self.thrown = True
            return
        cdef int count = action + 1 if action < THROW else action - THROW
        self.taken[self.mover] += count if action < THROW else 0
        self.heap = max(0, self.heap - count)
        self.thrown = False
        if self.heap > 0:
            self.mover = (self.mover + 1) % self.seats()

    cdef void assign(self, State other) noexcept nogil:
        self.heap = (<HeapState>other).heap
        self.mover = (<HeapState>other).mover
        self.thrown = (<HeapState>other).thrown
        self.taken = (<HeapState>other).taken

    cdef void points_into(self, double* out) noexcept nogil:
        cdef int i
        for i in range(4):
            out[i] = self.taken[i]

    cdef int winner_set(self) noexcept nogil:
        return 1 << self.mover if self.heap == 0 else 0

    cdef State blank(self):
        return HeapState.__new__(HeapState, self.game)

    cdef int seats(self) noexcept nogil:
        return 2

    def to_bytes(self):
        return bytes([self.heap, self.mover, self.thrown, self.taken[0], self.taken[1]])

    def load(self, data):
        self.heap, self.mover, self.thrown, self.taken[0], self.taken[1] = data

    def summary(self):
        return self.game.summarise(self)
