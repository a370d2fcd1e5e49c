"""What each word does (notation, sections 3 to 9). Every action given must be legal for the decision on top of the
stack.
"""

from libc.stdint cimport int8_t, uint16_t, uint32_t

from teocalli.games.teotihuacan.rules.actions cimport (
    A_FIRST, A_BOARDS, A_ROYALS, A_TECHS, A_BONUS, A_LAYOUT, A_DRAW_DECO, A_DRAW_TILE, A_DRAW_TURNED, A_DRAW_KIND,
    A_DRAW_START, A_DRAW_ACTION, A_DIRS, A_DICE, A_SPIN, A_KEEP, A_PICK, A_GAIN, A_PLACE, A_TEMPLE, A_REWARD, A_SKIP,
    A_CLAIM, A_POWER, A_ASCEND, A_UNLOCK, A_USE, A_MOVE, A_MOVE_TWO, A_REST, A_COCOA, A_MAIN, A_WORSHIP, A_CREW, A_TECH,
    A_ROW, A_DECO, A_BUILD, A_DONE, A_SAVE, A_TIMES, A_PAY, A_WAIVE, A_SALARY, A_SALARY_FREE,
)
from teocalli.games.teotihuacan.rules.setup cimport keep_tile
from teocalli.games.teotihuacan.rules.bot cimport bot_lay_tile, bot_turn
from teocalli.games.teotihuacan.rules.calendar cimport draw_neutral
from teocalli.games.teotihuacan.rules.crews cimport MOST_CREWS, Crew, dice_here, list_crews, works
from teocalli.games.teotihuacan.rules.dice cimport (
    colours_present, die_board, die_power, die_word, distance_to, is_far, is_free, new_die, position_of, replace_die,
    sort_dice, unlock_all,
)
from teocalli.games.teotihuacan.rules.legality cimport UNLOCKING, salary_due
from teocalli.games.teotihuacan.rules.main_action cimport (
    add_building, begin_action, build, buy_technology, chosen_die, decorate, mark_crew, power_up, raise_die,
    reward_ascension, save,
)
from teocalli.games.teotihuacan.rules.position cimport (
    AT_BOARD, AT_START, BY_ACTION, CONSTRUCTION, DICE, DIE_LOCK, DIE_MOVED, DOUBLE_MOVE, D_ACT, D_ASCEND, D_BOARDS,
    D_BONUS, D_BUILD, D_CLAIM, D_CREW, D_DECO, D_DICE, D_DRAW, D_EXTRA, D_FIRST, D_GAIN, D_KEEP, D_LAYOUT, D_PICK,
    D_PLACE, D_POWER, D_ROW, D_ROYAL, D_ROYALS, D_SALARY, D_SAVE, D_SPIN, D_TECH, D_TECHS, D_TEMPLE, D_TURN,
    EXTRA_WORKER, FREE_COCOA, FREE_MOVE, F_ACTION_DONE, F_COLOURS, F_TEMPLE, GOLD, NOBODY, PALACE, STONE, TECH_01,
    TO_BOARD, TO_BOT, TO_DECORATIONS, TO_NEUTRAL, TO_OFFER, TO_PLACE, TO_PYRAMID, TO_STACK, WOOD, Frame, Position, Seat,
    Tables,
)
from teocalli.games.teotihuacan.rules.pyramid cimport add_to_display, lay_tile, size_of
from teocalli.games.teotihuacan.rules.stack cimport pop, push, top
from teocalli.games.teotihuacan.rules.tiles cimport claim_tile, stack_count, turn_over, use_tile
from teocalli.games.teotihuacan.rules.tracks cimport discovery_step, take_reward
from teocalli.games.teotihuacan.rules.worship cimport (
    FORM_ROYAL, FORM_TILE, Price, board_index, board_temple, form_both, form_lock, form_needs_tile, form_tile_first,
    price_of_space, space_owner,
)


cdef inline void gain_set(Seat* s, const Tables* t, int number, int sign) noexcept nogil:
    """Gain (+1) or give (−1) a set of goods."""
    cdef int i
    for i in range(3):
        s.goods[i] += sign * t.goods[number][i]


# Chance.

