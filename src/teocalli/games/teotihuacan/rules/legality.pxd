"""Legal actions of the players, decision by decision, in ascending order (notation, sections 2 to 8)."""

from libc.stdint cimport int8_t, uint32_t

from teocalli.games.teotihuacan.rules.actions cimport (
    A_KEEP, A_PICK, A_GAIN, A_PLACE, A_TEMPLE, A_REWARD, A_SKIP, A_CLAIM, A_POWER, A_ASCEND, A_UNLOCK, A_UNLOCK_FREE,
    A_USE, A_MOVE, A_MOVE_TWO, A_REST, A_COCOA, A_MAIN, A_WORSHIP, A_CREW, A_TECH, A_ROW, A_DECO, A_BUILD, A_DONE,
    A_SAVE, A_TIMES, A_PAY, A_WAIVE, A_END, A_SALARY, A_SALARY_FREE,
)
from teocalli.games.teotihuacan.rules.crews cimport (
    MOST_CREWS, Crew, affordable_places, any_crew, dice_here, list_crews, open_technologies, row_has_room,
)
from teocalli.games.teotihuacan.rules.dice cimport any_locked, die_power, die_word, is_far, is_free, position_of
from teocalli.games.teotihuacan.rules.position cimport (
    ASCEND_TEMPLE, ASCEND_TWO, ASCEND_TWO_FREE, ASCEND_VP, ASCEND_WORKER, BY_ACTION, CONSTRUCTION, DICE, DOUBLE_MOVE,
    D_ACT, D_ASCEND, D_BUILD, D_CLAIM, D_CREW, D_DECO, D_END, D_EXTRA, D_GAIN, D_KEEP, D_PICK, D_PLACE, D_POWER, D_ROW,
    D_ROYAL, D_SALARY, D_SAVE, D_TECH, D_TEMPLE, D_TURN, EXTRA_WORKER, FREE_COCOA, FREE_MOVE, NOBODY, PALACE,
    POWER_UP_2, STONE, VP_4, WOOD, Frame, Position, Seat, Tables,
)
from teocalli.games.teotihuacan.rules.pyramid cimport lowest, may_decorate
from teocalli.games.teotihuacan.rules.reasons cimport (
    BEGUN, COSTS_NONE, MOST, NEEDED_COCOA, NONE_LOCKED, NO_EXTRA_WORKER, NO_GOODS, NO_MAIN_ACTION, OTHER_OPTIONS,
    SAVES_NOTHING, WHEEL, Reason, need, need_all, need_tile, refuse,
)
from teocalli.games.teotihuacan.rules.tiles cimport can_pay, fits_power_up, has_use, kinds_at
from teocalli.games.teotihuacan.rules.tracks cimport any_step, possible_steps
from teocalli.games.teotihuacan.rules.worship cimport FORM_ROYAL, FORMS, may_worship

cdef enum:  # Cocoa
    UNLOCKING = 3
    TWO_STEPS = 3


cdef inline bint has_locked(const Seat* s, Reason* why) noexcept nogil:
    """Whether something could be unlocked (T24, T25)."""
    return any_locked(s) or refuse(why, NONE_LOCKED, 0)


cdef inline bint may_waive_more(const Seat* s, const Tables* t, Reason* why) noexcept nogil:
    """A No-cocoa tile for what the text of the tile does not list (T72, option free_cocoa)."""
    return need_tile(s, FREE_COCOA, 1, why) if t.wide_cocoa else refuse(why, OTHER_OPTIONS, 0)


cdef inline bint takes_free_words(const Position* p, const Frame* frame) noexcept nogil:
    """Whether the decision is open: then one may unlock and use own tiles besides (N5)."""
    cdef int kind = frame.kind
    if kind == D_CLAIM or kind == D_ASCEND:
        return p.turn_of == p.actor
    if kind == D_BUILD:
        return frame.b != 0
    if kind == D_ROYAL:
        return frame.a != 7 or not frame.c
    return kind == D_TURN or kind == D_ACT or kind == D_EXTRA or kind == D_END


