"""What a tile just laid lets its builder take (U14–U16)."""

from libc.stdint cimport int8_t, uint16_t, uint64_t

from teocalli.games.uxmal.rules.fields cimport (
    CORNER, SEAT_FIELD, around, beside, field_bit, level_fields, seat_area, tile_symbol,
)
from teocalli.games.uxmal.rules.position cimport BLANK, DIAGONAL, SAME_LEVEL, Position, Tables


cdef inline uint64_t claim_neighbours(
    const Position* p, const Tables* t, int field, uint64_t area, int level
) noexcept nogil:
    """Fields outside the tile that count as neighbours of `field` (U15)."""
    cdef uint64_t bit = field_bit(field)
    cdef uint64_t near = (around(bit) if t.adjacency == DIAGONAL else beside(bit)) & ~area
    if t.adjacency == SAME_LEVEL:
        near &= level_fields(p, level)
    return near if t.base_adjacency else near & p.built[0]


cdef inline uint16_t claimed_pairs(
    const Position* p, const Tables* t, int seat, const int8_t* tile, int turns
) noexcept nogil:
    """The (idol, yield) pairs of a tile about to be laid on `p`: bit 2·idol + cards − 1 (U14–U16)."""
    cdef uint64_t area = seat_area(seat)
    cdef uint16_t pairs = 0
    cdef int corner, field, g
    for corner in range(4):
        g = tile_symbol(tile, turns, corner)
        if g == BLANK or p.piles[g] == 0:
            continue
        field = SEAT_FIELD[seat] + CORNER[corner]
        if p.idol[g] & field_bit(field):
            pairs |= 1 << (2 * g + (1 if p.piles[g] > 1 else 0))
        if p.idol[g] & claim_neighbours(p, t, field, area, p.phase):
            pairs |= 1 << (2 * g)
    return pairs
