"""Setting up, word by word (T4–T18, T80, T83)."""

from libc.stdint cimport int8_t, uint32_t

from teocalli.games.teotihuacan.rules.calendar cimport begin_neutrals, begin_turn
from teocalli.games.teotihuacan.rules.bot cimport place_bot
from teocalli.games.teotihuacan.rules.crews cimport owns
from teocalli.games.teotihuacan.rules.dice cimport sort_dice
from teocalli.games.teotihuacan.rules.main_action cimport take_technology
from teocalli.games.teotihuacan.rules.position cimport (
    AT_START, BY_START, D_CLAIM, D_DIRS, D_DRAW, D_FIRST, D_GAIN, D_KEEP, D_LAYOUT, D_PICK, D_PLACE, D_POWER, F_AVENUE,
    F_SETUP, F_START_TECH, F_TEMPLE, GREEN, STARTS, TECHS, TO_BESIDE, TO_BOARD, TO_BOT, TO_DECORATIONS, TO_OFFER,
    TO_PLACE, TO_PYRAMID, TO_STACK, Position, Seat, Tables,
)
from teocalli.games.teotihuacan.rules.pyramid cimport lowest
from teocalli.games.teotihuacan.rules.stack cimport push

cdef enum:  # Stage
    STAGE_FIRST
    STAGE_BOARDS
    STAGE_ROYALS
    STAGE_TECHS
    STAGE_BONUS
    STAGE_DECOS
    STAGE_DISPLAY
    STAGE_LAYOUT
    STAGE_PYRAMID
    STAGE_BOARD_TILES
    STAGE_STACKS
    STAGE_DEAL
    STAGE_BESIDE
    STAGE_KEEP
    STAGE_TAKE
    STAGE_NEUTRAL
    STAGE_BOT
    STAGE_ACTIONS
    STAGE_DIRS
    STAGE_PLAY

# What a Starting tile gives, in the order of `start_gain` behind the goods.
cdef enum:  # Gain
    GAIN_COCOA = 3
    GAIN_ANY
    GAIN_AVENUE
    GAIN_TECHNOLOGY
    GAIN_DISCOVERY
    GAIN_POWER_UP


cdef inline int seat_in_order(const Position* p, const Tables* t, int place) noexcept nogil:
    return (p.first + place) % t.seats


cdef inline int people(const Tables* t) noexcept nogil:
    return 1 if t.solo else t.players


cdef inline int dealt(const Tables* t) noexcept nogil:
    """Starting tiles offered: four each, in a draft 6, 8 or 10 in one row; the solo game as for 2 players (T14, T80).
    """
    return max(6, 2 * people(t) + 2) if t.draft else 4 * people(t)


cdef inline int offer_place(const Position* p, const Tables* t, int number) noexcept nogil:
    """Where the tile dealt as number lies: four in a row for each seat, in player order; a draft has one row."""
    return number if t.draft else 4 * seat_in_order(p, t, number >> 2) + (number & 3)


cdef inline void fix_first_game(Position* p, const Tables* t) noexcept nogil:
    """Printed boards, Royal tiles, Technologies and Temple Bonus tiles (T18)."""
    cdef int i
    for i in range(8):
        p.ring[i] = t.ring[i]
    for i in range(3):
        p.royal[i] = t.first_royal[i]
        p.bonus[i] = t.first_bonus[i]
    p.techs = t.first_techs


cdef inline void give_order_cocoa(Position* p, const Tables* t) noexcept nogil:
    """1 for the first, 3 for the last, 2 for everybody between; the bot has none (T13)."""
    cdef int place, count = people(t)
    for place in range(count):
        p.seat[seat_in_order(p, t, place)].cocoa += 1 if place == 0 else (3 if place == count - 1 else 2)


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


cdef inline void keep_tile(Position* p, int seat, int tile) noexcept nogil:
    """A Starting tile leaves the offer (T14). `tile` counts from 0."""
    cdef int i = 0
    while p.offer[i] != tile + 1:
        i += 1
    p.seat[seat].starting |= (<uint32_t>1) << tile
    p.offer[i] = 0


cdef inline int choices(const Tables* t) noexcept nogil:
    """How often a player chooses: two tiles at once, in a draft one and one."""
    return 2 * people(t) if t.draft else people(t)


cdef inline void push_choice(Position* p, const Tables* t, int number) noexcept nogil:
    """In player order; the second picks of a draft in reverse order (T80)."""
    cdef int count = people(t)
    cdef int place = number if number < count else 2 * count - 1 - number
    push(p, D_PICK if t.draft else D_KEEP, seat_in_order(p, t, place))