cdef inline int list_free_words(const Position* p, const Tables* t, int* out) noexcept nogil:
    """Words that are legal at every open decision besides the ordinary ones (N4, T25)."""
    cdef const Seat* s = &p.seat[p.actor]
    cdef int kind, n = 0
    if any_locked(s):
        if need(s, NEEDED_COCOA, UNLOCKING, NULL):
            out[n] = A_UNLOCK
            n += 1
        if may_waive_more(s, t, NULL):
            out[n] = A_UNLOCK_FREE
            n += 1
    for kind in range(VP_4, POWER_UP_2 + 1):
        if s.unused[kind] and has_use(p, t, kind, NULL):
            out[n] = A_USE + kind
            n += 1
    return n


cdef inline int list_set(int first, unsigned int members, int* out) noexcept nogil:
    """One action for every member of a set."""
    cdef int n = 0
    while members:
        out[n] = first + lowest(members)
        members &= members - 1
        n += 1
    return n


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


cdef inline int list_turn(const Position* p, const Tables* t, const Frame* frame, int* out) noexcept nogil:
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
    if any_locked(s):
        out[n] = A_REST
        n += 1
    return n


cdef inline bint takes_extra(const Position* p) noexcept nogil:
    """Boards on which Extra worker tiles work (T73)."""
    return p.arrival == 5 or p.arrival == 6 or p.arrival == CONSTRUCTION


cdef inline bint may_staff(const Position* p, const Tables* t, int extra, Reason* why) noexcept nogil:
    """Whether some crew, with so many Extra worker tiles, can carry out the Main action (T28, T73)."""
    if p.arrival == PALACE:
        return refuse(why, NO_MAIN_ACTION, 0)
    if extra and not takes_extra(p):
        return refuse(why, NO_EXTRA_WORKER, 0)
    if extra > 1 and t.single_extra:
        return refuse(why, MOST, 1)
    return any_crew(p, t, NOBODY, extra, why)


cdef inline bint pays_main(const Position* p, bint free, Reason* why) noexcept nogil:
    """Cocoa for the colours present, or a No-cocoa tile where it saves something (T28, T72)."""
    if not free:
        return need(&p.seat[p.actor], NEEDED_COCOA, p.colours, why)
    return need_tile(&p.seat[p.actor], FREE_COCOA, 1, why) if p.colours else refuse(why, SAVES_NOTHING, 0)


cdef inline int list_main(const Position* p, const Tables* t, int* out) noexcept nogil:
    """The Main action, with Extra worker tiles on boards 5, 6 and 8, and with a No-cocoa tile where it saves something.
    """
    cdef int most = p.seat[p.actor].unused[EXTRA_WORKER] if takes_extra(p) else 0
    cdef int extra, n = 0
    cdef bint payable = pays_main(p, False, NULL)
    cdef bint waived = pays_main(p, True, NULL)
    if not (payable or waived):
        return 0
    for extra in range(min(most, 2) + 1):
        if not may_staff(p, t, extra, NULL):
            continue
        if payable:
            out[n] = A_MAIN + 2 * extra
            n += 1
        if waived:
            out[n] = A_MAIN + 2 * extra + 1
            n += 1
    return n


cdef inline int powers_of(const Seat* s, int dice, int* out) noexcept nogil:
    """Different powers of the dice of a set, ascending; they lie on one board."""
    cdef int i, n = 0
    for i in range(DICE):
        if dice >> i & 1 and (n == 0 or out[n - 1] != die_power(s.dice[i])):
            out[n] = die_power(s.dice[i])
            n += 1
    return n


