"""The data of a position and the tables it is played by. Plain C, so that a copy is one `memcpy`.

Boards are numbered 1 to 8 as printed. Temples are blue, red, green (0 to 2); goods wood, stone, gold (0 to 2).
Technologies are 0 to 8 for the numbers 1, 3 … 17. Tiles of the displays are numbered from 1, kinds of Discovery tiles
from 0; where 0 must say "none" a kind stands as kind + 1. Places of the pyramid are 0 to 29, level by level and row by
row. Python has the numbers from the module of the same name.
"""

from libc.stdint cimport int8_t, int16_t, uint8_t, uint16_t, uint32_t, uint64_t

cpdef enum:
    SEATS = 4
    DICE = 4
    KINDS = 21
    STARTS = 18
    TECHS = 9
    TILES = 32
    PLACES = 30
    DECOS = 15
    STACKS = 7
    DISPLAYED_TILES = 3  # of the pyramid, when a turn begins (T10)
    ROW = 11           # Buildings
    TOP = 11           # of a temple
    BONUS_STEP = 10
    AVENUE_TOP = 9
    TRACK_TOP = 9
    LAST_ERA = 3
    STACK_DEPTH = 128
    NOBODY = -1

cpdef enum:  # Board, by the number printed on it
    PALACE = 1
    FOREST
    QUARRY
    GOLD_DEPOSITS
    ALCHEMY
    NOBLES
    DECORATIONS
    CONSTRUCTION

cpdef enum:  # Phase
    SETUP
    PLAY
    ECLIPSE
    ENDED

cpdef enum:  # Good
    WOOD
    STONE
    GOLD

cpdef enum:  # Temple
    BLUE
    RED
    GREEN

# Discovery tiles in the order of the components.
cpdef enum:  # Kind
    MASK_1
    MASK_7 = 6
    VP_4
    RESOURCES_3
    RESOURCES_2
    COCOA_4
    AVENUE_1
    TEMPLE_ANY
    TEMPLE_BLUE
    TEMPLE_RED
    TEMPLE_GREEN
    POWER_UP_2
    DOUBLE_MOVE
    FREE_MOVE
    FREE_COCOA
    EXTRA_WORKER

# Technologies by their number.
cpdef enum:  # Technology
    TECH_01
    TECH_03
    TECH_05
    TECH_07
    TECH_09
    TECH_11
    TECH_13
    TECH_15
    TECH_17

cpdef enum:  # TempleBonus
    BEST_MASK_SET
    TECHNOLOGIES_5
    VP_15
    AVENUE_3
    BONUS_9
    DISCOVERY_2
    WORKERS

cpdef enum:  # BotAction
    BOT_ALCHEMY
    BOT_CONSTRUCTION
    BOT_DECORATIONS
    BOT_MASKS
    BOT_MASTERY
    BOT_NOBLES
    BOT_WORSHIP

