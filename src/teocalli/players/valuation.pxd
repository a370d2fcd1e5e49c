"""What a position is worth to each seat, as a number between 0 and 1."""

from libc.math cimport tanh
from libc.string cimport memset

from teocalli.core.state cimport MAX_PLAYERS, TERMINAL_PLAYER, State


cdef enum:
    POINTS = MAX_PLAYERS        # where a tally has the points by seat
    VICTORY = 2 * MAX_PLAYERS   # where it has the shares of the victory
    TALLY = 3 * MAX_PLAYERS     # numbers of a tally; it begins with the values by seat


cdef struct Measure:
    double scale          # points of margin that count as a clear lead
    double margin_weight  # 0: the win alone counts after the end, 1: the margin alone


cdef inline double margin(const double* points, int seats, int seat) noexcept nogil:
    """A seat's points minus those of the best other."""
    cdef double best = -1e9
    cdef int other
    for other in range(seats):
        if other != seat and points[other] > best:
            best = points[other]
    return points[seat] - best


cdef inline void valuate(State state, const Measure* measure, double* tally) noexcept nogil:
    """Fill a tally: values, points and shares of the victory by seat.

    After the end a value is the share of the victory mixed with the margin, before it the margin alone, and nobody has
    a share. The margin is that of the worth, squeezed between 0 and 1: `scale` points ahead are 0.88. Before the end
    the worth stands for the points.
    """
    cdef double* points = tally + POINTS
    cdef int seats = state.seats()
    cdef int seat, winners = 0, winner_set
    cdef double weight = 1
    memset(tally, 0, TALLY * sizeof(double))
    winner_set = state.winner_set()
    if winner_set:
        state.points_into(points)
        weight = measure.margin_weight
    else:
        state.heuristic_value_into(points)
    for seat in range(seats):
        winners += winner_set >> seat & 1
    for seat in range(seats):
        tally[seat] = weight * (0.5 + 0.5 * tanh(margin(points, seats, seat) / measure.scale))
        if winner_set >> seat & 1:
            tally[VICTORY + seat] = 1.0 / winners
            tally[seat] += (1 - weight) / winners
