"""Technologies: owned, at work, and their places on the board (T47, T58, T67)."""

from teocalli.games.teotihuacan.rules.bits cimport size_of
from teocalli.games.teotihuacan.rules.position cimport Position, Seat


cdef inline bint owns(const Seat* s, int technology) noexcept nogil:
    return s.techs >> technology & 1


cdef inline bint works(const Position* p, int technology) noexcept nogil:
    """A Technology works from the turn after it was taken (T67)."""
    return p.techs_begun >> technology & 1


cdef inline int slot_of(const Position* p, int technology) noexcept nogil:
    return size_of(p.techs & ((1 << technology) - 1))
