"""What the Main actions do, decision by decision (T43–T53, T58–T67)."""

from libc.stdint cimport int8_t

from teocalli.games.teotihuacan.rules.crews cimport Crew, building_row, count_of, slot_of, works
from teocalli.games.teotihuacan.rules.dice cimport die_power, die_word, new_die, replace_die, sort_dice
from teocalli.games.teotihuacan.rules.legality cimport TWO_STEPS
from teocalli.games.teotihuacan.rules.position cimport (
    ASCEND_COCOA, ASCEND_TEMPLE, ASCEND_TWO, ASCEND_TWO_FREE, ASCEND_VP, ASCEND_WORKER, BY_ACTION, BY_START, DICE,
    DIE_CREW, DIE_MOVED, DIE_POWER, DIE_WORSHIP, D_ASCEND, D_BUILD, D_DECO, D_EXTRA, D_POWER, D_ROW, D_SAVE, D_TECH,
    D_TEMPLE, F_AVENUE, F_BUILD, F_BUILDING, F_BUILT, F_COLOURS, F_LIGHT, F_PALACE, F_TECHNOLOGIES, F_TEMPLE,
    FREE_COCOA, GOLD, PALACE, STONE, TECH_03, TECH_05, TECH_07, TECH_09, TECH_11, TECH_13, TECH_15, TECH_17, WOOD,
    Frame, Position, Seat, Tables,
)
from teocalli.games.teotihuacan.rules.pyramid cimport (
    Matches, deco_matches, lay_deco, lay_tile, take_from_display, tile_matches,
)
from teocalli.games.teotihuacan.rules.stack cimport Frame, push, top
from teocalli.games.teotihuacan.rules.tiles cimport fits_power_up, turn_over
from teocalli.games.teotihuacan.rules.tracks cimport finish_pyramid, possible_steps, step_track


cdef inline void after_action(Position* p, int power_ups) noexcept nogil:
    """After everything else come the power-ups, then the Technologies (N13)."""
    push(p, F_TECHNOLOGIES, power_ups)
    if power_ups:
        push(p, D_POWER, BY_ACTION, power_ups - 1)


cdef inline int bracket_of(int strength) noexcept nogil:
    """Column of a table by the lowest power: 1, 2 to 3, 4 to 5 (T43)."""
    return 0 if strength == 1 else (1 if strength <= 3 else 2)


cdef inline void collect(Position* p, const Tables* t, int count, int strength) noexcept nogil:
    """Forest, Stone Quarry, Gold Deposits: goods, cocoa and points of the table, then its temple steps (T44–T46)."""
    cdef const int8_t* yields = t.yields[p.arrival - 2][count][bracket_of(strength)]
    cdef Seat* s = &p.seat[p.actor]
    cdef int _i
    s.goods[p.arrival - 2] += yields[0]
    s.cocoa += yields[1]
    s.vp += yields[2]
    for _i in range(yields[3]):
        push(p, D_TEMPLE, 7)


cdef inline void begin_nobles(Position* p, const Tables* t, int count) noexcept nogil:
    """2 wood, then the row (T48)."""
    p.seat[p.actor].goods[WOOD] -= 2
    if t.rows_up_to:
        push(p, D_ROW, count)
    else:
        push(p, F_BUILDING, building_row(p, t, count))


cdef inline void begin_action(Position* p, const Tables* t, const Crew* crew, int extra) noexcept nogil:
    """The crew is known: what the board does comes first (section 5 of the notation)."""
    cdef int board = p.arrival
    cdef int count = count_of(p, crew.size, extra)
    if board == 5:
        push(p, D_TECH, count, crew.strength)
        return
    after_action(p, t.power_ups[board][count])
    if board <= 4:
        collect(p, t, count, crew.strength)
    elif board == 6:
        begin_nobles(p, t, count)
    elif board == 7:
        push(p, D_DECO, count)
    else:
        push(p, D_BUILD, count, 0, works(p, TECH_15))


