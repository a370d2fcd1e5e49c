"""Who works in a Main action, and whether it can be carried out (T28, T43, T47–T50, T73)."""

from libc.stdint cimport int8_t

from teocalli.games.teotihuacan.rules.dice cimport die_board, die_power, is_free
from teocalli.games.teotihuacan.rules.position cimport (
    CONSTRUCTION, DICE, DIE_MOVED, GOLD, NOBODY, PALACE, PLACES, ROW, TECHS, TECH_15, WOOD, Position, Seat, Tables,
)
from teocalli.games.teotihuacan.rules.pyramid cimport any_stairway, is_open, open_places, size_of
from teocalli.games.teotihuacan.rules.reasons cimport (
    CLOSED_ROW, EMPTY_DISPLAY, EXACTLY, FULL, MOST, NOT_THERE, NO_WORKER, OWNED, WITHOUT_MOVED, Reason, agree, anew,
    keep_nearer, need, need_all, refuse,
)

cdef enum:
    MOST_CREWS = 16
    ROWS = 3

# A choice of workers: dice of the seat as a set, how many, their lowest power, and its number as a word.
cdef struct Crew:
    int dice
    int size
    int strength
    int number


cdef inline int dice_here(const Position* p, bint moved_only) noexcept nogil:
    """Own unlocked dice on the board of arrival, as a set of their places in the list; all or only those moved this
    turn.
    """
    cdef const Seat* s = &p.seat[p.actor]
    cdef int i, found = 0
    for i in range(DICE):
        if die_board(s.dice[i]) == p.arrival and is_free(s.dice[i]) and (not moved_only or s.dice[i] & DIE_MOVED):
            found |= 1 << i
    return found


cdef inline Crew crew_of(const Seat* s, const Tables* t, int dice) noexcept nogil:
    """The crew of these dice; they stand by ascending power, as in its word (N6)."""
    cdef Crew crew
    cdef int i, digits = 0
    crew.dice = dice
    crew.size = 0
    crew.strength = 0
    for i in range(DICE):
        if dice >> i & 1:
            if crew.size == 0:
                crew.strength = die_power(s.dice[i])
            digits = digits * 6 + die_power(s.dice[i])
            crew.size += 1
    crew.number = t.crew_number[digits]
    return crew


cdef inline bint owns(const Seat* s, int technology) noexcept nogil:
    return s.techs >> technology & 1


cdef inline bint works(const Position* p, int technology) noexcept nogil:
    """A Technology works from the turn after it was taken (T67)."""
    return p.techs_begun >> technology & 1


cdef inline int helper(const Position* p) noexcept nogil:
    """1 if Technology 15 counts as one more worker (T65)."""
    return p.arrival == CONSTRUCTION and works(p, TECH_15)


cdef inline int count_of(const Position* p, int size, int extra) noexcept nogil:
    """Workers that count: crew, Extra worker tiles and Technology 15, at most 3 (T43, T73)."""
    return min(3, size + extra + helper(p))


cdef inline int slot_of(const Position* p, int technology) noexcept nogil:
    return size_of(p.techs & ((1 << technology) - 1))


cdef inline bint row_is_open(const Position* p, int technology, int count, int strength, Reason* why) noexcept nogil:
    """The bottom row is open to two workers, or to one of power 4 or 5 (T47)."""
    return count >= 2 or strength >= 4 or slot_of(p, technology) < 3 or refuse(why, CLOSED_ROW, 0)


cdef inline bint may_take(
    const Position* p, const Tables* t, int technology, int count, int strength, Reason* why
) noexcept nogil:
    """A Technology may be taken: in play, not owned, row allowed, gold enough (T47)."""
    cdef const Seat* s = &p.seat[p.actor]
    if not p.techs >> technology & 1:
        return refuse(why, NOT_THERE, 0)
    if owns(s, technology):
        return refuse(why, OWNED, 0)
    return row_is_open(p, technology, count, strength, why) and need(s, GOLD, t.price[technology], why)


cdef inline int open_technologies(const Position* p, const Tables* t, int count, int strength) noexcept nogil:
    """Technologies that may be taken, as a set."""
    cdef int technology, found = 0
    for technology in range(TECHS):
        if may_take(p, t, technology, count, strength, NULL):
            found |= 1 << technology
    return found


cdef inline bint any_technology(
    const Position* p, const Tables* t, int count, int strength, Reason* why
) noexcept nogil:
    cdef Reason tried
    cdef int technology
    for technology in range(TECHS):
        if may_take(p, t, technology, count, strength, anew(&tried, why)):
            return agree(why)
        keep_nearer(&p.seat[p.actor], why, &tried)
    return False


cdef inline bint row_has_room(const Position* p, const Tables* t, int row, Reason* why) noexcept nogil:
    return p.rows[row] < t.noble_places[row] or refuse(why, FULL, 0)


cdef inline int buildings_left(const Position* p) noexcept nogil:
    """Buildings still on their row (T9)."""
    return ROW - p.rows[0] - p.rows[1] - p.rows[2]


cdef inline int building_row(const Position* p, const Tables* t, int count) noexcept nogil:
    """The row of the count; if full the nearest one above with room; NOBODY without room (T48)."""
    cdef int row = count - 1
    while row >= 0 and not row_has_room(p, t, row, NULL):
        row -= 1
    return row


cdef inline bint may_house(const Position* p, const Tables* t, int count, Reason* why) noexcept nogil:
    """Nobles: 2 wood, a Building and room for it (T48)."""
    if buildings_left(p) == 0 or building_row(p, t, count) == NOBODY:
        return refuse(why, FULL, 0)
    return need(&p.seat[p.actor], WOOD, 2, why)


