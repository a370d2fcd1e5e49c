"""`VectorGames`: many games of one kind in one object, all stepped by a single call."""

import math
import os

import numpy as np

from cpython.mem cimport PyMem_Calloc, PyMem_Free
from cpython.ref cimport PyObject
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint16_t, uint64_t, uint8_t
from libc.string cimport memset

from teocalli.adapters.crew cimport MOST_THREADS, Crew, Work
from teocalli.core.arguments cimport checked_int, seed_of
from teocalli.core.philox cimport FOR_CHANCE, FOR_CHOICES, Philox, philox_below, philox_seed
from teocalli.core.state cimport CHANCE_PLAYER, MAX_ACTIONS, MAX_PLAYERS, TERMINAL_PLAYER, State

from teocalli.core.errors import IllegalAction, TeocalliError, shown
from teocalli.core.game import Game
from teocalli.core.philox import PhiloxDraws

REWARDS = ("victory", "margin", "points")
"""What counts as reward: `returns()` at the end; own points minus the best of the others' at the end; points as they
are scored.
"""
MOST_GAMES = 1_000_000

cdef enum:
    PART = 16         # games that a thread takes at once
    STRIDE = 1024 + 32  # room for a game's legal actions; no power of two, so that they do not share places in caches

cdef enum:  # Reward
    VICTORY
    MARGIN
    POINTS


cdef struct Slot:
    Philox chance
    Philox choices
    double[MAX_PLAYERS] points
    int count               # legal actions
    uint16_t[STRIDE] legal


cdef int drawn_outcome(State state, Philox* draws, int* out, int* weights) noexcept nogil:
    """One outcome of a chance decision, by its weight, as `core.chance.draw_outcome` draws it."""
    cdef int count = state.outcomes(out, weights)
    cdef int i, total = 0, pick
    for i in range(count):
        total += weights[i]
    pick = <int>philox_below(draws, total)
    for i in range(count - 1):
        pick -= weights[i]
        if pick < 0:
            return out[i]
    return out[count - 1]


cdef array_of(shape, kind):
    """An array of zeros whose numbers stay where they are: one that owns them could be resized by whoever sees it."""
    return np.frombuffer(bytearray(math.prod(shape) * np.dtype(kind).itemsize), kind).reshape(shape)


cdef void* numbers_of(array) except NULL:
    """Where the numbers of an array lie that is in one piece and has some."""
    cdef uint8_t[::1] numbers = array.view(np.uint8).reshape(-1)
    return <void*>&numbers[0]


