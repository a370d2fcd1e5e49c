### Players that the computer moves.

bot-random = Random
    .help = Picks any possible action with equal chance: a first opponent to learn the rules with.
bot-greedy = Greedy
    .help = Tries every turn it could make and takes the one that promises most at the next scoring; it does not look further ahead.

bot-level = Level { $level } – { $name }
bot-level-with = Level { $level } – { $name } ({ $settings })
bot-name-with = { $name } ({ $settings })
bot-seconds = { NUMBER($seconds, maximumFractionDigits: 3) } s
bot-search = Search { $player }

bot-level-1 = Pilgrim
    .help = New to these steps: sees what pays, but leaves about every second decision to chance. Good for learning the rules.
bot-level-2 = Porter
    .help = Sees what pays at once and mostly takes it, but slips now and then. A fair first opponent.
bot-level-3 = Mason
    .help = Always takes what promises most at the next scoring; does not think about what the others will answer.
bot-level-4 = Master builder
    .help = Thinks ahead for a moment: tries out what could follow, the answers of the others included.
bot-level-5 = Architect
    .help = Thinks ahead several times as long as the Master builder, and finds better plans by it.
bot-level-6 = High priest
    .help = Thinks ahead longest, about half a second for each decision. The strongest there is; more time makes it stronger still.

error-level-settings = Level { $level } does not search ahead, so “{ $part }” means nothing to it. Levels that do: { $known }.
error-player-part = “{ $part }” means nothing in the player “{ $player }”. After the name may stand, with colons, a time (“50ms”, “2s”), playouts (“2000p”), threads (“2t”) or “name=value” of these settings: { $settings }.
error-search-setting = The search setting “{ $setting }” cannot be “{ $value }”: it goes from { $low } to { $high }.
error-search-setting-name = There is no search setting “{ $setting }”. Known: { $known }.
error-search-policy = Playouts cannot follow the policy “{ $value }”. Known: { $known }.
error-search-budget = A search needs a budget: a time like “50ms” or “2s”, or playouts like “2000p”.
error-unknown-level = There is no level { $level } in this game. Known: { $known }.
