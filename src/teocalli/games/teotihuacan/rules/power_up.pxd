"""Power-ups (T52, N11)."""

from teocalli.core.report cimport report
from teocalli.games.teotihuacan.rules.actions cimport A_POWER
from teocalli.games.teotihuacan.rules.dice cimport die_board, die_power, die_word, is_free, new_die, replace_die
from teocalli.games.teotihuacan.rules.position cimport (
    BY_ACTION, BY_START, BY_TILE, DICE, DIE_CREW, DIE_MOVED, DIE_POWER, DIE_RAISED, D_ASCEND, D_POWER, F_AVENUE,
    F_LIGHT, F_PALACE, Frame, Position, Seat, Tables,
)
from teocalli.games.teotihuacan.rules.reasons cimport (
    ASCENDING, JUST_MOVED, LOCKED, NEEDED_COCOA, NOT_USED, NO_WORKER, ORDER, Reason, agree, anew, keep_nearer, need,
    refuse,
)
from teocalli.games.teotihuacan.rules.stack cimport push


cdef inline bint fits_power_up(
    const Position* p, const Tables* t, int die, int source, int least, Reason* why
) noexcept nogil:
    """Whether a die may get a power-up from this source (N11). `least` is the lowest worker by its word."""
    if not is_free(die):
        return refuse(why, LOCKED, 0)
    if die_power(die) > 5:
        return refuse(why, ASCENDING, 0)
    if source == BY_ACTION and not (die & DIE_CREW and die_board(die) == p.arrival):
        return refuse(why, NOT_USED, 0)
    if source == BY_TILE and die & DIE_MOVED and p.arrival and not t.power_any:
        return refuse(why, JUST_MOVED, 0)
    return die_word(die) >= least or refuse(why, ORDER, 0)


cdef inline bint any_power_up(const Position* p, const Tables* t, int source, Reason* why) noexcept nogil:
    cdef int i
    for i in range(DICE):
        if fits_power_up(p, t, p.seat[p.actor].dice[i], source, 0, NULL):
            return True
    return refuse(why, NO_WORKER, 0)


cdef inline int named_die(int action) noexcept nogil:
    """The board and power that a word of a power-up names, as a die."""
    cdef int code = action - A_POWER
    return new_die(code // 5 + 1, code % 5 + 1)


cdef inline bint may_raise(
    const Position* p, const Tables* t, int source, int least, int cocoa, int die, Reason* why
) noexcept nogil:
    """A power-up for a worker like this one, which may be a locked one (N11, T64)."""
    cdef const Seat* s = &p.seat[p.actor]
    cdef Reason tried
    cdef int i
    refuse(why, NO_WORKER, 0)
    for i in range(DICE):
        if s.dice[i] == 0 or s.dice[i] >> 4 != die >> 4:
            continue
        if fits_power_up(p, t, s.dice[i], source, least, anew(&tried, why)):
            agree(why)
            return need(s, NEEDED_COCOA, cocoa, why)
        keep_nearer(s, why, &tried)
    return False


cdef inline bint may_power(
    const Position* p, const Tables* t, const Frame* frame, int die, Reason* why
) noexcept nogil:
    """A power-up for a worker like this one (N11)."""
    return may_raise(p, t, frame.a, frame.c, 0, die, why)


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
    report(DIE_RAISED, p.actor, die_board(die), die_power(raised), 1)
    replace_die(&p.seat[p.actor], die, raised)
    if die_power(raised) < 6:
        return False
    push(p, F_LIGHT)
    push(p, D_ASCEND)
    push(p, F_PALACE, raised)
    push(p, F_AVENUE)
    return True


cdef inline void apply_power(Position* p, const Tables* t, const Frame* decision, int word) noexcept nogil:
    """One power-up; a second of the same source goes to a worker at or after the first, if that did not ascend (N11).
    """
    cdef int die = chosen_die(p, t, word, decision.a)
    cdef int below = p.depth
    if decision.b and decision.a == BY_START and t.power_one:
        report(DIE_RAISED, p.actor, die_board(die), die_power(die) + 2, 2)
        replace_die(&p.seat[p.actor], die, die + 2 * DIE_POWER)
        return
    if decision.b:
        push(p, D_POWER, decision.a, decision.b - 1, word)
    if raise_die(p, die) and decision.b:
        p.stack[below].c = 0
