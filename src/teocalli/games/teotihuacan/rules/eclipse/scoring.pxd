"""Points of an Eclipse, of the end, and who wins (T74–T79, T93)."""

from libc.stdint cimport int16_t

from teocalli.core.report cimport report, reporting
from teocalli.games.teotihuacan.rules.bits cimport size_of
from teocalli.games.teotihuacan.rules.dice cimport die_power
from teocalli.games.teotihuacan.rules.eclipse.calendar cimport is_last
from teocalli.games.teotihuacan.rules.eclipse.salary cimport lost_salary
from teocalli.games.teotihuacan.rules.position cimport (
    AVENUE_3, AVENUE_SCORED, BEST_MASK_SET, BONUS_9, BONUS_SCORED, BONUS_STEP, BOT_STOCK, BOT_TECHNOLOGIES, BOT_TEMPLES,
    CHANGED, DICE, DISCOVERY_2, FROM_AVENUE, FROM_BONUS, FROM_BOT, FROM_MASKS, FROM_TRACK, LEADER_SCORED, MASKS_SCORED,
    PLAY, STOCK_TRACK, STOCK_VP, TECHNOLOGIES_5, TRACK_SCORED, VP_15, Position, Seat, Tables,
)
from teocalli.games.teotihuacan.rules.seats cimport is_bot, order_of
from teocalli.games.teotihuacan.rules.tile_counts cimport masks_with, no_masks


cdef inline int built(const Position* p) noexcept nogil:
    return p.rows[0] + p.rows[1] + p.rows[2]


cdef inline int row_value(const Position* p, const Tables* t) noexcept nogil:
    """Lowest visible value of the Buildings row (T74)."""
    return t.row_value[built(p)]


cdef inline int avenue_points(const Position* p, const Tables* t, int seat) noexcept nogil:
    """Position × lowest visible value of the Buildings row (T74)."""
    return p.seat[seat].avenue * row_value(p, t)


cdef inline int points_per_step(const Position* p, const Tables* t) noexcept nogil:
    """Of the Pyramid track, by the era (T75)."""
    return t.track_points[3 if p.finished and t.early_third else p.era]


cdef inline int track_points(const Position* p, const Tables* t, int seat) noexcept nogil:
    """4 points for the furthest, and points per step by the era (T75)."""
    cdef int other, furthest = 0
    cdef int per_step = points_per_step(p, t)
    for other in range(t.seats):
        furthest = max(furthest, <int>p.seat[other].track)
    if p.seat[seat].track == furthest and (furthest > 0 or t.leader_zero):
        return p.seat[seat].track * per_step + t.track_leader
    return p.seat[seat].track * per_step


cdef inline int mask_set(const Seat* s, int number) noexcept nogil:
    """Size of the own mask set with this number, from 0; sets are filled greedily."""
    return masks_with(s.unused, number + 1)


cdef inline int mask_points(const Seat* s, const Tables* t) noexcept nogil:
    """All mask sets (T76)."""
    return t.mask_points[mask_set(s, 0)] + t.mask_points[mask_set(s, 1)] + t.mask_points[mask_set(s, 2)]


cdef inline int bonuses_reached(const Seat* s) noexcept nogil:
    return (s.temple[0] >= BONUS_STEP) + (s.temple[1] >= BONUS_STEP) + (s.temple[2] >= BONUS_STEP)


cdef inline int other_tiles(const Seat* s) noexcept nogil:
    """Discovery tiles that are no masks, used or not."""
    return no_masks(s.unused) + no_masks(s.used)


cdef inline int worker_points(const Seat* s, const Tables* t) noexcept nogil:
    """Points for every worker, more for one of power 4 or 5; locked ones too."""
    cdef int i, points = 0
    for i in range(DICE):
        if s.dice[i]:
            points += t.amount.strong_worker_vp if die_power(s.dice[i]) >= 4 else t.amount.worker_vp
    return points


cdef inline int bonus_value(const Seat* s, const Tables* t, int bonus) noexcept nogil:
    """One Temple Bonus tile (T78)."""
    if bonus == BEST_MASK_SET:
        return t.mask_points[mask_set(s, 0)]
    if bonus == TECHNOLOGIES_5:
        return t.amount.bonus[bonus] * size_of(s.techs)
    if bonus == VP_15:
        return t.amount.bonus[bonus]
    if bonus == AVENUE_3:
        return t.amount.bonus[bonus] * s.avenue
    if bonus == BONUS_9:
        return t.amount.bonus[bonus] * bonuses_reached(s)
    if bonus == DISCOVERY_2:
        return t.amount.bonus[bonus] * other_tiles(s)
    return worker_points(s, t)


cdef inline int bot_end_points(const Seat* s, const Tables* t) noexcept nogil:
    """The Teotibot's own end: temples, goods and cocoa left, Technologies (T93)."""
    return (t.bot_bonus_vp * bonuses_reached(s) + t.bot_tech_vp * size_of(s.techs)
            + s.cocoa + s.goods[0] + s.goods[1] + s.goods[2])


