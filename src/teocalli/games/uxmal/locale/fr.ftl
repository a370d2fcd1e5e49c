### Uxmal. Les numéros comme U14 sont ceux des règles.

uxmal-title = Uxmal
    .help = Bâtissez ensemble une pyramide à degrés, placez des prêtres sur ses idoles et rendez la bonne idole populaire au bon moment.
    .facts = De 2 à 4 joueurs · environ 45 minutes
uxmal-key = R
    .help = Tourner la tuile

## Idoles

uxmal-idol-S = serpent
    .title = Serpent
uxmal-idol-J = jaguar
    .title = Jaguar
uxmal-idol-M = singe
    .title = Singe
uxmal-idol-E = aigle
    .title = Aigle
uxmal-idol-T = tortue
    .title = Tortue
uxmal-blank = vide
    .title = Vide

## Quantités

uxmal-cards =
    { $count ->
        [one] { $count } carte { $idol }
       *[other] { $count } cartes { $idol }
    }
uxmal-card-total =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
uxmal-level = niveau { $level }
uxmal-rank = rang { $rank }
uxmal-phase = Phase { $phase } sur 3

## Les noms de ce qui est sur la table, pour qui ne le voit pas

uxmal-field-name = { $field } : { $content }, niveau { $level }, { $occupant }
uxmal-occupant-none = libre
uxmal-occupant-priest = prêtre ({ $player })
    .you = votre prêtre
uxmal-seat-name = emplacement { $seat }, niveau { $level }
uxmal-tile-name = tuile Pyramide { $tile }
uxmal-track-name = { $idol }, rang { $rank }
uxmal-pile-name =
    { $count ->
        [0] pile de cartes { $idol } : vide
        [one] pile de cartes { $idol } : { $count } carte
       *[other] pile de cartes { $idol } : { $count } cartes
    }
uxmal-supply-name =
    { $count ->
        [0] { $player } n’a aucun prêtre disponible
        [one] { $player } a { $count } prêtre disponible
       *[other] { $player } a { $count } prêtres disponibles
    }
    .you =
        { $count ->
            [0] Vous n’avez aucun prêtre disponible
            [one] Vous avez { $count } prêtre disponible
           *[other] Vous avez { $count } prêtres disponibles
        }

## Ce qui est demandé

uxmal-ask-turn = { $player }, choisissez une action : construire, placer un prêtre, déplacer un prêtre, vénérer ou maudire.
    .you = Choisissez une action : construire, placer un prêtre, déplacer un prêtre, vénérer ou maudire.
uxmal-ask-draw = Pioche d’une tuile pour { $player }.
    .you = Pioche d’une tuile pour vous.
uxmal-ask-seat = { $player }, orientez la tuile et choisissez son emplacement.
    .you = Orientez la tuile et choisissez son emplacement.
uxmal-ask-take = { $player }, choisissez les cartes à prendre.
    .you = Choisissez les cartes à prendre.
uxmal-ask-pay = { $player }, choisissez une carte à payer.
    .you = Choisissez une carte à payer.
uxmal-ask-over = La partie est terminée.

## Ce qu’on peut faire

uxmal-action-build = Construire
uxmal-action-draw = Piocher { $tile }
uxmal-action-seat = Construire { $tile } sur l’emplacement { $seat }
uxmal-action-take =
    { $count ->
        [one] Prendre { $count } carte { $idol }
       *[other] Prendre { $count } cartes { $idol }
    }
uxmal-action-place = Placer un prêtre en { $field } ({ $idol }, niveau { $level })
uxmal-action-move =
    { $cost ->
        [one] Déplacer un prêtre de { $from } à { $to } ({ $idol }, niveau { $level }) pour { $cost } carte
       *[other] Déplacer un prêtre de { $from } à { $to } ({ $idol }, niveau { $level }) pour { $cost } cartes
    }
uxmal-action-pay = Payer 1 carte { $idol }
uxmal-action-honour =
    { $squares ->
        [one] Vénérer l’idole { $idol } : { $squares } place gagnée
       *[other] Vénérer l’idole { $idol } : { $squares } places gagnées
    }
uxmal-action-curse =
    { $squares ->
        [one] Maudire l’idole { $idol } : { $squares } place perdue
       *[other] Maudire l’idole { $idol } : { $squares } places perdues
    }

## Déroulement

uxmal-log-build = { $player } construit.
    .you = Vous construisez.
uxmal-log-draw = Tuile piochée : { $tile }.
uxmal-log-seat = { $player } construit { $tile } sur l’emplacement { $seat }, niveau { $level }.
    .you = Vous construisez { $tile } sur l’emplacement { $seat }, niveau { $level }.
