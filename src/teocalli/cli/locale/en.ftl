### The command line: what it says by itself. Help texts of options stand in the code, in English.

## Refusals

error-cli-language = There is no language “{ $language }” here. Known: { $known }
error-cli-table-option = --port, --no-browser and --data are for the table in the browser, not for “{ $command }”.
error-cli-position = There is no position { $number }: this game has positions 0 to { $last }.
cli-variations = { $variations ->
    [0] No variations
    [one] { $variations } variation
   *[other] { $variations } variations
}, { $notes ->
    [0] no notes
    [one] { $notes } note
   *[other] { $notes } notes
}: the analysis room in the browser shows them.
error-cli-no-game = Which game? Known: { $known }
error-cli-other-game = The saved game is a game of “{ $found }”, not of “{ $game }”.
error-cli-load-options = A saved game has its own players and options: with --load you can only give --seats, --seed, --save and --lang.
error-cli-record-options = A game record has its own options; --option is for a file with a position summary.
error-cli-seat-count = --players says { $players }, --seats names { $seats }.
error-cli-names = There are { $names } names for { $seats } seats.
error-cli-file-exists = “{ $path }” already exists: choose another name, or continue that game with --load.
error-cli-output = The output cannot be written: { $reason }
error-cli-save-name = Save to which file? For example: save my-game.json
error-cli-no-rules = This game has no rules text.
error-cli-no-such-rule = There is no rule “{ $number }”; the rules are { $first } to { $last }.
error-cli-panel = There is no part called “{ $name }”. Known: { $known }

cli-usage = { $reason } (see “{ $command } --help”)
cli-internal = Something went wrong inside the program ({ $fault }). Please report it to the authors and send along { $path }, which describes what happened.
cli-internal-unsaved = Something went wrong inside the program ({ $fault }). Please report it to the authors, with the command you gave.

## Saved games

cli-position = Position { $number } of { $last }, after the word { $word }
cli-verified-finished = All { $words } words are correct, and so is the result: { $scores } points.
cli-verified-running = All { $words } words are correct; the game is not over. Points so far: { $scores }
cli-set-up = This game starts from a position that was set up.
cli-oddity = No game can lead to this position: { $reason }
cli-external-replaced = Game { $game }: “{ $program }” was replaced by a random player for the rest of the game: { $reason }
cli-wrong-word = Word { $number } is wrong: “{ $word }” is not possible at position { $position }.
cli-legal-there = Possible there:

## Playing

cli-forced = (the only option)
cli-cost = costs { $cost }
cli-ends-phase = ends the phase
cli-choices = Choices
cli-advice = Number or word – or: list, hint, undo, help, quit
cli-help =
    Type the number or the word of an action; the first letters are enough if only one action begins with them.
    “+3” shows how your points would change if scoring took place right now; the others’ changes follow.
      list         everything you can do
      list WORD    what begins with WORD, with more detail: list { $kind }
      hint         the three best actions, found by a search
      undo         take back your last decision
      show         draw the position again
      show NAME    a part of the table in more detail: { $parts }
      log          what happened recently
      rules        what the rules say; rules { $rule }: one rule
      save FILE    save a copy in a file
      quit         stop; the game stays saved, and you are told where
cli-thinking = { $player } is thinking …
cli-adviser = The adviser
cli-hint = The best actions found, with { $player }’s chance of winning:
    .you = The best actions found, with your chance of winning:
cli-hint-chances = { $number } – everybody’s chances: { $chances }
cli-hint-then = { $number } – likely continuation: { $steps }
cli-opponents = Computer opponents
cli-list-none = You cannot do anything that begins with “{ $beginning }”.
cli-unknown-entry = “{ $entry }” is not possible now. Type “list” for everything you can do, “help” for the commands.
cli-ambiguous-entry = “{ $entry }” could mean: { $candidates }
cli-undone = Undone.
cli-undone-practice = Undone. This is now a practice game.
cli-undo-practice = { $reason } “undo practice” undoes your last move all the same; the game then counts as practice, and its record says so.
cli-saved = Saved to { $path }
cli-kept = The game is saved in { $path }
    To continue: teocalli play --load { $quoted }
cli-kept-over = The game is saved in { $path }
cli-nothing-kept = Nothing has been played yet, so nothing was saved.
cli-not-kept = The game cannot be saved to a file: { $reason } You can play on; “save FILE” writes a copy somewhere else.
cli-rank =
    { $points ->
        [one] { $place }. { $player } – { $points } point
       *[other] { $place }. { $player } – { $points } points
    }
