"""Worship: what it costs and which forms are open (T30–T32, T72, T82)."""

from teocalli.games.teotihuacan.rules.dice cimport locked_on
from teocalli.games.teotihuacan.rules.position cimport (
    BLUE, FREE_COCOA, GREEN, NOBODY, PALACE, RED, Position, Seat, Tables,
)
from teocalli.games.teotihuacan.rules.reasons cimport (
    NEEDED_COCOA, NOT_THERE, NO_TILE, NO_WORSHIP, OWN_WORKER, SAVES_NOTHING, TILE_BEFORE, Reason, need, need_tile,
    refuse,
)
from teocalli.games.teotihuacan.rules.tiles cimport can_pay
from teocalli.games.teotihuacan.rules.tracks cimport any_step, step_possible

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


cdef inline int form_lock(const Position* p, int form) noexcept nogil:
    """Number of the Worship space: 1, at the Palace 1 to 3; 0 for a Royal tile that is not there."""
    cdef int i
    if form < FORM_ROYAL:
        return 1
    for i in range(3):
        if p.royal[i] == 1 + (form - FORM_ROYAL) // 3:
            return i + 1
    return 0


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


cdef inline bint may_worship(const Position* p, const Tables* t, int form, bint free, Reason* why) noexcept nogil:
    """Whether a form is open for the worker just moved; `free` with a No-cocoa tile, which must save something."""
    cdef const Seat* s = &p.seat[p.actor]
    cdef Price price
    cdef int cost
    cdef bint enough
    if not form_is_open(p, t, form, why):
        return False
    price = price_of_space(p, t, p.arrival, form_lock(p, form))
    cost = price.paid + form_both(form)
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