uxmal-log-claim =
    { $count ->
        [one] { $player } reçoit { $count } carte { $idol }.
       *[other] { $player } reçoit { $count } cartes { $idol }.
    }
    .you =
        { $count ->
            [one] Vous recevez { $count } carte { $idol }.
           *[other] Vous recevez { $count } cartes { $idol }.
        }
uxmal-log-take =
    { $count ->
        [one] { $player } choisit { $count } carte { $idol }.
       *[other] { $player } choisit { $count } cartes { $idol }.
    }
    .you =
        { $count ->
            [one] Vous choisissez { $count } carte { $idol }.
           *[other] Vous choisissez { $count } cartes { $idol }.
        }
uxmal-log-place = { $player } place un prêtre en { $field } ({ $idol }, niveau { $level }).
    .you = Vous placez un prêtre en { $field } ({ $idol }, niveau { $level }).
uxmal-log-move =
    { $cost ->
        [one] { $player } déplace un prêtre de { $from } à { $to } pour { $cost } carte.
       *[other] { $player } déplace un prêtre de { $from } à { $to } pour { $cost } cartes.
    }
    .you =
        { $cost ->
            [one] Vous déplacez un prêtre de { $from } à { $to } pour { $cost } carte.
           *[other] Vous déplacez un prêtre de { $from } à { $to } pour { $cost } cartes.
        }
uxmal-log-pay = { $player } paie 1 carte { $idol }.
    .you = Vous payez 1 carte { $idol }.
uxmal-log-honour =
    { $squares ->
        [one] { $player } vénère l’idole { $idol }, qui gagne { $squares } place.
       *[other] { $player } vénère l’idole { $idol }, qui gagne { $squares } places.
    }
    .you =
        { $squares ->
            [one] Vous vénérez l’idole { $idol }, qui gagne { $squares } place.
           *[other] Vous vénérez l’idole { $idol }, qui gagne { $squares } places.
        }
uxmal-log-curse =
    { $squares ->
        [one] { $player } maudit l’idole { $idol }, qui perd { $squares } place.
       *[other] { $player } maudit l’idole { $idol }, qui perd { $squares } places.
    }
    .you =
        { $squares ->
            [one] Vous maudissez l’idole { $idol }, qui perd { $squares } place.
           *[other] Vous maudissez l’idole { $idol }, qui perd { $squares } places.
        }
uxmal-log-phase-end = Le niveau { $phase } est complet : la phase { $phase } se termine et on compte les points.
uxmal-log-scored =
    { $total ->
        [one] { $player } : { $priests } pour les prêtres et { $cards } pour les cartes, soit maintenant { $total } point.
       *[other] { $player } : { $priests } pour les prêtres et { $cards } pour les cartes, soit maintenant { $total } points.
    }
uxmal-log-rejection = Rejet. De la plus populaire à la moins populaire, la piste montre maintenant : { $track }.
uxmal-log-break = Pause : tous les prêtres reviennent à leurs propriétaires.
uxmal-log-no-break = Pas de pause : tous les prêtres restent en place.
uxmal-log-forced-break =
    { $priests ->
        [one] Pause forcée : tous les prêtres reviennent, et chacun n’en a désormais plus que { $priests } ; les autres quittent la partie.
       *[other] Pause forcée : tous les prêtres reviennent, et chacun n’en a désormais plus que { $priests } ; les autres quittent la partie.
    }
uxmal-log-game-end = La pyramide est achevée : la partie est terminée.
uxmal-log-winner = { $player } gagne la partie.
    .you = Vous gagnez la partie.
uxmal-log-shared-victory = { $players } se partagent la victoire.
    .you = { $players } partagez la victoire.

## D’où viennent les points

uxmal-scoring-priests = Prêtres
uxmal-scoring-cards = Cartes
uxmal-breakdown-priest =
    { $points ->
        [one] Prêtre en { $field } : { $idol }, rang { $rank }, niveau { $level } = { $points } point
       *[other] Prêtre en { $field } : { $idol }, rang { $rank }, niveau { $level } = { $points } points
    }
uxmal-breakdown-priest-blank = Prêtre en { $field } : vide, niveau { $level } = 0 point
uxmal-breakdown-cards =
    { $points ->
        [one] { $idol } (rang { $rank }), cartes en main : { $count } = { $points } point
       *[other] { $idol } (rang { $rank }), cartes en main : { $count } = { $points } points
    }

## Options

option-uxmal-variant = Pause entre les phases
    .help = Ce que deviennent les prêtres de la pyramide après les phases 1 et 2 (U9, U24).
option-uxmal-variant-standard = Standard
    .help = Tous les prêtres reviennent à leurs propriétaires.
option-uxmal-variant-no_break = Sans pause
    .help = Tous les prêtres restent en place.
