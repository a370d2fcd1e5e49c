"""The clock of time budgets, readable without the GIL."""

cdef extern from "<time.h>" nogil:
    ctypedef long time_t
    cdef struct timespec:
        time_t tv_sec
        long tv_nsec
    int CLOCK_MONOTONIC
    int CLOCK_THREAD_CPUTIME_ID
    int clock_gettime(int clock, timespec* now)


cdef inline double seconds_now() noexcept nogil:
    """Seconds of a clock that never goes back."""
    cdef timespec now
    clock_gettime(CLOCK_MONOTONIC, &now)
    return now.tv_sec + 1e-9 * now.tv_nsec


cdef inline double own_seconds() noexcept nogil:
    """Processor time of the calling thread, in seconds."""
    cdef timespec now
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
    return now.tv_sec + 1e-9 * now.tv_nsec


cdef extern from "<unistd.h>" nogil:
    int usleep(unsigned int microseconds)


cdef inline void pause() noexcept nogil:
    """Let another thread go first."""
    usleep(20)
