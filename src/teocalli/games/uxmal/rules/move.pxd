"""Moving a priest: how far it may go and what that costs (U19)."""

from libc.stdint cimport int8_t, uint64_t

from teocalli.core.report cimport report
from teocalli.games.uxmal.rules.actions cimport A_MOVE
from teocalli.games.uxmal.rules.cards cimport hand_size
from teocalli.games.uxmal.rules.fields cimport beside, field_bit, idol_fields, lowest, occupied
from teocalli.games.uxmal.rules.position cimport PAY, PRIEST_MOVED, Position, Tables

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


cdef inline bint may_move(const Position* p, const Tables* t, int source, int target) noexcept nogil:
    """U19, U20."""
    if not p.priests[p.turn] >> source & 1:
        return False
    return (destinations(p, t, source, hand_size(p, p.turn)) >> target & 1) != 0


cdef inline int list_moves(const Position* p, const Tables* t, int* out) noexcept nogil:
    """Moves that the hand can pay (U19, U20)."""
    cdef uint64_t priests = p.priests[p.turn], rest
    cdef int budget = hand_size(p, p.turn)
    cdef int field, n = 0
    if budget == 0:
        return 0
    while priests:
        field = lowest(priests)
        priests &= priests - 1
        rest = destinations(p, t, field, budget)
        while rest:
            out[n] = A_MOVE + 64 * field + lowest(rest)
            rest &= rest - 1
            n += 1
    return n


cdef inline void apply_move(Position* p, int source, int target) noexcept nogil:
    """The priest stands on its destination at once; payment follows (U20)."""
    p.due = <int8_t>cost_to(p, source, target)
    p.paid = 0
    report(PRIEST_MOVED, p.turn, source, target, p.due)
    p.priests[p.turn] ^= field_bit(source) | field_bit(target)
    p.decision = PAY
