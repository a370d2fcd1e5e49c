"""A small, fast generator for playouts: xoshiro256++, seeded by splitmix64.

People's games draw from `core/chance.py`.
"""

from libc.stdint cimport uint32_t, uint64_t


cdef struct Rng:
    uint64_t s0
    uint64_t s1
    uint64_t s2
    uint64_t s3


cdef inline uint64_t _splitmix(uint64_t* x) noexcept nogil:
    x[0] += 0x9E3779B97F4A7C15ULL
    cdef uint64_t z = x[0]
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL
    return z ^ (z >> 31)


cdef inline void rng_seed(Rng* rng, uint64_t seed) noexcept nogil:
    """Any seed is valid, 0 too."""
    rng.s0 = _splitmix(&seed)
    rng.s1 = _splitmix(&seed)
    rng.s2 = _splitmix(&seed)
    rng.s3 = _splitmix(&seed)


cdef inline uint64_t _rotl(uint64_t x, int k) noexcept nogil:
    return (x << k) | (x >> (64 - k))


cdef inline uint64_t rng_next(Rng* rng) noexcept nogil:
    cdef uint64_t result = _rotl(rng.s0 + rng.s3, 23) + rng.s0
    cdef uint64_t t = rng.s1 << 17
    rng.s2 ^= rng.s0
    rng.s3 ^= rng.s1
    rng.s1 ^= rng.s2
    rng.s0 ^= rng.s3
    rng.s2 ^= t
    rng.s3 = _rotl(rng.s3, 45)
    return result


cdef inline uint32_t rng_below(Rng* rng, uint32_t n) noexcept nogil:
    """0 … n−1. The bias of the multiply-shift is below n / 2^32."""
    return <uint32_t>(((rng_next(rng) >> 32) * <uint64_t>n) >> 32)
