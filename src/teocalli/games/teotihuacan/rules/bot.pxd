"""The Teotibot (T83–T92): it decides nothing, so that all it does happens at once; only chance interrupts it."""

from libc.stdint cimport int8_t, uint16_t

from teocalli.games.teotihuacan.rules.crews cimport buildings_left, owns, row_has_room, slot_of
from teocalli.games.teotihuacan.rules.dice cimport (
    die_board, die_power, is_free, locked_on, new_die, position_of, replace_die,
)
from teocalli.games.teotihuacan.rules.position cimport (
    AVENUE_TOP, BOT_ALCHEMY, BOT_CONSTRUCTION, BOT_DECORATIONS, BOT_MASKS, BOT_MASTERY, BOT_NOBLES, DICE, DIE_BOARD,
    DIE_LOCK, DIE_POWER, DIE_WORSHIP, D_DRAW, D_SPIN, GOLD, MASK_7, NOBODY, PALACE, STONE, TECHS, TO_BOARD, WOOD,
    Position, Seat, Tables,
)
from teocalli.games.teotihuacan.rules.pyramid cimport (
    lay_deco, lay_tile, lowest, may_decorate, open_places, take_from_display,
)
from teocalli.games.teotihuacan.rules.stack cimport push
from teocalli.games.teotihuacan.rules.tiles cimport can_pay, pay_tile
from teocalli.games.teotihuacan.rules.tracks cimport finish_pyramid, step_light, step_possible, step_track
from teocalli.games.teotihuacan.rules.worship cimport board_index, board_temple

cdef enum:
    BOT = 1
    HUMAN = 0


cdef inline void exchange(Seat* s, const Tables* t) noexcept nogil:
    """Whenever it has 10 cocoa they become points (S7)."""
    while s.cocoa >= 10:
        s.cocoa -= 10
        s.vp += t.bot_cocoa_vp


cdef inline void gain_least(Seat* s) noexcept nogil:
    """Any resource: what it has least of; ties gold, stone, wood (T85)."""
    cdef int good = GOLD
    if s.goods[STONE] < s.goods[good]:
        good = STONE
    if s.goods[WOOD] < s.goods[good]:
        good = WOOD
    s.goods[good] += 1


cdef inline void bot_temple(Position* p, const Tables* t, int temple) noexcept nogil:
    """One step with its printed reward; a Discovery step too gives the reward (T85)."""
    cdef Seat* s = &p.seat[BOT]
    cdef const int8_t* reward
    cdef int _i
    if not step_possible(p, t, BOT, temple, NULL):
        return
    s.temple[temple] += 1
    reward = t.reward[temple][s.temple[temple]]
    for _i in range(reward[0]):
        gain_least(s)
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
        s.avenue += 1


cdef inline int bot_ascend(Position* p, const Tables* t, int die) noexcept nogil:
    """Avenue step, Palace, reward, light disc (S4). Returns the new die."""
    cdef Seat* s = &p.seat[BOT]
    cdef int arrived = new_die(PALACE, 1) | (die & DIE_WORSHIP)
    bot_avenue(s)
    replace_die(s, die, arrived)
    if t.bot_ascension == 0:
        s.vp += 5
    elif t.bot_ascension == 1:
        s.cocoa += 5
        exchange(s, t)
    else:
        bot_any_temple(p, t)
    step_light(p)
    return arrived


cdef inline int bot_raise(Position* p, const Tables* t, int die) noexcept nogil:
    """+1 power. Returns the die as it is then."""
    cdef int raised = die + DIE_POWER
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
    """5 cocoa, power up its lowest worker, advance it (T85)."""
    cdef int worker
    p.seat[BOT].cocoa += 5
    exchange(&p.seat[BOT], t)
    worker = bot_ranked(p, False, 0)
    if worker >= 0:
        raise_and_advance(p, t, p.seat[BOT].dice[worker])


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
    """1 gold for a Technology and its temple step (T86, S8)."""
    cdef Seat* s = &p.seat[BOT]
    cdef int technology = bot_technology(p)
    if s.goods[GOLD] < 1 or technology < 0:
        return False
    s.goods[GOLD] -= 1
    s.techs |= 1 << technology
    if owns(&p.seat[HUMAN], technology):
        p.seat[HUMAN].vp += 3
    bot_temple(p, t, slot_of(p, technology) % 3)
    return True


