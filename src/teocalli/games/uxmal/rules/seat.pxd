"""Laying the drawn tile: seats, rotations, and the cards that it claims (U12–U16)."""

from libc.stdint cimport int8_t, uint16_t, uint64_t

from teocalli.games.uxmal.rules.actions cimport A_SEAT
from teocalli.games.uxmal.rules.cards cimport take_cards
from teocalli.games.uxmal.rules.fields cimport (
    CORNER, FIRST_SEAT, SEAT_COUNT, SEAT_FIELD, around, beside, field_bit, level_fields, lowest, seat_area, tile_symbol,
)
from teocalli.games.uxmal.rules.phases cimport after_build
from teocalli.games.uxmal.rules.position cimport BLANK, DIAGONAL, IDOLS, SAME_LEVEL, TAKE, Position, Tables


cdef inline bint is_free_seat(const Position* p, int seat) noexcept nogil:
    """Nothing is built on a seat of the phase's level (U12)."""
    return not p.built[p.phase - 1] & seat_area(seat)


cdef inline bint may_seat(const Position* p, int seat) noexcept nogil:
    """A free seat of the phase's level (U12)."""
    cdef int offset = seat - FIRST_SEAT[p.phase]
    return 0 <= offset < SEAT_COUNT[p.phase] and is_free_seat(p, seat)


cdef inline int list_seats(const Position* p, int* out) noexcept nogil:
    """Free seats of the phase's level in four rotations (U12)."""
    cdef int seat, turns, n = 0
    for seat in range(FIRST_SEAT[p.phase], FIRST_SEAT[p.phase] + SEAT_COUNT[p.phase]):
        if is_free_seat(p, seat):
            for turns in range(4):
                out[n] = A_SEAT + 4 * seat + turns
                n += 1
    return n


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


cdef inline void lay_tile(Position* p, const Tables* t, int seat, int turns) noexcept nogil:
    """The tile's fields become the new tops; priests stand on them (U13)."""
    cdef uint64_t area = seat_area(seat)
    cdef const int8_t* tile = t.tile[p.drawn]
    cdef int corner, g
    for g in range(IDOLS):
        p.idol[g] &= ~area
    for corner in range(4):
        g = tile_symbol(tile, turns, corner)
        if g != BLANK:
            p.idol[g] |= field_bit(SEAT_FIELD[seat] + CORNER[corner])
    p.built[p.phase - 1] |= area
    p.drawn = -1


cdef inline void apply_seat(Position* p, const Tables* t, int seat, int turns) noexcept nogil:
    """Lay the tile; of several pairs the player chooses, a single one is taken at once (U16)."""
    cdef uint16_t pairs = claimed_pairs(p, t, seat, t.tile[p.drawn], turns)
    cdef int pair
    lay_tile(p, t, seat, turns)
    if pairs & (pairs - 1):
        p.claims = pairs
        p.decision = TAKE
        return
    if pairs:
        pair = lowest(pairs)
        take_cards(p, pair >> 1, (pair & 1) + 1)
    after_build(p, t)
