"""Construction: tiles of the pyramid, and what Technology 15 saves (T50, T65)."""

from libc.stdint cimport uint32_t

from teocalli.core.report cimport report
from teocalli.games.teotihuacan.rules.actions cimport A_BUILD, A_DONE, A_SAVE
from teocalli.games.teotihuacan.rules.bits cimport lowest
from teocalli.games.teotihuacan.rules.display cimport ascending, is_displayed, take_from_display
from teocalli.games.teotihuacan.rules.eclipse.calendar cimport finish_pyramid
from teocalli.games.teotihuacan.rules.position cimport (
    CHANGED, D_BUILD, D_SAVE, FROM_PYRAMID, F_BUILD, F_BUILT, F_COLOURS, MATCHES_SCORED, PLACES, STOCK_STONE, STOCK_VP,
    STOCK_WOOD, STONE, TILE_LAID, WOOD, Frame, Position, Seat, Tables,
)
from teocalli.games.teotihuacan.rules.pyramid cimport Matches, is_open, lay_tile, open_places, step_track, tile_matches
from teocalli.games.teotihuacan.rules.reasons cimport (
    COSTS_NONE, FIRST_TILE, NOT_ASKED, SAME_LOOK, Reason, agree, anew, keep_nearer, need_all, refuse,
)
from teocalli.games.teotihuacan.rules.stack cimport push, top
from teocalli.games.teotihuacan.rules.turn.free_words cimport list_free_words, takes_free_words


cdef inline bint can_afford(const Seat* s, const Tables* t, int level, bint saving, Reason* why) noexcept nogil:
    """Whether a tile of this level can be paid, with Technology 15's saving of 1 wood or 1 stone if it is left (T50,
    T65).
    """
    cdef int wood = t.level_wood[level], stone = t.level_stone[level]
    cdef Reason tried
    if not saving:
        return need_all(s, wood, stone, 0, 0, why)
    if need_all(s, wood, stone, 0, 0, NULL) or need_all(s, wood, stone - 1, 0, 0, anew(&tried, why)):
        return True
    keep_nearer(s, why, &tried)
    if wood and need_all(s, wood - 1, stone, 0, 0, anew(&tried, why)):
        return agree(why)
    keep_nearer(s, why, &tried)
    if why != NULL:
        why.number = 1
    return False


cdef inline unsigned int affordable_places(const Position* p, const Tables* t, bint saving) noexcept nogil:
    """Open places whose tile the player can pay, as a set."""
    cdef unsigned int found = open_places(p, t)
    cdef const Seat* s = &p.seat[p.actor]
    if not can_afford(s, t, 1, saving, NULL):
        return 0
    if not can_afford(s, t, 2, saving, NULL):
        return found & 0xFFFF
    if not can_afford(s, t, 3, saving, NULL):
        return found & 0x1FFFFFF
    if not can_afford(s, t, 4, saving, NULL):
        return found & 0x1FFFFFFF
    return found


cdef inline bint may_lay(const Position* p, const Tables* t, int place, bint saving, Reason* why) noexcept nogil:
    """Whether a tile could lie on a place, and be paid (T50)."""
    return is_open(p, t, place, why) and can_afford(&p.seat[p.actor], t, t.level[place], saving, why)


cdef inline bint any_place(const Position* p, const Tables* t, bint saving, Reason* why) noexcept nogil:
    cdef Reason tried
    cdef int place
    if why == NULL:
        return affordable_places(p, t, saving) != 0
    for place in range(PLACES):
        if may_lay(p, t, place, saving, anew(&tried, why)):
            return agree(why)
        keep_nearer(&p.seat[p.actor], why, &tried)
    return False


cdef inline bint may_build(
    const Position* p, const Tables* t, const Frame* frame, int action, Reason* why
) noexcept nogil:
    """A displayed tile on an open place that can be paid; from the second one on one may stop (T50)."""
    cdef int code = (action - A_BUILD) >> 2, tile = code // 30 + 1
    if action == A_DONE:
        return frame.b != 0 or refuse(why, FIRST_TILE, 0)
    if not A_BUILD <= action < A_DONE:
        return refuse(why, NOT_ASKED, 0)
    if not is_displayed(p.pyramid, 3, tile, why):
        return False
    if (action - A_BUILD) & 3 >= t.rotations[tile]:
        return refuse(why, SAME_LOOK, 0)
    return may_lay(p, t, code % 30, frame.c, why)


