"""A lock for a few steps: whoever waits goes on asking, since sleeping and waking would take longer than the steps.

And numbers that threads read and write without it: flags, and counts that one thread at a time changes.
"""

from teocalli.players.clock cimport pause

cdef extern from *:
    """
    #include <sched.h>
    static inline int lock_is_mine(int* lock) { return !__atomic_exchange_n(lock, 1, __ATOMIC_ACQUIRE); }
    static inline int lock_is_taken(const int* lock) { return __atomic_load_n(lock, __ATOMIC_RELAXED); }
    static inline void lock_open(int* lock) { __atomic_store_n(lock, 0, __ATOMIC_RELEASE); }
    """
    bint lock_is_mine(int* lock) nogil
    bint lock_is_taken(const int* lock) nogil
    void lock_open(int* lock) nogil
    int sched_yield() nogil

cdef extern from *:
    """
    #define teocalli_shared_int(number) __atomic_load_n(number, __ATOMIC_ACQUIRE)
    #define teocalli_set_shared_int(number, value) __atomic_store_n(number, value, __ATOMIC_RELEASE)
    #define teocalli_add_shared_int(number, value) __atomic_add_fetch(number, value, __ATOMIC_ACQ_REL)
    #define teocalli_shared_long(number) __atomic_load_n(number, __ATOMIC_RELAXED)
    #define teocalli_add_own(number, value) \\
        __atomic_store_n(number, __atomic_load_n(number, __ATOMIC_RELAXED) + (value), __ATOMIC_RELAXED)
    """
    int shared "teocalli_shared_int"(const int* number) noexcept nogil
    void share "teocalli_set_shared_int"(int* number, int value) noexcept nogil
    void share_more "teocalli_add_shared_int"(int* number, int value) noexcept nogil
    long shared_count "teocalli_shared_long"(const long* number) noexcept nogil
    # Adds to a count that no other thread changes.
    void count_on "teocalli_add_own"(long* number, long value) noexcept nogil

cdef enum:
    EAGER = 2000     # looks at a taken lock before others may use the processor
    PATIENT = 2200   # … before it is worth sleeping


cdef inline void acquire(int* lock) noexcept nogil:
    """Wait until the lock is open and close it. Never call it with the GIL: whoever holds the lock may need that."""
    cdef int looks = 0
    while not lock_is_mine(lock):
        while lock_is_taken(lock):
            looks += 1
            if looks > PATIENT:
                pause()
            elif looks > EAGER:
                sched_yield()


cdef inline void release(int* lock) noexcept nogil:
    """Let the next one in."""
    lock_open(lock)