# What waits on the stack. First the decisions, chance's before the players', then what happens by itself.
cpdef enum:  # Waiting
    D_OVER
    D_FIRST
    D_BOARDS
    D_ROYALS
    D_TECHS
    D_BONUS
    D_LAYOUT
    D_DRAW            # a: what and where to, b: which of these
    D_DIRS
    D_DICE
    D_SPIN            # a: the bot's die that works
    D_KEEP            # a: seat
    D_PICK            # a: seat
    D_GAIN            # a: letters
    D_PLACE
    D_TEMPLE          # a: temples allowed, b: matches that follow, by temple
    D_CLAIM           # a: where the tile lies, b: which of these, c: temple + 1 of the reward instead, 0 for skip
    D_POWER           # a: source, b: further power-ups of it, c: lowest worker
    D_ASCEND
    D_TURN            # a: a free word was used before
    D_ACT
    D_CREW            # a: extra workers
    D_TECH            # a: count, b: strength
    D_ROW             # a: count
    D_DECO            # a: count
    D_BUILD           # a: tiles that may still be built, b: at least one is built, c: the saving is left
    D_SAVE            # a: level, b: matches, c: coloured matches by temple
    D_ROYAL           # a: Royal tile, b: power, c: steps left (Royal 08) or 1 when cocoa is waived (Royal 07)
    D_EXTRA           # a: how often
    D_END
    D_SALARY          # a: seat
    DECISIONS
    F_SETUP           # a: stage, b: number within it
    F_START_TECH      # a: number of the symbol, from 0
    F_NEUTRAL         # a: tiles drawn in this placement
    F_TEMPLE          # a: temple
    F_AVENUE
    F_COLOURS         # a: coloured matches by temple
    F_PALACE          # a: die that ascends
    F_LIGHT
    F_BUILDING        # a: row
    F_BUILT           # a: level, b: matches, c: coloured matches by temple
    F_BUILD           # a: tiles that may still be built, b: the saving of Technology 15 is left
    F_TECHNOLOGIES    # a: power-ups given
    F_ACTION_DONE
    F_REFILL
    F_END_TURN
    F_NEXT_TURN       # a: seat
    F_ECLIPSE
    F_BONUS
    F_AFTER_ECLIPSE

# Where a drawn tile goes to (D_DRAW, a).
cpdef enum:  # Target
    TO_DECORATIONS
    TO_PYRAMID
    TO_PLACE          # b: place
    TO_BOARD          # b: 0 to 4 for the boards 1, 2, 3, 4, 7
    TO_STACK          # b: stack
    TO_OFFER          # b: number in the order of dealing
    TO_BESIDE         # b: Starting tile
    TO_NEUTRAL        # b: colour
    TO_BOT

# Where a Discovery tile is claimed from (D_CLAIM, a).
cpdef enum:  # Source
    AT_BOARD          # b: 0 to 4
    AT_STACK          # b: stack
    AT_START          # b: Starting tile

# Where a power-up comes from (D_POWER, a).
cpdef enum:  # PowerSource
    BY_ACTION
    BY_TILE
    BY_START

cpdef enum:  # Ascension
    ASCEND_VP
    ASCEND_COCOA
    ASCEND_TEMPLE
    ASCEND_TWO
    ASCEND_TWO_FREE
    ASCEND_WORKER

# A die: board, power, lock and marks in one number, so that ascending numbers are the order of boards, powers, locks,
# marks.
cpdef enum:  # DieBits
    DIE_WORSHIP = 1 << 1   # the bot's Worship die
    DIE_MOVED = 1 << 2     # moved this turn, until the action is carried out
    DIE_CREW = 1 << 3      # used in the Main action
    DIE_LOCK = 1 << 4      # · 1 on a Worship space; at the Palace · 1 to 3 for its Royal tile
    DIE_POWER = 1 << 6     # · power; 6 while it ascends
    DIE_BOARD = 1 << 9     # · board


