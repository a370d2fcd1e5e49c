"""Cards between hand and pile (U6, U16, U20)."""

from libc.stdint cimport int8_t

from teocalli.core.report cimport report
from teocalli.games.uxmal.rules.position cimport CARDS_GIVEN, CARDS_TAKEN, IDOLS, Position


cdef inline int hand_size(const Position* p, int player) noexcept nogil:
    cdef int g, total = 0
    for g in range(IDOLS):
        total += p.hands[player][g]
    return total


cdef inline void take_cards(Position* p, int idol, int cards) noexcept nogil:
    report(CARDS_TAKEN, p.turn, idol, cards, 0)
    p.piles[idol] -= <int8_t>cards
    p.hands[p.turn][idol] += <int8_t>cards


cdef inline void return_cards(Position* p, int idol, int cards) noexcept nogil:
    report(CARDS_GIVEN, p.turn, idol, cards, 0)
    p.piles[idol] += <int8_t>cards
    p.hands[p.turn][idol] -= <int8_t>cards
