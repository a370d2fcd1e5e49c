"""Legal actions, decision by decision, in ascending order (U10–U21)."""

from libc.stdint cimport uint32_t, uint64_t

from teocalli.games.uxmal.rules.actions cimport (
    A_BUILD, A_CURSE, A_DRAW, A_HONOUR, A_MOVE, A_PAY, A_PLACE, A_SEAT, A_TAKE, ACTIONS,
)
from teocalli.games.uxmal.rules.fields cimport FIRST_SEAT, SEAT_COUNT, count, idol_fields, lowest, occupied, seat_area
from teocalli.games.uxmal.rules.movement cimport destinations
from teocalli.games.uxmal.rules.position cimport DRAW, IDOLS, PAY, SEAT, TAKE, TURN, Position, Tables
from teocalli.games.uxmal.rules.scoring cimport hand_size


cdef inline uint64_t priest_fields(const Position* p) noexcept nogil:
    """Fields on which a priest may be placed (U18)."""
    return p.built[0] & idol_fields(p) & ~occupied(p)


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


cdef inline int list_seats(const Position* p, int* out) noexcept nogil:
    """Free seats of the phase's level in four rotations (U12)."""
    cdef int seat, turns, n = 0
    for seat in range(FIRST_SEAT[p.phase], FIRST_SEAT[p.phase] + SEAT_COUNT[p.phase]):
        if not p.built[p.phase - 1] & seat_area(seat):
            for turns in range(4):
                out[n] = A_SEAT + 4 * seat + turns
                n += 1
    return n


cdef inline int list_takes(const Position* p, int* out) noexcept nogil:
    """Pairs on offer (U16)."""
    cdef int pair, n = 0
    for pair in range(2 * IDOLS):
        if p.claims >> pair & 1:
            out[n] = A_TAKE + pair
            n += 1
    return n


cdef inline int list_places(const Position* p, int* out) noexcept nogil:
    """Fields for a priest from the supply (U18)."""
    cdef uint64_t rest
    cdef int n = 0
    if p.supply[p.turn] > 0:
        rest = priest_fields(p)
        while rest:
            out[n] = A_PLACE + lowest(rest)
            rest &= rest - 1
            n += 1
    return n


cdef inline int list_moves(const Position* p, const Tables* t, int* out) noexcept nogil:
    """Moves that the hand can pay (U19, U20)."""
    cdef uint64_t priests = p.priests[p.turn], rest
    cdef int budget = hand_size(p, p.turn)
    cdef int field, n = 0
    if budget == 0:
        return 0
    while priests:
        field = lowest(priests)
        priests &= priests - 1
        rest = destinations(p, t, field, budget)
        while rest:
            out[n] = A_MOVE + 64 * field + lowest(rest)
            rest &= rest - 1
            n += 1
    return n


cdef inline int list_shifts(const Position* p, int* out) noexcept nogil:
    """Honours, then curses, that the hand can pay and the track allows (U21)."""
    cdef const signed char* hand = p.hands[p.turn]
    cdef int g, squares, n = 0
    for g in range(IDOLS):
        for squares in range(1, min(<int>hand[g], p.rank[g] - 1) + 1):
            out[n] = A_HONOUR + 4 * g + squares - 1
            n += 1
    for g in range(IDOLS):
        for squares in range(1, min(<int>hand[g], 5 - p.rank[g]) + 1):
            out[n] = A_CURSE + 4 * g + squares - 1
            n += 1
    return n


cdef inline int list_turn(const Position* p, const Tables* t, int* out) noexcept nogil:
    """One of four actions; building is always possible (U10)."""
    out[0] = A_BUILD
    cdef int n = 1
    n += list_places(p, out + n)
    n += list_moves(p, t, out + n)
    n += list_shifts(p, out + n)
    return n


cdef inline int list_payments(const Position* p, int* out) noexcept nogil:
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


# The same rules for one action: whether it is legal, without making the list.

cdef inline bint may_draw(const Position* p, const Tables* t, int tile) noexcept nogil:
    """A kind is named by its first tile, and one of its copies must be undrawn (U11)."""
    return t.kind[tile] == tile and (p.undrawn & t.copies[tile]) != 0


cdef inline bint may_build_at(const Position* p, int seat) noexcept nogil:
    """A free seat of the phase's level (U12)."""
    cdef int offset = seat - FIRST_SEAT[p.phase]
    return 0 <= offset < SEAT_COUNT[p.phase] and not p.built[p.phase - 1] & seat_area(seat)


cdef inline bint may_place(const Position* p, int field) noexcept nogil:
    """U18."""
    return p.supply[p.turn] > 0 and (priest_fields(p) >> field & 1) != 0


cdef inline bint may_move(const Position* p, const Tables* t, int source, int target) noexcept nogil:
    """U19, U20."""
    if not p.priests[p.turn] >> source & 1:
        return False
    return (destinations(p, t, source, hand_size(p, p.turn)) >> target & 1) != 0


cdef inline bint may_pay(const Position* p, int idol) noexcept nogil:
    """Held, not earlier than the idol paid last, and with enough cards from it on (U20)."""
    cdef int g, held = 0
    for g in range(idol, IDOLS):
        held += p.hands[p.turn][g]
    return idol >= p.paid and p.hands[p.turn][idol] > 0 and held >= p.due


cdef inline bint may_shift(const Position* p, int idol, int squares, bint upwards) noexcept nogil:
    """U21."""
    return squares <= p.hands[p.turn][idol] and squares <= (p.rank[idol] - 1 if upwards else 5 - p.rank[idol])


cdef inline bint may_at_turn(const Position* p, const Tables* t, int action) noexcept nogil:
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


cdef inline bint may(const Position* p, const Tables* t, int action) noexcept nogil:
    """Whether an action is legal; any number may be given."""
    if p.decision == TURN:
        return may_at_turn(p, t, action)
    if p.decision == SEAT:
        return A_SEAT <= action < A_TAKE and may_build_at(p, (action - A_SEAT) >> 2)
    if p.decision == TAKE:
        return A_TAKE <= action < A_PLACE and (p.claims >> (action - A_TAKE) & 1) != 0
    if p.decision == PAY:
        return A_PAY <= action < A_HONOUR and may_pay(p, action - A_PAY)
    if p.decision == DRAW:
        return A_DRAW <= action < ACTIONS and may_draw(p, t, action - A_DRAW)
    return False