option-uxmal-variant-forced_break = Pause forcée
    .help = Tous les prêtres reviennent ; chacun n’en a plus que 2 en phase 2 et 1 en phase 3.

option-uxmal-base = Dessin du plateau
    .help = Ce que montre le plateau sous le premier niveau (U4).
option-uxmal-base-printed = Imprimé
    .help = Des idoles et des cases vides, comme sur les tuiles ; construire dessus peut rapporter des cartes.
option-uxmal-base-blank = Vide
    .help = Les 64 cases sont vides.

option-uxmal-components = Tuiles et plateau
    .help = Quelles 29 tuiles et quel dessin du plateau sont utilisés (U4).
option-uxmal-components-standard = Standard
    .help = Notre liste équilibrée de tuiles, avec son plateau.
option-uxmal-components-random = Aléatoire
    .help = Les tuiles et le plateau sont tirés au sort à chaque partie.
option-uxmal-components-file = Depuis un fichier
    .help = Un fichier à vous, par exemple avec le dessin de votre boîte.

option-uxmal-adjacency = Voisinage
    .help = Quelles cases voisines d’une nouvelle tuile peuvent rapporter une carte (U15).
option-uxmal-adjacency-orthogonal = Côte à côte
    .help = Les huit cases le long des bords de la tuile, à tout niveau.
option-uxmal-adjacency-same_level = Même niveau
    .help = Seulement les cases le long des bords qui sont à la hauteur de la nouvelle tuile.
option-uxmal-adjacency-diagonal = En diagonale aussi
    .help = Toutes les cases autour de la tuile, coins compris, à tout niveau.

option-uxmal-base_adjacency = Voisines sur le plateau
    .help = Si les cases du plateau imprimé à côté d’une nouvelle tuile peuvent rapporter une carte (U15).
option-uxmal-base_adjacency-true = Comptent
    .help = Les cases du plateau comptent comme celles des tuiles.
option-uxmal-base_adjacency-false = Ne comptent pas
    .help = Seules les cases d’autres tuiles comptent. Construire directement sur l’impression rapporte toujours 2 cartes.

option-uxmal-draw = Pioche
    .help = Quand on découvre la prochaine tuile (U11).
option-uxmal-draw-after_choosing = Après le choix
    .help = La tuile n’est piochée qu’une fois que vous avez décidé de construire.
option-uxmal-draw-open = Visible
    .help = La prochaine tuile est visible avant que vous choisissiez votre action.

option-uxmal-stop_on_blank = Arrivée sur une case vide
    .help = Si le déplacement d’un prêtre peut finir sur une case vide (U19).
option-uxmal-stop_on_blank-true = Permise
    .help = Un déplacement peut finir sur une case vide ; le prêtre n’y rapporte rien.
option-uxmal-stop_on_blank-false = Interdite
    .help = Un déplacement doit finir sur une idole.

option-uxmal-shift = Mouvement des idoles
    .help = Ce qui arrive aux autres idoles de la piste de popularité (U21).
option-uxmal-shift-insert = Dépassement
    .help = Chaque idole dépassée se décale d’une place dans l’autre sens.
option-uxmal-shift-swap = Échange
    .help = L’idole échange sa place avec celle de la place visée.

option-uxmal-first_player = Premier joueur
    .help = Qui commence (U8).
option-uxmal-first_player-random = Au hasard
    .help = Le sort décide.
option-uxmal-first_player-seat_0 = Première place
    .help = La première personne de la liste commence.

option-uxmal-next_starter = Début d’une phase
    .help = Qui commence les phases 2 et 3 (U25).
option-uxmal-next_starter-next = Suivant
    .help = On continue simplement dans le sens horaire.
option-uxmal-next_starter-builder = Bâtisseur
    .help = Qui a complété le niveau joue encore une fois.
option-uxmal-next_starter-lowest_score = Dernier au score
    .help = Qui a le moins de points commence.

option-uxmal-hands = Mains
    .help = Si l’on voit les cartes des autres (U6).
option-uxmal-hands-open = Visibles
    .help = Tout le monde voit toutes les cartes.
option-uxmal-hands-hidden = Cachées
    .help = Des autres mains, seul le nombre de cartes est visible.

## Ce qui ne va pas dans un fichier de matériel

