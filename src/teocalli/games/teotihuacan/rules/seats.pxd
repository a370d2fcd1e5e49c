"""Who sits where, and in what order (T13, T83)."""

from teocalli.games.teotihuacan.rules.position cimport Position, Tables


cdef inline bint is_bot(const Tables* t, int seat) noexcept nogil:
    return t.solo and seat == 1


cdef inline int people(const Tables* t) noexcept nogil:
    return 1 if t.solo else t.players


cdef inline int seat_in_order(const Position* p, const Tables* t, int place) noexcept nogil:
    return (p.first + place) % t.seats


cdef inline int order_of(const Position* p, const Tables* t, int seat) noexcept nogil:
    """Place in player order, from 0."""
    return (seat + t.seats - p.first) % t.seats
