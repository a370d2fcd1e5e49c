"""The Main action: cocoa for the colours present, Extra worker tiles (T28, T72, T73)."""

from teocalli.core.report cimport report
from teocalli.games.teotihuacan.rules.action.crew cimport any_crew
from teocalli.games.teotihuacan.rules.actions cimport A_MAIN
from teocalli.games.teotihuacan.rules.position cimport (
    CHANGED, CONSTRUCTION, D_CREW, EXTRA_WORKER, FREE_COCOA, FROM_ACTION, NOBODY, PALACE, STOCK_COCOA, Position, Seat,
    Tables,
)
from teocalli.games.teotihuacan.rules.reasons cimport (
    MOST, NEEDED_COCOA, NO_EXTRA_WORKER, NO_MAIN_ACTION, SAVES_NOTHING, Reason, need, need_tile, only_lacking, refuse,
)
from teocalli.games.teotihuacan.rules.stack cimport push
from teocalli.games.teotihuacan.rules.tiles cimport turn_over


cdef inline bint takes_extra(const Position* p) noexcept nogil:
    """Boards on which Extra worker tiles work (T73)."""
    return p.arrival == 5 or p.arrival == 6 or p.arrival == CONSTRUCTION


cdef inline bint may_staff(const Position* p, const Tables* t, int extra, Reason* why) noexcept nogil:
    """Whether some crew, with so many Extra worker tiles, can carry out the Main action (T28, T73)."""
    if p.arrival == PALACE:
        return refuse(why, NO_MAIN_ACTION, 0)
    if extra and not takes_extra(p):
        return refuse(why, NO_EXTRA_WORKER, 0)
    if extra > 1 and t.single_extra:
        return refuse(why, MOST, 1)
    return any_crew(p, t, NOBODY, extra, why)


cdef inline bint pays_main(const Position* p, bint free, Reason* why) noexcept nogil:
    """Cocoa for the colours present, or a No-cocoa tile where it saves something (T28, T72)."""
    if not free:
        return need(&p.seat[p.actor], NEEDED_COCOA, p.colours, why)
    return need_tile(&p.seat[p.actor], FREE_COCOA, 1, why) if p.colours else refuse(why, SAVES_NOTHING, 0)


cdef inline bint may_main(const Position* p, const Tables* t, int extra, bint free, Reason* why) noexcept nogil:
    """The Main action with so many Extra worker tiles; `free` with a No-cocoa tile (T28, T72, T73). All that lacks is
    told together.
    """
    cdef bint able = may_staff(p, t, extra, why)
    if not able and not only_lacking(why):
        return False
    if free and not p.colours:
        return refuse(why, SAVES_NOTHING, 0)
    return pays_main(p, free, why) & need_tile(&p.seat[p.actor], EXTRA_WORKER, extra, why) & able


cdef inline int list_main(const Position* p, const Tables* t, int* out) noexcept nogil:
    """The Main action, with Extra worker tiles on boards 5, 6 and 8, and with a No-cocoa tile where it saves something.
    """
    cdef int most = p.seat[p.actor].unused[EXTRA_WORKER] if takes_extra(p) else 0
    cdef int extra, n = 0
    cdef bint payable = pays_main(p, False, NULL)
    cdef bint waived = pays_main(p, True, NULL)
    if not (payable or waived):
        return 0
    for extra in range(min(most, 2) + 1):
        if not may_staff(p, t, extra, NULL):
            continue
        if payable:
            out[n] = A_MAIN + 2 * extra
            n += 1
        if waived:
            out[n] = A_MAIN + 2 * extra + 1
            n += 1
    return n


cdef inline void apply_main(Position* p, const Tables* t, int extra, bint free) noexcept nogil:
    """Cocoa for the colours present, Extra worker tiles, then the crew (T28, T73)."""
    cdef Seat* s = &p.seat[p.actor]
    cdef int _i
    if free:
        turn_over(p, FREE_COCOA)
    else:
        report(CHANGED, p.actor, STOCK_COCOA, -p.colours, FROM_ACTION)
        s.cocoa -= p.colours
    for _i in range(extra):
        turn_over(p, EXTRA_WORKER)
    push(p, D_CREW, extra)
