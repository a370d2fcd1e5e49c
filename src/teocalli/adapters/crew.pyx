"""Threads that share work without the GIL, again and again, with little between two calls."""

import _thread

from cpython.pythread cimport (
    NOWAIT_LOCK, WAIT_LOCK, PyThread_acquire_lock, PyThread_allocate_lock, PyThread_free_lock, PyThread_release_lock,
)

cdef extern from *:
    """
    #include <sched.h>
    #define teocalli_load(number) __atomic_load_n(number, __ATOMIC_ACQUIRE)
    #define teocalli_store(number, value) __atomic_store_n(number, value, __ATOMIC_RELEASE)
    #define teocalli_swap(number, value) __atomic_exchange_n(number, value, __ATOMIC_SEQ_CST)
    #define teocalli_add(number, value) __atomic_fetch_add(number, value, __ATOMIC_SEQ_CST)
    """
    int load "teocalli_load"(const int* number) noexcept nogil
    void store "teocalli_store"(int* number, int value) noexcept nogil
    int swap "teocalli_swap"(int* number, int value) noexcept nogil
    int add "teocalli_add"(int* number, int value) noexcept nogil
    unsigned int load_round "teocalli_load"(const unsigned int* number) noexcept nogil
    unsigned int next_round "teocalli_add"(unsigned int* number, int value) noexcept nogil
    int sched_yield() nogil

cdef enum:
    EAGER = 3000   # looks for new work before a thread goes to sleep
    PATIENT = 500  # looks at those who still work before others may use the processor


cdef class Crew:
    """So many threads, the calling one among them. `dismiss` ends them; a crew that nobody holds must be dismissed."""

    def __cinit__(self, int threads):
        cdef int member
        self.threads = threads
        for member in range(1, threads):
            self._beds[member] = PyThread_allocate_lock()
            if self._beds[member] == NULL:
                raise MemoryError
            PyThread_acquire_lock(self._beds[member], NOWAIT_LOCK)

    def __dealloc__(self):
        cdef int member
        for member in range(1, self.threads):
            if self._beds[member] != NULL:
                PyThread_free_lock(self._beds[member])

    def start(self):
        """Let the others begin; each holds the crew until it is dismissed."""
        for member in range(1, self.threads):
            _thread.start_new_thread(self._stay, (member,))

    def _stay(self, int member):
        """Work whenever there is something to do, until the crew is dismissed."""
        cdef unsigned int seen = 0
        with nogil:
            while True:
                self._wait(member, seen)
                if self._over:
                    break
                seen += 1
                self._do_parts(member)
                add(&self._busy, -1)

    cdef void _wait(self, int member, unsigned int seen) noexcept nogil:
        """Wait for the round after `seen`: a while awake, since sleeping and waking take longer than most work."""
        cdef int looks = 0
        while load_round(&self._round) == seen:
            looks += 1
            if looks < EAGER:
                continue
            swap(&self._asleep[member], 1)
            if load_round(&self._round) != seen and swap(&self._asleep[member], 0):
                return
            PyThread_acquire_lock(self._beds[member], WAIT_LOCK)

    cdef void _call(self) noexcept nogil:
        """Begin a round: whoever sleeps is woken."""
        cdef int member
        next_round(&self._round, 1)
        for member in range(1, self.threads):
            if swap(&self._asleep[member], 0):
                PyThread_release_lock(self._beds[member])

    cdef void _do_parts(self, int member) noexcept nogil:
        """First one's own parts, the same ones in each round, since they are in the caches of one's processor; then
        what others have left.
        """
        cdef int step, owner
        for step in range(self.threads):
            owner = (member + step) % self.threads
            while self._work(self._what, add(&self._next[owner * APART], 1) * self.threads + owner):
                pass

    cdef void share(self, Work work, void* what) noexcept nogil:
        cdef int looks = 0, member
        self._work, self._what = work, what
        for member in range(self.threads):
            store(&self._next[member * APART], 0)
        store(&self._busy, self.threads - 1)
        if self.threads > 1:
            self._call()
        self._do_parts(0)
        while load(&self._busy):
            looks += 1
            if looks > PATIENT:
                sched_yield()

    def dismiss(self):
        """End the threads; once is enough."""
        if not self._over:
            self._over = True
            self._call()
