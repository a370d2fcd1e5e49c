# Puzzles, read when their page is opened

web-puzzles = Puzzles
web-puzzles-named = { $game }: puzzles
web-puzzles-lead = Positions from real games in which one decision is clearly better than all others. Find it.
web-puzzles-count =
    { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
web-puzzles-grade = Difficulty
web-puzzles-all = All
web-puzzle-grade-1 = At a glance
web-puzzle-grade-2 = Easy
web-puzzle-grade-3 = Medium
web-puzzle-grade-4 = Hard
web-puzzle-grade-5 = Very hard
web-puzzles-progress = { $solved } of { $count } solved
web-puzzles-begin = Start
web-puzzle-next = Next puzzle
web-puzzles-own = From your games
web-puzzles-own-help = Review a finished game: mistakes where only one decision was right become puzzles here.
web-puzzles-own-entry = { $day }, step { $n }
web-puzzle = Puzzle
web-puzzle-titled = Puzzle: { $grade }
web-puzzle-own = From your game, step { $n }
web-puzzle-state-open = not solved yet
web-puzzle-state-solved = solved
web-puzzle-state-failed = tried, not solved yet
web-puzzle-find =
    { $count ->
        [one] It is your turn to decide, and one action is clearly better than all others. Play it.
       *[other] It is your turn to decide, and one action is clearly better than all others. Play it: { $count } decisions in a row, all in the same turn.
    }
web-puzzle-go-on = Right! And then?
web-puzzle-wrong-thinking = That is not it. How much would it cost? …
web-puzzle-wrong = That is not it: your chance of winning would be { $after }%, with the right action it is { $before }%.
web-puzzle-wrong-close = That is not it, though it comes close.
web-puzzle-solved = Solved!
web-puzzle-shown = This is the solution
web-puzzle-thinking = Looking for the reason …
web-puzzle-best = Best: { $steps }
web-puzzle-against-next = Your chance of winning is { $before }%. With the next best action it would be { $after }%: { $steps }
web-puzzle-against-next-close = The next best action comes close here: { $steps }
web-puzzle-against-yours = Your chance of winning is { $before }%. With your first answer it would be { $after }%: { $steps }
web-puzzle-against-yours-close = Your first answer comes close here: { $steps }
web-puzzle-again = Try again
web-puzzle-show = Show the solution
web-puzzle-skip = Another puzzle
web-puzzle-leave = All puzzles
