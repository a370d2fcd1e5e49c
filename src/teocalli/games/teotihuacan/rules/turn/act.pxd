"""What the worker does where it has arrived: Collect Cocoa, Worship or the Main action (T27)."""

from teocalli.core.report cimport report
from teocalli.games.teotihuacan.rules.action.main cimport apply_main, list_main, may_main
from teocalli.games.teotihuacan.rules.actions cimport A_COCOA, A_CREW, A_MAIN, A_WORSHIP
from teocalli.games.teotihuacan.rules.dice cimport clear_marks, dice_here
from teocalli.games.teotihuacan.rules.position cimport CHANGED, FROM_COCOA, STOCK_COCOA, Position, Tables
from teocalli.games.teotihuacan.rules.reasons cimport LEFT_BOARD, NOT_ASKED, Reason, refuse
from teocalli.games.teotihuacan.rules.turn.free_words cimport list_free_words
from teocalli.games.teotihuacan.rules.turn.worship cimport apply_worship, is_named, list_worship, may_worship


cdef inline bint may_act(const Position* p, const Tables* t, int action, Reason* why) noexcept nogil:
    """Collect Cocoa, Worship or the Main action; only cocoa if the worker has left the board again (T27)."""
    cdef int code = action - A_WORSHIP
    if action == A_COCOA:
        return True
    if not A_MAIN <= action < A_CREW:
        return refuse(why, NOT_ASKED, 0)
    if not dice_here(p, True):
        return refuse(why, LEFT_BOARD, 0)
    if action < A_WORSHIP:
        return may_main(p, t, (action - A_MAIN) >> 1, (action - A_MAIN) & 1, why)
    return is_named(p, (code >> 1) % 6, why) and may_worship(p, t, (code >> 1) // 6, code & 1, why)


cdef inline int list_act(const Position* p, const Tables* t, int* out) noexcept nogil:
    """Collect Cocoa, Worship or the Main action (T27); only cocoa if the worker has left the board again."""
    cdef int moved = dice_here(p, True)
    cdef int n = list_free_words(p, t, out)
    out[n] = A_COCOA
    n += 1
    if moved:
        n += list_main(p, t, out + n)
        n += list_worship(p, t, moved, out + n)
    return n


cdef inline void apply_act(Position* p, const Tables* t, int action) noexcept nogil:
    cdef int code
    if action == A_COCOA:
        report(CHANGED, p.actor, STOCK_COCOA, p.colours + 1, FROM_COCOA)
        p.seat[p.actor].cocoa += p.colours + 1
    elif action < A_WORSHIP:
        apply_main(p, t, (action - A_MAIN) >> 1, (action - A_MAIN) & 1)
    else:
        code = (action - A_WORSHIP) >> 1
        apply_worship(p, t, code // 6, code % 6, (action - A_WORSHIP) & 1)


cdef inline void finish_action(Position* p) noexcept nogil:
    p.arrival = 0
    p.colours = 0
    clear_marks(&p.seat[p.actor])
