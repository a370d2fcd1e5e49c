### Analyse : refus.

error-analysis-running = Une partie en cours entre plusieurs personnes ne peut pas être analysée ; ce sera possible une fois qu’elle sera terminée.

## Bilans

error-review-unfinished = Seule une partie terminée peut faire l’objet d’un bilan ; celle-ci est encore en cours.
error-review-file = « { $path } » n’est pas un bilan ; choisissez un autre fichier.
review-title = { $game } : bilan
review-column-player = Joueur
review-column-accuracy = Précision
review-column-blunder = Bévues
review-column-mistake = Erreurs
review-column-inaccuracy = Imprécisions
review-column-decisions = Décisions
review-column-chance = Chances perdues
review-column-points = Points perdus
review-column-kind = Type de décision
review-column-phase = Étape de la partie
review-mark-blunder = bévue
review-mark-mistake = erreur
review-mark-inaccuracy = imprécision
review-part-even = Part égale
review-part-seat = Place
review-part-luck = Chance
review-part-skill = Habileté
review-part-result = Résultat
review-of-chance = { $name }, victoire en %
review-of-points = { $name }, points
review-decision = Position { $number }, { $name } : { $mark } (−{ $chance } points de pourcentage, { $points } points)
review-played = Joué : { $did }
review-better = Mieux : { $did }
review-because = D’où vient l’écart : { $sources }
review-source = { $points } { $source }
review-lead =
    { $count ->
        [one] Victoire : { $winners } ({ $points } points)
       *[other] Victoire partagée : { $winners } ({ $points } points)
    }
review-chances = Chances de victoire
    .help = La probabilité de victoire de chacun, décision par décision ; la fin montre qui a gagné.
review-points = Points attendus
    .help = Combien de points chacun pouvait attendre à la fin, décision par décision.
review-axis = Position
review-parts = D’où vient le résultat
    .help = La chance est ce que les tirages ont apporté de plus que ce qu’on pouvait en attendre ; la place, ce que la position de départ valait de plus qu’une part égale ; l’habileté est le reste. La somme des parts donne le résultat.
review-players = Comment chacun a joué
    .help = La précision est de 100 % quand aucune décision n’a coûté de chances de victoire. Les chances sont en points de pourcentage.
review-decisions = Ce qui a coûté le plus
    .help = Chaque décision est comparée à la meilleure que la recherche a trouvée, avec le même nombre de simulations pour les deux.
review-by-kind = Pertes par type de décision
review-by-phase = Pertes par étape de la partie
review-method = Comment le bilan a été établi
review-depth = { $decision } simulations par décision, { $draw } par issue possible d’un tirage. Les points attendus et les chances viennent du modèle décrit dans docs/studies/chances.md ; ce qui est résolu est exact.
review-none = Aucune décision n’a coûté assez pour être signalée.

## Problèmes

error-puzzles-file = « { $path } » n’est pas un fichier de problèmes (ligne { NUMBER($line, useGrouping: 0) }) ; choisissez un autre fichier.
error-puzzles-other = « { $path } » contient des problèmes d’un autre jeu, d’autres règles ou d’une autre graine ; choisissez un autre fichier.
error-puzzles-none = Aucun problème n’est fourni avec { $game } ; indiquez un fichier.
