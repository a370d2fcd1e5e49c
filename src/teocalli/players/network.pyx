"""`Network`: two small layers over what a seat sees, with weights from a file (`weights.py`).

What is seen is mostly zeros, so the first layer adds up the rows of what is there. A row belongs to an input that
counts as it is, or to one amount of an input. Nothing is kept between positions: the search jumps about its tree, and
adding up all rows takes about as long as finding out which have changed.
"""

from libc.math cimport exp, tanh
from libc.stdint cimport int16_t, int32_t
from libc.stdlib cimport calloc, free
from libc.string cimport memset

from teocalli.core.arguments cimport checked_int
from teocalli.core.state cimport MAX_OBSERVATION, MAX_PLAYERS, State, check_decides
from teocalli.players.valuation cimport margin

cdef enum:
    MOST_AMOUNT = 127  # larger amounts count as that

LAYERS = (WIDTH, LATER)
SUM_COUNT = SUMS
MARGINS = MAX_PLAYERS  # of the sums, before the last one
PLAIN_INPUT = PLAIN

cdef double POINTS_UNIT = 1.0 / 50  # so that sums are about as large as flags


cdef class Network:
    """The value of positions as it was learnt; made by `weights.network_for`, which checks what it is given."""

    def __cinit__(self, card, int seats, double scale, first, most, arrays):
        """`first` and `most`: rows by number of the observation; `arrays`: flat weights by name, as `weights.py` has
        them.
        """
        cdef int i, rows = len(arrays["rows"]) // WIDTH
        self.card, self.seats, self._scale = card, checked_int(seats, "seats", 1, MAX_PLAYERS), scale
        self._numbers = checked_int(len(first), "numbers", 1, MAX_OBSERVATION)
        self._outputs = output_count(seats)
        self._first = <int32_t*>calloc(self._numbers, sizeof(int32_t))
        self._most = <int16_t*>calloc(self._numbers, sizeof(int16_t))
        self._rows = <float*>calloc(max(1, rows * WIDTH), sizeof(float))
        if self._first == NULL or self._most == NULL or self._rows == NULL:
            raise MemoryError
        if len(most) != self._numbers:
            raise ValueError("weights of another size")
        for i in range(self._numbers):
            self._most[i] = checked_int(most[i], "most", PLAIN, MOST_AMOUNT)
            self._first[i] = checked_int(first[i], "row", -1, rows - max(1, <int>self._most[i]))
        copied(arrays["rows"], self._rows, rows * WIDTH)
        copied(arrays["bias"], self._bias, WIDTH)
        copied(arrays["of_sums"], &self._of_sums[0][0], SUMS * WIDTH)
        copied(arrays["second"], &self._second[0][0], LATER * WIDTH)
        copied(arrays["second_bias"], self._second_bias, LATER)
        copied(arrays["last"], &self._last[0][0], self._outputs * LATER)
        copied(arrays["last_sums"], &self._last_sums[0][0], self._outputs * SUMS)
        copied(arrays["last_bias"], self._last_bias, self._outputs)

    def __dealloc__(self):
        free(self._first)
        free(self._most)
        free(self._rows)

    def values(self, State state not None):
        """What a position, where a player decides, is worth to each seat, between 0 and 1."""
        cdef Sight sight
        cdef double[MAX_PLAYERS] found
        check_decides(state)
        if state.seats() != self.seats or state.game.observation.size != self._numbers:
            raise ValueError("the network is for positions of another kind")
        self.value_into(state, &sight, found)
        return [found[seat] for seat in range(self.seats)]

    cdef void value_into(self, State state, Sight* sight, double* values) noexcept nogil:
        cdef float[WIDTH] first
        cdef float[LATER] second
        cdef int looking = state.player()
        cdef int i
        state.observe(looking, sight.seen)
        sums_into(state, looking, self._scale, sight.sums)
        first_layer(self, sight, first)
        for i in range(LATER):
            second[i] = positive(self._second_bias[i] + dot_width(self._second[i], first))
        for i in range(self._outputs):
            values[(looking + i) % self.seats] = squeezed(
                self._last_bias[i] + dot_later(self._last[i], second) + dot_sums(self._last_sums[i], sight.sums)
            )
        if self._outputs < self.seats:
            values[(looking + 1) % self.seats] = 1 - values[looking]


