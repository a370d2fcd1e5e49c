"""Refill, calendar, Eclipse and the turn that follows (T19–T22, T29, T74–T78, T81)."""

from libc.stdint cimport int8_t, uint32_t

from teocalli.games.teotihuacan.rules.position cimport (
    D_DICE, D_DRAW, D_END, D_OVER, D_SALARY, D_TURN, ECLIPSE, ENDED, F_AFTER_ECLIPSE, F_BONUS, F_ECLIPSE, F_END_TURN,
    F_NEUTRAL, F_NEXT_TURN, F_REFILL, KINDS, NOBODY, PLAY, STARTS, TO_BOARD, TO_DECORATIONS, TO_NEUTRAL, TO_PYRAMID,
    Position, Tables,
)
from teocalli.games.teotihuacan.rules.scoring cimport is_bot, is_last, order_of, score_tracks
from teocalli.games.teotihuacan.rules.stack cimport push
from teocalli.games.teotihuacan.rules.tracks cimport step_light


cdef inline bint any_kind_left(const Position* p) noexcept nogil:
    cdef int kind
    for kind in range(KINDS):
        if p.kinds_left[kind]:
            return True
    return False


cdef inline void refill(Position* p) noexcept nogil:
    """One draw for each missing tile: Pyramid, Decorations, boards 1, 2, 3, 4, 7; an empty supply leaves the gap (T29).
    """
    cdef int i
    push(p, F_REFILL)
    if not p.pyramid[2] and p.tiles_left:
        push(p, D_DRAW, TO_PYRAMID)
        return
    if not p.decos[3] and p.decos_left:
        push(p, D_DRAW, TO_DECORATIONS)
        return
    if any_kind_left(p):
        for i in range(5):
            if not p.board_tile[i]:
                push(p, D_DRAW, TO_BOARD, i)
                return
    p.depth -= 1


cdef inline void begin_turn(Position* p, const Tables* t, int seat) noexcept nogil:
    """A player's turn: `turn`, `end`, refill, calendar; the bot's: dice, refill, calendar (section 4 of the notation).
    """
    p.phase = PLAY
    p.turn_of = p.actor = <int8_t>seat
    p.techs_begun = p.seat[seat].techs
    push(p, F_END_TURN)
    push(p, F_REFILL)
    if is_bot(t, seat):
        push(p, D_DICE)
    else:
        push(p, D_END)
        push(p, D_TURN)


cdef inline bint eclipse_due(Position* p, const Tables* t, bint round_over) noexcept nogil:
    """Moves the light disc at the end of a round, announces the last round, and tells whether the Eclipse comes now
    (T19, T20, T81).
    """
    if t.dark_eclipse:
        if round_over and not p.met:
            step_light(p)
        return p.met
    if not round_over:
        return False
    if p.last_round:
        return True
    if not p.met:
        step_light(p)
    p.last_round = p.met
    return False


cdef inline void end_turn(Position* p, const Tables* t) noexcept nogil:
    cdef int seat = p.turn_of
    cdef int following = (seat + 1) % t.seats
    p.turns += 1
    p.turn_of = NOBODY
    p.techs_begun = 0
    push(p, F_NEXT_TURN, following)
    if eclipse_due(p, t, order_of(p, t, seat) == t.seats - 1):
        push(p, F_ECLIPSE)


cdef inline void eclipse(Position* p, const Tables* t) noexcept nogil:
    """Tracks and masks, salary in player order, in the last Eclipse Temple Bonus tiles (T74–T78)."""
    cdef int place, seat
    cdef bint last = is_last(p)
    p.phase = ECLIPSE
    score_tracks(p, t)
    push(p, F_AFTER_ECLIPSE)
    if last and not t.bonus_first:
        push(p, F_BONUS)
    for place in range(t.seats - 1, -1, -1):
        seat = (p.first + place) % t.seats
        if not is_bot(t, seat):
            push(p, D_SALARY, seat)
    if last and t.bonus_first:
        push(p, F_BONUS)


cdef inline void place_neutrals(Position* p, const Tables* t, int tile) noexcept nogil:
    """Two Starting tiles for each colour, drawn one after the other (T17)."""
    if tile < 2 * t.neutral_colours:
        push(p, F_NEUTRAL, tile + 1)
        push(p, D_DRAW, TO_NEUTRAL, tile >> 1)
    else:
        p.starts = 0


cdef inline uint32_t neutral_tiles(const Position* p, const Tables* t) noexcept nogil:
    """All that no player kept, or all (option neutral_draw)."""
    cdef uint32_t tiles = (1 << STARTS) - 1
    cdef int seat
    if not t.neutral_all:
        for seat in range(t.seats):
            tiles &= ~p.seat[seat].starting
    return tiles


cdef inline void begin_neutrals(Position* p, const Tables* t) noexcept nogil:
    """All neutral dice are taken off and placed anew (T17, T21)."""
    cdef int colour, i
    for colour in range(2):
        for i in range(3):
            p.neutral[colour][i] = 0
    p.starts = neutral_tiles(p, t)
    push(p, F_NEUTRAL)


cdef inline void add_neutral(int8_t* dice, int board) noexcept nogil:
    """A die on a board shown, unless this colour is there already or has three."""
    cdef int i = 0
    while i < 3 and dice[i] != 0:
        if dice[i] == board:
            return
        i += 1
    if i < 3:
        dice[i] = <int8_t>board


cdef inline void draw_neutral(Position* p, const Tables* t, int colour, int tile) noexcept nogil:
    """Dice on the first three different boards shown: first tile left, right, second tile left, right (T17)."""
    cdef bint second = p.neutral[colour][0] != 0
    p.starts &= ~(<uint32_t>1 << tile)
    add_neutral(p.neutral[colour], t.start_boards[tile][0])
    add_neutral(p.neutral[colour], t.start_boards[tile][1])
    if second and t.neutral_all:
        p.starts = neutral_tiles(p, t)


cdef inline void after_eclipse(Position* p, const Tables* t) noexcept nogil:
    """The game is over, or the discs go to their places and the neutral dice are placed anew (T21, T22)."""
    if is_last(p):
        p.phase = ENDED
        p.actor = 0
        p.depth = 0
        push(p, D_OVER)
        return
    p.actor = 0
    p.era += 1
    p.light = 0
    p.dark -= 1
    p.met = p.last_round = False
    begin_neutrals(p, t)
