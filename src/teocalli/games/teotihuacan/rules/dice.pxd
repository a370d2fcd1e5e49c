"""Workers: where they are, and the colours on a board (T1, T26, T33)."""

from libc.stdint cimport uint16_t

from teocalli.games.teotihuacan.rules.position cimport (
    DICE, DIE_BOARD, DIE_CREW, DIE_LOCK, DIE_MOVED, DIE_POWER, Position, Seat, Tables,
)


cdef inline int die_board(int die) noexcept nogil:
    return die >> 9


cdef inline int die_power(int die) noexcept nogil:
    return die >> 6 & 7


cdef inline int die_lock(int die) noexcept nogil:
    """0 in the general area, else 1, at the Palace 1 to 3 for the Royal tile."""
    return die >> 4 & 3


cdef inline int new_die(int board, int power) noexcept nogil:
    return board * DIE_BOARD + power * DIE_POWER


cdef inline int die_word(int die) noexcept nogil:
    """Board and power as one number: equal for dice with the same word, ascending like the words."""
    return die >> 6


cdef inline bint is_free(int die) noexcept nogil:
    """In play and unlocked."""
    return die != 0 and die & 3 * DIE_LOCK == 0


cdef inline void sort_dice(Seat* s) noexcept nogil:
    cdef int i, k
    cdef uint16_t die
    for i in range(1, DICE):
        die = s.dice[i]
        k = i
        while k > 0 and s.dice[k - 1] > die:
            s.dice[k] = s.dice[k - 1]
            k -= 1
        s.dice[k] = die


cdef inline void replace_die(Seat* s, int old, int new) noexcept nogil:
    """One die that is `old` becomes `new`; 0 stands for a die out of play."""
    cdef int i
    for i in range(DICE):
        if s.dice[i] == old:
            s.dice[i] = <uint16_t>new
            break
    sort_dice(s)


cdef inline void clear_marks(Seat* s) noexcept nogil:
    """The action is carried out: nobody counts as moved or used any longer."""
    cdef int i
    for i in range(DICE):
        s.dice[i] &= ~<uint16_t>(DIE_MOVED | DIE_CREW)
    sort_dice(s)


cdef inline int locked_on(const Seat* s, int board, int lock) noexcept nogil:
    """The die on this Worship space, or 0 (T30)."""
    cdef int i
    for i in range(DICE):
        if die_board(s.dice[i]) == board and die_lock(s.dice[i]) == lock:
            return s.dice[i]
    return 0


cdef inline int position_of(const Position* p, int board) noexcept nogil:
    """Steps from the Palace, clockwise (T1)."""
    cdef int i
    for i in range(8):
        if p.ring[i] == board:
            return i
    return 0


cdef inline int distance_to(const Position* p, int board, int target) noexcept nogil:
    """Boards from one to the other clockwise, 1 to 8 (T1)."""
    return (position_of(p, target) - position_of(p, board) + 7) % 8 + 1


cdef inline bint is_far(int distance) noexcept nogil:
    """Beyond what a worker moves without a Free move tile (T23, T71)."""
    return distance > 3


cdef inline bint has_unmoved_on(const Seat* s, int board) noexcept nogil:
    cdef int i
    for i in range(DICE):
        if die_board(s.dice[i]) == board and is_free(s.dice[i]) and not s.dice[i] & DIE_MOVED:
            return True
    return False


cdef inline int colours_present(const Position* p, const Tables* t, int board) noexcept nogil:
    """Different colours of unlocked dice in the general area, without those just moved (T26)."""
    cdef int seat, colour, i, n = 0
    for seat in range(t.seats):
        n += has_unmoved_on(&p.seat[seat], board)
    for colour in range(t.neutral_colours):
        for i in range(3):
            if p.neutral[colour][i] == board:
                n += 1
                break
    return n


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