cdef class VectorGames:
    """`count` games played at the same time: `step` carries out one action in each.

    The results of each call are in NumPy arrays that always remain the same objects (`observation`, `mask`,
    `rewards`, `done`, `player`, …): copy what you want to keep. docs/environments.md describes them.
    """

    cdef readonly object game
    cdef readonly int count
    cdef readonly int seats
    cdef readonly object observation   # int16[count, game.observation.size], from the side of who decides; or None
    cdef readonly object mask          # int8[count, game.num_distinct_actions], 1 for what is legal; or None
    cdef readonly object rewards       # float32[count, seats], of the last step
    cdef readonly object done          # bool[count]: the last step ended a game, and another has begun
    cdef readonly object player        # int8[count]: the seat that decides
    cdef readonly object episode       # int64[count]: games that ended here before
    cdef readonly object final_points  # int32[count, seats]: points of the game that ended here last
    cdef readonly uint64_t seed
    cdef list _states
    cdef State _first
    cdef Crew _crew
    cdef object _process
    cdef object _failure
    cdef bint _busy
    cdef int _kind
    cdef int _wrong
    cdef Slot* _slots
    cdef PyObject** _games
    # Where the arrays' numbers lie; NULL for those that are not filled.
    cdef int16_t* _observation
    cdef int8_t* _mask
    cdef float* _rewards
    cdef uint8_t* _done
    cdef int8_t* _player
    cdef int64_t* _episode
    cdef int32_t* _final
    cdef int64_t[::1] _given
    cdef int64_t* _actions
    cdef size_t _observed       # numbers of an observation
    cdef size_t _choices        # numbers of a mask

    def __cinit__(self, game, count, *, seed=0, rewards="victory", observe=True, mask=True, threads=1):
        """`game` is a `Game`; any integer is a seed; `observe` and `mask` say whether these arrays are filled.

        Raises `TeocalliError` for numbers out of range, an unknown kind of reward, or a game without an observation.
        """
        if not isinstance(game, Game):
            raise TypeError("game must be a teocalli.Game, as teocalli.load_game gives it")
        self.game = game
        self.seats = game.seats
        self.count = checked_int(count, "count", 1, MOST_GAMES)
        self.seed = seed_of(seed)
        if rewards not in REWARDS:
            raise TeocalliError("error-rewards", value=shown(rewards), known=", ".join(REWARDS))
        self._kind = REWARDS.index(rewards)
        if observe and game.observation is None:
            raise TeocalliError("error-no-observation", game=game.name)
        if observe:
            game.new_initial_state(game.draw_setup(PhiloxDraws(0).below)).observation()  # as many numbers as it says?
        self._crew = Crew(checked_int(threads, "threads", 1, MOST_THREADS))
        self._slots = <Slot*>PyMem_Calloc(self.count, sizeof(Slot))
        self._games = <PyObject**>PyMem_Calloc(self.count, sizeof(PyObject*))
        if self._slots == NULL or self._games == NULL:
            raise MemoryError
        self._make_arrays(observe, mask)
        self._hire()
        self._begin_all()

    def __dealloc__(self):
        PyMem_Free(self._slots)
        PyMem_Free(self._games)

    def __del__(self):
        self.close()

    def close(self):
        """End the threads. The arrays stay, but games can no longer be stepped. Raises `TeocalliError`
        (`error-games-busy`) while another thread is stepping them.
        """
        self._check_idle()
        if self._crew is not None:
            self._crew.dismiss()
            self._crew = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def __len__(self):
        return self.count

    def __reduce__(self):
        raise TypeError("running games cannot be copied; make others with the same seed")

    cdef _make_arrays(self, observe, mask):
        n = self.count
        if observe:
            self._observed = self.game.observation.size
            self.observation = array_of((n, self._observed), np.int16)
            self._observation = <int16_t*>numbers_of(self.observation)
        if mask:
            self._choices = self.game.num_distinct_actions
            self.mask = array_of((n, self._choices), np.int8)
            self._mask = <int8_t*>numbers_of(self.mask)
        self.rewards = array_of((n, self.seats), np.float32)
        self.done = array_of((n,), np.bool_)
        self.player = array_of((n,), np.int8)
        self.episode = array_of((n,), np.int64)
        self.final_points = array_of((n, self.seats), np.int32)
        self._rewards = <float*>numbers_of(self.rewards)
        self._done = <uint8_t*>numbers_of(self.done)
        self._player = <int8_t*>numbers_of(self.player)
        self._episode = <int64_t*>numbers_of(self.episode)
        self._final = <int32_t*>numbers_of(self.final_points)

    cdef _hire(self):
        """Threads do not come along when a process divides: the new one takes others."""
        if self._crew is None:
            raise TeocalliError("error-games-closed")
        if self._process != os.getpid():
            if self._process is not None:
                self._crew = Crew(self._crew.threads)
            self._crew.start()
            self._process = os.getpid()

    cdef _begin_all(self):
        cdef int g
        self._states = []
        self._first = self.game.new_initial_state([]) if self.game.setup_length == 0 else None
        for g in range(self.count):
            state = self.game.new_initial_state(self.game.draw_setup(PhiloxDraws(self.seed, g, 0).below))
            self._states.append(state)
            self._games[g] = <PyObject*>state
            philox_seed(&self._slots[g].choices, self.seed, g, 0, FOR_CHOICES)
            self._episode[g] = 0
        self._run(begin_part)

    # What users call.

    def reset(self, seed=None):
        """Restart all games, with another seed if one is given. The arrays then contain the observations of the initial
        positions; the same seed gives the same games as a new object.
        """
        self._enter()
        try:
            if seed is not None:
                self.seed = seed_of(seed)
            self._forget()
            self._begin_all()
        finally:
            self._busy = False

    def step(self, actions):
        """Carry out one action in each game, given as an array of `count` integers, and go on to the next decision.

        A game that ends restarts at once: `done` says so, `rewards` are those of the game that ended, and everything
        else belongs to the new one. Raises `IllegalAction` (its attribute `game_number` says where) before any game is
        stepped, `TeocalliError` (`error-vector-actions`) for a wrong shape, and `TypeError` for anything but integers.
        """
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise TypeError(f"actions must be whole numbers, not {given.dtype}")
        if given.shape != (self.count,):
            raise TeocalliError("error-vector-actions", count=self.count, given=shown(str(given.shape)))
        self._enter()
        try:
            self._take(np.array(given, np.int64))  # a copy: nobody may change it between check and step
            self._wrong = self.count
            self._run(check_part)
            if self._wrong < self.count:
                raise self._refusal(self._wrong)
            self._run(step_part)
        finally:
            self._busy = False

    def sample(self, out=None):
        """A legal action for each game, all of a game's with equal probability: `int64[count]`, `out` if that is given.

        The choices follow from the seed; they take nothing from the games' chance.
        """
        if out is None:
            out = np.empty(self.count, np.int64)
        self._enter()
        try:
            self._take(out)
            self._run(sample_part)
        finally:
            self._busy = False
        return out

    def state(self, number):
        """A copy of the position of a game. Raises `TeocalliError` for a number that none has (`error-argument`), and
        while another thread moves the games on (`error-games-busy`).
        """
        self._check_idle()
        return self._states[checked_int(number, "number", 0, self.count - 1)].clone()

    def legal_actions(self, number):
        """The legal actions of a game, ascending. Raises as `state` does."""
        cdef Slot* slot = &self._slots[checked_int(number, "number", 0, self.count - 1)]
        self._check_idle()
        return [slot.legal[i] for i in range(slot.count)]

    # Inside.

    cdef _check_idle(self):
        if self._busy:
            raise TeocalliError("error-games-busy")

    cdef _enter(self):
        self._check_idle()
        self._hire()
        self._busy = True

    cdef _take(self, out):
        try:
            self._given = out
        except (BufferError, ValueError) as error:
            raise TypeError(f"no writable row of 64-bit whole numbers: {error}") from None
        if self._given.shape[0] != self.count:
            raise TeocalliError("error-vector-actions", count=self.count, given=f"({self._given.shape[0]},)")
        self._actions = &self._given[0]

    cdef _run(self, Work part):
        """All games' share of a piece of work, by all threads."""
        cdef Crew crew = self._crew
        cdef void* own = <void*>self
        with nogil:
            crew.share(part, own)
        if self._failure is not None:
            failure, self._failure = self._failure, None
            raise failure

    cdef _refusal(self, int number):
        action = max(-10**18, min(10**18, self._actions[number]))
        refusal = IllegalAction.at(self._states[number], action)
        refusal.game_number = number
        refusal.add_note(f"game {number}")
        return refusal

    cdef void _forget(self) noexcept:
        cdef int g
        for g in range(self.count):
            self._clear_mask(g)
            self._slots[g].count = 0

    cdef bint _part_of(self, int part, int* first, int* last) noexcept nogil:
        first[0] = part * PART
        last[0] = min(self.count, first[0] + PART)
        return first[0] < self.count

    cdef bint _is_listed(self, int g) noexcept nogil:
        """Whether the action given for a game is legal there; legal actions ascend."""
        cdef Slot* slot = &self._slots[g]
        cdef int64_t action = self._actions[g]
        cdef int low = 0, high = slot.count, middle
        while low < high:
            middle = (low + high) >> 1
            if slot.legal[middle] < action:
                low = middle + 1
            else:
                high = middle
        return low < slot.count and slot.legal[low] == action

    cdef void _begin(self, int g) noexcept nogil:
        """The first position of the episode that is due, before chance has drawn anything but the set-up."""
        cdef Slot* slot = &self._slots[g]
        philox_seed(&slot.chance, self.seed, g, <unsigned int>self._episode[g], FOR_CHANCE)
        if self._first is not None:
            (<State>self._games[g]).assign(self._first)
        elif not (<State>self._games[g]).begin_drawn(&slot.chance):
            with gil:
                self._begin_in_python(g)
        (<State>self._games[g]).points_into(slot.points)

    cdef void _begin_in_python(self, int g) noexcept:
        """The same for games whose set-up is no compiled code."""
        draws = _Draws.__new__(_Draws)
        (<_Draws>draws).draws = &self._slots[g].chance
        try:
            state = self.game.new_initial_state(self.game.draw_setup(draws.below))
            self._states[g] = state
            self._games[g] = <PyObject*>state
        except BaseException as failure:  # it is raised where the user called
            self._failure = failure

    cdef void _settle(self, int g) noexcept nogil:
        """Let chance decide until a player does, or the game is over."""
        cdef int[MAX_ACTIONS] out
        cdef int[MAX_ACTIONS] weights
        while (<State>self._games[g]).player() == CHANCE_PLAYER:
            (<State>self._games[g]).apply(
                drawn_outcome((<State>self._games[g]), &self._slots[g].chance, out, weights))

    cdef void _move(self, int g) noexcept nogil:
        """Carry out the action, and if the game is over begin another one."""
        (<State>self._games[g]).apply(<int>self._actions[g])
        self._settle(g)
        self._done[g] = (<State>self._games[g]).player() == TERMINAL_PLAYER
        self._reward(g)
        if self._done[g]:
            self._episode[g] += 1
            self._begin(g)
            self._settle(g)

    cdef void _reward(self, int g) noexcept nogil:
        cdef double[MAX_PLAYERS] points
        cdef double* before = self._slots[g].points
        cdef int seat
        if not self._done[g] and self._kind != POINTS:
            memset(&self._rewards[g * self.seats], 0, self.seats * sizeof(float))
            return
        (<State>self._games[g]).points_into(points)
        if self._kind == POINTS:
            for seat in range(self.seats):
                self._rewards[g * self.seats + seat] = <float>(points[seat] - before[seat])
                before[seat] = points[seat]
        if self._done[g]:
            for seat in range(self.seats):
                self._final[g * self.seats + seat] = <int32_t>points[seat]
            if self._kind == VICTORY:
                self._reward_victory(g)
            elif self._kind == MARGIN:
                self._reward_margin(g, points)

    cdef void _reward_victory(self, int g) noexcept nogil:
        """`State.returns`."""
        cdef int chosen = (<State>self._games[g]).winner_set()
        cdef float* rewards = &self._rewards[g * self.seats]
        cdef int seat, won = 0
        for seat in range(self.seats):
            won += chosen >> seat & 1
        for seat in range(self.seats):
            if won == self.seats:
                rewards[seat] = 0
            else:
                rewards[seat] = <float>(1.0 / won if chosen >> seat & 1 else -1.0 / (self.seats - won))

    cdef void _reward_margin(self, int g, const double* points) noexcept nogil:
        cdef int seat, other
        cdef double best
        for seat in range(self.seats):
            best = -1e9
            for other in range(self.seats):
                if other != seat:
                    best = max(best, points[other])
            self._rewards[g * self.seats + seat] = <float>(points[seat] - best)

    cdef void _clear_mask(self, int g) noexcept nogil:
        cdef Slot* slot = &self._slots[g]
        cdef int i
        if self._mask != NULL:
            for i in range(slot.count):
                self._mask[g * self._choices + slot.legal[i]] = 0

    cdef void _show(self, int g) noexcept nogil:
        """Legal actions, mask and observation of the decision that is due."""
        cdef Slot* slot = &self._slots[g]
        cdef int[MAX_ACTIONS] out
        cdef int i, count
        self._clear_mask(g)
        slot.count = count = (<State>self._games[g]).legal(out)
        for i in range(count):
            slot.legal[i] = <uint16_t>out[i]
        if self._mask != NULL:
            for i in range(count):
                self._mask[g * self._choices + out[i]] = 1
        self._player[g] = <int8_t>(<State>self._games[g]).player()
        if self._observation != NULL:
            (<State>self._games[g]).observe(self._player[g], self._observation + g * self._observed)


