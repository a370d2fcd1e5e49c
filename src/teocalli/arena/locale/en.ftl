### Matches between computer players: refusals.

error-arena-seats =
    { $entrants ->
        [one] { $seats } players per game were asked for, but only { $entrants } player was named.
       *[other] { $seats } players per game were asked for, but only { $entrants } players were named.
    }
error-arena-worker = A process that played has ended by itself, perhaps for want of memory. All finished games are kept; the same command goes on.
error-arena-full =
    { $games ->
        [one] A game cannot be written to “{ $path }”: { $reason }. { $games } finished game is kept there; the same command goes on.
       *[other] A game cannot be written to “{ $path }”: { $reason }. { $games } finished games are kept there; the same command goes on.
    }
error-arena-not-empty = “{ $path }” holds something else than a match: choose another folder, or a new one.
error-arena-in-use = Another program is playing the match in “{ $path }”.
error-arena-no-match = “{ $path }” holds no match.
error-arena-no-games = No game of the match in “{ $path }” is finished yet.
error-arena-no-such-game =
    { $games ->
        [one] There is no finished game { $number } in “{ $path }”, which has { $games } game; the first is number 0.
       *[other] There is no finished game { $number } in “{ $path }”, which has { $games } games; the first is number 0.
    }
error-arena-damaged = Line { $line } of “{ $path }” is no game of this match; remove the line, and the game is played anew.
error-arena-other-match = “{ $path }” holds another match: { $differences }. Choose another folder.
arena-difference = { $key } is { $there } there and { $here } here

## Plans of matches

error-plan-yaml = Line { $line } of “{ $path }” is no YAML.
error-plan-form = “{ $path }” is no plan: it needs a list “matches” and may have “defaults”, nothing else.
error-plan-entry = Entry { $place } of the plan is no match: it needs keys such as name, game and players.
error-plan-key = Match “{ $match }” has an unknown key “{ $key }”. Known: { $known }
error-plan-lacks = Match “{ $match }” lacks “{ $key }”.
error-plan-bad-name = “{ $match }” cannot be the name of a match, since its folder is called so: letters, digits, . _ - are possible.
error-plan-number = Match “{ $match }”: { $key } is “{ $value }”, but must be a whole number of at least { $least }.
error-plan-options = Match “{ $match }”: options must have names and values.
error-plan-match = Match “{ $match }”: { $reason }
error-plan-twice = Two matches of the plan are called “{ $name }”.
error-plan-name = The plan has no match “{ $name }”. It has: { $known }

## Clusters

error-arena-no-ray = Ray is not installed; “pip install teocalli[ray]” installs it.
error-arena-ray = The Ray cluster “{ $address }” cannot be used: { $reason }
