"""`Search`: max^n Monte Carlo tree search with chance nodes, for every game, through `State` alone.

Threads share one tree under one lock. They hold it while they walk down and back up, and let go of it to list what a
new node leads to and to play on.
"""

import _thread
import os
import random

from cpython.exc cimport PyErr_CheckSignals

from teocalli.core.arguments cimport real_number
from teocalli.core.rng cimport Rng, rng_seed
from teocalli.core.state cimport CHANCE_PLAYER, MAX_ACTIONS, TERMINAL_PLAYER, State, check_decides
from teocalli.players.clock cimport own_seconds, pause, seconds_now
from teocalli.players.lock cimport acquire, count_on, release, share, share_more, shared, shared_count
from teocalli.players.network cimport Network
from teocalli.players.policy cimport STILL, RolloutWorkspace, appraise, draw_on, play_on
from teocalli.players.tree_reuse cimport TreeReuse
from teocalli.players.tree cimport FULL, NONE, SearchParams, Tree, list_edges
from teocalli.players.valuation cimport POINTS, TALLY, VICTORY, valuate

from teocalli.core.errors import TeocalliError
from teocalli.players.report import Line, Report
from teocalli.players.settings import NO_NETWORK, POLICIES, SearchSettings
from teocalli.players.weights import network_for

cdef enum:
    MAX_PATH = 400  # decisions below the root
    MOST_VISITS = 1 << 30
    CHECKED = 32    # playouts between two looks at whether the rest of the budget can still matter

cdef double FOREVER = 1e300
cdef double UNHEARD = 0.1  # seconds between two looks at whether the user wants to interrupt the program


# What stops a search. `stop` may be set at any time from outside. The flags are shared by all threads.
cdef struct Budget:
    double began
    double limit     # seconds, by the clock or of processor time
    bint own         # they are processor time of the search's threads, over the processors that they may use at once
    double used      # processor time of all threads so far
    int processors
    long playouts
    bint early
    int stop
    int done
    int tried   # an action was tried at the root


cdef class SearchThread:
    """Work space of one thread."""

    cdef State state
    cdef Rng rng
    cdef int[MAX_PATH + 2] path
    cdef int length
    cdef bint exact  # the tally is that of the last node of the path, and exact
    cdef double[TALLY] tally
    cdef double[MAX_ACTIONS] priors
    cdef RolloutWorkspace workspace
    cdef long decisions
    cdef double counted   # its processor time when it was last added to the budget's
    cdef double deadline  # when its playout is late, by the clock or by its own processor time

    def __cinit__(self, State like not None, turn_positions, unsigned long long seed, Network network=None):
        self.state = like.clone()
        self.workspace = RolloutWorkspace(like, turn_positions, network)
        self.decisions = 0
        rng_seed(&self.rng, seed)


