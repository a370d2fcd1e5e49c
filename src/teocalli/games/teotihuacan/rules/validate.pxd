"""Whether bytes from outside can be a position: every number in its range, no component in two places, a playable
stack.
"""

from libc.stdint cimport int8_t, uint32_t

from teocalli.core.state cimport MAX_ACTIONS
from teocalli.games.teotihuacan.rules.bits cimport size_of
from teocalli.games.teotihuacan.rules.dice cimport die_board, die_lock, die_power
from teocalli.games.teotihuacan.rules.list cimport list_decision, list_outcomes
from teocalli.games.teotihuacan.rules.position cimport (
    AVENUE_TOP, CONSTRUCTION, DECISIONS, DECOS, DICE, DIE_WORSHIP, D_OVER, D_SAVE, D_SPIN, ENDED, KINDS, PALACE, PLACES,
    ROW, SEATS, SETUP, STACKS, STARTS, TECHS, TILES, TOP, TRACK_TOP, Frame, Position, Seat, Tables,
)
from teocalli.games.teotihuacan.rules.validate_setup cimport valid_setup
from teocalli.games.teotihuacan.rules.waiting cimport valid_stack

cdef enum:
    PLENTY = 10000    # more than a game can bring of anything, and so little that sums stay in range


cdef inline bint within(const int8_t* values, int count, int low, int high) noexcept nogil:
    cdef int i
    for i in range(count):
        if not low <= values[i] <= high:
            return False
    return True


cdef inline bint closed_up(const int8_t* values, int count) noexcept nogil:
    """No gap before a tile."""
    cdef int i
    for i in range(1, count):
        if values[i] and not values[i - 1]:
            return False
    return True


cdef inline bint valid_die(const Tables* t, int die, int seat) noexcept nogil:
    cdef int board = die_board(die), lock = die_lock(die)
    if die == 0:
        return True
    if not (1 <= board <= 8 and 1 <= die_power(die) <= 6) or die & 1 or lock > (3 if board == PALACE else 1):
        return False
    if lock and (board == 5 or board == 6 or board == 8):
        return False
    return not die & DIE_WORSHIP or (t.solo and seat == 1)


cdef inline bint valid_seat(const Seat* s, const Tables* t, int seat) noexcept nogil:
    cdef int i, in_play = 0
    for i in range(DICE):
        if not valid_die(t, s.dice[i], seat) or (i and s.dice[i - 1] > s.dice[i]):
            return False
        in_play += s.dice[i] != 0
    if in_play not in (0, 3, 4) or (in_play == 3) and not s.wheel or (in_play == 4) and s.wheel:
        return False
    for i in range(3):
        if not 0 <= s.goods[i] <= PLENTY:
            return False
    if not 0 <= s.cocoa <= PLENTY or not 0 <= s.vp <= PLENTY or s.techs >> TECHS:
        return False
    return (s.starting >> STARTS == 0 and within(s.temple, 3, 0, TOP) and 0 <= s.avenue <= AVENUE_TOP
            and 0 <= s.track <= TRACK_TOP and within(&s.wheel, 1, 0, 1) and within(s.unused, KINDS, 0, 3)
            and within(s.used, KINDS, 0, 3))


cdef inline bint empty_seat(const Seat* s) noexcept nogil:
    cdef const char* byte = <const char*>s
    cdef size_t i
    for i in range(sizeof(Seat)):
        if byte[i]:
            return False
    return True


cdef inline bint valid_kinds(const Position* p, const Tables* t) noexcept nogil:
    """No more copies of a Discovery tile than there are; only the bot's Worship takes some out of the game."""
    cdef int[21] found
    cdef int i, k
    for i in range(KINDS):
        found[i] = p.kinds_left[i]
        for k in range(t.seats):
            found[i] += p.seat[k].unused[i] + p.seat[k].used[i]
    for i in range(5):
        if p.board_tile[i]:
            found[p.board_tile[i] - 1] += 1
    for i in range(STARTS):
        if p.beside[i]:
            found[p.beside[i] - 1] += 1
    for i in range(STACKS):
        for k in range(5):
            if p.stack_tile[i][k]:
                found[p.stack_tile[i][k] - 1] += 1
    for i in range(KINDS):
        if found[i] > t.copies[i] or (found[i] < t.copies[i] and not t.solo):
            return False
    return True


cdef inline bint valid_tiles(const Position* p) noexcept nogil:
    """Pyramid tiles and Decorations: none twice, and as many laid as are missing."""
    cdef uint32_t seen = p.tiles_left, bit
    cdef uint32_t decos = p.decos_left
    cdef int i, k
    for i in range(3):
        if p.pyramid[i]:
            bit = <uint32_t>1 << (p.pyramid[i] - 1)
            if seen & bit:
                return False
            seen |= bit
    for i in range(20):
        k = p.decos[i] if i < 4 else p.stairs[(i - 4) >> 2][i & 3]
        if k:
            bit = <uint32_t>1 << (k - 1)
            if decos & bit:
                return False
            decos |= bit
    return size_of(seen) + size_of(p.places) == TILES and decos == (1 << DECOS) - 1 and p.places >> PLACES == 0


