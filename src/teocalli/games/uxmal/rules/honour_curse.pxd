"""Honouring and cursing an idol (U21)."""

from libc.stdint cimport int8_t

from teocalli.games.uxmal.rules.actions cimport A_CURSE, A_HONOUR
from teocalli.games.uxmal.rules.cards cimport return_cards
from teocalli.games.uxmal.rules.phases cimport pass_on
from teocalli.games.uxmal.rules.position cimport IDOLS, Position, Tables
from teocalli.games.uxmal.rules.track cimport renew_ranks


cdef inline bint may_shift(const Position* p, int idol, int squares, bint upwards) noexcept nogil:
    """U21."""
    return squares <= p.hands[p.turn][idol] and squares <= (p.rank[idol] - 1 if upwards else 5 - p.rank[idol])


cdef inline int list_shifts(const Position* p, int* out) noexcept nogil:
    """Honours, then curses, that the hand can pay and the track allows (U21)."""
    cdef const signed char* hand = p.hands[p.turn]
    cdef int g, squares, n = 0
    for g in range(IDOLS):
        for squares in range(1, min(<int>hand[g], p.rank[g] - 1) + 1):
            out[n] = A_HONOUR + 4 * g + squares - 1
            n += 1
    for g in range(IDOLS):
        for squares in range(1, min(<int>hand[g], 5 - p.rank[g]) + 1):
            out[n] = A_CURSE + 4 * g + squares - 1
            n += 1
    return n


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


cdef inline void apply_shift(Position* p, const Tables* t, int idol, int squares, int direction) noexcept nogil:
    """Honour (direction −1) or curse (+1); the cards are paid with it (U21)."""
    return_cards(p, idol, squares)
    shift_idol(p, idol, direction * squares, t.swap)
    pass_on(p, t)
