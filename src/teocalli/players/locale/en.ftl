### Players that the computer moves.

bot-random = Random
    .help = Picks any possible action with equal chance: a first opponent to learn the rules with.
bot-greedy = Greedy
    .help = Tries every turn it could make and takes the one that promises most at the next scoring; it does not look further ahead.