# What the rules report (`core/report.pxd`), with its seat (NOBODY without one) and numbers.
cpdef enum Reported:
    CHANGED           # what (`Stock`), by how much, from where (`Origin`)
    DIE_RAISED        # board, power, by how much (T52)
    ASCENDED          # (T53)
    WORKER_GAINED     # the fourth one (T53)
    WORKER_PLACED     # board, in the set-up (T16, T18, T83)
    WORKER_UNLOCKED   # board; another one takes its Worship space (T30, T92)
    TILE_RECEIVED     # kind of a Discovery tile (T68)
    TILE_USED         # kind; it is turned over (T69)
    TILE_REMOVED      # kind; no seat (S13)
    TECHNOLOGY_TAKEN  # Technology (T47)
    BUILDING_PLACED   # row, printed points (T48)
    TILE_LAID         # Pyramid tile, place (T50)
    DECORATION_LAID   # Decoration, stairway (T49)
    MATCHED           # type of the icon, + 4 if coloured (T51)
    MATCHES_SCORED    # points (T51)
    NEUTRAL_PLACED    # board; no seat (T17)
    LIGHT_MOVED       # light disc; no seat (T19)
    DISCS_MET         # no seat (T20)
    LAST_ROUND        # no seat (T20)
    PYRAMID_FINISHED  # no seat (T22)
    ERA_BEGUN         # era, dark disc, points per step of the Pyramid track; no seat (T21, T75)
    AVENUE_SCORED     # step, value of the Buildings row, points (T74)
    TRACK_SCORED      # steps, points per step, points (T75)
    LEADER_SCORED     # points (T75)
    MASKS_SCORED      # size of the set, points (T76)
    SALARY_PAID       # due, paid, points lost (T77)
    SALARY_WAIVED     # due (T72, T77)
    BONUS_SCORED      # temple, Temple Bonus tile, points (T78)
    BOT_TEMPLES       # temples, points for each, points (T93)
    BOT_TECHNOLOGIES  # Technologies, points for each, points (T93)
    BOT_STOCK         # points for goods and cocoa left (T93)
    BOT_CHOSE         # Action tile, from 0 (T84)
    BOT_NO_WORKER     # board (T86–T89)
    BOT_CANNOT        # board (T86–T89)
    BOT_TWICE         # two power-ups instead (T86)
    BOT_NO_MASK       # (T90)
    BOT_FELL_BACK     # (T85)
    BOT_EXCHANGED     # cocoa, points (S7)
    BOT_ADVANCED      # board, board, power (T85)
    BOT_WORSHIPPED    # board, board of its Worship die (T92)

# What a player gains and gives, in the order in which it is told.
cpdef enum Stock:
    STOCK_VP
    STOCK_COCOA
    STOCK_WOOD
    STOCK_STONE
    STOCK_GOLD
    STOCK_BLUE
    STOCK_RED
    STOCK_GREEN
    STOCK_AVENUE
    STOCK_TRACK

# What brings or costs it.
cpdef enum Origin:
    FROM_TEMPLES
    FROM_ASCENSION
    FROM_NOBLES
    FROM_DECORATIONS
    FROM_PYRAMID
    FROM_COCOA         # the action of that name; points that the Teotibot gets for cocoa
    FROM_TECHNOLOGIES
    FROM_DISCOVERY
    FROM_ROYAL
    FROM_GOODS         # the actions of the boards that give them, and what may be chosen
    FROM_SALARY
    FROM_AVENUE
    FROM_TRACK
    FROM_MASKS
    FROM_BONUS
    FROM_BOT           # its own end
    FROM_SETUP
    FROM_ACTION        # what a Main action costs
    FROM_WORSHIP
    FROM_UNLOCKING
    FROM_FALLBACK      # the Teotibot's


cdef struct Frame:
    int16_t kind
    int16_t a
    int16_t b
    int16_t c


cdef struct Seat:
    uint32_t starting      # Starting tiles kept, as a set
    int16_t vp
    int16_t cocoa
    int16_t goods[3]
    uint16_t techs         # as a set
    uint16_t dice[4]       # ascending, 0 for one that is not in play
    int8_t temple[3]
    int8_t avenue
    int8_t track
    int8_t wheel           # the 4th worker is still there
    int8_t unused[21]      # Discovery tiles by kind
    int8_t used[21]


