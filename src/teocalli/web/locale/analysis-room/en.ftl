# The analysis room, read when it is opened

web-analysis = Analysis
web-analysis-leave = Back to the game
web-analysis-refused = This game cannot be analysed
web-analysis-walk-play = Play to here
web-analysis-moves = Moves
web-analysis-beginning = The beginning
web-analysis-game = The game as it was played
web-analysis-variations = Variations
web-analysis-none = Play any action on the board: it becomes a variation and is kept with the game.
web-analysis-length =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
web-analysis-has-note = note
web-analysis-branches = variation
web-analysis-name = Name of the variation
web-analysis-note = Note on position { $n }
web-analysis-promote = Move up
web-analysis-delete = Delete from here
web-analysis-delete-help =
    { $count ->
        [one] This move of the variation, and whatever branches off it, will be gone.
       *[other] These { $count } moves of the variation, and whatever branches off them, will be gone.
    }
web-analysis-course = Course of the game
web-analysis-export = Record with variations
web-analysis-draw = Something is drawn here. Each draw becomes a variation of its own.
web-analysis-do-draw = Draw
web-analysis-hidden = Here others know what you do not. You can try lines out once the game is over.
web-analysis-look-only = You can look at everything; whoever played or opened the game adds variations.
