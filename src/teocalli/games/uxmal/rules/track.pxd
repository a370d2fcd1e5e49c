"""The popularity track: honouring, cursing and rejection (U5, U21, U24)."""

from libc.stdint cimport int8_t

from teocalli.games.uxmal.rules.position cimport IDOLS, Position


cdef inline void renew_ranks(Position* p) noexcept nogil:
    cdef int square
    for square in range(IDOLS):
        p.rank[p.track[square]] = <int8_t>(square + 1)


cdef inline void shift_idol(Position* p, int idol, int squares, bint swap) noexcept nogil:
    """Move an idol towards square 1 (squares < 0) or 5 (U21).

    The idols it passes shift one square the other way; with `swap` only the idol on the target square takes its place.
    """
    cdef int here = p.rank[idol] - 1
    cdef int goal = here + squares
    cdef int step = 1 if squares > 0 else -1
    if swap:
        p.track[here] = p.track[goal]
    else:
        while here != goal:
            p.track[here] = p.track[here + step]
            here += step
    p.track[goal] = <int8_t>idol
    renew_ranks(p)


cdef inline void reject(Position* p) noexcept nogil:
    """Rejection: the old squares 3, 4, 5, 1, 2 become squares 1 to 5 (U24)."""
    cdef int8_t[5] old
    cdef int square
    for square in range(IDOLS):
        old[square] = p.track[square]
    for square in range(IDOLS):
        p.track[square] = old[(square + 2) % IDOLS]
    renew_ranks(p)
