"""How players choose in a search's playouts: the most promising of a few actions, by what shows at a glance."""

from teocalli.core.rng cimport Rng, rng_below
from teocalli.games.uxmal.rules.actions cimport A_BUILD, A_HONOUR, A_MOVE, A_PAY, A_PLACE, A_SEAT, A_TAKE
from teocalli.games.uxmal.rules.position cimport Position, Tables
from teocalli.games.uxmal.rules.scoring cimport card_value, priest_value
from teocalli.games.uxmal.rules.seat cimport claimed_pairs

cdef enum:
    LOOKED_AT = 4      # actions that are compared, drawn at random
    A_CARD = 2         # what a card is worth in points
    A_BUILDING = 4     # what building is worth, whose tile and cards are not known yet
    TWO_CARDS = 0x2AA  # pairs that yield two cards, as in `Position.claims`


cdef inline int rollout_action(
    const Position* p, const Tables* t, Rng* rng, const int* actions, int count,
) noexcept nogil:
    """One of `actions`."""
    cdef int chosen = actions[rng_below(rng, count)]
    cdef int best, action, value, _look
    if count == 1:
        return chosen
    best = promise(p, t, chosen)
    for _look in range(1, LOOKED_AT):
        action = actions[rng_below(rng, count)]
        value = promise(p, t, action)
        if value > best:
            best = value
            chosen = action
    return chosen


cdef inline int promise(const Position* p, const Tables* t, int action) noexcept nogil:
    """About how many points an action brings its player."""
    if action == A_BUILD:
        return A_BUILDING
    if action < A_TAKE:
        return A_CARD * cards_of_seat(p, t, action - A_SEAT)
    if action < A_PLACE:
        return A_CARD * (((action - A_TAKE) & 1) + 1) + card_value(p, t, (action - A_TAKE) >> 1)
    if action < A_MOVE:
        return priest_value(p, t, action - A_PLACE)
    if action < A_PAY:
        return priest_value(p, t, (action - A_MOVE) & 63) - priest_value(p, t, (action - A_MOVE) >> 6) - A_CARD
    if action < A_HONOUR:
        return -card_value(p, t, action - A_PAY)
    return 0


cdef inline int cards_of_seat(const Position* p, const Tables* t, int seat_and_turns) noexcept nogil:
    """Cards of the best pair that the drawn tile claims there (U14)."""
    cdef int pairs = claimed_pairs(p, t, seat_and_turns >> 2, t.tile[p.drawn], seat_and_turns & 3)
    return 2 if pairs & TWO_CARDS else 1 if pairs else 0
