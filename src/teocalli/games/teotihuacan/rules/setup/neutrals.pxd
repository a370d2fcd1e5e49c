"""Neutral dice (T17, T21)."""

from libc.stdint cimport int8_t, uint32_t

from teocalli.core.report cimport report
from teocalli.games.teotihuacan.rules.position cimport (
    D_DRAW, F_NEUTRAL, NEUTRAL_PLACED, NOBODY, STARTS, TO_NEUTRAL, Position, Tables,
)
from teocalli.games.teotihuacan.rules.stack cimport push


cdef inline void place_neutrals(Position* p, const Tables* t, int tile) noexcept nogil:
    """Two Starting tiles for each colour, drawn one after the other (T17)."""
    if tile < 2 * t.neutral_colours:
        push(p, F_NEUTRAL, tile + 1)
        push(p, D_DRAW, TO_NEUTRAL, tile >> 1)
    else:
        p.starts = 0


cdef inline uint32_t neutral_tiles(const Position* p, const Tables* t) noexcept nogil:
    """All that no player kept, or all (option neutral_draw)."""
    cdef uint32_t tiles = (1 << STARTS) - 1
    cdef int seat
    if not t.neutral_all:
        for seat in range(t.seats):
            tiles &= ~p.seat[seat].starting
    return tiles


cdef inline void begin_neutrals(Position* p, const Tables* t) noexcept nogil:
    """All neutral dice are taken off and placed anew (T17, T21)."""
    cdef int colour, i
    for colour in range(2):
        for i in range(3):
            p.neutral[colour][i] = 0
    p.starts = neutral_tiles(p, t)
    push(p, F_NEUTRAL)


cdef inline void add_neutral(int8_t* dice, int board) noexcept nogil:
    """A die on a board shown, unless this colour is there already or has three."""
    cdef int i = 0
    while i < 3 and dice[i] != 0:
        if dice[i] == board:
            return
        i += 1
    if i < 3:
        report(NEUTRAL_PLACED, NOBODY, board, 0, 0)
        dice[i] = <int8_t>board


cdef inline void draw_neutral(Position* p, const Tables* t, int colour, int tile) noexcept nogil:
    """Dice on the first three different boards shown: first tile left, right, second tile left, right (T17)."""
    cdef bint second = p.neutral[colour][0] != 0
    p.starts &= ~(<uint32_t>1 << tile)
    add_neutral(p.neutral[colour], t.start_boards[tile][0])
    add_neutral(p.neutral[colour], t.start_boards[tile][1])
    if second and t.neutral_all:
        p.starts = neutral_tiles(p, t)
