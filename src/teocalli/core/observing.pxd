"""Writing an observation, field by field: each function writes at a place and returns the place after it."""

from libc.stdint cimport int8_t, int16_t, uint64_t
from libc.string cimport memcpy, memset

cdef extern from *:
    """
    #include <stdint.h>
    #define TEOCALLI_ROW(b) {(b) & 1, (b) >> 1 & 1, (b) >> 2 & 1, (b) >> 3 & 1, \\
                             (b) >> 4 & 1, (b) >> 5 & 1, (b) >> 6 & 1, (b) >> 7 & 1}
    #define TEOCALLI_4(b) TEOCALLI_ROW(b), TEOCALLI_ROW((b) + 1), TEOCALLI_ROW((b) + 2), TEOCALLI_ROW((b) + 3)
    #define TEOCALLI_16(b) TEOCALLI_4(b), TEOCALLI_4((b) + 4), TEOCALLI_4((b) + 8), TEOCALLI_4((b) + 12)
    #define TEOCALLI_64(b) TEOCALLI_16(b), TEOCALLI_16((b) + 16), TEOCALLI_16((b) + 32), TEOCALLI_16((b) + 48)
    static const int16_t teocalli_flags[256][8] = {TEOCALLI_64(0), TEOCALLI_64(64), TEOCALLI_64(128), TEOCALLI_64(192)};
    """
    const int16_t[256][8] FLAGS "teocalli_flags"   # byte → its bits from the lowest as numbers


cdef inline int16_t* put_number(int16_t* at, int number) noexcept nogil:
    at[0] = <int16_t>number
    return at + 1


cdef inline int16_t* put_numbers(int16_t* at, const int8_t* numbers, int count) noexcept nogil:
    cdef int i
    for i in range(count):
        at[i] = numbers[i]
    return at + count


cdef inline int16_t* put_wide(int16_t* at, const int16_t* numbers, int count) noexcept nogil:
    memcpy(at, numbers, count * sizeof(int16_t))
    return at + count


cdef inline int16_t* put_zeros(int16_t* at, int count) noexcept nogil:
    memset(at, 0, count * sizeof(int16_t))
    return at + count


cdef inline int16_t* put_set(int16_t* at, uint64_t members, int count) noexcept nogil:
    """A flag for each possible member of a set."""
    cdef int i, whole = count & ~7
    for i in range(0, whole, 8):
        memcpy(at + i, FLAGS[members >> i & 255], 8 * sizeof(int16_t))
    for i in range(whole, count):
        at[i] = members >> i & 1
    return at + count


cdef inline int16_t* put_choice(int16_t* at, int chosen, int count) noexcept nogil:
    """A flag for each possibility, set for the one that is; for none where it is outside of them."""
    memset(at, 0, count * sizeof(int16_t))
    if 0 <= chosen < count:
        at[chosen] = 1
    return at + count


cdef inline int seen_from(int seat, int looking, int seats) noexcept nogil:
    """The place of a seat, counted clockwise from the one that looks; no seat (below 0) stays none."""
    return seat if seat < 0 else (seat - looking + seats) % seats
