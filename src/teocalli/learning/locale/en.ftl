### Opponents that learn.

learning-title = How { $game } was learnt
learning-lead = { $rounds ->
    [one] { $rounds } round, { $positions } positions learnt from, { $playouts } playouts per decision.
   *[other] { $rounds } rounds, { $positions } positions learnt from, { $playouts } playouts per decision.
}
learning-losses = Loss
learning-losses-told = How far the network’s predictions were from the results of the games, pass by pass: for the games it learnt from, for games held back as a check, and, for comparison, for the built-in evaluation. Lower is better.
learning-passes = Pass
learning-ladder = Ladder
learning-ladder-told = Share of victories of each round’s weights against the best ones so far, with the same number of playouts for both. The match ends as soon as a sequential test has decided.
learning-head-round = Round
learning-head-games = Games
learning-head-positions = Positions
learning-head-known = Learnt from
learning-head-unknown = Held back
learning-head-worth = Built-in
learning-head-against = Against
learning-head-share = Share
learning-head-interval = 95 %
learning-head-verdict = Verdict
learning-by-worth = the search without a network
learning-of-round = round { $round }
learning-better = better
learning-not-better = not better
learning-open = open

error-learn-other = “{ $path }” holds another training run: { $differences }. Give the settings it was begun with, or choose another folder.
error-learn-not-empty = “{ $path }” holds something other than a training run: choose another folder, or a new one.
error-learn-folder = A training run cannot be kept in “{ $path }”: { $reason }.
error-learn-damaged = “{ $path }” is damaged; remove it, and what it held will be made again.
error-learn-colon = The folder “{ $path }” has a colon in its name, which cannot be part of a player’s name: choose another one.
error-no-learning = Learning needs NumPy, which is not installed; “pip install teocalli[learn]” installs it.