cdef inline bint valid_pyramid(const Position* p, const Tables* t) noexcept nogil:
    """Every cell has one top icon; tiles lie on tiles; levels are those of the places."""
    cdef int place, level
    cdef unsigned long long[4] built
    if p.icon[0] & p.icon[1] or (p.icon[0] | p.icon[1]) & p.icon[2] or (p.icon[0] | p.icon[1] | p.icon[2]) & p.icon[3]:
        return False
    if ~(p.icon[0] | p.icon[1] | p.icon[2] | p.icon[3]) or p.coloured & (p.icon[3] | ~p.built[0]):
        return False
    for level in range(4):
        built[level] = 0
    for place in range(PLACES):
        if p.places >> place & 1:
            if p.places & t.below[place] != t.below[place]:
                return False
            built[t.level[place] - 1] |= t.cells[place]
    for level in range(4):
        if built[level] != p.built[level]:
            return False
    return True


cdef inline bint valid_rows(const Position* p) noexcept nogil:
    """Stairways and stacks are filled from their beginning."""
    cdef int i
    for i in range(4):
        if not closed_up(p.stairs[i], 4):
            return False
    for i in range(STACKS):
        if not closed_up(p.stack_tile[i], 5):
            return False
    return True


cdef inline bint valid_end(const Position* p) noexcept nogil:
    """The pyramid is finished as soon as its last tile is paid (T22)."""
    cdef bint paying = p.stack[p.depth - 1].kind == D_SAVE and p.stack[p.depth - 1].a == 4
    cdef int last = p.places >> (PLACES - 1) & 1
    return last == 1 if p.finished or paying else last == 0


cdef inline bint valid_ring(const Position* p) noexcept nogil:
    cdef int i, seen = 0
    for i in range(8):
        seen |= 1 << p.ring[i]
    return seen == 1 or (seen == 0x1FE and p.ring[0] == PALACE and p.ring[4] == CONSTRUCTION)


cdef inline bint valid_numbers(const Position* p, const Tables* t) noexcept nogil:
    """Ranges of everything that is used as an index."""
    return (within(p.kinds_left, KINDS, 0, 3) and within(p.beside, STARTS, 0, KINDS) and within(p.offer, 16, 0, STARTS)
            and within(p.ring, 8, 0, 8) and within(p.royal, 3, 0, 9) and within(p.bonus, 3, 0, 7)
            and within(p.pyramid, 3, 0, TILES) and within(p.decos, 4, 0, DECOS) and closed_up(p.pyramid, 3)
            and closed_up(p.decos, 4) and within(p.board_tile, 5, 0, KINDS)
            and within(&p.stack_tile[0][0], 35, 0, KINDS) and within(&p.stairs[0][0], 16, 0, DECOS)
            and within(p.rows, 1, 0, 5) and within(p.rows + 1, 1, 0, 4) and within(p.rows + 2, 1, 0, 3)
            and p.rows[0] + p.rows[1] + p.rows[2] <= ROW and within(&p.neutral[0][0], 6, 0, 8)
            and within(p.bot_actions, 7, 0, 7) and within(p.dirs, 2, -1, 1) and 0 <= p.dice <= 12
            and -1 <= p.first < t.seats and 0 <= p.actor < t.seats and -1 <= p.turn_of < t.seats
            and SETUP <= p.phase <= ENDED and 1 <= p.era <= 3 and 0 <= p.light <= p.dark <= 12
            and 4 - p.era <= p.dark
            and within(&p.met, 1, 0, 1) and within(&p.last_round, 1, 0, 1) and within(&p.finished, 1, 0, 1)
            and 0 <= p.layout < t.layouts and 0 <= p.arrival <= 8 and 0 <= p.colours <= 6
            and p.techs >> TECHS == 0 and p.techs_begun >> TECHS == 0 and p.starts >> STARTS == 0
            and 0 <= p.turns <= PLENTY and p.spare[0] == 0 and p.spare[1] == 0 and p.spare[2] == 0)


cdef inline bint asks(const Position* p, const Tables* t) noexcept nogil:
    """On top waits a decision with something to choose, or the end."""
    cdef int[MAX_ACTIONS] words
    cdef int[MAX_ACTIONS] weights
    cdef const Frame* frame = &p.stack[p.depth - 1]
    if frame.kind <= D_SPIN:
        return frame.kind == D_OVER or list_outcomes(p, t, frame, words, weights) > 0
    return frame.kind < DECISIONS and list_decision(p, t, frame, MAX_ACTIONS, words) > 0


cdef inline bint is_valid(const Position* p, const Tables* t) noexcept nogil:
    """The stack must have between 1 and STACK_DEPTH frames."""
    cdef int seat
    if not valid_numbers(p, t) or not valid_ring(p) or not valid_tiles(p) or not valid_pyramid(p, t):
        return False
    for seat in range(SEATS):
        if seat >= t.seats:
            if not empty_seat(&p.seat[seat]):
                return False
        elif not valid_seat(&p.seat[seat], t, seat):
            return False
    if not valid_kinds(p, t) or not valid_rows(p) or not valid_end(p):
        return False
    return valid_stack(p, t) and valid_setup(p, t) and asks(p, t)