cdef class _Draws:
    """The draws of a game for its set-up; valid only while that is drawn."""

    cdef Philox* draws

    def below(self, n):
        return philox_below(self.draws, <unsigned int>checked_int(n, "n", 1, 0xFFFFFFFF))


# The parts of the work that threads share; each says whether there may be more.

cdef bint begin_part(void* what, int part) noexcept nogil:
    cdef int g, first, last
    if not (<VectorGames>what)._part_of(part, &first, &last):
        return False
    for g in range(first, last):
        (<VectorGames>what)._begin(g)
        (<VectorGames>what)._settle(g)
        (<VectorGames>what)._done[g] = 0
        (<VectorGames>what)._show(g)
    return True


cdef bint check_part(void* what, int part) noexcept nogil:
    cdef int g, first, last
    if not (<VectorGames>what)._part_of(part, &first, &last):
        return False
    for g in range(first, last):
        if not (<VectorGames>what)._is_listed(g):
            with gil:
                (<VectorGames>what)._wrong = min(g, (<VectorGames>what)._wrong)
            return False
    return True


cdef bint step_part(void* what, int part) noexcept nogil:
    cdef int g, first, last
    if not (<VectorGames>what)._part_of(part, &first, &last):
        return False
    for g in range(first, last):
        (<VectorGames>what)._move(g)
        (<VectorGames>what)._show(g)
    return True


cdef bint sample_part(void* what, int part) noexcept nogil:
    cdef int g, first, last
    cdef Slot* slot
    if not (<VectorGames>what)._part_of(part, &first, &last):
        return False
    for g in range(first, last):
        slot = &(<VectorGames>what)._slots[g]
        (<VectorGames>what)._actions[g] = slot.legal[philox_below(&slot.choices, slot.count)]
    return True
