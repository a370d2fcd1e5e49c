"""How far a priest may go and what it costs (U19)."""

from libc.stdint cimport uint64_t

from teocalli.games.uxmal.rules.fields cimport beside, field_bit, idol_fields, occupied
from teocalli.games.uxmal.rules.position cimport Position, Tables


# A walk in waves: after n steps `front` holds the fields whose cheapest path costs n cards.
cdef struct Walk:
    uint64_t priests
    uint64_t free    # fields that a step enters for a card
    uint64_t seen
    uint64_t front
    uint64_t springboard  # the front, and the priests jumped from it for nothing


cdef inline void jump_on(Walk* walk) noexcept nogil:
    """From the front over priests in any direction, again and again; that costs nothing."""
    cdef uint64_t jumped = beside(walk.front) & walk.priests & ~walk.seen
    walk.springboard = walk.front
    while jumped:
        walk.seen |= jumped
        walk.springboard |= jumped
        jumped = beside(jumped) & walk.priests & ~walk.seen


cdef inline Walk begin_walk(const Position* p, int field) noexcept nogil:
    cdef Walk walk
    walk.priests = occupied(p)
    walk.free = p.built[0] & ~walk.priests
    walk.seen = walk.front = field_bit(field)
    jump_on(&walk)
    return walk


cdef inline uint64_t step_on(Walk* walk) noexcept nogil:
    """One card further; the new front."""
    walk.front = beside(walk.springboard) & walk.free & ~walk.seen
    walk.seen |= walk.front
    jump_on(walk)
    return walk.front


cdef inline uint64_t destinations(const Position* p, const Tables* t, int field, int budget) noexcept nogil:
    """Fields that the priest on `field` can reach for at most `budget` cards and may stop on."""
    cdef Walk walk = begin_walk(p, field)
    cdef uint64_t reached = 0
    while budget > 0 and step_on(&walk):
        reached |= walk.front
        budget -= 1
    return reached if t.stop_on_blank else reached & idol_fields(p)


cdef inline int cost_to(const Position* p, int source, int target) noexcept nogil:
    """Cards for the cheapest path from `source` to a field that can be reached."""
    cdef Walk walk = begin_walk(p, source)
    cdef int cost = 1
    while not step_on(&walk) >> target & 1:
        cost += 1
    return cost
