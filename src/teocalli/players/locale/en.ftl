### Players that the computer moves.

bot-random = Random
    .help = Picks any possible action with equal chance: a first opponent to learn the rules with.
bot-greedy = Greedy
    .help = Tries every turn it could make and takes the one that promises most at the next scoring; it does not look further ahead.

error-player-part = “{ $part }” means nothing in the player “{ $player }”. After the name may stand, with colons, a time (“50ms”, “2s”), playouts (“2000p”), threads (“2t”) or “name=value” of these settings: { $settings }.
error-search-setting = The search setting “{ $setting }” cannot be “{ $value }”: it goes from { $low } to { $high }.
error-search-setting-name = There is no search setting “{ $setting }”. Known: { $known }.
error-search-policy = Playouts cannot follow the policy “{ $value }”. Known: { $known }.
error-search-budget = A search needs a budget: a time like “50ms” or “2s”, or playouts like “2000p”.
error-unknown-level = There is no level { $level } in this game. Known: { $known }.
