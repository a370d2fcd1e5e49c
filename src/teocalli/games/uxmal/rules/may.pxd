"""From one action to the predicate of its decision, without making the list (U10)."""

from teocalli.games.uxmal.rules.actions cimport (
    ACTIONS, A_BUILD, A_CURSE, A_DRAW, A_HONOUR, A_MOVE, A_PAY, A_PLACE, A_SEAT, A_TAKE,
)
from teocalli.games.uxmal.rules.draw cimport may_draw
from teocalli.games.uxmal.rules.honour_curse cimport may_shift
from teocalli.games.uxmal.rules.move cimport may_move
from teocalli.games.uxmal.rules.pay cimport may_pay
from teocalli.games.uxmal.rules.place cimport may_place
from teocalli.games.uxmal.rules.position cimport DRAW, PAY, SEAT, TAKE, TURN, Position, Tables
from teocalli.games.uxmal.rules.seat cimport may_seat
from teocalli.games.uxmal.rules.take cimport may_take


cdef inline bint may_turn(const Position* p, const Tables* t, int action) noexcept nogil:
    if action == A_BUILD:
        return True
    if A_PLACE <= action < A_MOVE:
        return may_place(p, action - A_PLACE)
    if A_MOVE <= action < A_PAY:
        return may_move(p, t, (action - A_MOVE) >> 6, (action - A_MOVE) & 63)
    if A_HONOUR <= action < A_CURSE:
        return may_shift(p, (action - A_HONOUR) >> 2, ((action - A_HONOUR) & 3) + 1, True)
    if A_CURSE <= action < A_DRAW:
        return may_shift(p, (action - A_CURSE) >> 2, ((action - A_CURSE) & 3) + 1, False)
    return False


cdef inline bint may_choose(const Position* p, const Tables* t, int action) noexcept nogil:
    """Whether an action is legal; any number may be given."""
    if p.decision == TURN:
        return may_turn(p, t, action)
    if p.decision == SEAT:
        return A_SEAT <= action < A_TAKE and may_seat(p, (action - A_SEAT) >> 2)
    if p.decision == TAKE:
        return A_TAKE <= action < A_PLACE and may_take(p, action - A_TAKE)
    if p.decision == PAY:
        return A_PAY <= action < A_HONOUR and may_pay(p, action - A_PAY)
    if p.decision == DRAW:
        return A_DRAW <= action < ACTIONS and may_draw(p, t, action - A_DRAW)
    return False
