"""`Tree`: growth, choice, back-up and recycling of a search's tree. Knows positions only through `State`."""

from libc.math cimport atanh, exp, pow, sqrt
from libc.stdint cimport int8_t, int16_t, int32_t
from libc.stdlib cimport free, malloc
from libc.string cimport memset

from teocalli.core.arguments cimport checked_int
from teocalli.core.rng cimport Rng, rng_below
from teocalli.core.state cimport CHANCE_PLAYER, MAX_ACTIONS, State
from teocalli.players.policy cimport RolloutWorkspace, appraise, draw_on
from teocalli.players.valuation cimport TALLY, Measure

cdef enum:
    EDGES_PER_NODE = 12  # room for edges; a node that is never visited again has none
    SAMPLES = 4          # draws tried for a prior by the network

cdef double WON = 0.9999  # nothing is better than that
cdef double SURE = 0.9999  # of values between −1 and 1 as margins, which would have no end


cdef class Tree:
    """The tree of one search. Node 0 is the root."""

    def __cinit__(self, node_limit):
        self.node_limit = checked_int(node_limit, "node_limit", 64, 100_000_000)
        self.edge_limit = max(8 * MAX_ACTIONS, EDGES_PER_NODE * self.node_limit)
        self.nodes = <Node*>malloc(self.node_limit * sizeof(Node))
        self.edges = <Edge*>malloc(self.edge_limit * sizeof(Edge))
        if self.nodes == NULL or self.edges == NULL:
            raise MemoryError
        self.node_count = self.edge_count = 0

    def __dealloc__(self):
        free(self.nodes)
        free(self.edges)

    cdef void clear(self, int player) noexcept nogil:
        """Forget everything; `player` decides at the new root."""
        self.node_count = self.edge_count = 0
        self.add_node(player)

    cdef int add_node(self, int player) noexcept nogil:
        """A new node's number, or FULL."""
        cdef Node* node
        if self.node_count == self.node_limit:
            return FULL
        node = &self.nodes[self.node_count]
        memset(node.total, 0, sizeof(node.total))
        node.visits = node.pending = 0
        node.first = NONE
        node.edges = 0
        node.player = <int8_t>player
        node.proven = 0
        self.node_count += 1
        return <int>self.node_count - 1

    cdef void enter(self, int node) noexcept nogil:
        """A playout goes through a node; `back_up` or `leave` ends it."""
        self.nodes[node].pending += 1

    cdef void leave(self, const int* path, int length) noexcept nogil:
        """A playout through these nodes is given up."""
        cdef int i
        for i in range(length):
            self.nodes[path[i]].pending -= 1

    cdef bint add_edges(self, int node, const int* actions, const double* priors, int count) noexcept nogil:
        """Give a node the edges of `list_edges`; False if there is no room for them."""
        cdef Edge* edges = self.edges + self.edge_count
        cdef int i
        if self.edge_count + count > self.edge_limit:
            return False
        for i in range(count):
            edges[i].action = actions[i]
            edges[i].child = NONE
            edges[i].prior = <float>priors[i]
        self.nodes[node].first = <int32_t>self.edge_count
        self.nodes[node].edges = <int16_t>count
        self.edge_count += count
        return True

    cdef int select(self, int node, const SearchParams* params, Rng* rng) noexcept nogil:
        """The edge to follow: for chance by its probability, for a player by value and by how little it was tried."""
        if self.nodes[node].player == CHANCE_PLAYER:
            return self.drawn_edge(node, rng)
        return self.promising_edge(node, params)

    cdef int drawn_edge(self, int node, Rng* rng) noexcept nogil:
        cdef int first = self.nodes[node].first
        cdef int last = first + self.nodes[node].edges - 1
        cdef double pick = rng_below(rng, 0x7FFFFFFF) / <double>0x7FFFFFFF
        cdef int i
        for i in range(first, last):
            pick -= self.edges[i].prior
            if pick < 0:
                return i
        return last

    cdef int promising_edge(self, int node, const SearchParams* params) noexcept nogil:
        cdef const Node* here = &self.nodes[node]
        cdef const Node* child
        cdef int visits = here.visits + here.pending
        cdef int considered = here.edges
        cdef double factor = params.exploration * sqrt(<double>visits + 1)
        cdef double unknown = 0.5 - params.first_play
        cdef double best = -1e9
        cdef double score
        cdef int i, chosen = here.first, tried
        if params.widening > 0:
            considered = min(considered, 1 + <int>(params.widening * pow(visits, params.widening_power)))
        if here.visits > 0:
            unknown = here.total[here.player] / here.visits - params.first_play
        for i in range(here.first, here.first + considered):
            if self.edges[i].child == NONE:
                score = unknown + factor * self.edges[i].prior
            else:
                child = &self.nodes[self.edges[i].child]
                tried = child.visits + child.pending
                score = child.total[here.player] / max(1, tried)
                if not child.proven:
                    score += factor * self.edges[i].prior / (1 + tried)
            if score > best:
                best = score
                chosen = i
        return chosen

    cdef void back_up(self, const int* path, int length, const double* value) noexcept nogil:
        """Add a playout's tally to all nodes of its path."""
        cdef Node* node
        cdef int i, k
        for i in range(length):
            node = &self.nodes[path[i]]
            node.pending -= 1
            for k in range(TALLY):
                # What is proven meanwhile stays exact.
                node.total[k] += node.total[k] / node.visits if node.proven else value[k]
            node.visits += 1

    cdef void prove(self, const int* path, int length) noexcept nogil:
        """Hand a proven value at the end of a path upwards, as far as it settles the positions above."""
        cdef int i
        for i in range(length - 2, -1, -1):
            if not self.settled(path[i]):
                return

    cdef bint settled(self, int node) noexcept nogil:
        """Prove a node if all its children are proven, or one is a certain win for who decides."""
        cdef Node* here = &self.nodes[node]
        cdef const Node* child
        cdef double[TALLY] value
        cdef double best = -1, own
        cdef bint complete = True
        cdef int i, k
        memset(value, 0, sizeof(value))
        for i in range(here.first, here.first + here.edges):
            child = NULL if self.edges[i].child == NONE else &self.nodes[self.edges[i].child]
            if child == NULL or not child.proven:
                complete = False
                continue
            if here.player == CHANCE_PLAYER:
                for k in range(TALLY):
                    value[k] += self.edges[i].prior * child.total[k] / child.visits
                continue
            own = child.total[here.player] / child.visits
            if own > best:
                best = own
                for k in range(TALLY):
                    value[k] = child.total[k] / child.visits
        if not complete and (here.player == CHANCE_PLAYER or best < WON):
            return False
        here.proven = 1
        for k in range(TALLY):
            here.total[k] = value[k] * here.visits
        return True

    cdef bint keep_from(self, int root, int least_visits) noexcept nogil:
        """Make `root` the root and free everything that is not below it or was visited less often than asked.

        No visit may be under way. False if there is no memory for the copy; then nothing has changed.
        """
        cdef Node* nodes = <Node*>malloc(self.node_limit * sizeof(Node))
        cdef Edge* edges = <Edge*>malloc(self.edge_limit * sizeof(Edge))
        if nodes == NULL or edges == NULL:
            free(nodes)
            free(edges)
            return False
        self.copy_from_root(root, least_visits, nodes, edges)
        free(self.nodes)
        free(self.edges)
        self.nodes, self.edges = nodes, edges
        return True

    cdef void copy_from_root(self, int root, int least_visits, Node* nodes, Edge* edges) noexcept nogil:
        """Copy what `keep_from` keeps, level by level; the counts are those of the copy then."""
        cdef long at = 0
        nodes[0] = self.nodes[root]
        self.node_count, self.edge_count = 1, 0
        # Nodes copied but not yet looked at still name their edges by the old numbers.
        while at < self.node_count:
            if nodes[at].first != NONE:
                self.copy_edges(&nodes[at], least_visits, nodes, edges)
            at += 1

    cdef void copy_edges(self, Node* parent, int least_visits, Node* nodes, Edge* edges) noexcept nogil:
        """Copy a node's edges, and the nodes to which they lead if these were visited often enough."""
        cdef int i, first = parent.first, child
        parent.first = <int32_t>self.edge_count
        for i in range(first, first + parent.edges):
            edges[self.edge_count] = self.edges[i]
            child = self.edges[i].child
            if child != NONE and self.nodes[child].visits >= least_visits:
                nodes[self.node_count] = self.nodes[child]
                edges[self.edge_count].child = <int32_t>self.node_count
                self.node_count += 1
            else:
                edges[self.edge_count].child = NONE
            self.edge_count += 1

    cdef bint is_full(self) noexcept nogil:
        """No room for another node, or for another node's edges."""
        return self.node_count == self.node_limit or self.edge_count + MAX_ACTIONS > self.edge_limit

    cdef void shed(self) noexcept nogil:
        """Free at least a third of the room by dropping what was visited least."""
        cdef int least = 2
        while self.keep_from(0, least) and least < 1 << 29:
            if 3 * self.node_count < 2 * self.node_limit and 3 * self.edge_count < 2 * self.edge_limit:
                return
            least *= 2

    cdef int best_edge(self, int node) noexcept nogil:
        """The edge to play: the one most visited; among proven ones the best value. NONE before any was tried."""
        cdef const Node* here = &self.nodes[node]
        cdef const Node* child
        cdef int i, chosen = NONE
        cdef double best = -1, score, most = -1
        if here.first == NONE:
            return NONE
        for i in range(here.first, here.first + here.edges):
            if self.edges[i].child == NONE:
                continue
            child = &self.nodes[self.edges[i].child]
            if child.visits > most:
                most = child.visits
                chosen = i
        if chosen == NONE or here.player < 0:
            return chosen
        # A proven child is not visited more often than needed to know it: compare it by its value.
        child = &self.nodes[self.edges[chosen].child]
        best = child.total[here.player] / max(1, child.visits)
        for i in range(here.first, here.first + here.edges):
            if self.edges[i].child != NONE and self.nodes[self.edges[i].child].proven:
                child = &self.nodes[self.edges[i].child]
                score = child.total[here.player] / max(1, child.visits)
                if score > best:
                    best = score
                    chosen = i
        return chosen


