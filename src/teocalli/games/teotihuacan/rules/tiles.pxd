"""Discovery tiles: what they cost, where they lie, turning them over (T55, T68, T69, T72)."""

from libc.stdint cimport int8_t

from teocalli.core.report cimport report
from teocalli.games.teotihuacan.rules.position cimport (
    AT_BOARD, AT_STACK, AT_START, CHANGED, FREE_COCOA, FROM_DISCOVERY, STOCK_COCOA, STOCK_WOOD, TILE_RECEIVED,
    TILE_USED, Position, Seat, Tables,
)
from teocalli.games.teotihuacan.rules.reasons cimport (
    NOT_THERE, ONLY_TOP, OTHER_OPTIONS, Reason, need_all, need_tile, refuse,
)


cdef inline bint can_pay(const Seat* s, const Tables* t, int kind, int cocoa, Reason* why) noexcept nogil:
    """Whether a tile's cost can be paid, and `cocoa` besides (T68)."""
    cdef const int8_t* cost = t.cost[kind]
    return need_all(s, cost[0], cost[1], cost[2], cost[3] + cocoa, why)


cdef inline void pay_tile(Position* p, const Tables* t, int kind) noexcept nogil:
    cdef Seat* s = &p.seat[p.actor]
    cdef int i
    for i in range(3):
        report(CHANGED, p.actor, STOCK_WOOD + i, -t.cost[kind][i], FROM_DISCOVERY)
        s.goods[i] -= t.cost[kind][i]
    report(CHANGED, p.actor, STOCK_COCOA, -t.cost[kind][3], FROM_DISCOVERY)
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
    pay_tile(p, t, kind)
    report(TILE_RECEIVED, p.actor, kind, 0, 0)
    p.seat[p.actor].unused[kind] += 1


cdef inline void turn_over(Position* p, int kind) noexcept nogil:
    cdef Seat* s = &p.seat[p.actor]
    report(TILE_USED, p.actor, kind, 0, 0)
    s.unused[kind] -= 1
    s.used[kind] += 1


cdef inline bint may_waive_more(const Seat* s, const Tables* t, Reason* why) noexcept nogil:
    """A No-cocoa tile for what the text of the tile does not list (T72, option free_cocoa)."""
    return need_tile(s, FREE_COCOA, 1, why) if t.wide_cocoa else refuse(why, OTHER_OPTIONS, 0)
