### Teotihuacan. Les numéros comme T14 sont ceux des règles.

teotihuacan-title = Teotihuacan
    .help = La Cité des dieux : déplacez vos ouvriers, bâtissez la Pyramide du Soleil et gravissez les temples. De 1 à 4 joueurs, environ 120 minutes.

## Noms

teotihuacan-bot = Teotibot
teotihuacan-seat = Joueur { $number }
teotihuacan-temple-blue = temple bleu
teotihuacan-temple-red = temple rouge
teotihuacan-temple-green = temple vert
teotihuacan-board-1 = Palais (1)
teotihuacan-board-2 = Forêt (2)
teotihuacan-board-3 = Carrière (3)
teotihuacan-board-4 = Gisement d’or (4)
teotihuacan-board-5 = Alchimie (5)
teotihuacan-board-6 = Nobles (6)
teotihuacan-board-7 = Décorations (7)
teotihuacan-board-8 = Construction (8)
teotihuacan-kind-mask_1 = masque 1
teotihuacan-kind-mask_2 = masque 2
teotihuacan-kind-mask_3 = masque 3
teotihuacan-kind-mask_4 = masque 4
teotihuacan-kind-mask_5 = masque 5
teotihuacan-kind-mask_6 = masque 6
teotihuacan-kind-mask_7 = masque 7
teotihuacan-kind-vp_4 = 4 points
teotihuacan-kind-resources_3 = 3 ressources
teotihuacan-kind-resources_2 = 2 ressources
teotihuacan-kind-cocoa_4 = 4 cacaos
teotihuacan-kind-avenue_1 = pas sur l’Allée des Morts
teotihuacan-kind-temple_any = pas dans un temple au choix
teotihuacan-kind-temple_blue = pas dans le temple bleu
teotihuacan-kind-temple_red = pas dans le temple rouge
teotihuacan-kind-temple_green = pas dans le temple vert
teotihuacan-kind-power_up_2 = deux améliorations
teotihuacan-kind-double_move = double déplacement
teotihuacan-kind-free_move = déplacement libre
teotihuacan-kind-free_cocoa = sans cacao
teotihuacan-kind-extra_worker = ouvrier supplémentaire

## Quantités

teotihuacan-amount-vp =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
teotihuacan-amount-cocoa = { $count } cacao
teotihuacan-amount-wood = { $count } bois
teotihuacan-amount-stone = { $count } pierre
teotihuacan-amount-gold = { $count } or
teotihuacan-amount-blue =
    { $count ->
        [one] { $count } pas dans le temple bleu
       *[other] { $count } pas dans le temple bleu
    }
teotihuacan-amount-red =
    { $count ->
        [one] { $count } pas dans le temple rouge
       *[other] { $count } pas dans le temple rouge
    }
teotihuacan-amount-green =
    { $count ->
        [one] { $count } pas dans le temple vert
       *[other] { $count } pas dans le temple vert
    }
teotihuacan-amount-avenue =
    { $count ->
        [one] { $count } pas sur l’Allée des Morts
       *[other] { $count } pas sur l’Allée des Morts
    }
teotihuacan-amount-track =
    { $count ->
        [one] { $count } pas sur la piste de la Pyramide
       *[other] { $count } pas sur la piste de la Pyramide
    }

## Journal

