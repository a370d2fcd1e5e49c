"""Outcomes of the chance decisions with their weights, in ascending order (N7)."""


from teocalli.games.teotihuacan.rules.actions cimport (
    A_FIRST, A_BOARDS, A_ROYALS, A_TECHS, A_BONUS, A_LAYOUT, A_DRAW_DECO, A_DRAW_TILE, A_DRAW_TURNED, A_DRAW_KIND,
    A_DRAW_START, A_DRAW_ACTION, A_DIRS, A_DICE, A_SPIN,
)
from teocalli.games.teotihuacan.rules.position cimport (
    D_BOARDS, D_BONUS, D_DICE, D_DRAW, D_FIRST, D_LAYOUT, D_ROYALS, D_SPIN, D_TECHS, KINDS, TO_BESIDE, TO_BOARD, TO_BOT,
    TO_DECORATIONS, TO_NEUTRAL, TO_OFFER, TO_PLACE, TO_PYRAMID, TO_STACK, Frame, Position, Tables,
)
from teocalli.games.teotihuacan.rules.pyramid cimport lowest, size_of


cdef inline int even(int first, int count, int* out, int* weights) noexcept nogil:
    """`count` outcomes of the same weight."""
    cdef int i
    for i in range(count):
        out[i] = first + i
        weights[i] = 1
    return count


cdef inline int each_of(int first, unsigned int members, int* out, int* weights) noexcept nogil:
    """One outcome for every member of a set."""
    cdef int n = 0
    while members:
        out[n] = first + lowest(members)
        weights[n] = 1
        members &= members - 1
        n += 1
    return n


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


cdef inline int draw(const Position* p, const Tables* t, int target, int* out, int* weights) noexcept nogil:
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


cdef inline int royal_rows(int* out, int* weights) noexcept nogil:
    return even(A_ROYALS, 27, out, weights)


cdef inline int technology_sets(const Tables* t, int* out, int* weights) noexcept nogil:
    """Any six, or with `split` three of 1, 3, 5, 7 and three of 9 to 17 (T6)."""
    cdef int number, n = 0
    for number in range(84):
        if not t.split_techs or size_of(t.tech_set[number] & 0xF) == 3:
            out[n] = A_TECHS + number
            weights[n] = 1
            n += 1
    return n


cdef inline int throws(int* out, int* weights) noexcept nogil:
    """The sum of two dice (T84)."""
    cdef int i
    for i in range(11):
        out[i] = A_DICE + i
        weights[i] = 6 - abs(i - 5)
    return 11


cdef inline bint is_chance(int decision) noexcept nogil:
    return D_FIRST <= decision <= D_SPIN


cdef inline int list_outcomes(
    const Position* p, const Tables* t, const Frame* frame, int* out, int* weights
) noexcept nogil:
    """Possible outcomes of the chance decision that is due."""
    cdef int kind = frame.kind
    if kind == D_DRAW:
        return draw(p, t, frame.a, out, weights)
    if kind == D_DICE:
        return throws(out, weights)
    if kind == D_SPIN:
        return even(A_SPIN, t.rotations[p.pyramid[0]], out, weights)
    if kind == D_FIRST:
        return even(A_FIRST, 1 if t.solo or t.seat_0_first else t.players, out, weights)
    if kind == D_BOARDS:
        return even(A_BOARDS, 720, out, weights)
    if kind == D_ROYALS:
        return royal_rows(out, weights)
    if kind == D_TECHS:
        return technology_sets(t, out, weights)
    if kind == D_BONUS:
        return even(A_BONUS, 210, out, weights)
    if kind == D_LAYOUT:
        return even(A_LAYOUT, t.layouts, out, weights)
    return even(A_DIRS, 4, out, weights)


cdef inline bint has_one_kind(const Position* p) noexcept nogil:
    cdef int kind, n = 0
    for kind in range(KINDS):
        n += p.kinds_left[kind] > 0
    return n <= 1


cdef inline bint may_be_forced(const Position* p, const Tables* t, const Frame* frame) noexcept nogil:
    """False if more than one outcome is possible for sure, without making the list."""
    cdef int kind = frame.kind, target = frame.a
    if kind != D_DRAW:
        return kind == D_FIRST or kind == D_SPIN or kind == D_LAYOUT
    if target == TO_DECORATIONS:
        return size_of(p.decos_left) <= 1
    if target == TO_PYRAMID or target == TO_PLACE:
        return size_of(p.tiles_left) <= 1
    if target == TO_BOARD or target == TO_STACK or target == TO_BESIDE:
        return has_one_kind(p)
    return target == TO_BOT and p.bot_actions[5] != 0
