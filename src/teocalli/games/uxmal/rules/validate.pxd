"""Whether bytes from outside are a position: numbers in range, nothing lost or twice, something legal to do."""

from libc.stdint cimport uint16_t, uint64_t

from teocalli.games.uxmal.rules.fields cimport FIRST_SEAT, LEVEL_AREA, SEAT_COUNT, count, seat_area
from teocalli.games.uxmal.rules.phases cimport level_complete, priests_in_play
from teocalli.games.uxmal.rules.position cimport (
    DRAW, IDOLS, LEVELS, OVER, PAY, SEAT, SEATED_PLAYERS, SPARE, TAKE, TILES, TURN, Position, Tables,
)

cdef enum:
    MOST_SCORED = 200000000


cdef inline bint is_valid(const Position* p, const Tables* t) noexcept nogil:
    return (1 <= p.phase <= LEVELS and 0 <= p.turn < t.players and 0 <= p.decision <= OVER
            and valid_track(p) and valid_cards(p, t) and valid_board(p) and valid_tiles(p, t)
            and valid_priests(p, t) and valid_claims(p) and valid_payment(p) and valid_scores(p, t) and valid_end(p))


cdef inline bint valid_track(const Position* p) noexcept nogil:
    cdef int g
    for g in range(IDOLS):
        if not (1 <= p.rank[g] <= 5) or p.track[p.rank[g] - 1] != g:
            return False
    return True


cdef inline bint valid_cards(const Position* p, const Tables* t) noexcept nogil:
    """All cards of each idol in pile and hands (U1)."""
    cdef int g, player, total
    for g in range(IDOLS):
        total = p.piles[g]
        for player in range(SEATED_PLAYERS):
            if not 0 <= p.hands[player][g] <= t.cards or (player >= t.players and p.hands[player][g] != 0):
                return False
            total += p.hands[player][g]
        if not 0 <= p.piles[g] <= t.cards or total != t.cards:
            return False
    return True


cdef inline bint valid_board(const Position* p) noexcept nogil:
    """One symbol to a field; lower levels complete, the phase's level made of whole tiles, nothing above (U12)."""
    cdef uint64_t seen = 0
    cdef int g, level
    for g in range(IDOLS):
        if seen & p.idol[g]:
            return False
        seen |= p.idol[g]
    for level in range(1, p.phase):
        if p.built[level - 1] != LEVEL_AREA[level]:
            return False
    for level in range(p.phase + 1, LEVELS + 1):
        if p.built[level - 1]:
            return False
    return p.built[p.phase - 1] == whole_tiles(p)


cdef inline bint valid_end(const Position* p) noexcept nogil:
    """A complete level has ended its phase, the third the game, once cards have been chosen (U17, U26)."""
    if p.decision == OVER:
        return p.phase == LEVELS and level_complete(p)
    return p.decision == TAKE or not level_complete(p)


cdef inline uint64_t whole_tiles(const Position* p) noexcept nogil:
    """Fields of those seats of the phase's level that are built on all their four fields."""
    cdef uint64_t area, whole = 0
    cdef int seat
    for seat in range(FIRST_SEAT[p.phase], FIRST_SEAT[p.phase] + SEAT_COUNT[p.phase]):
        area = seat_area(seat)
        if p.built[p.phase - 1] & area == area:
            whole |= area
    return whole


cdef inline bint valid_tiles(const Position* p, const Tables* t) noexcept nogil:
    """29 tiles undrawn, drawn or laid; a tile lies drawn exactly at the decisions that have one (U1, U11)."""
    cdef bint due = p.decision == SEAT or (t.open_draw and p.decision in (TURN, PAY))
    cdef int laid = FIRST_SEAT[p.phase] + count(p.built[p.phase - 1]) // 4
    if p.undrawn >> TILES or not -1 <= p.drawn < TILES or (p.drawn >= 0) != due:
        return False
    if p.drawn >= 0 and t.kind[p.drawn] != p.drawn:
        return False
    return count(p.undrawn) + (p.drawn >= 0) + laid == TILES and (p.undrawn != 0 or p.decision != DRAW)


cdef inline bint valid_priests(const Position* p, const Tables* t) noexcept nogil:
    """Every priest in supply or alone on a built field (U1, U18, U24)."""
    cdef int allowed = priests_in_play(p, t)
    cdef uint64_t seen = 0
    cdef int player
    for player in range(SEATED_PLAYERS):
        if seen & p.priests[player] or p.supply[player] < 0:
            return False
        if count(p.priests[player]) + p.supply[player] != (allowed if player < t.players else 0):
            return False
        seen |= p.priests[player]
    return not seen & ~p.built[0]


cdef inline bint valid_claims(const Position* p) noexcept nogil:
    """At a choice of cards two pairs or more that the piles can yield, else none (U16)."""
    cdef uint16_t rest = p.claims
    cdef int g
    if p.decision != TAKE:
        return rest == 0
    for g in range(IDOLS):
        if (rest >> 2 * g & 1 and p.piles[g] < 1) or (rest >> 2 * g & 2 and p.piles[g] < 2):
            return False
    return not rest >> 2 * IDOLS and (rest & (rest - 1)) != 0


cdef inline bint valid_payment(const Position* p) noexcept nogil:
    """At a payment cards that can still be paid in idol order, else nothing due (U20)."""
    cdef int g, held = 0
    if p.decision != PAY:
        return p.due == 0 and p.paid == 0
    if not 0 <= p.paid < IDOLS:
        return False
    for g in range(p.paid, IDOLS):
        held += p.hands[p.turn][g]
    return 1 <= p.due <= held


cdef inline bint valid_scores(const Position* p, const Tables* t) noexcept nogil:
    """No score below 0 or beyond all that a game can bring, none of a player who is not there; spare bytes empty."""
    cdef int i
    for i in range(SEATED_PLAYERS):
        if not 0 <= p.scores[i] <= MOST_SCORED or (i >= t.players and p.scores[i] != 0):
            return False
    for i in range(SPARE):
        if p.spare[i]:
            return False
    return True