cdef int list_edges(
    State state, RolloutWorkspace workspace, const SearchParams* params, Rng* rng, double* priors,
) noexcept nogil:
    """Fill `workspace.actions` and `priors` with what a node at `state` leads to, and return their number.

    Needs no tree, so that no other thread has to wait.
    """
    cdef int i, count
    cdef double total = 0
    if state.player() == CHANCE_PLAYER:
        count = state.outcomes(workspace.actions, workspace.weights)
        for i in range(count):
            total += workspace.weights[i]
        for i in range(count):
            priors[i] = workspace.weights[i] / total
    else:
        count = state.legal(workspace.actions)
        shuffle(workspace.actions, count, rng)
        set_priors(state, workspace, params, rng, count, priors)
        sort_by_prior(workspace.actions, priors, count)
    return count


cdef void shuffle(int* actions, int count, Rng* rng) noexcept nogil:
    """Equal priors must not favour low numbers."""
    cdef int i, k
    for i in range(count - 1, 0, -1):
        k = <int>rng_below(rng, i + 1)
        actions[i], actions[k] = actions[k], actions[i]


cdef void set_priors(
    State state, RolloutWorkspace workspace, const SearchParams* params, Rng* rng, int count, double* priors
) noexcept nogil:
    """Priors of `workspace.actions` by the worth at the end of the turn."""
    cdef double best = -1e9, total = 0
    cdef int i
    if params.prior_weight <= 0 or count == 1:
        for i in range(count):
            priors[i] = 1.0 / count
        return
    if params.learnt_priors:
        look_by_network(state, workspace, &params.measure, rng, count)
    else:
        workspace.turns.look(state, workspace.actions, count, workspace.margins, workspace.turn_positions, rng)
    for i in range(count):
        best = max(best, workspace.margins[i])
    for i in range(count):
        priors[i] = exp((workspace.margins[i] - best) / params.temperature)
        total += priors[i]
    for i in range(count):
        priors[i] = params.prior_weight * priors[i] / total + (1 - params.prior_weight) / count


