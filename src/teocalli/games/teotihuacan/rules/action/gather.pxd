"""Forest, Stone Quarry, Gold Deposits (T44–T46)."""

from libc.stdint cimport int8_t

from teocalli.core.report cimport report
from teocalli.games.teotihuacan.rules.position cimport (
    CHANGED, D_TEMPLE, FROM_GOODS, STOCK_COCOA, STOCK_VP, STOCK_WOOD, Position, Seat, Tables,
)
from teocalli.games.teotihuacan.rules.stack cimport push


cdef inline int bracket_of(int strength) noexcept nogil:
    """Column of a table by the lowest power: 1, 2 to 3, 4 to 5 (T43)."""
    return 0 if strength == 1 else (1 if strength <= 3 else 2)


cdef inline void collect(Position* p, const Tables* t, int count, int strength) noexcept nogil:
    """Forest, Stone Quarry, Gold Deposits: goods, cocoa and points of the table, then its temple steps (T44–T46)."""
    cdef const int8_t* yields = t.yields[p.arrival - 2][count][bracket_of(strength)]
    cdef Seat* s = &p.seat[p.actor]
    cdef int _i
    report(CHANGED, p.actor, STOCK_WOOD + p.arrival - 2, yields[0], FROM_GOODS)
    report(CHANGED, p.actor, STOCK_COCOA, yields[1], FROM_GOODS)
    report(CHANGED, p.actor, STOCK_VP, yields[2], FROM_GOODS)
    s.goods[p.arrival - 2] += yields[0]
    s.cocoa += yields[1]
    s.vp += yields[2]
    for _i in range(yields[3]):
        push(p, D_TEMPLE, 7)
