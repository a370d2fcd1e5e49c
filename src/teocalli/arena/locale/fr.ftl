### Rencontres entre joueurs de l’ordinateur : refus.

error-arena-seats =
    { $entrants ->
        [one] { $seats } joueurs par partie sont demandés, mais { $entrants } seul joueur est nommé.
       *[other] { $seats } joueurs par partie sont demandés, mais { $entrants } joueurs seulement sont nommés.
    }
error-arena-worker = Un processus de travail s’est arrêté de façon inattendue, peut-être faute de mémoire. Toutes les parties terminées sont enregistrées, et la rencontre peut reprendre.
error-arena-full =
    { $games ->
        [one] Une partie ne peut pas être écrite dans « { $path } » : { $reason }. { $games } partie terminée y est enregistrée, et la rencontre peut reprendre.
       *[other] Une partie ne peut pas être écrite dans « { $path } » : { $reason }. { $games } parties terminées y sont enregistrées, et la rencontre peut reprendre.
    }
error-arena-not-empty = « { $path } » contient autre chose qu’une rencontre : choisissez un autre dossier, ou un nouveau.
error-arena-in-use = Un autre programme joue en ce moment la rencontre de « { $path } ».
error-arena-no-match = « { $path } » ne contient aucune rencontre.
error-arena-no-games = Aucune partie de la rencontre dans « { $path } » n’est encore terminée.
error-arena-no-such-game =
    { $games ->
        [one] Il n’y a pas de partie terminée { $number } dans « { $path } », qui contient { $games } partie ; la première porte le numéro 0.
       *[other] Il n’y a pas de partie terminée { $number } dans « { $path } », qui contient { $games } parties ; la première porte le numéro 0.
    }
error-arena-damaged = La ligne { $line } de « { $path } » n’est pas une partie de cette rencontre ; enlevez la ligne, et la partie sera rejouée.
error-arena-other-match = « { $path } » contient une autre rencontre : { $differences }. Choisissez un autre dossier.
arena-difference = { $key } vaut { $there } là-bas et { $here } ici

## Plans de rencontres

error-plan-yaml = Ligne { $line } du plan « { $path } » : { $reason }
error-plan-form = « { $path } » n’est pas un plan : il lui faut une liste « matches » et, si l’on veut, « defaults », rien d’autre.
error-plan-entry = L’entrée { $place } du plan n’est pas une rencontre : il lui faut des clés comme name, game et players.
error-plan-key = La rencontre « { $match } » a une clé inconnue, « { $key } ». Connues : { $known }
error-plan-lacks = Il manque « { $key } » à la rencontre « { $match } ».
error-plan-bad-name = « { $match } » ne peut pas nommer une rencontre, car son dossier porte ce nom : lettres, chiffres, . _ - sont possibles.
error-plan-number = Rencontre « { $match } » : { $key } vaut « { $value } », mais doit être un nombre entier d’au moins { $least }.
error-plan-options = Rencontre « { $match } » : options demande des noms et des valeurs.
error-plan-match = Rencontre « { $match } » : { $reason }
error-plan-twice = Deux rencontres du plan s’appellent « { $name } ».
error-plan-name = Le plan n’a pas de rencontre « { $name } ». Il a : { $known }

## Grappes

error-arena-no-ray = Ray n’est pas installé ; « pip install teocalli[ray] » l’installe.
error-arena-ray = Le cluster Ray « { $address } » n’est pas utilisable : { $reason }

## Rapports

arena-report-title = { $game } – { $players }
arena-report-lead =
    { $games ->
        [one] { $player } gagne { $share } de { $games } partie (intervalle à 95 % : { $interval }).
       *[other] { $player } gagne { $share } de { $games } parties (intervalle à 95 % : { $interval }).
    }
arena-report-options = Options des règles : { $options }.
arena-report-games = Parties
arena-report-blocks =
    { $blocks ->
        [one] en { $blocks } bloc aux mêmes tirages
       *[other] en { $blocks } blocs aux mêmes tirages
    }
arena-report-turns = Tours par partie
arena-report-decisions = Décisions par partie
arena-report-actions = Actions légales par décision
arena-report-winning = Points des vainqueurs

arena-report-strength = Force comparée
arena-report-shares = Part des victoires
    .help = Avec les intervalles à 95 %. La ligne pointillée marque une part égale.
arena-report-elo = Elo
    .help = De combien chaque joueur devance l’autre, avec l’intervalle à 95 %.
arena-report-plackett-luce = Cote
    .help = Plackett–Luce, avec les intervalles à 95 %. Tous commencent à 25.
arena-report-pairs = Combien de fois l’un est classé devant l’autre
arena-report-above = Devant…

arena-report-points = Points
arena-report-distributions = Points par partie
    .help = La fréquence des scores de chaque joueur. Le trait marque la moyenne.
arena-report-margins = Avance du vainqueur
    .help = L’écart de points entre le vainqueur et son meilleur adversaire, et sa fréquence.

arena-report-seats = Avantage selon la place
arena-report-seats-about = Chaque joueur occupe chaque place aussi souvent : toute différence tient donc à la place. La place 1 est la première dans l’ordre de la table ; ce sont les règles du jeu qui disent qui commence.
arena-report-seat-wins = Victoires selon la place
    .help = Quel que soit le joueur. Avec les intervalles à 95 % ; la ligne pointillée marque une part égale.
arena-report-seat-points = Points selon la place
    .help = Quel que soit le joueur. Le trait marque la moyenne.
arena-report-seat = Place { $number }

