"""Salary (T77)."""

from teocalli.core.report cimport report, reporting
from teocalli.games.teotihuacan.rules.actions cimport A_SALARY, A_SALARY_FREE
from teocalli.games.teotihuacan.rules.dice cimport die_power
from teocalli.games.teotihuacan.rules.position cimport (
    CHANGED, DICE, FREE_COCOA, FROM_SALARY, SALARY_PAID, SALARY_WAIVED, STOCK_COCOA, STOCK_VP, Position, Seat, Tables,
)
from teocalli.games.teotihuacan.rules.reasons cimport MOST, NEEDED_COCOA, SAVES_NOTHING, Reason, need, need_tile, refuse
from teocalli.games.teotihuacan.rules.seats cimport is_bot
from teocalli.games.teotihuacan.rules.tiles cimport turn_over


cdef inline int salary_due(const Seat* s, const Tables* t) noexcept nogil:
    """Cocoa for every worker in play, more with power 4 or 5 (T77)."""
    cdef int i, due = 0
    for i in range(DICE):
        if s.dice[i]:
            due += t.amount.strong_salary if die_power(s.dice[i]) >= 4 else t.amount.salary
    return due


cdef inline bint may_pay_salary(const Seat* s, const Tables* t, int cocoa, Reason* why) noexcept nogil:
    """Any part of what is due (T77)."""
    cdef int due = salary_due(s, t)
    return need(s, NEEDED_COCOA, cocoa, why) if cocoa <= due else refuse(why, MOST, due)


cdef inline bint may_salary(const Seat* s, const Tables* t, int action, Reason* why) noexcept nogil:
    """A part of what is due, or a No-cocoa tile for all of it (T72, T77)."""
    if action != A_SALARY_FREE:
        return may_pay_salary(s, t, action - A_SALARY, why)
    return need_tile(s, FREE_COCOA, 1, why) if salary_due(s, t) else refuse(why, SAVES_NOTHING, 0)


cdef inline int list_salary(const Position* p, const Tables* t, int* out) noexcept nogil:
    cdef const Seat* s = &p.seat[p.actor]
    cdef int n = 0
    while may_pay_salary(s, t, n, NULL):
        out[n] = A_SALARY + n
        n += 1
    if may_salary(s, t, A_SALARY_FREE, NULL):
        out[n] = A_SALARY_FREE
        n += 1
    return n


cdef inline void report_salary(const Position* p, const Tables* t, int cocoa, int missing) noexcept nogil:
    cdef int lost = min(<int>p.seat[p.actor].vp, t.amount.missing_salary_vp * missing)
    report(SALARY_PAID, p.actor, cocoa + missing, cocoa, lost)
    report(CHANGED, p.actor, STOCK_COCOA, -cocoa, FROM_SALARY)
    report(CHANGED, p.actor, STOCK_VP, -lost, FROM_SALARY)


cdef inline void apply_salary(Position* p, const Tables* t, int action) noexcept nogil:
    """Points lost for each cocoa not paid, never below 0 (T77)."""
    cdef Seat* s = &p.seat[p.actor]
    cdef int cocoa = action - A_SALARY
    cdef int missing = salary_due(s, t) - cocoa
    if action == A_SALARY_FREE:
        report(SALARY_WAIVED, p.actor, salary_due(s, t), 0, 0)
        turn_over(p, FREE_COCOA)
        return
    if reporting():
        report_salary(p, t, cocoa, missing)
    s.cocoa -= cocoa
    s.vp = max(0, s.vp - t.amount.missing_salary_vp * missing)


cdef inline int lost_salary(const Position* p, const Tables* t, int seat) noexcept nogil:
    """Points lost for salary that cannot be paid (T77)."""
    cdef int missing = salary_due(&p.seat[seat], t) - p.seat[seat].cocoa
    return t.amount.missing_salary_vp * missing if missing > 0 and not is_bot(t, seat) else 0
