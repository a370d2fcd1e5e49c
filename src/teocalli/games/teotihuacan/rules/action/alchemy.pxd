"""Alchemy: taking a Technology (T47)."""

from teocalli.core.report cimport report
from teocalli.games.teotihuacan.rules.action.after cimport after_action
from teocalli.games.teotihuacan.rules.actions cimport A_TECH
from teocalli.games.teotihuacan.rules.bits cimport list_set
from teocalli.games.teotihuacan.rules.position cimport (
    CHANGED, FROM_TECHNOLOGIES, F_TEMPLE, GOLD, STOCK_GOLD, STOCK_VP, TECHNOLOGY_TAKEN, TECHS, Frame, Position, Seat,
    Tables,
)
from teocalli.games.teotihuacan.rules.reasons cimport (
    CLOSED_ROW, NOT_THERE, OWNED, Reason, agree, anew, keep_nearer, need, refuse,
)
from teocalli.games.teotihuacan.rules.stack cimport push
from teocalli.games.teotihuacan.rules.technology cimport owns, slot_of


cdef inline bint both_rows(int count, int strength) noexcept nogil:
    """The bottom row is open to two workers, or to one of power 4 or 5 (T47)."""
    return count >= 2 or strength >= 4


cdef inline bint row_is_open(const Position* p, int technology, int count, int strength, Reason* why) noexcept nogil:
    """The top row is open to everybody (T47)."""
    return both_rows(count, strength) or slot_of(p, technology) < 3 or refuse(why, CLOSED_ROW, 0)


cdef inline bint may_tech(
    const Position* p, const Tables* t, int technology, int count, int strength, Reason* why
) noexcept nogil:
    """A Technology may be taken: in play, not owned, row allowed, gold enough (T47)."""
    cdef const Seat* s = &p.seat[p.actor]
    if not p.techs >> technology & 1:
        return refuse(why, NOT_THERE, 0)
    if owns(s, technology):
        return refuse(why, OWNED, 0)
    return row_is_open(p, technology, count, strength, why) and need(s, GOLD, t.price[technology], why)


cdef inline int open_technologies(const Position* p, const Tables* t, int count, int strength) noexcept nogil:
    """Technologies that may be taken, as a set."""
    cdef int technology, found = 0
    for technology in range(TECHS):
        if may_tech(p, t, technology, count, strength, NULL):
            found |= 1 << technology
    return found


cdef inline bint any_technology(
    const Position* p, const Tables* t, int count, int strength, Reason* why
) noexcept nogil:
    cdef Reason tried
    cdef int technology
    for technology in range(TECHS):
        if may_tech(p, t, technology, count, strength, anew(&tried, why)):
            return agree(why)
        keep_nearer(&p.seat[p.actor], why, &tried)
    return False


cdef inline int list_tech(const Position* p, const Tables* t, const Frame* frame, int* out) noexcept nogil:
    return list_set(A_TECH, open_technologies(p, t, frame.a, frame.b), out)


cdef inline void take_technology(Position* p, const Tables* t, int technology, bint others_score) noexcept nogil:
    """Marker, points for those who were there before, and the temple step of the column (T47)."""
    cdef int seat
    for seat in range(t.seats):
        if others_score and seat != p.actor and p.seat[seat].techs >> technology & 1:
            report(CHANGED, seat, STOCK_VP, t.amount.marker_vp, FROM_TECHNOLOGIES)
            p.seat[seat].vp += t.amount.marker_vp
    report(TECHNOLOGY_TAKEN, p.actor, technology, 0, 0)
    p.seat[p.actor].techs |= 1 << technology
    push(p, F_TEMPLE, slot_of(p, technology) % 3)


cdef inline void apply_tech(Position* p, const Tables* t, int technology, int count, int strength) noexcept nogil:
    """Alchemy; one strong worker alone takes a bottom-row tile without a power-up (T47)."""
    cdef bint alone_below = count == 1 and slot_of(p, technology) >= 3
    report(CHANGED, p.actor, STOCK_GOLD, -t.price[technology], FROM_TECHNOLOGIES)
    p.seat[p.actor].goods[GOLD] -= t.price[technology]
    after_action(p, 0 if alone_below else t.power_ups[5][count])
    take_technology(p, t, technology, True)
