"""Paying for a move, card by card (U20)."""

from libc.stdint cimport int8_t

from teocalli.games.uxmal.rules.actions cimport A_PAY
from teocalli.games.uxmal.rules.cards cimport return_cards
from teocalli.games.uxmal.rules.phases cimport pass_on
from teocalli.games.uxmal.rules.position cimport IDOLS, Position, Tables


cdef inline bint may_pay(const Position* p, int idol) noexcept nogil:
    """Held, not earlier than the idol paid last, and with enough cards from it on (U20)."""
    cdef int g, held = 0
    for g in range(idol, IDOLS):
        held += p.hands[p.turn][g]
    return idol >= p.paid and p.hands[p.turn][idol] > 0 and held >= p.due


cdef inline int list_pays(const Position* p, int* out) noexcept nogil:
    """Cards that may be paid next: in idol order, with enough left for the rest (U20)."""
    cdef const signed char* hand = p.hands[p.turn]
    cdef int g, held = 0, n = 0
    for g in range(p.paid, IDOLS):
        held += hand[g]
    for g in range(p.paid, IDOLS):
        if held < p.due:
            break
        if hand[g] > 0:
            out[n] = A_PAY + g
            n += 1
        held -= hand[g]
    return n


cdef inline void apply_pay(Position* p, const Tables* t, int idol) noexcept nogil:
    """One card goes back to its pile (U20)."""
    return_cards(p, idol, 1)
    p.due -= 1
    p.paid = <int8_t>idol
    if p.due == 0:
        p.paid = 0
        pass_on(p, t)
