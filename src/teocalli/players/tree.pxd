"""The tree of a search: nodes for positions, edges for actions and outcomes, in two arrays with a limit."""

from libc.stdint cimport int8_t, int16_t, int32_t

from teocalli.core.rng cimport Rng
from teocalli.core.state cimport MAX_ACTIONS, MAX_PLAYERS, State
from teocalli.players.policy cimport RolloutWorkspace
from teocalli.players.valuation cimport TALLY, Measure

cdef enum:
    NONE = -1
    FULL = -2


# One position as it was reached. `total` holds the sum of the tallies of all visits: values, points, victories by seat.
cdef struct Node:
    double[12] total
    int32_t visits
    int32_t pending   # visits under way, whose values are still to come; they count as lost until then
    int32_t first     # first of its edges, NONE before they are made
    int16_t edges
    int8_t player     # seat, CHANCE_PLAYER or TERMINAL_PLAYER
    int8_t proven     # the value is exact: all that can follow is known


# An action with its prior probability, or an outcome with its probability.
cdef struct Edge:
    int32_t action
    int32_t child     # NONE before it was tried
    float prior


# How a tree grows.
cdef struct SearchParams:
    double exploration     # weight of what is promising but little tried
    double first_play      # by how much an action that was not tried is valued below its position
    double prior_weight    # share of the priors that follows the worth after the action; the rest is even
    double temperature     # points of worth by which a prior falls to 1/e
    bint learnt_priors     # they follow the network's value after the action
    double widening        # actions considered: widening · visits ^ widening_power, the best priors first
    double widening_power
    int depth              # decisions below the root that the tree may hold; 1: flat Monte Carlo
    Measure measure


cdef class Tree:
    cdef Node* nodes
    cdef Edge* edges
    cdef readonly long node_limit
    cdef long edge_limit
    cdef readonly long node_count
    cdef long edge_count

    cdef void clear(self, int player) noexcept nogil
    cdef int add_node(self, int player) noexcept nogil
    cdef void enter(self, int node) noexcept nogil
    cdef void leave(self, const int* path, int length) noexcept nogil
    cdef bint add_edges(self, int node, const int* actions, const double* priors, int count) noexcept nogil
    cdef int select(self, int node, const SearchParams* params, Rng* rng) noexcept nogil
    cdef int drawn_edge(self, int node, Rng* rng) noexcept nogil
    cdef int promising_edge(self, int node, const SearchParams* params) noexcept nogil
    cdef void back_up(self, const int* path, int length, const double* value) noexcept nogil
    cdef void prove(self, const int* path, int length) noexcept nogil
    cdef bint settled(self, int node) noexcept nogil
    cdef bint keep_from(self, int root, int least_visits) noexcept nogil
    cdef void copy_from_root(self, int root, int least_visits, Node* nodes, Edge* edges) noexcept nogil
    cdef void copy_edges(self, Node* parent, int least_visits, Node* nodes, Edge* edges) noexcept nogil
    cdef bint is_full(self) noexcept nogil
    cdef void shed(self) noexcept nogil
    cdef int best_edge(self, int node) noexcept nogil


cdef int list_edges(
    State state, RolloutWorkspace workspace, const SearchParams* params, Rng* rng, double* priors,
) noexcept nogil