cdef inline int list_worship(const Position* p, const Tables* t, int moved, int* out) noexcept nogil:
    """Every open form; after a double move of two powers with the power that worships (T31, T32, T71)."""
    cdef int[4] powers
    cdef int count = powers_of(&p.seat[p.actor], moved, powers)
    cdef int form, i, named, n = 0
    cdef bint paid, waived
    if p.arrival == 5 or p.arrival == 6 or p.arrival == 8:
        return 0
    for form in range(FORM_ROYAL if p.arrival == PALACE else 0, FORMS if p.arrival == PALACE else FORM_ROYAL):
        paid = may_worship(p, t, form, False, NULL)
        waived = p.seat[p.actor].unused[FREE_COCOA] > 0 and may_worship(p, t, form, True, NULL)
        for i in range(count):
            named = powers[i] if count > 1 else 0
            if paid:
                out[n] = A_WORSHIP + 2 * (6 * form + named)
                n += 1
            if waived:
                out[n] = A_WORSHIP + 2 * (6 * form + named) + 1
                n += 1
    return n


cdef inline int list_act(const Position* p, const Tables* t, const Frame* frame, int* out) noexcept nogil:
    """Collect Cocoa, Worship or the Main action (T27); only cocoa if the worker has left the board again."""
    cdef int moved = dice_here(p, True)
    cdef int n = list_free_words(p, t, out)
    out[n] = A_COCOA
    n += 1
    if moved:
        n += list_main(p, t, out + n)
        n += list_worship(p, t, moved, out + n)
    return n


cdef inline int list_crew(const Position* p, const Tables* t, const Frame* frame, int* out) noexcept nogil:
    cdef Crew[MOST_CREWS] crews
    cdef int i, n = list_crews(p, t, frame.a, crews)
    for i in range(n):
        out[i] = A_CREW + crews[i].number
    return n


cdef inline int list_claim(const Position* p, const Tables* t, const Frame* frame, int* out) noexcept nogil:
    """The reward or nothing, or a tile whose cost can be paid; open in one's own turn (N8, N9, T68)."""
    cdef const Seat* s = &p.seat[p.actor]
    cdef unsigned int kinds = kinds_at(p, t, frame.a, frame.b)
    cdef int kind, n = 1
    out[0] = A_REWARD if frame.c else A_SKIP
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        if can_pay(s, t, kind, 0, NULL):
            out[n] = A_CLAIM + kind
            n += 1
    if takes_free_words(p, frame):
        n += list_free_words(p, t, out + n)
    return n


cdef inline int list_powers(const Position* p, const Tables* t, int source, int least, int* out) noexcept nogil:
    """Different workers that may get a power-up (N11)."""
    cdef const Seat* s = &p.seat[p.actor]
    cdef int i, word, last = 0, n = 0
    for i in range(DICE):
        word = die_word(s.dice[i])
        if word != last and fits_power_up(p, t, s.dice[i], source, least, NULL):
            out[n] = A_POWER + 5 * ((word >> 3) - 1) + (word & 7) - 1
            n += 1
            last = word
    return n


cdef inline bint may_ascend(const Position* p, const Tables* t, int reward, Reason* why) noexcept nogil:
    """Whether a reward of the Ascension is possible (T53)."""
    cdef const Seat* s = &p.seat[p.actor]
    if reward == ASCEND_WORKER:
        return s.wheel or refuse(why, WHEEL, 0)
    if reward < ASCEND_TEMPLE:
        return True
    if not any_step(p, t, why):
        return False
    if reward == ASCEND_TWO:
        return need(s, NEEDED_COCOA, TWO_STEPS, why)
    return reward == ASCEND_TEMPLE or may_waive_more(s, t, why)


cdef inline int list_ascend(const Position* p, const Tables* t, const Frame* frame, int* out) noexcept nogil:
    """One reward of the Ascension (T53)."""
    cdef int reward, n = 0
    for reward in range(ASCEND_VP, ASCEND_WORKER + 1):
        if may_ascend(p, t, reward, NULL):
            out[n] = A_ASCEND + reward
            n += 1
    if takes_free_words(p, frame):
        n += list_free_words(p, t, out + n)
    return n


