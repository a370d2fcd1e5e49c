"""The pyramid: places, icons, stairways (T2, T3, T50, T51)."""

from libc.stdint cimport int8_t, uint32_t, uint64_t

from teocalli.games.teotihuacan.rules.position cimport PLACES, Position, Tables
from teocalli.games.teotihuacan.rules.reasons cimport (
    NOT_SUPPORTED, NOT_THERE, STAIRWAY_BELOW, STAIRWAY_DONE, TAKEN, Reason, agree, anew, keep_nearer, refuse,
)

cdef extern from *:
    """
    #define teocalli_lowest_bit(set) __builtin_ctzll(set)
    #define teocalli_size(set) __builtin_popcountll(set)
    """
    int lowest "teocalli_lowest_bit"(uint64_t bits) noexcept nogil
    int size_of "teocalli_size"(uint64_t bits) noexcept nogil


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


cdef inline bint is_displayed(const int8_t* display, int size, int tile, Reason* why) noexcept nogil:
    """Whether a tile lies on a display."""
    cdef int i
    for i in range(size):
        if display[i] == tile:
            return True
    return refuse(why, NOT_THERE, 0)


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
    p.stairs[stairway][stairs_built(p, stairway)] = <int8_t>deco


cdef inline void take_from_display(int8_t* display, int size, int tile) noexcept nogil:
    """A gap is closed by sliding; new tiles come last."""
    cdef int i = 0
    while display[i] != tile:
        i += 1
    while i + 1 < size:
        display[i] = display[i + 1]
        i += 1
    display[size - 1] = 0


cdef inline void add_to_display(int8_t* display, int tile) noexcept nogil:
    cdef int i = 0
    while display[i]:
        i += 1
    display[i] = <int8_t>tile
