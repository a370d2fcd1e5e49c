"""Whether a word may be chosen now, and why not: the predicates of the lists in `legality`, word by word (R-30).

Nothing here is needed for playing. Every function says yes exactly to the words that `legality` lists.
"""

from teocalli.games.teotihuacan.rules.actions cimport (
    A_ASCEND, A_BUILD, A_CLAIM, A_COCOA, A_CREW, A_DECO, A_DONE, A_END, A_GAIN, A_KEEP, A_MAIN, A_MOVE, A_MOVE_TWO,
    A_PAY, A_PICK, A_PLACE, A_POWER, A_REST, A_REWARD, A_ROW, A_SALARY, A_SALARY_FREE, A_SAVE, A_SKIP, A_TECH, A_TEMPLE,
    A_TIMES, A_UNLOCK, A_USE, A_WAIVE, A_WORSHIP,
)
from teocalli.games.teotihuacan.rules.crews cimport any_crew, dice_here, may_lay, may_take, row_has_room
from teocalli.games.teotihuacan.rules.dice cimport die_word, distance_to, is_far, is_free, new_die
from teocalli.games.teotihuacan.rules.legality cimport (
    UNLOCKING, has_goods, has_locked, may_ascend, may_pay_salary, may_save, may_staff, may_trade, may_waive,
    may_waive_more, pays_main, powers_of, salary_due, takes_free_words,
)
from teocalli.games.teotihuacan.rules.position cimport (
    BY_ACTION, DICE, DOUBLE_MOVE, D_ACT, D_ASCEND, D_BUILD, D_CLAIM, D_CREW, D_DECO, D_END, D_EXTRA, D_GAIN,
    D_KEEP, D_PICK, D_PLACE, D_POWER, D_ROW, D_ROYAL, D_SALARY, D_SAVE, D_TECH, D_TEMPLE, D_TURN, EXTRA_WORKER,
    FREE_COCOA, FREE_MOVE, Frame, Position, Seat, Tables,
)
from teocalli.games.teotihuacan.rules.pyramid cimport is_displayed, lowest, may_decorate
from teocalli.games.teotihuacan.rules.reasons cimport (
    CLOSED, EXACTLY, FEW_WORKERS, FIRST_TILE, LEFT_BOARD, LOCKED, MOST, NEEDED_COCOA, NOT_ASKED, NOT_SHOWN,
    NOT_THERE, NO_MATCH, NO_NAME, NO_WORKER, SAME_LOOK, SAVES_NOTHING, Reason, agree, anew, keep_nearer, need,
    need_tile, only_lacking, refuse,
)
from teocalli.games.teotihuacan.rules.tiles cimport can_pay, fits_power_up, lies_there, may_use
from teocalli.games.teotihuacan.rules.tracks cimport step_possible
from teocalli.games.teotihuacan.rules.worship cimport may_worship


cdef inline bint may_use_freely(
    const Position* p, const Tables* t, const Frame* frame, int action, Reason* why
) noexcept nogil:
    """Unlocking and own tiles, at open decisions (N4, N5)."""
    cdef const Seat* s = &p.seat[p.actor]
    if not takes_free_words(p, frame):
        return refuse(why, CLOSED, 0)
    if action >= A_USE:
        return may_use(p, t, action - A_USE, why)
    if not has_locked(s, why):
        return False
    return need(s, NEEDED_COCOA, UNLOCKING, why) if action == A_UNLOCK else may_waive_more(s, t, why)


cdef inline int unlocked_with(const Seat* s, int word) noexcept nogil:
    """Own unlocked dice with this board and power."""
    cdef int i, count = 0
    for i in range(DICE):
        count += is_free(s.dice[i]) and die_word(s.dice[i]) == word
    return count


cdef inline bint has_worker(const Seat* s, int word, int count, Reason* why) noexcept nogil:
    """Whether so many workers of this board and power could move (T23)."""
    cdef int i, present = 0
    if unlocked_with(s, word) >= count:
        return True
    for i in range(DICE):
        present += die_word(s.dice[i]) == word and s.dice[i] != 0
    return refuse(why, LOCKED if present >= count else NO_WORKER, 0)


cdef inline bint may_move_die(const Position* p, int die, Reason* why) noexcept nogil:
    """Whether an own worker like this one could move."""
    return refuse(why, LOCKED, 0) if not is_free(die) else has_worker(&p.seat[p.actor], die_word(die), 1, why)


