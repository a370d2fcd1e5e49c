# The analysis room, read when it is opened

web-analysis = Analyse
web-analysis-leave = Retour à la partie
web-analysis-refused = Cette partie ne peut pas être analysée
web-analysis-walk-play = Jouer jusqu’ici
web-analysis-moves = Coups
web-analysis-beginning = Le début
web-analysis-game = La partie telle qu’elle a été jouée
web-analysis-variations = Variantes
web-analysis-none = Jouez n’importe quelle action sur le plateau : elle devient une variante, conservée avec la partie.
web-analysis-length =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
web-analysis-has-note = note
web-analysis-branches = variante
web-analysis-name = Nom de la variante
web-analysis-note = Note sur la position { $n }
web-analysis-promote = Faire passer avant
web-analysis-delete = Supprimer à partir d’ici
web-analysis-delete-help =
    { $count ->
        [one] Ce coup de la variante et tout ce qui s’en détache disparaîtront.
       *[other] Ces { $count } coups de la variante et tout ce qui s’en détache disparaîtront.
    }
web-analysis-course = Déroulement de la partie
web-analysis-export = Enregistrement avec les variantes
web-analysis-draw = Ici a lieu un tirage. Chaque résultat devient une variante à part.
web-analysis-do-draw = Tirer
web-analysis-hidden = Ici, d’autres savent ce que vous ignorez. Vous pourrez essayer des suites une fois la partie terminée.
web-analysis-look-only = Vous pouvez tout regarder ; seules les personnes qui ont joué ou ouvert la partie peuvent ajouter des variantes.
