### Matches between computer players: refusals.

error-arena-seats =
    { $entrants ->
        [one] { $seats } players per game were asked for, but only { $entrants } player was named.
       *[other] { $seats } players per game were asked for, but only { $entrants } players were named.
    }
error-arena-worker = A worker process ended unexpectedly, perhaps for lack of memory. All finished games are saved, and the match can be continued.
error-arena-full =
    { $games ->
        [one] A game cannot be written to “{ $path }”: { $reason }. { $games } finished game is saved there, and the match can be continued.
       *[other] A game cannot be written to “{ $path }”: { $reason }. { $games } finished games are saved there, and the match can be continued.
    }
error-arena-not-empty = “{ $path }” holds something other than a match: choose another folder, or a new one.
error-arena-in-use = Another program is playing the match in “{ $path }”.
error-arena-no-match = “{ $path }” holds no match.
error-arena-no-games = No game of the match in “{ $path }” is finished yet.
error-arena-no-such-game =
    { $games ->
        [one] There is no finished game { $number } in “{ $path }”, which has { $games } game; the first is number 0.
       *[other] There is no finished game { $number } in “{ $path }”, which has { $games } games; the first is number 0.
    }
error-arena-damaged = Line { $line } of “{ $path }” is not a game of this match; remove the line, and the game will be played again.
error-arena-other-match = “{ $path }” holds another match: { $differences }. Choose another folder.
arena-difference = { $key } is { $there } there and { $here } here

## Plans of matches

error-plan-yaml = Line { $line } of the plan “{ $path }”: { $reason }
error-plan-form = “{ $path }” is not a plan: it needs a list “matches” and may have “defaults”, nothing else.
error-plan-entry = Entry { $place } of the plan is not a match: it needs keys such as name, game and players.
error-plan-key = Match “{ $match }” has an unknown key “{ $key }”. Known: { $known }
error-plan-lacks = Match “{ $match }” lacks “{ $key }”.
error-plan-bad-name = “{ $match }” cannot be the name of a match, because its folder is named after it: letters, digits, . _ - are allowed.
error-plan-number = Match “{ $match }”: { $key } is “{ $value }”, but must be a whole number of at least { $least }.
error-plan-options = Match “{ $match }”: options must have names and values.
error-plan-match = Match “{ $match }”: { $reason }
error-plan-twice = Two matches of the plan are called “{ $name }”.
error-plan-name = The plan has no match “{ $name }”. It has: { $known }

## Clusters

error-arena-no-ray = Ray is not installed; “pip install teocalli[ray]” installs it.
error-arena-ray = The Ray cluster “{ $address }” cannot be used: { $reason }

## Reports

arena-report-title = { $game } – { $players }
arena-report-lead =
    { $games ->
        [one] { $player } wins { $share } of { $games } game (95% interval { $interval }).
       *[other] { $player } wins { $share } of { $games } games (95% interval { $interval }).
    }
arena-report-options = Rule options: { $options }.
arena-report-games = Games
arena-report-blocks =
    { $blocks ->
        [one] in { $blocks } block with the same draws
       *[other] in { $blocks } blocks with the same draws
    }
arena-report-turns = Turns per game
arena-report-decisions = Decisions per game
arena-report-actions = Legal actions per decision
arena-report-winning = Winners’ points

arena-report-strength = Relative strength
arena-report-shares = Share of victories
    .help = With 95% intervals. The dashed line marks an equal share.
arena-report-elo = Elo
    .help = How far each player is ahead of the other, with 95% intervals.
arena-report-plackett-luce = Rating
    .help = Plackett–Luce, with 95% intervals. Everybody starts at 25.
arena-report-pairs = How often one is ranked above another
arena-report-above = Above …

arena-report-points = Points
arena-report-distributions = Points per game
    .help = How often each player scores how many points. The line marks the mean.
arena-report-margins = The winner’s lead
    .help = By how many points winners are ahead of the runner-up, and how often.

arena-report-seats = Advantage by seat
arena-report-seats-about = Every player takes every seat equally often, so any difference is due to the seat. Seat 1 is the first in table order; who starts is up to the rules of the game.
arena-report-seat-wins = Victories from each seat
    .help = No matter who sits there. With 95% intervals; the dashed line marks an equal share.
arena-report-seat-points = Points from each seat
    .help = No matter who sits there. The line marks the mean.
arena-report-seat = Seat { $number }

