"""The course of an Eclipse, and what follows it (T21, T22, T74–T78)."""

from teocalli.core.report cimport report
from teocalli.games.teotihuacan.rules.eclipse.calendar cimport is_last
from teocalli.games.teotihuacan.rules.eclipse.scoring cimport points_per_step, score_tracks
from teocalli.games.teotihuacan.rules.position cimport (
    D_OVER, D_SALARY, ECLIPSE, ENDED, ERA_BEGUN, F_AFTER_ECLIPSE, F_BONUS, NOBODY, Position, Tables,
)
from teocalli.games.teotihuacan.rules.seats cimport is_bot, seat_in_order
from teocalli.games.teotihuacan.rules.setup.neutrals cimport begin_neutrals
from teocalli.games.teotihuacan.rules.stack cimport push


cdef inline void eclipse(Position* p, const Tables* t) noexcept nogil:
    """Tracks and masks, salary in player order, in the last Eclipse Temple Bonus tiles (T74–T78)."""
    cdef int place, seat
    cdef bint last = is_last(p)
    p.phase = ECLIPSE
    score_tracks(p, t)
    push(p, F_AFTER_ECLIPSE)
    if last and not t.bonus_first:
        push(p, F_BONUS)
    for place in range(t.seats - 1, -1, -1):
        seat = seat_in_order(p, t, place)
        if not is_bot(t, seat):
            push(p, D_SALARY, seat)
    if last and t.bonus_first:
        push(p, F_BONUS)


cdef inline void after_eclipse(Position* p, const Tables* t) noexcept nogil:
    """The game is over, or the discs go to their places and the neutral dice are placed anew (T21, T22)."""
    if is_last(p):
        p.phase = ENDED
        p.actor = 0
        p.depth = 0
        push(p, D_OVER)
        return
    p.actor = 0
    p.era += 1
    p.light = 0
    p.dark -= 1
    p.met = p.last_round = False
    report(ERA_BEGUN, NOBODY, p.era, p.dark, points_per_step(p, t))
    begin_neutrals(p, t)
