# The lines of a position, read when they are first shown: for a hint, while looking back, in the analysis room

web-analysis-lines = Meilleures suites
web-hint-help = Les pourcentages sont les chances de victoire, 100 % au total. Pointez une action pour la voir sur le plateau.
web-hint-told = { $number } : { $action }, { $percent } % de chances de victoire.
web-hint-close = Retour à votre décision
web-analysis-points = { $points } points
web-analysis-solved = Résolu : ces valeurs sont exactes.
web-analysis-stop = Arrêter
web-analysis-go = Continuer à réfléchir
web-analysis-toggle-key = Arrêter ou reprendre la réflexion (I)
web-analysis-threads = Fils d’exécution
web-analysis-waiting = En attente d’une place pour réfléchir …
web-analysis-thinking = Réfléchit, toujours plus loin.
web-analysis-complete = Il n’y a plus rien à trouver ici.
web-analysis-failed = La recherche s’est interrompue de façon inattendue ; vous pouvez continuer.
web-analysis-stopped = Arrêtée.
web-analysis-depth =
    { $playouts ->
        [one] { $playouts } suite essayée
       *[other] { $playouts } suites essayées
    }
web-analysis-no-lines = Il n’y a rien à décider ici.
web-analysis-line = { $points } points attendus · essayée { $visits } fois
web-analysis-solved-line = résolu
web-analysis-steps = Suite possible
web-analysis-walk = Suite { $number }
web-analysis-walk-start = Montrer sur le plateau
web-analysis-walk-whole =
    { $count ->
        [one] La suite entière : une étape.
       *[other] La suite entière : { $count } étapes, numérotées dans l’ordre.
    }