cdef inline bint may_move(
    const Position* p, int board, int first, int second, int target, Reason* why
) noexcept nogil:
    """One worker, with `second` two of a board; the tiles for that are needed (T23, T71)."""
    cdef const Seat* s = &p.seat[p.actor]
    cdef bint far = is_far(distance_to(p, board, target))
    if not has_worker(s, 8 * board + first, 2 if first == second else 1, why):
        return False
    if second and not has_worker(s, 8 * board + second, 1, why):
        return False
    return need_tile(s, DOUBLE_MOVE, second > 0, why) & need_tile(s, FREE_MOVE, far, why)


cdef inline bint may_turn(const Position* p, const Tables* t, int action, Reason* why) noexcept nogil:
    cdef int code = action - A_MOVE, first = 1, pair
    if action == A_REST:
        return has_locked(&p.seat[p.actor], why)
    if not A_MOVE <= action < A_REST:
        return refuse(why, NOT_ASKED, 0)
    if action < A_MOVE_TWO:
        return may_move(p, code // 40 + 1, code // 8 % 5 + 1, 0, code % 8 + 1, why)
    code = action - A_MOVE_TWO
    pair = code // 8 % 15
    while first < 5 and t.power_pair[first + 1][first + 1] <= pair:
        first += 1
    return may_move(p, code // 120 + 1, first, first + pair - t.power_pair[first][first], code % 8 + 1, why)


cdef inline bint may_main(const Position* p, const Tables* t, int extra, bint free, Reason* why) noexcept nogil:
    """The Main action with so many Extra worker tiles; `free` with a No-cocoa tile (T28, T72, T73). All that lacks is
    told together.
    """
    cdef bint able = may_staff(p, t, extra, why)
    if not able and not only_lacking(why):
        return False
    if free and not p.colours:
        return refuse(why, SAVES_NOTHING, 0)
    return pays_main(p, free, why) & need_tile(&p.seat[p.actor], EXTRA_WORKER, extra, why) & able


cdef inline bint is_named(const Position* p, int named, Reason* why) noexcept nogil:
    """The power that worships is named after a double move of two powers, and only then (T71)."""
    cdef int[4] powers
    cdef int i, count = powers_of(&p.seat[p.actor], dice_here(p, True), powers)
    if count < 2:
        return not named or refuse(why, NO_NAME, 0)
    for i in range(count):
        if powers[i] == named:
            return True
    return refuse(why, NO_NAME, 0)


cdef inline bint may_act(const Position* p, const Tables* t, int action, Reason* why) noexcept nogil:
    """Collect Cocoa, Worship or the Main action; only cocoa if the worker has left the board again (T27)."""
    cdef int code = action - A_WORSHIP
    if action == A_COCOA:
        return True
    if not A_MAIN <= action < A_CREW:
        return refuse(why, NOT_ASKED, 0)
    if not dice_here(p, True):
        return refuse(why, LEFT_BOARD, 0)
    if action < A_WORSHIP:
        return may_main(p, t, (action - A_MAIN) >> 1, (action - A_MAIN) & 1, why)
    return is_named(p, (code >> 1) % 6, why) and may_worship(p, t, (code >> 1) // 6, code & 1, why)


cdef inline bint may_claim(
    const Position* p, const Tables* t, const Frame* frame, int action, Reason* why
) noexcept nogil:
    if action == A_REWARD or action == A_SKIP:
        return (action == A_REWARD) == (frame.c != 0) or refuse(why, NOT_ASKED, 0)
    if not A_CLAIM <= action < A_POWER:
        return refuse(why, NOT_ASKED, 0)
    return (lies_there(p, t, frame.a, frame.b, action - A_CLAIM, why)
            and can_pay(&p.seat[p.actor], t, action - A_CLAIM, 0, why))


cdef inline bint may_raise(
    const Position* p, const Tables* t, int source, int least, int cocoa, int die, Reason* why
) noexcept nogil:
    """A power-up for a worker like this one, which may be a locked one (N11, T64)."""
    cdef const Seat* s = &p.seat[p.actor]
    cdef Reason tried
    cdef int i
    refuse(why, NO_WORKER, 0)
    for i in range(DICE):
        if s.dice[i] == 0 or s.dice[i] >> 4 != die >> 4:
            continue
        if fits_power_up(p, t, s.dice[i], source, least, anew(&tried, why)):
            agree(why)
            return need(s, NEEDED_COCOA, cocoa, why)
        keep_nearer(s, why, &tried)
    return False


cdef inline bint may_raise_at(
    const Position* p, const Tables* t, const Frame* frame, int die, Reason* why
) noexcept nogil:
    """The same at a decision: a power-up, or one more for 1 cocoa by Technology 13."""
    if frame.kind == D_EXTRA:
        return may_raise(p, t, BY_ACTION, 0, 1, die, why)
    return may_raise(p, t, frame.a, frame.c, 0, die, why)


cdef inline bint may_power(
    const Position* p, const Tables* t, const Frame* frame, int action, Reason* why
) noexcept nogil:
    cdef int code = action - A_POWER
    if action == A_SKIP and frame.kind == D_EXTRA:
        return True
    if not A_POWER <= action < A_ASCEND:
        return refuse(why, NOT_ASKED, 0)
    return may_raise_at(p, t, frame, new_die(code // 5 + 1, code % 5 + 1), why)


cdef inline bint may_step(
    const Position* p, const Tables* t, const Frame* frame, int temple, Reason* why
) noexcept nogil:
    """A temple of choice, or one of those that were matched (T51, T54)."""
    if not frame.a >> temple & 1 and not frame.b >> 3 * temple & 7:
        return refuse(why, NO_MATCH, 0)
    return step_possible(p, t, p.actor, temple, why)


cdef inline bint may_give(
    const Position* p, const Tables* t, const Frame* frame, int number, Reason* why
) noexcept nogil:
    """Goods for the Royal tiles 03 and 07 (T36, T40)."""
    cdef int size = t.goods[number][0] + t.goods[number][1] + t.goods[number][2]
    cdef int most = frame.b if frame.a == 3 else 1
    if frame.a != 3 and frame.a != 7:
        return refuse(why, NOT_ASKED, 0)
    if size > most:
        return refuse(why, MOST, most)
    if frame.a == 7 and frame.c and size != 1:
        return refuse(why, EXACTLY, 1)
    return has_goods(&p.seat[p.actor], t, number, frame.a == 7 and size and not frame.c, why)


cdef inline bint may_use_royal(
    const Position* p, const Tables* t, const Frame* frame, int action, Reason* why
) noexcept nogil:
    """Royal tiles 02, 03, 06, 07 and 08 (T35, T36, T39–T41)."""
    cdef int royal = frame.a
    if A_PAY <= action < A_WAIVE:
        return may_give(p, t, frame, action - A_PAY, why)
    if action == A_WAIVE and takes_free_words(p, frame):
        return may_waive(p, t, frame, why)
    if royal == 8 and A_TEMPLE <= action < A_REWARD:
        return (step_possible(p, t, p.actor, action - A_TEMPLE, why)
                and need(&p.seat[p.actor], NEEDED_COCOA, 1, why))
    if (royal == 2 or royal == 6) and A_TIMES <= action < A_PAY:
        return may_trade(p, frame, action - A_TIMES, why)
    return (royal == 8 and action == A_DONE) or refuse(why, NOT_ASKED, 0)


cdef inline bint may_build(
    const Position* p, const Tables* t, const Frame* frame, int action, Reason* why
) noexcept nogil:
    """A displayed tile on an open place that can be paid; from the second one on one may stop (T50)."""
    cdef int code = (action - A_BUILD) >> 2, tile = code // 30 + 1
    if action == A_DONE:
        return frame.b != 0 or refuse(why, FIRST_TILE, 0)
    if not A_BUILD <= action < A_DONE:
        return refuse(why, NOT_ASKED, 0)
    if not is_displayed(p.pyramid, 3, tile, why):
        return False
    if (action - A_BUILD) & 3 >= t.rotations[tile]:
        return refuse(why, SAME_LOOK, 0)
    return may_lay(p, t, code % 30, frame.c, why)


cdef inline bint may_settle(
    const Position* p, const Tables* t, const Frame* frame, int action, Reason* why
) noexcept nogil:
    """Salary (T77)."""
    cdef const Seat* s = &p.seat[p.actor]
    if action != A_SALARY_FREE:
        return may_pay_salary(s, action - A_SALARY, why)
    return need_tile(s, FREE_COCOA, 1, why) if salary_due(s) else refuse(why, SAVES_NOTHING, 0)


cdef inline bint may_gain(const Tables* t, int size, int number, Reason* why) noexcept nogil:
    """A set of exactly so many goods (N6)."""
    cdef const signed char* goods = t.goods[number]
    return goods[0] + goods[1] + goods[2] == size or refuse(why, EXACTLY, size)


cdef inline bint is_offered(const Position* p, int first, int count, int tile, Reason* why) noexcept nogil:
    """A Starting tile in a part of the offer (T14, T80)."""
    cdef int i
    for i in range(first, first + count):
        if p.offer[i] == tile + 1:
            return True
    return refuse(why, NOT_THERE, 0)


cdef inline bint are_shown(const Position* p, const Tables* t, int number, Reason* why) noexcept nogil:
    """Three boards, each on one of the kept Starting tiles (T16)."""
    cdef unsigned int rest = p.seat[p.actor].starting
    cdef int tile, shown = 0
    while rest:
        tile = lowest(rest)
        rest &= rest - 1
        shown |= 1 << (t.start_boards[tile][0] - 1) | 1 << (t.start_boards[tile][1] - 1)
    return t.board_set[number] & shown == t.board_set[number] or refuse(why, NOT_SHOWN, 0)


cdef inline bint may_set_up(
    const Position* p, const Tables* t, const Frame* frame, int action, Reason* why
) noexcept nogil:
    """Starting tiles and first workers (T14, T16, T80)."""
    cdef int pair = action - A_KEEP
    if frame.kind == D_PICK and A_PICK <= action < A_GAIN:
        return is_offered(p, 0, 16, action - A_PICK, why)
    if frame.kind == D_PLACE and A_PLACE <= action < A_TEMPLE:
        return are_shown(p, t, action - A_PLACE, why)
    if frame.kind == D_KEEP and A_KEEP <= action < A_PICK:
        return (is_offered(p, 4 * frame.a, 4, t.pair[pair][0], why)
                and is_offered(p, 4 * frame.a, 4, t.pair[pair][1], why))
    return refuse(why, NOT_ASKED, 0)


cdef inline bint may_place(
    const Position* p, const Tables* t, const Frame* frame, int action, Reason* why
) noexcept nogil:
    """A row of the nobles, a Technology, a Decoration, a saving (T47–T49, N15)."""
    cdef int kind = frame.kind, row = action - A_ROW
    if kind == D_TECH and A_TECH <= action < A_ROW:
        return may_take(p, t, action - A_TECH, frame.a, frame.b, why)
    if kind == D_ROW and A_ROW <= action < A_DECO:
        return row_has_room(p, t, row, why) if row < frame.a else refuse(why, FEW_WORKERS, row + 1)
    if kind == D_DECO and A_DECO <= action < A_BUILD:
        return (is_displayed(p.decos, 4, (action - A_DECO) // 4 + 1, why)
                and may_decorate(p, t, (action - A_DECO) & 3, why))
    if kind == D_SAVE and A_SAVE <= action < A_TIMES:
        return may_save(p, t, frame.a, action - A_SAVE, why)
    return refuse(why, NOT_ASKED, 0)


cdef inline bint may_choose(
    const Position* p, const Tables* t, const Frame* frame, int action, Reason* why
) noexcept nogil:
    """Whether a word is legal at a player's decision."""
    cdef int kind = frame.kind
    if A_UNLOCK <= action < A_MOVE:
        return may_use_freely(p, t, frame, action, why)
    if kind == D_TURN:
        return may_turn(p, t, action, why)
    if kind == D_ACT:
        return may_act(p, t, action, why)
    if kind == D_CREW and A_CREW <= action < A_TECH:
        return any_crew(p, t, action - A_CREW, frame.a, why)
    if kind == D_CLAIM:
        return may_claim(p, t, frame, action, why)
    if kind == D_POWER or kind == D_EXTRA:
        return may_power(p, t, frame, action, why)
    if kind == D_TEMPLE and A_TEMPLE <= action < A_REWARD:
        return may_step(p, t, frame, action - A_TEMPLE, why)
    if kind == D_GAIN and A_GAIN <= action < A_PLACE:
        return may_gain(t, frame.a, action - A_GAIN, why)
    if kind == D_ASCEND and A_ASCEND <= action < A_UNLOCK:
        return may_ascend(p, t, action - A_ASCEND, why)
    if kind == D_ROYAL:
        return may_use_royal(p, t, frame, action, why)
    if kind == D_BUILD:
        return may_build(p, t, frame, action, why)
    if kind == D_SALARY and A_SALARY <= action <= A_SALARY_FREE:
        return may_settle(p, t, frame, action, why)
    if kind == D_END and action == A_END:
        return True
    if kind == D_KEEP or kind == D_PICK or kind == D_PLACE:
        return may_set_up(p, t, frame, action, why)
    return may_place(p, t, frame, action, why)
