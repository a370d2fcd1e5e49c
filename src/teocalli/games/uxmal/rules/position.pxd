"""The data of a position and the tables it is played by. Plain C, so that a copy is one `memcpy`.

Fields are numbered 0 (a1) to 63 (h8), row by row from below; a set of fields is a 64-bit board.
Idols are 0 to 4 (S, J, M, E, T), blank is 5. Python has the numbers from the module of the same name.
"""

from libc.stdint cimport int8_t, int32_t, uint16_t, uint32_t, uint64_t

cpdef enum:
    IDOLS = 5
    BLANK = 5
    TILES = 29
    SEATS = 29
    LEVELS = 3
    SEATED_PLAYERS = 4  # at most
    SPARE = 5           # bytes that fill the position up to whole words

cpdef enum Decision:
    TURN
    DRAW
    SEAT
    TAKE
    PAY
    OVER

# What the rules report (`core/report.pxd`), with its seat and numbers.
cpdef enum Reported:
    CARDS_TAKEN      # idol, cards (U16)
    CARDS_GIVEN      # idol, cards, for a move, honouring or cursing (U20, U21)
    PRIEST_PLACED    # field (U18)
    PRIEST_MOVED     # source, target, cost (U19)
    PRIEST_SCORED    # field, points (U22)
    CARDS_SCORED     # idol, cards, points (U23)
    PRIEST_RETURNED  # field (U24)
    PRIESTS_LEFT     # how many left the game (U24)
    REJECTED         # the track; no seat (U24)

cdef enum Variant:
    STANDARD
    NO_BREAK
    FORCED_BREAK

cdef enum Adjacency:
    ORTHOGONAL
    SAME_LEVEL
    DIAGONAL

cdef enum NextStarter:
    NEXT
    BUILDER
    LOWEST_SCORE


# The members stand by falling size, so there is no padding: equal positions are equal bytes.
cdef struct Position:
    uint64_t idol[5]      # fields whose top shows the idol
    uint64_t built[3]     # fields whose top has level 1, 2, 3 or more
    uint64_t priests[4]   # by player's seat
    uint32_t undrawn      # tiles, by number in the components
    int32_t scores[4]
    uint16_t claims       # at TAKE: bit 2·idol + cards − 1 for each pair on offer
    int8_t hands[4][5]
    int8_t piles[5]
    int8_t supply[4]
    int8_t track[5]       # square − 1 → idol
    int8_t rank[5]        # idol → rank 1–5, the inverse of `track`
    int8_t phase          # 1–3
    int8_t turn           # seat of the player whose turn it is
    int8_t decision
    int8_t drawn          # tile number, −1 without a drawn tile
    int8_t due            # cards still to be paid
    int8_t paid           # idol paid last in this payment, 0 at its beginning
    int8_t spare[SPARE]


# Everything that stays the same during a game.
cdef struct Tables:
    uint64_t base[5]            # fields of the printed board that show the idol (U4)
    uint32_t copies[29]         # tiles equal to this one, as a set
    int32_t points[4][6]        # level, rank → points of a priest (U22)
    int32_t card_points[6]      # rank → points of a card (U23)
    int8_t tile[29][4]          # symbols clockwise from the upper left field
    int8_t kind[29]             # the first tile equal to this one
    int8_t players
    int8_t variant              # U9
    int8_t adjacency            # U15
    bint base_adjacency         # U15
    int8_t next_starter         # U25
    bint open_draw              # U11
    bint stop_on_blank          # U19
    bint swap                   # U21
    bint hidden_hands           # U6
    bint seat_0_first           # U8
    bint drawn_components       # U4
    int8_t cards                # of each idol (U1)
    int8_t priests              # of each player (U1)
