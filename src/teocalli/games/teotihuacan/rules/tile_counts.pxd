"""Counts of Discovery tiles by kind, eight kinds at a time: what a position is worth is asked very often."""

from libc.stdint cimport int8_t

cdef extern from *:
    """
    #include <stdint.h>
    #include <string.h>

    #define TEOCALLI_EACH 0x0101010101010101ull

    /* Eight counts in one number; those outside of `which` (a bit set of bytes) are 0. */
    static inline uint64_t teocalli_eight(const int8_t* counts, uint64_t which) {
        uint64_t eight;
        memcpy(&eight, counts, 8);
        return eight & which;
    }

    static inline int teocalli_sum(uint64_t eight) { return (int)((eight * TEOCALLI_EACH) >> 56); }

    /* How many of eight counts, each below 128, are at least `least` (1 or more). */
    static inline int teocalli_at_least(uint64_t eight, int least) {
        return teocalli_sum((eight + (128 - least) * TEOCALLI_EACH) >> 7 & TEOCALLI_EACH);
    }

    #define TEOCALLI_BYTES(n) ((1ull << 8 * (n)) - 1)
    #define teocalli_masks(counts, least) teocalli_at_least(teocalli_eight(counts, TEOCALLI_BYTES(7)), least)
    #define teocalli_others(counts) (teocalli_sum(teocalli_eight((counts) + 7, ~0ull)) \\
        + teocalli_sum(teocalli_eight((counts) + 13, ~TEOCALLI_BYTES(2))))
    """
    # How many kinds of masks there are at least `least` of, from the counts of all kinds.
    int masks_with "teocalli_masks"(const int8_t* counts, int least) noexcept nogil
    # How many tiles that are no masks.
    int no_masks "teocalli_others"(const int8_t* counts) noexcept nogil