components-reason-mapping = il doit contenir des clés avec des valeurs, comme « tiles » et « base ».
components-reason-unknown-key = la clé « { $key } » est inconnue. Clés possibles : { $known }
components-reason-missing-key = la clé « { $key } » manque.
components-reason-fixed = « { $key } » doit valoir { $value } ou être omis.
components-reason-idols = « idols » doit nommer les cinq idoles habituelles ou être omis.
components-reason-tile-count = « tiles » doit donner 29 tuiles, et non { $count }.
components-reason-tile = la tuile { $number } est « { $tile } » ; il lui faut trois idoles différentes et une case vide, comme SJ-M.
components-reason-base-rows = « base » doit avoir huit rangées, la rangée 8 en premier.
components-reason-base-row = la rangée { $number } du plateau est « { $row } » ; il lui faut huit des lettres S, J, M, E, T et - pour une case vide.
components-reason-space = l’emplacement { $seat } du plateau montre « { $symbols } » ; il lui faut trois idoles différentes et une case vide.
components-reason-points = « points » demande trois nombres entiers de 0 à { $most } pour chacun des niveaux 1, 2 et 3, sinon il faut l’omettre.
components-reason-card-points = « card_points » demande deux nombres entiers de 0 à { $most }, sinon il faut l’omettre.
components-reason-open-tiles =
    { $count ->
        [one] une tuile n’est pas encore saisie ; « ? » tient lieu d’un symbole qui manque.
       *[other] { $count } tuiles ne sont pas encore saisies ; « ? » tient lieu d’un symbole qui manque.
    }
components-reason-open-spaces =
    { $count ->
        [one] un emplacement du plateau n’est pas encore saisi ; « ? » tient lieu d’un symbole qui manque.
       *[other] { $count } emplacements du plateau ne sont pas encore saisis ; « ? » tient lieu d’un symbole qui manque.
    }
uxmal-box-tiles = Tuiles
uxmal-box-spaces = Emplacements du plateau
uxmal-box-on-tiles = { $idol } sur les tuiles
uxmal-box-on-board = { $idol } sur le plateau
uxmal-box-differs-tile = Tuile { $tile } : { $count } (chez nous { $ours })
uxmal-box-differs-space = Emplacement { $seat } du plateau : { $symbols } (chez nous { $ours })
uxmal-box-differs-points = Niveau { $level }, rang { $rank } : { $points } points (chez nous { $ours })
uxmal-box-differs-card = Carte de rang { $rank } : { $points } points (chez nous { $ours })
uxmal-box-how = Choisissez une case, puis son symbole : en bas, ou avec les touches { $letters }. La case suivante est alors sélectionnée ; s’il ne reste que la case vide, elle est remplie d’elle-même. Les flèches changent de case, Suppr en efface une.
uxmal-box-board = Plateau
uxmal-box-tile = Tuile { $number }
uxmal-box-space = Emplacement { $seat }
uxmal-box-cell = { $item }, { $corner } : { $symbol }
uxmal-box-corner =
    { $corner ->
        [upper-left] en haut à gauche
        [upper-right] en haut à droite
        [lower-right] en bas à droite
       *[lower-left] en bas à gauche
    }
uxmal-box-place = { $item }, { $corner }
uxmal-box-missing = Pas saisi
uxmal-box-symbols = Symboles
uxmal-box-remove = Retirer la tuile { $number }

## Expliqué sur place

uxmal-help-board = 8 × 8 cases, colonnes a à h et rangées 1 à 8. La pyramide y grandit en trois niveaux de tuiles (U2, U3).
    .title = Plateau
uxmal-help-field = Le dessus d’une case montre une idole ou est vide, et se trouve à un niveau de 0, le plateau, à 3 (U2).
    .title = Case
uxmal-help-level = Le niveau 1 compte 16 tuiles, le niveau 2 en compte 9 et le niveau 3 en compte 4. Deux cases voisines n’ont jamais plus d’un niveau d’écart (U3).
    .title = Niveau
uxmal-help-seat = La place d’une tuile du niveau de la phase, nommée d’après sa case en bas à gauche. Elle est libre tant qu’aucune tuile de ce niveau n’y est posée (U3, U12).
    .title = Emplacement
uxmal-help-idol = Une des cinq idoles : serpent, jaguar, singe, aigle et tortue. Un prêtre sur une idole rapporte selon le rang de l’idole et le niveau de la case (U22).
    .title = Idole
uxmal-help-blank = Une case sans idole. On ne peut y placer aucun prêtre, et un prêtre qui s’y trouve ne rapporte rien (U18, U22).
    .title = Case vide
uxmal-help-priest = À la fin de chaque phase, un prêtre rapporte des points pour l’idole sur laquelle il se tient. On peut construire par-dessus : il monte alors simplement (U13, U22).
    .title = Prêtre
uxmal-help-supply = Vos prêtres disponibles attendent d’être placés sur la pyramide (U18).
    .title = Prêtres disponibles
uxmal-help-track = La popularité des cinq idoles : la plus populaire à la place 1, la moins populaire à la place 5. La place est le rang de l’idole (U5).
    .title = Piste de popularité
uxmal-help-points = Ce qu’un prêtre rapporte à la fin d’une phase, selon le niveau de sa case et le rang de l’idole. Les rangs 4 et 5 ne rapportent rien (U22).
    .title = Tableau des points
