"""The popularity track: squares and ranks say the same (U5)."""

from libc.stdint cimport int8_t

from teocalli.games.uxmal.rules.position cimport IDOLS, Position


cdef inline void renew_ranks(Position* p) noexcept nogil:
    cdef int square
    for square in range(IDOLS):
        p.rank[p.track[square]] = <int8_t>(square + 1)
