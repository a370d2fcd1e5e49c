"""The first game's table (T18)."""

from teocalli.core.report cimport report
from teocalli.games.teotihuacan.rules.dice cimport die_board, sort_dice
from teocalli.games.teotihuacan.rules.position cimport (
    CHANGED, FROM_SETUP, F_AVENUE, F_TEMPLE, GREEN, STOCK_COCOA, STOCK_GREEN, STOCK_WOOD, TECHNOLOGY_TAKEN,
    WORKER_PLACED, Position, Seat, Tables,
)
from teocalli.games.teotihuacan.rules.stack cimport push


cdef inline void fix_first_game(Position* p, const Tables* t) noexcept nogil:
    """Printed boards, Royal tiles, Technologies and Temple Bonus tiles (T18)."""
    cdef int i
    for i in range(8):
        p.ring[i] = t.ring[i]
    for i in range(3):
        p.royal[i] = t.first_royal[i]
        p.bonus[i] = t.first_bonus[i]
    p.techs = t.first_techs


cdef inline void take_first_game(Position* p, const Tables* t, int place) noexcept nogil:
    """Goods and workers of the table, then the steps blue, red, green, Avenue (T18)."""
    cdef Seat* s = &p.seat[p.actor]
    cdef int temple, i, _i
    for i in range(3):
        report(CHANGED, p.actor, STOCK_WOOD + i, t.first_goods[place][i], FROM_SETUP)
        report(WORKER_PLACED, p.actor, die_board(t.first_dice[place][i]), 0, 0)
        s.goods[i] += t.first_goods[place][i]
        s.dice[i + 1] = t.first_dice[place][i]
    report(CHANGED, p.actor, STOCK_COCOA, t.first_goods[place][3], FROM_SETUP)
    s.cocoa += t.first_goods[place][3]
    sort_dice(s)
    if t.first_tech[place]:
        report(TECHNOLOGY_TAKEN, p.actor, t.first_tech[place] - 1, 0, 0)
        s.techs |= 1 << (t.first_tech[place] - 1)
    for _i in range(t.first_avenue[place]):
        push(p, F_AVENUE)
    if place == 3 and t.order4_bga:
        report(CHANGED, p.actor, STOCK_GREEN, t.first_temple[place][GREEN] - s.temple[GREEN], FROM_SETUP)
        report(CHANGED, p.actor, STOCK_COCOA, 1, FROM_SETUP)
        s.temple[GREEN] = t.first_temple[place][GREEN]
        s.cocoa += 1
        return
    for temple in range(GREEN, -1, -1):
        for _i in range(t.first_temple[place][temple]):
            push(p, F_TEMPLE, temple)