cli-rules-how = “rules { $rule }” shows one rule, “rules all” shows them all.
cli-option-number = A whole number; default { $default }.
cli-file-name = FILE

## Simulating

cli-simulating = Playing
cli-simulated =
    { $games ->
        [one] { $games } game of { $game }, seed { $seed }
       *[other] { $games } games of { $game }, seed { $seed }
    }
cli-column-player = Player
cli-column-wins = Wins
cli-column-share = Share
cli-column-interval = 95% interval
cli-column-points = Points
cli-column-spread = from – to
cli-column-seats = % by seat
cli-lengths = Length of a game: { $turns } turns, { $decisions } decisions
cli-shared =
    { $count ->
        [one] { $count } victory was shared; it counts in equal parts.
       *[other] { $count } victories were shared; they count in equal parts.
    }

## Matches

cli-arena-playing = Match
cli-plan-playing = Match { $place } of { $matches }: { $name }
cli-arena-torn = The last line in “{ $path }” was incomplete and has been removed; that game will be played again.
cli-arena-interrupted =
    { $games ->
        [one] Interrupted. { $games } finished game is saved in { $path }.
            To continue: { $command }
       *[other] Interrupted. { $games } finished games are saved in { $path }.
            To continue: { $command }
    }
cli-arena-report = The report is in { $path }
cli-arena-kept = The match is saved in { $path }
cli-arena-uneven = Seats are balanced after every { $round } games; this number of games is not a multiple of that.
cli-arena-pair = { $first } above { $second }
cli-column-elo = Elo difference
cli-column-plackett-luce = Rating
cli-column-time = ms/decision
cli-column-slowest = longest
cli-column-match = Match
cli-column-pair = Ranked
cli-column-above = Share
cli-column-games = Games
cli-branching = Legal actions per decision: { $actions }
cli-column-seat = Seat

## A new game

cli-new-game-done =
    The package of { $game } is in { $folder }. To play it:
      cd { $folder }
      pip install --no-build-isolation --editable .
      teocalli play { $game }
error-cli-new-game-name = A game cannot be called “{ $name }”: its name is a Python name of at most 40 lower-case letters, digits and _, and begins with a letter.
error-cli-new-game-taken = The name { $name } is taken by another game or Python package. Choose another one.
error-cli-new-game-folder = The folder “{ $folder }” already exists. Choose another name, or another folder with --into.
error-cli-new-game-write = The package cannot be written into “{ $folder }” ({ $reason }). Choose another folder with --into.

cli-backup-done = The database was copied to { $file }.
cli-export-done =
    { $count ->
        [one] One game was written to { $file }.
       *[other] { $count } games were written to { $file }.
    }
cli-import-done =
    { $count ->
        [0] Nothing was imported: everything was already there.
        [one] One game was imported.
       *[other] { $count } games were imported.
    }
error-cli-export = Please say what to export: --all for everything.

## Analysis

cli-analysis-decision = Position { $number } of { $last }: { $name } to move
cli-analysis-draw = Position { $number } of { $last }: chance decides
cli-analysis-over = Position { $number } of { $last }: the game is over
cli-analysis-seat = { $name } { $chance }, { $points } points
cli-analysis-solved = solved
cli-analysis-line =
    { $visits ->
        [0] { $chance } · { $points } points
        [one] { $chance } · { $points } points · { $visits } playout
       *[other] { $chance } · { $points } points · { $visits } playouts
    }
cli-analysis-depth =
    { $playouts ->
        [one] { $playouts } playout in { $seconds } s
       *[other] { $playouts } playouts in { $seconds } s
    }
cli-analysis-complete = There is nothing more to find ({ $playouts } playouts, { $seconds } s).
cli-review-working = Reviewing
cli-review-kept = Saved in { $path }
cli-review-interrupted = Interrupted. What was found so far ({ $done } of { $total }) is saved in { $path }; the same command continues from there.
cli-puzzles-making = Looking for puzzles
cli-puzzles-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
cli-puzzles-made =
    { $games ->
        [one] { $count } puzzles in { $games } game, saved in { $path }
       *[other] { $count } puzzles in { $games } games, saved in { $path }
    }
cli-puzzles-interrupted =
    { $games ->
        [one] Interrupted. { $count } puzzles in { $games } game are saved in { $path }; the same command continues from there.
       *[other] Interrupted. { $count } puzzles in { $games } games are saved in { $path }; the same command continues from there.
    }
