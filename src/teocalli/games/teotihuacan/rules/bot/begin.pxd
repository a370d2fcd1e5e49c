"""The Teotibot at the beginning (T83)."""

from libc.stdint cimport uint16_t

from teocalli.core.report cimport report
from teocalli.games.teotihuacan.rules.bot.steps cimport BOT
from teocalli.games.teotihuacan.rules.dice cimport die_board, new_die, replace_die
from teocalli.games.teotihuacan.rules.position cimport (
    CHANGED, FROM_SETUP, STOCK_AVENUE, STOCK_BLUE, STOCK_WOOD, TECHNOLOGY_TAKEN, TECHS, WORKER_PLACED, Position, Seat,
    Tables,
)


cdef inline void place_bot(Position* p, const Tables* t) noexcept nogil:
    """Goods, tracks, Technology of the top right and dice, without rewards (T83)."""
    cdef Seat* s = &p.seat[BOT]
    cdef int i, technology, slot = 0
    for i in range(3):
        report(CHANGED, BOT, STOCK_WOOD + i, t.bot_goods, FROM_SETUP)
        report(CHANGED, BOT, STOCK_BLUE + i, 1, FROM_SETUP)
        report(WORKER_PLACED, BOT, t.bot_board[i], 0, 0)
        s.goods[i] = t.bot_goods
        s.temple[i] = 1
        s.dice[i] = <uint16_t>new_die(t.bot_board[i], t.bot_power)
    report(CHANGED, BOT, STOCK_AVENUE, 1, FROM_SETUP)
    report(WORKER_PLACED, BOT, die_board(t.bot_worship_die), 0, 0)
    s.avenue = 1
    for technology in range(TECHS):
        if p.techs >> technology & 1:
            if slot == 2:
                report(TECHNOLOGY_TAKEN, BOT, technology, 0, 0)
                s.techs = <uint16_t>(1 << technology)
            slot += 1
    replace_die(s, 0, t.bot_worship_die)
