### Players that the computer moves.

bot-random = Random
    .help = Picks any possible action at random. A first opponent for learning the rules.
bot-greedy = Greedy
    .help = Tries every turn it could make and takes the one that promises the most; never looks further ahead.

bot-level = Level { $level } – { $name }
bot-level-with = Level { $level } – { $name } ({ $settings })
bot-name-with = { $name } ({ $settings })
bot-seconds = { NUMBER($seconds, maximumFractionDigits: 3) } s
bot-search = Search { $player }

bot-level-1 = Pilgrim
    .help = New here: sees what pays, but leaves about every other decision to chance. Good for learning the rules.
bot-level-2 = Porter
    .help = Sees what pays and usually takes it, but slips now and then. A fair first opponent.
bot-level-3 = Mason
    .help = Always takes what promises the most; does not think about how the others will answer.
bot-level-4 = Master builder
    .help = Thinks ahead for a moment: tries out what could follow, including the others’ answers.
bot-level-5 = Architect
    .help = Thinks ahead several times as long as the Master builder and finds better plans.
bot-level-6 = High priest
    .help = Thinks ahead longest, up to half a second per decision. One of the strongest; with more time it gets stronger still.
bot-level-7 = Oracle
    .help = Thinks ahead like the High priest, but judges positions by what it learnt from playing against itself. Only at tables whose rules it has learnt.

error-level-settings = Level { $level } does not search ahead, so “{ $part }” has no effect. Levels that do: { $known }.
error-player-part = “{ $part }” means nothing in the player “{ $player }”. The name can be followed, after colons, by a time (“50ms”, “2s”), playouts (“2000p”), threads (“2t”) or “name=value” for one of these settings: { $settings }.
error-search-setting = The search setting “{ $setting }” cannot be “{ $value }”: it must be between { $low } and { $high }.
error-search-setting-name = There is no search setting “{ $setting }”. Known: { $known }.
error-search-policy = Playouts cannot follow the policy “{ $value }”. Known: { $known }.
error-search-budget = A search needs a budget: a time like “50ms” or “2s”, or playouts like “2000p”.
error-unknown-level = There is no level { $level } in this game. Known: { $known }.
error-engine-command = There is no command “{ $name }”. Known: { $known }
error-engine-version = This program speaks version { $known } of the protocol, not { $version }; the first line must be “teocalli { $known }”.
error-engine-thinking = A decision is being thought about; wait for “bestaction”, or send “stop” first.
error-engine-game = “newgame” needs a JSON object such as {"{"}"game": "GAME", "players": 2{"}"}.
error-engine-no-game = There is no game yet; send “newgame” first, or a position as a record.
error-engine-no-position = There is no position yet; send “position” first.
error-engine-position = A position is given as “words”, “summary” or “record”, not as “{ $kind }”.
error-engine-limit = “{ $part }” is not a limit; possible: seconds S (up to { $seconds }), playouts N (up to { $playouts }), infinite, lines K (up to { $lines }), with numbers above 0.
error-engine-json = This is not valid JSON: { $reason }
error-engine-length = The line is too long: at most { $most } bytes are read.
error-search-priors = Priors cannot follow “{ $value }”. Known: { $known }.
error-search-priors-network = Priors can follow the network only where there is one: name its weights with “network=…”.
error-weights-none = No learnt weights come with { $game } for { $players } players.
error-weights-file = “{ $path }” is no file of learnt weights, or it is damaged.
error-weights-fit = The weights in “{ $path }” do not fit ({ $what }): they are for { $has }, this game has { $wanted }.
