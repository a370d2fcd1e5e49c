"""What lies in stock, priced for players that look one turn ahead (docs/actions-teotihuacan.md has the table)."""

from teocalli.teotihuacan.dice cimport die_power, is_free
from teocalli.teotihuacan.position cimport DICE, ENDED, GOLD, KINDS, STONE, VP_4, WOOD, Position, Seat, Tables
from teocalli.teotihuacan.pyramid cimport size_of
from teocalli.teotihuacan.scoring cimport is_bot

cdef enum:
    # In hundredths of a point, for a full game still to come.
    PRICE_COCOA = 45
    PRICE_GOOD = 110        # wood, stone
    PRICE_GOLD = 140
    PRICE_POWER = 130       # each pip of a worker in play
    PRICE_WORKER = 600      # the 4th worker
    PRICE_TEMPLE = 130      # a step
    PRICE_HIGH_TEMPLE = 160  # each step above 6
    PRICE_AVENUE = 260      # a step; later Eclipses
    PRICE_TECHNOLOGY = 450
    PRICE_TILE = 140        # an unused tile that is no mask
    PRICE_LOCKED = 60       # off for a locked worker


cdef inline int priced_workers(const Seat* s) noexcept nogil:
    cdef int i, price = 0
    for i in range(DICE):
        if s.dice[i]:
            price += PRICE_POWER * die_power(s.dice[i])
            if not is_free(s.dice[i]):
                price -= PRICE_LOCKED
    return price if s.wheel else price + PRICE_WORKER


cdef inline int priced_tracks(const Seat* s) noexcept nogil:
    cdef int temple, price = PRICE_AVENUE * s.avenue + PRICE_TECHNOLOGY * size_of(s.techs)
    for temple in range(3):
        price += PRICE_TEMPLE * s.temple[temple] + PRICE_HIGH_TEMPLE * max(0, s.temple[temple] - 6)
    return price


cdef inline int priced_tiles(const Seat* s) noexcept nogil:
    cdef int kind, n = 0
    for kind in range(VP_4, KINDS):
        n += s.unused[kind]
    return PRICE_TILE * n


cdef inline int priced_goods(const Seat* s) noexcept nogil:
    """The first ten cocoa and six of each good count in full, more of them a quarter."""
    cdef int price = 4 * PRICE_COCOA * min(10, <int>s.cocoa) + PRICE_COCOA * max(0, s.cocoa - 10)
    price += 4 * PRICE_GOOD * (min(6, <int>s.goods[WOOD]) + min(6, <int>s.goods[STONE]))
    price += PRICE_GOOD * (max(0, s.goods[WOOD] - 6) + max(0, s.goods[STONE] - 6))
    price += 4 * PRICE_GOLD * min(6, <int>s.goods[GOLD]) + PRICE_GOLD * max(0, s.goods[GOLD] - 6)
    return price // 4


cdef inline double remaining(const Position* p) noexcept nogil:
    """The share of the game that is still to come: prices fall to nothing towards the end (T21, T22)."""
    cdef int spaces = 0, era
    if p.phase == ENDED:
        return 0
    if p.finished:
        return 0.05
    for era in range(p.era + 1, 4):
        spaces += p.dark - (era - p.era)
    return (spaces + p.dark - p.light + 1) / <double>(3 * p.dark + 3 * p.era - 5)


cdef inline double stock_worth(const Position* p, const Tables* t, int seat) noexcept nogil:
    """Price of goods, workers, tracks, Technologies and tiles, by what is left of the game."""
    cdef const Seat* s = &p.seat[seat]
    cdef double share = remaining(p)
    if is_bot(t, seat):
        return 0
    return share * (priced_goods(s) + priced_workers(s) + priced_tracks(s) + priced_tiles(s)) / 100
