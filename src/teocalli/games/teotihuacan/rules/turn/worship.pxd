"""Worship: what it costs, which forms are open, and what they bring (T30–T33, T72, T82)."""

from libc.stdint cimport uint16_t

from teocalli.core.report cimport report
from teocalli.games.teotihuacan.rules.actions cimport A_WORSHIP
from teocalli.games.teotihuacan.rules.dice cimport dice_here, die_board, die_power, locked_on, replace_die, sort_dice
from teocalli.games.teotihuacan.rules.position cimport (
    AT_BOARD, BLUE, CHANGED, DICE, DIE_LOCK, D_CLAIM, D_TEMPLE, FREE_COCOA, FROM_WORSHIP, F_TEMPLE, GREEN, NOBODY,
    PALACE, RED, STOCK_COCOA, WORKER_UNLOCKED, Position, Seat, Tables,
)
from teocalli.games.teotihuacan.rules.reasons cimport (
    NEEDED_COCOA, NOT_THERE, NO_NAME, NO_TILE, NO_WORSHIP, OWN_WORKER, SAVES_NOTHING, TILE_BEFORE, Reason, need,
    need_tile, refuse,
)
from teocalli.games.teotihuacan.rules.stack cimport push
from teocalli.games.teotihuacan.rules.temples cimport any_step, step_possible
from teocalli.games.teotihuacan.rules.tiles cimport can_pay, claim_tile, turn_over
from teocalli.games.teotihuacan.rules.turn.royal cimport use_royal

# A form of Worship (its number in the action space).
cdef enum:  # Form
    FORM_STEP
    FORM_TILE
    FORM_STEP_TILE
    FORM_TILE_STEP
    FORM_ROYAL        # + 3 · (Royal tile − 1) + alone, then the tile, tile first
    FORMS = 31

cdef enum:  # RoyalForm
    ALONE
    THEN_TILE
    TILE_FIRST


# Cocoa of a Worship: impossible, or gained before anything is paid, and paid.
cdef struct Price:
    bint possible
    int gained
    int paid


cdef inline int board_index(int board) noexcept nogil:
    """0 to 4 for the boards 1, 2, 3, 4, 7 with a Discovery tile, else NOBODY."""
    return board - 1 if board <= 4 else (4 if board == 7 else NOBODY)


cdef inline int board_temple(int board) noexcept nogil:
    """Temple of the Worship step: Forest red, Quarry green, Gold Deposits blue (T31)."""
    return RED if board == 2 else (GREEN if board == 3 else BLUE)


cdef inline int space_owner(const Position* p, const Tables* t, int board, int lock) noexcept nogil:
    """Seat whose worker is locked on the space, or NOBODY."""
    cdef int seat
    for seat in range(t.seats):
        if locked_on(&p.seat[seat], board, lock):
            return seat
    return NOBODY


cdef inline Price price_of_space(const Position* p, const Tables* t, int board, int lock) noexcept nogil:
    """1 cocoa if another player's worker is locked there; the options for one's own (T30, T82)."""
    cdef Price price
    cdef int owner = space_owner(p, t, board, lock)
    price.possible = True
    price.gained = price.paid = 0
    if owner == NOBODY:
        return price
    if owner != p.actor:
        if t.advanced_worship:
            price.gained = 1
        else:
            price.paid = 1
    elif not t.advanced_worship:
        price.possible = t.own_worship_pays
        price.paid = 1
    return price


cdef inline bint worship_step_possible(const Position* p, const Tables* t, int board, Reason* why) noexcept nogil:
    if t.empty_worship:
        return True
    return any_step(p, t, why) if board == 7 else step_possible(p, t, p.actor, board_temple(board), why)


cdef inline bint form_needs_tile(int form) noexcept nogil:
    if form < FORM_ROYAL:
        return form != FORM_STEP
    return (form - FORM_ROYAL) % 3 != ALONE


cdef inline bint form_tile_first(int form) noexcept nogil:
    """The tile is claimed without asking, so that its cost must be payable."""
    if form < FORM_ROYAL:
        return form == FORM_TILE or form == FORM_TILE_STEP
    return (form - FORM_ROYAL) % 3 == TILE_FIRST


cdef inline bint form_both(int form) noexcept nogil:
    """Both benefits cost 1 cocoa more (T31, T32)."""
    if form < FORM_ROYAL:
        return form >= FORM_STEP_TILE
    return (form - FORM_ROYAL) % 3 != ALONE


cdef inline int lock_of(const Position* p, int royal) noexcept nogil:
    """Number of the Worship space of a Royal tile, 1 to 3; 0 if the tile is not there."""
    cdef int i
    for i in range(3):
        if p.royal[i] == royal:
            return i + 1
    return 0