teotihuacan-log-first = { $player } commence.
teotihuacan-log-boards = Les plateaux sont placés dans le sens horaire : { $boards }.
teotihuacan-log-royals = Le Palais montre les tuiles Royales { $tiles }.
teotihuacan-log-techs = Les technologies sont { $tiles }.
teotihuacan-log-bonus = Les bonus de temple sont { $tiles }.
teotihuacan-log-layout = La pyramide de départ suit le plan { $number }.
teotihuacan-log-draw = { $tile } est pioché.
teotihuacan-log-dirs = Les tuiles Direction sont placées : { $sides }.
teotihuacan-log-dice = Le Teotibot obtient { $sum } et utilise { $action }.
teotihuacan-log-spin = Le Teotibot pose sa tuile de pyramide avec { $turns } quarts de tour.
teotihuacan-log-keep = { $player } garde les tuiles de départ { $tiles }.
teotihuacan-log-pick = { $player } choisit la tuile de départ { $tile }.
teotihuacan-log-gain = { $player } choisit des ressources.
teotihuacan-log-place = { $player } place des ouvriers sur les plateaux { $boards }.
teotihuacan-log-temple = { $player } choisit le { $temple }.
teotihuacan-log-reward = { $player } prend la récompense de la marche.
teotihuacan-log-skip = { $player } y renonce.
teotihuacan-log-claim = { $player } prend une tuile Découverte : { $tile }.
teotihuacan-log-power = { $player } améliore un ouvrier : { $board }.
teotihuacan-log-ascend-vp = { $player } fait une ascension pour des points.
teotihuacan-log-ascend-cocoa = { $player } fait une ascension pour du cacao.
teotihuacan-log-ascend-temple = { $player } fait une ascension pour un pas de temple.
teotihuacan-log-ascend-two = { $player } fait une ascension et paie deux pas de temple.
teotihuacan-log-ascend-worker = { $player } fait une ascension et reçoit le quatrième ouvrier.
teotihuacan-log-unlock = { $player } libère tous ses ouvriers.
teotihuacan-log-use = { $player } utilise une tuile Découverte : { $tile }.
teotihuacan-log-move = { $player } se déplace de { $from } vers { $to }.
teotihuacan-log-rest = { $player } consacre son tour à libérer ses ouvriers.
teotihuacan-log-cocoa = { $player } récolte du cacao.
teotihuacan-log-main = { $player } effectue l’action principale : { $board }.
teotihuacan-log-worship = { $player } vénère : { $board }.
teotihuacan-log-crew = { $player } emploie les forces { $powers }.
teotihuacan-log-tech = { $player } prend la technologie { $number }.
teotihuacan-log-row = { $player } construit dans la rangée { $row }.
teotihuacan-log-deco = { $player } pose la décoration { $tile } sur l’escalier { $stairway }.
teotihuacan-log-build = { $player } pose la tuile de pyramide { $tile } au niveau { $level }.
teotihuacan-log-done = { $player } s’arrête là.
teotihuacan-log-save = { $player } décide ce que la technologie 15 épargne.
teotihuacan-log-pay = { $player } paie pour la tuile Royale.
teotihuacan-log-waive = { $player } utilise la tuile Royale sans cacao.
teotihuacan-log-end = { $player } termine son tour.
teotihuacan-log-salary = { $player } paie un salaire de { $cocoa } cacao.
teotihuacan-log-salary-free = { $player } ne paie pas de salaire grâce à une tuile Découverte.
teotihuacan-log-gained = { $player } gagne { $amounts }.
teotihuacan-log-lost = { $player } donne { $amounts }.
teotihuacan-log-eclipse = L’éclipse { $era } est décomptée.
teotihuacan-log-scored = { $player } : Allée { $avenue }, piste de la Pyramide { $track }, masques { $masks } ; total { $total }.
teotihuacan-log-bonuses = { $player } : bonus de temple { $bonus } ; total { $total }.
teotihuacan-log-game-end = La partie est terminée.
teotihuacan-log-winner = { $player } gagne.
teotihuacan-log-times =
    { $times ->
        [one] { $player } échange { $times } fois.
       *[other] { $player } échange { $times } fois.
    }

## Questions

teotihuacan-ask-keep = { $player }, quelles deux tuiles de départ gardez-vous ?
teotihuacan-ask-pick = { $player }, quelle tuile de départ choisissez-vous ?
teotihuacan-ask-gain = { $player }, quelles ressources ?
teotihuacan-ask-place = { $player }, sur quels trois plateaux commencez-vous ?
teotihuacan-ask-temple = { $player }, quel temple ?
teotihuacan-ask-claim = { $player }, prendre une tuile Découverte ?
teotihuacan-ask-power = { $player }, quel ouvrier est amélioré ?
teotihuacan-ask-ascend = { $player }, quelle récompense pour l’ascension ?
teotihuacan-ask-turn = { $player }, c’est votre tour.
teotihuacan-ask-act = { $player }, que faites-vous là ?
teotihuacan-ask-crew = { $player }, quels ouvriers employez-vous ?
teotihuacan-ask-tech = { $player }, quelle technologie ?
teotihuacan-ask-row = { $player }, quelle rangée ?
teotihuacan-ask-deco = { $player }, quelle décoration, et où ?
teotihuacan-ask-build = { $player }, quelle tuile de pyramide, et où ?
teotihuacan-ask-save = { $player }, qu’épargne la technologie 15 ?
teotihuacan-ask-royal = { $player }, comment utilisez-vous la tuile Royale ?
teotihuacan-ask-extra = { $player }, une amélioration de plus pour 1 cacao ?
teotihuacan-ask-end = { $player }, encore quelque chose avant la fin du tour ?
teotihuacan-ask-salary = { $player }, quel salaire payez-vous ?