cdef void look_by_network(
    State state, RolloutWorkspace workspace, const Measure* measure, Rng* rng, int count
) noexcept nogil:
    """Fill `workspace.margins` with what the network makes of each action, as points of margin; of a draw that follows
    it is the mean of a few.
    """
    cdef double[TALLY] tally
    cdef double total
    cdef int player = state.player()
    cdef int i, _sample, samples
    for i in range(count):
        total = 0
        workspace.ahead.assign(state)
        workspace.ahead.apply(workspace.actions[i])
        samples = SAMPLES if workspace.ahead.player() == CHANCE_PLAYER else 1
        for _sample in range(samples):
            workspace.trial.assign(workspace.ahead)
            draw_on(workspace.trial, workspace, rng)
            appraise(workspace.trial, workspace, measure, tally)
            total += 2 * tally[player] - 1
        workspace.margins[i] = measure.scale * atanh(max(-SURE, min(SURE, total / samples)))


cdef void sort_by_prior(int* actions, double* priors, int count) noexcept nogil:
    """Highest first; equal ones stay in their order."""
    cdef int i, k, action
    cdef double prior
    for i in range(1, count):
        action, prior = actions[i], priors[i]
        k = i
        while k > 0 and priors[k - 1] < prior:
            actions[k], priors[k] = actions[k - 1], priors[k - 1]
            k -= 1
        actions[k], priors[k] = action, prior