uxmal-help-hand = Les cartes Idole servent à payer les déplacements, les vénérations et les malédictions. À la fin d’une phase, chaque carte de rang 1 rapporte 2 points et chaque carte de rang 2 en rapporte 1, puis elle retourne sur sa pile (U20, U21, U23).
    .title = Main
uxmal-help-pile = Il y a 9 cartes de chaque idole, en piles visibles. Une pile vide ne donne rien jusqu’à ce que des cartes y reviennent (U1, U16).
    .title = Piles de cartes
uxmal-help-stock = Les tuiles pas encore piochées. On sait lesquelles, mais pas dans quel ordre (U6).
    .title = Réserve
uxmal-help-tile = Quatre cases : trois idoles différentes et une case vide. Elle se pose dans n’importe laquelle des quatre orientations (U1, U12).
    .title = Tuile Pyramide
uxmal-help-score = Les points de renommée marqués jusqu’ici. Qui en a le plus après la phase 3 gagne ; les cartes en main départagent les égalités (U26).
    .title = Points de renommée
uxmal-help-projection = Ce que rapporterait le prochain décompte s’il avait lieu maintenant : les prêtres selon le tableau des points, les cartes selon leur rang (U22, U23).
    .title = Prochain décompte
uxmal-help-build = Piochez une tuile, posez-la sur un emplacement libre du niveau de la phase, dans l’orientation de votre choix, et prenez les cartes d’un seul gain (U11 à U16).
    .title = Construire
uxmal-help-overlap = Une idole de la nouvelle tuile recouvre exactement la même idole : vous pouvez prendre 2 de ses cartes (U14).
    .title = Recouvrement
uxmal-help-adjacency = Une idole de la nouvelle tuile touche, hors de la tuile, la même idole : vous pouvez prendre 1 de ses cartes (U15).
    .title = Voisinage
uxmal-help-take = Un seul gain compte : 2 cartes d’un recouvrement ou 1 carte d’un voisinage, jamais de deux idoles (U16).
    .title = Choix des cartes
uxmal-help-place = Placez un prêtre disponible sur n’importe quelle case libre de la pyramide qui montre une idole. C’est gratuit (U18).
    .title = Placer un prêtre
uxmal-help-move = Déplacez un de vos prêtres sur la pyramide. Chaque case libre où il entre coûte 1 carte, les cases occupées se sautent gratuitement ; un déplacement coûte au moins 1 carte (U19).
    .title = Déplacer un prêtre
uxmal-help-pay = Payez avec n’importe quelles cartes de votre main, une à une dans l’ordre des idoles ; elles retournent sur leurs piles (U20).
    .title = Payer
uxmal-help-honour = Payez des cartes d’une idole pour la déplacer d’autant de places vers la place 1 (U21).
    .title = Vénérer
uxmal-help-curse = Payez des cartes d’une idole pour la déplacer d’autant de places vers la place 5 (U21).
    .title = Maudire
uxmal-help-phase = On construit le niveau 1 en phase 1, le niveau 2 en phase 2 et le niveau 3 en phase 3. Dès que le niveau est complet, la phase se termine et on compte les points (U12, U17, U24).
    .title = Phase
uxmal-help-rejection = Après les phases 1 et 2, les deux idoles les plus populaires tombent aux places 4 et 5, et les trois autres remontent (U24).
    .title = Rejet
uxmal-help-break = Après les phases 1 et 2, tous les prêtres reviennent à leurs propriétaires, sauf si une variante en décide autrement (U24).
    .title = Pause
uxmal-help-undo = Une décision peut être annulée jusqu’à ce que le hasard révèle quelque chose, que votre tour se termine ou que quelqu’un d’autre décide. Si vous êtes la seule personne à la table, vous pouvez aussi revenir par-dessus les tours de l’ordinateur ; si quelque chose a été tiré depuis, c’est de l’entraînement.
    .title = Annuler le coup

uxmal-worth-field = Un prêtre marquerait ici { $points ->
        [one] { $points } point
       *[other] { $points } points
    } maintenant (U22).
uxmal-worth-priest = Ce prêtre marquerait maintenant { $points ->
        [one] { $points } point
       *[other] { $points } points
    } (U22).
uxmal-worth-board = Aucun prêtre ne peut se tenir sur le plateau même (U18).

## Le dessin dans un terminal : la place manque

uxmal-drawing-rank = Rang
uxmal-drawing-idol = Idole
uxmal-drawing-level = Niveau { $level }
uxmal-drawing-card = Par carte
uxmal-drawing-pile = En pile
uxmal-drawing-score = Pts
uxmal-drawing-next = puis
uxmal-drawing-field = { $idol }, niveau { $level }
uxmal-drawing-cost =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
uxmal-drawing-claim = { $count } { $idol }
uxmal-drawing-drawn = Piochée :
uxmal-drawing-undrawn =
    { $count ->
        [0] réserve vide
        [one] { $count } tuile en réserve
       *[other] { $count } tuiles en réserve
    }
