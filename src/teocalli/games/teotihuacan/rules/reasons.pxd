"""Why something cannot be chosen: a code with its numbers.

A predicate of the rules takes a `Reason`, which it fills in where it says no. Whoever lists legal actions passes NULL:
then nothing but the answer is worked out.
"""

from libc.stdint cimport int16_t
from libc.string cimport memset

from teocalli.games.teotihuacan.rules.position cimport Seat

# Each code rules out more than those below it: of several reasons the greatest is the nearest to a legal action.
cdef enum:  # Code
    POSSIBLE
    NOT_ASKED           # another decision is due
    NO_NAME             # a power is named after a double move of two powers, and only then
    CLOSED              # unlocking and own tiles wait for an open decision (N5)
    OTHER_OPTIONS       # the game is played without the option that allows it
    NOT_THERE           # such a component does not lie there
    ONLY_TOP            # a tile below the top one of a stack (option stack_choice)
    NOT_SHOWN           # boards that the kept Starting tiles do not show (T16)
    NEVER_ALONE         # a tile that is used with something else, or never
    NO_WORKER           # no own unlocked worker that it could be done with
    LOCKED
    ASCENDING           # the worker is just ascending
    NONE_LOCKED
    LEFT_BOARD          # the worker that moved is no longer on the board
    NO_MAIN_ACTION      # the Palace has none
    NO_WORSHIP          # boards 5, 6 and 8 have no Worship space
    NO_EXTRA_WORKER     # only the boards 5, 6 and 8 take Extra worker tiles
    WITHOUT_MOVED       # the moved worker must be in the crew
    MOST                # number: at most so many
    EXACTLY             # number: just so many
    NOT_USED            # the worker took no part in the action
    JUST_MOVED          # before the action is carried out
    ORDER               # a second power-up of the same source, canonical order
    SAVES_NOTHING       # a No-cocoa tile, where no cocoa is due
    BEGUN               # a No-cocoa tile, after the first step is paid
    NO_GOODS            # nothing to give
    COSTS_NONE          # a saving of what the tile does not cost
    OWN_WORKER          # locked on the Worship space
    TILE_BEFORE         # option palace_order
    NO_TILE             # no Discovery tile lies there
    EMPTY_DISPLAY       # no Pyramid tile or Decoration is left
    NO_MATCH            # no icon of this temple was matched
    TEMPLE_TOP
    TEMPLE_TAKEN
    NO_STEP             # in no temple
    AVENUE_END
    WHEEL               # the fourth worker is in play
    OWNED               # a Technology
    CLOSED_ROW          # of Technologies, to this crew
    FEW_WORKERS         # number: so many needed for the row of the nobles
    FULL                # row of the nobles
    STAIRWAY_DONE
    STAIRWAY_BELOW      # number: level of the tiles that lack below
    SAME_LOOK           # rotations that look like an earlier one have no word
    TAKEN               # place of the pyramid
    NOT_SUPPORTED       # tiles lack below
    FIRST_TILE          # the first tile must be built
    LACKING             # goods, cocoa or tiles: `needed`
    CODES

cdef enum:  # Amount: wood, stone, gold, cocoa, then Discovery tiles by kind
    NEEDED_COCOA = 3
    NEEDED_TILE = 4
    AMOUNTS = 4 + 21


cdef struct Reason:
    int code
    int number              # what the code says; with LACKING 1 if Technology 15 saves a good already
    int16_t needed[25]      # of what the player has too little, what it takes; else 0


cdef inline void forget(Reason* why) noexcept nogil:
    memset(why, 0, sizeof(Reason))


cdef inline bint refuse(Reason* why, int code, int number) noexcept nogil:
    """No, and why."""
    if why != NULL:
        why.code = code
        why.number = number
    return False


cdef inline int owned(const Seat* s, int what) noexcept nogil:
    if what < NEEDED_COCOA:
        return s.goods[what]
    return s.cocoa if what == NEEDED_COCOA else s.unused[what - NEEDED_TILE]


cdef inline bint need(const Seat* s, int what, int count, Reason* why) noexcept nogil:
    """Whether the player has so much of it."""
    if owned(s, what) >= count:
        return True
    if why != NULL:
        why.code = LACKING
        why.needed[what] = <int16_t>count
    return False


cdef inline bint need_tile(const Seat* s, int kind, int count, Reason* why) noexcept nogil:
    """Whether the player has so many unused Discovery tiles of a kind."""
    return need(s, NEEDED_TILE + kind, count, why)


cdef inline bint need_all(const Seat* s, int wood, int stone, int gold, int cocoa, Reason* why) noexcept nogil:
    """Whether the player has as much of everything."""
    cdef bint enough = s.goods[0] >= wood and s.goods[1] >= stone and s.goods[2] >= gold and s.cocoa >= cocoa
    if not enough and why != NULL:
        need(s, 0, wood, why)
        need(s, 1, stone, why)
        need(s, 2, gold, why)
        need(s, NEEDED_COCOA, cocoa, why)
    return enough


cdef inline bint only_lacking(const Reason* why) noexcept nogil:
    """Whether somebody asks and everything but goods, cocoa and tiles would be in order: then all that lacks counts."""
    return why != NULL and (why.code == POSSIBLE or why.code == LACKING)


cdef inline int missing(const Seat* s, const Reason* why) noexcept nogil:
    """How many goods, cocoa and tiles the player lacks."""
    cdef int what, count = 0
    for what in range(AMOUNTS):
        count += max(0, why.needed[what] - owned(s, what))
    return count


# Of several ways to do something one is enough. Each that fails has a reason of its own; the nearest one counts.

cdef inline Reason* anew(Reason* tried, const Reason* why) noexcept nogil:
    """An empty reason for one of several ways, NULL if nobody asks."""
    if why == NULL:
        return NULL
    forget(tried)
    return tried


cdef inline void keep_nearer(const Seat* s, Reason* why, const Reason* tried) noexcept nogil:
    """Of two reasons that which is nearer to a legal action; of two costs that of which less lacks."""
    if why != NULL and (tried.code > why.code or (tried.code == LACKING and missing(s, tried) < missing(s, why))):
        why[0] = tried[0]


cdef inline bint agree(Reason* why) noexcept nogil:
    """Yes: why other ways failed does not matter."""
    if why != NULL:
        forget(why)
    return True


cdef inline bint is_asked(int action, int first, int end, Reason* why) noexcept nogil:
    """Whether a word belongs to the decision that is due: its words are those from `first` to below `end`."""
    return first <= action < end or refuse(why, NOT_ASKED, 0)
