### What every game says: refusals and the reasons why nothing can be taken back.

## Playing

error-illegal-action = “{ $word }” is not possible here. Possible: { $legal }
error-action-number = Action { $number } does not exist: actions are the numbers 0 to { $last }.
error-stale = The game has moved on, so nothing was done. You now see the current position.
error-not-your-turn = It is not your turn.
error-game-over = The game is over.
error-not-chance = Nothing is left to chance here, so nothing can be drawn.
error-no-decision = There is nothing to decide here.
error-foreign-state = The two positions belong to different games.
error-undo = This cannot be undone. { $reason }
error-bytes = These bytes do not hold a position of this game.
error-not-seat = This action does not place the drawn tile.
error-not-found = There is no such game on this server.
error-argument = The argument “{ $name }” must be a number from { $low } to { $high }, not { $value }.
error-busy = This player is already thinking: only one thread at a time may ask it.
error-names = { $count } names of players are needed, not { $given }.
error-no-observation = The game { $game } has no observation for learning programs.
error-observation-size = The observation of the game { $game } has { $written } numbers, not { $size } as it declares.

undo-barrier-nothing = There is nothing to undo yet.
undo-barrier-chance = Since then something was drawn at random, and what has been seen cannot be unseen.
undo-barrier-other-player = Another player has decided since, and may have counted on your choice.
undo-barrier-turn-over = The previous turn is finished. Only what is decided in the current turn can be undone.
undo-barrier-game-over = The game is over, and its result stands.

## Starting a game

error-unknown-game = There is no game “{ $name }”. Known: { $known }
error-game-not-loaded = The game “{ $name }” of the package { $package } cannot be loaded ({ $reason }). Install a version of { $package } that fits this Teocalli, or remove it.
error-unknown-option = There is no option “{ $name }”. Known: { $known }
error-option-value = The option “{ $name }” cannot be “{ $value }”. Possible: { $known }
error-option-text = The value of the option “{ $name }” must be text: "{ $value }", not the number { $value }.
error-option-form = “{ $text }” does not set an option; write it as name=value, for example draw=open.
error-option-pair = The options “{ $first }” and “{ $second }” cannot be combined.
error-option-data = The value of the option “{ $name }” is wrong at “{ $where }”: { $reason }
error-options-object = Options must be a JSON object of names and values, for example {"{"}"draw": "open"{"}"}.
error-player-count = The game is for { $low } to { $high } players, not “{ $count }”.
error-unknown-player = There is no bot “{ $name }”. Known: { $known }

## Levels of difficulty

difficulty-own = Custom settings
    .help = Settings that match no level.
difficulty-is = Difficulty: { $level }
error-unknown-difficulty = There is no difficulty level “{ $name }”. Known: { $known }
error-no-difficulties = The game “{ $game }” has no difficulty levels.
error-difficulty-players =
    { $high ->
        [one] Difficulty levels are for games with a single player, not with { $count } players.
       *[other] Difficulty levels are for games with { $low } to { $high } players, not with { $count }.
    }
error-difficulty = The difficulty levels of this game are wrong at “{ $where }”: { $reason }
error-difficulty-form = It must be “players: [lowest, highest]” and “levels:”, for each level its name with options and values.
error-difficulty-name = The name of a level has lower-case letters and underscores only, and is not “{ $own }”.
error-difficulty-same = The settings are those of “{ $other }”.

## Records

error-file-missing = There is no file “{ $path }”.
error-file-unreadable = The file “{ $path }” cannot be read: { $reason }
error-file-unwritable = The file “{ $path }” cannot be written: { $reason }
error-file-too-large = The file “{ $path }” is too large: at most { $most } bytes are read.
error-record-json = This is not a game record: line { $line } is not valid JSON ({ $reason }).
error-record-format = This is not a Teocalli game record: “format” must be “teocalli”.
error-record-version = This game record has version { $version }; this program reads versions 1 and 2.
error-record-rules = This game was played with version { $rules } of the rules; this program uses version { $known }.
error-record-schema = This game record is malformed at “{ $where }”: { $reason }
error-record-line = Line { $line } of this game record is wrong: { $reason }
error-record-whole = This is not a game record: { $reason }
error-record-missing = “{ $key }” is missing.
error-record-partner = There is “{ $key }” without “{ $other }”.
error-record-type = It must be of the JSON type { $types }.
error-record-too-many = At most { $most } are allowed.
error-record-too-few = At least { $least } is needed.
error-record-seats = It names { $seats } seats for { $players } players.
error-record-word = Word { $number } of the record, “{ $word }”, is not possible there. Possible: { $legal }
error-record-setup = Set-up word { $number } of the record is “{ $word }”; expected: { $expected }
error-record-scores = The record gives scores { $scores }, winners { $winners }; its words lead to scores { $right_scores }, winners { $right_winners }.
error-record-no-result = The words of the record lead to the end of the game, but it lacks “scores” or “winners”.
error-record-unfinished = The record names scores or winners, but its words end before the game does.
error-analysis-hidden = Playing on from here would reveal what is hidden from you; lines can be tried out once the game is over.
error-analysis-no-draw = Nothing is to be drawn in this position.
error-variation-missing = There is no such position among the variations of this game.
error-variation-played = This position belongs to the game that was played; only variations can be deleted.
error-variation-moves = The variations of a game can have at most { $most } actions together.
error-variation-depth = Variations can branch off variations at most { $most } times.
error-variation-name = The name of a variation can have at most { $most } characters.
error-variation-note = A note can have at most { $most } characters.
error-variation-notes = At most { $most } positions of a game can have a name or a note.
error-variation-number = “{ $number }” is no position of this line, which has positions { $first } to { $last }.
error-variation-word = In a variation of the record, “{ $word }”, which leads to position { $number }, is not possible there. Possible: { $legal }

