"""Temples: steps, rewards, and the choice of a temple (T8, T51, T54, T55)."""

from libc.stdint cimport int8_t

from teocalli.core.report cimport report
from teocalli.games.teotihuacan.rules.actions cimport A_TEMPLE
from teocalli.games.teotihuacan.rules.bits cimport list_set
from teocalli.games.teotihuacan.rules.position cimport (
    AT_STACK, BONUS_STEP, CHANGED, D_CLAIM, D_GAIN, D_TEMPLE, FROM_TEMPLES, F_COLOURS, F_TEMPLE, STOCK_BLUE,
    STOCK_COCOA, STOCK_VP, TOP, Frame, Position, Seat, Tables,
)
from teocalli.games.teotihuacan.rules.reasons cimport NO_MATCH, NO_STEP, TEMPLE_TAKEN, TEMPLE_TOP, Reason, refuse
from teocalli.games.teotihuacan.rules.stack cimport push


cdef inline bint step_possible(
    const Position* p, const Tables* t, int seat, int temple, Reason* why
) noexcept nogil:
    """Below 10, or on 10 with nobody on 11 (N8)."""
    cdef int step = p.seat[seat].temple[temple], other
    if step > BONUS_STEP:
        return refuse(why, TEMPLE_TOP, 0)
    if step < BONUS_STEP:
        return True
    for other in range(t.seats):
        if p.seat[other].temple[temple] == TOP:
            return refuse(why, TEMPLE_TAKEN, 0)
    return True


cdef inline int possible_steps(const Position* p, const Tables* t, int seat) noexcept nogil:
    """Temples with a possible step, as a set."""
    cdef int temple, found = 0
    for temple in range(3):
        if step_possible(p, t, seat, temple, NULL):
            found |= 1 << temple
    return found


cdef inline bint any_step(const Position* p, const Tables* t, Reason* why) noexcept nogil:
    """Whether a step is possible in some temple."""
    return possible_steps(p, t, p.actor) != 0 or refuse(why, NO_STEP, 0)


cdef inline void take_reward(Position* p, const Tables* t, int temple, int step) noexcept nogil:
    """The printed reward of a step (T54)."""
    cdef Seat* s = &p.seat[p.actor]
    cdef const int8_t* reward = t.reward[temple][step]
    report(CHANGED, p.actor, STOCK_COCOA, reward[1], FROM_TEMPLES)
    report(CHANGED, p.actor, STOCK_VP, reward[2], FROM_TEMPLES)
    s.cocoa += reward[1]
    s.vp += reward[2]
    if reward[0]:
        push(p, D_GAIN, reward[0])


cdef inline void step_temple(Position* p, const Tables* t, int temple) noexcept nogil:
    """One step, if it is possible; on a Discovery step with a stack the player chooses (T54, T55)."""
    cdef Seat* s = &p.seat[p.actor]
    cdef int stack
    if not step_possible(p, t, p.actor, temple, NULL):
        return
    report(CHANGED, p.actor, STOCK_BLUE + temple, 1, FROM_TEMPLES)
    s.temple[temple] += 1
    stack = t.stack_at[temple][s.temple[temple]]
    if stack >= 0 and p.stack_tile[stack][0]:
        push(p, D_CLAIM, AT_STACK, stack, temple + 1)
    else:
        take_reward(p, t, temple, s.temple[temple])


cdef inline int discovery_step(const Tables* t, int temple, int stack) noexcept nogil:
    """The step at which a temple's stack lies (T55)."""
    cdef int step = 1
    while t.stack_at[temple][step] != stack:
        step += 1
    return step


cdef inline void step_colours(Position* p, const Tables* t, int colours) noexcept nogil:
    """One step per coloured match; which comes next is asked while two temples have possible steps left (N14)."""
    cdef int possible = possible_steps(p, t, p.actor)
    cdef int temple, found = 0
    for temple in range(3):
        if colours >> 3 * temple & 7 and possible >> temple & 1:
            found |= 1 << temple
    if found:
        push(p, D_TEMPLE, found, colours)


cdef inline bint may_temple(
    const Position* p, const Tables* t, const Frame* frame, int temple, Reason* why
) noexcept nogil:
    """A temple of choice, or one of those that were matched (T51, T54)."""
    if not frame.a >> temple & 1 and not frame.b >> 3 * temple & 7:
        return refuse(why, NO_MATCH, 0)
    return step_possible(p, t, p.actor, temple, why)


cdef inline int list_temple(const Position* p, const Tables* t, const Frame* frame, int* out) noexcept nogil:
    """Temples with a possible step among those to choose from (T51, T54)."""
    return list_set(A_TEMPLE, frame.a & possible_steps(p, t, p.actor), out)


cdef inline void apply_temple(Position* p, const Frame* frame, int temple) noexcept nogil:
    if frame.b:
        push(p, F_COLOURS, frame.b - (1 << 3 * temple))
    push(p, F_TEMPLE, temple)
