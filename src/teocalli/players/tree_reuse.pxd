"""Finding a position again in the tree of an earlier search."""

from teocalli.core.state cimport State
from teocalli.players.tree cimport Tree


cdef class TreeReuse:
    cdef list _states
    cdef State _wanted
    cdef long _left

    cdef int find(self, Tree tree, State root, State wanted)
    cdef int _find_below(self, Tree tree, int node, int depth, int deepest)