arena-report-length = Longueur des parties et nombre de choix
arena-report-turns-about = Tours
    .help = Combien de tours compte une partie, et combien de fois.
arena-report-decisions-about = Décisions
    .help = Combien de décisions des joueurs compte une partie, et combien de fois.
arena-report-actions-about = Facteur de branchement
    .help = Combien d’actions sont légales à chaque décision, en moyenne par partie.

arena-report-deciding = Ce qui décide des parties
arena-report-deciding-plot = En quoi les vainqueurs ont de l’avance
    .help = Points moyens par source : les anneaux représentent les autres joueurs, les disques les vainqueurs. Les plus grandes différences d’abord.
arena-report-phases-plot = Quand les vainqueurs ont de l’avance
    .help = Points moyens par phase : les anneaux représentent les autres joueurs, les disques les vainqueurs.
arena-report-source = { $source }, phase { $phase }
arena-report-all-sources = Toutes les sources, par phase et par joueur

arena-report-column-player = Joueur
arena-report-column-games = Parties
arena-report-column-wins = Victoires
arena-report-column-share = Part
arena-report-column-interval = IC à 95 %
arena-report-column-rating = Cote
arena-report-column-points = Points
arena-report-column-time = ms par décision
arena-report-column-slowest = La plus longue, ms
arena-report-column-source = Source
arena-report-column-phase = Phase
arena-report-column-mean = Moyenne
arena-report-column-winners = Vainqueurs
arena-report-column-others = Autres
arena-report-column-difference = Différence

arena-report-method = Comment on a mesuré
arena-report-method-seats = Dans un bloc, les joueurs changent de place d’une partie à l’autre, et toutes les parties ont les mêmes tirages, dans le même ordre. Une victoire partagée compte à parts égales.
arena-report-method-intervals = Les intervalles des parts sont ceux de Wilson, calculés pour le nombre de parties indépendantes qui varieraient autant que les blocs. Les durées sont celles des décisions où il y a un choix.
arena-report-method-elo = L’Elo découle de la seule part des victoires : 400 · log10(part / (1 − part)).
arena-report-method-plackett-luce = Les cotes sont calculées partie par partie d’après les rangs (openskill, τ = 0), pour plusieurs ordres des parties, puis moyennées.
arena-report-again = Pour rejouer les mêmes parties (identiques, sauf si un joueur décide selon l’horloge) :

## Programmes d’autrui

error-external-command = « { $player } » ne nomme aucun programme ; écrivez external:COMMANDE, par exemple « external:python3 mien.py », ou avec un temps « external:2s:python3 mien.py ».
error-external-start = Le programme « { $program } » ne peut pas jouer : { $reason }
external-not-started = il ne peut pas être lancé ({ $reason }).
external-ended = il s’est arrêté de lui-même.
external-late = il n’a pas répondu en { $seconds } secondes.
external-refused = il a refusé : { $text }
external-illegal = sa réponse « { $word } » n’y est pas possible.
## Ce qu’un changement fait d’un jeu

error-balance-nothing = Rien n’est changé : choisissez au moins une option de règles avec une autre valeur qu’avant.
error-balance-busy = Un autre essai est en cours. Arrêtez-le, ou attendez qu’il soit terminé.
error-balance-many = { $most } essais sont conservés ; supprimez-en un pour en commencer un autre.
arena-balance-title = { $game } : l’effet d’un changement
arena-balance-played = { NUMBER($games) } parties avant et autant après, toutes les places occupées par { $bot }.
arena-balance-options-before = Avant : { $options }
arena-balance-options-after = Après : { $options }
arena-balance-changed = A changé plus que le hasard ne l’explique (95 %) : { $figures }.
arena-balance-unchanged = Rien n’a changé plus que le hasard ne l’explique (95 %).
arena-balance-few =
    { $blocks ->
        [one] Un seul bloc de parties a été joué : c’est trop peu pour des intervalles.
       *[other] Seuls { $blocks } blocs de parties ont été joués : les intervalles ne donnent qu’un ordre de grandeur.
    }
arena-balance-before = avant
arena-balance-after = après
arena-balance-of-seat = { $what } ({ $seat })
arena-balance-bar = { $what }, { $arm }
arena-balance-seats = Places et points
arena-balance-course = Avance et longueur
arena-balance-sizes = Tout en chiffres
arena-balance-share = Victoires
    .help = La fréquence des victoires à chaque place, avant et après, avec intervalles à 95 % ; la ligne pointillée marque une part égale.
arena-balance-points = Points
    .help = Les points de toutes les places avant et après. Le trait marque la moyenne.
arena-balance-winning = Points des vainqueurs
arena-balance-lead = Avance
    .help = L’écart de points entre le vainqueur et son meilleur adversaire, avant et après.
arena-balance-shared = Victoires partagées
arena-balance-turns = Tours
    .help = Combien de tours compte une partie, avant et après.
arena-balance-decisions = Décisions
arena-balance-choices = Actions par décision
arena-balance-change = Changement
    .help = De combien chaque grandeur a changé par rapport à sa valeur d’avant, avec intervalles à 95 % ; à côté, le changement absolu.
arena-balance-column-figure = Grandeur
arena-balance-column-before = Avant
arena-balance-column-after = Après
arena-balance-column-change = Changement
arena-balance-column-interval = IC à 95 %
arena-balance-method = Le même joueur occupe toutes les places ; ce qui diffère d’une place à l’autre tient donc au jeu. Les parties d’un bloc ont les mêmes tirages, avant comme après, partout où la même chose peut être tirée. Un changement est la moyenne des différences des blocs ; son intervalle vient de leur variation.
