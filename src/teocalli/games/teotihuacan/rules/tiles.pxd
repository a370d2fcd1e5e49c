"""Discovery tiles: claiming and using them (T68–T73)."""

from libc.stdint cimport int8_t

from teocalli.games.teotihuacan.rules.dice cimport die_word, is_free, die_board, die_power
from teocalli.games.teotihuacan.rules.position cimport (
    AT_BOARD, AT_STACK, AT_START, AVENUE_1, BY_ACTION, BY_TILE, COCOA_4, DICE, DIE_CREW, DIE_MOVED, D_GAIN,
    D_POWER, D_TEMPLE, F_AVENUE, F_TEMPLE, GOLD, POWER_UP_2, RESOURCES_2, RESOURCES_3, STONE, TEMPLE_ANY, TEMPLE_BLUE,
    TEMPLE_GREEN, VP_4, WOOD, Position, Seat, Tables,
)
from teocalli.games.teotihuacan.rules.reasons cimport (
    ASCENDING, JUST_MOVED, LOCKED, NEVER_ALONE, NOT_THERE, NOT_USED, NO_WORKER, ONLY_TOP, ORDER, Reason, need_all,
    need_tile, refuse,
)
from teocalli.games.teotihuacan.rules.stack cimport push
from teocalli.games.teotihuacan.rules.tracks cimport any_step, avenue_possible, step_possible


cdef inline bint can_pay(const Seat* s, const Tables* t, int kind, int cocoa, Reason* why) noexcept nogil:
    """Whether a tile's cost can be paid, and `cocoa` besides (T68)."""
    cdef const int8_t* cost = t.cost[kind]
    return need_all(s, cost[0], cost[1], cost[2], cost[3] + cocoa, why)


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


cdef inline bint lies_there(
    const Position* p, const Tables* t, int source, int number, int kind, Reason* why
) noexcept nogil:
    """Whether a tile of this kind lies there for claiming; in a stack perhaps only the top one does."""
    cdef int i
    if kinds_at(p, t, source, number) >> kind & 1:
        return True
    if source == AT_STACK:
        for i in range(stack_count(p, number)):
            if p.stack_tile[number][i] == kind + 1:
                return refuse(why, ONLY_TOP, 0)
    return refuse(why, NOT_THERE, 0)


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


cdef inline bint fits_power_up(
    const Position* p, const Tables* t, int die, int source, int least, Reason* why
) noexcept nogil:
    """Whether a die may get a power-up from this source (N11). `least` is the lowest worker by its word."""
    if not is_free(die):
        return refuse(why, LOCKED, 0)
    if die_power(die) > 5:
        return refuse(why, ASCENDING, 0)
    if source == BY_ACTION and not (die & DIE_CREW and die_board(die) == p.arrival):
        return refuse(why, NOT_USED, 0)
    if source == BY_TILE and die & DIE_MOVED and p.arrival and not t.power_any:
        return refuse(why, JUST_MOVED, 0)
    return die_word(die) >= least or refuse(why, ORDER, 0)


cdef inline bint any_power_up(const Position* p, const Tables* t, int source, Reason* why) noexcept nogil:
    cdef int i
    for i in range(DICE):
        if fits_power_up(p, t, p.seat[p.actor].dice[i], source, 0, NULL):
            return True
    return refuse(why, NO_WORKER, 0)


cdef inline bint has_use(const Position* p, const Tables* t, int kind, Reason* why) noexcept nogil:
    """Whether something would come of a tile of this kind at an open decision (N4)."""
    if VP_4 <= kind <= COCOA_4:
        return True
    if kind == AVENUE_1:
        return avenue_possible(&p.seat[p.actor], why)
    if kind == TEMPLE_ANY:
        return any_step(p, t, why)
    if TEMPLE_BLUE <= kind <= TEMPLE_GREEN:
        return step_possible(p, t, p.actor, kind - TEMPLE_BLUE, why)
    if kind == POWER_UP_2:
        return any_power_up(p, t, BY_TILE, why)
    return refuse(why, NEVER_ALONE, 0)


cdef inline bint may_use(const Position* p, const Tables* t, int kind, Reason* why) noexcept nogil:
    """Whether an own tile of this kind may be used at an open decision."""
    return has_use(p, t, kind, why) and need_tile(&p.seat[p.actor], kind, 1, why)


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
