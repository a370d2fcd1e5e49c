"""Who works in a Main action, whether it can be carried out, and how it begins (T28, T43, T73)."""

from teocalli.games.teotihuacan.rules.action.after cimport after_action
from teocalli.games.teotihuacan.rules.action.alchemy cimport any_technology
from teocalli.games.teotihuacan.rules.action.construction cimport any_place
from teocalli.games.teotihuacan.rules.action.decorations cimport any_stairway
from teocalli.games.teotihuacan.rules.action.gather cimport collect
from teocalli.games.teotihuacan.rules.action.nobles cimport begin_nobles, may_house
from teocalli.games.teotihuacan.rules.actions cimport A_CREW
from teocalli.games.teotihuacan.rules.bits cimport size_of
from teocalli.games.teotihuacan.rules.dice cimport dice_here, die_power, sort_dice
from teocalli.games.teotihuacan.rules.display cimport is_left
from teocalli.games.teotihuacan.rules.position cimport (
    CONSTRUCTION, DICE, DIE_CREW, D_BUILD, D_DECO, D_TECH, GOLD, PALACE, TECH_15, Frame, Position, Seat, Tables,
)
from teocalli.games.teotihuacan.rules.reasons cimport (
    EXACTLY, MOST, NO_WORKER, WITHOUT_MOVED, Reason, agree, anew, keep_nearer, need, refuse,
)
from teocalli.games.teotihuacan.rules.stack cimport push
from teocalli.games.teotihuacan.rules.technology cimport works

cdef enum:
    MOST_CREWS = 16


# A choice of workers: dice of the seat as a set, how many, their lowest power, and its number as a word.
cdef struct Crew:
    int dice
    int size
    int strength
    int number


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


cdef inline int helper(const Position* p) noexcept nogil:
    """1 if Technology 15 counts as one more worker (T65)."""
    return p.arrival == CONSTRUCTION and works(p, TECH_15)


cdef inline int count_of(const Position* p, int size, int extra) noexcept nogil:
    """Workers that count: crew, Extra worker tiles and Technology 15, at most 3 (T43, T73)."""
    return min(3, size + extra + helper(p))


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


cdef inline int list_crew(const Position* p, const Tables* t, const Frame* frame, int* out) noexcept nogil:
    cdef Crew[MOST_CREWS] crews
    cdef int i, n = list_crews(p, t, frame.a, crews)
    for i in range(n):
        out[i] = A_CREW + crews[i].number
    return n


cdef inline void mark_crew(Seat* s, int dice) noexcept nogil:
    cdef int i
    for i in range(DICE):
        if dice >> i & 1:
            s.dice[i] |= DIE_CREW
    sort_dice(s)


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


cdef inline void apply_crew(Position* p, const Tables* t, int extra, int number) noexcept nogil:
    cdef Crew[MOST_CREWS] crews
    cdef int i = 0
    list_crews(p, t, extra, crews)
    while crews[i].number != number:
        i += 1
    mark_crew(&p.seat[p.actor], crews[i].dice)
    begin_action(p, t, &crews[i], extra)