cdef inline void mark_crew(Seat* s, int dice) noexcept nogil:
    cdef int i
    for i in range(DICE):
        if dice >> i & 1:
            s.dice[i] |= DIE_CREW
    sort_dice(s)


cdef inline void take_technology(Position* p, const Tables* t, int technology, bint others_score) noexcept nogil:
    """Marker, 3 points for those who were there before, and the temple step of the column (T47)."""
    cdef int seat
    for seat in range(t.seats):
        if others_score and seat != p.actor and p.seat[seat].techs >> technology & 1:
            p.seat[seat].vp += 3
    p.seat[p.actor].techs |= 1 << technology
    push(p, F_TEMPLE, slot_of(p, technology) % 3)


cdef inline void buy_technology(Position* p, const Tables* t, int technology, int count, int strength) noexcept nogil:
    """Alchemy; one strong worker alone takes a bottom-row tile without a power-up (T47)."""
    cdef bint alone_below = count == 1 and slot_of(p, technology) >= 3
    p.seat[p.actor].goods[GOLD] -= t.price[technology]
    after_action(p, 0 if alone_below else t.power_ups[5][count])
    take_technology(p, t, technology, True)


cdef inline void add_building(Position* p, const Tables* t, int row) noexcept nogil:
    """The covered points, then one step on the Avenue (T48)."""
    p.seat[p.actor].vp += t.nobles[row][p.rows[row]]
    p.rows[row] += 1
    push(p, F_AVENUE)


cdef inline void decorate(Position* p, const Tables* t, int deco, int stairway, int count) noexcept nogil:
    """Gold, 3 points and those of the matches, Pyramid track, coloured matches (T49)."""
    cdef Seat* s = &p.seat[p.actor]
    cdef Matches found = deco_matches(p, t, deco, stairway)
    s.goods[GOLD] -= t.deco_gold[count]
    s.vp += 3 + found.points
    lay_deco(p, deco, stairway)
    take_from_display(p.decos, 4, deco)
    step_track(s)
    push(p, F_COLOURS, found.colours)


cdef inline void pay_level(Seat* s, const Tables* t, int level, int wood_saved, int stone_saved) noexcept nogil:
    s.goods[WOOD] -= t.level_wood[level] - wood_saved
    s.goods[STONE] -= t.level_stone[level] - stone_saved


cdef inline void build(
    Position* p, const Tables* t, const Frame* decision, int tile, int place, int turns
) noexcept nogil:
    """The tile is laid at once and leaves the display; then the saving, or the cost at once (T50, N15)."""
    cdef Matches found = tile_matches(p, t, tile, place, turns)
    cdef int level = t.level[place]
    lay_tile(p, t, tile, place, turns)
    take_from_display(p.pyramid, 3, tile)
    push(p, F_BUILD, decision.a - 1, decision.c)
    if decision.c:
        push(p, D_SAVE, level, found.points, found.colours)
    else:
        pay_level(&p.seat[p.actor], t, level, 0, 0)
        push(p, F_BUILT, level, found.points, found.colours)


cdef inline void save(Position* p, const Tables* t, const Frame* decision, int what) noexcept nogil:
    """Technology 15 saves 1 wood, 1 stone, or nothing now (T65)."""
    if what != 2:
        top(p).b = 0
    pay_level(&p.seat[p.actor], t, decision.a, what == 0, what == 1)
    push(p, F_BUILT, decision.a, decision.b, decision.c)


cdef inline void score_tile(Position* p, const Tables* t, int level, int points, int colours) noexcept nogil:
    """Points, Pyramid track (with level 4 the light disc too), then the coloured matches (T22, T50)."""
    cdef Seat* s = &p.seat[p.actor]
    s.vp += t.level_vp[level] + points
    step_track(s)
    if level == 4:
        finish_pyramid(p)
    push(p, F_COLOURS, colours)