cdef inline void receive(Position* p, const Tables* t, const Frame* where, int action) noexcept nogil:
    """A drawn tile goes to its place."""
    cdef int tile
    if where.a == TO_DECORATIONS:
        tile = action - A_DRAW_DECO
        p.decos_left &= ~<uint16_t>(1 << tile)
        add_to_display(p.decos, tile + 1)
    elif where.a == TO_PYRAMID:
        tile = action - A_DRAW_TILE
        p.tiles_left &= ~(<uint32_t>1 << tile)
        add_to_display(p.pyramid, tile + 1)
    elif where.a == TO_PLACE:
        tile = (action - A_DRAW_TURNED) >> 2
        p.tiles_left &= ~(<uint32_t>1 << tile)
        lay_tile(p, t, tile + 1, where.b, (action - A_DRAW_TURNED) & 3)
    elif where.a == TO_OFFER:
        tile = action - A_DRAW_START
        p.starts &= ~(<uint32_t>1 << tile)
        p.offer[where.b] = <int8_t>(tile + 1)
    elif where.a == TO_NEUTRAL:
        draw_neutral(p, t, where.b, action - A_DRAW_START)
    elif where.a == TO_BOT:
        receive_action(p, where.b, action - A_DRAW_ACTION)
    else:
        receive_kind(p, where, action - A_DRAW_KIND)


cdef inline void receive_kind(Position* p, const Frame* where, int kind) noexcept nogil:
    p.kinds_left[kind] -= 1
    if where.a == TO_BOARD:
        p.board_tile[where.b] = <int8_t>(kind + 1)
    elif where.a == TO_STACK:
        p.stack_tile[where.b][stack_count(p, where.b)] = <int8_t>(kind + 1)
    else:
        p.beside[where.b] = <int8_t>(kind + 1)


cdef inline void receive_action(Position* p, int place, int tile) noexcept nogil:
    """The last Action tile is set aside without a word (T83)."""
    cdef int i, rest = 28 - tile - 1
    p.bot_actions[place] = <int8_t>(tile + 1)
    if place == 5:
        for i in range(5):
            rest -= p.bot_actions[i]
        p.bot_actions[6] = <int8_t>rest


