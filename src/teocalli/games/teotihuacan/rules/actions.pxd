"""The action space of Teotihuacan: fixed numbers, the same for every player count and option (docs/actions-
teotihuacan.md).
"""

cdef enum:
    A_FIRST = 0                          # + seat
    A_BOARDS = A_FIRST + 4               # + number of the permutation of the boards 2 to 7
    A_ROYALS = A_BOARDS + 720            # + 9 · A + 3 · B + C, each 0 to 2 by ascending number within its category
    A_TECHS = A_ROYALS + 27              # + number of the set of six Technologies
    A_BONUS = A_TECHS + 84               # + number of the row of three Temple Bonus tiles
    A_LAYOUT = A_BONUS + 210             # + layout
    A_DRAW_DECO = A_LAYOUT + 4           # + Decoration − 1
    A_DRAW_TILE = A_DRAW_DECO + 15       # + Pyramid tile − 1
    A_DRAW_TURNED = A_DRAW_TILE + 32     # + 4 · (Pyramid tile − 1) + quarter turns
    A_DRAW_KIND = A_DRAW_TURNED + 128    # + kind of Discovery tile
    A_DRAW_START = A_DRAW_KIND + 21      # + Starting tile − 1
    A_DRAW_ACTION = A_DRAW_START + 18    # + the bot's Action tile
    A_DIRS = A_DRAW_ACTION + 7           # + 2 · upper + lower, L is 0 and R is 1
    A_DICE = A_DIRS + 4                  # + sum − 2
    A_SPIN = A_DICE + 11                 # + quarter turns
    A_KEEP = A_SPIN + 4                  # + number of the pair of Starting tiles
    A_PICK = A_KEEP + 153                # + Starting tile − 1
    A_GAIN = A_PICK + 18                 # + number of the set of goods
    A_PLACE = A_GAIN + 56                # + number of the set of three boards
    A_TEMPLE = A_PLACE + 56              # + temple
    A_REWARD = A_TEMPLE + 3
    A_SKIP
    A_CLAIM                              # + kind
    A_POWER = A_CLAIM + 21               # + 5 · (board − 1) + power − 1
    A_ASCEND = A_POWER + 40              # + reward
    A_UNLOCK = A_ASCEND + 6
    A_UNLOCK_FREE
    A_USE                                # + kind
    A_MOVE = A_USE + 21                  # + 8 · (5 · (board − 1) + power − 1) + target − 1
    A_MOVE_TWO = A_MOVE + 320            # + 8 · (15 · (board − 1) + pair of powers) + target − 1
    A_REST = A_MOVE_TWO + 960
    A_COCOA
    A_MAIN                               # + 2 · extra workers + free of cocoa
    A_WORSHIP = A_MAIN + 6               # + 2 · (6 · form + power, 0 if not named) + free of cocoa
    A_CREW = A_WORSHIP + 31 * 12         # + number of the set of powers
    A_TECH = A_CREW + 125                # + Technology
    A_ROW = A_TECH + 9                   # + row
    A_DECO = A_ROW + 3                   # + 4 · (Decoration − 1) + stairway
    A_BUILD = A_DECO + 60                # + 4 · (30 · (Pyramid tile − 1) + place) + quarter turns
    A_DONE = A_BUILD + 3840
    A_SAVE                               # + wood, stone, nothing
    A_TIMES = A_SAVE + 3                 # + number
    A_PAY = A_TIMES + 6                  # + number of the set of goods
    A_WAIVE = A_PAY + 56
    A_END
    A_SALARY                             # + cocoa
    A_SALARY_FREE = A_SALARY + 9
    ACTIONS
