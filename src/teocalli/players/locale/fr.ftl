### Les adversaires joués par l’ordinateur.

bot-random = Hasard
    .help = Choisit n’importe quelle action possible, toutes ayant la même chance : un premier adversaire pour apprendre les règles.
bot-greedy = Glouton
    .help = Essaie chaque tour possible et joue celui qui promet le plus au prochain décompte ; il ne voit pas plus loin.

bot-level = Niveau { $level } – { $name }
bot-level-with = Niveau { $level } – { $name } ({ $settings })
bot-name-with = { $name } ({ $settings })
bot-seconds = { NUMBER($seconds, maximumFractionDigits: 3) } s
bot-search = Recherche { $player }

bot-level-1 = Pèlerin
    .help = Nouveau sur ces marches : il voit ce qui rapporte, mais laisse environ une décision sur deux au hasard. Parfait pour apprendre les règles.
bot-level-2 = Porteur
    .help = Voit ce qui rapporte tout de suite et le prend le plus souvent, mais trébuche de temps en temps. Un bon premier adversaire.
bot-level-3 = Maçon
    .help = Prend toujours ce qui promet le plus au prochain décompte, sans penser à ce que les autres répondront.
bot-level-4 = Maître bâtisseur
    .help = Réfléchit un instant : il essaie ce qui pourrait suivre, y compris les réponses des autres.
bot-level-5 = Architecte
    .help = Réfléchit plusieurs fois plus longtemps que le Maître bâtisseur et trouve ainsi de meilleurs plans.
bot-level-6 = Grand prêtre
    .help = Réfléchit le plus longtemps, jusqu’à une demi-seconde par décision. L’un des adversaires les plus forts ; avec plus de temps, il l’est encore davantage.
bot-level-7 = Oracle
    .help = Réfléchit comme le Grand prêtre, mais juge les positions d’après ce qu’il a appris en jouant contre lui-même. Uniquement aux tables dont il a appris les règles.

error-level-settings = Le niveau { $level } n’anticipe pas : « { $part } » ne veut donc rien dire pour lui. Niveaux qui anticipent : { $known }.
error-player-part = « { $part } » ne veut rien dire dans le joueur « { $player } ». Après le nom peuvent figurer, séparés par des deux-points, une durée (« 50ms », « 2s »), un nombre de simulations (« 2000p »), de fils (« 2t ») ou « nom=valeur » pour l’un de ces réglages : { $settings }.
error-search-setting = Le réglage de recherche « { $setting } » ne peut pas valoir « { $value } » : il va de { $low } à { $high }.
error-search-setting-name = Il n’y a pas de réglage de recherche « { $setting } ». Connus : { $known }.
error-search-policy = Les simulations ne peuvent pas suivre la politique « { $value } ». Connues : { $known }.
error-search-budget = Une recherche a besoin d’une limite : une durée comme « 50ms » ou « 2s », ou un nombre de simulations comme « 2000p ».
error-unknown-level = Il n’y a pas de niveau { $level } dans ce jeu. Connus : { $known }.
error-engine-command = Il n’y a pas de commande « { $name } ». Commandes connues : { $known }
error-engine-version = Ce programme parle la version { $known } du protocole, et non { $version } ; la première ligne doit être « teocalli { $known } ».
error-engine-thinking = Une décision est en cours de réflexion ; attendez « bestaction », ou envoyez d’abord « stop ».
error-engine-game = « newgame » a besoin d’un objet JSON comme {"{"}"game": "GAME", "players": 2{"}"}.
error-engine-no-game = Il n’y a pas encore de jeu ; envoyez d’abord « newgame », ou une position sous forme d’enregistrement.
error-engine-no-position = Il n’y a pas encore de position ; envoyez d’abord « position ».
error-engine-position = Une position se donne par « words », « summary » ou « record », et non par « { $kind } ».
error-engine-limit = « { $part } » n’est pas une limite ; possible : seconds S (jusqu’à { $seconds }), playouts N (jusqu’à { $playouts }), infinite, lines K (jusqu’à { $lines }), avec des nombres supérieurs à 0.
error-engine-json = Ce n’est pas du JSON valable : { $reason }
error-engine-length = La ligne est trop longue : { $most } octets au plus sont lus.
error-search-priors = Les probabilités a priori ne peuvent pas suivre « { $value } ». Connus : { $known }.
error-search-priors-network = Les probabilités a priori ne peuvent suivre le réseau que s’il y en a un : nommez ses poids par « network=… ».
error-weights-none = { $game } n’a pas de poids appris pour { $players } joueurs.
error-weights-file = « { $path } » n’est pas un fichier de poids appris, ou il est endommagé.
error-weights-fit = Les poids de « { $path } » ne conviennent pas ({ $what }) : ils sont pour { $has }, ce jeu a { $wanted }.