## Options

option-teotihuacan-draft = Draft des tuiles de départ
    .help = Comment les tuiles de départ sont distribuées (T80).
option-teotihuacan-draft-no = Non
    .help = Chacun reçoit quatre tuiles et en garde deux.
option-teotihuacan-draft-yes = Oui
    .help = Les tuiles forment une rangée ; chacun en choisit une dans l’ordre, puis une dans l’ordre inverse.
option-teotihuacan-dark_eclipse = Éclipse sombre
    .help = Quand vient l’éclipse (T81).
option-teotihuacan-dark_eclipse-no = Non
    .help = Après la rencontre des disques, on finit la manche et on en joue une de plus.
option-teotihuacan-dark_eclipse-yes = Oui
    .help = Juste après le tour où les disques se rencontrent.
option-teotihuacan-first_game = Première partie
    .help = Une mise en place fixe pour débuter (T18).
option-teotihuacan-first_game-no = Non
    .help = Tout est tiré au hasard.
option-teotihuacan-first_game-yes = Oui
    .help = Plateaux, tuiles, biens et ouvriers imposés ; incompatible avec le draft.
option-teotihuacan-advanced_worship = Vénération avancée
    .help = Ce que coûte la libération sur un espace de vénération (T82).
option-teotihuacan-advanced_worship-no = Non
    .help = Libérer l’ouvrier d’un autre joueur coûte 1 cacao.
option-teotihuacan-advanced_worship-yes = Oui
    .help = Cela rapporte 1 cacao ; son propre ouvrier est libéré gratuitement.
option-teotihuacan-first_player = Premier joueur
    .help = Qui commence (T13).
option-teotihuacan-first_player-random = Au hasard
    .help = Une place tirée au sort.
option-teotihuacan-first_player-0 = Première place
    .help = La première place commence.
option-teotihuacan-technology_draw = Technologies
    .help = Quelles six sont en jeu (T6).
option-teotihuacan-technology_draw-any6 = Six au hasard
    .help = Six parmi neuf.
option-teotihuacan-technology_draw-split = Réparties
    .help = Trois bon marché et trois chères.
option-teotihuacan-four_workers = Quatre ouvriers sur un plateau
    .help = Qui travaille quand ils sont quatre (T43).
option-teotihuacan-four_workers-choose = En choisir trois
    .help = On en choisit trois, dont celui qui s’est déplacé.
option-teotihuacan-four_workers-lowest = Tous les quatre
    .help = Tous travaillent ; la force la plus basse compte.
option-teotihuacan-fewer_workers = Moins d’ouvriers
    .help = Si des ouvriers peuvent rester à l’écart d’une action principale (T43).
option-teotihuacan-fewer_workers-no = Non
    .help = Tous ceux qui sont là travaillent.
option-teotihuacan-fewer_workers-yes = Oui
    .help = Tout groupe contenant celui qui s’est déplacé est permis.
option-teotihuacan-nobles_row = Rangée d’un bâtiment
    .help = Où un bâtiment peut aller (T48).
option-teotihuacan-nobles_row-fixed = Fixe
    .help = La rangée du nombre d’ouvriers ; si elle est pleine, celle du dessus.
option-teotihuacan-nobles_row-up_to = Jusqu’à
    .help = Toute rangée jusqu’à celle du nombre d’ouvriers.
option-teotihuacan-own_worship = Son ouvrier sur l’espace de vénération
    .help = Si l’on peut vénérer là où son ouvrier est bloqué (T30).
option-teotihuacan-own_worship-no = Interdit
    .help = Il faut d’abord le libérer.
option-teotihuacan-own_worship-pay = 1 cacao
    .help = Il est libéré pour 1 cacao, comme celui d’un autre.
option-teotihuacan-early_pyramid_factor = Piste de la Pyramide achevée tôt
    .help = Points par pas lors d’une dernière éclipse anticipée (T75).
