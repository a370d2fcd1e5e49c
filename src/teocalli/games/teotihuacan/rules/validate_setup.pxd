"""Whether a position from outside has what its stage of the set-up has laid out, no more and no less (T4–T18)."""

from libc.stdint cimport int8_t, uint32_t

from teocalli.games.teotihuacan.rules.bits cimport size_of
from teocalli.games.teotihuacan.rules.position cimport (
    DICE, DIE_WORSHIP, D_DIRS, D_DRAW, D_FIRST, D_KEEP, D_LAYOUT, D_PICK, D_PLACE, F_NEUTRAL, SETUP, STACKS, TO_BESIDE,
    TO_BOARD, TO_BOT, TO_DECORATIONS, TO_OFFER, TO_PLACE, TO_PYRAMID, TO_STACK, Position, Tables,
)
from teocalli.games.teotihuacan.rules.seats cimport is_bot
from teocalli.games.teotihuacan.rules.setup.stages cimport (
    STAGE_ACTIONS, STAGE_BESIDE, STAGE_BOARDS, STAGE_BOARD_TILES, STAGE_BONUS, STAGE_BOT, STAGE_DEAL, STAGE_DECOS,
    STAGE_DIRS, STAGE_DISPLAY, STAGE_FIRST, STAGE_KEEP, STAGE_LAYOUT, STAGE_NEUTRAL, STAGE_PLAY, STAGE_PYRAMID,
    STAGE_ROYALS, STAGE_STACKS, STAGE_TAKE, STAGE_TECHS, stage_size,
)
from teocalli.games.teotihuacan.rules.setup.starting_tiles cimport offer_place
from teocalli.games.teotihuacan.rules.tiles cimport stack_count
from teocalli.games.teotihuacan.rules.waiting cimport frames_of


cdef inline int stage_of(const Position* p) noexcept nogil:
    return p.stack[0].a if p.phase == SETUP else STAGE_PLAY


cdef inline int done_of(const Position* p, const Tables* t, int stage) noexcept nogil:
    """How many decisions or effects of a stage are done; the one that waits is not."""
    cdef int now = stage_of(p)
    if stage == now:
        return p.stack[0].b - 1
    return stage_size(p, t, stage) if stage < now else 0


cdef inline int filled(const int8_t* places, int count) noexcept nogil:
    """Places taken, if no gap is before one of them, else −1."""
    cdef int i, found = 0
    for i in range(count):
        if places[i]:
            if found < i:
                return -1
            found += 1
    return found


cdef inline bint on_frame(const Position* p, int kind, int target) noexcept nogil:
    """Right above the set-up waits a decision of this kind, a draw for this target."""
    return p.depth == 2 and p.stack[1].kind == kind and (kind != D_DRAW or p.stack[1].a == target)


cdef inline bint valid_step(const Position* p, const Tables* t, int stage) noexcept nogil:
    """What waits above the set-up belongs to its stage."""
    if stage <= STAGE_BONUS:
        return on_frame(p, D_FIRST + stage, 0)
    if stage == STAGE_DECOS:
        return on_frame(p, D_DRAW, TO_DECORATIONS)
    if stage == STAGE_DISPLAY:
        return on_frame(p, D_DRAW, TO_PYRAMID)
    if stage == STAGE_LAYOUT:
        return on_frame(p, D_LAYOUT, 0)
    if stage == STAGE_PYRAMID:
        return on_frame(p, D_DRAW, TO_PLACE) and p.stack[1].b == t.layout[p.layout][p.stack[0].b - 1]
    if stage == STAGE_BOARD_TILES:
        return on_frame(p, D_DRAW, TO_BOARD) and p.stack[1].b == p.stack[0].b - 1
    if stage == STAGE_STACKS:
        return on_frame(p, D_DRAW, TO_STACK) and p.stack[1].b == (p.stack[0].b - 1) // 5
    if stage == STAGE_DEAL:
        return on_frame(p, D_DRAW, TO_OFFER) and p.stack[1].b == offer_place(p, t, p.stack[0].b - 1)
    if stage == STAGE_BESIDE:
        return (on_frame(p, D_DRAW, TO_BESIDE)
                and p.stack[1].b == p.offer[offer_place(p, t, p.stack[0].b - 1)] - 1)
    if stage == STAGE_KEEP:
        return on_frame(p, D_PICK if t.draft else D_KEEP, 0)
    if stage == STAGE_NEUTRAL:
        return p.depth == 3 and p.stack[1].kind == F_NEUTRAL
    if stage == STAGE_ACTIONS:
        return on_frame(p, D_DRAW, TO_BOT) and p.stack[1].b == p.stack[0].b - 1
    if stage == STAGE_DIRS:
        return on_frame(p, D_DIRS, 0)
    return stage == STAGE_TAKE