cli-puzzles-checking = Checking puzzles
cli-puzzles-checked =
    { $wrong ->
        [0] All { $count } puzzles hold.
        [one] { $wrong } of { $count } puzzles does not hold.
       *[other] { $wrong } of { $count } puzzles do not hold.
    }
cli-puzzles-head-name = Puzzle
cli-puzzles-head-grade = Difficulty
cli-puzzles-head-margin = Margin
cli-puzzles-head-found = Found
cli-puzzles-head-verdict = Verdict
cli-puzzles-verdict-right = clearly best
cli-puzzles-verdict-close = best, not clearly
cli-puzzles-verdict-other = another is better
cli-puzzles-verdict-illegal = not legal
cli-verified-chance =
    { $numbers ->
        [0] Chance: the set-up and all draws ({ $draws }) follow from the seed whose SHA-256 is { $hash }.
        [one] Chance: the set-up and all draws ({ $draws }) follow from the seed whose SHA-256 is { $hash } and from the number of one player.
       *[other] Chance: the set-up and all draws ({ $draws }) follow from the seed whose SHA-256 is { $hash } and from the numbers of { $numbers } players.
    }
cli-verified-chance-later = Chance: from word { NUMBER($first, useGrouping: 0) } on, all draws ({ $draws }) follow from the seed whose SHA-256 is { $hash }.
cli-chance-untold = Chance: the seed whose SHA-256 is { $hash } is told when the game is over; until then nothing can be checked.
cli-chance-number = Number of { $name }: SHA-256 { $hash }
cli-chance-round = The players needed { $round } attempts to exchange their numbers.
cli-components-title = { $game }: { $path }
cli-components-counted = Counted
cli-components-yours = yours
cli-components-ours = ours
cli-components-wanted = must be
cli-components-differs = Different from ours:
cli-components-same = Everything is the same as in ours.
cli-components-sound = Valid: you can play with it.
cli-components-unsound = Not valid:
cli-components-line = Line { NUMBER($line, useGrouping: 0) }: { $reason }
cli-components-where = { $where }: { $reason }
cli-balance-before = Before
cli-balance-after = After
cli-balance-played = { $game }: { NUMBER($games) } games before and as many after, all seats played by { $bot }
cli-balance-marked = * changed more than chance explains

## Opponents that learn

cli-learn-play = Round { $round }: playing
cli-learn-train = Round { $round }: learning
cli-learn-ladder = Round { $round }: ladder
cli-learn-best = The best weights are in { $path }
cli-learn-none = No round’s weights were better than the search without a network.
cli-learn-interrupted = Stopped. What is done is saved in “{ $path }”. Continue with: { $command }

## The explorer

cli-explorer-reading = Reading games
cli-explorer-added =
    { $games ->
        [one] { NUMBER($games) } game in “{ $path }”, { $size } KB.
       *[other] { NUMBER($games) } games in “{ $path }”, { $size } KB.
    }
cli-explorer-interrupted = What has been read so far is saved in “{ $path }”. The same command continues: { $command }
cli-explorer-heading = { $game }: { $games ->
        [one] { NUMBER($games) } game
       *[other] { NUMBER($games) } games
    }
cli-explorer-levels = Players: { $levels }
cli-explorer-counts = Numbers of players: { $counts }
cli-explorer-nothing = No game in “{ $path }” passed through here, or anywhere like it.
cli-explorer-no-traits = No game in “{ $path }” is of this kind.
cli-explorer-columns-what = What
cli-explorer-columns-games = Games
cli-explorer-columns-won = Won
cli-explorer-columns-interval = 95% interval
cli-explorer-columns-points = Points
cli-explorer-columns-margin = Lead
cli-explorer-alike = { $likeness } ({ $games ->
        [one] { NUMBER($games) } time
       *[other] { NUMBER($games) } times
    })
error-cli-explorer-level = “{ $path }” has no games of “{ $level }”. It has games of: { $known }
error-cli-explorer-players = “{ $path }” has no games with { $players } players. It has games with: { $known }
error-cli-explorer-nobody = There is nothing to decide at position { $number }, so nothing was chosen there.
error-cli-explorer-game = The record is a game of { $game }, but “{ $path }” holds games of { $there }.
error-cli-explorer-trait = There is no kind of trait “{ $kind }”. Known: { $known }
