"""Ascension (T53)."""

from teocalli.core.report cimport report
from teocalli.games.teotihuacan.rules.actions cimport A_ASCEND
from teocalli.games.teotihuacan.rules.dice cimport new_die, replace_die
from teocalli.games.teotihuacan.rules.position cimport (
    ASCENDED, ASCEND_COCOA, ASCEND_TEMPLE, ASCEND_TWO, ASCEND_TWO_FREE, ASCEND_VP, ASCEND_WORKER, CHANGED, DIE_MOVED,
    DIE_WORSHIP, D_TEMPLE, FREE_COCOA, FROM_ASCENSION, PALACE, STOCK_COCOA, STOCK_VP, WORKER_GAINED, Frame, Position,
    Seat, Tables,
)
from teocalli.games.teotihuacan.rules.reasons cimport NEEDED_COCOA, WHEEL, Reason, need, refuse
from teocalli.games.teotihuacan.rules.stack cimport push
from teocalli.games.teotihuacan.rules.temples cimport any_step
from teocalli.games.teotihuacan.rules.tiles cimport may_waive_more, turn_over
from teocalli.games.teotihuacan.rules.turn.free_words cimport list_free_words, takes_free_words


cdef inline bint may_ascend(const Position* p, const Tables* t, int reward, Reason* why) noexcept nogil:
    """Whether a reward of the Ascension is possible (T53)."""
    cdef const Seat* s = &p.seat[p.actor]
    if reward == ASCEND_WORKER:
        return s.wheel or refuse(why, WHEEL, 0)
    if reward < ASCEND_TEMPLE:
        return True
    if not any_step(p, t, why):
        return False
    if reward == ASCEND_TWO:
        return need(s, NEEDED_COCOA, t.amount.two_steps_cocoa, why)
    return reward == ASCEND_TEMPLE or may_waive_more(s, t, why)


cdef inline int list_ascend(const Position* p, const Tables* t, const Frame* frame, int* out) noexcept nogil:
    """One reward of the Ascension (T53)."""
    cdef int reward, n = 0
    for reward in range(ASCEND_VP, ASCEND_WORKER + 1):
        if may_ascend(p, t, reward, NULL):
            out[n] = A_ASCEND + reward
            n += 1
    if takes_free_words(p, frame):
        n += list_free_words(p, t, out + n)
    return n


cdef inline void enter_palace(Position* p, int die) noexcept nogil:
    """The ascended die lies at the Palace with power 1 (T53)."""
    report(ASCENDED, p.actor, 0, 0, 0)
    replace_die(&p.seat[p.actor], die, new_die(PALACE, 1) | (die & (DIE_MOVED | DIE_WORSHIP)))


cdef inline void apply_ascend(Position* p, const Tables* t, int reward) noexcept nogil:
    """The reward chosen (T53)."""
    cdef Seat* s = &p.seat[p.actor]
    if reward == ASCEND_VP:
        report(CHANGED, p.actor, STOCK_VP, t.amount.ascension_vp, FROM_ASCENSION)
        s.vp += t.amount.ascension_vp
    elif reward == ASCEND_COCOA:
        report(CHANGED, p.actor, STOCK_COCOA, t.amount.ascension_cocoa, FROM_ASCENSION)
        s.cocoa += t.amount.ascension_cocoa
    elif reward == ASCEND_WORKER:
        report(WORKER_GAINED, p.actor, 0, 0, 0)
        report(CHANGED, p.actor, STOCK_COCOA, t.amount.new_worker_cocoa, FROM_ASCENSION)
        s.wheel = False
        s.cocoa += t.amount.new_worker_cocoa
        replace_die(s, 0, new_die(PALACE, 3))
    else:
        if reward == ASCEND_TWO:
            report(CHANGED, p.actor, STOCK_COCOA, -t.amount.two_steps_cocoa, FROM_ASCENSION)
            s.cocoa -= t.amount.two_steps_cocoa
        elif reward == ASCEND_TWO_FREE:
            turn_over(p, FREE_COCOA)
        push(p, D_TEMPLE, 7)
        if reward != ASCEND_TEMPLE:
            push(p, D_TEMPLE, 7)
