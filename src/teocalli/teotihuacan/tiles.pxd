"""Discovery tiles: claiming and using them (T68–T73)."""

from libc.stdint cimport int8_t

from teocalli.teotihuacan.dice cimport die_word, is_free, die_board, die_power
from teocalli.teotihuacan.position cimport (
    AT_BOARD, AT_START, AVENUE_1, AVENUE_TOP, BY_ACTION, BY_START, BY_TILE, COCOA_4, DICE, DIE_CREW, DIE_MOVED, D_GAIN,
    D_POWER, D_TEMPLE, F_AVENUE, F_TEMPLE, GOLD, POWER_UP_2, RESOURCES_2, RESOURCES_3, STONE, TEMPLE_ANY, TEMPLE_BLUE,
    TEMPLE_GREEN, VP_4, WOOD, Position, Seat, Tables,
)
from teocalli.teotihuacan.stack cimport push
from teocalli.teotihuacan.tracks cimport possible_steps, step_possible


cdef inline bint can_pay(const Seat* s, const Tables* t, int kind, int cocoa) noexcept nogil:
    """Whether a tile's cost can be paid with the goods and `cocoa` (T68)."""
    cdef const int8_t* cost = t.cost[kind]
    return (s.goods[WOOD] >= cost[0] and s.goods[STONE] >= cost[1] and s.goods[GOLD] >= cost[2] and cocoa >= cost[3])


cdef inline void pay_tile(Seat* s, const Tables* t, int kind) noexcept nogil:
    cdef int i
    for i in range(3):
        s.goods[i] -= t.cost[kind][i]
    s.cocoa -= t.cost[kind][3]


cdef inline int stack_count(const Position* p, int stack) noexcept nogil:
    cdef int n = 0
    while n < 5 and p.stack_tile[stack][n]:
        n += 1
    return n


cdef inline int kinds_at(const Position* p, const Tables* t, int source, int number) noexcept nogil:
    """Kinds that lie there for claiming, as a set (T55, T68)."""
    cdef int found = 0, i, count
    if source == AT_BOARD:
        return 1 << (p.board_tile[number] - 1) if p.board_tile[number] else 0
    if source == AT_START:
        return 1 << (p.beside[number] - 1) if p.beside[number] else 0
    count = stack_count(p, number)
    for i in range(count - 1 if t.top_of_stack and count else 0, count):
        found |= 1 << (p.stack_tile[number][i] - 1)
    return found


cdef inline void remove_from_stack(int8_t* tiles, int kind) noexcept nogil:
    """Of several copies the one drawn last (N8)."""
    cdef int i = 4
    while tiles[i] != kind + 1:
        i -= 1
    while i < 4:
        tiles[i] = tiles[i + 1]
        i += 1
    tiles[4] = 0


cdef inline void claim_tile(Position* p, const Tables* t, int source, int number, int kind) noexcept nogil:
    """The cost is paid, the tile lies before the player (T68)."""
    if source == AT_BOARD:
        p.board_tile[number] = 0
    elif source == AT_START:
        p.beside[number] = 0
    else:
        remove_from_stack(p.stack_tile[number], kind)
    pay_tile(&p.seat[p.actor], t, kind)
    p.seat[p.actor].unused[kind] += 1


cdef inline void turn_over(Seat* s, int kind) noexcept nogil:
    s.unused[kind] -= 1
    s.used[kind] += 1


cdef inline bint fits_power_up(const Position* p, const Tables* t, int die, int source, int least) noexcept nogil:
    """Whether a die may get a power-up from this source (N11). `least` is the lowest worker by its word."""
    if not is_free(die) or die_power(die) > 5 or die_word(die) < least:
        return False
    if source == BY_ACTION:
        return die & DIE_CREW != 0 and die_board(die) == p.arrival
    return source == BY_START or not die & DIE_MOVED or not p.arrival or t.power_any


cdef inline bint any_power_up(const Position* p, const Tables* t, int source) noexcept nogil:
    cdef int i
    for i in range(DICE):
        if fits_power_up(p, t, p.seat[p.actor].dice[i], source, 0):
            return True
    return False


cdef inline bint may_use(const Position* p, const Tables* t, int kind) noexcept nogil:
    """Whether an unused own tile of this kind may be used at an open decision (N4)."""
    cdef const Seat* s = &p.seat[p.actor]
    if not s.unused[kind]:
        return False
    if VP_4 <= kind <= COCOA_4:
        return True
    if kind == AVENUE_1:
        return s.avenue < AVENUE_TOP
    if kind == TEMPLE_ANY:
        return possible_steps(p, t, p.actor) != 0
    if TEMPLE_BLUE <= kind <= TEMPLE_GREEN:
        return step_possible(p, t, p.actor, kind - TEMPLE_BLUE)
    return kind == POWER_UP_2 and any_power_up(p, t, BY_TILE)


cdef inline void use_tile(Position* p, const Tables* t, int kind) noexcept nogil:
    """Turn it over, then its effect (T69, T70)."""
    cdef Seat* s = &p.seat[p.actor]
    turn_over(s, kind)
    if kind == VP_4:
        s.vp += 4
    elif kind == RESOURCES_3:
        push(p, D_GAIN, 3)
    elif kind == RESOURCES_2:
        push(p, D_GAIN, 2)
    elif kind == COCOA_4:
        s.cocoa += 4
    elif kind == AVENUE_1:
        push(p, F_AVENUE)
    elif kind == TEMPLE_ANY:
        push(p, D_TEMPLE, 7)
    elif kind == POWER_UP_2:
        push(p, D_POWER, BY_TILE, 1)
    else:
        push(p, F_TEMPLE, kind - TEMPLE_BLUE)
