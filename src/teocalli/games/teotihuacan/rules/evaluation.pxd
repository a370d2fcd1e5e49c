"""What lies in stock, priced for players that look one turn ahead (docs/actions-teotihuacan.md has the table)."""

from teocalli.games.teotihuacan.rules.bits cimport size_of
from teocalli.games.teotihuacan.rules.dice cimport die_board, die_power, is_free
from teocalli.games.teotihuacan.rules.eclipse.scoring cimport bonus_value, mask_points
from teocalli.games.teotihuacan.rules.position cimport (
    BLUE, DICE, ENDED, GOLD, GREEN, RED, STONE, WOOD, Position, Seat, Tables,
)
from teocalli.games.teotihuacan.rules.seats cimport is_bot
from teocalli.games.teotihuacan.rules.tile_counts cimport no_masks

# All in hundredths of a point.
cdef enum:
    # What a component is worth at any time, and how much more with a full game still to come.
    COCOA_NOW = 80
    COCOA_COMING = 130
    WOOD_NOW = 80
    WOOD_COMING = 175
    STONE_NOW = 85
    STONE_COMING = 190
    GOLD_NOW = 85
    GOLD_COMING = 235
    PIP_NOW = 45
    PIP_COMING = 320        # of the power of each worker in play
    AVENUE_NOW = 40
    AVENUE_COMING = 465     # a step; later Eclipses
    TECHNOLOGY_NOW = 175
    TECHNOLOGY_COMING = 1075
    # What is worth something only while the game goes on.
    MORE_COCOA = 100        # beyond the tenth
    MORE_GOODS = 135        # beyond the sixth of a kind
    WORKER_4 = 150
    LOCKED = -155
    BLUE_STEP = 75
    RED_STEP = 80
    GREEN_STEP = 220
    HIGH_STEP = 60          # each temple step above 6, in addition
    TILE = 90               # an unused tile that is no mask
    MASKS_AGAIN = 100       # each point of the mask sets; later Eclipses
    TRACK_LOST = -320       # a step of the Pyramid track, which the next Eclipse takes away
    BOARD = 130             # each board with free workers
    # Of what the Temple Bonus tiles would give now, on step 10; in proportion to the steps.
    BONUS = 35


cdef inline double priced(int count, int now, int coming, double share) noexcept nogil:
    return count * (now + share * coming)


cdef inline double priced_goods(const Seat* s, double share) noexcept nogil:
    """Of plenty little is used: what exceeds ten cocoa or six goods of a kind is worth less."""
    cdef int more = max(0, s.goods[WOOD] - 6) + max(0, s.goods[STONE] - 6) + max(0, s.goods[GOLD] - 6)
    return (priced(min(10, <int>s.cocoa), COCOA_NOW, COCOA_COMING, share)
            + priced(min(6, <int>s.goods[WOOD]), WOOD_NOW, WOOD_COMING, share)
            + priced(min(6, <int>s.goods[STONE]), STONE_NOW, STONE_COMING, share)
            + priced(min(6, <int>s.goods[GOLD]), GOLD_NOW, GOLD_COMING, share)
            + share * (MORE_COCOA * max(0, s.cocoa - 10) + MORE_GOODS * more))


cdef inline double priced_workers(const Seat* s, double share) noexcept nogil:
    """Power, and where the free workers stand: the more boards, the more choice."""
    cdef int i, pips = 0, locked = 0, boards = 0
    for i in range(DICE):
        if s.dice[i]:
            pips += die_power(s.dice[i])
            if is_free(s.dice[i]):
                boards |= 1 << die_board(s.dice[i])
            else:
                locked += 1
    return (priced(pips, PIP_NOW, PIP_COMING, share)
            + share * (LOCKED * locked + BOARD * size_of(boards) + (0 if s.wheel else WORKER_4)))


cdef inline double priced_tracks(const Seat* s, double share) noexcept nogil:
    cdef int temple, coming = BLUE_STEP * s.temple[BLUE] + RED_STEP * s.temple[RED] + GREEN_STEP * s.temple[GREEN]
    for temple in range(3):
        coming += HIGH_STEP * max(0, s.temple[temple] - 6)
    return (priced(s.avenue, AVENUE_NOW, AVENUE_COMING, share)
            + priced(size_of(s.techs), TECHNOLOGY_NOW, TECHNOLOGY_COMING, share)
            + share * (coming + TRACK_LOST * s.track))


cdef inline double priced_tiles(const Seat* s, const Tables* t, double share) noexcept nogil:
    return share * (TILE * no_masks(s.unused) + MASKS_AGAIN * mask_points(s, t))


cdef inline double priced_bonuses(const Position* p, const Tables* t, const Seat* s) noexcept nogil:
    cdef int temple, steps = 0
    for temple in range(3):
        if p.bonus[temple]:
            steps += s.temple[temple] * bonus_value(s, t, p.bonus[temple] - 1)
    return 0.1 * BONUS * steps


cdef inline double remaining(const Position* p) noexcept nogil:
    """The share of the game that is still to come: prices fall towards the end (T21, T22)."""
    cdef int spaces = 0, era
    if p.finished:
        return 0.05
    for era in range(p.era + 1, 4):
        spaces += p.dark - (era - p.era)
    return (spaces + p.dark - p.light + 1) / <double>(3 * p.dark + 3 * p.era - 5)


cdef inline double stock_value(const Position* p, const Tables* t, int seat, double share) noexcept nogil:
    """Price of goods, workers, tracks, Technologies, tiles and bonuses, with this share of the game still to come."""
    cdef const Seat* s = &p.seat[seat]
    if is_bot(t, seat) or p.phase == ENDED:
        return 0
    return 0.01 * (priced_goods(s, share) + priced_workers(s, share) + priced_tracks(s, share)
                   + priced_tiles(s, t, share) + priced_bonuses(p, t, s))
