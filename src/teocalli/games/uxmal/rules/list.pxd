"""From the decision that is due to the lists of its file (U10)."""

from teocalli.games.uxmal.rules.actions cimport A_BUILD
from teocalli.games.uxmal.rules.draw cimport list_draws
from teocalli.games.uxmal.rules.honour_curse cimport list_shifts
from teocalli.games.uxmal.rules.move cimport list_moves
from teocalli.games.uxmal.rules.pay cimport list_pays
from teocalli.games.uxmal.rules.place cimport list_places
from teocalli.games.uxmal.rules.position cimport DRAW, PAY, SEAT, TAKE, TILES, TURN, Position, Tables
from teocalli.games.uxmal.rules.seat cimport list_seats
from teocalli.games.uxmal.rules.take cimport list_takes


cdef inline int list_turn(const Position* p, const Tables* t, int* out) noexcept nogil:
    """One of four actions; building is always possible (U10)."""
    out[0] = A_BUILD
    cdef int n = 1
    n += list_places(p, out + n)
    n += list_moves(p, t, out + n)
    n += list_shifts(p, out + n)
    return n


cdef inline int list_decision(const Position* p, const Tables* t, int* out) noexcept nogil:
    """Legal actions of the decision that is due, in ascending order; none once the game is over."""
    cdef int[TILES] weights
    if p.decision == TURN:
        return list_turn(p, t, out)
    if p.decision == SEAT:
        return list_seats(p, out)
    if p.decision == TAKE:
        return list_takes(p, out)
    if p.decision == PAY:
        return list_pays(p, out)
    return list_draws(p, t, out, weights) if p.decision == DRAW else 0
