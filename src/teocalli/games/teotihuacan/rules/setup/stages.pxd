"""Setting up, stage by stage (T4–T18, T80, T83)."""

from libc.stdint cimport int8_t

from teocalli.core.report cimport report
from teocalli.games.teotihuacan.rules.bot.begin cimport place_bot
from teocalli.games.teotihuacan.rules.position cimport (
    CHANGED, D_DIRS, D_DRAW, D_FIRST, D_LAYOUT, FROM_SETUP, F_SETUP, STARTS, STOCK_COCOA, TO_BESIDE, TO_BOARD, TO_BOT,
    TO_DECORATIONS, TO_OFFER, TO_PLACE, TO_PYRAMID, TO_STACK, Position, Tables,
)
from teocalli.games.teotihuacan.rules.seats cimport people, seat_in_order
from teocalli.games.teotihuacan.rules.setup.first_game cimport fix_first_game, take_first_game
from teocalli.games.teotihuacan.rules.setup.neutrals cimport begin_neutrals
from teocalli.games.teotihuacan.rules.setup.starting_tiles cimport (
    choices, dealt, give_back_offers, offer_place, push_choice, shows_discovery, take_starting_tiles,
)
from teocalli.games.teotihuacan.rules.stack cimport push
from teocalli.games.teotihuacan.rules.turn.round cimport begin_turn

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


cdef inline void give_order_cocoa(Position* p, const Tables* t) noexcept nogil:
    """Least for the first, most for the last; the bot has none (T13)."""
    cdef int place, count = people(t)
    for place in range(count):
        report(CHANGED, seat_in_order(p, t, place), STOCK_COCOA, t.amount.order_cocoa[
            0 if place == 0 else (2 if place == count - 1 else 1)], FROM_SETUP)
        p.seat[seat_in_order(p, t, place)].cocoa += t.amount.order_cocoa[
            0 if place == 0 else (2 if place == count - 1 else 1)]


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


cdef inline void push_draw(Position* p, const Tables* t, int stage, int number) noexcept nogil:
    """One tile to be drawn in a stage, if it draws one for this number (T10–T12, T14, T83)."""
    cdef int place
    if stage == STAGE_DECOS:
        push(p, D_DRAW, TO_DECORATIONS)
    elif stage == STAGE_DISPLAY:
        push(p, D_DRAW, TO_PYRAMID)
    elif stage == STAGE_PYRAMID:
        push(p, D_DRAW, TO_PLACE, t.layout[p.layout][number])
    elif stage == STAGE_BOARD_TILES:
        push(p, D_DRAW, TO_BOARD, number)
    elif stage == STAGE_STACKS:
        if number % 5 < t.stack_size[number // 5]:
            push(p, D_DRAW, TO_STACK, number // 5)
    elif stage == STAGE_ACTIONS:
        push(p, D_DRAW, TO_BOT, number)
    else:
        place = offer_place(p, t, number)
        if stage == STAGE_DEAL:
            push(p, D_DRAW, TO_OFFER, place)
        elif shows_discovery(t, p.offer[place]):
            push(p, D_DRAW, TO_BESIDE, p.offer[place] - 1)


cdef inline void push_stage(Position* p, const Tables* t, int stage, int number) noexcept nogil:
    """One decision, draw or effect of a stage (T4–T18)."""
    if stage <= STAGE_BONUS:
        push(p, D_FIRST + stage)
    elif stage == STAGE_LAYOUT:
        push(p, D_LAYOUT)
    elif stage == STAGE_KEEP:
        push_choice(p, t, number)
    elif stage == STAGE_TAKE:
        take(p, t, number)
    elif stage == STAGE_NEUTRAL:
        p.actor = 0
        begin_neutrals(p, t)
    elif stage == STAGE_BOT:
        place_bot(p, t)
    elif stage == STAGE_DIRS:
        push(p, D_DIRS)
    elif stage == STAGE_PLAY:
        p.depth -= 1
        begin_turn(p, t, p.first)
    else:
        push_draw(p, t, stage, number)


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