arena-report-length = Game length and branching
arena-report-turns-about = Turns
    .help = How many turns a game has, and how often.
arena-report-decisions-about = Decisions
    .help = How many decisions of players a game has, and how often.
arena-report-actions-about = Branching factor
    .help = How many actions are legal at a decision, averaged over each game.

arena-report-deciding = What decides games
arena-report-deciding-plot = Where winners are ahead
    .help = Mean points by source: rings stand for the other players, discs for the winners. Largest differences first.
arena-report-phases-plot = When winners are ahead
    .help = Mean points by phase: rings stand for the other players, discs for the winners.
arena-report-source = { $source }, phase { $phase }
arena-report-all-sources = All sources, phase by phase and player by player

arena-report-column-player = Player
arena-report-column-games = Games
arena-report-column-wins = Wins
arena-report-column-share = Share
arena-report-column-interval = 95% interval
arena-report-column-rating = Rating
arena-report-column-points = Points
arena-report-column-time = ms per decision
arena-report-column-slowest = Longest, ms
arena-report-column-source = Source
arena-report-column-phase = Phase
arena-report-column-mean = Mean
arena-report-column-winners = Winners
arena-report-column-others = Others
arena-report-column-difference = Difference

arena-report-method = How this was measured
arena-report-method-seats = Within a block, players change seats from game to game, and all games have the same draws in the same order. A shared victory counts in equal parts.
arena-report-method-intervals = Intervals for shares are Wilson intervals, computed for the number of independent games that would vary as much as the blocks do. Times are for decisions with more than one legal action.
arena-report-method-elo = Elo follows from the share of victories alone: 400 · log10(share / (1 − share)).
arena-report-method-plackett-luce = Ratings are computed game by game from the final places (openskill, τ = 0), for several orders of the games, and averaged.
arena-report-again = To play the same games again (identical unless a player decides by the clock):

## Programs of others

error-external-command = “{ $player }” names no program; write external:COMMAND, for example “external:python3 mine.py”, or with a time “external:2s:python3 mine.py”.
error-external-start = The program “{ $program }” cannot play: { $reason }
external-not-started = it cannot be started ({ $reason }).
external-ended = it ended by itself.
external-late = it did not answer within { $seconds } seconds.
external-refused = it refused: { $text }
external-illegal = its answer “{ $word }” is not possible there.
## What a change does to a game

error-balance-nothing = Nothing is changed: choose at least one rule option with another value than before.
error-balance-busy = Another trial is being played. Stop it, or wait until it is finished.
error-balance-many = { $most } trials are kept; delete one to begin another.
arena-balance-title = { $game }: the effect of a change
arena-balance-played = { NUMBER($games) } games before and as many after, all seats played by { $bot }.
arena-balance-options-before = Before: { $options }
arena-balance-options-after = After: { $options }
arena-balance-changed = Changed more than chance explains (95%): { $figures }.
arena-balance-unchanged = Nothing changed more than chance explains (95%).
arena-balance-few =
    { $blocks ->
        [one] Only one block of games was played: that is too few for intervals.
       *[other] Only { $blocks } blocks of games were played: take the intervals as a rough guide.
    }
arena-balance-before = before
arena-balance-after = after
arena-balance-of-seat = { $what } ({ $seat })
arena-balance-bar = { $what }, { $arm }
arena-balance-seats = Seats and scores
arena-balance-course = Leads and lengths
arena-balance-sizes = Everything in numbers
arena-balance-share = Victories
    .help = How often each seat wins, before and after, with 95% intervals; the dashed line marks an equal share.
arena-balance-points = Points
    .help = Points of all seats before and after. The line marks the mean.
arena-balance-winning = Winners’ points
arena-balance-lead = Lead
    .help = By how many points winners are ahead of the runner-up, before and after.
arena-balance-shared = Shared victories
arena-balance-turns = Turns
    .help = How many turns a game has, before and after.
arena-balance-decisions = Decisions
arena-balance-choices = Actions per decision
arena-balance-change = Change
    .help = How much each figure changed relative to its value before, with 95% intervals; next to it, the absolute change.
arena-balance-column-figure = Figure
arena-balance-column-before = Before
arena-balance-column-after = After
arena-balance-column-change = Change
arena-balance-column-interval = 95% interval
arena-balance-method = The same player takes all seats, so any difference between seats is due to the game. Games of a block have the same draws, before and after, wherever the same can be drawn. A change is the mean of the blocks’ differences; its interval follows from how much these vary.
