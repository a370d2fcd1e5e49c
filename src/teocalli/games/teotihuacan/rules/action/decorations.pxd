"""Decorations: a tile on a stairway (T49, T51)."""

from libc.stdint cimport int8_t

from teocalli.core.report cimport report
from teocalli.games.teotihuacan.rules.actions cimport A_DECO
from teocalli.games.teotihuacan.rules.display cimport ascending, is_displayed, take_from_display
from teocalli.games.teotihuacan.rules.position cimport (
    CHANGED, DECORATION_LAID, FROM_DECORATIONS, F_COLOURS, GOLD, MATCHES_SCORED, STOCK_GOLD, STOCK_VP, Position, Seat,
    Tables,
)
from teocalli.games.teotihuacan.rules.pyramid cimport Matches, cell_bit, count_match, step_track
from teocalli.games.teotihuacan.rules.reasons cimport (
    STAIRWAY_BELOW, STAIRWAY_DONE, Reason, agree, anew, keep_nearer, refuse,
)
from teocalli.games.teotihuacan.rules.stack cimport push


cdef inline int stairs_built(const Position* p, int stairway) noexcept nogil:
    """Decorations on a stairway, 0 to 4."""
    cdef int step = 0
    while step < 4 and p.stairs[stairway][step]:
        step += 1
    return step


cdef inline bint may_decorate(const Position* p, const Tables* t, int stairway, Reason* why) noexcept nogil:
    """The lowest free step lies on pyramid tiles of its level, or is the printed one (T49)."""
    cdef int step = stairs_built(p, stairway)
    if step == 4:
        return refuse(why, STAIRWAY_DONE, 0)
    if p.places & t.stair_below[stairway][step] != t.stair_below[stairway][step]:
        return refuse(why, STAIRWAY_BELOW, step)
    return True


cdef inline bint any_stairway(const Position* p, const Tables* t, Reason* why) noexcept nogil:
    """Whether a Decoration could be placed somewhere."""
    cdef Reason tried
    cdef int stairway
    for stairway in range(4):
        if may_decorate(p, t, stairway, anew(&tried, why)):
            return agree(why)
        keep_nearer(&p.seat[p.actor], why, &tried)
    return False


cdef inline bint may_deco(const Position* p, const Tables* t, int deco, int stairway, Reason* why) noexcept nogil:
    """A displayed tile on a stairway whose next step is allowed (T49)."""
    return is_displayed(p.decos, 4, deco, why) and may_decorate(p, t, stairway, why)


cdef inline int list_deco(const Position* p, const Tables* t, int* out) noexcept nogil:
    """Displayed tiles on stairways whose next step is allowed (T49)."""
    cdef int[4] decos
    cdef int i, stairway, n = 0
    cdef int count = ascending(p.decos, 4, decos)
    for i in range(count):
        for stairway in range(4):
            if may_decorate(p, t, stairway, NULL):
                out[n] = A_DECO + 4 * (decos[i] - 1) + stairway
                n += 1
    return n


cdef inline Matches deco_matches(const Position* p, const Tables* t, int deco, int stairway) noexcept nogil:
    cdef Matches found
    cdef int step = stairs_built(p, stairway)
    cdef int side, icon
    cdef bint same
    found.points = found.colours = 0
    for side in range(2):
        icon = t.deco[deco][side]
        if step == 0:
            same = t.stair_icon[stairway][side] == icon & 3
        else:
            same = p.icon[icon & 3] & cell_bit(t.stair_cell[stairway][step][side]) != 0
        count_match(&found, t, icon, same)
    return found


cdef inline void lay_deco(Position* p, int deco, int stairway) noexcept nogil:
    report(DECORATION_LAID, p.actor, deco, stairway, 0)
    p.stairs[stairway][stairs_built(p, stairway)] = <int8_t>deco


cdef inline void apply_deco(Position* p, const Tables* t, int deco, int stairway, int count) noexcept nogil:
    """Gold, points and those of the matches, Pyramid track, coloured matches (T49)."""
    cdef Seat* s = &p.seat[p.actor]
    cdef Matches found = deco_matches(p, t, deco, stairway)
    report(CHANGED, p.actor, STOCK_GOLD, -t.deco_gold[count], FROM_DECORATIONS)
    report(CHANGED, p.actor, STOCK_VP, t.amount.decoration_vp + found.points, FROM_DECORATIONS)
    report(MATCHES_SCORED, p.actor, found.points, 0, 0)
    s.goods[GOLD] -= t.deco_gold[count]
    s.vp += t.amount.decoration_vp + found.points
    lay_deco(p, deco, stairway)
    take_from_display(p.decos, 4, deco)
    step_track(p, p.actor, FROM_DECORATIONS)
    push(p, F_COLOURS, found.colours)
