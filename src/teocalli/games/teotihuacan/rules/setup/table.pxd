"""What chance decides about the table (T4–T8, T13, T84)."""

from libc.stdint cimport int8_t

from teocalli.games.teotihuacan.rules.actions cimport A_BOARDS, A_BONUS, A_DIRS, A_FIRST, A_LAYOUT, A_ROYALS, A_TECHS
from teocalli.games.teotihuacan.rules.bits cimport size_of
from teocalli.games.teotihuacan.rules.outcomes cimport even
from teocalli.games.teotihuacan.rules.position cimport (
    CONSTRUCTION, D_BOARDS, D_BONUS, D_FIRST, D_LAYOUT, D_ROYALS, D_TECHS, PALACE, Position, Tables,
)


cdef inline int list_first(const Tables* t, int* out, int* weights) noexcept nogil:
    """Who begins; alone always the person (T13)."""
    return even(A_FIRST, 1 if t.solo or t.seat_0_first else t.players, out, weights)


cdef inline int list_techs(const Tables* t, int* out, int* weights) noexcept nogil:
    """Any six, or with `split` three of 1, 3, 5, 7 and three of 9 to 17 (T6)."""
    cdef int number, n = 0
    for number in range(84):
        if not t.split_techs or size_of(t.tech_set[number] & 0xF) == 3:
            out[n] = A_TECHS + number
            weights[n] = 1
            n += 1
    return n


cdef inline int list_table(const Tables* t, int decision, int* out, int* weights) noexcept nogil:
    """What chance decides about the table: all outcomes are equally likely."""
    if decision == D_FIRST:
        return list_first(t, out, weights)
    if decision == D_BOARDS:
        return even(A_BOARDS, 720, out, weights)
    if decision == D_ROYALS:
        return even(A_ROYALS, 27, out, weights)
    if decision == D_TECHS:
        return list_techs(t, out, weights)
    if decision == D_BONUS:
        return even(A_BONUS, 210, out, weights)
    if decision == D_LAYOUT:
        return even(A_LAYOUT, t.layouts, out, weights)
    return even(A_DIRS, 4, out, weights)


cdef inline void apply_boards(Position* p, const Tables* t, int number) noexcept nogil:
    """Palace and Construction have their places, the six others any order (T4)."""
    cdef int i
    p.ring[0] = PALACE
    p.ring[4] = CONSTRUCTION
    for i in range(6):
        p.ring[i + 1 + (i >= 3)] = t.permutation[number][i]


cdef inline void apply_royals(Position* p, const Tables* t, int row) noexcept nogil:
    """One Royal tile of each category (T5)."""
    p.royal[0] = t.royal_of[0][row // 9]
    p.royal[1] = t.royal_of[1][row // 3 % 3]
    p.royal[2] = t.royal_of[2][row % 3]


cdef inline void apply_table(Position* p, const Tables* t, int decision, int action) noexcept nogil:
    cdef int i
    if decision == D_FIRST:
        p.first = <int8_t>(action - A_FIRST)
    elif decision == D_BOARDS:
        apply_boards(p, t, action - A_BOARDS)
    elif decision == D_ROYALS:
        apply_royals(p, t, action - A_ROYALS)
    elif decision == D_TECHS:
        p.techs = t.tech_set[action - A_TECHS]
    elif decision == D_BONUS:
        for i in range(3):
            p.bonus[i] = <int8_t>(t.bonus_row[action - A_BONUS][i] + 1)
    elif decision == D_LAYOUT:
        p.layout = <int8_t>(action - A_LAYOUT)
    else:
        p.dirs[0] = <int8_t>((action - A_DIRS) >> 1)
        p.dirs[1] = <int8_t>((action - A_DIRS) & 1)
