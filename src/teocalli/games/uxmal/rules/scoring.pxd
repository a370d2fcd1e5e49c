"""Points of priests and cards, and who wins (U22, U23, U26)."""

from libc.stdint cimport int64_t, uint64_t

from teocalli.core.report cimport keep_position, report, reporting
from teocalli.games.uxmal.rules.cards cimport hand_size
from teocalli.games.uxmal.rules.fields cimport count, level_fields, level_of, lowest, symbol_of
from teocalli.games.uxmal.rules.position cimport BLANK, CARDS_SCORED, LEVELS, OVER, PRIEST_SCORED, Position, Tables


cdef inline int priest_points(const Position* p, const Tables* t, int player) noexcept nogil:
    """Points of a player's priests on the pyramid if they scored now (U22)."""
    cdef uint64_t mine = p.priests[player]
    cdef uint64_t here
    cdef int level, rank, total = 0
    if not mine:
        return 0
    for level in range(1, LEVELS + 1):
        here = mine & level_fields(p, level)
        if here:
            for rank in range(1, 4):
                total += count(here & p.idol[p.track[rank - 1]]) * t.points[level][rank]
    return total


cdef inline int priest_value(const Position* p, const Tables* t, int field) noexcept nogil:
    """Points of a priest on a field if it scored now (U22)."""
    cdef int idol = symbol_of(p, field)
    return 0 if idol == BLANK else t.points[level_of(p, field)][p.rank[idol]]


cdef inline int card_value(const Position* p, const Tables* t, int idol) noexcept nogil:
    """Points of a hand card if it scored now (U23)."""
    return t.card_points[p.rank[idol]]


cdef inline int card_points(const Position* p, const Tables* t, int player) noexcept nogil:
    """Points of a player's cards if they scored now (U23)."""
    return p.hands[player][p.track[0]] * t.card_points[1] + p.hands[player][p.track[1]] * t.card_points[2]


cdef inline int expected_points(const Position* p, const Tables* t, int player) noexcept nogil:
    """Points of a player plus those of a scoring that would take place now; after the end the points."""
    if p.decision == OVER:
        return p.scores[player]
    return p.scores[player] + priest_points(p, t, player) + card_points(p, t, player)


cdef inline void report_scoring(const Position* p, const Tables* t) noexcept nogil:
    """Each priest on the pyramid, then the cards of ranks 1 and 2 (U22, U23)."""
    cdef uint64_t mine
    cdef int player, rank, g, field
    for player in range(t.players):
        mine = p.priests[player]
        while mine:
            field = lowest(mine)
            mine &= mine - 1
            report(PRIEST_SCORED, player, field, priest_value(p, t, field), 0)
        for rank in range(1, 3):
            g = p.track[rank - 1]
            if p.hands[player][g]:
                report(CARDS_SCORED, player, g, p.hands[player][g], p.hands[player][g] * card_value(p, t, g))


cdef inline void score_phase(Position* p, const Tables* t) noexcept nogil:
    """Priests score, then cards; the cards of ranks 1 and 2 go back to the piles (U22, U23)."""
    cdef int player, rank, g
    if reporting():
        keep_position(p, sizeof(Position))
        report_scoring(p, t)
    for player in range(t.players):
        p.scores[player] += priest_points(p, t, player) + card_points(p, t, player)
        for rank in range(1, 3):
            g = p.track[rank - 1]
            p.piles[g] += p.hands[player][g]
            p.hands[player][g] = 0


cdef inline int64_t merit(const Position* p, int player) noexcept nogil:
    """By what players are ranked: points, then cards in hand (U26)."""
    return <int64_t>p.scores[player] * 64 + hand_size(p, player)


cdef inline int winning_seats(const Position* p, const Tables* t) noexcept nogil:
    """Bit set of the winners: most points, then most cards in hand, then shared (U26)."""
    cdef int64_t value, best = -1
    cdef int player, chosen = 0
    for player in range(t.players):
        value = merit(p, player)
        if value > best:
            best = value
            chosen = 0
        if value == best:
            chosen |= 1 << player
    return chosen
