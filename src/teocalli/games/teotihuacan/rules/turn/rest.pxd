"""Unlocking: all workers instead of a turn, or in the middle of one for cocoa (T24, T25)."""

from libc.stdint cimport uint16_t

from teocalli.core.report cimport report
from teocalli.games.teotihuacan.rules.actions cimport A_UNLOCK, A_UNLOCK_FREE
from teocalli.games.teotihuacan.rules.dice cimport die_lock, sort_dice
from teocalli.games.teotihuacan.rules.position cimport (
    CHANGED, DICE, DIE_LOCK, FREE_COCOA, FROM_UNLOCKING, STOCK_COCOA, Position, Seat, Tables,
)
from teocalli.games.teotihuacan.rules.reasons cimport NEEDED_COCOA, NONE_LOCKED, Reason, need, refuse
from teocalli.games.teotihuacan.rules.tiles cimport may_waive_more, turn_over


cdef inline bint any_locked(const Seat* s) noexcept nogil:
    cdef int i
    for i in range(DICE):
        if die_lock(s.dice[i]):
            return True
    return False


cdef inline bint may_rest(const Seat* s, Reason* why) noexcept nogil:
    """Whether something could be unlocked (T24, T25)."""
    return any_locked(s) or refuse(why, NONE_LOCKED, 0)


cdef inline void unlock_all(Seat* s) noexcept nogil:
    """All own locked workers go to the general areas of their boards (T24, T25)."""
    cdef int i
    for i in range(DICE):
        s.dice[i] &= ~<uint16_t>(3 * DIE_LOCK)
    sort_dice(s)


cdef inline bint pays_unlock(const Seat* s, const Tables* t, bint free, Reason* why) noexcept nogil:
    """Cocoa, or with `free` a No-cocoa tile (T25, T72)."""
    return may_waive_more(s, t, why) if free else need(s, NEEDED_COCOA, t.amount.unlocking_cocoa, why)


cdef inline bint may_unlock(const Seat* s, const Tables* t, bint free, Reason* why) noexcept nogil:
    """In the middle of a turn (T25)."""
    return may_rest(s, why) and pays_unlock(s, t, free, why)


cdef inline int list_unlock(const Seat* s, const Tables* t, int* out) noexcept nogil:
    cdef int n = 0
    if not may_rest(s, NULL):
        return 0
    if pays_unlock(s, t, False, NULL):
        out[n] = A_UNLOCK
        n += 1
    if pays_unlock(s, t, True, NULL):
        out[n] = A_UNLOCK_FREE
        n += 1
    return n


cdef inline void apply_unlock(Position* p, const Tables* t, bint free) noexcept nogil:
    """All own locked workers at once (T25)."""
    cdef Seat* s = &p.seat[p.actor]
    if free:
        turn_over(p, FREE_COCOA)
    else:
        report(CHANGED, p.actor, STOCK_COCOA, -t.amount.unlocking_cocoa, FROM_UNLOCKING)
        s.cocoa -= t.amount.unlocking_cocoa
    unlock_all(s)