uxmal-drawing-track = Piste : { $track }

## Noms des dessins, que la page des règles sait trouver

uxmal-picture-S = Serpent
    .words = couleuvre, idole
uxmal-picture-J = Jaguar
    .words = chat, taches, idole
uxmal-picture-M = Singe
    .words = idole
uxmal-picture-E = Aigle
    .words = oiseau, ailes, idole
uxmal-picture-T = Tortue
    .words = carapace, idole
uxmal-picture-blank = Case vide
    .words = creux, sans idole
uxmal-picture-tile = Tuile
    .words = quatre cases, carré
uxmal-picture-card = Carte Idole
    .words = carte, main
uxmal-picture-pink = Prêtre rose
    .words = figurine, pion, coiffe
uxmal-picture-teal = Prêtre turquoise
    .words = figurine, pion, coiffe
uxmal-picture-amber = Prêtre ambre
    .words = figurine, pion, coiffe, jaune
uxmal-picture-indigo = Prêtre indigo
    .words = figurine, pion, coiffe, bleu

error-track = « { $track } » n’est pas une piste de popularité : S, J, M, E et T doivent y figurer une fois chacun.

## In the browser

## Fin d’une phase et de la partie

web-scene-nothing = Rien à décompter.
web-scene-priest = { $level }, { $rank }
web-scene-blank = { $level }, vide
web-scene-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-scene-before = Avant
web-scene-after = Après
web-scene-returned = Ces prêtres reviennent à leurs propriétaires :
web-scene-no-break = Pas de pause : tous les prêtres restent en place.
web-scene-stay = Aucun prêtre n’avait à revenir.
web-scene-back =
    { $count ->
        [0] aucun
        [one] { $count } prêtre
       *[other] { $count } prêtres
    }
web-result-cards = Cartes restantes
## Le plateau et les actions

board-mode-build = Construire
board-mode-place = Placer un prêtre
board-mode-move = Déplacer un prêtre
board-mode-track = Vénérer ou maudire
board-ask-turn = { $player }, c’est à vous.
    .you = C’est à vous.
board-ask-place = Où placez-vous le prêtre ?
board-ask-move-from = Quel prêtre déplacez-vous ?
board-ask-move-to = Où va le prêtre ?
board-ask-payment = Avec quelles cartes payez-vous ?
board-ask-seat = Orientez la tuile et choisissez son emplacement.
board-ask-track = Quelle idole bouge, et de combien ?
board-hint-place = Choisissez une case en surbrillance ; chacune indique ce qu’un prêtre y rapporte au prochain décompte.
board-hint-move = Choisissez l’un de vos prêtres ; les cases en surbrillance indiquent points et coût.
board-hint-track = Faites glisser une idole sur la piste, ou utilisez les flèches.
board-hint-seat = Choisissez un emplacement libre. R ou la molette fait tourner la tuile.
board-confirm = Confirmer
board-back = Retour
board-free-seats = Emplacements libres
board-target-place = placer un prêtre ici : points attendus { $change }
board-target-move =
    { $cost ->
        [one] aller ici pour { $cost } carte : points attendus { $change }
       *[other] aller ici pour { $cost } cartes : points attendus { $change }
    }
board-target-from = ce prêtre peut se déplacer
board-seat-gain = { $name } – { $tile } : { $gains }, prochain décompte { $change }
board-seat-plain = { $name } – { $tile } : aucune carte, prochain décompte { $change }
board-cost = Coût
board-cost-none = rien
board-gain = Gain
board-gain-none = aucune carte
board-gain-value =
    { $points ->
        [one] { $points } point au prochain décompte
       *[other] { $points } points au prochain décompte
    }
board-gain-moved =
    { $points ->
        [one] { $points } point au prochain décompte, actuellement { $before }
       *[other] { $points } points au prochain décompte, actuellement { $before }
    }
board-change = Points attendus
board-change-suggested = Les points attendus valent pour les cartes proposées.
board-change-best = Vous choisirez ensuite les cartes ; on suppose ici le meilleur choix.
board-ends-phase = La phase se termine ainsi.
board-announce-choice = { $action }. Coût : { $cost }. Gain : { $gain }. Points attendus : { $change }.
board-payment = Cartes pour payer
board-payment-count =
    { $chosen ->
        [one] { $chosen } choisie sur { $due }
       *[other] { $chosen } choisies sur { $due }
    }
