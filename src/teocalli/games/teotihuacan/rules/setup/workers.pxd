"""The first workers (T16)."""

from libc.stdint cimport uint16_t

from teocalli.core.report cimport report
from teocalli.games.teotihuacan.rules.actions cimport A_PLACE
from teocalli.games.teotihuacan.rules.bits cimport lowest
from teocalli.games.teotihuacan.rules.dice cimport new_die
from teocalli.games.teotihuacan.rules.position cimport WORKER_PLACED, Position, Seat, Tables
from teocalli.games.teotihuacan.rules.reasons cimport NOT_SHOWN, Reason, refuse


cdef inline int shown_boards(const Position* p, const Tables* t) noexcept nogil:
    """Boards that the kept Starting tiles show, as a set (T16)."""
    cdef unsigned int rest = p.seat[p.actor].starting
    cdef int tile, shown = 0
    while rest:
        tile = lowest(rest)
        rest &= rest - 1
        shown |= 1 << (t.start_boards[tile][0] - 1) | 1 << (t.start_boards[tile][1] - 1)
    return shown


cdef inline bint may_place(const Tables* t, int number, int shown, Reason* why) noexcept nogil:
    """Three boards, each one of those shown (T16)."""
    return t.board_set[number] & shown == t.board_set[number] or refuse(why, NOT_SHOWN, 0)


cdef inline int list_place(const Position* p, const Tables* t, int* out) noexcept nogil:
    cdef int number, n = 0, shown = shown_boards(p, t)
    for number in range(56):
        if may_place(t, number, shown, NULL):
            out[n] = A_PLACE + number
            n += 1
    return n


cdef inline void apply_place(Position* p, const Tables* t, int number) noexcept nogil:
    """Three workers of power 1 on three boards (T16)."""
    cdef Seat* s = &p.seat[p.actor]
    cdef int board, i = 1
    for board in range(1, 9):
        if t.board_set[number] >> (board - 1) & 1:
            report(WORKER_PLACED, p.actor, board, 0, 0)
            s.dice[i] = <uint16_t>new_die(board, 1)
            i += 1