# The members stand by falling size, so there is no padding; of the stack only `depth` frames count.
cdef struct Position:
    uint64_t icon[4]       # cells whose top icon is of this type: b, r, g, p
    uint64_t coloured      # cells whose top icon is printed in colour
    uint64_t built[4]      # cells covered by tiles up to this level or higher
    Seat seat[4]
    uint32_t places        # places with a tile, as a set
    uint32_t tiles_left    # Pyramid tiles undrawn, as a set
    uint32_t starts        # Starting tiles that may be drawn, as a set
    uint16_t decos_left    # Decorations undrawn, as a set
    uint16_t techs         # Technologies in play, as a set
    uint16_t techs_begun   # those the player had when the turn began
    int16_t turns          # completed
    int8_t kinds_left[21]  # Discovery tiles undrawn
    int8_t beside[18]      # kind + 1 of the Discovery tile beside a Starting tile
    int8_t offer[16]       # Starting tiles offered, 4 for each seat (draft: 10 in one row); 0 for none
    int8_t ring[8]         # boards clockwise from the Palace; all 0 before they are known
    int8_t royal[3]
    int8_t bonus[3]        # Temple Bonus tile + 1 on each temple
    int8_t pyramid[3]      # display, first the oldest
    int8_t decos[4]
    int8_t board_tile[5]   # kind + 1 at the boards 1, 2, 3, 4, 7
    int8_t stack_tile[7][5]
    int8_t stairs[4][4]    # Decorations from step 0 up; stairways n, e, s, w
    int8_t rows[3]         # Buildings in the rows top, centre, bottom
    int8_t neutral[2][3]   # boards of the neutral dice, 0 for none
    int8_t bot_actions[7]  # Action tile + 1 by position
    int8_t dirs[2]         # upper and lower Direction tile, 0 L and 1 R, −1 before
    int8_t dice            # the bot's last sum, 0 before
    int8_t first           # seat of the start player
    int8_t actor           # seat whose effects are carried out
    int8_t turn_of         # seat whose turn it is
    int8_t phase
    int8_t era             # 1 to 3
    int8_t light
    int8_t dark
    int8_t met
    int8_t last_round
    int8_t finished
    int8_t layout
    int8_t arrival         # board moved to, from the move until the action is carried out
    int8_t colours         # colours present there
    int8_t spare[3]
    int16_t depth          # frames on the stack
    Frame stack[128]


# Amounts of the rules (components.yaml, `amounts`).
cdef struct Amounts:
    int8_t order_cocoa[3]         # first, between, last
    int8_t unlocking_cocoa
    int8_t marker_vp
    int8_t building_wood
    int8_t decoration_vp
    int8_t ascension_vp
    int8_t ascension_cocoa
    int8_t two_steps_cocoa
    int8_t new_worker_cocoa
    int8_t tech_03_vp
    int8_t tech_05_goods
    int8_t tech_07_cocoa
    int8_t tech_07_vp
    int8_t tech_09_vp
    int8_t tech_11_vp
    int8_t tech_13_cocoa
    int8_t tile_vp
    int8_t tile_cocoa
    int8_t tile_goods[2]          # of the kinds resources_3 and resources_2
    int8_t bonus[7]               # by Temple Bonus tile, what it counts with; 0 for the first and the last
    int8_t worker_vp
    int8_t strong_worker_vp
    int8_t royal_01_more_cocoa    # than the worker's power
    int8_t royal_03_cocoa
    int8_t royal_04_vp
    int8_t royal_05_vp
    int8_t royal_09_more_steps    # than the worker's power
    int8_t salary
    int8_t strong_salary
    int8_t missing_salary_vp
    int8_t bot_exchanged_cocoa
    int8_t bot_ascension
    int8_t bot_fallback_cocoa
    int8_t bot_technology_gold
    int8_t bot_tile_stone
    int8_t bot_tile_vp
    int8_t bot_decoration_gold
    int8_t bot_decoration_vp
    int8_t bot_goods


