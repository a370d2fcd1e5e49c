"""`EndgameSolver`: plays the rest of a game perfectly where it is small enough to be enumerated (expectimax, max^n)."""

from libc.stdint cimport uint64_t
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy, memset

from teocalli.core.arguments cimport checked_int, real_number
from teocalli.core.rng cimport Rng, rng_below, rng_seed
from teocalli.core.state cimport CHANCE_PLAYER, MAX_ACTIONS, MAX_PLAYERS, TERMINAL_PLAYER, State, check_decides
from teocalli.players.clock cimport own_seconds, seconds_now
from teocalli.players.lock cimport share, shared
from teocalli.players.valuation cimport POINTS, margin

from teocalli.core.errors import TeocalliError

cdef enum:
    VALUES = 2 * MAX_PLAYERS  # values and points
    DEEPEST = 160   # decisions and draws to the end; longer endings are left to the search
    CHECKED = 64    # positions between two looks at the clock
    MOST_POSITIONS = 2000000
    PROBES = 12     # random ways to the end that tell how much there is to enumerate

cdef double PER_POINT = 1e-6  # what a point of margin counts beside a win: it decides among equal chances to win
cdef double SHARED = 100      # a tree has this many times more ways than positions, at least in the endings of interest


# The value of a position and its points, both by seat, under two independent hashes of its data.
cdef struct Entry:
    uint64_t key
    uint64_t check
    double[8] value


cdef class Frame:
    """Work space for one depth."""

    cdef State state
    cdef Frame deeper
    cdef int[MAX_ACTIONS] actions
    cdef int[MAX_ACTIONS] weights
    cdef double[VALUES] value   # and the points

    def __cinit__(self, State like not None):
        self.state = like.clone()


cdef Frame frames(State like, int depth):
    """Work space for `depth` depths."""
    cdef Frame first = Frame(like)
    cdef Frame last = first
    cdef int _depth
    for _depth in range(depth - 1):
        last.deeper = Frame(like)
        last = last.deeper
    return first


