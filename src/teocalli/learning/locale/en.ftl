### Opponents that learn.

learning-title = How { $game } was learnt
learning-lead = { $rounds ->
    [one] { $rounds } round, { $positions } positions learnt from, { $playouts } playouts for a decision.
   *[other] { $rounds } rounds, { $positions } positions learnt from, { $playouts } playouts for a decision.
}
learning-losses = Losses
learning-losses-told = How far the network was from what the positions turned out to be worth, pass after pass: on the games that it learnt from, on games that were held back, and what the margin of worth alone would have had. The less, the better.
learning-passes = Pass
learning-ladder = Ladder
learning-ladder-told = Share of victories of each round’s weights against the best before them, with the same playouts for both. Games end as soon as a sequential test has decided.
learning-head-round = Round
learning-head-games = Games
learning-head-positions = Positions
learning-head-known = Learnt from
learning-head-unknown = Held back
learning-head-worth = By worth
learning-head-against = Against
learning-head-share = Share
learning-head-interval = 95 %
learning-head-verdict = Verdict
learning-by-worth = the search by worth
learning-of-round = round { $round }
learning-better = better
learning-not-better = not better
learning-open = open

error-learn-other = “{ $path }” holds another course of learning: { $differences }. Choose another folder.
error-learn-not-empty = “{ $path }” holds something other than a course of learning: choose another folder, or a new one.
error-learn-folder = A course of learning cannot be kept in “{ $path }”: { $reason }.
error-learn-damaged = “{ $path }” is damaged; remove it, and what it held will be made again.
error-learn-colon = The folder “{ $path }” has a colon in its name, which players’ names cannot take: choose another one.
error-no-learning = Learning needs NumPy, which is not installed; “pip install teocalli[learn]” installs it.
