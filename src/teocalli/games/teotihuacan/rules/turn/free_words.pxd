"""Words that are free besides a decision: unlocking and own Discovery tiles (T25, T69, T70, N4, N5)."""

from teocalli.core.report cimport report
from teocalli.games.teotihuacan.rules.actions cimport A_END, A_MOVE, A_UNLOCK, A_UNLOCK_FREE, A_USE
from teocalli.games.teotihuacan.rules.avenue cimport avenue_possible
from teocalli.games.teotihuacan.rules.position cimport (
    AVENUE_1, BY_TILE, CHANGED, COCOA_4, D_ACT, D_ASCEND, D_BUILD, D_CLAIM, D_END, D_EXTRA, D_GAIN, D_POWER, D_ROYAL,
    D_TEMPLE, D_TURN, FROM_DISCOVERY, F_AVENUE, F_TEMPLE, POWER_UP_2, RESOURCES_2, RESOURCES_3, STOCK_COCOA, STOCK_VP,
    TEMPLE_ANY, TEMPLE_BLUE, TEMPLE_GREEN, VP_4, Frame, Position, Seat, Tables,
)
from teocalli.games.teotihuacan.rules.power_up cimport any_power_up
from teocalli.games.teotihuacan.rules.reasons cimport CLOSED, NEVER_ALONE, Reason, need_tile, refuse
from teocalli.games.teotihuacan.rules.stack cimport push, top
from teocalli.games.teotihuacan.rules.temples cimport any_step, step_possible
from teocalli.games.teotihuacan.rules.tiles cimport turn_over
from teocalli.games.teotihuacan.rules.turn.rest cimport apply_unlock, list_unlock, may_unlock


cdef inline bint is_free_word(int action) noexcept nogil:
    return A_UNLOCK <= action < A_MOVE


cdef inline bint takes_free_words(const Position* p, const Frame* frame) noexcept nogil:
    """Whether the decision is open: then one may unlock and use own tiles besides (N5)."""
    cdef int kind = frame.kind
    if kind == D_CLAIM or kind == D_ASCEND:
        return p.turn_of == p.actor
    if kind == D_BUILD:
        return frame.b != 0
    if kind == D_ROYAL:
        return frame.a != 7 or not frame.c
    return kind == D_TURN or kind == D_ACT or kind == D_EXTRA or kind == D_END


cdef inline bint has_use(const Position* p, const Tables* t, int kind, Reason* why) noexcept nogil:
    """Whether something would come of a tile of this kind at an open decision (N4)."""
    if VP_4 <= kind <= COCOA_4:
        return True
    if kind == AVENUE_1:
        return avenue_possible(&p.seat[p.actor], why)
    if kind == TEMPLE_ANY:
        return any_step(p, t, why)
    if TEMPLE_BLUE <= kind <= TEMPLE_GREEN:
        return step_possible(p, t, p.actor, kind - TEMPLE_BLUE, why)
    if kind == POWER_UP_2:
        return any_power_up(p, t, BY_TILE, why)
    return refuse(why, NEVER_ALONE, 0)


cdef inline bint may_use(const Position* p, const Tables* t, int kind, Reason* why) noexcept nogil:
    """Whether an own tile of this kind may be used at an open decision."""
    return has_use(p, t, kind, why) and need_tile(&p.seat[p.actor], kind, 1, why)


cdef inline int list_free_words(const Position* p, const Tables* t, int* out) noexcept nogil:
    """Words that are legal at every open decision besides the ordinary ones (N4, T25)."""
    cdef const Seat* s = &p.seat[p.actor]
    cdef int kind, n = list_unlock(s, t, out)
    for kind in range(VP_4, POWER_UP_2 + 1):
        if s.unused[kind] and has_use(p, t, kind, NULL):
            out[n] = A_USE + kind
            n += 1
    return n


cdef inline bint may_use_freely(
    const Position* p, const Tables* t, const Frame* frame, int action, Reason* why
) noexcept nogil:
    """Unlocking and own tiles, at open decisions (N4, N5)."""
    if not takes_free_words(p, frame):
        return refuse(why, CLOSED, 0)
    if action >= A_USE:
        return may_use(p, t, action - A_USE, why)
    return may_unlock(&p.seat[p.actor], t, action == A_UNLOCK_FREE, why)


cdef inline void use_tile(Position* p, const Tables* t, int kind) noexcept nogil:
    """Turn it over, then its effect (T69, T70)."""
    cdef Seat* s = &p.seat[p.actor]
    turn_over(p, kind)
    if kind == VP_4:
        report(CHANGED, p.actor, STOCK_VP, t.amount.tile_vp, FROM_DISCOVERY)
        s.vp += t.amount.tile_vp
    elif kind == RESOURCES_3:
        push(p, D_GAIN, t.amount.tile_goods[0])
    elif kind == RESOURCES_2:
        push(p, D_GAIN, t.amount.tile_goods[1])
    elif kind == COCOA_4:
        report(CHANGED, p.actor, STOCK_COCOA, t.amount.tile_cocoa, FROM_DISCOVERY)
        s.cocoa += t.amount.tile_cocoa
    elif kind == AVENUE_1:
        push(p, F_AVENUE)
    elif kind == TEMPLE_ANY:
        push(p, D_TEMPLE, 7)
    elif kind == POWER_UP_2:
        push(p, D_POWER, BY_TILE, 1)
    else:
        push(p, F_TEMPLE, kind - TEMPLE_BLUE)


cdef inline void use_free_word(Position* p, const Tables* t, int action) noexcept nogil:
    """The decision stays and is offered again after the effect (N4, T25)."""
    if top(p).kind == D_TURN:
        top(p).a = 1
    if action >= A_USE:
        use_tile(p, t, action - A_USE)
    else:
        apply_unlock(p, t, action == A_UNLOCK_FREE)


cdef inline int list_end(const Position* p, const Tables* t, int* out) noexcept nogil:
    """Before a turn ends one may unlock and use tiles (N4)."""
    cdef int n = list_free_words(p, t, out)
    out[n] = A_END
    return n + 1
