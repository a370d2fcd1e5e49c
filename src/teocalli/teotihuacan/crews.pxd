"""Who works in a Main action, and whether it can be carried out (T28, T43, T47–T50, T73)."""


from teocalli.teotihuacan.dice cimport die_board, die_power, is_free
from teocalli.teotihuacan.position cimport (
    CONSTRUCTION, DICE, DIE_MOVED, GOLD, NOBODY, PALACE, ROW, STONE, TECHS, TECH_15, WOOD, Position, Seat, Tables,
)
from teocalli.teotihuacan.pyramid cimport any_stairway, open_places, size_of

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


cdef inline int slot_technology(const Position* p, int slot) noexcept nogil:
    """Technology on a place of the Alchemy board: ascending, three in the top row, three in the bottom row (T6)."""
    cdef int technology
    for technology in range(TECHS):
        if p.techs >> technology & 1:
            if slot == 0:
                return technology
            slot -= 1
    return NOBODY


cdef inline int slot_of(const Position* p, int technology) noexcept nogil:
    return size_of(p.techs & ((1 << technology) - 1))


cdef inline int open_technologies(const Position* p, const Tables* t, int count, int strength) noexcept nogil:
    """Technologies that may be taken, as a set: not owned, row allowed, gold enough (T47)."""
    cdef const Seat* s = &p.seat[p.actor]
    cdef int slots = 6 if count >= 2 or strength >= 4 else 3
    cdef int technology, slot = 0, found = 0
    for technology in range(TECHS):
        if not p.techs >> technology & 1:
            continue
        if slot < slots and not owns(s, technology) and s.goods[GOLD] >= t.price[technology]:
            found |= 1 << technology
        slot += 1
    return found


cdef inline bint row_has_room(const Position* p, const Tables* t, int row) noexcept nogil:
    return p.rows[row] < t.noble_places[row]


cdef inline int buildings_left(const Position* p) noexcept nogil:
    """Buildings still on their row (T9)."""
    return ROW - p.rows[0] - p.rows[1] - p.rows[2]


cdef inline int building_row(const Position* p, const Tables* t, int count) noexcept nogil:
    """The row of the count; if full the nearest one above with room; NOBODY without room (T48)."""
    cdef int row = count - 1
    while row >= 0 and not row_has_room(p, t, row):
        row -= 1
    return row


cdef inline bint can_afford(const Seat* s, const Tables* t, int level, bint saving) noexcept nogil:
    """Whether a tile of this level can be paid, with Technology 15's saving of 1 wood or 1 stone if it is left (T50,
    T65).
    """
    cdef int wood = s.goods[WOOD] - t.level_wood[level]
    cdef int stone = s.goods[STONE] - t.level_stone[level]
    if wood >= 0 and stone >= 0:
        return True
    return saving and ((wood >= -1 and stone >= 0 and t.level_wood[level] > 0) or (wood >= 0 and stone >= -1))


cdef inline unsigned int affordable_places(const Position* p, const Tables* t, bint saving) noexcept nogil:
    """Open places whose tile the player can pay, as a set."""
    cdef unsigned int found = open_places(p, t)
    cdef const Seat* s = &p.seat[p.actor]
    if not can_afford(s, t, 1, saving):
        return 0
    if not can_afford(s, t, 2, saving):
        return found & 0xFFFF
    if not can_afford(s, t, 3, saving):
        return found & 0x1FFFFFF
    if not can_afford(s, t, 4, saving):
        return found & 0x1FFFFFFF
    return found


cdef inline bint can_work(const Position* p, const Tables* t, const Crew* crew, int extra) noexcept nogil:
    """Whether this crew can carry out the Main action with what the player owns now (T28)."""
    cdef const Seat* s = &p.seat[p.actor]
    cdef int board = p.arrival
    cdef int count = count_of(p, crew.size, extra)
    if extra and crew.size + extra + helper(p) > 3:
        return False
    if board <= 4:
        return board > PALACE
    if board == 5:
        return open_technologies(p, t, count, crew.strength) != 0
    if board == 6:
        return s.goods[WOOD] >= 2 and buildings_left(p) > 0 and building_row(p, t, count) >= 0
    if board == 7:
        return p.decos[0] != 0 and s.goods[GOLD] >= t.deco_gold[count] and any_stairway(p, t)
    return p.pyramid[0] != 0 and affordable_places(p, t, works(p, TECH_15)) != 0


cdef inline bint may_be_crew(const Tables* t, int dice, int here) noexcept nogil:
    """By number: all, three of four, and what the options allow (T43)."""
    cdef int present = size_of(here), used = size_of(dice)
    if t.fewer_workers:
        return used <= 3 or t.lowest_of_four
    return used == (3 if present == 4 and not t.lowest_of_four else present)


cdef inline int list_crews(const Position* p, const Tables* t, int extra, Crew* out) noexcept nogil:
    """All crews that can carry out the action, one for each word, by ascending number."""
    cdef int here = dice_here(p, False), moved = dice_here(p, True)
    cdef int dice, i, n = 0
    cdef Crew crew
    for dice in range(1, 16):
        if dice & here != dice or dice & moved != moved or not may_be_crew(t, dice, here):
            continue
        crew = crew_of(&p.seat[p.actor], t, dice)
        i = 0
        while i < n and out[i].number != crew.number:
            i += 1
        if i < n or not can_work(p, t, &crew, extra):
            continue
        while i > 0 and out[i - 1].number > crew.number:
            out[i] = out[i - 1]
            i -= 1
        out[i] = crew
        n += 1
    return n
