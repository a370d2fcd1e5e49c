## A match in a notebook, stepped through and played (teocalli.pictures.widget)

notebook-back = One step back
notebook-branch = Playing something else here starts a new line.
notebook-choices = Possible actions
notebook-first = To the start
notebook-forward = One step forward
notebook-last = To the end
notebook-line = Line
notebook-none-found = Nothing matches.
notebook-points = Points
notebook-search = Search actions
notebook-step = Step
notebook-steps = Steps
notebook-table = The whole table in words
notebook-undo = Take back
notebook-beginning = Start, step { $number } of { $last }
notebook-after = Step { $number } of { $last }: { $word }
notebook-change = points { $change }
notebook-asked = It is { $player }’s turn.
    .you = It is your turn.
notebook-bot-decides = { $player }, a computer player, decides here.
notebook-draw = Something is drawn here.
notebook-over = The game is over.
notebook-won = winner
notebook-decides = to move
notebook-thinking = { $player } is thinking …
notebook-main-line = The game ({ $steps ->
    [one] one step
   *[other] { $steps } steps
})
notebook-side-line = From step { $number }: { $word }

error-no-notebook = The board to play on in a notebook needs libraries that are not installed; “pip install teocalli[notebook]” installs them.
error-notebook-order = The notebook asked for something that does not exist: “{ $order }”.
error-notebook-step = There is no step “{ $step }”; this line has the steps 0 to { $last }.
error-notebook-line = There is no line “{ $line }”; there are the lines 0 to { $last }.
error-notebook-lines = There are { $most } lines already; take one back before you start another.
error-notebook-word = “{ $word }” is not the word of an action; words look like those in the list.
error-notebook-not-asked = No person decides at this step; go to one where somebody is asked.
error-notebook-undo = Nothing was played here that could be taken back.
error-notebook-players = There must be one player for each of the { $count } seats, each “person” or a computer player such as “level:3”, not “{ $value }”.
error-notebook-names = Names must be a list of at most { $count } texts, not “{ $value }”.
error-notebook-match = A match or a position is needed, not “{ $value }”.
error-notebook-seed = The seed must be a whole number, not “{ $value }”.
