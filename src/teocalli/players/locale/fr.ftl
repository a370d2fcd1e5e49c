### Les adversaires joués par l’ordinateur.

bot-random = Hasard
    .help = Choisit n’importe quelle action possible, toutes ayant la même chance : un premier adversaire pour apprendre les règles.
bot-greedy = Glouton
    .help = Essaie chaque tour possible et joue celui qui promet le plus au prochain décompte ; il ne voit pas plus loin.
