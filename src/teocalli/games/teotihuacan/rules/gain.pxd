"""Gaining goods of one's choice (N6)."""

from teocalli.core.report cimport report
from teocalli.games.teotihuacan.rules.actions cimport A_GAIN
from teocalli.games.teotihuacan.rules.position cimport CHANGED, STOCK_WOOD, Position, Seat, Tables
from teocalli.games.teotihuacan.rules.reasons cimport EXACTLY, Reason, refuse


cdef inline bint may_gain(const Tables* t, int size, int number, Reason* why) noexcept nogil:
    """A set of exactly so many goods (N6)."""
    cdef const signed char* goods = t.goods[number]
    return goods[0] + goods[1] + goods[2] == size or refuse(why, EXACTLY, size)


cdef inline int list_gain(int size, int* out) noexcept nogil:
    """All sets of so many goods (N6)."""
    cdef int first = size * (size + 1) * (size + 2) // 6
    cdef int number, count = (size + 1) * (size + 2) // 2
    for number in range(count):
        out[number] = A_GAIN + first + number
    return count


cdef inline void gain_set(Position* p, const Tables* t, int number, int sign, int origin) noexcept nogil:
    """Gain (+1) or give (−1) a set of goods."""
    cdef Seat* s = &p.seat[p.actor]
    cdef int i
    for i in range(3):
        report(CHANGED, p.actor, STOCK_WOOD + i, sign * t.goods[number][i], origin)
        s.goods[i] += sign * t.goods[number][i]