cdef inline void take_first_game(Position* p, const Tables* t, int place) noexcept nogil:
    """Goods and workers of the table, then the steps blue, red, green, Avenue (T18)."""
    cdef Seat* s = &p.seat[p.actor]
    cdef int temple, i, _i
    for i in range(3):
        s.goods[i] += t.first_goods[place][i]
        s.dice[i + 1] = t.first_dice[place][i]
    s.cocoa += t.first_goods[place][3]
    sort_dice(s)
    if t.first_tech[place]:
        s.techs |= 1 << (t.first_tech[place] - 1)
    for _i in range(t.first_avenue[place]):
        push(p, F_AVENUE)
    if place == 3 and t.order4_bga:
        s.temple[GREEN] = t.first_temple[place][GREEN]
        s.cocoa += 1
        return
    for temple in range(GREEN, -1, -1):
        for _i in range(t.first_temple[place][temple]):
            push(p, F_TEMPLE, temple)


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
        s.goods[i] += gain[i]
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


cdef inline void take(Position* p, const Tables* t, int place) noexcept nogil:
    p.actor = <int8_t>seat_in_order(p, t, place)
    if t.first_game:
        take_first_game(p, t, place)
    else:
        take_starting_tiles(p, t)


cdef inline int stage_size(const Position* p, const Tables* t, int stage) noexcept nogil:
    """How many times a stage comes."""
    if STAGE_BOARDS <= stage <= STAGE_BONUS or STAGE_DEAL <= stage <= STAGE_KEEP:
        if t.first_game:
            return 0
    if stage == STAGE_DECOS:
        return 4
    if stage == STAGE_DISPLAY:
        return 3
    if stage == STAGE_LAYOUT:
        return t.random_layout
    if stage == STAGE_PYRAMID:
        return t.layout_size
    if stage == STAGE_BOARD_TILES:
        return 5
    if stage == STAGE_STACKS:
        return 35
    if stage == STAGE_DEAL or stage == STAGE_BESIDE:
        return dealt(t)
    if stage == STAGE_KEEP:
        return choices(t)
    if stage == STAGE_TAKE:
        return people(t)
    if stage == STAGE_ACTIONS:
        return 6 * t.solo
    if stage == STAGE_BOT or stage == STAGE_DIRS:
        return t.solo
    return 1


cdef inline void push_stage(Position* p, const Tables* t, int stage, int number) noexcept nogil:
    """One decision or effect of a stage: Temple Bonus tiles (T7), the displays (T10), and the others by their names."""
    if stage <= STAGE_BONUS:
        push(p, D_FIRST + stage)
    elif stage == STAGE_DECOS:
        push(p, D_DRAW, TO_DECORATIONS)
    elif stage == STAGE_DISPLAY:
        push(p, D_DRAW, TO_PYRAMID)
    elif stage == STAGE_LAYOUT:
        push(p, D_LAYOUT)
    elif stage == STAGE_PYRAMID:
        push(p, D_DRAW, TO_PLACE, t.layout[p.layout][number])
    elif stage == STAGE_BOARD_TILES:
        push(p, D_DRAW, TO_BOARD, number)
    elif stage == STAGE_STACKS:
        if number % 5 < t.stack_size[number // 5]:
            push(p, D_DRAW, TO_STACK, number // 5)
    elif stage == STAGE_DEAL:
        push(p, D_DRAW, TO_OFFER, offer_place(p, t, number))
    elif stage == STAGE_BESIDE:
        if shows_discovery(t, p.offer[offer_place(p, t, number)]):
            push(p, D_DRAW, TO_BESIDE, p.offer[offer_place(p, t, number)] - 1)
    elif stage == STAGE_KEEP:
        push_choice(p, t, number)
    elif stage == STAGE_TAKE:
        take(p, t, number)
    elif stage == STAGE_NEUTRAL:
        p.actor = 0
        begin_neutrals(p, t)
    elif stage == STAGE_BOT:
        place_bot(p, t)
    elif stage == STAGE_ACTIONS:
        push(p, D_DRAW, TO_BOT, number)
    elif stage == STAGE_DIRS:
        push(p, D_DIRS)
    else:
        p.depth -= 1
        begin_turn(p, t, p.first)


cdef inline void enter_stage(Position* p, const Tables* t, int stage) noexcept nogil:
    """What happens before the first decision of a stage."""
    if stage == STAGE_BOARDS and t.first_game:
        fix_first_game(p, t)
    elif stage == STAGE_DEAL:
        give_order_cocoa(p, t)
        p.starts = 0 if t.first_game else (1 << STARTS) - 1
    elif stage == STAGE_TAKE:
        give_back_offers(p)


cdef inline void set_up(Position* p, const Tables* t, int stage, int number) noexcept nogil:
    """The next step of the set-up (section 3 of the notation); the frame of the one after it waits below."""
    while number >= stage_size(p, t, stage):
        stage += 1
        number = 0
        enter_stage(p, t, stage)
    push(p, F_SETUP, stage, number + 1)
    push_stage(p, t, stage, number)