## Position summaries

error-position = The position is wrong at “{ $where }”: { $reason }
error-position-none = The game “{ $game }” cannot begin from a position.
error-position-game = This is neither a game record nor the position summary of a known game. Known: { $known }
error-position-other = The position is for { $players } players and the game { $game }.
error-position-over = In this position the game is over; choose an earlier one.
position-missing = the key “{ $key }” is missing.
position-unknown = the key “{ $key }” is unknown. Known: { $known }
position-object = it must be a JSON object.
position-list = it must be a JSON list.
position-length = the number of entries must be { $wanted }, not { $count }.
position-number = it must be a whole number from { $low } to { $high }, not { $value }.
position-choice = it cannot be “{ $value }”. Possible: { $known }
position-flag = it must be true or false, not { $value }.
position-follows = it says { $value }, but the rest of the position makes it { $right }; correct one of them, or leave this key out.
position-unsound = each part is possible, but together they do not make a position that can be played.
position-beyond = it does not fit the rest of the position; leave the key “beyond” out, or take it from the same position.

## Component files

error-components-line = Line { $line } of the component file: { $reason }
error-components = The component file is wrong at “{ $where }”: { $reason }
error-components-game = Say with --game for which game the component file is. Games that take one: { $known }
components-fault-mapping = it must hold keys with values.

## What is read at most, of records, component files and plans

limit-bytes = it has more than { $most } bytes.
limit-utf8 = it is not encoded in UTF-8 (byte { $byte } is not); save it in that encoding.
limit-depth = it is nested more than { $most } levels deep.
limit-key = it has a key of more than { $most } characters.
limit-text = it is text of more than { $most } characters.
limit-number = it is a number of more than { $most } digits.
limit-finite = it is not a number; NaN and Infinity cannot be used.
limit-half-pair = it contains half of a surrogate pair, which is not a character.
limit-kind = it is of the type { $kind }, which JSON does not have.

error-yaml = Line { $line }: { $reason }
yaml-reason-syntax = it is not valid YAML ({ $problem }).
yaml-reason-documents = a second document begins here; only one is allowed.
yaml-reason-anchor = anchors and aliases such as “{ $name }” are not allowed; write out what it stands for.
yaml-reason-tag = tags such as “{ $tag }” are not allowed; leave it out.
yaml-reason-key = a key must be text or a number.
yaml-reason-repeated-key = the key “{ $key }” appears twice.

## Players without a name

name-you = You
name-player = Player { $number }

# lessons
error-lesson = The lesson { $file } cannot be used, line { $line }: { $reason }
played-reason-mapping = there must be keys with values here.
played-reason-unknown-key = the key “{ $key }” is unknown. Possible: { $known }
played-reason-type = the value of “{ $key }” is of the wrong kind.
played-reason-missing-key = the key “{ $key }” is missing.
played-reason-twice = the step “{ $name }” appears twice; each needs a name of its own.
played-reason-word = { $word } is not a word of the game’s notation; words are written as text.
played-reason-game = the game cannot be set up like this: { $reason }
played-reason-pupil = “pupil” is the number of a seat, 0 to { $last }.
played-reason-illegal = “{ $word }” is not possible here. Possible: { $legal }
played-reason-not-asked = at the step “{ $step }” someone other than the pupil decides; “{ $word }” belongs under “then”.
played-reason-chance = at the step “{ $step }” something has to be drawn first; put it under “then” before it. Possible: { $legal }
played-reason-last = the last step only says something; it has neither “do” nor “then”.
played-reason-text = the text “{ $text }” is missing from the catalogue { $language }.
played-reason-light = “{ $place }” is neither a part of the page, nor a help text, nor a target such as “target:…”.
error-figure = The figure { $file } cannot be used, line { $line }: { $reason }
played-reason-rule = the rules have no number { $rule }.
played-reason-step = the lesson “{ $lesson }” has no step “{ $step }”.
played-reason-pictures = a figure needs at least one picture.
played-reason-nothing-done = a picture that is “{ $when }” needs words under “do”.
played-reason-when = “{ $when }” is not a moment of a figure. Possible: { $known }
played-reason-label = the label “{ $label }” names a number that is not under “numbers”.
played-reason-number-form = “{ $name }” needs two values: the number, and the place where the rules give it.
played-reason-number-place = the rules give no number at “{ $path }”.
played-reason-number = “{ $name }” is { $found } by the rules, not { $expected }.
error-chance-form = The record’s “chance” must be a list of sources, each with “from”, “seed_hash” and, after the end, “seed” (64 hexadecimal digits).
error-chance-seed = The seed in the record is not the one whose hash was published at the start.
error-chance-number = The number of seat { $seat } in the record is not the one that was promised.
error-chance-setup = The set-up does not follow from the seed.
error-chance-draw = Word { NUMBER($number, useGrouping: 0) }, the draw “{ $word }”, does not follow from the seed.

## In notebooks

match-position = Position { $number }, after the word { $word }
match-whole-table = The whole table, in words
