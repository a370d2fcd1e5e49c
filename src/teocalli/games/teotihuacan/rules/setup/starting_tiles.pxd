"""Starting tiles: offered, kept or picked, and what they give (T14, T15, T80)."""

from libc.stdint cimport int8_t, uint32_t

from teocalli.core.report cimport report
from teocalli.games.teotihuacan.rules.action.alchemy cimport take_technology
from teocalli.games.teotihuacan.rules.actions cimport A_KEEP, A_PICK
from teocalli.games.teotihuacan.rules.bits cimport lowest
from teocalli.games.teotihuacan.rules.position cimport (
    AT_START, BY_START, CHANGED, D_CLAIM, D_GAIN, D_KEEP, D_PICK, D_PLACE, D_POWER, FROM_SETUP, F_AVENUE, F_START_TECH,
    F_TEMPLE, GREEN, STARTS, STOCK_COCOA, STOCK_WOOD, TECHS, Position, Seat, Tables,
)
from teocalli.games.teotihuacan.rules.reasons cimport NOT_THERE, Reason, refuse
from teocalli.games.teotihuacan.rules.seats cimport people, seat_in_order
from teocalli.games.teotihuacan.rules.stack cimport push
from teocalli.games.teotihuacan.rules.technology cimport owns

# What a Starting tile gives, in the order of `start_gain` behind the goods.
cdef enum:  # Gain
    GAIN_COCOA = 3
    GAIN_ANY
    GAIN_AVENUE
    GAIN_TECHNOLOGY
    GAIN_DISCOVERY
    GAIN_POWER_UP


cdef inline int dealt(const Tables* t) noexcept nogil:
    """Starting tiles offered: four each, in a draft 6, 8 or 10 in one row; the solo game as for 2 players (T14, T80).
    """
    return max(6, 2 * people(t) + 2) if t.draft else 4 * people(t)


cdef inline int offer_place(const Position* p, const Tables* t, int number) noexcept nogil:
    """Where the tile dealt as number lies: four in a row for each seat, in player order; a draft has one row."""
    return number if t.draft else 4 * seat_in_order(p, t, number >> 2) + (number & 3)


cdef inline int choices(const Tables* t) noexcept nogil:
    """How often a player chooses: two tiles at once, in a draft one and one."""
    return 2 * people(t) if t.draft else people(t)


cdef inline void push_choice(Position* p, const Tables* t, int number) noexcept nogil:
    """In player order; the second picks of a draft in reverse order (T80)."""
    cdef int count = people(t)
    cdef int place = number if number < count else 2 * count - 1 - number
    push(p, D_PICK if t.draft else D_KEEP, seat_in_order(p, t, place))


cdef inline bint shows_discovery(const Tables* t, int start) noexcept nogil:
    return t.start_gain[start - 1][GAIN_DISCOVERY] > 0


cdef inline void give_back_offers(Position* p) noexcept nogil:
    """Discovery tiles beside tiles nobody kept go back to the supply (T14)."""
    cdef int i, tile
    for i in range(16):
        tile = p.offer[i]
        if tile and p.beside[tile - 1]:
            p.kinds_left[p.beside[tile - 1] - 1] += 1
            p.beside[tile - 1] = 0
        p.offer[i] = 0
    p.starts = 0


cdef inline unsigned int tiles_offered(const Position* p, int first, int count) noexcept nogil:
    """Starting tiles in a part of the offer, as a set."""
    cdef unsigned int offered = 0
    cdef int i
    for i in range(first, first + count):
        if p.offer[i]:
            offered |= 1 << (p.offer[i] - 1)
    return offered


cdef inline bint may_pick(unsigned int offered, int tile, Reason* why) noexcept nogil:
    """One of the tiles in the row (T80)."""
    return offered >> tile & 1 or refuse(why, NOT_THERE, 0)


cdef inline bint may_keep(const Tables* t, unsigned int offered, int pair, Reason* why) noexcept nogil:
    """Two of the four tiles offered (T14)."""
    return may_pick(offered, t.pair[pair][0], why) and may_pick(offered, t.pair[pair][1], why)


cdef inline unsigned int offered_to(const Position* p, int seat) noexcept nogil:
    """The four tiles offered to a player, as a set (T14)."""
    return tiles_offered(p, 4 * seat, 4)


