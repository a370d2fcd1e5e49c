"""The Teotibot on the boards (T86–T90): it decides nothing, only chance interrupts it."""

from teocalli.core.report cimport report
from teocalli.games.teotihuacan.rules.action.decorations cimport lay_deco, may_decorate
from teocalli.games.teotihuacan.rules.action.nobles cimport buildings_left, row_has_room
from teocalli.games.teotihuacan.rules.actions cimport A_SPIN
from teocalli.games.teotihuacan.rules.bits cimport lowest
from teocalli.games.teotihuacan.rules.bot.steps cimport (
    BOT, HUMAN, bot_any_temple, bot_avenue, bot_temple, raise_and_advance,
)
from teocalli.games.teotihuacan.rules.display cimport take_from_display
from teocalli.games.teotihuacan.rules.eclipse.calendar cimport finish_pyramid
from teocalli.games.teotihuacan.rules.outcomes cimport even
from teocalli.games.teotihuacan.rules.position cimport (
    ALCHEMY, BUILDING_PLACED, CHANGED, CONSTRUCTION, DECORATIONS, D_SPIN, FOREST, FROM_DECORATIONS, FROM_GOODS,
    FROM_NOBLES, FROM_PYRAMID, FROM_TECHNOLOGIES, GOLD, GOLD_DEPOSITS, NOBLES, NOBODY, STOCK_GOLD, STOCK_STONE,
    STOCK_VP, STOCK_WOOD, STONE, TECHNOLOGY_TAKEN, TECHS, TILE_LAID, WOOD, Position, Seat, Tables,
)
from teocalli.games.teotihuacan.rules.pyramid cimport lay_tile, open_places, step_track
from teocalli.games.teotihuacan.rules.stack cimport push
from teocalli.games.teotihuacan.rules.technology cimport owns, slot_of


cdef inline int bot_technology(const Position* p) noexcept nogil:
    """The lowest without any marker, else the lowest it lacks, else NOBODY (T86)."""
    cdef int technology, lacking = NOBODY
    for technology in range(TECHS):
        if not p.techs >> technology & 1 or owns(&p.seat[BOT], technology):
            continue
        if not owns(&p.seat[HUMAN], technology):
            return technology
        if lacking < 0:
            lacking = technology
    return lacking


cdef inline bint bot_alchemy(Position* p, const Tables* t) noexcept nogil:
    """Gold for a Technology and its temple step (T86, S8)."""
    cdef Seat* s = &p.seat[BOT]
    cdef int technology = bot_technology(p)
    if s.goods[GOLD] < t.amount.bot_technology_gold or technology < 0:
        return False
    report(CHANGED, BOT, STOCK_GOLD, -t.amount.bot_technology_gold, FROM_TECHNOLOGIES)
    report(TECHNOLOGY_TAKEN, BOT, technology, 0, 0)
    s.goods[GOLD] -= t.amount.bot_technology_gold
    s.techs |= 1 << technology
    if owns(&p.seat[HUMAN], technology):
        report(CHANGED, HUMAN, STOCK_VP, t.amount.marker_vp, FROM_TECHNOLOGIES)
        p.seat[HUMAN].vp += t.amount.marker_vp
    bot_temple(p, t, slot_of(p, technology) % 3)
    return True


cdef inline bint bot_nobles(Position* p, const Tables* t) noexcept nogil:
    """Wood for a Building in the row of the era, else on the cheapest free space (T89, S11)."""
    cdef Seat* s = &p.seat[BOT]
    cdef int row, chosen = p.era - 1
    if s.goods[WOOD] < t.amount.building_wood or buildings_left(p) == 0:
        return False
    if not row_has_room(p, t, chosen, NULL):
        chosen = NOBODY
        for row in range(3):
            if not row_has_room(p, t, row, NULL):
                continue
            if chosen < 0 or t.nobles[row][p.rows[row]] < t.nobles[chosen][p.rows[chosen]]:
                chosen = row
    report(CHANGED, BOT, STOCK_WOOD, -t.amount.building_wood, FROM_NOBLES)
    report(BUILDING_PLACED, BOT, chosen, t.nobles[chosen][p.rows[chosen]], 0)
    report(CHANGED, BOT, STOCK_VP, t.nobles[chosen][p.rows[chosen]], FROM_NOBLES)
    s.goods[WOOD] -= t.amount.building_wood
    s.vp += t.nobles[chosen][p.rows[chosen]]
    p.rows[chosen] += 1
    bot_avenue(s)
    return True


