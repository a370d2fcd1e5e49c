"""The beginning of a turn: moving one worker or two, or unlocking all (T23, T24, T58, T71)."""

from libc.stdint cimport int8_t, uint16_t

from teocalli.core.report cimport report
from teocalli.games.teotihuacan.rules.actions cimport A_MOVE, A_MOVE_TWO, A_REST
from teocalli.games.teotihuacan.rules.dice cimport (
    colours_present, die_word, distance_to, is_far, is_free, new_die, position_of, sort_dice,
)
from teocalli.games.teotihuacan.rules.position cimport (
    CHANGED, DICE, DIE_MOVED, DOUBLE_MOVE, D_ACT, FREE_MOVE, FROM_TECHNOLOGIES, F_ACTION_DONE, STOCK_COCOA, TECH_01,
    Position, Seat, Tables,
)
from teocalli.games.teotihuacan.rules.reasons cimport LOCKED, NOT_ASKED, NO_WORKER, Reason, need_tile, refuse
from teocalli.games.teotihuacan.rules.stack cimport push
from teocalli.games.teotihuacan.rules.technology cimport works
from teocalli.games.teotihuacan.rules.tiles cimport turn_over
from teocalli.games.teotihuacan.rules.turn.free_words cimport list_free_words
from teocalli.games.teotihuacan.rules.turn.rest cimport may_rest, unlock_all


cdef inline int free_dice(const Seat* s, int* words) noexcept nogil:
    """Board and power of the unlocked dice, ascending."""
    cdef int i, n = 0
    for i in range(DICE):
        if is_free(s.dice[i]):
            words[n] = die_word(s.dice[i])
            n += 1
    return n


cdef inline int list_targets(const Position* p, int first, int board, bint any_distance, int* out) noexcept nogil:
    """Boards 1 to 3 steps away; with a Free move tile 4 to 8 steps too (T23, T71)."""
    cdef int here = position_of(p, board)
    cdef int distance, n = 0
    cdef int[9] steps
    for distance in range(8):
        steps[p.ring[(here + distance) & 7]] = distance
    for board in range(1, 9):
        distance = steps[board]
        if any_distance or (distance and not is_far(distance)):
            out[n] = first + board - 1
            n += 1
    return n


cdef inline int list_turn(const Position* p, const Tables* t, int* out) noexcept nogil:
    """Move one worker or two, or unlock all (T23, T24, T71)."""
    cdef const Seat* s = &p.seat[p.actor]
    cdef int[4] words
    cdef int count = free_dice(s, words)
    cdef bint far = s.unused[FREE_MOVE] > 0
    cdef int i, k, board, n = list_free_words(p, t, out)
    for i in range(count):
        if i == 0 or words[i] != words[i - 1]:
            board = words[i] >> 3
            n += list_targets(p, A_MOVE + 8 * (5 * (board - 1) + (words[i] & 7) - 1), board, far, out + n)
    if s.unused[DOUBLE_MOVE]:
        for i in range(count):
            if i and words[i] == words[i - 1]:
                continue
            board = words[i] >> 3
            for k in range(i + 1, count):
                if words[k] >> 3 == board and (k == i + 1 or words[k] != words[k - 1]):
                    n += list_targets(p, A_MOVE_TWO + 8 * (15 * (board - 1) + t.power_pair[words[i] & 7][words[k] & 7]),
                                      board, far, out + n)
    if may_rest(s, NULL):
        out[n] = A_REST
        n += 1
    return n


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
        return may_rest(&p.seat[p.actor], why)
    if not A_MOVE <= action < A_REST:
        return refuse(why, NOT_ASKED, 0)
    if action < A_MOVE_TWO:
        return may_move(p, code // 40 + 1, code // 8 % 5 + 1, 0, code % 8 + 1, why)
    code = action - A_MOVE_TWO
    pair = code // 8 % 15
    while first < 5 and t.power_pair[first + 1][first + 1] <= pair:
        first += 1
    return may_move(p, code // 120 + 1, first, first + pair - t.power_pair[first][first], code % 8 + 1, why)


cdef inline void mark_moved(Seat* s, int word, int target) noexcept nogil:
    """One unlocked, unmoved die of this board and power goes to the target board."""
    cdef int i
    for i in range(DICE):
        if die_word(s.dice[i]) == word and is_free(s.dice[i]) and not s.dice[i] & DIE_MOVED:
            s.dice[i] = <uint16_t>(new_die(target, word & 7) | DIE_MOVED)
            return


cdef inline void pay_passage(Position* p, const Tables* t, int here, int distance, int workers) noexcept nogil:
    """Technology 01: onto or past the Palace (T58)."""
    cdef bint reached = here + distance == 8 if t.tech1_land and is_far(distance) else here + distance >= 8
    if reached and works(p, TECH_01):
        report(CHANGED, p.actor, STOCK_COCOA, workers if t.tech1_each else 1, FROM_TECHNOLOGIES)
        p.seat[p.actor].cocoa += workers if t.tech1_each else 1


cdef inline void apply_move(Position* p, const Tables* t, int board, int first, int second, int target) noexcept nogil:
    """One worker, with `second` two; the tiles named are turned over; the colours present are fixed (T23, T26, T71)."""
    cdef Seat* s = &p.seat[p.actor]
    cdef int here = position_of(p, board)
    cdef int distance = distance_to(p, board, target)
    if is_far(distance):
        turn_over(p, FREE_MOVE)
    mark_moved(s, board * 8 + first, target)
    if second:
        turn_over(p, DOUBLE_MOVE)
        mark_moved(s, board * 8 + second, target)
    sort_dice(s)
    pay_passage(p, t, here, distance, 2 if second else 1)
    p.arrival = <int8_t>target
    p.colours = <int8_t>colours_present(p, t, target)
    push(p, F_ACTION_DONE)
    push(p, D_ACT)


cdef inline void apply_turn(Position* p, const Tables* t, int action) noexcept nogil:
    cdef int code, pair, first
    if action == A_REST:
        unlock_all(&p.seat[p.actor])
        return
    if action < A_MOVE_TWO:
        code = action - A_MOVE
        apply_move(p, t, code // 40 + 1, code // 8 % 5 + 1, 0, code % 8 + 1)
        return
    code = action - A_MOVE_TWO
    pair = code // 8 % 15
    first = 1
    while first < 5 and t.power_pair[first + 1][first + 1] <= pair:
        first += 1
    apply_move(p, t, code // 120 + 1, first, first + pair - t.power_pair[first][first], code % 8 + 1)
