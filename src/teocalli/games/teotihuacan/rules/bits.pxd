"""Sets of small numbers as bits."""

from libc.stdint cimport uint64_t

cdef extern from *:
    """
    #define teocalli_lowest_bit(set) __builtin_ctzll(set)
    #define teocalli_size(set) __builtin_popcountll(set)
    """
    int lowest "teocalli_lowest_bit"(uint64_t bits) noexcept nogil
    int size_of "teocalli_size"(uint64_t bits) noexcept nogil


cdef inline int list_set(int first, unsigned int members, int* out) noexcept nogil:
    """One action for every member of a set."""
    cdef int n = 0
    while members:
        out[n] = first + lowest(members)
        members &= members - 1
        n += 1
    return n