# Everything that stays the same during a game.
cdef struct Tables:
    uint64_t board_icon[4]        # printed icons (T2)
    uint64_t cells[30]            # cells of each place
    int8_t cell[30][4]            # the same clockwise from the top left
    uint32_t below[30]            # places that must be built before, as a set
    int8_t level[30]              # 1 to 4
    int8_t icon[33][4]            # icons of a tile clockwise from the top left: type, + 4 if coloured
    int8_t rotations[33]          # how many of them look different
    int8_t deco[16][2]            # icons of a Decoration, left and right (T49)
    int8_t stair_icon[4][2]       # printed icons of step 0
    int8_t stair_cell[4][4][2]    # cells of a step, left and right; step 0 has none
    uint32_t stair_below[4][4]    # places a step lies on, as a set
    int8_t ring[8]
    int8_t yields[3][4][3][4]     # board 2 + i: workers, bracket → good, cocoa, points, temple steps (T44–T46)
    int8_t power_ups[9][4]        # board, count (T52)
    int8_t nobles[3][5]           # points of the places (T48)
    int8_t noble_places[3]
    int8_t deco_gold[4]           # crew → gold (T49)
    int8_t level_wood[5]
    int8_t level_stone[5]
    int8_t level_vp[5]
    int8_t reward[3][12][3]       # temple, step → goods, cocoa, points (T54)
    int8_t stack_at[3][12]        # temple, step → stack, −1 for none
    int8_t avenue_stack[10]       # step → stack, −1 for none
    int8_t stack_size[7]
    int8_t row_value[12]          # of the Buildings row (T74)
    int8_t mask_points[8]         # by size of the set (T76)
    int8_t track_points[4]        # per step by era (T75)
    int8_t track_leader
    int8_t price[9]               # of a Technology
    int8_t copies[21]
    int8_t cost[21][4]            # wood, stone, gold, cocoa of a kind
    int8_t start_boards[18][2]
    int8_t start_gain[18][9]      # wood, stone, gold, cocoa, any goods, Avenue, Technology, Discovery, power-ups
    int8_t start_temple[18][3]
    int8_t layouts
    int8_t layout_size
    int8_t layout[4][14]          # places in the order of drawing
    int8_t first_goods[4][4]      # first game, by order: wood, stone, gold, cocoa (T18)
    int8_t first_temple[4][3]
    int8_t first_avenue[4]
    int8_t first_tech[4]          # Technology + 1
    uint16_t first_dice[4][3]
    int8_t first_royal[3]
    int8_t first_bonus[3]
    uint16_t first_techs
    int8_t royal_of[3][3]         # category → its Royal tiles
    int8_t dark
    int8_t bot_position[13]       # sum of the dice → position (T84)
    int8_t bot_below[3][2]
    int8_t bot_board[3]
    uint16_t bot_worship_die
    Amounts amount
    # Numbered sets, in the order of the action space.
    int8_t permutation[720][6]
    uint16_t tech_set[84]
    int8_t bonus_row[210][3]
    int8_t pair[153][2]           # Starting tiles, from 0
    int8_t goods[56][3]
    int8_t goods_number[6][6][6]
    uint8_t board_set[56]         # three boards, bit board − 1
    int8_t crew_number[1296]      # powers ascending as digits to base 6
    int8_t powers[125][4]
    int8_t power_pair[6][6]
    # Options (notation, section 10).
    int8_t players                # people
    int8_t seats                  # the bot too
    bint solo
    int8_t neutral_colours
    bint draft
    bint dark_eclipse
    bint first_game
    bint advanced_worship
    bint seat_0_first
    bint split_techs
    bint lowest_of_four
    bint fewer_workers
    bint rows_up_to
    bint own_worship_pays
    bint early_third
    bint leader_zero
    bint tech1_each
    bint tech1_land
    bint tech13_each
    bint start_tech_vp
    bint second_tech_ignored
    bint empty_worship
    bint wide_cocoa
    bint power_any
    bint single_extra
    bint top_of_stack
    bint neutral_all
    bint bonus_first
    bint random_layout
    bint plain_never
    bint order4_bga
    bint power_one
    bint palace_tile_first
    bint bot_stops
    int8_t bot_ascension          # 0 points, 1 cocoa, 2 temple
    int8_t bot_power
    int8_t bot_goods
    int8_t bot_cocoa_vp
    int8_t bot_bonus_vp
    int8_t bot_tech_vp
    int8_t bot_worship