cdef inline bint bot_nobles(Position* p, const Tables* t) noexcept nogil:
    """2 wood for a Building in the row of the era, else on the cheapest free space (T89, S11)."""
    cdef Seat* s = &p.seat[BOT]
    cdef int row, chosen = p.era - 1
    if s.goods[WOOD] < 2 or buildings_left(p) == 0:
        return False
    if not row_has_room(p, t, chosen, NULL):
        chosen = NOBODY
        for row in range(3):
            if not row_has_room(p, t, row, NULL):
                continue
            if chosen < 0 or t.nobles[row][p.rows[row]] < t.nobles[chosen][p.rows[chosen]]:
                chosen = row
    s.goods[WOOD] -= 2
    s.vp += t.nobles[chosen][p.rows[chosen]]
    p.rows[chosen] += 1
    bot_avenue(s)
    return True


cdef inline bint bot_decorations(Position* p, const Tables* t) noexcept nogil:
    """2 gold for the first tile on the first stairway with an allowed step (T88, S10)."""
    cdef Seat* s = &p.seat[BOT]
    cdef int stairway = 0, deco = p.decos[0]
    while stairway < 4 and not may_decorate(p, t, stairway, NULL):
        stairway += 1
    if s.goods[GOLD] < 2 or deco == 0 or stairway == 4:
        return False
    s.goods[GOLD] -= 2
    lay_deco(p, deco, stairway)
    take_from_display(p.decos, 4, deco)
    s.vp += 5
    step_track(s)
    bot_any_temple(p, t)
    return True


cdef inline bint bot_construction(Position* p, int die) noexcept nogil:
    """2 stone; the rotation is drawn, then the tile is laid (T87, S9)."""
    if p.seat[BOT].goods[STONE] < 2 or p.pyramid[0] == 0 or p.finished:
        return False
    p.seat[BOT].goods[STONE] -= 2
    push(p, D_SPIN, die)
    return True


cdef inline void bot_lay_tile(Position* p, const Tables* t, int turns, int die) noexcept nogil:
    """The leftmost tile on the first free place of the lowest level; points of the level and 2, track, temple, worker
    (T87).
    """
    cdef int place = lowest(open_places(p, t)), tile = p.pyramid[0]
    cdef Seat* s = &p.seat[BOT]
    take_from_display(p.pyramid, 3, tile)
    lay_tile(p, t, tile, place, turns)
    s.vp += t.level_vp[t.level[place]] + 2
    step_track(s)
    if t.level[place] == 4:
        finish_pyramid(p)
    bot_any_temple(p, t)
    raise_and_advance(p, t, die)


cdef inline bint bot_collect(Position* p, int board) noexcept nogil:
    """2 goods of the board (T87–T90)."""
    p.seat[BOT].goods[board - 2] += 2
    return True


cdef inline bint work_on(Position* p, const Tables* t, int board, int die) noexcept nogil:
    """The bot's step of a board, with the worker `die`; True if it succeeds. Construction goes on after its chance
    decision.
    """
    cdef bint done = False
    if die == 0:
        return False
    if board == 8:
        return bot_construction(p, die)
    if 2 <= board <= 4:
        done = bot_collect(p, board)
    elif board == 5:
        done = bot_alchemy(p, t)
    elif board == 6:
        done = bot_nobles(p, t)
    elif board == 7:
        done = bot_decorations(p, t)
    if done:
        raise_and_advance(p, t, die)
    return done


cdef inline void bot_mastery(Position* p, const Tables* t) noexcept nogil:
    """The step of its strongest worker's board, then of the next strongest's, and so on (T91)."""
    cdef int tried = 0, worker = bot_ranked(p, True, 0)
    while worker >= 0:
        if work_on(p, t, die_board(p.seat[BOT].dice[worker]), p.seat[BOT].dice[worker]):
            return
        tried |= 1 << worker
        worker = bot_ranked(p, True, tried)
    fall_back(p, t)


cdef inline void bot_masks(Position* p, const Tables* t) noexcept nogil:
    """The rarest mask that it lacks and can pay; ties first clockwise from the Palace; refilled at once (T90, S12)."""
    cdef Seat* s = &p.seat[BOT]
    cdef int place, index, kind, best = NOBODY
    for place in range(8):
        index = board_index(p.ring[place])
        if index < 0 or p.board_tile[index] == 0:
            continue
        kind = p.board_tile[index] - 1
        if kind > MASK_7 or s.unused[kind] or not can_pay(s, t, kind, 0, NULL):
            continue
        if best < 0 or t.copies[kind] < t.copies[p.board_tile[best] - 1]:
            best = index
    if best < 0:
        fall_back(p, t)
        return
    kind = p.board_tile[best] - 1
    pay_tile(s, t, kind)
    s.unused[kind] += 1
    p.board_tile[best] = 0
    push(p, D_DRAW, TO_BOARD, best)