option-teotihuacan-early_pyramid_factor-ordinal = Selon le numéro
    .help = Comme la première, la deuxième ou la troisième.
option-teotihuacan-early_pyramid_factor-third = Comme la troisième
    .help = 2 points par pas.
option-teotihuacan-pyramid_leader_zero = Tête sans aucun pas
    .help = Si 4 points sont donnés quand personne n’a avancé (T75).
option-teotihuacan-pyramid_leader_zero-no = Non
    .help = Personne ne les reçoit.
option-teotihuacan-pyramid_leader_zero-yes = Oui
    .help = Tous les reçoivent.
option-teotihuacan-tech1_double = Technologie 01, double déplacement
    .help = Ce que rapportent deux ouvriers à la fois (T58).
option-teotihuacan-tech1_double-one = Une fois
    .help = 1 cacao par déplacement.
option-teotihuacan-tech1_double-each = Chacun
    .help = 1 cacao par ouvrier.
option-teotihuacan-tech1_free_move = Technologie 01, déplacement libre
    .help = Quand un déplacement libre rapporte (T58).
option-teotihuacan-tech1_free_move-pass = Sur ou au-delà
    .help = Aussi quand il dépasse le Palais.
option-teotihuacan-tech1_free_move-land = Dessus
    .help = Seulement s’il finit au Palais.
option-teotihuacan-tech13 = Technologie 13
    .help = Combien de fois elle est proposée (T64).
option-teotihuacan-tech13-once = Une fois
    .help = Une fois par action principale.
option-teotihuacan-tech13-each = Chaque fois
    .help = Autant de fois que l’action a donné d’améliorations.
option-teotihuacan-start_technology_vp = Points pour une technologie de départ
    .help = Si les détenteurs marquent pour une technologie d’une tuile de départ (T15).
option-teotihuacan-start_technology_vp-no = Non
    .help = Ils ne gagnent rien.
option-teotihuacan-start_technology_vp-yes = Oui
    .help = Ils gagnent 3 points.
option-teotihuacan-second_start_technology = Deuxième technologie de départ
    .help = Ce que donne un second symbole (T15).
option-teotihuacan-second_start_technology-next = La suivante
    .help = La suivante non possédée.
option-teotihuacan-second_start_technology-ignored = Rien
    .help = Il est ignoré.
option-teotihuacan-empty_worship = Vénération sans pas
    .help = Si l’on peut vénérer pour un pas impossible (T31).
option-teotihuacan-empty_worship-no = Non
    .help = Seulement pour un pas possible.
option-teotihuacan-empty_worship-yes = Oui
    .help = Même sans effet.
option-teotihuacan-free_cocoa = Tuile sans cacao
    .help = Ce qu’elle dispense de payer (T72).
option-teotihuacan-free_cocoa-text = Comme imprimé
    .help = Action principale, vénération, salaire.
option-teotihuacan-free_cocoa-wide = Large
    .help = Aussi la libération, les deux pas d’une ascension, les tuiles Royales.
option-teotihuacan-power_up_tile = Tuile de deux améliorations
    .help = Si elle peut servir à l’ouvrier qui vient de bouger (T70).
option-teotihuacan-power_up_tile-wait = Après l’action
    .help = Pas avant la fin de l’action.
option-teotihuacan-power_up_tile-any = À tout moment
    .help = Avant aussi.
option-teotihuacan-extra_worker_stack = Plusieurs ouvriers supplémentaires
    .help = Si plusieurs tuiles comptent (T73).
option-teotihuacan-extra_worker_stack-yes = Permis
    .help = Jusqu’à trois ouvriers en tout.
option-teotihuacan-extra_worker_stack-no = Une seule
    .help = Une tuile par action au plus.
option-teotihuacan-stack_choice = Piles de tuiles Découverte
    .help = Quelle tuile d’une pile peut être prise (T55).
option-teotihuacan-stack_choice-any = Au choix
    .help = N’importe laquelle.
option-teotihuacan-stack_choice-top = Celle du dessus
    .help = Seulement la dernière piochée.
option-teotihuacan-neutral_draw = Dés neutres
    .help = Quelles tuiles de départ les placent (T17).
option-teotihuacan-neutral_draw-unkept = Tuiles non gardées
    .help = Celles que personne n’a gardées.
option-teotihuacan-neutral_draw-all = Toutes
    .help = Les 18, de nouveau pour chaque couleur.
