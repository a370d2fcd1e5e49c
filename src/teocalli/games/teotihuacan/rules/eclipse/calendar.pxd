"""Light disc and dark disc: when an Eclipse comes (T19–T22, T81)."""

from teocalli.core.report cimport report, reporting
from teocalli.games.teotihuacan.rules.position cimport (
    DISCS_MET, LAST_ERA, LAST_ROUND, LIGHT_MOVED, NOBODY, PYRAMID_FINISHED, Position, Tables,
)


cdef inline void step_light(Position* p) noexcept nogil:
    """The light disc moves 1 towards the dark one and stops there (T19, T20)."""
    if p.light < p.dark:
        p.light += 1
        report(LIGHT_MOVED, NOBODY, p.light, 0, 0)
    if reporting() and p.light == p.dark and not p.met:
        report(DISCS_MET, NOBODY, 0, 0, 0)
    p.met = p.light == p.dark


cdef inline void finish_pyramid(Position* p) noexcept nogil:
    """The light disc jumps to the dark one; the coming Eclipse is the last (T22)."""
    report(PYRAMID_FINISHED, NOBODY, 0, 0, 0)
    if reporting() and p.light < p.dark:
        report(LIGHT_MOVED, NOBODY, p.dark, 0, 0)
    if reporting() and not p.met:
        report(DISCS_MET, NOBODY, 0, 0, 0)
    p.finished = True
    p.light = p.dark
    p.met = True


cdef inline bint is_last(const Position* p) noexcept nogil:
    """The coming Eclipse ends the game (T22)."""
    return p.era == LAST_ERA or p.finished


cdef inline int rounds_to_meeting(const Position* p) noexcept nogil:
    """Rounds until the discs meet if nobody ascends (T19)."""
    return p.dark - p.light


cdef inline int rounds_left(const Position* p, const Tables* t) noexcept nogil:
    """Rounds until the Eclipse, this one included, if nobody ascends (T19, T20, T81)."""
    if p.last_round:
        return 1
    if t.dark_eclipse:
        return max(1, rounds_to_meeting(p))
    return 2 if p.met else rounds_to_meeting(p) + 1


cdef inline bint eclipse_due(Position* p, const Tables* t, bint round_over) noexcept nogil:
    """Moves the light disc at the end of a round, announces the last round, and tells whether the Eclipse comes now
    (T19, T20, T81).
    """
    if t.dark_eclipse:
        if round_over and not p.met:
            step_light(p)
        return p.met
    if not round_over:
        return False
    if p.last_round:
        return True
    if not p.met:
        step_light(p)
    p.last_round = p.met
    if reporting() and p.met:
        report(LAST_ROUND, NOBODY, 0, 0, 0)
    return False
