"""Building: the decision to build, and the tile drawn for it (U11)."""

from libc.stdint cimport int8_t, uint32_t

from teocalli.games.uxmal.rules.actions cimport A_DRAW
from teocalli.games.uxmal.rules.fields cimport count, lowest
from teocalli.games.uxmal.rules.position cimport DRAW, SEAT, TURN, Position, Tables


cdef inline void apply_build(Position* p, const Tables* t) noexcept nogil:
    """Draw a tile, or go on with the open one (U11)."""
    p.decision = SEAT if t.open_draw else DRAW


cdef inline bint may_draw(const Position* p, const Tables* t, int tile) noexcept nogil:
    """A kind is named by its first tile, and one of its copies must be undrawn (U11)."""
    return t.kind[tile] == tile and (p.undrawn & t.copies[tile]) != 0


cdef inline int list_draws(const Position* p, const Tables* t, int* out, int* weights) noexcept nogil:
    """Undrawn kinds of tiles with their copies (U11)."""
    cdef int tile, n = 0
    cdef uint32_t rest = p.undrawn, copies
    while rest:
        tile = t.kind[lowest(rest)]
        copies = rest & t.copies[tile]
        rest ^= copies
        out[n] = A_DRAW + tile
        weights[n] = count(copies)
        n += 1
    return n


cdef inline void apply_draw(Position* p, const Tables* t, int tile) noexcept nogil:
    """The tile drawn lies face up (U11). Of equal tiles the lowest number goes."""
    p.undrawn ^= (<unsigned int>1) << lowest(p.undrawn & t.copies[tile])
    p.drawn = <int8_t>tile
    p.decision = TURN if t.open_draw else SEAT