def output_count(seats):
    """Numbers that a network gives: of two seats one is enough, since the other has the rest of 1."""
    return 1 if seats == 2 else seats


def sums_of(State state not None, double scale, float[::1] out not None):
    """Fill `out` with `SUM_COUNT` sums from the side of who decides, as the network gets them."""
    check_decides(state)
    if out.shape[0] != SUMS:
        raise ValueError("there must be room for SUM_COUNT numbers")
    sums_into(state, state.player(), scale, &out[0])


cdef int copied(numbers, float* out, int count) except -1:
    cdef int i
    if len(numbers) != count:
        raise ValueError("weights of another size")
    for i in range(count):
        out[i] = numbers[i]
    return 0


cdef void first_layer(Network net, const Sight* sight, float* out) noexcept nogil:
    cdef float[WIDTH] added
    cdef const float* row
    cdef int i, k, amount
    for k in range(WIDTH):
        added[k] = net._bias[k]
    for i in range(net._numbers):
        amount = max(-MOST_AMOUNT, min(MOST_AMOUNT, <int>sight.seen[i]))
        if amount == 0 or net._first[i] < 0:
            continue
        row = net._rows + net._first[i] * WIDTH
        if net._most[i] != PLAIN:
            if amount < 0:
                continue
            row += (min(amount, <int>net._most[i]) - 1) * WIDTH
            amount = 1
        for k in range(WIDTH):
            added[k] += amount * row[k]
    for i in range(SUMS):
        for k in range(WIDTH):
            added[k] += sight.sums[i] * net._of_sums[i][k]
    for k in range(WIDTH):
        out[k] = positive(added[k])


cdef inline float positive(float number) noexcept nogil:
    return number if number > 0 else 0


cdef inline double squeezed(double number) noexcept nogil:
    return 1 / (1 + exp(-number))


cdef inline float dot_width(const float* a, const float* b) noexcept nogil:
    cdef float[4] part
    cdef int i, k
    for k in range(4):
        part[k] = 0
    for i in range(0, WIDTH, 4):
        for k in range(4):
            part[k] += a[i + k] * b[i + k]
    return part[0] + part[1] + (part[2] + part[3])


cdef inline float dot_later(const float* a, const float* b) noexcept nogil:
    cdef float total = 0
    cdef int i
    for i in range(LATER):
        total += a[i] * b[i]
    return total


cdef inline float dot_sums(const float* a, const float* b) noexcept nogil:
    cdef float total = 0
    cdef int i
    for i in range(SUMS):
        total += a[i] * b[i]
    return total


cdef void sums_into(State state, int looking, double scale, float* out) noexcept nogil:
    cdef double[MAX_PLAYERS] points
    cdef double[MAX_PLAYERS] projected
    cdef double[MAX_PLAYERS] worth
    cdef int seats = state.seats()
    cdef int i, seat
    state.points_into(points)
    state.projected_points_into(projected)
    state.heuristic_value_into(worth)
    memset(out, 0, SUMS * sizeof(float))
    for i in range(seats):
        seat = (looking + i) % seats
        out[i] = <float>(points[seat] * POINTS_UNIT)
        out[MAX_PLAYERS + i] = <float>(projected[seat] * POINTS_UNIT)
        out[2 * MAX_PLAYERS + i] = <float>(worth[seat] * POINTS_UNIT)
        out[3 * MAX_PLAYERS + i] = <float>tanh(margin(worth, seats, seat) / scale)
    out[SUMS - 1] = <float>state.played()