cdef inline int form_lock(const Position* p, int form) noexcept nogil:
    """Number of the Worship space: 1, at the Palace 1 to 3; 0 for a Royal tile that is not there."""
    return 1 if form < FORM_ROYAL else lock_of(p, 1 + (form - FORM_ROYAL) // 3)


cdef inline bint form_is_open(const Position* p, const Tables* t, int form, Reason* why) noexcept nogil:
    """Whether the board of arrival has this form of Worship now, whatever it costs."""
    cdef int board = p.arrival
    if board_index(board) < 0:
        return refuse(why, NO_WORSHIP, 0)
    if (board == PALACE) != (form >= FORM_ROYAL) or form_lock(p, form) == 0:
        return refuse(why, NOT_THERE, 0)
    if form < FORM_ROYAL and form != FORM_TILE and not worship_step_possible(p, t, board, why):
        return False
    if form >= FORM_ROYAL and t.palace_tile_first and (form - FORM_ROYAL) % 3 == THEN_TILE:
        return refuse(why, TILE_BEFORE, 0)
    return not form_needs_tile(form) or p.board_tile[board_index(board)] != 0 or refuse(why, NO_TILE, 0)


cdef inline bint may_pay_worship(
    const Position* p, const Tables* t, int form, Price price, bint free, Reason* why
) noexcept nogil:
    """Whether a form that is open can be paid; `free` with a No-cocoa tile, which must save something."""
    cdef const Seat* s = &p.seat[p.actor]
    cdef int cost = price.paid + form_both(form)
    cdef bint enough
    if not price.possible:
        return refuse(why, OWN_WORKER, 0)
    if free and cost == 0:
        return refuse(why, SAVES_NOTHING, 0)
    cost = (0 if free else cost) - price.gained
    if form_tile_first(form):
        enough = can_pay(s, t, p.board_tile[board_index(p.arrival)] - 1, cost, why)
    else:
        enough = need(s, NEEDED_COCOA, cost, why)
    return (not free or need_tile(s, FREE_COCOA, 1, why)) and enough


cdef inline bint may_worship(const Position* p, const Tables* t, int form, bint free, Reason* why) noexcept nogil:
    """Whether a form is open for the worker just moved, and can be paid."""
    if not form_is_open(p, t, form, why):
        return False
    return may_pay_worship(p, t, form, price_of_space(p, t, p.arrival, form_lock(p, form)), free, why)


cdef inline int powers_of(const Seat* s, int dice, int* out) noexcept nogil:
    """Different powers of the dice of a set, ascending; they lie on one board."""
    cdef int i, n = 0
    for i in range(DICE):
        if dice >> i & 1 and (n == 0 or out[n - 1] != die_power(s.dice[i])):
            out[n] = die_power(s.dice[i])
            n += 1
    return n


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


cdef inline int list_form(
    const Position* p, const Tables* t, int form, Price price, int moved, int* out
) noexcept nogil:
    """The words of a form; after a double move of two powers with the power that worships (T71)."""
    cdef int[4] powers
    cdef int count = powers_of(&p.seat[p.actor], moved, powers)
    cdef bint paid = may_pay_worship(p, t, form, price, False, NULL)
    cdef bint waived = may_pay_worship(p, t, form, price, True, NULL)
    cdef int i, word, n = 0
    for i in range(count):
        word = A_WORSHIP + 2 * (6 * form + (powers[i] if count > 1 else 0))
        if paid:
            out[n] = word
            n += 1
        if waived:
            out[n] = word + 1
            n += 1
    return n


cdef inline int list_space(
    const Position* p, const Tables* t, int lock, int first, int end, int moved, int* out
) noexcept nogil:
    """The open forms of one Worship space, whose price is the same for all of them (T30)."""
    cdef Price price = price_of_space(p, t, p.arrival, lock)
    cdef int form, n = 0
    for form in range(first, end):
        if form_is_open(p, t, form, NULL):
            n += list_form(p, t, form, price, moved, out + n)
    return n


cdef inline int list_worship(const Position* p, const Tables* t, int moved, int* out) noexcept nogil:
    """Every open form (T31, T32)."""
    cdef int royal, first, n = 0
    if board_index(p.arrival) < 0:
        return 0
    if p.arrival != PALACE:
        return list_space(p, t, 1, 0, FORM_ROYAL, moved, out)
    for royal in range(1, 10):
        first = FORM_ROYAL + 3 * (royal - 1)
        if lock_of(p, royal):
            n += list_space(p, t, lock_of(p, royal), first, first + 3, moved, out + n)
    return n


cdef inline int moved_die(const Position* p, int power) noexcept nogil:
    """The die that worships: that of the power named, else the one moved."""
    cdef int i, moved = dice_here(p, True)
    for i in range(DICE):
        if moved >> i & 1 and (power == 0 or die_power(p.seat[p.actor].dice[i]) == power):
            return p.seat[p.actor].dice[i]
    return 0


cdef inline void pay_worship(Position* p, const Tables* t, int form, bint free) noexcept nogil:
    """Gained before anything is paid; a No-cocoa tile waives unlocking and the second benefit (T30–T32, T72)."""
    cdef Seat* s = &p.seat[p.actor]
    cdef Price price = price_of_space(p, t, p.arrival, form_lock(p, form))
    report(CHANGED, p.actor, STOCK_COCOA, price.gained, FROM_WORSHIP)
    s.cocoa += price.gained
    if free:
        turn_over(p, FREE_COCOA)
    else:
        report(CHANGED, p.actor, STOCK_COCOA, -price.paid - form_both(form), FROM_WORSHIP)
        s.cocoa -= price.paid + form_both(form)


cdef inline void lock_worker(Position* p, const Tables* t, int lock, int die) noexcept nogil:
    """Whoever is there goes to the general area, then the own worker is locked (T30)."""
    cdef int owner = space_owner(p, t, p.arrival, lock), i
    cdef Seat* s
    if owner != NOBODY:
        report(WORKER_UNLOCKED, owner, p.arrival, 0, 0)
        s = &p.seat[owner]
        for i in range(DICE):
            if die_board(s.dice[i]) == p.arrival and s.dice[i] >> 4 & 3 == lock:
                s.dice[i] -= <uint16_t>(lock * DIE_LOCK)
        sort_dice(s)
    replace_die(&p.seat[p.actor], die, die + lock * DIE_LOCK)


cdef inline void apply_worship(Position* p, const Tables* t, int form, int power, bint free) noexcept nogil:
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
        use_royal(p, t, 1 + (form - FORM_ROYAL) // 3, power)
    elif form != FORM_TILE:
        if p.arrival == 7:
            push(p, D_TEMPLE, 7)
        else:
            push(p, F_TEMPLE, board_temple(p.arrival))
