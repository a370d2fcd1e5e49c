"""`TreeReuse`: the node of a tree at which a position stands, so that a search can go on where it was."""

from libc.string cimport memcmp

from teocalli.core.state cimport State
from teocalli.players.tree cimport NONE, Tree

cdef enum:
    DEEPEST = 16     # decisions and draws between two decisions of one player that are bridged
    MOST = 3000      # nodes looked at


cdef class TreeReuse:
    """Work space for looking positions up; made for one game."""

    def __cinit__(self, State like not None):
        self._states = [like.clone() for _ in range(DEEPEST + 1)]

    cdef int find(self, Tree tree, State root, State wanted):
        """The node of `wanted` in the tree that begins at `root`, or NONE. Near ones are looked at first."""
        cdef int deepest, found
        (<State>self._states[0]).assign(root)
        self._wanted = wanted
        self._left = MOST
        for deepest in range(DEEPEST + 1):
            found = self._find_below(tree, 0, 0, deepest)
            if found != NONE or self._left < 0:
                return found
        return NONE

    cdef int _find_below(self, Tree tree, int node, int depth, int deepest):
        """Look among the nodes `deepest - depth` edges below `node`."""
        cdef State here = self._states[depth]
        cdef State below
        cdef int i, found
        self._left -= 1
        if depth == deepest:
            return node if same(here, self._wanted) else NONE
        if tree.nodes[node].first == NONE:
            return NONE
        below = self._states[depth + 1]
        for i in range(tree.nodes[node].first, tree.nodes[node].first + tree.nodes[node].edges):
            if tree.edges[i].child == NONE or self._left < 0:
                continue
            below.assign(here)
            below.apply(tree.edges[i].action)
            found = self._find_below(tree, tree.edges[i].child, depth + 1, deepest)
            if found != NONE:
                return found
        return NONE


cdef bint same(State one, State other) noexcept nogil:
    cdef size_t size, other_size
    cdef const unsigned char* data = one.data(&size)
    cdef const unsigned char* other_data = other.data(&other_size)
    return size > 0 and size == other_size and memcmp(data, other_data, size) == 0
