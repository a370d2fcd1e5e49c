"""Threads that share work without the GIL, again and again, with little between two calls."""

from cpython.pythread cimport PyThread_type_lock

# Does one part of a piece of work; called by all threads at once until it says that nothing is left.
ctypedef bint (*Work)(void* what, int part) noexcept nogil

cdef enum:
    MOST_THREADS = 64
    APART = 16  # numbers that lie so far apart are in different lines of the caches


cdef class Crew:
    cdef readonly int threads                  # the calling one too
    cdef PyThread_type_lock[MOST_THREADS] _beds  # where each sleeps
    cdef int[MOST_THREADS] _asleep
    cdef unsigned int _round                        # goes up with each call
    cdef int _busy                             # threads that still work
    cdef int[MOST_THREADS * APART] _next       # how many of its own parts of each thread are taken
    cdef bint _over
    cdef Work _work
    cdef void* _what

    # Does all parts of the work. Never call it with the GIL: the work may need that.
    cdef void share(self, Work work, void* what) noexcept nogil
    cdef void _call(self) noexcept nogil
    cdef void _do_parts(self, int member) noexcept nogil
    cdef void _wait(self, int member, unsigned int seen) noexcept nogil