cdef inline int list_goods(const Position* p, const Tables* t, int size, int* out) noexcept nogil:
    """All sets of so many goods (N6)."""
    cdef int first = size * (size + 1) * (size + 2) // 6
    cdef int number, count = (size + 1) * (size + 2) // 2
    for number in range(count):
        out[number] = A_GAIN + first + number
    return count


cdef inline bint has_goods(const Seat* s, const Tables* t, int number, int cocoa, Reason* why) noexcept nogil:
    """Whether the player has a set of goods, and so much cocoa."""
    return need_all(s, t.goods[number][0], t.goods[number][1], t.goods[number][2], cocoa, why)


cdef inline int list_payments(const Position* p, const Tables* t, int least, int most, int* out) noexcept nogil:
    """Sets of own goods, from `least` to `most` of them."""
    cdef const Seat* s = &p.seat[p.actor]
    cdef int number, n = 0
    cdef int first = least * (least + 1) * (least + 2) // 6
    cdef int end = (most + 1) * (most + 2) * (most + 3) // 6
    for number in range(first, end):
        if has_goods(s, t, number, 0, NULL):
            out[n] = A_PAY + number
            n += 1
    return n


cdef inline bint any_goods(const Seat* s, Reason* why) noexcept nogil:
    return s.goods[0] > 0 or s.goods[1] > 0 or s.goods[2] > 0 or refuse(why, NO_GOODS, 0)


cdef inline bint may_waive(const Position* p, const Tables* t, const Frame* frame, Reason* why) noexcept nogil:
    """A No-cocoa tile for the cocoa of a Royal tile, where something comes of it (option free_cocoa)."""
    cdef const Seat* s = &p.seat[p.actor]
    if frame.a == 3:
        return refuse(why, SAVES_NOTHING, 0)
    if frame.a == 7 and not any_goods(s, why):
        return False
    if frame.a == 8 and frame.c != frame.b - 1:
        return refuse(why, BEGUN, 0)
    if frame.a == 8 and not any_step(p, t, why):
        return False
    return may_waive_more(s, t, why)


cdef inline bint may_trade(const Position* p, const Frame* frame, int times, Reason* why) noexcept nogil:
    """Royal tiles 02 and 06: for each time 1 cocoa, as often as the power (T35, T39)."""
    return need(&p.seat[p.actor], NEEDED_COCOA, times, why) if times <= frame.b else refuse(why, MOST, frame.b)


cdef inline int list_royal(const Position* p, const Tables* t, const Frame* frame, int* out) noexcept nogil:
    """What the Royal tiles 02, 03, 06, 07 and 08 ask (T35, T36, T39–T41)."""
    cdef const Seat* s = &p.seat[p.actor]
    cdef int n = 0, number = 0
    if not takes_free_words(p, frame):
        return list_payments(p, t, 1, 1, out)
    if frame.a == 8 and s.cocoa > 0:
        n += list_set(A_TEMPLE, possible_steps(p, t, p.actor), out)
    n += list_free_words(p, t, out + n)
    if frame.a == 8:
        out[n] = A_DONE
        n += 1
    elif frame.a == 3:
        n += list_payments(p, t, 0, frame.b, out + n)
    elif frame.a == 7:
        n += list_payments(p, t, 0, 1 if s.cocoa > 0 else 0, out + n)
    else:
        while may_trade(p, frame, number, NULL):
            out[n] = A_TIMES + number
            n += 1
            number += 1
    if may_waive(p, t, frame, NULL):
        out[n] = A_WAIVE
        n += 1
    return n


cdef inline int list_rows(const Position* p, const Tables* t, int count, int* out) noexcept nogil:
    """Any row with room from the top one to that of the count (option nobles_row)."""
    cdef int row, n = 0
    for row in range(count):
        if row_has_room(p, t, row, NULL):
            out[n] = A_ROW + row
            n += 1
    return n


