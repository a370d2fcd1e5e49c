"""Choosing between several pairs of idol and yield (U16)."""

from teocalli.games.uxmal.rules.actions cimport A_TAKE
from teocalli.games.uxmal.rules.cards cimport take_cards
from teocalli.games.uxmal.rules.phases cimport after_build
from teocalli.games.uxmal.rules.position cimport IDOLS, Position, Tables


cdef inline bint may_take(const Position* p, int pair) noexcept nogil:
    """A pair on offer (U16)."""
    return (p.claims >> pair & 1) != 0


cdef inline int list_takes(const Position* p, int* out) noexcept nogil:
    """Pairs on offer (U16)."""
    cdef int pair, n = 0
    for pair in range(2 * IDOLS):
        if may_take(p, pair):
            out[n] = A_TAKE + pair
            n += 1
    return n


cdef inline void apply_take(Position* p, const Tables* t, int pair) noexcept nogil:
    p.claims = 0
    take_cards(p, pair >> 1, (pair & 1) + 1)
    after_build(p, t)
