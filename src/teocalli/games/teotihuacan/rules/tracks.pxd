"""Temples, Avenue of the Dead, Pyramid track and light disc (T8, T19, T22, T54–T57)."""

from libc.stdint cimport int8_t

from teocalli.games.teotihuacan.rules.position cimport (
    AT_STACK, AVENUE_TOP, BONUS_STEP, D_CLAIM, D_GAIN, TOP, TRACK_TOP, Position, Seat, Tables,
)
from teocalli.games.teotihuacan.rules.reasons cimport AVENUE_END, NO_STEP, TEMPLE_TAKEN, TEMPLE_TOP, Reason, refuse
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


cdef inline bint avenue_possible(const Seat* s, Reason* why) noexcept nogil:
    """The Avenue ends at 9 (T56)."""
    return s.avenue < AVENUE_TOP or refuse(why, AVENUE_END, 0)


cdef inline void take_reward(Position* p, const Tables* t, int temple, int step) noexcept nogil:
    """The printed reward of a step (T54)."""
    cdef Seat* s = &p.seat[p.actor]
    cdef const int8_t* reward = t.reward[temple][step]
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


cdef inline void step_avenue(Position* p, const Tables* t) noexcept nogil:
    """One step below the top; on 3, 6 and 8 a tile may be claimed (T56)."""
    cdef Seat* s = &p.seat[p.actor]
    cdef int stack
    if not avenue_possible(s, NULL):
        return
    s.avenue += 1
    stack = t.avenue_stack[s.avenue]
    if stack >= 0 and p.stack_tile[stack][0]:
        push(p, D_CLAIM, AT_STACK, stack)


cdef inline void step_track(Seat* s) noexcept nogil:
    """The Pyramid track ends at 9 (T57)."""
    if s.track < TRACK_TOP:
        s.track += 1


cdef inline void step_light(Position* p) noexcept nogil:
    """The light disc moves 1 towards the dark one and stops there (T19, T20)."""
    if p.light < p.dark:
        p.light += 1
    p.met = p.light == p.dark


cdef inline void finish_pyramid(Position* p) noexcept nogil:
    """The light disc jumps to the dark one; the coming Eclipse is the last (T22)."""
    p.finished = True
    p.light = p.dark
    p.met = True
