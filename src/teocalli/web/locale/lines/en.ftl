# The lines of a position, read when they are first shown: for a hint, while looking back, in the analysis room

web-analysis-lines = Best lines
web-hint-help = The percentages are chances of winning; they add up to 100%. Point at an action to see it on the board.
web-hint-told = { $number }: { $action }, { $percent }% chance of winning.
web-hint-close = Back to your decision
web-analysis-points = { $points } points
web-analysis-solved = Solved: these values are exact.
web-analysis-stop = Stop
web-analysis-go = Keep thinking
web-analysis-toggle-key = Stop thinking, or continue (I)
web-analysis-threads = Threads
web-analysis-waiting = Waiting for its turn to think …
web-analysis-thinking = Thinking, ever deeper.
web-analysis-complete = There is nothing left to find here.
web-analysis-failed = The search ended unexpectedly; you can continue it.
web-analysis-stopped = Stopped.
web-analysis-depth =
    { $playouts ->
        [one] { $playouts } continuation tried
       *[other] { $playouts } continuations tried
    }
web-analysis-no-lines = There is nothing to decide here.
web-analysis-line = { $points } points expected · tried { $visits } times
web-analysis-solved-line = solved
web-analysis-steps = How it could go on
web-analysis-walk = Line { $number }
web-analysis-walk-start = Show on the board
web-analysis-walk-whole =
    { $count ->
        [one] The whole line: one step.
       *[other] The whole line: { $count } steps, numbered in their order.
    }
