from teocalli.core.state cimport MAX_PLAYERS, State

cdef enum:
    _PILES = 3


cdef struct Position:
    unsigned char piles[_PILES]
    unsigned char points[MAX_PLAYERS]
    unsigned char mover
    unsigned char thrown  # 0, or the number of the pile (from 1) for which the die is rolling


cdef class HeapState(State):
    cdef Position p
    cdef int count  # of players
