"""What the Teotibot's workers and markers do (T83–T85)."""

from libc.stdint cimport int8_t

from teocalli.core.report cimport report
from teocalli.games.teotihuacan.rules.dice cimport die_board, die_power, is_free, new_die, position_of, replace_die
from teocalli.games.teotihuacan.rules.eclipse.calendar cimport step_light
from teocalli.games.teotihuacan.rules.position cimport (
    ASCENDED, AVENUE_TOP, BOT_ADVANCED, BOT_EXCHANGED, BOT_FELL_BACK, CHANGED, DICE, DIE_BOARD, DIE_POWER, DIE_RAISED,
    DIE_WORSHIP, FROM_ASCENSION, FROM_AVENUE, FROM_COCOA, FROM_FALLBACK, FROM_TEMPLES, GOLD, NOBODY, PALACE,
    STOCK_AVENUE, STOCK_BLUE, STOCK_COCOA, STOCK_VP, STOCK_WOOD, STONE, WOOD, Position, Seat, Tables,
)
from teocalli.games.teotihuacan.rules.temples cimport step_possible

cdef enum:
    BOT = 1
    HUMAN = 0


cdef inline void exchange(Seat* s, const Tables* t) noexcept nogil:
    """Whenever it has enough cocoa for it, that becomes points (S7)."""
    while s.cocoa >= t.amount.bot_exchanged_cocoa:
        report(BOT_EXCHANGED, BOT, t.amount.bot_exchanged_cocoa, t.bot_cocoa_vp, 0)
        report(CHANGED, BOT, STOCK_COCOA, -t.amount.bot_exchanged_cocoa, FROM_COCOA)
        report(CHANGED, BOT, STOCK_VP, t.bot_cocoa_vp, FROM_COCOA)
        s.cocoa -= t.amount.bot_exchanged_cocoa
        s.vp += t.bot_cocoa_vp


cdef inline void gain_least(Seat* s) noexcept nogil:
    """Any resource: what it has least of; ties gold, stone, wood (T85)."""
    cdef int good = GOLD
    if s.goods[STONE] < s.goods[good]:
        good = STONE
    if s.goods[WOOD] < s.goods[good]:
        good = WOOD
    report(CHANGED, BOT, STOCK_WOOD + good, 1, FROM_TEMPLES)
    s.goods[good] += 1


cdef inline void bot_temple(Position* p, const Tables* t, int temple) noexcept nogil:
    """One step with its printed reward; a Discovery step too gives the reward (T85)."""
    cdef Seat* s = &p.seat[BOT]
    cdef const int8_t* reward
    cdef int _i
    if not step_possible(p, t, BOT, temple, NULL):
        return
    report(CHANGED, BOT, STOCK_BLUE + temple, 1, FROM_TEMPLES)
    s.temple[temple] += 1
    reward = t.reward[temple][s.temple[temple]]
    for _i in range(reward[0]):
        gain_least(s)
    report(CHANGED, BOT, STOCK_COCOA, reward[1], FROM_TEMPLES)
    report(CHANGED, BOT, STOCK_VP, reward[2], FROM_TEMPLES)
    s.cocoa += reward[1]
    s.vp += reward[2]
    exchange(s, t)


cdef inline void bot_any_temple(Position* p, const Tables* t) noexcept nogil:
    """Its highest temple that is not topped out; ties blue, red, green (S6)."""
    cdef int temple, best = NOBODY
    for temple in range(3):
        if not step_possible(p, t, BOT, temple, NULL):
            continue
        if best < 0 or p.seat[BOT].temple[temple] > p.seat[BOT].temple[best]:
            best = temple
    if best >= 0:
        bot_temple(p, t, best)


cdef inline void bot_avenue(Seat* s) noexcept nogil:
    if s.avenue < AVENUE_TOP:
        report(CHANGED, BOT, STOCK_AVENUE, 1, FROM_AVENUE)
        s.avenue += 1