cdef inline bint valid_known(const Position* p, const Tables* t, int stage) noexcept nogil:
    """Start player, boards, Royal tiles, Technologies, Temple Bonus tiles: known after their stage, and not before."""
    cdef int i
    if (p.first >= 0) != (stage > STAGE_FIRST) or (p.ring[0] != 0) != (stage > STAGE_BOARDS):
        return False
    if size_of(p.techs) != (6 if stage > STAGE_TECHS else 0):
        return False
    for i in range(3):
        if (p.royal[i] != 0) != (stage > STAGE_ROYALS) or (p.bonus[i] != 0) != (stage > STAGE_BONUS):
            return False
        if p.royal[i] and (p.royal[i] == p.royal[(i + 1) % 3] or p.bonus[i] and p.bonus[i] == p.bonus[(i + 1) % 3]):
            return False
    return True


cdef inline bint valid_laid(const Position* p, const Tables* t) noexcept nogil:
    """Displays and starting pyramid (T10, T11)."""
    cdef uint32_t places = 0
    cdef int i
    if filled(p.decos, 4) != done_of(p, t, STAGE_DECOS) or filled(p.pyramid, 3) != done_of(p, t, STAGE_DISPLAY):
        return False
    for i in range(done_of(p, t, STAGE_PYRAMID)):
        places |= (<uint32_t>1) << t.layout[p.layout][i]
    return p.places == places


cdef inline bint valid_stacks(const Position* p, const Tables* t, int stage) noexcept nogil:
    """Discovery tiles at the boards and in the stacks (T12); those of the stacks may be claimed in the end (T15)."""
    cdef int i, expected, laid = done_of(p, t, STAGE_STACKS)
    if filled(p.board_tile, 5) != done_of(p, t, STAGE_BOARD_TILES):
        return False
    for i in range(STACKS):
        expected = min(<int>t.stack_size[i], max(0, laid - 5 * i))
        if stack_count(p, i) > expected or (stage < STAGE_TAKE and stack_count(p, i) < expected):
            return False
    return True


cdef inline bint valid_offers(const Position* p, const Tables* t, int stage) noexcept nogil:
    """Each Starting tile once: in the supply, on offer or kept (T14, T80)."""
    cdef uint32_t seen = 0
    cdef int i, seat, kept, dealt_now = done_of(p, t, STAGE_DEAL)
    for i in range(dealt_now):
        if stage < STAGE_KEEP and p.offer[offer_place(p, t, i)] == 0:
            return False
    kept = 0
    for i in range(16):
        if p.offer[i]:
            kept += 1
            if seen >> (p.offer[i] - 1) & 1:
                return False
            seen |= (<uint32_t>1) << (p.offer[i] - 1)
    if stage > STAGE_KEEP and kept or stage <= STAGE_KEEP and kept > dealt_now:
        return False
    for seat in range(t.seats):
        if p.seat[seat].starting & seen or (stage < STAGE_KEEP and p.seat[seat].starting):
            return False
        if stage > STAGE_KEEP and not is_bot(t, seat) and not t.first_game and size_of(p.seat[seat].starting) != 2:
            return False
        seen |= p.seat[seat].starting
    return stage < STAGE_DEAL or stage > STAGE_TAKE or not seen & p.starts


cdef inline bint valid_bot(const Position* p, const Tables* t, int stage) noexcept nogil:
    """At most one Worship die of the bot, its triangle of Action tiles and its Direction tiles (T83)."""
    cdef int i, seen = 0, worship = 0, laid = done_of(p, t, STAGE_ACTIONS)
    for i in range(7):
        if (p.bot_actions[i] != 0) != (i < laid or (i == 6 and laid == 6)):
            return False
        if p.bot_actions[i] and seen >> p.bot_actions[i] & 1:
            return False
        seen |= 1 << p.bot_actions[i]
    for i in range(2):
        if (p.dirs[i] >= 0) != (stage > STAGE_DIRS and t.solo):
            return False
    for i in range(DICE):
        worship += t.solo and p.seat[1].dice[i] & DIE_WORSHIP != 0
    return worship <= (stage > STAGE_BOT)


cdef inline bint valid_dice_in_play(const Position* p, const Tables* t, int stage) noexcept nogil:
    """Everybody has workers once they have been placed, and nobody who is still to place them (T16, T83)."""
    cdef int seat
    for seat in range(t.seats):
        if stage > (STAGE_BOT if is_bot(t, seat) else STAGE_TAKE) and not p.seat[seat].dice[DICE - 1]:
            return False
    return not frames_of(p, D_PLACE) or not p.seat[p.actor].dice[DICE - 1]


cdef inline bint valid_setup(const Position* p, const Tables* t) noexcept nogil:
    cdef int stage = stage_of(p)
    if p.phase == SETUP:
        if not 0 <= stage < STAGE_PLAY or not 1 <= p.stack[0].b <= stage_size(p, t, stage) or p.depth < 2:
            return False
        if not valid_known(p, t, stage) or not valid_laid(p, t) or not valid_stacks(p, t, stage):
            return False
        if not valid_offers(p, t, stage) or not valid_step(p, t, stage):
            return False
    elif not valid_known(p, t, STAGE_PLAY):
        return False
    return valid_bot(p, t, stage) and valid_dice_in_play(p, t, stage)
