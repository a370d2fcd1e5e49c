"""The beginning of a turn and the end of a phase (U10, U17, U24–U26)."""

from libc.stdint cimport int8_t, uint64_t

from teocalli.core.report cimport report, reporting
from teocalli.games.uxmal.rules.fields cimport LEVEL_AREA, count, lowest
from teocalli.games.uxmal.rules.position cimport (
    BUILDER, DRAW, FORCED_BREAK, IDOLS, LEVELS, LOWEST_SCORE, NO_BREAK, OVER, PRIESTS_LEFT, PRIEST_RETURNED, REJECTED,
    TURN, Position, Tables,
)
from teocalli.games.uxmal.rules.scoring cimport score_phase
from teocalli.games.uxmal.rules.track cimport renew_ranks


cdef inline bint level_complete(const Position* p) noexcept nogil:
    return p.built[p.phase - 1] == LEVEL_AREA[p.phase]


cdef inline void begin_turn(Position* p, const Tables* t, int player) noexcept nogil:
    """With an open draw a turn without an open tile begins with the draw (U11)."""
    p.turn = <int8_t>player
    p.decision = DRAW if t.open_draw and p.drawn < 0 else TURN


cdef inline void pass_on(Position* p, const Tables* t) noexcept nogil:
    """The next player clockwise is to move (U10)."""
    begin_turn(p, t, (p.turn + 1) % t.players)


cdef inline void reject(Position* p) noexcept nogil:
    """Rejection: the old squares 3, 4, 5, 1, 2 become squares 1 to 5 (U24)."""
    cdef int8_t[5] old
    cdef int square
    for square in range(IDOLS):
        old[square] = p.track[square]
    for square in range(IDOLS):
        p.track[square] = old[(square + 2) % IDOLS]
    renew_ranks(p)
    report(REJECTED, -1, 0, 0, 0)


cdef inline void report_break(const Position* p, int player, int kept) noexcept nogil:
    """Every priest goes back from the pyramid; those beyond what is `kept` leave the game (U24)."""
    cdef uint64_t mine = p.priests[player]
    report(PRIESTS_LEFT, player, count(mine) + p.supply[player] - kept, 0, 0)
    while mine:
        report(PRIEST_RETURNED, player, lowest(mine), 0, 0)
        mine &= mine - 1


cdef inline int priests_in_play(const Position* p, const Tables* t) noexcept nogil:
    """Of each player; a forced break takes one from everybody (U24)."""
    return t.priests + 1 - p.phase if t.variant == FORCED_BREAK else t.priests


cdef inline void break_priests(Position* p, const Tables* t) noexcept nogil:
    """Priests go back to their supplies, stay, or partly leave the game (U24). `p.phase` is the phase that begins."""
    cdef int player, kept = priests_in_play(p, t)
    if t.variant == NO_BREAK:
        return
    for player in range(t.players):
        if reporting():
            report_break(p, player, kept)
        p.priests[player] = 0
        p.supply[player] = <int8_t>kept


cdef inline int starter(const Position* p, const Tables* t) noexcept nogil:
    """Who begins the next phase; `p.turn` is the builder (U25)."""
    cdef int step, player, best
    if t.next_starter == BUILDER:
        return p.turn
    best = (p.turn + 1) % t.players
    if t.next_starter == LOWEST_SCORE:
        for step in range(2, t.players + 1):
            player = (p.turn + step) % t.players
            if p.scores[player] < p.scores[best]:
                best = player
    return best


cdef inline void end_phase(Position* p, const Tables* t) noexcept nogil:
    """Scoring, then rejection, break and the next starter, or the end of the game (U24–U26)."""
    score_phase(p, t)
    if p.phase == LEVELS:
        p.decision = OVER
        return
    reject(p)
    p.phase += 1
    break_priests(p, t)
    begin_turn(p, t, starter(p, t))


cdef inline void after_build(Position* p, const Tables* t) noexcept nogil:
    """After the tile and the cards: the phase ends at once if its level is complete (U17)."""
    if level_complete(p):
        end_phase(p, t)
    else:
        pass_on(p, t)
