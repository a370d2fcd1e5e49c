"""Hands that a player does not see, dealt anew as they might be (U6, R-02)."""

from libc.stdint cimport int8_t

from teocalli.core.rng cimport Rng, rng_below
from teocalli.games.uxmal.rules.cards cimport hand_size
from teocalli.games.uxmal.rules.position cimport IDOLS, OVER, Position, Tables

cdef enum:
    MOST_CARDS = 45  # that hands may hold together; `RuleTables` takes no components with more


cdef inline int holders_beside(const Position* p, const Tables* t, int seat) noexcept nogil:
    """How many of the other players hold cards."""
    cdef int player, holders = 0
    for player in range(t.players):
        holders += player != seat and hand_size(p, player) > 0
    return holders


cdef inline int cards_of_others(const Position* p, const Tables* t, int seat, int8_t* cards) noexcept nogil:
    """All cards of the other players, one by one; how many there are."""
    cdef int player, g, _card, n = 0
    for g in range(IDOLS):
        for player in range(t.players):
            if player != seat:
                for _card in range(p.hands[player][g]):
                    cards[n] = <int8_t>g
                    n += 1
    return n


cdef inline bint deal_hidden_hands(Position* p, const Tables* t, int seat, Rng* rng) noexcept nogil:
    """Shuffle the cards of all other players and deal to each as many as before; False if nothing is unknown.

    The piles and everybody's number of cards are public, so the cards that the others hold together are known: where
    only one of them has any, they are known one by one.
    """
    cdef int8_t[MOST_CARDS] cards
    cdef int player, g, i, size, _card, n
    if p.decision == OVER or holders_beside(p, t, seat) < 2:
        return False
    n = cards_of_others(p, t, seat, cards)
    for player in range(t.players):
        if player != seat:
            size = hand_size(p, player)
            for g in range(IDOLS):
                p.hands[player][g] = 0
            for _card in range(size):
                i = <int>rng_below(rng, n)
                p.hands[player][cards[i]] += 1
                n -= 1
                cards[i] = cards[n]
    return True
