"""Philox 4×32 with ten rounds: chance by counting, so that any draw can be found again without those before it.

The key is a seed; the counter is the number of the block (four draws each), the episode, the number of the game and
what the draws are for. Salmon et al., “Parallel random numbers: as easy as 1, 2, 3”, 2011.
"""

from libc.stdint cimport uint32_t, uint64_t

cdef enum:  # Purpose
    FOR_CHANCE
    FOR_CHOICES


cdef struct Philox:
    uint32_t[2] key
    uint32_t[4] counter
    uint32_t[4] block
    int left            # draws of the block that are not used yet


cdef inline void philox_block(const uint32_t* key, const uint32_t* counter, uint32_t* out) noexcept nogil:
    cdef uint32_t k0 = key[0], k1 = key[1]
    cdef uint32_t c0 = counter[0], c1 = counter[1], c2 = counter[2], c3 = counter[3]
    cdef uint64_t p0, p1
    cdef int _round
    for _round in range(10):
        p0 = <uint64_t>0xD2511F53U * c0
        p1 = <uint64_t>0xCD9E8D57U * c2
        c0 = <uint32_t>(p1 >> 32) ^ c1 ^ k0
        c1 = <uint32_t>p1
        c2 = <uint32_t>(p0 >> 32) ^ c3 ^ k1
        c3 = <uint32_t>p0
        k0 += 0x9E3779B9U
        k1 += 0xBB67AE85U
    out[0], out[1], out[2], out[3] = c0, c1, c2, c3


cdef inline void philox_seed(Philox* draws, uint64_t seed, uint32_t game, uint32_t episode, int purpose) noexcept nogil:
    """Begin with the first draw of an episode of a game."""
    draws.key[0] = <uint32_t>seed
    draws.key[1] = <uint32_t>(seed >> 32)
    draws.counter[0] = 0
    draws.counter[1] = episode
    draws.counter[2] = game
    draws.counter[3] = purpose
    draws.left = 0


cdef inline uint32_t philox_next(Philox* draws) noexcept nogil:
    if not draws.left:
        philox_block(draws.key, draws.counter, draws.block)
        draws.counter[0] += 1
        draws.left = 4
    draws.left -= 1
    return draws.block[3 - draws.left]


cdef inline uint32_t philox_below(Philox* draws, uint32_t n) noexcept nogil:
    """0 … n−1. The bias of the multiply-shift is below n / 2^32."""
    return <uint32_t>((philox_next(draws) * <uint64_t>n) >> 32)