cdef inline int list_builds(const Position* p, const Tables* t, bint saving, int limit, int* out) noexcept nogil:
    """Displayed tiles on open places in all rotations that look different; stops when `limit` are found (T50)."""
    cdef int[3] tiles
    cdef int i, turns, place, n = 0
    cdef int count = ascending(p.pyramid, 3, tiles)
    cdef uint32_t places = affordable_places(p, t, saving), rest
    for i in range(count):
        rest = places
        while rest:
            place = lowest(rest)
            rest &= rest - 1
            for turns in range(t.rotations[tiles[i]]):
                out[n] = A_BUILD + 4 * (30 * (tiles[i] - 1) + place) + turns
                n += 1
            if n >= limit:
                return n
    return n


cdef inline int list_build(const Position* p, const Tables* t, const Frame* frame, int limit, int* out) noexcept nogil:
    """From the second tile on the decision is open, and one may stop (T50)."""
    cdef int n = list_free_words(p, t, out) if takes_free_words(p, frame) else 0
    n += list_builds(p, t, frame.c, limit, out + n)
    if frame.b:
        out[n] = A_DONE
        n += 1
    return n


cdef inline bint may_save(const Position* p, const Tables* t, int level, int what, Reason* why) noexcept nogil:
    """What Technology 15 saves: 1 wood, 1 stone or nothing; only what the tile costs, and the rest can be paid (N15).
    """
    cdef int wood = t.level_wood[level], stone = t.level_stone[level]
    if (what == WOOD and not wood) or (what == STONE and not stone):
        return refuse(why, COSTS_NONE, 0)
    return need_all(&p.seat[p.actor], wood - (what == WOOD), stone - (what == STONE), 0, 0, why)


cdef inline int list_save(const Position* p, const Tables* t, int level, int* out) noexcept nogil:
    cdef int what, n = 0
    for what in range(3):
        if may_save(p, t, level, what, NULL):
            out[n] = A_SAVE + what
            n += 1
    return n


cdef inline void pay_level(Position* p, const Tables* t, int level, int wood_saved, int stone_saved) noexcept nogil:
    cdef Seat* s = &p.seat[p.actor]
    report(CHANGED, p.actor, STOCK_WOOD, wood_saved - t.level_wood[level], FROM_PYRAMID)
    report(CHANGED, p.actor, STOCK_STONE, stone_saved - t.level_stone[level], FROM_PYRAMID)
    s.goods[WOOD] -= t.level_wood[level] - wood_saved
    s.goods[STONE] -= t.level_stone[level] - stone_saved


cdef inline void build(
    Position* p, const Tables* t, const Frame* decision, int tile, int place, int turns
) noexcept nogil:
    """The tile is laid at once and leaves the display; then the saving, or the cost at once (T50, N15)."""
    cdef Matches found = tile_matches(p, t, tile, place, turns)
    cdef int level = t.level[place]
    report(TILE_LAID, p.actor, tile, place, 0)
    lay_tile(p, t, tile, place, turns)
    take_from_display(p.pyramid, 3, tile)
    push(p, F_BUILD, decision.a - 1, decision.c)
    if decision.c:
        push(p, D_SAVE, level, found.points, found.colours)
    else:
        pay_level(p, t, level, 0, 0)
        push(p, F_BUILT, level, found.points, found.colours)


cdef inline void apply_build(Position* p, const Tables* t, const Frame* frame, int action) noexcept nogil:
    cdef int code = (action - A_BUILD) >> 2
    if action != A_DONE:
        build(p, t, frame, code // 30 + 1, code % 30, (action - A_BUILD) & 3)


cdef inline void apply_save(Position* p, const Tables* t, const Frame* decision, int what) noexcept nogil:
    """Technology 15 saves 1 wood, 1 stone, or nothing now (T65)."""
    if what != 2:
        top(p).b = 0
    pay_level(p, t, decision.a, what == 0, what == 1)
    push(p, F_BUILT, decision.a, decision.b, decision.c)


cdef inline void score_tile(Position* p, const Tables* t, int level, int points, int colours) noexcept nogil:
    """Points, Pyramid track (with level 4 the light disc too), then the coloured matches (T22, T50)."""
    cdef Seat* s = &p.seat[p.actor]
    report(MATCHES_SCORED, p.actor, points, 0, 0)
    report(CHANGED, p.actor, STOCK_VP, t.level_vp[level] + points, FROM_PYRAMID)
    s.vp += t.level_vp[level] + points
    step_track(p, p.actor, FROM_PYRAMID)
    if level == 4:
        finish_pyramid(p)
    push(p, F_COLOURS, colours)


cdef inline void next_tile(Position* p, int left, bint saving) noexcept nogil:
    """After one tile the next may be built, while workers are left (T50)."""
    if left:
        push(p, D_BUILD, left, 1, saving)
