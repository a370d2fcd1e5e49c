# Puzzles, read when their page is opened

web-puzzles = Problèmes
web-puzzles-named = { $game } : problèmes
web-puzzles-lead = Des positions de vraies parties où une décision est nettement meilleure que toutes les autres. Trouvez-la.
web-puzzles-count =
    { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }
web-puzzles-grade = Difficulté
web-puzzles-all = Tous
web-puzzle-grade-1 = Au premier coup d’œil
web-puzzle-grade-2 = Facile
web-puzzle-grade-3 = Moyen
web-puzzle-grade-4 = Difficile
web-puzzle-grade-5 = Très difficile
web-puzzles-progress = { $solved } sur { $count } résolus
web-puzzles-begin = Commencer
web-puzzle-next = Problème suivant
web-puzzles-own = Tirés de vos parties
web-puzzles-own-help = Faites le bilan d’une partie terminée : une erreur où une seule décision aurait été juste peut être résolue ici comme un problème.
web-puzzles-own-entry = { $day }, étape { $n }
web-puzzle = Problème
web-puzzle-titled = Problème : { $grade }
web-puzzle-own = Tiré de votre partie, étape { $n }
web-puzzle-state-open = pas encore résolu
web-puzzle-state-solved = résolu
web-puzzle-state-failed = essayé, pas encore résolu
web-puzzle-find =
    { $count ->
        [one] À vous de décider : une action est nettement meilleure que toutes les autres. Jouez-la.
       *[other] À vous de décider : une action est nettement meilleure que toutes les autres. Jouez-la : { $count } décisions à la suite, toutes du même tour.
    }
web-puzzle-go-on = Juste ! Et ensuite ?
web-puzzle-wrong-thinking = Ce n’est pas ça. Combien cela coûterait-il ? …
web-puzzle-wrong = Ce n’est pas ça : vos chances de victoire seraient de { $after } % ; avec la bonne action, elles sont de { $before } %.
web-puzzle-wrong-close = Ce n’est pas ça, même si c’est proche.
web-puzzle-solved = Résolu !
web-puzzle-shown = Voici la solution
web-puzzle-thinking = Recherche de la raison …
web-puzzle-best = Le mieux : { $steps }
web-puzzle-against-next = Vos chances de victoire sont de { $before } %. Avec la meilleure des autres actions, elles seraient de { $after } % : { $steps }
web-puzzle-against-next-close = La meilleure des autres actions est proche ici : { $steps }
web-puzzle-against-yours = Vos chances de victoire sont de { $before } %. Avec votre première réponse, elles seraient de { $after } % : { $steps }
web-puzzle-against-yours-close = Votre première réponse est proche ici : { $steps }
web-puzzle-again = Réessayer
web-puzzle-show = Montrer la solution
web-puzzle-skip = Un autre problème
web-puzzle-leave = Tous les problèmes
