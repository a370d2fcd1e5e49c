"""The first position (U7, U8)."""

from libc.stdint cimport int8_t
from libc.string cimport memset

from teocalli.games.uxmal.rules.phases cimport begin_turn
from teocalli.games.uxmal.rules.position cimport IDOLS, TILES, Position, Tables
from teocalli.games.uxmal.rules.track cimport renew_ranks


cdef inline void begin_position(Position* p, const Tables* t, int first) noexcept nogil:
    """The first position with the idols in their order on the track (U7, U8)."""
    cdef int i, player
    memset(p, 0, sizeof(Position))
    for i in range(IDOLS):
        p.track[i] = <int8_t>i
        p.piles[i] = t.cards
        p.idol[i] = t.base[i]
    renew_ranks(p)
    for player in range(t.players):
        p.supply[player] = t.priests
    p.undrawn = (1 << TILES) - 1
    p.phase = 1
    p.drawn = -1
    begin_turn(p, t, first)