cdef inline int ascending(const int8_t* display, int size, int* out) noexcept nogil:
    """Tiles of a display by ascending number."""
    cdef int i, k, n = 0
    for i in range(size):
        if display[i]:
            k = n
            while k > 0 and out[k - 1] > display[i]:
                out[k] = out[k - 1]
                k -= 1
            out[k] = display[i]
            n += 1
    return n


cdef inline int list_decos(const Position* p, const Tables* t, int* out) noexcept nogil:
    """Displayed tiles on stairways whose next step is allowed (T49)."""
    cdef int[4] decos
    cdef int i, stairway, n = 0
    cdef int count = ascending(p.decos, 4, decos)
    for i in range(count):
        for stairway in range(4):
            if may_decorate(p, t, stairway, NULL):
                out[n] = A_DECO + 4 * (decos[i] - 1) + stairway
                n += 1
    return n


cdef inline int list_builds(const Position* p, const Tables* t, bint saving, int limit, int* out) noexcept nogil:
    """Displayed tiles on open places in all rotations that look different; stops when `limit` are found (T50)."""
    cdef int[3] tiles
    cdef int i, turns, place, n = 0
    cdef int count = ascending(p.pyramid, 3, tiles)
    cdef uint32_t places = affordable_places(p, t, saving), rest
    for i in range(count):
        rest = places
        while rest:
            place = lowest(rest)
            rest &= rest - 1
            for turns in range(t.rotations[tiles[i]]):
                out[n] = A_BUILD + 4 * (30 * (tiles[i] - 1) + place) + turns
                n += 1
            if n >= limit:
                return n
    return n


cdef inline int list_build(const Position* p, const Tables* t, const Frame* frame, int limit, int* out) noexcept nogil:
    """From the second tile on the decision is open, and one may stop (T50)."""
    cdef int n = list_free_words(p, t, out) if takes_free_words(p, frame) else 0
    n += list_builds(p, t, frame.c, limit, out + n)
    if frame.b:
        out[n] = A_DONE
        n += 1
    return n


cdef inline bint may_save(const Position* p, const Tables* t, int level, int what, Reason* why) noexcept nogil:
    """What Technology 15 saves: 1 wood, 1 stone or nothing; only what the tile costs, and the rest can be paid (N15).
    """
    cdef int wood = t.level_wood[level], stone = t.level_stone[level]
    if (what == WOOD and not wood) or (what == STONE and not stone):
        return refuse(why, COSTS_NONE, 0)
    return need_all(&p.seat[p.actor], wood - (what == WOOD), stone - (what == STONE), 0, 0, why)


cdef inline int list_save(const Position* p, const Tables* t, int level, int* out) noexcept nogil:
    cdef int what, n = 0
    for what in range(3):
        if may_save(p, t, level, what, NULL):
            out[n] = A_SAVE + what
            n += 1
    return n


cdef inline int list_extra(const Position* p, const Tables* t, const Frame* frame, int* out) noexcept nogil:
    """Technology 13, if a worker of the crew is still there (T64)."""
    cdef int n = 1
    cdef int workers = list_powers(p, t, BY_ACTION, 0, out + 1)
    if workers == 0:
        return 0
    out[0] = A_SKIP
    if p.seat[p.actor].cocoa > 0:
        n += workers
    return n + list_free_words(p, t, out + n)


cdef inline int salary_due(const Seat* s) noexcept nogil:
    """1 cocoa for a worker in play, 2 with power 4 or 5 (T77)."""
    cdef int i, due = 0
    for i in range(DICE):
        if s.dice[i]:
            due += 2 if die_power(s.dice[i]) >= 4 else 1
    return due


cdef inline bint may_pay_salary(const Seat* s, int cocoa, Reason* why) noexcept nogil:
    """Any part of what is due (T77)."""
    cdef int due = salary_due(s)
    return need(s, NEEDED_COCOA, cocoa, why) if cocoa <= due else refuse(why, MOST, due)