cdef inline unsigned int row_offered(const Position* p) noexcept nogil:
    """The tiles of a draft's row, as a set (T80)."""
    return tiles_offered(p, 0, 16)


cdef inline int list_keep(const Position* p, const Tables* t, int seat, int* out) noexcept nogil:
    cdef unsigned int offered = offered_to(p, seat)
    cdef int pair, n = 0
    for pair in range(153):
        if may_keep(t, offered, pair, NULL):
            out[n] = A_KEEP + pair
            n += 1
    return n


cdef inline void keep_tile(Position* p, int seat, int tile) noexcept nogil:
    """A Starting tile leaves the offer (T14). `tile` counts from 0."""
    cdef int i = 0
    while p.offer[i] != tile + 1:
        i += 1
    p.seat[seat].starting |= (<uint32_t>1) << tile
    p.offer[i] = 0


cdef inline void apply_keep(Position* p, const Tables* t, int seat, int pair) noexcept nogil:
    keep_tile(p, seat, t.pair[pair][0])
    keep_tile(p, seat, t.pair[pair][1])


cdef inline int list_pick(const Position* p, int* out) noexcept nogil:
    cdef unsigned int offered = row_offered(p)
    cdef int tile, n = 0
    for tile in range(STARTS):
        if may_pick(offered, tile, NULL):
            out[n] = A_PICK + tile
            n += 1
    return n


cdef inline void push_claims(Position* p, const Tables* t, uint32_t starting) noexcept nogil:
    """The tile beside the lower Starting tile is offered first (T15)."""
    cdef int tile
    for tile in range(STARTS - 1, -1, -1):
        if starting >> tile & 1 and p.beside[tile]:
            push(p, D_CLAIM, AT_START, tile)


cdef inline void push_steps(Position* p, const int8_t* gain, const int8_t* temples) noexcept nogil:
    """Any resources, steps blue, red, green, Avenue, Technologies: first things last, as on the stack (T15)."""
    cdef int temple, i, _i, technologies = gain[GAIN_TECHNOLOGY]
    for i in range(technologies):
        push(p, F_START_TECH, technologies - 1 - i)
    for _i in range(gain[GAIN_AVENUE]):
        push(p, F_AVENUE)
    for temple in range(GREEN, -1, -1):
        for _i in range(temples[temple]):
            push(p, F_TEMPLE, temple)
    if gain[GAIN_ANY]:
        push(p, D_GAIN, gain[GAIN_ANY])


cdef inline void take_starting_tiles(Position* p, const Tables* t) noexcept nogil:
    """Everything of both tiles together (T15, T16)."""
    cdef Seat* s = &p.seat[p.actor]
    cdef uint32_t rest = s.starting
    cdef int8_t[9] gain
    cdef int8_t[3] temples
    cdef int tile, i
    for i in range(9):
        gain[i] = 0
    temples[0] = temples[1] = temples[2] = 0
    while rest:
        tile = lowest(rest)
        rest &= rest - 1
        for i in range(9):
            gain[i] += t.start_gain[tile][i]
        for i in range(3):
            temples[i] += t.start_temple[tile][i]
    for i in range(3):
        report(CHANGED, p.actor, STOCK_WOOD + i, gain[i], FROM_SETUP)
        s.goods[i] += gain[i]
    report(CHANGED, p.actor, STOCK_COCOA, gain[GAIN_COCOA], FROM_SETUP)
    s.cocoa += gain[GAIN_COCOA]
    if gain[GAIN_POWER_UP]:
        push(p, D_POWER, BY_START, gain[GAIN_POWER_UP] - 1)
    push(p, D_PLACE)
    push_claims(p, t, s.starting)
    push_steps(p, gain, temples)


cdef inline void start_technology(Position* p, const Tables* t, int number) noexcept nogil:
    """The lowest-numbered one in play that is not owned, for free, with its temple step (T15)."""
    cdef int technology
    if number and t.second_tech_ignored:
        return
    for technology in range(TECHS):
        if p.techs >> technology & 1 and not owns(&p.seat[p.actor], technology):
            take_technology(p, t, technology, t.start_tech_vp)
            return
