# Setting up a position by hand

heap-set-up-piles = Piles
heap-set-up-turn = Whose turn it is
heap-set-up-thrown = The die rolls for
heap-set-up-not-thrown = No pile
heap-set-up-points = Points
