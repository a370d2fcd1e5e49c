"""What a seat sees of a position, as numbers: the fields of `spaces.py` in their order. Everything is public (T8)."""

from libc.stdint cimport int8_t, int16_t
from libc.string cimport memset

from teocalli.core.observing cimport (
    put_choice, put_number, put_numbers, put_set, put_wide, put_zeros, seen_from,
)
from teocalli.games.teotihuacan.rules.dice cimport die_board, die_lock, die_power
from teocalli.games.teotihuacan.rules.position cimport (
    D_KEEP, D_OVER, D_PICK, D_SALARY, DECISIONS, DECOS, DICE, DIE_CREW, DIE_MOVED, DIE_WORSHIP, ENDED, F_AFTER_ECLIPSE,
    KINDS, PALACE, PLACES, SEATS, STACKS, STARTS, TECHS, TILES, Frame, Position, Seat, Tables,
)

cdef enum:
    CELLS = 64
    BOARDS = 8
    POWERS = 5
    BONUSES = 7
    WAITING_KINDS = F_AFTER_ECLIPSE + 1


cdef inline int16_t* put_order(int16_t* at, const int8_t* shown, int places, int count) noexcept nogil:
    """For each of so many tiles its place in a display, 0 for none."""
    cdef int i
    memset(at, 0, count * sizeof(int16_t))
    for i in range(places):
        if shown[i]:
            at[shown[i] - 1] = <int16_t>(i + 1)
    return at + count


cdef inline int16_t* put_pyramid(int16_t* at, const Position* p) noexcept nogil:
    cdef int i
    for i in range(4):
        at = put_set(at, p.icon[i], CELLS)
    at = put_set(at, p.coloured, CELLS)
    for i in range(4):
        at = put_set(at, p.built[i], CELLS)
    at = put_set(at, p.places, PLACES)
    at = put_set(at, p.tiles_left, TILES)
    at = put_order(at, p.pyramid, 3, TILES)
    at = put_set(at, p.decos_left, DECOS)
    at = put_order(at, p.decos, 4, DECOS)
    return put_numbers(at, &p.stairs[0][0], 16)


cdef inline int16_t* put_table(int16_t* at, const Position* p) noexcept nogil:
    cdef int i, k
    at = put_numbers(at, p.kinds_left, KINDS)
    at = put_numbers(at, p.board_tile, 5)
    at = put_numbers(at, &p.stack_tile[0][0], STACKS * 5)
    at = put_numbers(at, p.beside, STARTS)
    at = put_set(at, p.starts, STARTS)
    at = put_numbers(at, p.ring, BOARDS)
    at = put_numbers(at, p.royal, 3)
    for i in range(3):
        at = put_choice(at, p.bonus[i] - 1, BONUSES)
    at = put_set(at, p.techs, TECHS)
    at = put_numbers(at, p.rows, 3)
    memset(at, 0, 2 * BOARDS * sizeof(int16_t))
    for i in range(2):
        for k in range(3):
            if p.neutral[i][k]:
                at[i * BOARDS + p.neutral[i][k] - 1] += 1
    return at + 2 * BOARDS


cdef inline const Seat* seat_at(const Position* p, const Tables* t, int looking, int i) noexcept nogil:
    """The seat so many places clockwise of the one that looks; a seat beyond the last has nothing."""
    return &p.seat[(looking + i) % t.seats if i < t.seats else i]


cdef inline int16_t* put_possessions(int16_t* at, const Position* p, const Tables* t, int looking) noexcept nogil:
    cdef const Seat* seat[SEATS]
    cdef int i
    for i in range(SEATS):
        seat[i] = seat_at(p, t, looking, i)
    for i in range(SEATS):
        at[i], at[SEATS + i] = seat[i].vp, seat[i].cocoa
    at += 2 * SEATS
    for i in range(SEATS):
        at = put_wide(at, seat[i].goods, 3)
    for i in range(SEATS):
        at = put_numbers(at, seat[i].temple, 3)
    for i in range(SEATS):
        at[i], at[SEATS + i], at[2 * SEATS + i] = seat[i].avenue, seat[i].track, seat[i].wheel
    at += 3 * SEATS
    for i in range(SEATS):
        at = put_set(at, seat[i].techs, TECHS)
    for i in range(SEATS):
        at = put_set(at, seat[i].starting, STARTS)
    at = put_offers(at, p, t, looking)
    for i in range(SEATS):
        at = put_numbers(at, seat[i].unused, KINDS)
    for i in range(SEATS):
        at = put_numbers(at, seat[i].used, KINDS)
    return put_dice(at, seat)


