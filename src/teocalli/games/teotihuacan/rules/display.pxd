"""Displays of Pyramid tiles and Decorations (T10, T29)."""

from libc.stdint cimport int8_t

from teocalli.games.teotihuacan.rules.reasons cimport EMPTY_DISPLAY, NOT_THERE, Reason, refuse


cdef inline bint is_left(const int8_t* display, Reason* why) noexcept nogil:
    """Whether anything lies on a display."""
    return display[0] != 0 or refuse(why, EMPTY_DISPLAY, 0)


cdef inline bint is_displayed(const int8_t* display, int size, int tile, Reason* why) noexcept nogil:
    """Whether a tile lies on a display."""
    cdef int i
    for i in range(size):
        if display[i] == tile:
            return True
    return refuse(why, NOT_THERE, 0)


cdef inline int ascending(const int8_t* display, int size, int* out) noexcept nogil:
    """Tiles of a display by ascending number."""
    cdef int i, k, n = 0
    for i in range(size):
        if display[i]:
            k = n
            while k > 0 and out[k - 1] > display[i]:
                out[k] = out[k - 1]
                k -= 1
            out[k] = display[i]
            n += 1
    return n


cdef inline void take_from_display(int8_t* display, int size, int tile) noexcept nogil:
    """A gap is closed by sliding; new tiles come last."""
    cdef int i = 0
    while display[i] != tile:
        i += 1
    while i + 1 < size:
        display[i] = display[i + 1]
        i += 1
    display[size - 1] = 0


cdef inline void add_to_display(int8_t* display, int tile) noexcept nogil:
    cdef int i = 0
    while display[i]:
        i += 1
    display[i] = <int8_t>tile
