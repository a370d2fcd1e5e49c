"""The Avenue of the Dead (T56)."""

from teocalli.core.report cimport report
from teocalli.games.teotihuacan.rules.position cimport (
    AT_STACK, AVENUE_TOP, CHANGED, D_CLAIM, FROM_AVENUE, STOCK_AVENUE, Position, Seat, Tables,
)
from teocalli.games.teotihuacan.rules.reasons cimport AVENUE_END, Reason, refuse
from teocalli.games.teotihuacan.rules.stack cimport push


cdef inline bint avenue_possible(const Seat* s, Reason* why) noexcept nogil:
    """The Avenue ends at 9 (T56)."""
    return s.avenue < AVENUE_TOP or refuse(why, AVENUE_END, 0)


cdef inline void step_avenue(Position* p, const Tables* t) noexcept nogil:
    """One step below the top; on 3, 6 and 8 a tile may be claimed (T56)."""
    cdef Seat* s = &p.seat[p.actor]
    cdef int stack
    if not avenue_possible(s, NULL):
        return
    report(CHANGED, p.actor, STOCK_AVENUE, 1, FROM_AVENUE)
    s.avenue += 1
    stack = t.avenue_stack[s.avenue]
    if stack >= 0 and p.stack_tile[stack][0]:
        push(p, D_CLAIM, AT_STACK, stack)