cdef inline bint bot_decorations(Position* p, const Tables* t) noexcept nogil:
    """Gold for the first tile on the first stairway with an allowed step (T88, S10)."""
    cdef Seat* s = &p.seat[BOT]
    cdef int stairway = 0, deco = p.decos[0]
    while stairway < 4 and not may_decorate(p, t, stairway, NULL):
        stairway += 1
    if s.goods[GOLD] < t.amount.bot_decoration_gold or deco == 0 or stairway == 4:
        return False
    report(CHANGED, BOT, STOCK_GOLD, -t.amount.bot_decoration_gold, FROM_DECORATIONS)
    report(CHANGED, BOT, STOCK_VP, t.amount.bot_decoration_vp, FROM_DECORATIONS)
    s.goods[GOLD] -= t.amount.bot_decoration_gold
    lay_deco(p, deco, stairway)
    take_from_display(p.decos, 4, deco)
    s.vp += t.amount.bot_decoration_vp
    step_track(p, BOT, FROM_DECORATIONS)
    bot_any_temple(p, t)
    return True


cdef inline bint bot_construction(Position* p, const Tables* t, int die) noexcept nogil:
    """Stone; the rotation is drawn, then the tile is laid (T87, S9)."""
    if p.seat[BOT].goods[STONE] < t.amount.bot_tile_stone or p.pyramid[0] == 0 or p.finished:
        return False
    report(CHANGED, BOT, STOCK_STONE, -t.amount.bot_tile_stone, FROM_PYRAMID)
    p.seat[BOT].goods[STONE] -= t.amount.bot_tile_stone
    push(p, D_SPIN, die)
    return True


cdef inline int list_spin(const Position* p, const Tables* t, int* out, int* weights) noexcept nogil:
    """How the bot's tile lies (T87)."""
    return even(A_SPIN, t.rotations[p.pyramid[0]], out, weights)


cdef inline void apply_spin(Position* p, const Tables* t, int turns, int die) noexcept nogil:
    """The leftmost tile on the first free place of the lowest level; points, track, temple, worker (T87)."""
    cdef int place = lowest(open_places(p, t)), tile = p.pyramid[0]
    cdef Seat* s = &p.seat[BOT]
    report(TILE_LAID, BOT, tile, place, 0)
    report(CHANGED, BOT, STOCK_VP, t.level_vp[t.level[place]] + t.amount.bot_tile_vp, FROM_PYRAMID)
    take_from_display(p.pyramid, 3, tile)
    lay_tile(p, t, tile, place, turns)
    s.vp += t.level_vp[t.level[place]] + t.amount.bot_tile_vp
    step_track(p, BOT, FROM_PYRAMID)
    if t.level[place] == 4:
        finish_pyramid(p)
    bot_any_temple(p, t)
    raise_and_advance(p, t, die)


cdef inline bint bot_collect(Position* p, const Tables* t, int board) noexcept nogil:
    """Goods of the board (T87–T90)."""
    report(CHANGED, BOT, STOCK_WOOD + board - FOREST, t.amount.bot_goods, FROM_GOODS)
    p.seat[BOT].goods[board - FOREST] += t.amount.bot_goods
    return True


cdef inline bint work_on(Position* p, const Tables* t, int board, int die) noexcept nogil:
    """The bot's step of a board, with the worker `die`; True if it succeeds. Construction goes on after its chance
    decision.
    """
    cdef bint done = False
    if die == 0:
        return False
    if board == CONSTRUCTION:
        return bot_construction(p, t, die)
    if FOREST <= board <= GOLD_DEPOSITS:
        done = bot_collect(p, t, board)
    elif board == ALCHEMY:
        done = bot_alchemy(p, t)
    elif board == NOBLES:
        done = bot_nobles(p, t)
    elif board == DECORATIONS:
        done = bot_decorations(p, t)
    if done:
        raise_and_advance(p, t, die)
    return done
