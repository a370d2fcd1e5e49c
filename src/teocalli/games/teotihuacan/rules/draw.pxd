"""Tiles drawn by chance, in the set-up and in refills: what may come, and where it goes (T10–T14, T29)."""

from libc.stdint cimport int8_t, uint16_t, uint32_t

from teocalli.games.teotihuacan.rules.actions cimport (
    A_DRAW_ACTION, A_DRAW_DECO, A_DRAW_KIND, A_DRAW_START, A_DRAW_TILE, A_DRAW_TURNED,
)
from teocalli.games.teotihuacan.rules.bits cimport lowest, size_of
from teocalli.games.teotihuacan.rules.display cimport add_to_display
from teocalli.games.teotihuacan.rules.outcomes cimport each_of
from teocalli.games.teotihuacan.rules.position cimport (
    KINDS, TO_BESIDE, TO_BOARD, TO_BOT, TO_DECORATIONS, TO_NEUTRAL, TO_OFFER, TO_PLACE, TO_PYRAMID, TO_STACK, Frame,
    Position, Tables,
)
from teocalli.games.teotihuacan.rules.pyramid cimport lay_tile
from teocalli.games.teotihuacan.rules.setup.neutrals cimport draw_neutral
from teocalli.games.teotihuacan.rules.tiles cimport stack_count


cdef inline int draw_turned(const Position* p, const Tables* t, int* out, int* weights) noexcept nogil:
    """Tiles for the starting pyramid: each is equally likely, so are its rotations (T11)."""
    cdef unsigned int rest = p.tiles_left
    cdef int tile, turns, n = 0
    while rest:
        tile = lowest(rest)
        rest &= rest - 1
        for turns in range(t.rotations[tile + 1]):
            out[n] = A_DRAW_TURNED + 4 * tile + turns
            weights[n] = 4 // t.rotations[tile + 1]
            n += 1
    return n


cdef inline int draw_kind(const Position* p, int* out, int* weights) noexcept nogil:
    """Kinds of Discovery tiles by the number of copies undrawn (T12)."""
    cdef int kind, n = 0
    for kind in range(KINDS):
        if p.kinds_left[kind]:
            out[n] = A_DRAW_KIND + kind
            weights[n] = p.kinds_left[kind]
            n += 1
    return n


cdef inline int draw_action(const Position* p, int* out, int* weights) noexcept nogil:
    """The bot's Action tiles that do not lie yet (T83)."""
    cdef unsigned int rest = 0x7F
    cdef int i
    for i in range(7):
        if p.bot_actions[i]:
            rest &= ~(1 << (p.bot_actions[i] - 1))
    return each_of(A_DRAW_ACTION, rest, out, weights)


cdef inline int list_draw(const Position* p, const Tables* t, int target, int* out, int* weights) noexcept nogil:
    if target == TO_DECORATIONS:
        return each_of(A_DRAW_DECO, p.decos_left, out, weights)
    if target == TO_PYRAMID:
        return each_of(A_DRAW_TILE, p.tiles_left, out, weights)
    if target == TO_PLACE:
        return draw_turned(p, t, out, weights)
    if target == TO_OFFER or target == TO_NEUTRAL:
        return each_of(A_DRAW_START, p.starts, out, weights)
    if target == TO_BOT:
        return draw_action(p, out, weights)
    return draw_kind(p, out, weights)


cdef inline bint has_one_kind(const Position* p) noexcept nogil:
    cdef int kind, n = 0
    for kind in range(KINDS):
        n += p.kinds_left[kind] > 0
    return n <= 1


cdef inline bint draw_may_be_forced(const Position* p, int target) noexcept nogil:
    """False if more than one tile can be drawn for sure, without making the list."""
    if target == TO_DECORATIONS:
        return size_of(p.decos_left) <= 1
    if target == TO_PYRAMID or target == TO_PLACE:
        return size_of(p.tiles_left) <= 1
    if target == TO_BOARD or target == TO_STACK or target == TO_BESIDE:
        return has_one_kind(p)
    return target == TO_BOT and p.bot_actions[5] != 0


cdef inline void receive_kind(Position* p, const Frame* where, int kind) noexcept nogil:
    p.kinds_left[kind] -= 1
    if where.a == TO_BOARD:
        p.board_tile[where.b] = <int8_t>(kind + 1)
    elif where.a == TO_STACK:
        p.stack_tile[where.b][stack_count(p, where.b)] = <int8_t>(kind + 1)
    else:
        p.beside[where.b] = <int8_t>(kind + 1)


cdef inline void receive_action(Position* p, int place, int tile) noexcept nogil:
    """The last Action tile is set aside without a word (T83)."""
    cdef int i, rest = 28 - tile - 1
    p.bot_actions[place] = <int8_t>(tile + 1)
    if place == 5:
        for i in range(5):
            rest -= p.bot_actions[i]
        p.bot_actions[6] = <int8_t>rest


cdef inline void apply_draw(Position* p, const Tables* t, const Frame* where, int action) noexcept nogil:
    """A drawn tile goes to its place."""
    cdef int tile
    if where.a == TO_DECORATIONS:
        tile = action - A_DRAW_DECO
        p.decos_left &= ~<uint16_t>(1 << tile)
        add_to_display(p.decos, tile + 1)
    elif where.a == TO_PYRAMID:
        tile = action - A_DRAW_TILE
        p.tiles_left &= ~(<uint32_t>1 << tile)
        add_to_display(p.pyramid, tile + 1)
    elif where.a == TO_PLACE:
        tile = (action - A_DRAW_TURNED) >> 2
        p.tiles_left &= ~(<uint32_t>1 << tile)
        lay_tile(p, t, tile + 1, where.b, (action - A_DRAW_TURNED) & 3)
    elif where.a == TO_OFFER:
        tile = action - A_DRAW_START
        p.starts &= ~(<uint32_t>1 << tile)
        p.offer[where.b] = <int8_t>(tile + 1)
    elif where.a == TO_NEUTRAL:
        draw_neutral(p, t, where.b, action - A_DRAW_START)
    elif where.a == TO_BOT:
        receive_action(p, where.b, action - A_DRAW_ACTION)
    else:
        receive_kind(p, where, action - A_DRAW_KIND)
