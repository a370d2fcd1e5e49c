"""The Teotibot's turn: dice, triangle, Action tile (T84, T86–T92)."""

from libc.stdint cimport int8_t

from teocalli.core.report cimport report, reporting
from teocalli.games.teotihuacan.rules.actions cimport A_DICE
from teocalli.games.teotihuacan.rules.bot.steps cimport (
    BOT, HUMAN, bot_any_temple, bot_raise, bot_ranked, bot_temple, bot_worker_on, fall_back,
)
from teocalli.games.teotihuacan.rules.bot.work cimport work_on
from teocalli.games.teotihuacan.rules.dice cimport die_board, die_power, locked_on, new_die, position_of, replace_die
from teocalli.games.teotihuacan.rules.position cimport (
    ALCHEMY, BOT_ALCHEMY, BOT_CANNOT, BOT_CHOSE, BOT_CONSTRUCTION, BOT_DECORATIONS, BOT_MASKS, BOT_MASTERY, BOT_NOBLES,
    BOT_NO_MASK, BOT_NO_WORKER, BOT_TWICE, BOT_WORSHIPPED, DICE, DIE_LOCK, DIE_WORSHIP, D_DRAW, MASK_7, NOBODY,
    TILE_RECEIVED, TILE_REMOVED, TO_BOARD, WORKER_UNLOCKED, Position, Seat, Tables,
)
from teocalli.games.teotihuacan.rules.stack cimport push
from teocalli.games.teotihuacan.rules.tiles cimport can_pay, pay_tile
from teocalli.games.teotihuacan.rules.turn.worship cimport board_index, board_temple


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
        report(BOT_NO_MASK, BOT, 0, 0, 0)
        fall_back(p, t)
        return
    kind = p.board_tile[best] - 1
    pay_tile(p, t, kind)
    report(TILE_RECEIVED, BOT, kind, 0, 0)
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
        report(WORKER_UNLOCKED, HUMAN, board, 0, 0)
        replace_die(&p.seat[HUMAN], locked, locked - DIE_LOCK)
    report(BOT_WORSHIPPED, BOT, die_board(die), board, 0)
    replace_die(&p.seat[BOT], die, new_die(board, die_power(die)) | DIE_LOCK | DIE_WORSHIP)
    for _i in range(t.bot_worship + (board == 7)):
        if board == 7:
            bot_any_temple(p, t)
        else:
            bot_temple(p, t, board_temple(board))
    if reporting() and p.board_tile[board_index(board)]:
        report(TILE_REMOVED, NOBODY, p.board_tile[board_index(board)] - 1, 0, 0)
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


cdef inline bint works_there(Position* p, const Tables* t, int board) noexcept nogil:
    """Its lowest worker on a board works; else it says why not."""
    cdef int die = bot_worker_on(p, board)
    if work_on(p, t, board, die):
        return True
    report(BOT_CANNOT if die else BOT_NO_WORKER, BOT, board, 0, 0)
    return False


cdef inline void bot_board_tile(Position* p, const Tables* t, int board, int other) noexcept nogil:
    """Its worker on the tile's board, else its worker where the goods come from, else the fallback (T87–T89)."""
    if not works_there(p, t, board) and not works_there(p, t, other):
        fall_back(p, t)


cdef inline void bot_alchemy_tile(Position* p, const Tables* t) noexcept nogil:
    """Else its lowest worker gets two power-ups and does not advance; the second is lost if the first makes it ascend
    (T86, S8).
    """
    cdef int worker, die
    if works_there(p, t, ALCHEMY):
        return
    report(BOT_TWICE, BOT, 0, 0, 0)
    worker = bot_ranked(p, False, 0)
    if worker >= 0:
        die = bot_raise(p, t, p.seat[BOT].dice[worker])
        if die_power(die) > 1:
            bot_raise(p, t, die)


cdef inline int list_dice(int* out, int* weights) noexcept nogil:
    """The sum of two dice (T84)."""
    cdef int i
    for i in range(11):
        out[i] = A_DICE + i
        weights[i] = 6 - abs(i - 5)
    return 11


cdef inline void apply_dice(Position* p, const Tables* t, int dice) noexcept nogil:
    """Roll, change triangle and Direction tiles (S1), carry out the tile."""
    cdef int tile
    p.dice = <int8_t>dice
    tile = close_gaps(p, t, t.bot_position[dice])
    report(BOT_CHOSE, BOT, tile, 0, 0)
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
