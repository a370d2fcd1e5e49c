"""A priest from the supply (U18)."""

from libc.stdint cimport uint64_t

from teocalli.core.report cimport report
from teocalli.games.uxmal.rules.actions cimport A_PLACE
from teocalli.games.uxmal.rules.fields cimport field_bit, idol_fields, lowest, occupied
from teocalli.games.uxmal.rules.phases cimport pass_on
from teocalli.games.uxmal.rules.position cimport PRIEST_PLACED, Position, Tables


cdef inline uint64_t priest_fields(const Position* p) noexcept nogil:
    """Fields on which a priest may be placed (U18)."""
    return p.built[0] & idol_fields(p) & ~occupied(p)


cdef inline bint may_place(const Position* p, int field) noexcept nogil:
    """U18."""
    return p.supply[p.turn] > 0 and (priest_fields(p) >> field & 1) != 0


cdef inline int list_places(const Position* p, int* out) noexcept nogil:
    """Fields for a priest from the supply (U18)."""
    cdef uint64_t rest
    cdef int n = 0
    if p.supply[p.turn] > 0:
        rest = priest_fields(p)
        while rest:
            out[n] = A_PLACE + lowest(rest)
            rest &= rest - 1
            n += 1
    return n


cdef inline void apply_place(Position* p, const Tables* t, int field) noexcept nogil:
    """A priest from the supply (U18)."""
    report(PRIEST_PLACED, p.turn, field, 0, 0)
    p.supply[p.turn] -= 1
    p.priests[p.turn] |= field_bit(field)
    pass_on(p, t)
