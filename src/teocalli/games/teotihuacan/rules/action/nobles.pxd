"""Nobles: a Building in a row (T48)."""

from teocalli.core.report cimport report
from teocalli.games.teotihuacan.rules.actions cimport A_ROW
from teocalli.games.teotihuacan.rules.position cimport (
    BUILDING_PLACED, CHANGED, D_ROW, FROM_NOBLES, F_AVENUE, F_BUILDING, NOBODY, ROW, STOCK_VP, STOCK_WOOD, WOOD,
    Position, Tables,
)
from teocalli.games.teotihuacan.rules.reasons cimport FEW_WORKERS, FULL, Reason, need, refuse
from teocalli.games.teotihuacan.rules.stack cimport push


cdef inline bint row_has_room(const Position* p, const Tables* t, int row, Reason* why) noexcept nogil:
    return p.rows[row] < t.noble_places[row] or refuse(why, FULL, 0)


cdef inline int buildings_left(const Position* p) noexcept nogil:
    """Buildings still on their row (T9)."""
    return ROW - p.rows[0] - p.rows[1] - p.rows[2]


cdef inline int building_row(const Position* p, const Tables* t, int count) noexcept nogil:
    """The row of the count; if full the nearest one above with room; NOBODY without room (T48)."""
    cdef int row = count - 1
    while row >= 0 and not row_has_room(p, t, row, NULL):
        row -= 1
    return row


cdef inline bint may_house(const Position* p, const Tables* t, int count, Reason* why) noexcept nogil:
    """Nobles: wood, a Building and room for it (T48)."""
    if buildings_left(p) == 0 or building_row(p, t, count) == NOBODY:
        return refuse(why, FULL, 0)
    return need(&p.seat[p.actor], WOOD, t.amount.building_wood, why)


cdef inline bint may_row(const Position* p, const Tables* t, int count, int row, Reason* why) noexcept nogil:
    """Any row with room from the top one to that of the count (T48, option nobles_row)."""
    return row_has_room(p, t, row, why) if row < count else refuse(why, FEW_WORKERS, row + 1)


cdef inline int list_row(const Position* p, const Tables* t, int count, int* out) noexcept nogil:
    cdef int row, n = 0
    for row in range(count):
        if may_row(p, t, count, row, NULL):
            out[n] = A_ROW + row
            n += 1
    return n


cdef inline void begin_nobles(Position* p, const Tables* t, int count) noexcept nogil:
    """Wood, then the row (T48)."""
    report(CHANGED, p.actor, STOCK_WOOD, -t.amount.building_wood, FROM_NOBLES)
    p.seat[p.actor].goods[WOOD] -= t.amount.building_wood
    if t.rows_up_to:
        push(p, D_ROW, count)
    else:
        push(p, F_BUILDING, building_row(p, t, count))


cdef inline void add_building(Position* p, const Tables* t, int row) noexcept nogil:
    """The covered points, then one step on the Avenue (T48)."""
    report(BUILDING_PLACED, p.actor, row, t.nobles[row][p.rows[row]], 0)
    report(CHANGED, p.actor, STOCK_VP, t.nobles[row][p.rows[row]], FROM_NOBLES)
    p.seat[p.actor].vp += t.nobles[row][p.rows[row]]
    p.rows[row] += 1
    push(p, F_AVENUE)
