### Heap. Les numéros comme H2 sont ceux des règles.

heap-title = Heap
    .help = Prenez des jetons de trois piles et soyez celui qui les vide.
    .facts = 2 à 4 joueurs · environ 5 minutes
heap-pile = Pile { $pile }

option-heap-size = Taille
    .help = Combien de jetons les piles ont au début (H1).
option-heap-size-small = Petite
    .help = 3, 4 et 5 jetons.
option-heap-size-large = Grande
    .help = 5, 6 et 7 jetons.

heap-ask-turn = { $player }, prenez un ou deux jetons d’une pile, ou lancez le dé pour l’une d’elles.
    .you = Prenez un ou deux jetons d’une pile, ou lancez le dé pour l’une d’elles.
heap-ask-throw = Le dé roule pour { $player }.
    .you = Le dé roule pour vous.
heap-ask-over = La partie est finie.

heap-do-take =
    { $gain ->
        [one] Prendre { $gain } jeton de la pile { $pile }
       *[other] Prendre { $gain } jetons de la pile { $pile }
    }
heap-do-throw = Lancer le dé pour la pile { $pile }

heap-log-take =
    { $count ->
        [one] { $player } prend { $count } jeton de la pile { $pile }.
       *[other] { $player } prend { $count } jetons de la pile { $pile }.
    }
    .you =
        { $count ->
            [one] Vous prenez { $count } jeton de la pile { $pile }.
           *[other] Vous prenez { $count } jetons de la pile { $pile }.
        }
heap-log-throw = { $player } lance le dé pour la pile { $pile }.
    .you = Vous lancez le dé pour la pile { $pile }.
heap-log-thrown = Le dé montre { $count } et retire autant de jetons de la pile { $pile }.
heap-log-cleared = { $player } vide la pile { $pile } : 3 points.
    .you = Vous videz la pile { $pile } : 3 points.

heap-help-take = Chaque jeton que vous prenez vaut un point (H2).
    .title = Prendre
heap-help-throw = Le dé montre 1, 2, 2 ou 3 et retire autant de jetons, qui ne comptent pour personne (H3).
    .title = Lancer le dé

# Figures of the rules (figures/*.yaml)

heap-figure-clear = Il reste { $left } jeton dans la pile 1. Qui le prend marque 1 point pour lui et 3 pour avoir vidé la pile : { $points } points.

heap-position-thrown = la pile { $pile } est vide, aucun dé n’est donc lancé pour elle ; il faut 0 ou une pile qui a des jetons.
