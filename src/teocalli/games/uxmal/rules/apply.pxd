"""What each action does to the position (U11–U21). Every action given must be legal."""

from libc.stdint cimport int8_t, uint16_t, uint64_t

from teocalli.games.uxmal.rules.actions cimport (
    A_BUILD, A_CURSE, A_DRAW, A_HONOUR, A_MOVE, A_PAY, A_PLACE, A_SEAT, A_TAKE,
)
from teocalli.games.uxmal.rules.claims cimport claimed_pairs
from teocalli.games.uxmal.rules.fields cimport CORNER, SEAT_FIELD, field_bit, lowest, seat_area, tile_symbol
from teocalli.games.uxmal.rules.movement cimport cost_to
from teocalli.games.uxmal.rules.phases cimport after_build, pass_on
from teocalli.games.uxmal.rules.position cimport BLANK, DRAW, IDOLS, PAY, SEAT, TAKE, TURN, Position, Tables
from teocalli.games.uxmal.rules.track cimport shift_idol


cdef inline void take_cards(Position* p, int idol, int cards) noexcept nogil:
    p.piles[idol] -= <int8_t>cards
    p.hands[p.turn][idol] += <int8_t>cards


cdef inline void return_cards(Position* p, int idol, int cards) noexcept nogil:
    p.piles[idol] += <int8_t>cards
    p.hands[p.turn][idol] -= <int8_t>cards


cdef inline void build(Position* p, const Tables* t) noexcept nogil:
    """Draw a tile, or go on with the open one (U11)."""
    p.decision = SEAT if t.open_draw else DRAW


cdef inline void draw(Position* p, const Tables* t, int tile) noexcept nogil:
    """The tile drawn lies face up (U11). Of equal tiles the lowest number goes."""
    p.undrawn ^= (<unsigned int>1) << lowest(p.undrawn & t.copies[tile])
    p.drawn = <int8_t>tile
    p.decision = TURN if t.open_draw else SEAT


cdef inline void lay_tile(Position* p, const Tables* t, int seat, int turns) noexcept nogil:
    """The tile's fields become the new tops; priests stand on them (U13)."""
    cdef uint64_t area = seat_area(seat)
    cdef const int8_t* tile = t.tile[p.drawn]
    cdef int corner, g
    for g in range(IDOLS):
        p.idol[g] &= ~area
    for corner in range(4):
        g = tile_symbol(tile, turns, corner)
        if g != BLANK:
            p.idol[g] |= field_bit(SEAT_FIELD[seat] + CORNER[corner])
    p.built[p.phase - 1] |= area
    p.drawn = -1


cdef inline void build_at(Position* p, const Tables* t, int seat, int turns) noexcept nogil:
    """Lay the tile; of several pairs the player chooses, a single one is taken at once (U16)."""
    cdef uint16_t pairs = claimed_pairs(p, t, seat, t.tile[p.drawn], turns)
    cdef int pair
    lay_tile(p, t, seat, turns)
    if pairs & (pairs - 1):
        p.claims = pairs
        p.decision = TAKE
        return
    if pairs:
        pair = lowest(pairs)
        take_cards(p, pair >> 1, (pair & 1) + 1)
    after_build(p, t)


cdef inline void take(Position* p, const Tables* t, int pair) noexcept nogil:
    p.claims = 0
    take_cards(p, pair >> 1, (pair & 1) + 1)
    after_build(p, t)


cdef inline void place(Position* p, const Tables* t, int field) noexcept nogil:
    """A priest from the supply (U18)."""
    p.supply[p.turn] -= 1
    p.priests[p.turn] |= field_bit(field)
    pass_on(p, t)


cdef inline void move(Position* p, int source, int target) noexcept nogil:
    """The priest stands on its destination at once; payment follows (U20)."""
    p.due = <int8_t>cost_to(p, source, target)
    p.paid = 0
    p.priests[p.turn] ^= field_bit(source) | field_bit(target)
    p.decision = PAY


cdef inline void pay(Position* p, const Tables* t, int idol) noexcept nogil:
    """One card goes back to its pile (U20)."""
    return_cards(p, idol, 1)
    p.due -= 1
    p.paid = <int8_t>idol
    if p.due == 0:
        p.paid = 0
        pass_on(p, t)


cdef inline void shift(Position* p, const Tables* t, int idol, int squares, int direction) noexcept nogil:
    """Honour (direction −1) or curse (+1); the cards are paid with it (U21)."""
    return_cards(p, idol, squares)
    shift_idol(p, idol, direction * squares, t.swap)
    pass_on(p, t)


cdef inline void apply_decision(Position* p, const Tables* t, int action) noexcept nogil:
    if action == A_BUILD:
        build(p, t)
    elif action < A_TAKE:
        build_at(p, t, (action - A_SEAT) >> 2, (action - A_SEAT) & 3)
    elif action < A_PLACE:
        take(p, t, action - A_TAKE)
    elif action < A_MOVE:
        place(p, t, action - A_PLACE)
    elif action < A_PAY:
        move(p, (action - A_MOVE) >> 6, (action - A_MOVE) & 63)
    elif action < A_HONOUR:
        pay(p, t, action - A_PAY)
    elif action < A_CURSE:
        shift(p, t, (action - A_HONOUR) >> 2, ((action - A_HONOUR) & 3) + 1, -1)
    elif action < A_DRAW:
        shift(p, t, (action - A_CURSE) >> 2, ((action - A_CURSE) & 3) + 1, 1)
    else:
        draw(p, t, action - A_DRAW)
