"""Claiming a Discovery tile (T15, T55, T68)."""

from teocalli.games.teotihuacan.rules.actions cimport A_CLAIM, A_POWER, A_REWARD, A_SKIP
from teocalli.games.teotihuacan.rules.bits cimport lowest
from teocalli.games.teotihuacan.rules.position cimport AT_START, Frame, Position, Seat, Tables
from teocalli.games.teotihuacan.rules.reasons cimport NOT_ASKED, Reason, refuse
from teocalli.games.teotihuacan.rules.temples cimport discovery_step, take_reward
from teocalli.games.teotihuacan.rules.tiles cimport can_pay, claim_tile, kinds_at, lies_there
from teocalli.games.teotihuacan.rules.turn.free_words cimport list_free_words, takes_free_words


cdef inline bint may_claim(
    const Position* p, const Tables* t, const Frame* frame, int action, Reason* why
) noexcept nogil:
    if action == A_REWARD or action == A_SKIP:
        return (action == A_REWARD) == (frame.c != 0) or refuse(why, NOT_ASKED, 0)
    if not A_CLAIM <= action < A_POWER:
        return refuse(why, NOT_ASKED, 0)
    return (lies_there(p, t, frame.a, frame.b, action - A_CLAIM, why)
            and can_pay(&p.seat[p.actor], t, action - A_CLAIM, 0, why))


cdef inline int list_claim(const Position* p, const Tables* t, const Frame* frame, int* out) noexcept nogil:
    """The reward or nothing, or a tile whose cost can be paid; open in one's own turn (N8, N9, T68)."""
    cdef const Seat* s = &p.seat[p.actor]
    cdef unsigned int kinds = kinds_at(p, t, frame.a, frame.b)
    cdef int kind, n = 1
    out[0] = A_REWARD if frame.c else A_SKIP
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        if can_pay(s, t, kind, 0, NULL):
            out[n] = A_CLAIM + kind
            n += 1
    if takes_free_words(p, frame):
        n += list_free_words(p, t, out + n)
    return n


cdef inline void apply_claim(Position* p, const Tables* t, const Frame* frame, int action) noexcept nogil:
    """Reward, nothing, or the tile; a tile beside a Starting tile that is not claimed goes back (T15, T55, T68)."""
    if action == A_REWARD:
        # The marker may have gone on meanwhile, by a tile used at this decision.
        take_reward(p, t, frame.c - 1, discovery_step(t, frame.c - 1, frame.b))
    elif action != A_SKIP:
        claim_tile(p, t, frame.a, frame.b, action - A_CLAIM)
    elif frame.a == AT_START:
        p.kinds_left[p.beside[frame.b] - 1] += 1
        p.beside[frame.b] = 0
