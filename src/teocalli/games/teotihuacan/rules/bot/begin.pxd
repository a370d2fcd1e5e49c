"""The Teotibot at the beginning (T83)."""

from libc.stdint cimport uint16_t

from teocalli.games.teotihuacan.rules.bot.steps cimport BOT
from teocalli.games.teotihuacan.rules.dice cimport new_die, replace_die
from teocalli.games.teotihuacan.rules.position cimport TECHS, Position, Seat, Tables


cdef inline void place_bot(Position* p, const Tables* t) noexcept nogil:
    """Goods, tracks, Technology of the top right and dice, without rewards (T83)."""
    cdef Seat* s = &p.seat[BOT]
    cdef int i, technology, slot = 0
    for i in range(3):
        s.goods[i] = t.bot_goods
        s.temple[i] = 1
        s.dice[i] = <uint16_t>new_die(t.bot_board[i], t.bot_power)
    s.avenue = 1
    for technology in range(TECHS):
        if p.techs >> technology & 1:
            if slot == 2:
                s.techs = <uint16_t>(1 << technology)
            slot += 1
    replace_die(s, 0, t.bot_worship_die)
