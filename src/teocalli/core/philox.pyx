"""Draws of the counter-based generator, for Python."""

from libc.stdint cimport uint32_t

from teocalli.core.arguments cimport checked_int, seed_of

cdef enum:
    LARGEST = 0xFFFFFFFF


def block(key, counter):
    """The four numbers (32 bits each) of a key of two numbers and a counter of four."""
    cdef uint32_t[2] k
    cdef uint32_t[4] c
    cdef uint32_t[4] out
    cdef int i
    for i in range(2):
        k[i] = <uint32_t>checked_int(key[i], "key", 0, LARGEST)
    for i in range(4):
        c[i] = <uint32_t>checked_int(counter[i], "counter", 0, LARGEST)
    philox_block(k, c, out)
    return out[0], out[1], out[2], out[3]


cdef class PhiloxDraws:
    """The draws of one episode of one game, as `VectorGames` makes them: for the same numbers the same ones."""

    cdef Philox draws

    def __init__(self, seed=0, game=0, episode=0):
        """Any whole number is a seed; `game` and `episode` are counted from 0."""
        cdef long number = checked_int(game, "game", 0, LARGEST)
        cdef long nth = checked_int(episode, "episode", 0, LARGEST)
        philox_seed(&self.draws, seed_of(seed), <uint32_t>number, <uint32_t>nth, FOR_CHANCE)

    def below(self, n):
        """The next draw, 0 … n−1. Raises `TeocalliError` (`error-argument`) for a number without a draw below it."""
        return philox_below(&self.draws, <uint32_t>checked_int(n, "n", 1, LARGEST))
