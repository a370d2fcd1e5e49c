# Composer une position à la main

uxmal-set-up-turn = Tour et piste
uxmal-set-up-phase = Phase
uxmal-set-up-decision = Ce qui est à décider
uxmal-set-up-decision-turn = Une action est choisie
uxmal-set-up-decision-draw = Une tuile est piochée
uxmal-set-up-decision-seat = Une tuile est posée
uxmal-set-up-decision-take = Des cartes sont prises
uxmal-set-up-decision-pay = Des cartes sont payées
uxmal-set-up-decision-over = La partie est terminée
uxmal-set-up-whose = À qui de jouer
uxmal-set-up-due = Cartes encore à payer
uxmal-set-up-paid = Dernière idole payée
uxmal-set-up-takes = Cartes au choix
uxmal-set-up-tiles = Tuiles
uxmal-set-up-drawn = Tuile piochée
uxmal-set-up-tile = { $symbols } (sens horaire)
uxmal-set-up-priests = Cases des prêtres
uxmal-set-up-priest = Placer un prêtre ({ $whose }) sur { $field }
uxmal-set-up-priest-away = Retirer le prêtre ({ $whose }) de { $field }
uxmal-set-up-turn-tile = Tourner la tuile sur { $seat }, niveau { $level }
uxmal-set-up-take-off = Retirer la tuile sur { $seat }, niveau { $level }
uxmal-set-up-lay = Niveau { $level }, sur { $seat } : { $tile }
uxmal-set-up-fill = Compléter le niveau { $level } avec des tuiles de la pioche et commencer la phase suivante