option-teotihuacan-eclipse_order = Ordre de la dernière éclipse
    .help = D’abord le salaire ou les bonus de temple (T78).
option-teotihuacan-eclipse_order-salary_first = Salaire d’abord
    .help = Le salaire, puis les bonus de temple.
option-teotihuacan-eclipse_order-bonus_first = Bonus d’abord
    .help = Les bonus de temple, puis le salaire.
option-teotihuacan-start_pyramid = Pyramide de départ
    .help = Son plan (T11).
option-teotihuacan-start_pyramid-standard = Standard
    .help = Le plan imprimé.
option-teotihuacan-start_pyramid-random = Au hasard
    .help = Un plan parmi plusieurs.
option-teotihuacan-plain_match = Icônes simples
    .help = Si l’icône simple correspond à elle-même (T51).
option-teotihuacan-plain_match-yes = Correspondent
    .help = 1 point chacune.
option-teotihuacan-plain_match-no = Jamais
    .help = Elles ne correspondent jamais.
option-teotihuacan-first_game_order4 = Première partie, quatrième joueur
    .help = Cacao pour deux pas verts (T18).
option-teotihuacan-first_game_order4-print = 2 cacaos
    .help = 1 par pas, comme imprimé.
option-teotihuacan-first_game_order4-bga = 1 cacao
    .help = 1 pour les deux ensemble.
option-teotihuacan-buildings_row_end = Fin de la rangée de bâtiments
    .help = Valeur de ses deux dernières cases (T74).
option-teotihuacan-buildings_row_end-1 = 1
    .help = 1 chacune.
option-teotihuacan-buildings_row_end-2 = 2
    .help = 2 chacune.
option-teotihuacan-start_power_ups = Améliorations des tuiles de départ
    .help = Qui en reçoit deux (T15).
option-teotihuacan-start_power_ups-any = Au choix
    .help = Le même ou des ouvriers différents.
option-teotihuacan-start_power_ups-one = Un seul ouvrier
    .help = Les deux vont au même.
option-teotihuacan-palace_order = Ordre au Palais
    .help = Tuile Royale et tuile Découverte (T32).
option-teotihuacan-palace_order-any = Au choix
    .help = Dans l’ordre voulu.
option-teotihuacan-palace_order-tile_first = Découverte d’abord
    .help = La tuile Découverte d’abord.
option-teotihuacan-bot_palace = Teotibot et Palais
    .help = Si ses dés s’y arrêtent (T85).
option-teotihuacan-bot_palace-skip = Le saute
    .help = Le Palais n’est pas compté.
option-teotihuacan-bot_palace-stop = Le compte
    .help = Le Palais compte comme un plateau.
option-teotihuacan-bot_ascension = Ascension du Teotibot
    .help = Sa récompense (T85).
option-teotihuacan-bot_ascension-vp = Points
    .help = 5 points.
option-teotihuacan-bot_ascension-cocoa = Cacao
    .help = 5 cacaos.
option-teotihuacan-bot_ascension-temple = Temple
    .help = Un pas dans son temple le plus haut.
option-teotihuacan-bot_power = Force de départ du Teotibot
    .help = Force de ses trois ouvriers libres, de 1 à 5 (T83).
option-teotihuacan-bot_goods = Biens de départ du Teotibot
    .help = Bois, pierre et or au début, de 0 à 9 chacun (T83).
option-teotihuacan-bot_cocoa_vp = Cacao du Teotibot
    .help = Points pour 10 cacaos, de 0 à 99 (T85).
option-teotihuacan-bot_bonus_vp = Bonus de temple du Teotibot
    .help = Points par bonus atteint, de 0 à 99 (T93).
option-teotihuacan-bot_technology_vp = Technologies du Teotibot
    .help = Points par technologie à la fin, de 0 à 99 (T93).
option-teotihuacan-bot_worship = Vénération du Teotibot
    .help = Pas de temple de sa vénération ; un de plus aux Décorations (T92).
option-teotihuacan-bot_worship-2 = 2
    .help = 2 au temple, 3 aux Décorations.
option-teotihuacan-bot_worship-1 = 1
    .help = 1 au temple, 2 aux Décorations.
option-teotihuacan-bot_worship-3 = 3
    .help = 3 au temple, 4 aux Décorations.
