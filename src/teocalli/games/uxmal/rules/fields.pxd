"""Fields, seats and tiles as 64-bit boards (U2, U3)."""

from libc.stdint cimport int8_t, uint64_t

from teocalli.games.uxmal.rules.position cimport Position

cdef extern from *:
    """
    #define teocalli_lowest(board) __builtin_ctzll(board)
    #define teocalli_count(board) __builtin_popcountll(board)
    #define TEOCALLI_TABLE static const __attribute__((unused))
    TEOCALLI_TABLE signed char teocalli_seat_field[29] = {
        0, 2, 4, 6, 16, 18, 20, 22, 32, 34, 36, 38, 48, 50, 52, 54,
        9, 11, 13, 25, 27, 29, 41, 43, 45,
        18, 20, 34, 36};
    TEOCALLI_TABLE signed char teocalli_first_seat[4] = {0, 0, 16, 25};
    TEOCALLI_TABLE signed char teocalli_seat_count[4] = {0, 16, 9, 4};
    TEOCALLI_TABLE unsigned long long teocalli_level_area[4] = {
        0, 0xFFFFFFFFFFFFFFFFULL, 0x007E7E7E7E7E7E00ULL, 0x00003C3C3C3C0000ULL};
    TEOCALLI_TABLE signed char teocalli_corner[4] = {8, 9, 1, 0};
    """
    int lowest "teocalli_lowest"(uint64_t board) noexcept nogil
    int count "teocalli_count"(uint64_t board) noexcept nogil
    const int8_t[29] SEAT_FIELD "teocalli_seat_field"       # seat number → lower left field
    const int8_t[4] FIRST_SEAT "teocalli_first_seat"        # level → number of its first seat
    const int8_t[4] SEAT_COUNT "teocalli_seat_count"        # level → number of its seats
    const uint64_t[4] LEVEL_AREA "teocalli_level_area"      # level → all fields it covers once complete
    const int8_t[4] CORNER "teocalli_corner"                # a tile's field (clockwise from the upper left) → offset


cdef inline uint64_t field_bit(int field) noexcept nogil:
    return (<uint64_t>1) << field


cdef inline uint64_t seat_area(int seat) noexcept nogil:
    """The four fields of a seat."""
    return (<uint64_t>0x303) << SEAT_FIELD[seat]


cdef inline uint64_t beside(uint64_t board) noexcept nogil:
    """Orthogonal neighbours of the fields of `board` (its own fields may be among them)."""
    return (board << 8) | (board >> 8) | ((board & 0x7F7F7F7F7F7F7F7FULL) << 1) | ((board & 0xFEFEFEFEFEFEFEFEULL) >> 1)


cdef inline uint64_t around(uint64_t board) noexcept nogil:
    """All eight neighbours of the fields of `board`."""
    cdef uint64_t sides = ((board & 0x7F7F7F7F7F7F7F7FULL) << 1) | ((board & 0xFEFEFEFEFEFEFEFEULL) >> 1)
    cdef uint64_t wide = board | sides
    return sides | (wide << 8) | (wide >> 8)


cdef inline uint64_t occupied(const Position* p) noexcept nogil:
    """Fields with a priest of any player."""
    return p.priests[0] | p.priests[1] | p.priests[2] | p.priests[3]


cdef inline uint64_t idol_fields(const Position* p) noexcept nogil:
    """Fields whose top shows an idol."""
    return p.idol[0] | p.idol[1] | p.idol[2] | p.idol[3] | p.idol[4]


cdef inline uint64_t level_fields(const Position* p, int level) noexcept nogil:
    """Fields whose top has exactly this level (1–3)."""
    return p.built[level - 1] & ~p.built[level] if level < 3 else p.built[2]


cdef inline int level_of(const Position* p, int field) noexcept nogil:
    cdef uint64_t bit = field_bit(field)
    return (p.built[0] & bit != 0) + (p.built[1] & bit != 0) + (p.built[2] & bit != 0)


cdef inline int symbol_of(const Position* p, int field) noexcept nogil:
    """Idol on the field's top, or BLANK."""
    cdef uint64_t bit = field_bit(field)
    cdef int g
    for g in range(5):
        if p.idol[g] & bit:
            return g
    return 5


cdef inline int tile_symbol(const int8_t* tile, int turns, int corner) noexcept nogil:
    """Symbol at a corner (clockwise from the upper left) of a tile turned by quarter turns clockwise (U12)."""
    return tile[(corner + 4 - turns) & 3]