board-payment-card = { $idol }, carte { $number }
board-which-idol = Idole
board-honour = Vénérer
board-curse = Maudire
board-honour-step = Vénérer : { $idol }
board-curse-step = Maudire : { $idol }
board-square = place { $square }
board-square-cost = place { $square }, coûte { $cost }
board-per-card = par carte
board-stocks = Réserve
board-stock =
    { $count ->
        [one] Encore { $count } tuile
       *[other] Encore { $count } tuiles
    }
board-drawn = Tuile piochée
board-next-tile = Prochaine tuile
board-hand = Main de { $player } : { $cards }
    .you = Votre main : { $cards }
board-no-cards = aucune carte
board-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-next =
    { $points ->
        [one] { $points } de plus au prochain décompte
       *[other] { $points } de plus au prochain décompte
    }

# why a turn cannot begin with something
uxmal-refused-place-supply = Vous n’avez plus de prêtre à placer.
uxmal-refused-place-field = Aucune idole de la pyramide n’est encore libre pour un prêtre : construisez d’abord.
uxmal-refused-move-priest = Aucun de vos prêtres n’est encore sur la pyramide.
uxmal-refused-move-cards = Un déplacement coûte au moins 1 carte, et vous n’en avez pas.
uxmal-refused-move-way = Avec vos cartes, aucun de vos prêtres ne peut aller où que ce soit.
uxmal-refused-track-cards = On paie avec des cartes de l’idole elle-même, et vous n’en avez pas.

# names on the board, for beginners
uxmal-name-track = Popularité des idoles
uxmal-name-points = Points d’un prêtre
uxmal-name-score = Score
uxmal-name-supply = Prêtres à placer
uxmal-name-hand = Cartes en main
uxmal-name-stocks = Cartes Idole à gagner
uxmal-name-tiles = Tuiles à piocher
uxmal-name-board = C’est ici que grandit la pyramide

# Figures of the rules (figures/*.yaml)

uxmal-figure-seats = Une tuile du niveau { $level } repose sur quatre tuiles du niveau inférieur et couvre une case de chacune.
uxmal-figure-overlap = La tuile est posée de sorte que son singe couvre le singe de b8 : vous pouvez prendre { $cards } cartes Singe.
uxmal-figure-adjacency = L’aigle de g2 touche l’aigle de g3, qui n’est pas sur la tuile : { $cards ->
    [one] une carte Aigle
   *[other] { $cards } cartes Aigle
 }. Le voisin est ici imprimé sur le plateau.
uxmal-figure-choice = Cette tuile offre deux paires. L’aigle de f8 couvre un aigle : { $over } cartes Aigle. Le serpent de f7 touche le serpent de f6 : { $beside ->
    [one] une carte Serpent
   *[other] { $beside } cartes Serpent
 }. Vous prenez l’une ou l’autre, jamais les deux.
uxmal-figure-place = Trois tuiles sont posées ici, et un prêtre se tient sur b8. Les { $fields } autres idoles peuvent recevoir un prêtre ; les cases vides et le plateau imprimé, non.
uxmal-figure-move = Ce que coûte le chemin depuis d8. Vers b8 : { $jump }, car on saute le prêtre de c8. Vers e8 : { $step }. Vers e7 : { $around }. Vers g6 : { $far } (e8, e7, puis gratuitement par-dessus les prêtres de f7 et f6, et g6).
uxmal-figure-honour = { $cards ->
    [one] Une carte Aigle
   *[other] { $cards } cartes Aigle
 } vénère l’aigle d’autant de places ; le serpent, qu’il dépasse, recule.
uxmal-figure-scoring = La dernière tuile du niveau 1 est posée sur c5. Les prêtres roses de a3 et f6 se tiennent sur le serpent, de rang 1 : { $first } points chacun ; celui de d8 est sur l’aigle, de rang 2 : { $second }. Puis { $cards_first } cartes Serpent rapportent { $for_first } points et { $cards_second } cartes Aigle { $for_second }. Cela fait { $total } pour le rose.
uxmal-figure-rejection = Le serpent et l’aigle étaient en tête au décompte. Ils tombent aux places 4 et 5, et les trois autres avancent.

## Positions composées

