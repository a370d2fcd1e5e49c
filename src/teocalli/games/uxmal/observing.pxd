"""What a seat sees of a position, as numbers: the fields of `spaces.py` in their order (U6)."""

from libc.stdint cimport int16_t

from teocalli.core.observing cimport (
    put_choice, put_number, put_numbers, put_set, put_zeros, seen_from,
)
from teocalli.games.uxmal.rules.cards cimport hand_size
from teocalli.games.uxmal.rules.position cimport IDOLS, LEVELS, OVER, SEATED_PLAYERS, TILES, Position, Tables

cdef enum:
    FIELDS = 64
    CORNERS = 4
    SYMBOL_KINDS = 6


cdef inline int16_t* put_board(int16_t* at, const Position* p, const Tables* t, int looking) noexcept nogil:
    cdef int i
    for i in range(IDOLS):
        at = put_set(at, p.idol[i], FIELDS)
    for i in range(LEVELS):
        at = put_set(at, p.built[i], FIELDS)
    for i in range(t.players):
        at = put_set(at, p.priests[(looking + i) % t.players], FIELDS)
    return put_zeros(at, (SEATED_PLAYERS - t.players) * FIELDS)


cdef inline int16_t* put_tiles(int16_t* at, const Position* p, const Tables* t) noexcept nogil:
    cdef int i
    at = put_numbers(at, &t.tile[0][0], TILES * CORNERS)
    at = put_set(at, p.undrawn, TILES)
    for i in range(CORNERS):
        at = put_choice(at, t.tile[p.drawn][i] if p.drawn >= 0 else -1, SYMBOL_KINDS)
    return at


cdef inline int16_t* put_hands(int16_t* at, const Position* p, const Tables* t, int looking) noexcept nogil:
    """Others' cards only where they are public, and at the end (U6)."""
    cdef bint all_seen = not t.hidden_hands or p.decision == OVER
    cdef int i
    for i in range(t.players):
        if i == 0 or all_seen:
            at = put_numbers(at, p.hands[(looking + i) % t.players], IDOLS)
        else:
            at = put_zeros(at, IDOLS)
    at = put_zeros(at, (SEATED_PLAYERS - t.players) * IDOLS)
    for i in range(t.players):
        at = put_number(at, hand_size(p, (looking + i) % t.players))
    return put_zeros(at, SEATED_PLAYERS - t.players)


cdef inline int16_t* put_stock(int16_t* at, const Position* p, const Tables* t, int looking) noexcept nogil:
    cdef int i
    at = put_numbers(at, p.piles, IDOLS)
    for i in range(t.players):
        at = put_number(at, p.supply[(looking + i) % t.players])
    at = put_zeros(at, SEATED_PLAYERS - t.players)
    for i in range(IDOLS):
        at = put_choice(at, p.rank[i] - 1, IDOLS)
    for i in range(t.players):
        at = put_number(at, p.scores[(looking + i) % t.players])
    return put_zeros(at, SEATED_PLAYERS - t.players)


cdef inline int16_t* put_decision(int16_t* at, const Position* p, const Tables* t, int looking) noexcept nogil:
    at = put_choice(at, p.phase - 1, LEVELS)
    at = put_choice(at, p.decision, OVER + 1)
    at = put_choice(at, seen_from(p.turn, looking, t.players), SEATED_PLAYERS)
    at = put_set(at, p.claims, 2 * IDOLS)
    at = put_number(at, p.due)
    at = put_number(at, p.paid)
    return put_number(at, t.players)


cdef inline int observe_position(const Position* p, const Tables* t, int looking, int16_t* out) noexcept nogil:
    cdef int16_t* at = put_board(out, p, t, looking)
    at = put_tiles(at, p, t)
    at = put_hands(at, p, t, looking)
    at = put_stock(at, p, t, looking)
    return <int>(put_decision(at, p, t, looking) - out)
