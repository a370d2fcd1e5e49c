### What many games say, on the pages that show it

uxmal-alike-board = The same board and the same tile
uxmal-alike-tiles = As many tiles laid
uxmal-alike-phase = The same phase
uxmal-traits-first_tile = Where the first tile was laid
uxmal-traits-first_priest = Where the first priest was placed
uxmal-traits-turns = How often each action was taken
uxmal-traits-field = Fields with a priest at some time
uxmal-trait-field = { $field }
uxmal-trait-turns-build =
    { $count ->
        [one] Built { $count } time
       *[other] Built { $count } times
    }
uxmal-trait-turns-place =
    { $count ->
        [one] Placed { $count } priest
       *[other] Placed { $count } priests
    }
uxmal-trait-turns-move =
    { $count ->
        [one] Moved a priest { $count } time
       *[other] Moved a priest { $count } times
    }
uxmal-trait-turns-honour =
    { $count ->
        [one] Honoured { $count } time
       *[other] Honoured { $count } times
    }
uxmal-trait-turns-curse =
    { $count ->
        [one] Cursed { $count } time
       *[other] Cursed { $count } times
    }
uxmal-trait-take =
    { $count ->
        [one] Take { $count } card of rank { $rank }
       *[other] Take { $count } cards of rank { $rank }
    }
uxmal-trait-place = Place a priest on an idol of rank { $rank }
uxmal-trait-place-blank = Place a priest on a blank
uxmal-trait-move = Move a priest to an idol of rank { $rank }
uxmal-trait-move-blank = Move a priest to a blank
uxmal-trait-pay = Pay a card of rank { $rank }
uxmal-trait-honour =
    { $count ->
        [one] Honour the idol of rank { $rank }: { $count } square up
       *[other] Honour the idol of rank { $rank }: { $count } squares up
    }
uxmal-trait-curse =
    { $count ->
        [one] Curse the idol of rank { $rank }: { $count } square down
       *[other] Curse the idol of rank { $rank }: { $count } squares down
    }
