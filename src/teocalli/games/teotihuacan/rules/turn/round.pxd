"""One turn after the other: refill, the end of a turn and the next one (T29)."""

from libc.stdint cimport int8_t

from teocalli.games.teotihuacan.rules.eclipse.calendar cimport eclipse_due
from teocalli.games.teotihuacan.rules.position cimport (
    D_DICE, D_DRAW, D_END, D_TURN, F_ECLIPSE, F_END_TURN, F_NEXT_TURN, F_REFILL, KINDS, NOBODY, PLAY, TO_BOARD,
    TO_DECORATIONS, TO_PYRAMID, Position, Tables,
)
from teocalli.games.teotihuacan.rules.seats cimport is_bot, order_of
from teocalli.games.teotihuacan.rules.stack cimport push


cdef inline bint any_kind_left(const Position* p) noexcept nogil:
    cdef int kind
    for kind in range(KINDS):
        if p.kinds_left[kind]:
            return True
    return False


cdef inline void refill(Position* p) noexcept nogil:
    """One draw for each missing tile: Pyramid, Decorations, boards 1, 2, 3, 4, 7; an empty supply leaves the gap (T29).
    """
    cdef int i
    push(p, F_REFILL)
    if not p.pyramid[2] and p.tiles_left:
        push(p, D_DRAW, TO_PYRAMID)
        return
    if not p.decos[3] and p.decos_left:
        push(p, D_DRAW, TO_DECORATIONS)
        return
    if any_kind_left(p):
        for i in range(5):
            if not p.board_tile[i]:
                push(p, D_DRAW, TO_BOARD, i)
                return
    p.depth -= 1


cdef inline void begin_turn(Position* p, const Tables* t, int seat) noexcept nogil:
    """A player's turn: `turn`, `end`, refill, calendar; the bot's: dice, refill, calendar (section 4 of the notation).
    """
    p.phase = PLAY
    p.turn_of = p.actor = <int8_t>seat
    p.techs_begun = p.seat[seat].techs
    push(p, F_END_TURN)
    push(p, F_REFILL)
    if is_bot(t, seat):
        push(p, D_DICE)
    else:
        push(p, D_END)
        push(p, D_TURN)


cdef inline void end_turn(Position* p, const Tables* t) noexcept nogil:
    cdef int seat = p.turn_of
    cdef int following = (seat + 1) % t.seats
    p.turns += 1
    p.turn_of = NOBODY
    p.techs_begun = 0
    push(p, F_NEXT_TURN, following)
    if eclipse_due(p, t, order_of(p, t, seat) == t.seats - 1):
        push(p, F_ECLIPSE)
