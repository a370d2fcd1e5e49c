"""After the action: power-ups, then Technologies, then one more power-up (T59–T66, N13)."""

from teocalli.core.report cimport report
from teocalli.games.teotihuacan.rules.actions cimport A_SKIP
from teocalli.games.teotihuacan.rules.dice cimport die_word
from teocalli.games.teotihuacan.rules.position cimport (
    BY_ACTION, CHANGED, D_EXTRA, D_POWER, D_TEMPLE, FROM_TECHNOLOGIES, F_TECHNOLOGIES, STOCK_COCOA, STOCK_VP,
    STOCK_WOOD, TECH_03, TECH_05, TECH_07, TECH_09, TECH_11, TECH_13, TECH_17, Frame, Position, Seat, Tables,
)
from teocalli.games.teotihuacan.rules.power_up cimport chosen_die, list_powers, may_raise, named_die, raise_die
from teocalli.games.teotihuacan.rules.reasons cimport Reason
from teocalli.games.teotihuacan.rules.stack cimport push
from teocalli.games.teotihuacan.rules.technology cimport works
from teocalli.games.teotihuacan.rules.turn.free_words cimport list_free_words


cdef inline void after_action(Position* p, int power_ups) noexcept nogil:
    """After everything else come the power-ups, then the Technologies (N13)."""
    push(p, F_TECHNOLOGIES, power_ups)
    if power_ups:
        push(p, D_POWER, BY_ACTION, power_ups - 1)


cdef inline void apply_technologies(Position* p, const Tables* t, int power_ups) noexcept nogil:
    """03, 05, 07, 09, 11 by themselves, then 17, then 13 (T59–T66, N13)."""
    cdef Seat* s = &p.seat[p.actor]
    cdef int board = p.arrival
    if power_ups and works(p, TECH_13):
        push(p, D_EXTRA, power_ups if t.tech13_each else 1)
    if board <= 4:
        if works(p, TECH_05):
            report(CHANGED, p.actor, STOCK_WOOD + board - 2, t.amount.tech_05_goods, FROM_TECHNOLOGIES)
            s.goods[board - 2] += t.amount.tech_05_goods
        if works(p, TECH_07):
            report(CHANGED, p.actor, STOCK_COCOA, t.amount.tech_07_cocoa, FROM_TECHNOLOGIES)
            report(CHANGED, p.actor, STOCK_VP, t.amount.tech_07_vp, FROM_TECHNOLOGIES)
            s.cocoa += t.amount.tech_07_cocoa
            s.vp += t.amount.tech_07_vp
    elif board <= 6:
        report(CHANGED, p.actor, STOCK_VP, t.amount.tech_03_vp * works(p, TECH_03), FROM_TECHNOLOGIES)
        s.vp += t.amount.tech_03_vp * works(p, TECH_03)
    elif board == 7:
        report(CHANGED, p.actor, STOCK_VP, t.amount.tech_09_vp * works(p, TECH_09), FROM_TECHNOLOGIES)
        s.vp += t.amount.tech_09_vp * works(p, TECH_09)
    else:
        report(CHANGED, p.actor, STOCK_VP, t.amount.tech_11_vp * works(p, TECH_11), FROM_TECHNOLOGIES)
        s.vp += t.amount.tech_11_vp * works(p, TECH_11)
        if works(p, TECH_17):
            push(p, D_TEMPLE, 7)


cdef inline bint may_extra(const Position* p, const Tables* t, int die, Reason* why) noexcept nogil:
    """One more power-up for cocoa, for a worker like this one (T64)."""
    return may_raise(p, t, BY_ACTION, 0, t.amount.tech_13_cocoa, die, why)


cdef inline int list_extra(const Position* p, const Tables* t, int* out) noexcept nogil:
    """Technology 13, if a worker of the crew is still there (T64)."""
    cdef int n = 1
    cdef int workers = list_powers(p, t, BY_ACTION, 0, out + 1)
    if workers == 0:
        return 0
    out[0] = A_SKIP
    if p.seat[p.actor].cocoa >= t.amount.tech_13_cocoa:
        n += workers
    return n + list_free_words(p, t, out + n)


cdef inline void apply_extra(Position* p, const Tables* t, const Frame* frame, int action) noexcept nogil:
    """Technology 13: cocoa for one more power-up (T64)."""
    if action == A_SKIP:
        return
    report(CHANGED, p.actor, STOCK_COCOA, -t.amount.tech_13_cocoa, FROM_TECHNOLOGIES)
    p.seat[p.actor].cocoa -= t.amount.tech_13_cocoa
    if frame.a > 1:
        push(p, D_EXTRA, frame.a - 1)
    raise_die(p, chosen_die(p, t, die_word(named_die(action)), BY_ACTION))
