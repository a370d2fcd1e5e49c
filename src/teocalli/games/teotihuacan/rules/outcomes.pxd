"""Lists of outcomes that are equally likely (N7)."""

from teocalli.games.teotihuacan.rules.bits cimport lowest


cdef inline int even(int first, int count, int* out, int* weights) noexcept nogil:
    """`count` outcomes of the same weight."""
    cdef int i
    for i in range(count):
        out[i] = first + i
        weights[i] = 1
    return count


cdef inline int each_of(int first, unsigned int members, int* out, int* weights) noexcept nogil:
    """One outcome for every member of a set."""
    cdef int n = 0
    while members:
        out[n] = first + lowest(members)
        weights[n] = 1
        members &= members - 1
        n += 1
    return n
