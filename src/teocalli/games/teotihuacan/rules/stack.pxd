"""The stack of what waits: decisions and effects, the next one on top (N3)."""

from libc.stdint cimport int16_t

from teocalli.games.teotihuacan.rules.position cimport Frame, Position


cdef inline void push(Position* p, int kind, int a=0, int b=0, int c=0) noexcept nogil:
    cdef Frame* frame = &p.stack[p.depth]
    frame.kind = <int16_t>kind
    frame.a = <int16_t>a
    frame.b = <int16_t>b
    frame.c = <int16_t>c
    p.depth += 1


cdef inline Frame* top(Position* p) noexcept nogil:
    return &p.stack[p.depth - 1]


cdef inline Frame pop(Position* p) noexcept nogil:
    p.depth -= 1
    return p.stack[p.depth]


cdef inline int deciding(const Position* p) noexcept nogil:
    """The decision that is due."""
    return p.stack[p.depth - 1].kind


cdef inline size_t bytes_in_use(const Position* p) noexcept nogil:
    """Size of a position without the frames that are not in use."""
    return <const char*>&p.stack[p.depth] - <const char*>p
