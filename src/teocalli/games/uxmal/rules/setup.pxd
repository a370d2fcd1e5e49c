"""The first position (U7, U8)."""

from libc.stdint cimport int8_t
from libc.string cimport memset

from teocalli.core.philox cimport Philox, philox_below
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


cdef inline bint draw_position(Position* p, const Tables* t, Philox* draws) noexcept nogil:
    """A first position, drawn as the set-up words are: the track idol by idol, then who begins (U7, U8).

    False where components are drawn too, which is not done here (U4).
    """
    cdef int8_t[IDOLS] rest, track
    cdef int square, i, picked, first
    if t.drawn_components:
        return False
    for i in range(IDOLS):
        rest[i] = <int8_t>i
    for square in range(IDOLS):
        picked = <int>philox_below(draws, IDOLS - square)
        track[square] = rest[picked]
        for i in range(picked, IDOLS - 1 - square):
            rest[i] = rest[i + 1]
    first = 0 if t.seat_0_first else <int>philox_below(draws, t.players)
    begin_position(p, t, first)
    for square in range(IDOLS):
        p.track[square] = track[square]
    renew_ranks(p)
    return True