cdef class Search:
    """A search with its tree. `settings` is a `SearchSettings`; equal seeds and playouts give equal results.

    One thread calls `choose` or `think`; `stop` and `report` may be called from any other at any time.
    """

    cdef readonly object settings
    cdef object _generator
    cdef int _lock
    cdef Tree _tree
    cdef State _root
    cdef TreeReuse _tree_reuse
    cdef list _threads
    cdef SearchParams _params
    cdef Budget _budget
    cdef int _horizon
    cdef int _policy
    cdef long _started        # playouts begun since `think` was called
    cdef long _under_way
    cdef bint _shedding
    cdef int _asked           # reports that wait for the lock: playouts that never open it for long must not keep them
    cdef int _walking         # threads that `think` has started and that have not ended
    cdef bint _busy
    cdef int[MAX_ACTIONS] _compared   # the only actions to try at the root, if there are any
    cdef int _compared_count

    def __cinit__(self, settings, generator):
        if not isinstance(settings, SearchSettings) or not isinstance(generator, random.Random):
            raise TypeError("a search needs SearchSettings and a random.Random")
        settings = settings.changed()  # checks them once more
        self.settings = settings
        self._generator = generator
        self._threads = []
        params = &self._params
        params.exploration, params.first_play = settings.exploration, settings.first_play
        params.prior_weight, params.temperature = settings.prior_weight, settings.temperature
        params.widening, params.widening_power = settings.widening, settings.widening_power
        params.learnt_priors = settings.priors == "network"
        params.depth = min(<int>MAX_PATH, <int>settings.depth)
        params.measure.scale, params.measure.margin_weight = settings.scale, settings.margin_weight
        self._horizon, self._policy = settings.horizon, POLICIES.index(settings.policy)

    # From Python.

    def think(self, State state not None, seconds, playouts, bint own_time=False, compared=()):
        """Search from `state`, where a player decides, until a limit is reached (0: no such limit) or `stop` is called.

        With `own_time`, `seconds` are processor time of the search (see `SearchPlayer`). With legal actions in
        `compared` only those are tried, so that all of them get equally many visits.
        What was found about this position before is kept.

        Raises `IllegalAction` for another action in `compared`, and `TeocalliError`: `error-no-decision` where no
        player decides, `error-busy` while another thread thinks.
        """
        cdef double began = seconds_now()
        cdef State root

        def walk(SearchThread thread):
            try:
                with nogil:
                    self._play(thread, FOREVER)
            finally:
                share_more(&self._walking, -1)

        if self._busy:
            raise TeocalliError("error-busy")
        self._busy = True
        try:
            root = state.clone()  # nobody else can change it meanwhile
            check_decides(root)
            self._set_compared(root, compared)
            self._set_budget(began, real_number(seconds), playouts, own_time)
            self._set_root(root)
            share(&self._budget.tried, self._tree.nodes[0].visits > 1)
            self._walk_together(walk)
        finally:
            self._busy = False

    cdef _set_compared(self, State root, compared):
        cdef list actions = [root.check_action(action) for action in dict.fromkeys(compared)]
        self._compared_count = 0
        for action in actions:
            self._compared[self._compared_count] = action
            self._compared_count += 1

    cdef _set_budget(self, double began, double seconds, playouts, bint own_time):
        self._budget.began = began
        self._budget.limit = seconds if seconds > 0 else FOREVER
        self._budget.own, self._budget.used = own_time, 0
        self._budget.processors = min(self.settings.threads, _processors())
        self._budget.playouts = min(playouts, <long>1 << 60) if playouts > 0 else <long>1 << 60
        self._budget.early = self.settings.early
        share(&self._budget.done, False)
        share(&self._budget.tried, False)

    cdef _walk_together(self, walk):
        """All threads search, each but the first in a thread of its own, which `walk` ends; none is left afterwards."""
        cdef SearchThread first = self._threads[0]
        cdef bint going = True
        try:
            for thread in self._threads[1:]:
                self._start(walk, thread)
            while going:
                with nogil:
                    going = self._play(first, seconds_now() + UNHEARD)
                PyErr_CheckSignals()
        finally:
            share(&self._budget.done, True)
            with nogil:
                while shared(&self._walking):
                    pause()

    cdef _start(self, walk, thread):
        share_more(&self._walking, 1)
        try:
            # Either it starts or it raises: an interruption in between, as in `threading`, would leave that open.
            _thread.start_new_thread(walk, (thread,))
        except RuntimeError:
            share_more(&self._walking, -1)
            raise

    def stop(self):
        """End a running `think` as soon as the playouts under way are done, and let none begin before `allow`."""
        share(&self._budget.stop, True)

    def allow(self):
        """Let `think` search again after `stop`."""
        share(&self._budget.stop, False)

    def report(self):
        """What the search knows of its root now: a `Report`, or None before it has begun."""
        cdef State state
        if self._root is None:
            return None
        share_more(&self._asked, 1)
        with nogil:
            acquire(&self._lock)
        share_more(&self._asked, -1)
        try:
            state = self._root.clone()
            lines = self._lines(state.seats())
            return Report(
                state=state, playouts=self._tree.nodes[0].visits, proven=bool(self._tree.nodes[0].proven),
                seconds=seconds_now() - self._budget.began, lines=lines, new_playouts=self._started,
            )
        finally:
            release(&self._lock)

    @property
    def decisions(self):
        """Players' decisions in the playouts and on the ways to them since the search was made."""
        return sum([shared_count(&(<SearchThread>thread).decisions) for thread in self._threads])

    @property
    def nodes(self):
        """Nodes of the tree now, at most `settings.nodes`."""
        cdef long count
        if self._tree is None:
            return 0
        share_more(&self._asked, 1)
        with nogil:
            acquire(&self._lock)
            count = self._tree.node_count
            release(&self._lock)
        share_more(&self._asked, -1)
        return count

    cdef list _lines(self, int seats):
        """A `Line` for each action tried at the root, the one to play first."""
        cdef Tree tree = self._tree
        cdef int best = tree.best_edge(0)
        cdef int i, node
        lines = []
        if best == NONE:
            return lines
        for i in range(tree.nodes[0].first, tree.nodes[0].first + tree.nodes[0].edges):
            node = tree.edges[i].child
            if node != NONE and tree.nodes[node].visits:
                values, points, victory = [
                    [tree.nodes[node].total[first + seat] / tree.nodes[node].visits for seat in range(seats)]
                    for first in (0, <int>POINTS, <int>VICTORY)
                ]
                lines.append((i != best, -tree.nodes[node].visits, Line(
                    tree.edges[i].action, tree.nodes[node].visits, values, bool(tree.nodes[node].proven),
                    [tree.edges[i].action, *self._variation(node)], points, victory,
                )))
        return [line for *_, line in sorted(lines, key=lambda entry: entry[:2])]

    cdef list _variation(self, int node):
        """The actions expected after a node, up to the next chance decision."""
        cdef Tree tree = self._tree
        cdef int edge
        actions = []
        while tree.nodes[node].player >= 0 and len(actions) < MAX_PATH:
            edge = tree.best_edge(node)
            if edge == NONE:
                break
            actions.append(tree.edges[edge].action)
            node = tree.edges[edge].child
        return actions

    cdef _set_root(self, State state):
        """Begin at `state`; if the tree holds it, what lies below it stays."""
        if self._root is None or not self._root.same_rules(state):
            self._begin_with(state)
            return
        with nogil:
            acquire(&self._lock)
        try:
            self._started = 0
            if not self._go_on_from(self._tree_reuse.find(self._tree, self._root, state)):
                self._tree.clear(state.player())
            self._root.assign(state)
        finally:
            release(&self._lock)

    cdef _begin_with(self, State state):
        """Make everything anew for positions like `state`. If there is no memory for it, nothing has changed."""
        cdef Tree tree = Tree(self.settings.nodes)
        recall = TreeReuse(state)
        positions, seed = self.settings.turn_positions, self._generator.getrandbits
        name = self.settings.network
        network = None if name == NO_NETWORK else network_for(name, state.game)
        threads = [SearchThread(state, positions, seed(64), network) for _ in range(self.settings.threads)]
        tree.clear(state.player())
        root = state.clone()
        with nogil:
            acquire(&self._lock)
        self._tree, self._tree_reuse, self._threads, self._root = tree, recall, threads, root
        self._started = 0
        release(&self._lock)

    cdef bint _go_on_from(self, int node) noexcept:
        """Keep what lies below a node; False if there is nothing to go on with."""
        if node == NONE or not self._tree.keep_from(node, 1):
            return False
        # What proved a position may have been dropped since, and then the best action is not known any more.
        return not self._tree.nodes[0].proven or self._tree.settled(0)

    # Without the GIL.

    cdef bint _play(self, SearchThread thread, double until) noexcept nogil:
        """Playouts from the root until the search is over, which gives False, or until a time."""
        cdef bint going = True
        thread.counted = own_seconds()
        acquire(&self._lock)
        while going and seconds_now() < until:
            going = self._playout(thread)
        release(&self._lock)
        return going

    # From here on the lock is closed unless it is opened for a while.

    cdef bint _playout(self, SearchThread thread) noexcept nogil:
        """One playout from the root; False if the search is over."""
        cdef bint finished = True
        if not self._begin(thread):
            return False
        thread.exact = self._go_down(thread)
        if not thread.exact:
            release(&self._lock)
            finished = self._play_on(thread)
            acquire(&self._lock)
        if finished:
            self._finish(thread)
        else:
            self._give_up(thread)
        return finished

    cdef bint _begin(self, SearchThread thread) noexcept nogil:
        """Let others first who need the tree at rest, and begin a playout; False if the search is over."""
        while self._shedding or shared(&self._asked):
            release(&self._lock)
            pause()
            acquire(&self._lock)
        self._count_time(thread)
        if self._over():
            return False
        if self._tree.is_full():
            self._make_room()
        self._started += 1
        self._under_way += 1
        return True

    cdef void _count_time(self, SearchThread thread) noexcept nogil:
        """Add what a thread worked to the budget's time, and say when its next playout is late."""
        cdef double now
        if not self._budget.own:
            thread.deadline = self._budget.began + self._budget.limit
            return
        now = own_seconds()
        self._budget.used += now - thread.counted
        thread.counted = now
        thread.deadline = now + self._budget.limit - self._seconds_used()

    cdef double _seconds_used(self) noexcept nogil:
        if self._budget.own:
            return self._budget.used / self._budget.processors
        return seconds_now() - self._budget.began

    cdef void _finish(self, SearchThread thread) noexcept nogil:
        """Hand what a playout found upwards."""
        self._under_way -= 1
        self._tree.back_up(thread.path, thread.length, thread.tally)
        if self._tree.nodes[0].visits > 1:
            share(&self._budget.tried, True)
        if thread.exact:
            self._tree.nodes[thread.path[thread.length - 1]].proven = 1
            self._tree.prove(thread.path, thread.length)

    cdef void _give_up(self, SearchThread thread) noexcept nogil:
        """Undo the beginning of a playout."""
        self._started -= 1
        self._under_way -= 1
        self._tree.leave(thread.path, thread.length)

    cdef void _make_room(self) noexcept nogil:
        """Wait until no playout is under way, then free the part of the tree that was visited least."""
        self._shedding = True
        while self._under_way:
            release(&self._lock)
            pause()
            acquire(&self._lock)
        self._tree.shed()
        self._shedding = False

    cdef bint _over(self) noexcept nogil:
        if shared(&self._budget.stop) or shared(&self._budget.done) or self._started >= self._budget.playouts:
            return True
        # Time that is over before it began, on a busy machine, still leaves an action to choose.
        if self._budget.limit < FOREVER and shared(&self._budget.tried) and self._seconds_used() >= self._budget.limit:
            return True
        if self._tree.nodes[0].proven or self._tree.nodes[0].visits >= MOST_VISITS:
            return True
        return self._budget.early and self._started % CHECKED == CHECKED - 1 and self._decided()

    cdef bint _decided(self) noexcept nogil:
        """No action could still overtake the most visited one within the rest of the budget."""
        cdef long first = 0, second = 0, visits
        cdef double left = <double>(self._budget.playouts - self._started)
        cdef double used = self._seconds_used()
        cdef int i, child
        if self._budget.limit < FOREVER:
            left = min(left, self._started * (self._budget.limit - used) / (used + 1e-9))
        for i in range(self._tree.nodes[0].first, self._tree.nodes[0].first + self._tree.nodes[0].edges):
            child = self._tree.edges[i].child
            visits = 0 if child == NONE else self._tree.nodes[child].visits
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
        return first - second > left

    cdef bint _go_down(self, SearchThread thread) noexcept nogil:
        """Walk to a leaf, choosing and drawing; True if its tally is exact (it is then in `thread.tally`)."""
        cdef int node = 0, edge, child, k
        thread.state.assign(self._root)
        thread.path[0] = 0
        thread.length = 1
        self._tree.enter(0)
        while True:
            if self._tree.nodes[node].proven:
                for k in range(TALLY):
                    thread.tally[k] = self._tree.nodes[node].total[k] / self._tree.nodes[node].visits
                return True
            if self._tree.nodes[node].player == TERMINAL_PLAYER:
                valuate(thread.state, &self._params.measure, thread.tally)
                return True
            if not self._has_edges(thread, node):
                return False
            edge = self._next_edge(node, thread)
            count_on(&thread.decisions, self._tree.nodes[node].player >= 0)
            thread.state.apply(self._tree.edges[edge].action)
            child = self._tree.edges[edge].child
            if child == NONE:
                child = self._tree.add_node(thread.state.player())
                if child == FULL:
                    return False
                self._tree.edges[edge].child = child
            node = child
            thread.path[thread.length] = node
            thread.length += 1
            self._tree.enter(node)

    cdef int _next_edge(self, int node, SearchThread thread) noexcept nogil:
        """The edge to follow: among the actions that are compared at the root the one least visited."""
        cdef int i, k, child, visits, fewest = MOST_VISITS, chosen = NONE
        if node or not self._compared_count:
            return self._tree.select(node, &self._params, &thread.rng)
        for i in range(self._tree.nodes[0].first, self._tree.nodes[0].first + self._tree.nodes[0].edges):
            for k in range(self._compared_count):
                if self._tree.edges[i].action == self._compared[k]:
                    child = self._tree.edges[i].child
                    visits = 0 if child == NONE else self._tree.nodes[child].visits + self._tree.nodes[child].pending
                    if visits < fewest:
                        fewest, chosen = visits, i
        return chosen

    cdef bint _has_edges(self, SearchThread thread, int node) noexcept nogil:
        """Whether the way goes on below a node; makes its edges at its second visit; others go on meanwhile."""
        cdef int count
        if thread.length > self._params.depth:
            return False
        if self._tree.nodes[node].first != NONE:
            return True
        if node != 0 and self._tree.nodes[node].visits == 0:
            return False
        release(&self._lock)
        count = list_edges(thread.state, thread.workspace, &self._params, &thread.rng, thread.priors)
        acquire(&self._lock)
        if self._tree.nodes[node].first != NONE:
            return True  # another thread was quicker
        return self._tree.add_edges(node, thread.workspace.actions, thread.priors, count)

    cdef bint _play_on(self, SearchThread thread) noexcept nogil:
        """Play from the leaf to the horizon and value what is reached; False if there is no time left for it.

        That is always before a turn of the seat that decides at the root: where all had equally many turns, positions
        can be compared.
        """
        cdef int player = thread.state.player()
        cdef int rounds = 0
        cdef bint starts, drawn = False
        if self._policy == STILL:
            draw_on(thread.state, thread.workspace, &thread.rng)
            appraise(thread.state, thread.workspace, &self._params.measure, thread.tally)
            return True
        while player != TERMINAL_PLAYER:
            starts = thread.state.turn_start()
            # A turn may begin with draws; they and the decision after them are one beginning.
            if starts and not drawn and thread.state.turn() == self._root.turn():
                if rounds == self._horizon:
                    break
                rounds += 1
            if starts and self._is_late(thread):
                return False
            drawn = starts and player == CHANCE_PLAYER
            count_on(&thread.decisions, player != CHANCE_PLAYER)
            play_on(thread.state, thread.workspace, &thread.rng, self._policy)
            player = thread.state.player()
        if thread.workspace.network is not None:
            draw_on(thread.state, thread.workspace, &thread.rng)
        appraise(thread.state, thread.workspace, &self._params.measure, thread.tally)
        return True

    cdef bint _is_late(self, SearchThread thread) noexcept nogil:
        """The time is over, and an action was tried: a long playout would exceed a short budget."""
        cdef double now = own_seconds() if self._budget.own else seconds_now()
        return now >= thread.deadline and shared(&self._budget.tried)


def _processors():
    """How many processors this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