cdef inline int bot_ascend(Position* p, const Tables* t, int die) noexcept nogil:
    """Avenue step, Palace, reward, light disc (S4). Returns the new die."""
    cdef Seat* s = &p.seat[BOT]
    cdef int arrived = new_die(PALACE, 1) | (die & DIE_WORSHIP)
    report(ASCENDED, BOT, 0, 0, 0)
    bot_avenue(s)
    replace_die(s, die, arrived)
    if t.bot_ascension == 0:
        report(CHANGED, BOT, STOCK_VP, t.amount.bot_ascension, FROM_ASCENSION)
        s.vp += t.amount.bot_ascension
    elif t.bot_ascension == 1:
        report(CHANGED, BOT, STOCK_COCOA, t.amount.bot_ascension, FROM_ASCENSION)
        s.cocoa += t.amount.bot_ascension
        exchange(s, t)
    else:
        bot_any_temple(p, t)
    step_light(p)
    return arrived


cdef inline int bot_raise(Position* p, const Tables* t, int die) noexcept nogil:
    """+1 power. Returns the die as it is then."""
    cdef int raised = die + DIE_POWER
    report(DIE_RAISED, BOT, die_board(die), die_power(raised), 1)
    replace_die(&p.seat[BOT], die, raised)
    return bot_ascend(p, t, raised) if die_power(raised) == 6 else raised


cdef inline void bot_advance(Position* p, const Tables* t, int die) noexcept nogil:
    """1 board with power 1 to 3, else 2; the Palace is not counted (S3)."""
    cdef int steps = 1 if die_power(die) <= 3 else 2
    cdef int place = position_of(p, die_board(die))
    while steps:
        place = (place + 1) & 7
        if place or t.bot_stops:
            steps -= 1
    report(BOT_ADVANCED, BOT, die_board(die), p.ring[place], die_power(die))
    replace_die(&p.seat[BOT], die, die % DIE_BOARD + p.ring[place] * DIE_BOARD)


cdef inline int bot_ranked(const Position* p, bint strongest, int excluded) noexcept nogil:
    """The place in its list of its lowest or strongest unlocked worker, ties first clockwise from the Palace (S2);
    NOBODY without one.
    """
    cdef const Seat* s = &p.seat[BOT]
    cdef int i, rank, best_rank = 0, best = NOBODY
    for i in range(DICE):
        if not is_free(s.dice[i]) or excluded >> i & 1:
            continue
        rank = die_power(s.dice[i]) * (8 if strongest else -8) - position_of(p, die_board(s.dice[i]))
        if best < 0 or rank > best_rank:
            best_rank = rank
            best = i
    return best


cdef inline int bot_worker_on(const Position* p, int board) noexcept nogil:
    """Its lowest unlocked worker on a board, or 0 (S2)."""
    cdef int i
    for i in range(DICE):
        if die_board(p.seat[BOT].dice[i]) == board and is_free(p.seat[BOT].dice[i]):
            return p.seat[BOT].dice[i]
    return 0


cdef inline void raise_and_advance(Position* p, const Tables* t, int die) noexcept nogil:
    """After a successful step (T85)."""
    if die:
        bot_advance(p, t, bot_raise(p, t, die))


cdef inline void fall_back(Position* p, const Tables* t) noexcept nogil:
    """Cocoa, power up its lowest worker, advance it (T85)."""
    cdef int worker
    report(BOT_FELL_BACK, BOT, 0, 0, 0)
    report(CHANGED, BOT, STOCK_COCOA, t.amount.bot_fallback_cocoa, FROM_FALLBACK)
    p.seat[BOT].cocoa += t.amount.bot_fallback_cocoa
    exchange(&p.seat[BOT], t)
    worker = bot_ranked(p, False, 0)
    if worker >= 0:
        raise_and_advance(p, t, p.seat[BOT].dice[worker])
