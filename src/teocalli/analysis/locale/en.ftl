### Analysis: refusals.

error-analysis-running = A running game between several people cannot be analysed; it can be once it is over.

## Reviews

error-review-unfinished = Only a finished game can be reviewed; this one is still running.
error-review-file = “{ $path }” is not a review; choose another file.
review-title = { $game }: review
review-column-player = Player
review-column-accuracy = Accuracy
review-column-blunder = Blunders
review-column-mistake = Mistakes
review-column-inaccuracy = Inaccuracies
review-column-decisions = Decisions
review-column-chance = Chance lost
review-column-points = Points lost
review-column-kind = Kind of decision
review-column-phase = Part of the game
review-mark-blunder = blunder
review-mark-mistake = mistake
review-mark-inaccuracy = inaccuracy
review-part-even = Even share
review-part-seat = Seat
review-part-luck = Luck
review-part-skill = Skill
review-part-result = Result
review-of-chance = { $name }, victory in %
review-of-points = { $name }, points
review-decision = Position { $number }, { $name }: { $mark } (−{ $chance } percentage points, { $points } points)
review-played = Played: { $did }
review-better = Better: { $did }
review-because = The difference comes from: { $sources }
review-source = { $points } { $source }
review-lead =
    { $count ->
        [one] Winner: { $winners } ({ $points } points)
       *[other] Winners: { $winners } ({ $points } points)
    }
review-chances = Winning chances
    .help = How likely each player was to win, decision by decision; the end shows who did.
review-points = Expected points
    .help = How many points each player could expect at the end, decision by decision.
review-axis = Position
review-parts = How the result came about
    .help = Luck is what draws brought beyond what could be expected of them; the seat is what the starting position was worth beyond an even share; skill is the rest. The parts add up to the result.
review-players = How everyone played
    .help = Accuracy is 100% if no decision lowered the chance of winning. Chances are in percentage points.
review-decisions = What cost most
    .help = Each decision is compared with the best one the search found, using the same number of playouts for both.
review-by-kind = Losses by kind of decision
review-by-phase = Losses by part of the game
review-method = How it was found
review-depth = { $decision } playouts per decision, { $draw } per possible outcome of a draw. Expected points and chances come from the model described in docs/studies/chances.md; what was solved is exact.
review-none = No decision cost enough to be worth noting.

## Puzzles

error-puzzles-file = “{ $path }” is not a file of puzzles (line { NUMBER($line, useGrouping: 0) }); choose another file.
error-puzzles-other = “{ $path }” holds puzzles for another game, other rules or another seed; choose another file.
error-puzzles-none = No puzzles come with { $game }; name a file.