cdef inline int list_salary(const Position* p, int* out) noexcept nogil:
    cdef const Seat* s = &p.seat[p.actor]
    cdef int n = 0
    while may_pay_salary(s, n, NULL):
        out[n] = A_SALARY + n
        n += 1
    if salary_due(s) and need_tile(s, FREE_COCOA, 1, NULL):
        out[n] = A_SALARY_FREE
        n += 1
    return n


cdef inline int list_pairs(const Position* p, const Tables* t, int seat, int* out) noexcept nogil:
    """Two of the four Starting tiles offered (T14)."""
    cdef int number, i, n = 0
    cdef unsigned int offered = 0
    for i in range(4):
        if p.offer[4 * seat + i]:
            offered |= 1 << (p.offer[4 * seat + i] - 1)
    for number in range(153):
        if offered >> t.pair[number][0] & 1 and offered >> t.pair[number][1] & 1:
            out[n] = A_KEEP + number
            n += 1
    return n


cdef inline int list_picks(const Position* p, int* out) noexcept nogil:
    """One of the tiles in the row (T80)."""
    cdef unsigned int offered = 0
    cdef int i
    for i in range(16):
        if p.offer[i]:
            offered |= 1 << (p.offer[i] - 1)
    return list_set(A_PICK, offered, out)


cdef inline int list_places(const Position* p, const Tables* t, int* out) noexcept nogil:
    """Three different boards of those on the two tiles (T16)."""
    cdef unsigned int rest = p.seat[p.actor].starting
    cdef int tile, number, shown = 0, n = 0
    while rest:
        tile = lowest(rest)
        rest &= rest - 1
        shown |= 1 << (t.start_boards[tile][0] - 1) | 1 << (t.start_boards[tile][1] - 1)
    for number in range(56):
        if t.board_set[number] & shown == t.board_set[number]:
            out[n] = A_PLACE + number
            n += 1
    return n


cdef inline int list_decision(
    const Position* p, const Tables* t, const Frame* frame, int limit, int* out
) noexcept nogil:
    """Legal actions of a player's decision; with a `limit` the longest lists stop after so many."""
    cdef int kind = frame.kind
    cdef int n
    if kind == D_TURN:
        return list_turn(p, t, frame, out)
    if kind == D_ACT:
        return list_act(p, t, frame, out)
    if kind == D_END:
        n = list_free_words(p, t, out)
        out[n] = A_END
        return n + 1
    if kind == D_CREW:
        return list_crew(p, t, frame, out)
    if kind == D_POWER:
        return list_powers(p, t, frame.a, frame.c, out)
    if kind == D_TEMPLE:
        return list_set(A_TEMPLE, frame.a & possible_steps(p, t, p.actor), out)
    if kind == D_CLAIM:
        return list_claim(p, t, frame, out)
    if kind == D_GAIN:
        return list_goods(p, t, frame.a, out)
    if kind == D_BUILD:
        return list_build(p, t, frame, limit, out)
    if kind == D_ASCEND:
        return list_ascend(p, t, frame, out)
    if kind == D_EXTRA:
        return list_extra(p, t, frame, out)
    if kind == D_TECH:
        return list_set(A_TECH, open_technologies(p, t, frame.a, frame.b), out)
    if kind == D_DECO:
        return list_decos(p, t, out)
    if kind == D_ROW:
        return list_rows(p, t, frame.a, out)
    if kind == D_SAVE:
        return list_save(p, t, frame.a, out)
    if kind == D_ROYAL:
        return list_royal(p, t, frame, out)
    if kind == D_SALARY:
        return list_salary(p, out)
    if kind == D_KEEP:
        return list_pairs(p, t, frame.a, out)
    if kind == D_PICK:
        return list_picks(p, out)
    if kind == D_PLACE:
        return list_places(p, t, out)
    return 0