cdef inline void step_colours(Position* p, const Tables* t, int colours) noexcept nogil:
    """One step per coloured match; which comes next is asked while two temples have possible steps left (N14)."""
    cdef int possible = possible_steps(p, t, p.actor)
    cdef int temple, found = 0
    for temple in range(3):
        if colours >> 3 * temple & 7 and possible >> temple & 1:
            found |= 1 << temple
    if found:
        push(p, D_TEMPLE, found, colours)


cdef inline void apply_technologies(Position* p, const Tables* t, int power_ups) noexcept nogil:
    """03, 05, 07, 09, 11 by themselves, then 17, then 13 (T59–T66, N13)."""
    cdef Seat* s = &p.seat[p.actor]
    cdef int board = p.arrival
    if power_ups and works(p, TECH_13):
        push(p, D_EXTRA, power_ups if t.tech13_each else 1)
    if board <= 4:
        if works(p, TECH_05):
            s.goods[board - 2] += 1
        if works(p, TECH_07):
            s.cocoa += 1
            s.vp += 1
    elif board <= 6:
        s.vp += 3 * works(p, TECH_03)
    elif board == 7:
        s.vp += 4 * works(p, TECH_09)
    else:
        s.vp += 3 * works(p, TECH_11)
        if works(p, TECH_17):
            push(p, D_TEMPLE, 7)


cdef inline int chosen_die(const Position* p, const Tables* t, int word, int source) noexcept nogil:
    """The die that a word means: outside the crew before in it, then not moved before moved (N11)."""
    cdef int i
    for i in range(DICE):
        if die_word(p.seat[p.actor].dice[i]) == word and fits_power_up(p, t, p.seat[p.actor].dice[i], source, 0, NULL):
            return p.seat[p.actor].dice[i]
    return 0


cdef inline bint raise_die(Position* p, int die) noexcept nogil:
    """+1 power; a 6 ascends at once: Avenue, Palace, reward, light disc (T52, T53). True if it ascends."""
    cdef int raised = die + DIE_POWER
    replace_die(&p.seat[p.actor], die, raised)
    if die_power(raised) < 6:
        return False
    push(p, F_LIGHT)
    push(p, D_ASCEND)
    push(p, F_PALACE, raised)
    push(p, F_AVENUE)
    return True


cdef inline void power_up(Position* p, const Tables* t, const Frame* decision, int word) noexcept nogil:
    """One power-up; a second of the same source goes to a worker at or after the first, if that did not ascend (N11).
    """
    cdef int die = chosen_die(p, t, word, decision.a)
    cdef int below = p.depth
    if decision.b and decision.a == BY_START and t.power_one:
        replace_die(&p.seat[p.actor], die, die + 2 * DIE_POWER)
        return
    if decision.b:
        push(p, D_POWER, decision.a, decision.b - 1, word)
    if raise_die(p, die) and decision.b:
        p.stack[below].c = 0


cdef inline void enter_palace(Position* p, int die) noexcept nogil:
    """The ascended die lies at the Palace with power 1 (T53)."""
    replace_die(&p.seat[p.actor], die, new_die(PALACE, 1) | (die & (DIE_MOVED | DIE_WORSHIP)))


cdef inline void reward_ascension(Position* p, int reward) noexcept nogil:
    """The reward chosen (T53)."""
    cdef Seat* s = &p.seat[p.actor]
    if reward == ASCEND_VP:
        s.vp += 5
    elif reward == ASCEND_COCOA:
        s.cocoa += 5
    elif reward == ASCEND_WORKER:
        s.wheel = False
        s.cocoa += 2
        replace_die(s, 0, new_die(PALACE, 3))
    else:
        if reward == ASCEND_TWO:
            s.cocoa -= TWO_STEPS
        elif reward == ASCEND_TWO_FREE:
            turn_over(s, FREE_COCOA)
        push(p, D_TEMPLE, 7)
        if reward != ASCEND_TEMPLE:
            push(p, D_TEMPLE, 7)