cdef class EndgameSolver:
    """Solves endings of one game that need at most `limit` (1 to 2,000,000) different positions.

    One thread calls `solve`; `stop` and `allow` may be called from any other at any time.
    """

    cdef Frame _frame
    cdef State _probe
    cdef Entry* _table
    cdef uint64_t _mask
    cdef long _limit
    cdef long _known    # positions solved for the question at hand
    cdef long _filled   # positions in the table
    cdef bint _too_much
    cdef bint _busy
    cdef int _stopped
    cdef bint _own_time
    cdef double _deadline
    cdef Rng _rng

    def __cinit__(self, State like not None, limit):
        cdef uint64_t size = 1024
        self._limit = checked_int(limit, "limit", 1, MOST_POSITIONS)
        while size < <uint64_t>(4 * self._limit):
            size *= 2
        self._mask = size - 1
        self._table = <Entry*>calloc(size, sizeof(Entry))
        if self._table == NULL:
            raise MemoryError
        self._frame = frames(like, DEEPEST)
        self._probe = like.clone()
        rng_seed(&self._rng, 1)

    def __dealloc__(self):
        free(self._table)

    @property
    def positions(self):
        """Positions that the last solution had to look at, those known from earlier ones left out."""
        return self._known

    def suits(self, State state not None):
        """Whether positions like this one can be solved here: they are of the same game, with what was drawn for it."""
        return self._probe.same_rules(state)

    def stop(self):
        """Let a running `solve` give up, and every other one before `allow`; from any thread."""
        share(&self._stopped, True)

    def allow(self):
        """Let `solve` work again after `stop`."""
        share(&self._stopped, False)

    def solve(self, State state not None, seconds=0, bint own_time=False):
        """Every legal action with its exact value by seat, as `[(action, [value, …]), …]`, or None if it is too much.

        See `evaluate`, which gives the expected points too.
        """
        found = self.evaluate(state, seconds, own_time)
        return None if found is None else [(action, values) for action, values, _ in found]

    def evaluate(self, State state not None, seconds=0, bint own_time=False):
        """Every legal action with its exact value and expected points by seat, or None if it is too much.

        They come as `[(action, [value, …], [points, …]), …]`.

        A value is the expected share of the victory plus a millionth of the expected margin in points, if all play
        perfectly; each player wants the most for themselves, among equal actions the one with the lowest number.
        With `seconds` (with `own_time` of its thread's processor time) it is also too much when it takes longer, and in
        any case after `stop`. Raises `TeocalliError`: `error-foreign-state` for a position that does not suit,
        `error-no-decision` where nobody decides, `error-busy` while another thread asks.
        """
        if self._busy:
            raise TeocalliError("error-busy")
        self._busy = True
        try:
            self._own_time = own_time
            return self._solve(state.clone(), real_number(seconds))
        finally:
            self._busy = False

    cdef _solve(self, State state, double seconds):
        """The answer of `evaluate` for a position that nobody else can change meanwhile."""
        cdef Frame root = self._frame
        cdef int count, i
        cdef int seats = state.seats()
        cdef size_t size
        if not self._probe.same_rules(state):
            raise TeocalliError("error-foreign-state")
        check_decides(state, True)
        state.data(&size)
        if size == 0:
            return None  # a game that does not show its data: positions cannot be told apart
        root.state.assign(state)
        with nogil:
            self._too_much = self.looks_too_big(root.state)
        if self._too_much:
            return None
        if self._filled > self._limit:
            self.forget()
        self._known = 0
        self._deadline = self._now() + seconds if seconds > 0 else 1e300
        count = root.state.legal(root.actions)
        found = []
        for i in range(count):
            with nogil:
                self.follow(root, root.actions[i], DEEPEST)
            if self._too_much:
                return None
            values = [root.value[seat] for seat in range(seats)]
            found.append((root.actions[i], values, [root.value[POINTS + seat] for seat in range(seats)]))
        return found

    cdef void forget(self) noexcept nogil:
        """What is known of a position stays true; only the room is limited."""
        self._filled = 0
        memset(self._table, 0, (self._mask + 1) * sizeof(Entry))

    cdef bint looks_too_big(self, State state) noexcept nogil:
        """Guess from random ways to the end (Knuth's estimate of a tree's size) whether solving is worth a try."""
        cdef int[MAX_ACTIONS] actions
        cdef int[MAX_ACTIONS] weights
        cdef double total = 0, ways
        cdef int _probe_number, count, steps
        for _probe_number in range(PROBES):
            self._probe.assign(state)
            ways = 1
            steps = 0
            while self._probe.player() != TERMINAL_PLAYER:
                if self._probe.player() == CHANCE_PLAYER:
                    count = self._probe.outcomes(actions, weights)
                else:
                    count = self._probe.legal(actions)
                ways *= count
                steps += 1
                if ways > SHARED * PROBES * self._limit or steps > DEEPEST - 2:
                    return True
                total += ways
                self._probe.apply(actions[rng_below(&self._rng, count)])
        return total / PROBES > SHARED * self._limit

    cdef void follow(self, Frame frame, int action, int depth) noexcept nogil:
        """Fill `frame.value` with the value of what `action` leads to."""
        frame.deeper.state.assign(frame.state)
        frame.deeper.state.apply(action)
        self.value_of(frame.deeper, frame.value, depth - 1)

    cdef void value_of(self, Frame frame, double* value, int depth) noexcept nogil:
        cdef int player = frame.state.player()
        cdef uint64_t key, check
        cdef Entry* entry
        if player == TERMINAL_PLAYER:
            final_value(frame.state, value)
            return
        if self._too_much or depth <= 1:
            self._too_much = True
            return
        hash_of(frame.state, &key, &check)
        entry = self.place(key, check)
        if entry.key == key and entry.check == check:
            memcpy(value, entry.value, sizeof(entry.value))
            return
        self._known += 1
        if self._known > self._limit or (self._known % CHECKED == 0 and self._is_late()):
            self._too_much = True
            return
        if player == CHANCE_PLAYER:
            self.average(frame, value, depth)
        else:
            self.best(frame, value, depth, player)
        if self._too_much:
            return  # what was found so far is the value of a part only
        entry = self.place(key, check)
        entry.key, entry.check = key, check
        self._filled += 1
        memcpy(entry.value, value, sizeof(entry.value))

    cdef bint _is_late(self) noexcept nogil:
        return shared(&self._stopped) or self._now() > self._deadline

    cdef double _now(self) noexcept nogil:
        return own_seconds() if self._own_time else seconds_now()

    cdef Entry* place(self, uint64_t key, uint64_t check) noexcept nogil:
        """Where a position stands in the table, or where there is room for it."""
        cdef uint64_t at = key & self._mask
        while self._table[at].key and not (self._table[at].key == key and self._table[at].check == check):
            at = (at + 1) & self._mask
        return &self._table[at]

    cdef void average(self, Frame frame, double* value, int depth) noexcept nogil:
        cdef double[VALUES] sums
        cdef double total = 0
        cdef int count = frame.state.outcomes(frame.actions, frame.weights)
        cdef int i, k
        memset(sums, 0, sizeof(sums))
        for i in range(count):
            self.follow(frame, frame.actions[i], depth)
            if self._too_much:
                return
            total += frame.weights[i]
            for k in range(VALUES):
                sums[k] += frame.weights[i] * frame.value[k]
        for k in range(VALUES):
            value[k] = sums[k] / total

    cdef void best(self, Frame frame, double* value, int depth, int player) noexcept nogil:
        cdef int count = frame.state.legal(frame.actions)
        cdef double most = -1e9
        cdef int i
        for i in range(count):
            self.follow(frame, frame.actions[i], depth)
            if self._too_much:
                return
            if frame.value[player] > most + 1e-12:
                most = frame.value[player]
                memcpy(value, frame.value, sizeof(frame.value))


cdef void final_value(State state, double* value) noexcept nogil:
    """Share of the victory and, a millionth as heavy, the margin; and the points."""
    cdef double* points = value + POINTS
    cdef int winners = state.winner_set()
    cdef int seats = state.seats()
    cdef int seat, won = 0
    memset(value, 0, VALUES * sizeof(double))
    state.points_into(points)
    for seat in range(seats):
        won += winners >> seat & 1
    for seat in range(seats):
        value[seat] = PER_POINT * margin(points, seats, seat) + (1.0 / won if winners >> seat & 1 else 0)


cdef void hash_of(State state, uint64_t* key, uint64_t* check) noexcept nogil:
    """Two hashes of 64 bits of the position's data; equal ones are taken for the same position."""
    cdef size_t size, i
    cdef const unsigned char* data = state.data(&size)
    cdef uint64_t word
    cdef uint64_t a = 0x9E3779B97F4A7C15ULL, b = 0xC2B2AE3D27D4EB4FULL
    for i in range(0, size, 8):
        word = 0
        memcpy(&word, data + i, min(<size_t>8, size - i))
        a = mixed(a ^ word)
        b = mixed(b + word * 0x165667B19E3779F9ULL)
    key[0] = a if a else 1
    check[0] = b


cdef inline uint64_t mixed(uint64_t x) noexcept nogil:
    x = (x ^ (x >> 32)) * 0xD6E8FEB86659FD93ULL
    x = (x ^ (x >> 29)) * 0xBF58476D1CE4E5B9ULL
    return x ^ (x >> 32)