cdef inline bint can_afford(const Seat* s, const Tables* t, int level, bint saving, Reason* why) noexcept nogil:
    """Whether a tile of this level can be paid, with Technology 15's saving of 1 wood or 1 stone if it is left (T50,
    T65).
    """
    cdef int wood = t.level_wood[level], stone = t.level_stone[level]
    cdef Reason tried
    if not saving:
        return need_all(s, wood, stone, 0, 0, why)
    if need_all(s, wood, stone, 0, 0, NULL) or need_all(s, wood, stone - 1, 0, 0, anew(&tried, why)):
        return True
    keep_nearer(s, why, &tried)
    if wood and need_all(s, wood - 1, stone, 0, 0, anew(&tried, why)):
        return agree(why)
    keep_nearer(s, why, &tried)
    if why != NULL:
        why.number = 1
    return False


cdef inline unsigned int affordable_places(const Position* p, const Tables* t, bint saving) noexcept nogil:
    """Open places whose tile the player can pay, as a set."""
    cdef unsigned int found = open_places(p, t)
    cdef const Seat* s = &p.seat[p.actor]
    if not can_afford(s, t, 1, saving, NULL):
        return 0
    if not can_afford(s, t, 2, saving, NULL):
        return found & 0xFFFF
    if not can_afford(s, t, 3, saving, NULL):
        return found & 0x1FFFFFF
    if not can_afford(s, t, 4, saving, NULL):
        return found & 0x1FFFFFFF
    return found


cdef inline bint may_lay(const Position* p, const Tables* t, int place, bint saving, Reason* why) noexcept nogil:
    """Whether a tile could lie on a place, and be paid (T50)."""
    return is_open(p, t, place, why) and can_afford(&p.seat[p.actor], t, t.level[place], saving, why)


cdef inline bint any_place(const Position* p, const Tables* t, bint saving, Reason* why) noexcept nogil:
    cdef Reason tried
    cdef int place
    if why == NULL:
        return affordable_places(p, t, saving) != 0
    for place in range(PLACES):
        if may_lay(p, t, place, saving, anew(&tried, why)):
            return agree(why)
        keep_nearer(&p.seat[p.actor], why, &tried)
    return False


cdef inline bint is_left(const int8_t* display, Reason* why) noexcept nogil:
    """Whether anything lies on a display."""
    return display[0] != 0 or refuse(why, EMPTY_DISPLAY, 0)


cdef inline bint can_work(const Position* p, const Tables* t, const Crew* crew, int extra, Reason* why) noexcept nogil:
    """Whether this crew can carry out the Main action with what the player owns now (T28)."""
    cdef int board = p.arrival
    cdef int count = count_of(p, crew.size, extra)
    if extra and crew.size + extra + helper(p) > 3:
        return refuse(why, MOST, 3)
    if board <= 4:
        return board > PALACE
    if board == 5:
        return any_technology(p, t, count, crew.strength, why)
    if board == 6:
        return may_house(p, t, count, why)
    if board == 7:
        return (is_left(p.decos, why) and any_stairway(p, t, why)
                and need(&p.seat[p.actor], GOLD, t.deco_gold[count], why))
    return is_left(p.pyramid, why) and any_place(p, t, works(p, TECH_15), why)


cdef inline bint may_be_crew(const Tables* t, int dice, int here, int moved, Reason* why) noexcept nogil:
    """The moved ones must be among them; all, three of four, or what the options allow (T43)."""
    cdef int present = size_of(here), used = size_of(dice)
    if dice & moved != moved:
        return refuse(why, WITHOUT_MOVED, 0)
    if t.fewer_workers:
        return used <= 3 or t.lowest_of_four or refuse(why, MOST, 3)
    present = 3 if present == 4 and not t.lowest_of_four else present
    return used == present or refuse(why, EXACTLY, present)


cdef inline bint any_crew(const Position* p, const Tables* t, int number, int extra, Reason* why) noexcept nogil:
    """Whether some crew can carry out the action; with a `number` only one with this word."""
    cdef int here = dice_here(p, False), moved = dice_here(p, True)
    cdef const Seat* s = &p.seat[p.actor]
    cdef Reason tried
    cdef Reason* each
    cdef Crew crew
    cdef int dice
    refuse(why, NO_WORKER, 0)
    for dice in range(1, 16):
        if dice & here != dice:
            continue
        crew = crew_of(s, t, dice)
        if number >= 0 and crew.number != number:
            continue
        each = anew(&tried, why)
        if may_be_crew(t, dice, here, moved, each) and can_work(p, t, &crew, extra, each):
            return agree(why)
        keep_nearer(s, why, &tried)
    return False


cdef inline int list_crews(const Position* p, const Tables* t, int extra, Crew* out) noexcept nogil:
    """All crews that can carry out the action, one for each word, by ascending number."""
    cdef int here = dice_here(p, False), moved = dice_here(p, True)
    cdef int dice, i, n = 0
    cdef Crew crew
    for dice in range(1, 16):
        if dice & here != dice or not may_be_crew(t, dice, here, moved, NULL):
            continue
        crew = crew_of(&p.seat[p.actor], t, dice)
        i = 0
        while i < n and out[i].number != crew.number:
            i += 1
        if i < n or not can_work(p, t, &crew, extra, NULL):
            continue
        while i > 0 and out[i - 1].number > crew.number:
            out[i] = out[i - 1]
            i -= 1
        out[i] = crew
        n += 1
    return n