cdef inline int worship_die(const Position* p) noexcept nogil:
    """The bot's Worship die, or 0 before it is there (S5)."""
    cdef int i
    for i in range(DICE):
        if p.seat[BOT].dice[i] & DIE_WORSHIP:
            return p.seat[BOT].dice[i]
    return 0


cdef inline void bot_worship(Position* p, const Tables* t) noexcept nogil:
    """Its Worship die goes to the next temple space, a human worker there is unlocked; steps; the tile is replaced
    (T92, S5, S13).
    """
    cdef int die = worship_die(p)
    cdef int place = (position_of(p, die_board(die)) + 1) & 7
    cdef int board, locked, _i
    while board_index(p.ring[place]) < 1:
        place = (place + 1) & 7
    board = p.ring[place]
    locked = locked_on(&p.seat[HUMAN], board, 1)
    if locked:
        replace_die(&p.seat[HUMAN], locked, locked - DIE_LOCK)
    replace_die(&p.seat[BOT], die, new_die(board, die_power(die)) | DIE_LOCK | DIE_WORSHIP)
    for _i in range(t.bot_worship + (board == 7)):
        if board == 7:
            bot_any_temple(p, t)
        else:
            bot_temple(p, t, board_temple(board))
    p.board_tile[board_index(board)] = 0
    push(p, D_DRAW, TO_BOARD, board_index(board))


cdef inline int close_gaps(Position* p, const Tables* t, int position) noexcept nogil:
    """The tile at a position is taken, the triangle closes from below, the Direction tiles change (T84). Returns the
    tile.
    """
    cdef int tile = p.bot_actions[position], gap = position, level = 0, below, upper = p.dirs[0]
    while gap <= 2:
        below = t.bot_below[gap][p.dirs[level]]
        p.bot_actions[gap] = p.bot_actions[below]
        gap = below
        level += 1
    p.bot_actions[gap] = p.bot_actions[6]
    p.bot_actions[6] = <int8_t>tile
    p.dirs[0] = p.dirs[1]
    p.dirs[1] = <int8_t>(1 - upper)
    return tile - 1


cdef inline void bot_board_tile(Position* p, const Tables* t, int board, int other) noexcept nogil:
    """Its worker on the tile's board, else its worker where the goods come from, else the fallback (T87–T89)."""
    if not work_on(p, t, board, bot_worker_on(p, board)) and not work_on(p, t, other, bot_worker_on(p, other)):
        fall_back(p, t)


cdef inline void bot_alchemy_tile(Position* p, const Tables* t) noexcept nogil:
    """Else its lowest worker gets two power-ups and does not advance; the second is lost if the first makes it ascend
    (T86, S8).
    """
    cdef int worker, die
    if work_on(p, t, 5, bot_worker_on(p, 5)):
        return
    worker = bot_ranked(p, False, 0)
    if worker >= 0:
        die = bot_raise(p, t, p.seat[BOT].dice[worker])
        if die_power(die) > 1:
            bot_raise(p, t, die)


cdef inline void bot_turn(Position* p, const Tables* t, int dice) noexcept nogil:
    """Roll, change triangle and Direction tiles (S1), carry out the tile."""
    cdef int tile
    p.dice = <int8_t>dice
    tile = close_gaps(p, t, t.bot_position[dice])
    if tile == BOT_ALCHEMY:
        bot_alchemy_tile(p, t)
    elif tile == BOT_CONSTRUCTION:
        bot_board_tile(p, t, 8, 3)
    elif tile == BOT_DECORATIONS:
        bot_board_tile(p, t, 7, 4)
    elif tile == BOT_NOBLES:
        bot_board_tile(p, t, 6, 2)
    elif tile == BOT_MASKS:
        bot_masks(p, t)
    elif tile == BOT_MASTERY:
        bot_mastery(p, t)
    else:
        bot_worship(p, t)


cdef inline void place_bot(Position* p, const Tables* t) noexcept nogil:
    """Goods, tracks, Technology of the top right and dice, without rewards (T83)."""
    cdef Seat* s = &p.seat[BOT]
    cdef int i, technology, slot = 0
    for i in range(3):
        s.goods[i] = t.bot_goods
        s.temple[i] = 1
        s.dice[i] = <uint16_t>new_die(t.bot_board[i], t.bot_power)
    s.avenue = 1
    for technology in range(TECHS):
        if p.techs >> technology & 1:
            if slot == 2:
                s.techs = <uint16_t>(1 << technology)
            slot += 1
    replace_die(s, 0, t.bot_worship_die)
