"""Royal tiles (T34–T42)."""

from libc.stdint cimport int16_t

from teocalli.core.report cimport report
from teocalli.games.teotihuacan.rules.actions cimport A_DONE, A_PAY, A_REWARD, A_TEMPLE, A_TIMES, A_UNLOCK, A_WAIVE
from teocalli.games.teotihuacan.rules.bits cimport list_set, size_of
from teocalli.games.teotihuacan.rules.gain cimport gain_set
from teocalli.games.teotihuacan.rules.position cimport (
    CHANGED, D_GAIN, D_ROYAL, D_TEMPLE, FREE_COCOA, FROM_ROYAL, F_TEMPLE, GOLD, STOCK_COCOA, STOCK_GOLD, STOCK_STONE,
    STOCK_VP, STOCK_WOOD, STONE, WOOD, Frame, Position, Seat, Tables,
)
from teocalli.games.teotihuacan.rules.reasons cimport (
    BEGUN, EXACTLY, MOST, NEEDED_COCOA, NOT_ASKED, NO_GOODS, SAVES_NOTHING, Reason, need, need_all, refuse,
)
from teocalli.games.teotihuacan.rules.stack cimport push
from teocalli.games.teotihuacan.rules.temples cimport any_step, possible_steps, step_possible
from teocalli.games.teotihuacan.rules.tiles cimport may_waive_more, turn_over
from teocalli.games.teotihuacan.rules.turn.free_words cimport list_free_words, takes_free_words


cdef inline bint has_goods(const Seat* s, const Tables* t, int number, int cocoa, Reason* why) noexcept nogil:
    """Whether the player has a set of goods, and so much cocoa."""
    return need_all(s, t.goods[number][0], t.goods[number][1], t.goods[number][2], cocoa, why)


cdef inline bint any_goods(const Seat* s, Reason* why) noexcept nogil:
    return s.goods[0] > 0 or s.goods[1] > 0 or s.goods[2] > 0 or refuse(why, NO_GOODS, 0)


cdef inline int list_payments(const Position* p, const Tables* t, int least, int most, int* out) noexcept nogil:
    """Sets of own goods, from `least` to `most` of them."""
    cdef const Seat* s = &p.seat[p.actor]
    cdef int number, n = 0
    cdef int first = least * (least + 1) * (least + 2) // 6
    cdef int end = (most + 1) * (most + 2) * (most + 3) // 6
    for number in range(first, end):
        if has_goods(s, t, number, 0, NULL):
            out[n] = A_PAY + number
            n += 1
    return n


cdef inline bint may_give(
    const Position* p, const Tables* t, const Frame* frame, int number, Reason* why
) noexcept nogil:
    """Goods for the Royal tiles 03 and 07 (T36, T40)."""
    cdef int size = t.goods[number][0] + t.goods[number][1] + t.goods[number][2]
    cdef int most = frame.b if frame.a == 3 else 1
    if frame.a != 3 and frame.a != 7:
        return refuse(why, NOT_ASKED, 0)
    if size > most:
        return refuse(why, MOST, most)
    if frame.a == 7 and frame.c and size != 1:
        return refuse(why, EXACTLY, 1)
    return has_goods(&p.seat[p.actor], t, number, frame.a == 7 and size and not frame.c, why)


cdef inline bint may_waive(const Position* p, const Tables* t, const Frame* frame, Reason* why) noexcept nogil:
    """A No-cocoa tile for the cocoa of a Royal tile, where something comes of it (option free_cocoa)."""
    cdef const Seat* s = &p.seat[p.actor]
    if frame.a == 3:
        return refuse(why, SAVES_NOTHING, 0)
    if frame.a == 7 and not any_goods(s, why):
        return False
    if frame.a == 8 and frame.c != frame.b - 1:
        return refuse(why, BEGUN, 0)
    if frame.a == 8 and not any_step(p, t, why):
        return False
    return may_waive_more(s, t, why)


cdef inline bint may_trade(const Position* p, const Frame* frame, int times, Reason* why) noexcept nogil:
    """Royal tiles 02 and 06: for each time 1 cocoa, as often as the power (T35, T39)."""
    return need(&p.seat[p.actor], NEEDED_COCOA, times, why) if times <= frame.b else refuse(why, MOST, frame.b)


cdef inline bint may_royal(
    const Position* p, const Tables* t, const Frame* frame, int action, Reason* why
) noexcept nogil:
    """Royal tiles 02, 03, 06, 07 and 08 (T35, T36, T39–T41)."""
    cdef int royal = frame.a
    if A_PAY <= action < A_WAIVE:
        return may_give(p, t, frame, action - A_PAY, why)
    if action == A_WAIVE and takes_free_words(p, frame):
        return may_waive(p, t, frame, why)
    if royal == 8 and A_TEMPLE <= action < A_REWARD:
        return (step_possible(p, t, p.actor, action - A_TEMPLE, why)
                and need(&p.seat[p.actor], NEEDED_COCOA, 1, why))
    if (royal == 2 or royal == 6) and A_TIMES <= action < A_PAY:
        return may_trade(p, frame, action - A_TIMES, why)
    return (royal == 8 and action == A_DONE) or refuse(why, NOT_ASKED, 0)


