"""What a learnt network says of a position, from what a seat sees of it: small, and without any library."""

from libc.stdint cimport int16_t, int32_t

from teocalli.core.state cimport MAX_OBSERVATION, MAX_PLAYERS, State

cdef enum:
    WIDTH = 32      # numbers of the first layer
    LATER = 16      # numbers of the second
    SUMS = 17       # what is said of a position in sums, beside what is seen: see `sums_into`
    PLAIN = 0       # an input that counts as it is; any other kind is a set of inputs, one for each amount

# Where the numbers of an observation lie while it is looked at; one thread each.
cdef struct Sight:
    int16_t[MAX_OBSERVATION] seen
    float[SUMS] sums


cdef class Network:
    cdef readonly object card          # what the weights' file says of itself
    cdef readonly int seats
    cdef int _numbers      # of an observation
    cdef int _outputs
    cdef double _scale
    cdef int32_t* _first   # by number of the observation: the first of its rows, −1 for none
    cdef int16_t* _most    # PLAIN, or how many rows it has: the amount 1 has the first, more than `_most` the last
    cdef float* _rows      # rows of WIDTH weights
    cdef float[WIDTH] _bias
    cdef float[SUMS][WIDTH] _of_sums
    cdef float[LATER][WIDTH] _second
    cdef float[LATER] _second_bias
    cdef float[MAX_PLAYERS][LATER] _last
    cdef float[MAX_PLAYERS][SUMS] _last_sums
    cdef float[MAX_PLAYERS] _last_bias

    # Fills `values` with what the position, where a player decides, is worth to each seat, between 0 and 1.
    cdef void value_into(self, State state, Sight* sight, double* values) noexcept nogil


# What is known of a position in sums, from the side of a seat: for each seat clockwise its points, projected points and
# worth, and its margin of worth, and then the share of the game that has been played.
cdef void sums_into(State state, int looking, double scale, float* out) noexcept nogil
