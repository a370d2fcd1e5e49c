# Composer une position à la main

teotihuacan-set-up-turn = Tour et calendrier
teotihuacan-set-up-decision = Ce qui est à décider
teotihuacan-set-up-decision-turn = Un tour commence
teotihuacan-set-up-decision-act = Un ouvrier s’est déplacé et agit
teotihuacan-set-up-decision-end = Un tour se termine
teotihuacan-set-up-decision-dice = Les dés sont lancés pour le Teotibot
teotihuacan-set-up-decision-over = La partie est terminée
teotihuacan-set-up-whose = À qui de jouer
teotihuacan-set-up-arrival = Où l’ouvrier est allé
teotihuacan-set-up-colours = Couleurs présentes
teotihuacan-set-up-moved = Force des ouvriers déplacés
teotihuacan-set-up-first = Premier joueur
teotihuacan-set-up-turns = Tours joués jusqu’ici
teotihuacan-set-up-era = Ère
teotihuacan-set-up-light = Disque clair
teotihuacan-set-up-dark = Disque sombre
teotihuacan-set-up-last-round = Dernière manche avant l’éclipse
teotihuacan-set-up-finished = La pyramide est terminée
teotihuacan-set-up-workers = Ouvriers
teotihuacan-set-up-worker = { $board }, force { $power }
teotihuacan-set-up-worker-locked = { $board }, force { $power }, bloqué
teotihuacan-set-up-worker-royal = { $tile }, force { $power }, bloqué
teotihuacan-set-up-wheel = Le quatrième ouvrier attend sur la roue d’ascension
teotihuacan-set-up-techs-owned = Technologies possédées
teotihuacan-set-up-unused = Tuiles Découverte, non utilisées
teotihuacan-set-up-used = Tuiles Découverte, utilisées
teotihuacan-set-up-starting = Tuiles Départ
teotihuacan-set-up-bot-tiles = Tuiles du Teotibot
teotihuacan-set-up-bot-actions = Tuiles Action, celle du haut d’abord
teotihuacan-set-up-bot-directions = Tuiles Direction
teotihuacan-set-up-directions =
    { $sides ->
        [LL] gauche, gauche
        [LR] gauche, droite
        [RL] droite, gauche
       *[RR] droite, droite
    }
teotihuacan-set-up-bot-worship = Dé d’adoration
teotihuacan-set-up-bot-dice = Dernier lancer
teotihuacan-set-up-no-dice = Pas encore
teotihuacan-set-up-table = Plateaux et leurs tuiles
teotihuacan-set-up-boards = Plateaux, dans le sens horaire à partir du Palais
teotihuacan-set-up-royal = Tuile Royale { $category }
teotihuacan-set-up-techs = Technologies en jeu
teotihuacan-set-up-bonus = Tuile Bonus de temple, { $temple }
teotihuacan-set-up-buildings = Bâtiments, { $row }
teotihuacan-set-up-neutral = Dés neutres, couleur { $number }
teotihuacan-set-up-displays = Étalages et piles
teotihuacan-set-up-pyramid = Tuiles Pyramide à l’étalage
teotihuacan-set-up-decorations = Décorations à l’étalage
teotihuacan-set-up-tile-at = Tuile Découverte : { $board }
teotihuacan-set-up-no-tile = Aucune
teotihuacan-set-up-stack =
    { $stack ->
        [avenue_3] Pile : Allée des Morts, case 3
        [avenue_6] Pile : Allée des Morts, case 6
        [avenue_8] Pile : Allée des Morts, case 8
        [blue_4] Pile : temple bleu, échelon 4
        [red_5] Pile : temple rouge, échelon 5
        [green_3] Pile : temple vert, échelon 3
       *[green_6] Pile : temple vert, échelon 6
    }
teotihuacan-set-up-stairs = Décorations des escaliers
teotihuacan-set-up-begin = Laisser ce qui reste à venir et recommencer le tour
teotihuacan-set-up-worker-lead = Amener ici l’ouvrier de force { $power } ({ $whose }) depuis : { $board }
teotihuacan-set-up-worker-power = { $whose }, ouvrier de force { $power } : un point de force de plus
teotihuacan-set-up-worker-power-1 = { $whose }, ouvrier de force { $power } : retour à la force 1
teotihuacan-set-up-worker-lock = { $whose }, ouvrier de force { $power } : bloquer
teotihuacan-set-up-worker-unlock = { $whose }, ouvrier de force { $power } : débloquer
teotihuacan-set-up-turn-tile = Tourner la tuile du niveau { $level }, ligne { $row }, colonne { $column }
teotihuacan-set-up-take-off = Retirer la tuile du niveau { $level }, ligne { $row }, colonne { $column }
teotihuacan-set-up-lay = Niveau { $level }, ligne { $row }, colonne { $column } : { $tile }
teotihuacan-set-up-take-decoration = Retirer la Décoration de la marche { $step }
teotihuacan-set-up-lay-decoration = Marche { $step } : { $tile }
