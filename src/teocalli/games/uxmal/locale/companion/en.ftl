# The companion of the printed game

uxmal-draw-track = Popularity track, square 1 first: { $idols }.
uxmal-draw-first = { $player } goes first.
uxmal-companion-priests = Each priest scores by the level of its field and the rank of the idol there (U22).
    .title = Priests
uxmal-companion-cards = 2 points for each hand card of the idol of rank 1, 1 point for each of rank 2; these cards go back to their piles (U23).
    .title = Cards
