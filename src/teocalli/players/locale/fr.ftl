### Les adversaires joués par l’ordinateur.

bot-random = Hasard
    .help = Choisit n’importe quelle action possible, toutes ayant la même chance : un premier adversaire pour apprendre les règles.
bot-greedy = Glouton
    .help = Essaie chaque tour possible et joue celui qui promet le plus au prochain décompte ; il ne voit pas plus loin.

error-player-part = « { $part } » ne veut rien dire dans le joueur « { $player } ». Après le nom peuvent figurer, séparés par des deux-points, une durée (« 50ms », « 2s »), un nombre de simulations (« 2000p »), de fils (« 2t ») ou « nom=valeur » pour l’un de ces réglages : { $settings }.
error-search-setting = Le réglage de recherche « { $setting } » ne peut pas valoir « { $value } » : il va de { $low } à { $high }.
error-search-setting-name = Il n’y a pas de réglage de recherche « { $setting } ». Connus : { $known }.
error-search-policy = Les simulations ne peuvent pas suivre la conduite « { $value } ». Connues : { $known }.
error-search-budget = Une recherche a besoin d’une limite : une durée comme « 50ms » ou « 2s », ou un nombre de simulations comme « 2000p ».
error-unknown-level = Il n’y a pas de niveau { $level } dans ce jeu. Connus : { $known }.
