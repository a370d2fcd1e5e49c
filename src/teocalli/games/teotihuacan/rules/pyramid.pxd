"""The pyramid: places and icons, what matches, and the Pyramid track (T2, T3, T50, T51, T57)."""

from libc.stdint cimport uint32_t, uint64_t

from teocalli.core.report cimport report
from teocalli.games.teotihuacan.rules.position cimport (
    CHANGED, MATCHED, NOBODY, PLACES, STOCK_TRACK, TRACK_TOP, Position, Seat, Tables,
)
from teocalli.games.teotihuacan.rules.reasons cimport NOT_SUPPORTED, TAKEN, Reason, refuse

cdef enum:
    PLAIN = 3       # icon types 0 to 2 are those of the temples
    COLOURED = 4    # added to the type of an icon printed in colour


# What a tile or Decoration matches: points, and coloured matches by temple in three octal digits.
cdef struct Matches:
    int points
    int colours


cdef inline uint64_t cell_bit(int cell) noexcept nogil:
    return (<uint64_t>1) << cell


cdef inline bint is_open(const Position* p, const Tables* t, int place, Reason* why) noexcept nogil:
    """A free square of level 1, or a free place centred over four tiles (T50)."""
    if p.places >> place & 1:
        return refuse(why, TAKEN, 0)
    return p.places & t.below[place] == t.below[place] or refuse(why, NOT_SUPPORTED, t.level[place] - 1)


cdef inline uint32_t open_places(const Position* p, const Tables* t) noexcept nogil:
    cdef uint32_t found = ~p.places & 0xFFFF
    cdef int place
    for place in range(16, PLACES):
        if is_open(p, t, place, NULL):
            found |= (<uint32_t>1) << place
    return found


cdef inline int tile_icon(const Tables* t, int tile, int turns, int corner) noexcept nogil:
    """Icon at a corner, clockwise from the top left, after `turns` quarter turns clockwise."""
    return t.icon[tile][(corner + 4 - turns) & 3]


cdef inline void count_match(Matches* found, const Tables* t, int icon, bint covers_same) noexcept nogil:
    """1 point for an icon on its like, a temple step if the new one is coloured (T51)."""
    cdef int kind = icon & 3
    if not covers_same or (kind == PLAIN and t.plain_never):
        return
    report(MATCHED, NOBODY, icon, 0, 0)
    found.points += 1
    if icon & COLOURED:
        found.colours += 1 << 3 * kind


cdef inline Matches tile_matches(const Position* p, const Tables* t, int tile, int place, int turns) noexcept nogil:
    cdef Matches found
    cdef int corner, icon
    found.points = found.colours = 0
    for corner in range(4):
        icon = tile_icon(t, tile, turns, corner)
        count_match(&found, t, icon, p.icon[icon & 3] & cell_bit(t.cell[place][corner]) != 0)
    return found


cdef inline void lay_tile(Position* p, const Tables* t, int tile, int place, int turns) noexcept nogil:
    """The tile's icons become the top ones of its four cells."""
    cdef uint64_t area = t.cells[place], bit
    cdef int corner, icon, i
    for i in range(4):
        p.icon[i] &= ~area
    p.coloured &= ~area
    for corner in range(4):
        icon = tile_icon(t, tile, turns, corner)
        bit = cell_bit(t.cell[place][corner])
        p.icon[icon & 3] |= bit
        if icon & COLOURED:
            p.coloured |= bit
    p.built[t.level[place] - 1] |= area
    p.places |= (<uint32_t>1) << place


cdef inline void step_track(Position* p, int seat, int origin) noexcept nogil:
    """The Pyramid track ends at 9 (T57)."""
    cdef Seat* s = &p.seat[seat]
    if s.track < TRACK_TOP:
        report(CHANGED, seat, STOCK_TRACK, 1, origin)
        s.track += 1
