"""The action space of Uxmal: fixed numbers, the same for every player count and option (docs/actions-uxmal.md).

Python has them from the module of the same name.
"""

cpdef enum:
    A_BUILD = 0
    A_SEAT = 1                    # + 4 · seat number + quarter turns
    A_TAKE = A_SEAT + 29 * 4      # + 2 · idol + cards − 1
    A_PLACE = A_TAKE + 10         # + field
    A_MOVE = A_PLACE + 64         # + 64 · from + to
    A_PAY = A_MOVE + 64 * 64      # + idol
    A_HONOUR = A_PAY + 5          # + 4 · idol + squares − 1
    A_CURSE = A_HONOUR + 20       # + 4 · idol + squares − 1
    A_DRAW = A_CURSE + 20         # + tile number
    ACTIONS = A_DRAW + 29
