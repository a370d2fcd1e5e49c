"""From an action to what it does, in the file of its decision."""

from teocalli.games.uxmal.rules.actions cimport (
    A_BUILD, A_CURSE, A_DRAW, A_HONOUR, A_MOVE, A_PAY, A_PLACE, A_SEAT, A_TAKE,
)
from teocalli.games.uxmal.rules.draw cimport apply_build, apply_draw
from teocalli.games.uxmal.rules.honour_curse cimport apply_shift
from teocalli.games.uxmal.rules.move cimport apply_move
from teocalli.games.uxmal.rules.pay cimport apply_pay
from teocalli.games.uxmal.rules.place cimport apply_place
from teocalli.games.uxmal.rules.position cimport Position, Tables
from teocalli.games.uxmal.rules.seat cimport apply_seat
from teocalli.games.uxmal.rules.take cimport apply_take


cdef inline void apply_decision(Position* p, const Tables* t, int action) noexcept nogil:
    """Carry out an action, which must be legal."""
    if action == A_BUILD:
        apply_build(p, t)
    elif action < A_TAKE:
        apply_seat(p, t, (action - A_SEAT) >> 2, (action - A_SEAT) & 3)
    elif action < A_PLACE:
        apply_take(p, t, action - A_TAKE)
    elif action < A_MOVE:
        apply_place(p, t, action - A_PLACE)
    elif action < A_PAY:
        apply_move(p, (action - A_MOVE) >> 6, (action - A_MOVE) & 63)
    elif action < A_HONOUR:
        apply_pay(p, t, action - A_PAY)
    elif action < A_CURSE:
        apply_shift(p, t, (action - A_HONOUR) >> 2, ((action - A_HONOUR) & 3) + 1, -1)
    elif action < A_DRAW:
        apply_shift(p, t, (action - A_CURSE) >> 2, ((action - A_CURSE) & 3) + 1, 1)
    else:
        apply_draw(p, t, action - A_DRAW)