cdef inline void decide_chance(Position* p, const Tables* t, const Frame* frame, int action) noexcept nogil:
    cdef int kind = frame.kind, i
    if kind == D_DRAW:
        receive(p, t, frame, action)
    elif kind == D_DICE:
        bot_turn(p, t, action - A_DICE + 2)
    elif kind == D_SPIN:
        bot_lay_tile(p, t, action - A_SPIN, frame.a)
    elif kind == D_FIRST:
        p.first = <int8_t>(action - A_FIRST)
    elif kind == D_BOARDS:
        p.ring[0] = PALACE
        p.ring[4] = CONSTRUCTION
        for i in range(6):
            p.ring[i + 1 + (i >= 3)] = t.permutation[action - A_BOARDS][i]
    elif kind == D_ROYALS:
        p.royal[0] = t.royal_of[0][(action - A_ROYALS) // 9]
        p.royal[1] = t.royal_of[1][(action - A_ROYALS) // 3 % 3]
        p.royal[2] = t.royal_of[2][(action - A_ROYALS) % 3]
    elif kind == D_TECHS:
        p.techs = t.tech_set[action - A_TECHS]
    elif kind == D_BONUS:
        for i in range(3):
            p.bonus[i] = <int8_t>(t.bonus_row[action - A_BONUS][i] + 1)
    elif kind == D_LAYOUT:
        p.layout = <int8_t>(action - A_LAYOUT)
    else:
        p.dirs[0] = <int8_t>((action - A_DIRS) >> 1)
        p.dirs[1] = <int8_t>((action - A_DIRS) & 1)


# A turn.

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
        p.seat[p.actor].cocoa += workers if t.tech1_each else 1


cdef inline void move(Position* p, const Tables* t, int board, int first, int second, int target) noexcept nogil:
    """One worker, with `second` two; the tiles named are turned over; the colours present are fixed (T23, T26, T71)."""
    cdef Seat* s = &p.seat[p.actor]
    cdef int here = position_of(p, board)
    cdef int distance = distance_to(p, board, target)
    if is_far(distance):
        turn_over(s, FREE_MOVE)
    mark_moved(s, board * 8 + first, target)
    if second:
        turn_over(s, DOUBLE_MOVE)
        mark_moved(s, board * 8 + second, target)
    sort_dice(s)
    pay_passage(p, t, here, distance, 2 if second else 1)
    p.arrival = <int8_t>target
    p.colours = <int8_t>colours_present(p, t, target)
    push(p, F_ACTION_DONE)
    push(p, D_ACT)


cdef inline void decide_turn(Position* p, const Tables* t, int action) noexcept nogil:
    cdef int code, pair, first
    if action == A_REST:
        unlock_all(&p.seat[p.actor])
        return
    if action < A_MOVE_TWO:
        code = action - A_MOVE
        move(p, t, code // 40 + 1, code // 8 % 5 + 1, 0, code % 8 + 1)
        return
    code = action - A_MOVE_TWO
    pair = code // 8 % 15
    first = 1
    while first < 5 and t.power_pair[first + 1][first + 1] <= pair:
        first += 1
    move(p, t, code // 120 + 1, first, first + pair - t.power_pair[first][first], code % 8 + 1)


cdef inline int moved_die(const Position* p, int power) noexcept nogil:
    """The die that worships: that of the power named, else the one moved."""
    cdef int i, moved = dice_here(p, True)
    for i in range(DICE):
        if moved >> i & 1 and (power == 0 or die_power(p.seat[p.actor].dice[i]) == power):
            return p.seat[p.actor].dice[i]
    return 0


cdef inline void use_royal(Position* p, int royal, int power) noexcept nogil:
    """The Royal tile, with the power of the worker locked there (T34–T42)."""
    cdef Seat* s = &p.seat[p.actor]
    if royal == 1:
        s.cocoa += power + 1
    elif royal == 4:
        s.vp += 2 * min(size_of(s.techs), power)
    elif royal == 5:
        s.vp += 2 * min(<int>s.track, power)
    elif royal == 9:
        s.vp += min(<int>s.avenue, power + 1)
    elif royal != 8:
        push(p, D_ROYAL, royal, power)
    elif power > 1:
        push(p, D_ROYAL, royal, power, power - 1)


cdef inline void pay_worship(Position* p, const Tables* t, int form, bint free) noexcept nogil:
    """Gained before anything is paid; a No-cocoa tile waives unlocking and the second benefit (T30–T32, T72)."""
    cdef Seat* s = &p.seat[p.actor]
    cdef Price price = price_of_space(p, t, p.arrival, form_lock(p, form))
    s.cocoa += price.gained
    if free:
        turn_over(s, FREE_COCOA)
    else:
        s.cocoa -= price.paid + form_both(form)


cdef inline void lock_worker(Position* p, const Tables* t, int lock, int die) noexcept nogil:
    """Whoever is there goes to the general area, then the own worker is locked (T30)."""
    cdef int owner = space_owner(p, t, p.arrival, lock), i
    cdef Seat* s
    if owner != NOBODY:
        s = &p.seat[owner]
        for i in range(DICE):
            if die_board(s.dice[i]) == p.arrival and s.dice[i] >> 4 & 3 == lock:
                s.dice[i] -= <uint16_t>(lock * DIE_LOCK)
        sort_dice(s)
    replace_die(&p.seat[p.actor], die, die + lock * DIE_LOCK)


cdef inline void worship(Position* p, const Tables* t, int form, int power, bint free) noexcept nogil:
    """All is paid first; then the space; then the benefits in their order (T30–T32)."""
    cdef int index = board_index(p.arrival), die = moved_die(p, power)
    power = die_power(die)
    pay_worship(p, t, form, free)
    lock_worker(p, t, form_lock(p, form), die)
    if form_tile_first(form):
        claim_tile(p, t, AT_BOARD, index, p.board_tile[index] - 1)
    elif form_needs_tile(form):
        push(p, D_CLAIM, AT_BOARD, index)
    if form >= FORM_ROYAL:
        use_royal(p, 1 + (form - FORM_ROYAL) // 3, power)
    elif form != FORM_TILE:
        if p.arrival == 7:
            push(p, D_TEMPLE, 7)
        else:
            push(p, F_TEMPLE, board_temple(p.arrival))


cdef inline void main_action(Position* p, const Tables* t, int extra, bint free) noexcept nogil:
    """Cocoa for the colours present, Extra worker tiles, then the crew (T28, T73)."""
    cdef Seat* s = &p.seat[p.actor]
    cdef int _i
    if free:
        turn_over(s, FREE_COCOA)
    else:
        s.cocoa -= p.colours
    for _i in range(extra):
        turn_over(s, EXTRA_WORKER)
    push(p, D_CREW, extra)


cdef inline void decide_act(Position* p, const Tables* t, int action) noexcept nogil:
    cdef int code
    if action == A_COCOA:
        p.seat[p.actor].cocoa += p.colours + 1
    elif action < A_WORSHIP:
        main_action(p, t, (action - A_MAIN) >> 1, (action - A_MAIN) & 1)
    else:
        code = (action - A_WORSHIP) >> 1
        worship(p, t, code // 6, code % 6, (action - A_WORSHIP) & 1)


cdef inline void decide_crew(Position* p, const Tables* t, int extra, int number) noexcept nogil:
    cdef Crew[MOST_CREWS] crews
    cdef int i = 0
    list_crews(p, t, extra, crews)
    while crews[i].number != number:
        i += 1
    mark_crew(&p.seat[p.actor], crews[i].dice)
    begin_action(p, t, &crews[i], extra)


cdef inline void decide_claim(Position* p, const Tables* t, const Frame* frame, int action) noexcept nogil:
    """Reward, nothing, or the tile; a tile beside a Starting tile that is not claimed goes back (T15, T55, T68)."""
    if action == A_REWARD:
        # The marker may have gone on meanwhile, by a tile used at this decision.
        take_reward(p, t, frame.c - 1, discovery_step(t, frame.c - 1, frame.b))
    elif action != A_SKIP:
        claim_tile(p, t, frame.a, frame.b, action - A_CLAIM)
    elif frame.a == AT_START:
        p.kinds_left[p.beside[frame.b] - 1] += 1
        p.beside[frame.b] = 0


cdef inline void choose_temple(Position* p, const Frame* frame, int temple) noexcept nogil:
    if frame.b:
        push(p, F_COLOURS, frame.b - (1 << 3 * temple))
    push(p, F_TEMPLE, temple)


cdef inline void trade(Position* p, const Frame* frame, int times, bint free) noexcept nogil:
    """Royal tiles 02 and 06: cocoa for 1 wood and 1 stone, or 1 stone and 1 gold (T35, T39)."""
    cdef Seat* s = &p.seat[p.actor]
    if not free:
        s.cocoa -= times
    s.goods[STONE] += times
    s.goods[WOOD if frame.a == 2 else GOLD] += times


cdef inline void waive(Position* p, const Frame* frame) noexcept nogil:
    """A No-cocoa tile pays the cocoa of the Royal tile (option free_cocoa)."""
    cdef int _i
    turn_over(&p.seat[p.actor], FREE_COCOA)
    if frame.a == 7:
        push(p, D_ROYAL, 7, frame.b, 1)
    elif frame.a == 8:
        for _i in range(frame.c):
            push(p, D_TEMPLE, 7)
    else:
        trade(p, frame, frame.b, True)


cdef inline void give_goods(Position* p, const Tables* t, const Frame* frame, int number) noexcept nogil:
    """Royal 03: 2 cocoa for each good. Royal 07: 1 cocoa and 1 good for as many goods as the power (T36, T40)."""
    cdef Seat* s = &p.seat[p.actor]
    gain_set(s, t, number, -1)
    if frame.a == 3:
        s.cocoa += 2 * (t.goods[number][0] + t.goods[number][1] + t.goods[number][2])
    elif number:
        if not frame.c:
            s.cocoa -= 1
        push(p, D_GAIN, frame.b)


cdef inline void decide_royal(Position* p, const Tables* t, const Frame* frame, int action) noexcept nogil:
    if action == A_DONE:
        return
    if action == A_WAIVE:
        waive(p, frame)
    elif action < A_UNLOCK:
        p.seat[p.actor].cocoa -= 1
        if frame.c > 1:
            push(p, D_ROYAL, 8, frame.b, frame.c - 1)
        push(p, F_TEMPLE, action - A_TEMPLE)
    elif action < A_PAY:
        trade(p, frame, action - A_TIMES, False)
    else:
        give_goods(p, t, frame, action - A_PAY)


cdef inline void decide_extra(Position* p, const Tables* t, const Frame* frame, int action) noexcept nogil:
    """Technology 13: 1 cocoa for one more power-up (T64)."""
    cdef int code = action - A_POWER
    if action == A_SKIP:
        return
    p.seat[p.actor].cocoa -= 1
    if frame.a > 1:
        push(p, D_EXTRA, frame.a - 1)
    raise_die(p, chosen_die(p, t, (code // 5 + 1) * 8 + code % 5 + 1, BY_ACTION))


cdef inline void decide_build(Position* p, const Tables* t, const Frame* frame, int action) noexcept nogil:
    cdef int code = (action - A_BUILD) >> 2
    if action != A_DONE:
        build(p, t, frame, code // 30 + 1, code % 30, (action - A_BUILD) & 3)


cdef inline void place_workers(Position* p, const Tables* t, int number) noexcept nogil:
    """Three workers of power 1 on three boards (T16)."""
    cdef Seat* s = &p.seat[p.actor]
    cdef int board, i = 1
    for board in range(1, 9):
        if t.board_set[number] >> (board - 1) & 1:
            s.dice[i] = <uint16_t>new_die(board, 1)
            i += 1


cdef inline void pay_salary(Position* p, int action) noexcept nogil:
    """3 points lost for each cocoa not paid, never below 0 (T77)."""
    cdef Seat* s = &p.seat[p.actor]
    cdef int cocoa = action - A_SALARY
    cdef int missing = salary_due(s) - cocoa
    if action == A_SALARY_FREE:
        turn_over(s, FREE_COCOA)
        return
    s.cocoa -= cocoa
    s.vp = max(0, s.vp - 3 * missing)


cdef inline void decide(Position* p, const Tables* t, const Frame* frame, int action) noexcept nogil:
    """A word of a player; the decision has left the stack."""
    cdef int kind = frame.kind, code
    if kind == D_TURN:
        decide_turn(p, t, action)
    elif kind == D_ACT:
        decide_act(p, t, action)
    elif kind == D_CREW:
        decide_crew(p, t, frame.a, action - A_CREW)
    elif kind == D_POWER:
        code = action - A_POWER
        power_up(p, t, frame, (code // 5 + 1) * 8 + code % 5 + 1)
    elif kind == D_TEMPLE:
        choose_temple(p, frame, action - A_TEMPLE)
    elif kind == D_CLAIM:
        decide_claim(p, t, frame, action)
    elif kind == D_GAIN:
        gain_set(&p.seat[p.actor], t, action - A_GAIN, 1)
    elif kind == D_BUILD:
        decide_build(p, t, frame, action)
    elif kind == D_ASCEND:
        reward_ascension(p, action - A_ASCEND)
    elif kind == D_EXTRA:
        decide_extra(p, t, frame, action)
    elif kind == D_TECH:
        buy_technology(p, t, action - A_TECH, frame.a, frame.b)
    elif kind == D_DECO:
        decorate(p, t, (action - A_DECO) // 4 + 1, (action - A_DECO) & 3, frame.a)
    elif kind == D_ROW:
        add_building(p, t, action - A_ROW)
    elif kind == D_SAVE:
        save(p, t, frame, action - A_SAVE)
    elif kind == D_ROYAL:
        decide_royal(p, t, frame, action)
    elif kind == D_SALARY:
        pay_salary(p, action)
    elif kind == D_KEEP:
        keep_tile(p, frame.a, t.pair[action - A_KEEP][0])
        keep_tile(p, frame.a, t.pair[action - A_KEEP][1])
    elif kind == D_PICK:
        keep_tile(p, frame.a, action - A_PICK)
    elif kind == D_PLACE:
        place_workers(p, t, action - A_PLACE)


cdef inline bint is_free_word(int action) noexcept nogil:
    return A_UNLOCK <= action < A_MOVE


cdef inline void use_free_word(Position* p, const Tables* t, int action) noexcept nogil:
    """The decision stays and is offered again after the effect (N4, T25)."""
    cdef Seat* s = &p.seat[p.actor]
    if top(p).kind == D_TURN:
        top(p).a = 1
    if action >= A_USE:
        use_tile(p, t, action - A_USE)
        return
    if action == A_UNLOCK:
        s.cocoa -= UNLOCKING
    else:
        turn_over(s, FREE_COCOA)
    unlock_all(s)


cdef inline void apply_decision(Position* p, const Tables* t, int action) noexcept nogil:
    """Carry out a word of the decision on top; what it brings about then waits on the stack."""
    cdef Frame frame
    if is_free_word(action):
        use_free_word(p, t, action)
        return
    frame = pop(p)
    if frame.kind <= D_SPIN:
        decide_chance(p, t, &frame, action)
    else:
        decide(p, t, &frame, action)