uxmal-position-random = avec du matériel tiré au hasard, la position doit aussi donner le plateau et les tuiles, sous « beyond ».
uxmal-position-components = ce n’est pas du matériel tiré au hasard : il y a 29 tuiles dans l’ordre ASCII et huit lignes, chaque tuile et chaque emplacement avec trois idoles différentes et une case vide.
uxmal-position-track = la piste doit avoir une fois chacun de S, J, M, E, T, la place 1 d’abord, et non « { $value } ».
uxmal-position-row = une ligne doit avoir huit des caractères { $letters }, et non « { $value } ».
uxmal-position-high = on ne construit pas le niveau { $level } en phase { $phase }, mais quelque chose s’y trouve en { $seat }.
uxmal-position-gap = la phase { $phase } commence quand le niveau { $level } est complet, mais il n’est pas construit en { $seat }.
uxmal-position-part = une tuile couvre quatre cases, mais en { $seat } seules certaines sont au niveau { $level }.
uxmal-position-area = la case { $field } est au niveau { $level }, où aucune tuile de ce niveau ne peut se trouver.
uxmal-position-complete = le niveau de la phase { $phase } est complet, le décompte de la phase doit donc avoir eu lieu ; laissez une place libre, ou commencez la phase suivante.
uxmal-position-over = la partie est finie quand le niveau 3 est complet en phase 3, et il ne l’est pas.
uxmal-position-base = rien n’est construit en { $field }, où le plateau montre « { $symbol } » et non « { $value } ».
uxmal-position-count = { $undrawn } tuiles à piocher, { $drawn } piochées et { $laid } posées doivent faire 29 ensemble.
uxmal-position-tile = la tuile en { $seat } montre { $shows } (dans le sens horaire à partir du coin supérieur gauche), mais une fois retirées les tuiles piochées, à piocher et posées ailleurs, il n’en reste aucune comme celle-là.
uxmal-position-twice = la tuile { $tile } apparaît plus de fois qu’elle n’existe.
uxmal-position-unknown = « { $tile } » n’est pas une tuile de ce jeu ; les tuiles s’écrivent comme dans la liste, sans rotation.
uxmal-position-drawn = à la décision « { $decision } », une tuile a été piochée ; nommez-la.
uxmal-position-not-drawn = à la décision « { $decision } », aucune tuile n’a été piochée ; il faut null.
uxmal-position-none-left = il faut une tuile à piocher.
uxmal-position-cards = les joueurs ont { $held } cartes de { $idol }, et il n’y en a que { $most }.
uxmal-position-priests = { $count } prêtres se trouvent ici, et en phase { $phase } chaque joueur en a { $most }.
uxmal-position-field = une case porte un nom de a1 à h8, et non « { $value } ».
uxmal-position-shared = deux prêtres se trouvent en { $field } ; chacun a besoin d’une case à lui.
uxmal-position-ground = rien n’est construit en { $field }, aucun prêtre ne peut s’y trouver.
uxmal-position-due = on ne doit des cartes qu’à la décision « pay » ; il faut 0.
uxmal-position-pay = { $due } cartes sont dues, mais la main n’en a que { $held } que l’on puisse encore payer.
uxmal-position-word = « { $value } » n’est pas un mot du genre « { $kind } », celui de cette décision.
uxmal-position-take = à la décision « take », il y a au moins deux paires au choix, comme take:S2 et take:J1.
uxmal-oddity-points = Il y a des points avant le premier décompte.
uxmal-oddity-cards = Les mains ont { $cards } cartes, et { $tiles } tuiles n’ont pu en apporter que { $most } au plus.
uxmal-oddity-scored = Quelqu’un a plus de points que les décomptes n’ont pu en apporter : { $most } au plus.
uxmal-figure-free = La première tuile du niveau 2 est sur f6. La tuile piochée peut aller sur chacun des huit autres emplacements, dans quatre orientations : { $ways } possibilités. Les étiquettes disent ce qu’elle y rapporterait dans son orientation actuelle.
uxmal-figure-covered = Une tuile du niveau { $level } est posée sur b6, par-dessus le prêtre de c6. Il reste sur sa case et se tient maintenant sur l’aigle, un niveau plus haut.

## Plans pour son prochain tour

uxmal-plan-build = Construire
uxmal-plan-place = Poser un prêtre sur { $field }
uxmal-plan-move = Déplacer un prêtre de { $from } à { $to }
uxmal-plan-nobody-build = Si personne ne construit sur { $place }
    .short = Si personne ne construit sur …
uxmal-plan-somebody-build = Si quelqu’un construit sur { $place }
    .short = Si quelqu’un construit sur …
uxmal-plan-nobody-priest = Si personne ne met un prêtre sur { $place }
    .short = Si personne ne met un prêtre sur …
uxmal-plan-somebody-priest = Si quelqu’un met un prêtre sur { $place }
    .short = Si quelqu’un met un prêtre sur …
uxmal-plan-nobody-leave = Si personne ne retire un prêtre de { $place }
    .short = Si personne ne retire un prêtre de …
uxmal-plan-somebody-leave = Si quelqu’un retire un prêtre de { $place }
    .short = Si quelqu’un retire un prêtre de …
uxmal-plan-kind-build = Construire
uxmal-plan-kind-place = Poser un prêtre
uxmal-plan-kind-move = Déplacer un prêtre
uxmal-plan-kind-honour = Vénérer une idole
uxmal-plan-kind-curse = Maudire une idole
