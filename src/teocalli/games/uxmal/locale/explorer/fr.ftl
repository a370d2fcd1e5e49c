### Ce que disent beaucoup de parties, sur les pages qui le montrent

uxmal-alike-board = Même plateau et même tuile
uxmal-alike-tiles = Autant de tuiles posées
uxmal-alike-phase = Même phase
uxmal-traits-first_tile = Où la première tuile a été posée
uxmal-traits-first_priest = Où le premier prêtre a été placé
uxmal-traits-turns = Combien de fois chaque action a été choisie
uxmal-traits-field = Cases où un prêtre s’est tenu
uxmal-trait-field = { $field }
uxmal-trait-turns-build = Construit { $count } fois
uxmal-trait-turns-place =
    { $count ->
        [one] { $count } prêtre placé
       *[other] { $count } prêtres placés
    }
uxmal-trait-turns-move = Un prêtre déplacé { $count } fois
uxmal-trait-turns-honour = Vénéré { $count } fois
uxmal-trait-turns-curse = Maudit { $count } fois
uxmal-trait-take =
    { $count ->
        [one] Prendre { $count } carte de rang { $rank }
       *[other] Prendre { $count } cartes de rang { $rank }
    }
uxmal-trait-place = Placer un prêtre sur une idole de rang { $rank }
uxmal-trait-place-blank = Placer un prêtre sur une case vide
uxmal-trait-move = Déplacer un prêtre vers une idole de rang { $rank }
uxmal-trait-move-blank = Déplacer un prêtre vers une case vide
uxmal-trait-pay = Payer une carte de rang { $rank }
uxmal-trait-honour =
    { $count ->
        [one] Vénérer l’idole de rang { $rank } : { $count } case vers le haut
       *[other] Vénérer l’idole de rang { $rank } : { $count } cases vers le haut
    }
uxmal-trait-curse =
    { $count ->
        [one] Maudire l’idole de rang { $rank } : { $count } case vers le bas
       *[other] Maudire l’idole de rang { $rank } : { $count } cases vers le bas
    }