cdef inline int bonus_points(const Position* p, const Tables* t, int seat) noexcept nogil:
    """Temple Bonus tiles of temples where the player stands on 10 or 11 (T78)."""
    cdef const Seat* s = &p.seat[seat]
    cdef int temple, points = 0
    if is_bot(t, seat):
        return bot_end_points(s, t)
    for temple in range(3):
        if s.temple[temple] >= BONUS_STEP and p.bonus[temple]:
            points += bonus_value(s, t, p.bonus[temple] - 1)
    return points


cdef inline int expected_points(const Position* p, const Tables* t, int seat) noexcept nogil:
    """Points plus what an Eclipse now would give; before the first turn and after the end the points."""
    cdef int points = p.seat[seat].vp
    if p.phase != PLAY:
        return points
    points += avenue_points(p, t, seat) + track_points(p, t, seat) + mask_points(&p.seat[seat], t)
    points = max(0, points - lost_salary(p, t, seat))
    return points + bonus_points(p, t, seat) if is_last(p) else points


cdef inline void report_tracks(const Position* p, const Tables* t, int seat) noexcept nogil:
    """What an Eclipse gives a seat, part by part (T74–T76)."""
    cdef const Seat* s = &p.seat[seat]
    cdef int number, avenue = avenue_points(p, t, seat), per_step = points_per_step(p, t)
    cdef int steps = s.track * per_step, track = track_points(p, t, seat)
    if avenue:
        report(AVENUE_SCORED, seat, s.avenue, row_value(p, t), avenue)
    if steps:
        report(TRACK_SCORED, seat, s.track, per_step, steps)
    if track > steps:
        report(LEADER_SCORED, seat, track - steps, 0, 0)
    for number in range(3):
        if mask_set(s, number):
            report(MASKS_SCORED, seat, mask_set(s, number), t.mask_points[mask_set(s, number)], 0)
    report(CHANGED, seat, STOCK_VP, avenue, FROM_AVENUE)
    report(CHANGED, seat, STOCK_VP, track, FROM_TRACK)
    report(CHANGED, seat, STOCK_VP, mask_points(s, t), FROM_MASKS)
    report(CHANGED, seat, STOCK_TRACK, -s.track, FROM_TRACK)


cdef inline void report_bot_end(const Seat* s, const Tables* t) noexcept nogil:
    """What the Teotibot's own end gives it, part by part (T93)."""
    cdef int temples = bonuses_reached(s), technologies = size_of(s.techs)
    cdef int left = s.cocoa + s.goods[0] + s.goods[1] + s.goods[2]
    if temples * t.bot_bonus_vp:
        report(BOT_TEMPLES, 1, temples, t.bot_bonus_vp, temples * t.bot_bonus_vp)
    if technologies * t.bot_tech_vp:
        report(BOT_TECHNOLOGIES, 1, technologies, t.bot_tech_vp, technologies * t.bot_tech_vp)
    if left:
        report(BOT_STOCK, 1, left, 0, 0)
    report(CHANGED, 1, STOCK_VP, bot_end_points(s, t), FROM_BOT)


cdef inline void report_bonuses(const Position* p, const Tables* t, int seat) noexcept nogil:
    """What the Temple Bonus tiles give a seat, tile by tile (T78)."""
    cdef const Seat* s = &p.seat[seat]
    cdef int temple
    if is_bot(t, seat):
        report_bot_end(s, t)
        return
    for temple in range(3):
        if s.temple[temple] >= BONUS_STEP and p.bonus[temple]:
            report(BONUS_SCORED, seat, temple, p.bonus[temple] - 1, bonus_value(s, t, p.bonus[temple] - 1))
    report(CHANGED, seat, STOCK_VP, bonus_points(p, t, seat), FROM_BONUS)


cdef inline void score_tracks(Position* p, const Tables* t) noexcept nogil:
    """Avenue, Pyramid track and masks of everybody; then the Pyramid track is reset (T74–T76)."""
    cdef int seat
    cdef int[4] points
    for seat in range(t.seats):
        points[seat] = avenue_points(p, t, seat) + track_points(p, t, seat) + mask_points(&p.seat[seat], t)
    if reporting():
        for seat in range(t.seats):
            report_tracks(p, t, seat)
    for seat in range(t.seats):
        p.seat[seat].vp += <int16_t>points[seat]
        p.seat[seat].track = 0


cdef inline void score_bonuses(Position* p, const Tables* t) noexcept nogil:
    cdef int seat
    if reporting():
        for seat in range(t.seats):
            report_bonuses(p, t, seat)
    for seat in range(t.seats):
        p.seat[seat].vp += <int16_t>bonus_points(p, t, seat)


cdef inline int merit(const Position* p, const Tables* t, int seat) noexcept nogil:
    """By what players are ranked: points, cocoa, the lower order number, in a Dark Eclipse the higher (T79)."""
    cdef int order = order_of(p, t, seat)
    return (p.seat[seat].vp << 16) + (p.seat[seat].cocoa << 3) + (order if t.dark_eclipse else 3 - order)


cdef inline int winning_seat(const Position* p, const Tables* t) noexcept nogil:
    cdef int seat, value, best = -1, winner = 0
    for seat in range(t.seats):
        value = merit(p, t, seat)
        if value > best:
            best = value
            winner = seat
    return winner