cdef inline int16_t* put_offers(int16_t* at, const Position* p, const Tables* t, int looking) noexcept nogil:
    """Four for each seat, or a row for all in a draft (T13, T80)."""
    cdef int i, seat
    memset(at, 0, SEATS * STARTS * sizeof(int16_t))
    for i in range(16):
        if p.offer[i] and t.draft:
            for seat in range(t.seats):
                at[seat * STARTS + p.offer[i] - 1] = 1
        elif p.offer[i]:
            at[seen_from(i // 4, looking, t.seats) * STARTS + p.offer[i] - 1] = 1
    return at + SEATS * STARTS


cdef inline int16_t* put_dice(int16_t* at, const Seat** seat) noexcept nogil:
    """Free and locked ones by board and power, those on Royal tiles, ascending, moved, and at work."""
    cdef int16_t* locked = at + SEATS * BOARDS * POWERS
    cdef int16_t* royal = locked + SEATS * BOARDS * POWERS
    cdef int16_t* ascending = royal + SEATS * 3
    cdef int16_t* moved = ascending + SEATS
    cdef int16_t* working = moved + SEATS * BOARDS
    cdef int16_t* end = working + SEATS * BOARDS
    cdef int i, k, die, board, power, lock
    memset(at, 0, (end - at) * sizeof(int16_t))
    for i in range(SEATS):
        for k in range(DICE):
            die = seat[i].dice[k]
            if not die:
                continue
            board, power, lock = die_board(die) - 1, die_power(die) - 1, die_lock(die)
            if power >= POWERS:
                ascending[i] += 1
                power = POWERS - 1
            (locked if lock else at)[(i * BOARDS + board) * POWERS + power] += 1
            if lock and board + 1 == PALACE:
                royal[i * 3 + lock - 1] = <int16_t>(power + 1)
            moved[i * BOARDS + board] += die & DIE_MOVED != 0
            working[i * BOARDS + board] += die & DIE_CREW != 0
    return end


cdef inline int16_t* put_bot(int16_t* at, const Position* p, const Tables* t) noexcept nogil:
    cdef int i, k, board = -1
    at = put_numbers(at, p.bot_actions, 7)
    for i in range(2):
        at = put_choice(at, p.dirs[i], 2)
    at = put_number(at, p.dice)
    for i in range(t.seats):
        for k in range(DICE):
            if p.seat[i].dice[k] & DIE_WORSHIP:
                board = die_board(p.seat[i].dice[k]) - 1
    return put_choice(at, board, BOARDS)


cdef inline int16_t* put_calendar(int16_t* at, const Position* p, const Tables* t, int looking) noexcept nogil:
    at = put_choice(at, seen_from(p.first, looking, t.seats), SEATS)
    at = put_choice(at, seen_from(p.turn_of, looking, t.seats), SEATS)
    at = put_choice(at, seen_from(p.actor, looking, t.seats), SEATS)
    at = put_choice(at, p.phase, ENDED + 1)
    at = put_choice(at, p.era - 1, 3)
    at = put_number(put_number(at, p.light), p.dark)
    at = put_number(put_number(put_number(at, p.met), p.last_round), p.finished)
    at = put_number(at, p.turns)
    at = put_choice(at, p.layout, 4)
    at = put_choice(at, p.arrival - 1, BOARDS)
    at = put_number(at, p.colours)
    return put_set(at, p.techs_begun, TECHS)


cdef inline int16_t* put_waiting(int16_t* at, const Position* p, const Tables* t, int looking) noexcept nogil:
    """The decision that is due, and how often each kind waits below it."""
    cdef const Frame* frame = &p.stack[p.depth - 1]
    cdef bint names_seat = frame.kind == D_KEEP or frame.kind == D_PICK or frame.kind == D_SALARY
    cdef int i
    at = put_choice(at, frame.kind, DECISIONS)
    at = put_number(at, seen_from(frame.a, looking, t.seats) if names_seat else frame.a)
    at = put_number(put_number(at, frame.b), frame.c)
    memset(at, 0, WAITING_KINDS * sizeof(int16_t))
    for i in range(p.depth - 1):
        at[p.stack[i].kind] += 1
    return put_number(at + WAITING_KINDS, t.seats)


cdef inline int observe_position(const Position* p, const Tables* t, int looking, int16_t* out) noexcept nogil:
    cdef int16_t* at = put_table(put_pyramid(out, p), p)
    at = put_possessions(at, p, t, looking)
    at = put_calendar(put_bot(at, p, t), p, t, looking)
    return <int>(put_waiting(at, p, t, looking) - out)