cdef inline int list_royal(const Position* p, const Tables* t, const Frame* frame, int* out) noexcept nogil:
    """What the Royal tiles 02, 03, 06, 07 and 08 ask (T35, T36, T39–T41)."""
    cdef const Seat* s = &p.seat[p.actor]
    cdef int n = 0, number = 0
    if not takes_free_words(p, frame):
        return list_payments(p, t, 1, 1, out)
    if frame.a == 8 and s.cocoa > 0:
        n += list_set(A_TEMPLE, possible_steps(p, t, p.actor), out)
    n += list_free_words(p, t, out + n)
    if frame.a == 8:
        out[n] = A_DONE
        n += 1
    elif frame.a == 3:
        n += list_payments(p, t, 0, frame.b, out + n)
    elif frame.a == 7:
        n += list_payments(p, t, 0, 1 if s.cocoa > 0 else 0, out + n)
    else:
        while may_trade(p, frame, number, NULL):
            out[n] = A_TIMES + number
            n += 1
            number += 1
    if may_waive(p, t, frame, NULL):
        out[n] = A_WAIVE
        n += 1
    return n


cdef inline void trade(Position* p, const Frame* frame, int times, bint free) noexcept nogil:
    """Royal tiles 02 and 06: cocoa for 1 wood and 1 stone, or 1 stone and 1 gold (T35, T39)."""
    cdef Seat* s = &p.seat[p.actor]
    if not free:
        report(CHANGED, p.actor, STOCK_COCOA, -times, FROM_ROYAL)
        s.cocoa -= times
    report(CHANGED, p.actor, STOCK_STONE, times, FROM_ROYAL)
    report(CHANGED, p.actor, STOCK_WOOD if frame.a == 2 else STOCK_GOLD, times, FROM_ROYAL)
    s.goods[STONE] += times
    s.goods[WOOD if frame.a == 2 else GOLD] += times


cdef inline void waive(Position* p, const Frame* frame) noexcept nogil:
    """A No-cocoa tile pays the cocoa of the Royal tile (option free_cocoa)."""
    cdef int _i
    turn_over(p, FREE_COCOA)
    if frame.a == 7:
        push(p, D_ROYAL, 7, frame.b, 1)
    elif frame.a == 8:
        for _i in range(frame.c):
            push(p, D_TEMPLE, 7)
    else:
        trade(p, frame, frame.b, True)


cdef inline void give_goods(Position* p, const Tables* t, const Frame* frame, int number) noexcept nogil:
    """Royal 03: cocoa for each good. Royal 07: 1 cocoa and 1 good for as many goods as the power (T36, T40)."""
    cdef Seat* s = &p.seat[p.actor]
    cdef int cocoa = t.amount.royal_03_cocoa * (t.goods[number][0] + t.goods[number][1] + t.goods[number][2])
    gain_set(p, t, number, -1, FROM_ROYAL)
    if frame.a == 3:
        report(CHANGED, p.actor, STOCK_COCOA, cocoa, FROM_ROYAL)
        s.cocoa += cocoa
    elif number:
        if not frame.c:
            report(CHANGED, p.actor, STOCK_COCOA, -1, FROM_ROYAL)
            s.cocoa -= 1
        push(p, D_GAIN, frame.b)


cdef inline void apply_royal(Position* p, const Tables* t, const Frame* frame, int action) noexcept nogil:
    if action == A_DONE:
        return
    if action == A_WAIVE:
        waive(p, frame)
    elif action < A_UNLOCK:
        report(CHANGED, p.actor, STOCK_COCOA, -1, FROM_ROYAL)
        p.seat[p.actor].cocoa -= 1
        if frame.c > 1:
            push(p, D_ROYAL, 8, frame.b, frame.c - 1)
        push(p, F_TEMPLE, action - A_TEMPLE)
    elif action < A_PAY:
        trade(p, frame, action - A_TIMES, False)
    else:
        give_goods(p, t, frame, action - A_PAY)


cdef inline void score_royal(Position* p, int points) noexcept nogil:
    report(CHANGED, p.actor, STOCK_VP, points, FROM_ROYAL)
    p.seat[p.actor].vp += <int16_t>points


cdef inline void use_royal(Position* p, const Tables* t, int royal, int power) noexcept nogil:
    """The Royal tile, with the power of the worker locked there (T34–T42)."""
    cdef Seat* s = &p.seat[p.actor]
    if royal == 1:
        report(CHANGED, p.actor, STOCK_COCOA, power + t.amount.royal_01_more_cocoa, FROM_ROYAL)
        s.cocoa += <int16_t>(power + t.amount.royal_01_more_cocoa)
    elif royal == 4:
        score_royal(p, t.amount.royal_04_vp * min(size_of(s.techs), power))
    elif royal == 5:
        score_royal(p, t.amount.royal_05_vp * min(<int>s.track, power))
    elif royal == 9:
        score_royal(p, min(<int>s.avenue, power + t.amount.royal_09_more_steps))
    elif royal != 8:
        push(p, D_ROYAL, royal, power)
    elif power > 1:
        push(p, D_ROYAL, royal, power, power - 1)
