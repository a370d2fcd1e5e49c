# Setting up a position by hand

teotihuacan-set-up-turn = Turn and calendar
teotihuacan-set-up-decision = What is decided
teotihuacan-set-up-decision-turn = A turn begins
teotihuacan-set-up-decision-act = A worker has moved and now acts
teotihuacan-set-up-decision-end = A turn ends
teotihuacan-set-up-decision-dice = The dice are rolled for the Teotibot
teotihuacan-set-up-decision-over = The game is over
teotihuacan-set-up-whose = Whose turn it is
teotihuacan-set-up-arrival = Where the worker went
teotihuacan-set-up-colours = Colours present there
teotihuacan-set-up-moved = Powers of the workers that moved
teotihuacan-set-up-first = Start player
teotihuacan-set-up-turns = Turns played so far
teotihuacan-set-up-era = Era
teotihuacan-set-up-light = Light disc
teotihuacan-set-up-dark = Dark disc
teotihuacan-set-up-last-round = Last round before the Eclipse
teotihuacan-set-up-finished = The pyramid is finished
teotihuacan-set-up-workers = Workers
teotihuacan-set-up-worker = { $board }, power { $power }
teotihuacan-set-up-worker-locked = { $board }, power { $power }, locked
teotihuacan-set-up-worker-royal = { $tile }, power { $power }, locked
teotihuacan-set-up-wheel = The fourth worker waits on the Ascension wheel
teotihuacan-set-up-techs-owned = Technologies owned
teotihuacan-set-up-unused = Discovery tiles, unused
teotihuacan-set-up-used = Discovery tiles, used
teotihuacan-set-up-starting = Starting tiles
teotihuacan-set-up-bot-tiles = Tiles of the Teotibot
teotihuacan-set-up-bot-actions = Action tiles, the top one first
teotihuacan-set-up-bot-directions = Direction tiles
teotihuacan-set-up-directions =
    { $sides ->
        [LL] left, left
        [LR] left, right
        [RL] right, left
       *[RR] right, right
    }
teotihuacan-set-up-bot-worship = Worship die
teotihuacan-set-up-bot-dice = Dice rolled last
teotihuacan-set-up-no-dice = None yet
teotihuacan-set-up-table = Boards and tiles on them
teotihuacan-set-up-boards = Boards, clockwise from the Palace
teotihuacan-set-up-royal = Royal tile { $category }
teotihuacan-set-up-techs = Technologies in play
teotihuacan-set-up-bonus = Temple Bonus tile, { $temple }
teotihuacan-set-up-buildings = Buildings, { $row }
teotihuacan-set-up-neutral = Neutral dice, colour { $number }
teotihuacan-set-up-displays = Displays and stacks
teotihuacan-set-up-pyramid = Pyramid tiles on display
teotihuacan-set-up-decorations = Decorations on display
teotihuacan-set-up-tile-at = Discovery tile at { $board }
teotihuacan-set-up-no-tile = None
teotihuacan-set-up-stack =
    { $stack ->
        [avenue_3] Stack: Avenue of the Dead, space 3
        [avenue_6] Stack: Avenue of the Dead, space 6
        [avenue_8] Stack: Avenue of the Dead, space 8
        [blue_4] Stack: blue temple, step 4
        [red_5] Stack: red temple, step 5
        [green_3] Stack: green temple, step 3
       *[green_6] Stack: green temple, step 6
    }
teotihuacan-set-up-stairs = Decorations on the stairways
teotihuacan-set-up-begin = Skip what is still to come, and start the turn over
teotihuacan-set-up-worker-lead = Move the worker of { $whose } with power { $power } here from: { $board }
teotihuacan-set-up-worker-power = { $whose }, worker with power { $power }: power +1
teotihuacan-set-up-worker-power-1 = { $whose }, worker with power { $power }: back to power 1
teotihuacan-set-up-worker-lock = { $whose }, worker with power { $power }: lock it
teotihuacan-set-up-worker-unlock = { $whose }, worker with power { $power }: unlock it
teotihuacan-set-up-turn-tile = Turn the tile on level { $level }, row { $row }, column { $column }
teotihuacan-set-up-take-off = Remove the tile on level { $level }, row { $row }, column { $column }
teotihuacan-set-up-lay = Level { $level }, row { $row }, column { $column }: { $tile }
teotihuacan-set-up-take-decoration = Remove the Decoration on step { $step }
teotihuacan-set-up-lay-decoration = Step { $step }: { $tile }
