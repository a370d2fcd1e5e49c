### Teotihuacan : Cité des Dieux. Les numéros comme T47 sont ceux des règles.

teotihuacan-title = Teotihuacan : Cité des Dieux
    .help = Envoyez vos ouvriers autour des plateaux de la cité, gravissez les temples et bâtissez la grande pyramide avant l’éclipse.
    .facts = De 1 à 4 joueurs · environ deux heures

## Qui joue

teotihuacan-bot = Teotibot
    .help = L’adversaire du jeu en solo. Il ne décide rien : des dés et ses tuiles disent ce qu’il fait (T83 à T93).
teotihuacan-seat = Joueur { $number }
teotihuacan-neutral = dés neutres
teotihuacan-order-number = Numéro { $number } dans l’ordre du tour

## Plateaux

teotihuacan-board-1 = Palais
teotihuacan-board-2 = Forêt
teotihuacan-board-3 = Carrière
teotihuacan-board-4 = Mine d’or
teotihuacan-board-5 = Alchimie
teotihuacan-board-6 = Nobles
teotihuacan-board-7 = Décorations
teotihuacan-board-8 = Construction

## Les biens, les pistes et leurs quantités

teotihuacan-good-cocoa = Cacao
teotihuacan-good-wood = Bois
teotihuacan-good-stone = Pierre
teotihuacan-good-gold = Or
teotihuacan-temple-blue = temple bleu
    .title = Temple bleu
teotihuacan-temple-red = temple rouge
    .title = Temple rouge
teotihuacan-temple-green = temple vert
    .title = Temple vert
teotihuacan-track-avenue = Allée des Morts
teotihuacan-track-pyramid = Piste de la pyramide

teotihuacan-amount-vp = { $count } PV
teotihuacan-amount-cocoa =
    { $count ->
        [one] { $count } cacao
       *[other] { $count } cacaos
    }
teotihuacan-amount-wood = { $count } bois
teotihuacan-amount-stone =
    { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
teotihuacan-amount-gold = { $count } or
teotihuacan-amount-blue = { $count } pas dans le temple bleu
teotihuacan-amount-red = { $count } pas dans le temple rouge
teotihuacan-amount-green = { $count } pas dans le temple vert
teotihuacan-amount-avenue = { $count } pas sur l’allée des Morts
teotihuacan-amount-track = { $count } pas sur la piste de la pyramide
teotihuacan-amount-tile =
    { $count ->
        [one] tuile « { $tile } »
       *[other] { $count } tuiles « { $tile } »
    }
teotihuacan-amount-power =
    { $count ->
        [one] { $count } renforcement
       *[other] { $count } renforcements
    }
teotihuacan-amount-worker =
    { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }
teotihuacan-nothing = rien

## Symboles

teotihuacan-icon-b = symbole bleu
teotihuacan-icon-r = symbole rouge
teotihuacan-icon-g = symbole vert
teotihuacan-icon-p = ornement simple
teotihuacan-icon-B = symbole bleu en couleur
teotihuacan-icon-R = symbole rouge en couleur
teotihuacan-icon-G = symbole vert en couleur
teotihuacan-stairway-n = escalier nord
teotihuacan-stairway-e = escalier est
teotihuacan-stairway-s = escalier sud
teotihuacan-stairway-w = escalier ouest
teotihuacan-row-top = rangée du haut
teotihuacan-row-centre = rangée du milieu
teotihuacan-row-bottom = rangée du bas

## Tuiles Découverte

teotihuacan-kind-mask_1 = Masque 1
    .help = Coûte 2 cacaos et 1 or. Il y en a un dans le jeu. Les séries de masques différents rapportent à chaque éclipse (T76).
teotihuacan-kind-mask_2 = Masque 2
    .help = Coûte 1 cacao et 1 bois. Il y en a deux dans le jeu. Les séries de masques différents rapportent à chaque éclipse (T76).
teotihuacan-kind-mask_3 = Masque 3
    .help = Coûte 1 cacao et 1 bois. Il y en a deux dans le jeu. Les séries de masques différents rapportent à chaque éclipse (T76).
teotihuacan-kind-mask_4 = Masque 4
    .help = Coûte 1 bois. Il y en a trois dans le jeu. Les séries de masques différents rapportent à chaque éclipse (T76).
teotihuacan-kind-mask_5 = Masque 5
    .help = Coûte 1 bois. Il y en a trois dans le jeu. Les séries de masques différents rapportent à chaque éclipse (T76).
teotihuacan-kind-mask_6 = Masque 6
    .help = Coûte 1 bois. Il y en a trois dans le jeu. Les séries de masques différents rapportent à chaque éclipse (T76).
teotihuacan-kind-mask_7 = Masque 7
    .help = Coûte 1 bois. Il y en a trois dans le jeu. Les séries de masques différents rapportent à chaque éclipse (T76).
teotihuacan-kind-vp_4 = Points de victoire
    .help = Coûte 1 bois. Une fois : 4 PV (T69).
teotihuacan-kind-resources_3 = Trois ressources
    .help = Coûte 1 cacao. Une fois : 3 ressources au choix (T69).
teotihuacan-kind-resources_2 = Deux ressources
    .help = Gratuite. Une fois : 2 ressources au choix (T69).
teotihuacan-kind-cocoa_4 = Quatre cacaos
    .help = Coûte 1 or. Une fois : 4 cacaos (T69).
teotihuacan-kind-avenue_1 = Pas sur l’allée des Morts
    .help = Coûte 1 cacao. Une fois : 1 pas sur l’allée des Morts (T69).
teotihuacan-kind-temple_any = Temple au choix
    .help = Coûte 1 cacao. Une fois : 1 pas dans un temple au choix (T69).
teotihuacan-kind-temple_blue = Pas dans le temple bleu
    .help = Gratuite. Une fois : 1 pas dans le temple bleu (T69).
teotihuacan-kind-temple_red = Pas dans le temple rouge
    .help = Gratuite. Une fois : 1 pas dans le temple rouge (T69).
teotihuacan-kind-temple_green = Pas dans le temple vert
    .help = Gratuite. Une fois : 1 pas dans le temple vert (T69).
teotihuacan-kind-power_up_2 = Deux renforcements
    .help = Coûte 1 cacao. Une fois : deux renforcements pour vos ouvriers libres, sur n’importe quels plateaux (T70).
teotihuacan-kind-double_move = Double déplacement
    .help = Gratuite. Une fois : un deuxième ouvrier se déplace avec le premier, du même plateau au même plateau (T71).
teotihuacan-kind-free_move = Déplacement libre
    .help = Gratuite. Une fois : déplacez-vous d’une distance quelconque, au plus un tour complet (T71).
teotihuacan-kind-free_cocoa = Sans cacao
    .help = Gratuite. Une fois : ne payez pas de cacao pour une action principale, une adoration ou un salaire (T72).
teotihuacan-kind-extra_worker = Ouvrier supplémentaire
    .help = Gratuite. Une fois : comptez un ouvrier de plus pour une action principale sur Alchimie, Nobles ou Construction (T73).

## Tuiles Royales ; P est la force de l’ouvrier qui s’y trouve

teotihuacan-royal-1 = tuile Royale 01
    .help = Recevez P + 1 cacao (T34).
teotihuacan-royal-2 = tuile Royale 02
    .help = Jusqu’à P fois : payez 1 cacao pour 1 bois et 1 pierre (T35).
teotihuacan-royal-3 = tuile Royale 03
    .help = Jusqu’à P fois : payez 1 ressource pour 2 cacaos (T36).
teotihuacan-royal-4 = tuile Royale 04
    .help = 2 PV pour chacune de vos technologies, P au plus (T37).
teotihuacan-royal-5 = tuile Royale 05
    .help = 2 PV pour chacun de vos pas sur la piste de la pyramide, P au plus (T38).
teotihuacan-royal-6 = tuile Royale 06
    .help = Jusqu’à P fois : payez 1 cacao pour 1 pierre et 1 or (T39).
teotihuacan-royal-7 = tuile Royale 07
    .help = Une fois : payez 1 cacao et 1 ressource pour P ressources au choix (T40).
teotihuacan-royal-8 = tuile Royale 08
    .help = Jusqu’à P − 1 fois : payez 1 cacao pour 1 pas dans un temple au choix (T41).
teotihuacan-royal-9 = tuile Royale 09
    .help = 1 PV pour chacun de vos pas sur l’allée des Morts, P + 1 au plus (T42).

## Technologies

teotihuacan-tech-1 = technologie 01
    .help = 1 or. Quand vous déplacez un ouvrier sur le Palais ou au-delà : 1 cacao (T58).
teotihuacan-tech-3 = technologie 03
    .help = 1 or. Après Alchimie ou Nobles : 3 PV (T59).
teotihuacan-tech-5 = technologie 05
    .help = 1 or. Après Forêt, Carrière ou Mine d’or : 1 de plus de cette ressource (T60).
teotihuacan-tech-7 = technologie 07
    .help = 1 or. Après Forêt, Carrière ou Mine d’or : 1 cacao et 1 PV (T61).
teotihuacan-tech-9 = technologie 09
    .help = 2 or. Après Décorations : 4 PV (T62).
teotihuacan-tech-11 = technologie 11
    .help = 2 or. Après Construction : 3 PV (T63).
teotihuacan-tech-13 = technologie 13
    .help = 2 or. Après les renforcements d’une action principale : vous pouvez payer 1 cacao pour un de plus (T64).
teotihuacan-tech-15 = technologie 15
    .help = 2 or. À la Construction, vous comptez un ouvrier de plus et épargnez une fois 1 bois ou 1 pierre (T65).
teotihuacan-tech-17 = technologie 17
    .help = 2 or. Après Construction : 1 pas dans un temple au choix (T66).

## Tuiles Bonus de temple

teotihuacan-bonus-best_mask_set = meilleure série de masques
    .help = Votre meilleure série de masques compte une fois de plus (T78).
teotihuacan-bonus-technologies_5 = technologies
    .help = 5 PV pour chacune de vos technologies (T78).
teotihuacan-bonus-vp_15 = 15 PV
    .help = 15 PV (T78).
teotihuacan-bonus-avenue_3 = allée des Morts
    .help = 3 PV pour chacun de vos pas sur l’allée des Morts (T78).
teotihuacan-bonus-bonus_9 = tuiles Bonus de temple
    .help = 9 PV pour chaque tuile Bonus de temple que vous avez atteinte, celle-ci comprise (T78).
teotihuacan-bonus-discovery_2 = tuiles Découverte
    .help = 2 PV pour chacune de vos tuiles Découverte qui n’est pas un masque, utilisée ou non (T78).
teotihuacan-bonus-workers = ouvriers
    .help = 4 PV pour chacun de vos ouvriers de force 1 à 3, 9 PV pour chacun de force 4 ou 5 (T78).

## Tuiles Départ

teotihuacan-start-ST1 = tuile Départ ST1
    .help = Plateaux 1 et 2. 1 pas sur l’allée des Morts, 2 cacaos, 3 bois (T14).
teotihuacan-start-ST2 = tuile Départ ST2
    .help = Plateaux 4 et 3. 1 pas dans le temple vert, 2 pierres, 3 or (T14).
teotihuacan-start-ST3 = tuile Départ ST3
    .help = Plateaux 2 et 3. 1 pas dans le temple bleu, 4 bois, 1 pierre (T14).
teotihuacan-start-ST4 = tuile Départ ST4
    .help = Plateaux 1 et 4. 1 pas dans le temple rouge, 5 cacaos, 2 or (T14).
teotihuacan-start-ST5 = tuile Départ ST5
    .help = Plateaux 4 et 5. La plus basse technologie qui vous manque, 2 or (T14, T15).
teotihuacan-start-ST6 = tuile Départ ST6
    .help = Plateaux 2 et 4. 1 renforcement, 3 bois, 2 or (T14).
teotihuacan-start-ST7 = tuile Départ ST7
    .help = Plateaux 5 et 8. La plus basse technologie qui vous manque, 2 ressources au choix (T14, T15).
teotihuacan-start-ST8 = tuile Départ ST8
    .help = Plateaux 6 et 7. 1 pas dans le temple bleu, 2 cacaos, 4 pierres (T14).
teotihuacan-start-ST9 = tuile Départ ST9
    .help = Plateaux 5 et 6. 1 pas dans chacun des trois temples (T14).
teotihuacan-start-ST10 = tuile Départ ST10
    .help = Plateaux 7 et 8. 1 pas dans le temple rouge, 1 renforcement, 5 cacaos (T14).
teotihuacan-start-ST11 = tuile Départ ST11
    .help = Plateaux 6 et 8. 1 pas dans le temple vert, 1 renforcement, 5 cacaos (T14).
teotihuacan-start-ST12 = tuile Départ ST12
    .help = Plateaux 5 et 7. 1 pas dans le temple bleu et 1 dans le temple rouge, 2 ressources au choix (T14).
teotihuacan-start-ST13 = tuile Départ ST13
    .help = Plateaux 3 et 5. 3 cacaos, 5 bois (T14).
teotihuacan-start-ST14 = tuile Départ ST14
    .help = Plateaux 3 et 7. Une tuile Découverte à prendre à son coût, 3 pierres, 1 or (T14, T15).
teotihuacan-start-ST15 = tuile Départ ST15
    .help = Plateaux 2 et 6. 1 bois, 2 pierres, 3 or (T14).
teotihuacan-start-ST16 = tuile Départ ST16
    .help = Plateaux 4 et 8. Une tuile Découverte à prendre à son coût, 2 cacaos, 3 or (T14, T15).
teotihuacan-start-ST17 = tuile Départ ST17
    .help = Plateaux 3 et 8. 3 cacaos, 2 bois, 3 pierres (T14).
teotihuacan-start-ST18 = tuile Départ ST18
    .help = Plateaux 2 et 7. 1 pas sur l’allée des Morts, 1 bois, 2 pierres (T14).

## Les tuiles Action du Teotibot

teotihuacan-bot-alchemy = Alchimie
    .help = Ouvrier sur l’Alchimie et 1 or : une technologie et son pas. Sinon deux renforcements pour son ouvrier le plus faible (T86).
teotihuacan-bot-construction = Construction
    .help = Ouvrier à la Construction et 2 pierres : il pose une tuile Pyramide. Sinon un ouvrier à la Carrière rapporte 2 pierres. Sinon repli (T87).
teotihuacan-bot-decorations = Décorations
    .help = Ouvrier aux Décorations et 2 or : il pose une Décoration. Sinon un ouvrier à la Mine d’or rapporte 2 or. Sinon repli (T88).
teotihuacan-bot-nobles = Nobles
    .help = Ouvrier chez les Nobles et 2 bois : il bâtit un Bâtiment. Sinon un ouvrier à la Forêt rapporte 2 bois. Sinon repli (T89).
teotihuacan-bot-mask_collection = Collection de masques
    .help = Il prend le masque le plus rare des plateaux qui lui manque et qu’il peut payer. Sinon repli (T90).
teotihuacan-bot-mastery = Maîtrise
    .help = Son ouvrier le plus fort fait ce qu’offre son plateau, sinon le suivant en force. Sinon repli (T91).
teotihuacan-bot-worship = Adoration
    .help = Son dé d’adoration va au prochain plateau à temple et y monte ; la tuile Découverte est remplacée (T92).

## Les noms de ce qui est sur la table, pour qui ne le voit pas

teotihuacan-worker-name = ouvrier ({ $player }), force { $power }, { $board }
    .you = votre ouvrier, force { $power }, { $board }
teotihuacan-locked-name = ouvrier bloqué ({ $player }), force { $power }, { $board }
    .you = votre ouvrier bloqué, force { $power }, { $board }
teotihuacan-neutral-name =
    { $count ->
        [one] { $count } dé neutre, { $board }
       *[other] { $count } dés neutres, { $board }
    }
teotihuacan-board-name = { $name }, plateau { $number }, position { $place } sur 8 dans le sens horaire à partir du Palais
teotihuacan-cell-name = ligne { $row }, colonne { $column } : { $icon }, niveau { $level }
teotihuacan-place-name = place au niveau { $level }, ligne { $row }, colonne { $column }
teotihuacan-pyramid-tile = tuile Pyramide { $number }
teotihuacan-pyramid-tile-name = tuile Pyramide { $number }, dans le sens horaire à partir du coin supérieur gauche : { $icons }
teotihuacan-decoration = Décoration { $number }
teotihuacan-decoration-name = Décoration { $number } : à gauche { $left }, à droite { $right }
teotihuacan-step-name = { $stairway }, marche { $step }
teotihuacan-temple-name = { $temple } : { $player } à l’échelon { $step }
    .you = { $temple } : vous à l’échelon { $step }
teotihuacan-avenue-name = Allée des Morts : { $player } à { $step } sur 9
    .you = Allée des Morts : vous à { $step } sur 9
teotihuacan-track-name = Piste de la pyramide : { $player } à { $step } sur 9
    .you = Piste de la pyramide : vous à { $step } sur 9
teotihuacan-stack-name =
    { $count ->
        [0] { $place } : pile de tuiles Découverte, vide
        [one] { $place } : { $count } tuile Découverte
       *[other] { $place } : { $count } tuiles Découverte
    }
teotihuacan-calendar-name = Calendrier : disque clair à { $light }, disque sombre à { $dark }
teotihuacan-era = Ère { $era } sur 3
teotihuacan-phase = Ère { $phase } sur 3
teotihuacan-rounds-left =
    { $count ->
        [0] C’est la dernière manche avant l’éclipse
        [one] { $count } manche jusqu’à la rencontre des disques, sans ascension
       *[other] { $count } manches jusqu’à la rencontre des disques, sans ascension
    }
teotihuacan-buildings-name =
    { $count ->
        [one] Rangée de Bâtiments : { $count } Bâtiment restant, plus basse valeur visible { $value }
       *[other] Rangée de Bâtiments : { $count } Bâtiments restants, plus basse valeur visible { $value }
    }

## Ce qui est demandé

teotihuacan-ask-over = La partie est terminée.
teotihuacan-ask-first = Tirage au sort du premier joueur.
teotihuacan-ask-boards = Les plateaux sont mélangés.
teotihuacan-ask-royals = Tirage des tuiles Royales.
teotihuacan-ask-techs = Tirage des technologies.
teotihuacan-ask-bonus = Tirage des tuiles Bonus de temple.
teotihuacan-ask-layout = Tirage de la disposition des premières tuiles Pyramide.
teotihuacan-ask-draw = Pioche d’une tuile.
teotihuacan-ask-dirs = Mise en place des tuiles Direction.
teotihuacan-ask-dice = Lancer de dés pour le Teotibot.
teotihuacan-ask-spin = Rotation de la tuile Pyramide du Teotibot.
teotihuacan-ask-keep = { $player }, choisissez deux tuiles Départ à garder.
    .you = Choisissez deux tuiles Départ à garder.
teotihuacan-ask-pick = { $player }, choisissez une tuile Départ.
    .you = Choisissez une tuile Départ.
teotihuacan-ask-gain = { $player }, choisissez les ressources à prendre.
    .you = Choisissez les ressources à prendre.
teotihuacan-ask-place = { $player }, choisissez trois plateaux pour vos ouvriers.
    .you = Choisissez trois plateaux pour vos ouvriers.
teotihuacan-ask-temple = { $player }, choisissez le temple où gravir un échelon.
    .you = Choisissez le temple où gravir un échelon.
teotihuacan-ask-claim = { $player }, prenez une tuile Découverte ou renoncez-y.
    .you = Prenez une tuile Découverte ou renoncez-y.
teotihuacan-ask-power = { $player }, choisissez un ouvrier à renforcer.
    .you = Choisissez un ouvrier à renforcer.
teotihuacan-ask-ascend = { $player }, choisissez la récompense de l’ascension.
    .you = Choisissez la récompense de l’ascension.
teotihuacan-ask-turn = { $player }, déplacez un ouvrier, ou reposez-vous si certains sont bloqués.
    .you = Déplacez un ouvrier, ou reposez-vous si certains sont bloqués.
teotihuacan-ask-act = { $player }, choisissez : récolter du cacao, adoration ou action principale.
    .you = Choisissez : récolter du cacao, adoration ou action principale.
teotihuacan-ask-crew = { $player }, choisissez les ouvriers de l’action.
    .you = Choisissez les ouvriers de l’action.
teotihuacan-ask-tech = { $player }, choisissez une technologie.
    .you = Choisissez une technologie.
teotihuacan-ask-row = { $player }, choisissez une rangée pour le Bâtiment.
    .you = Choisissez une rangée pour le Bâtiment.
teotihuacan-ask-deco = { $player }, choisissez une Décoration et un escalier.
    .you = Choisissez une Décoration et un escalier.
teotihuacan-ask-build = { $player }, choisissez une tuile Pyramide, sa place et son orientation.
    .you = Choisissez une tuile Pyramide, sa place et son orientation.
teotihuacan-ask-save = { $player }, choisissez ce que la technologie 15 vous épargne.
    .you = Choisissez ce que la technologie 15 vous épargne.
teotihuacan-ask-royal = { $player }, choisissez comment utiliser la tuile Royale.
    .you = Choisissez comment utiliser la tuile Royale.
teotihuacan-ask-extra = { $player }, encore un renforcement pour 1 cacao ?
    .you = Encore un renforcement pour 1 cacao ?
teotihuacan-ask-end = { $player }, terminez votre tour ; avant, vous pouvez encore utiliser des tuiles ou débloquer.
    .you = Terminez votre tour ; avant, vous pouvez encore utiliser des tuiles ou débloquer.
teotihuacan-ask-salary = { $player }, choisissez combien de salaire vous payez.
    .you = Choisissez combien de salaire vous payez.

## Ce qu’on peut faire

teotihuacan-action-keep = Garder : { $tiles }
teotihuacan-action-pick = Prendre : { $tile }
teotihuacan-action-gain = Prendre { $amounts }
teotihuacan-action-place = Placer des ouvriers : { $boards }
teotihuacan-action-temple = Gravir un échelon : { $temple }
teotihuacan-action-reward = Prendre la récompense de l’échelon
teotihuacan-action-skip = Renoncer
teotihuacan-action-claim = Prendre la tuile « { $tile } »
teotihuacan-action-power = Renforcement : { $board }, force { $power }
teotihuacan-action-ascend-vp = 5 PV
teotihuacan-action-ascend-cocoa = 5 cacaos
teotihuacan-action-ascend-temple = 1 pas dans un temple au choix
teotihuacan-action-ascend-two = 3 cacaos pour 2 pas dans des temples au choix
teotihuacan-action-ascend-two-free = Tuile Sans cacao pour 2 pas dans des temples au choix
teotihuacan-action-ascend-worker = Quatrième ouvrier et 2 cacaos
teotihuacan-action-unlock = Tout débloquer pour 3 cacaos
teotihuacan-action-unlock-free = Tout débloquer avec une tuile Sans cacao
teotihuacan-action-use = Utiliser la tuile « { $tile } »
teotihuacan-action-move = Déplacer un ouvrier de force { $power } : { $from } → { $to }
teotihuacan-action-move-two = Déplacer des ouvriers de force { $first } et { $second } : { $from } → { $to }
teotihuacan-action-rest = Se reposer : tout débloquer
teotihuacan-action-cocoa =
    { $count ->
        [one] Récolter { $count } cacao
       *[other] Récolter { $count } cacaos
    }
teotihuacan-action-main = Action principale
teotihuacan-action-main-extra =
    { $count ->
        [one] Action principale avec { $count } ouvrier supplémentaire
       *[other] Action principale avec { $count } ouvriers supplémentaires
    }
teotihuacan-action-worship-step = Adoration : gravir un échelon
teotihuacan-action-worship-tile = Adoration : tuile Découverte
teotihuacan-action-worship-step-tile = Adoration : un échelon, puis la tuile Découverte
teotihuacan-action-worship-tile-step = Adoration : la tuile Découverte, puis un échelon
teotihuacan-action-worship-royal = Adoration : { $royal }
teotihuacan-action-worship-royal-tile = Adoration : { $royal }, puis la tuile Découverte
teotihuacan-action-worship-tile-royal = Adoration : la tuile Découverte, puis { $royal }
teotihuacan-action-with-power = { $action } (ouvrier de force { $power })
teotihuacan-action-without-cocoa = { $action } (avec une tuile Sans cacao)
teotihuacan-action-crew = Employer des ouvriers de force { $powers }
teotihuacan-action-tech = Prendre : { $tech }
teotihuacan-action-row = Bâtiment : { $row }
teotihuacan-action-deco = { $tile } : { $stairway }
teotihuacan-action-build = { $tile } au niveau { $level }, ligne { $row }, colonne { $column }
teotihuacan-action-level = Bâtir au niveau { $level }
teotihuacan-action-done = S’arrêter là
teotihuacan-action-save-w = Épargner 1 bois
teotihuacan-action-save-s = Épargner 1 pierre
teotihuacan-action-save-none = Ne rien épargner encore
teotihuacan-action-times =
    { $count ->
        [0] Pas du tout
        [one] { $count } fois
       *[other] { $count } fois
    }
teotihuacan-action-pay = Payer { $amounts }
teotihuacan-action-waive = Tuile Sans cacao au lieu de cacao
teotihuacan-action-extra = 1 cacao pour un renforcement : { $board }, force { $power }
teotihuacan-action-end = Terminer le tour
teotihuacan-action-salary =
    { $count ->
        [one] Payer { $count } cacao
       *[other] Payer { $count } cacaos
    }
teotihuacan-action-salary-short =
    { $count ->
        [one] Payer { $count } cacao, perdre { $lost } PV
       *[other] Payer { $count } cacaos, perdre { $lost } PV
    }
teotihuacan-action-salary-free = Payer avec une tuile Sans cacao

teotihuacan-next-deco = une Décoration pour { $gold } or
teotihuacan-next-tiles =
    { $count ->
        [one] une tuile Pyramide
       *[other] jusqu’à { $count } tuiles Pyramide
    }

## Le chemin vers une décision, et ce qui la suit

teotihuacan-path-setup = Mise en place
teotihuacan-path-eclipse = Éclipse { $era }
teotihuacan-path-tile = tuile { $number }, jusqu’à { $most }
teotihuacan-path-tile-last = tuile { $number } sur { $most }
teotihuacan-path-tile-used = tuile Découverte en cours
teotihuacan-path-claim = Découverte : la prendre ?
teotihuacan-path-temple = quel temple ?
teotihuacan-path-gain = quelles ressources ?
teotihuacan-path-act = quelle action ?
teotihuacan-path-crew = quels ouvriers ?
teotihuacan-path-tech = quelle technologie ?
teotihuacan-path-row = quelle rangée ?
teotihuacan-path-deco = quelle Décoration ?
teotihuacan-path-save = économie de la technologie 15
teotihuacan-path-ascend = quelle récompense ?
teotihuacan-path-extra = autre renforcement ?
teotihuacan-path-end = Fin du tour
teotihuacan-path-keep = quelles tuiles Départ ?
teotihuacan-path-pick = quelle tuile Départ ?
teotihuacan-path-place = quels plateaux ?
teotihuacan-path-matches = concordances en couleur
teotihuacan-path-ascension = Ascension
teotihuacan-path-power =
    { $count ->
        [one] renforcement
       *[other] premier de { $count } renforcements
    }
teotihuacan-path-power-tile =
    { $count ->
        [one] renforcement de la tuile
       *[other] premier de { $count } renforcements de la tuile
    }
teotihuacan-path-avenue = Allée des Morts, case { $step }
teotihuacan-path-blue = temple bleu, échelon { $step }
teotihuacan-path-red = temple rouge, échelon { $step }
teotihuacan-path-green = temple vert, échelon { $step }
teotihuacan-next-power =
    { $count ->
        [one] renforcement
       *[other] { $count } renforcements
    }
teotihuacan-next-temple = un échelon dans un temple au choix
teotihuacan-next-step = un pas : { $temple }
teotihuacan-next-avenue = un pas sur l’allée des Morts
teotihuacan-next-claim = tuile Découverte
teotihuacan-next-build =
    { $count ->
        [one] encore une tuile
       *[other] jusqu’à { $count } tuiles de plus
    }
teotihuacan-next-matches = concordances en couleur
teotihuacan-next-ascend = récompense de l’Ascension
teotihuacan-next-extra = autre renforcement
teotihuacan-next-gain = ressources
teotihuacan-next-place = ouvriers sur les plateaux
teotihuacan-next-act = l’action
teotihuacan-next-royal = tuile Royale
teotihuacan-next-end = fin du tour
teotihuacan-next-tech = une technologie
teotihuacan-next-crew = les ouvriers
teotihuacan-next-row = une rangée des Nobles
teotihuacan-next-save = l’économie de la technologie 15
teotihuacan-next-claim-tile = peut-être « { $tile } » pour { $price }
teotihuacan-next-claim-free = peut-être « { $tile } », sans frais
teotihuacan-drawn-pyramid = une tuile Pyramide
teotihuacan-drawn-decoration = une décoration
teotihuacan-drawn-board = la tuile Découverte de { $board }
teotihuacan-drawn-layout = des tuiles de la pyramide de départ
teotihuacan-drawn-stack = des tuiles Découverte des pistes
teotihuacan-drawn-offer = des tuiles Départ
teotihuacan-drawn-beside = une tuile Découverte à côté d’une tuile Départ
teotihuacan-drawn-neutral = les plateaux des dés neutres
teotihuacan-drawn-bot = des tuiles Action du Teotibot
teotihuacan-drawn-dirs = les tuiles Direction
teotihuacan-drawn-dice = les dés du Teotibot
teotihuacan-drawn-spin = l’orientation de la tuile du Teotibot

## Pourquoi quelque chose n’est pas proposé

error-teotihuacan-target = « { $word } » ne peut être ni choisi ni demandé.
teotihuacan-refused-lacking = il faut { $needed }, vous avez { $owned }
teotihuacan-refused-own-worker = votre propre ouvrier y est bloqué
teotihuacan-refused-no-tile = aucune tuile Découverte ne s’y trouve
teotihuacan-refused-no-step = aucun échelon de temple ne peut être gravi
teotihuacan-refused-owned = vous l’avez déjà
teotihuacan-refused-row = sa rangée n’est pas ouverte à ce nombre d’ouvriers
teotihuacan-refused-wheel = votre quatrième ouvrier est déjà en jeu
teotihuacan-refused-none-locked = aucun de vos ouvriers n’est bloqué
teotihuacan-refused-avenue-end = votre marqueur est au bout de l’Allée
teotihuacan-refused-temple-top = votre marqueur est sur l’échelon 11
teotihuacan-refused-temple-taken = l’échelon 11 est occupé
teotihuacan-refused-no-match = aucun symbole de ce temple ne concorde
teotihuacan-refused-locked = est bloqué
teotihuacan-refused-not-used = n’a pas participé à l’action
teotihuacan-refused-order = vient avant l’ouvrier choisi en premier
teotihuacan-refused-moved = vient de se déplacer : seulement après l’action
teotihuacan-refused-no-worker = aucun ouvrier libre ne peut le recevoir
teotihuacan-refused-with-double-move = s’utilise en déplaçant : il faut deux ouvriers libres sur un même plateau
teotihuacan-refused-with-free-move = s’utilise en déplaçant un ouvrier
teotihuacan-refused-with-free-cocoa = s’utilise avec une action principale, une adoration ou un salaire
teotihuacan-refused-with-extra-worker = s’utilise avec l’action principale d’Alchimie, de Nobles ou de Construction
teotihuacan-refused-nothing-5 = vous avez toutes les technologies ouvertes à ces ouvriers
teotihuacan-refused-nothing-6 = aucune rangée ouverte à ces ouvriers n’a de place
teotihuacan-refused-nothing-7 = aucun escalier n’a de marche libre
teotihuacan-refused-nothing-8 = aucune place que vous pouvez payer n’est libre
teotihuacan-refused-only-top = seule la tuile du dessus de la pile peut être prise
teotihuacan-refused-full = est pleine
teotihuacan-refused-stairway-done = est terminé
teotihuacan-refused-stairway-below = il faut en dessous des tuiles Pyramide du niveau { $level }
teotihuacan-refused-no-place = aucune place libre n’a toutes ses tuiles en dessous
teotihuacan-refused-costs-none = la tuile n’en coûte pas
teotihuacan-refused-without-moved = l’ouvrier déplacé doit en être
teotihuacan-refused-not-shown = n’est pas sur vos tuiles Départ
teotihuacan-refused-not-asked = ce n’est pas le choix du moment
teotihuacan-refused-no-name = on ne nomme un ouvrier qu’après en avoir déplacé deux de forces différentes
teotihuacan-refused-closed = pas avant d’avoir fait ce choix
teotihuacan-refused-other-options = pas avec les options de cette partie
teotihuacan-refused-not-there = n’est pas disponible ici
teotihuacan-refused-with-mask = les masques se comptent, ils ne s’utilisent pas
teotihuacan-refused-no-such-worker = vous n’y avez pas d’ouvrier de cette force
teotihuacan-refused-ascending = est en pleine ascension
teotihuacan-refused-left-board = l’ouvrier déplacé n’y est plus
teotihuacan-refused-no-main-action = le Palais n’a pas d’action principale
teotihuacan-refused-no-worship = ce plateau n’a pas d’emplacement d’adoration
teotihuacan-refused-no-extra-worker = les ouvriers supplémentaires ne servent qu’à l’Alchimie, aux Nobles et à la Construction
teotihuacan-refused-most = { $count } au plus
teotihuacan-refused-exactly = il en faut { $count }
teotihuacan-refused-saves-nothing = il n’y a pas de cacao à économiser
teotihuacan-refused-begun = seulement avant le premier pas
teotihuacan-refused-no-goods = vous n’avez aucune ressource à donner
teotihuacan-refused-tile-first = dans cette partie, la tuile Découverte se prend d’abord
teotihuacan-refused-empty-display = il ne reste aucune tuile à choisir
teotihuacan-refused-same-look = est identique à une autre orientation
teotihuacan-refused-taken = une tuile s’y trouve déjà
teotihuacan-refused-place-below = il faut en dessous les quatre tuiles du niveau { $level }
teotihuacan-refused-level-full = est entièrement construit
teotihuacan-refused-first-tile = il faut construire au moins une tuile
teotihuacan-refused-lacking-saved = il faut { $needed } même avec la technologie 15, vous avez { $owned }
teotihuacan-refused-too-far = trop loin : un ouvrier avance de 1 à 3 plateaux dans le sens horaire
teotihuacan-refused-workers =
    { $count ->
        [one] il faut { $count } ouvrier
       *[other] il faut { $count } ouvriers
    }

## Déroulement

teotihuacan-log-first = { $player } commence.
    .you = Vous commencez.
teotihuacan-log-boards = Les plateaux mobiles sont, dans le sens horaire à partir du Palais : { $boards }.
teotihuacan-log-royals = Au Palais : { $tiles }.
teotihuacan-log-techs = À l’Alchimie : { $tiles }.
teotihuacan-log-bonus = Bonus des temples bleu, rouge et vert : { $tiles }.
teotihuacan-log-layout = Les premières tuiles Pyramide suivent la disposition { $number }.
teotihuacan-log-draw = Pioche : { $tile }.
teotihuacan-log-draw-display = Nouveau ({ $board }) : { $tile }.
teotihuacan-log-draw-stack = Pioche pour l’échelon { $step } ({ $track }) : { $tile }.
teotihuacan-log-draw-neutral = Pioche pour les dés neutres : { $tile }.
teotihuacan-log-draw-offer = { $player } reçoit au choix : { $tile }.
    .you = Vous recevez au choix : { $tile }.
teotihuacan-log-dirs =
    { $sides ->
        [LL] Tuiles Direction : la tuile de gauche monte, puis celle de gauche.
        [LR] Tuiles Direction : la tuile de gauche monte, puis celle de droite.
        [RL] Tuiles Direction : la tuile de droite monte, puis celle de gauche.
       *[RR] Tuiles Direction : la tuile de droite monte, puis celle de droite.
    }
teotihuacan-log-dice =
    { $action ->
        [alchemy] Les dés donnent { $sum } : le Teotibot accomplit « Alchimie ».
        [construction] Les dés donnent { $sum } : le Teotibot accomplit « Construction ».
        [decorations] Les dés donnent { $sum } : le Teotibot accomplit « Décorations ».
        [nobles] Les dés donnent { $sum } : le Teotibot accomplit « Nobles ».
        [mask_collection] Les dés donnent { $sum } : le Teotibot accomplit « Collection de masques ».
        [mastery] Les dés donnent { $sum } : le Teotibot accomplit « Maîtrise ».
       *[worship] Les dés donnent { $sum } : le Teotibot accomplit « Adoration ».
    }
teotihuacan-log-spin = Quarts de tour de la tuile Pyramide du Teotibot : { $turns }.
teotihuacan-log-keep = { $player } garde : { $tiles }.
    .you = Vous gardez : { $tiles }.
teotihuacan-log-pick = { $player } prend : { $tile }.
    .you = Vous prenez : { $tile }.
teotihuacan-log-gain = { $player } prend { $amounts }.
    .you = Vous prenez { $amounts }.
teotihuacan-log-place = { $player } place des ouvriers : { $boards }.
    .you = Vous placez des ouvriers : { $boards }.
teotihuacan-log-reward = { $player } prend la récompense de l’échelon.
    .you = Vous prenez la récompense de l’échelon.
teotihuacan-log-skip = { $player } renonce.
    .you = Vous renoncez.
teotihuacan-log-claim = { $player } prend une tuile Découverte : { $tile }.
    .you = Vous prenez une tuile Découverte : { $tile }.
teotihuacan-log-power = { $player } renforce un ouvrier : { $board }, désormais de force { $power }.
    .you = Vous renforcez un ouvrier : { $board }, désormais de force { $power }.
teotihuacan-log-ascend = { $player } prend { $amounts } pour l’ascension.
    .you = Vous prenez { $amounts } pour l’ascension.
teotihuacan-log-ascend-steps =
    { $steps ->
        [1] { $player } prend un pas de temple pour l’ascension.
       *[other] { $player } prend deux pas de temple pour l’ascension.
    }
    .you =
        { $steps ->
            [1] Vous prenez un pas de temple pour l’ascension.
           *[other] Vous prenez deux pas de temple pour l’ascension.
        }
teotihuacan-log-ascend-worker = { $player } fait venir son quatrième ouvrier pour l’ascension et gagne { $amounts }.
    .you = Vous faites venir votre quatrième ouvrier pour l’ascension et gagnez { $amounts }.
teotihuacan-log-unlock = { $player } débloque tous ses ouvriers.
    .you = Vous débloquez tous vos ouvriers.
teotihuacan-log-use = { $player } utilise une tuile Découverte : { $tile }.
    .you = Vous utilisez une tuile Découverte : { $tile }.
teotihuacan-log-move =
    { $count ->
        [1] { $player } déplace un ouvrier : { $from } → { $to }.
       *[other] { $player } déplace deux ouvriers : { $from } → { $to }.
    }
    .you =
        { $count ->
            [1] Vous déplacez un ouvrier : { $from } → { $to }.
           *[other] Vous déplacez deux ouvriers : { $from } → { $to }.
        }
teotihuacan-log-rest = { $player } se repose et débloque tous ses ouvriers.
    .you = Vous vous reposez et débloquez tous vos ouvriers.
teotihuacan-log-cocoa = { $player } récolte { $amounts }.
    .you = Vous récoltez { $amounts }.
teotihuacan-log-main = { $player } accomplit l’action principale : { $board }.
    .you = Vous accomplissez l’action principale : { $board }.
teotihuacan-log-worship = { $player } se livre à l’adoration : { $board }.
    .you = Vous vous livrez à l’adoration : { $board }.
teotihuacan-log-worship-royal = { $player } se livre à l’adoration au Palais : { $tile }.
    .you = Vous vous livrez à l’adoration au Palais : { $tile }.
teotihuacan-log-crew =
    { $count ->
        [1] { $player } emploie un ouvrier de force { $powers }.
       *[other] { $player } emploie des ouvriers de force { $powers }.
    }
    .you =
        { $count ->
            [1] Vous employez un ouvrier de force { $powers }.
           *[other] Vous employez des ouvriers de force { $powers }.
        }
teotihuacan-log-tech = { $player } prend la technologie { $number }.
    .you = Vous prenez la technologie { $number }.
teotihuacan-log-row =
    { $row ->
        [1] { $player } choisit la rangée du haut pour le Bâtiment.
        [2] { $player } choisit la rangée du milieu pour le Bâtiment.
       *[other] { $player } choisit la rangée du bas pour le Bâtiment.
    }
    .you =
        { $row ->
            [1] Vous choisissez la rangée du haut pour le Bâtiment.
            [2] Vous choisissez la rangée du milieu pour le Bâtiment.
           *[other] Vous choisissez la rangée du bas pour le Bâtiment.
        }
teotihuacan-log-deco =
    { $stairway ->
        [n] { $player } pose sur l’escalier nord : { $tile }.
        [e] { $player } pose sur l’escalier est : { $tile }.
        [s] { $player } pose sur l’escalier sud : { $tile }.
       *[w] { $player } pose sur l’escalier ouest : { $tile }.
    }
    .you =
        { $stairway ->
            [n] Vous posez sur l’escalier nord : { $tile }.
            [e] Vous posez sur l’escalier est : { $tile }.
            [s] Vous posez sur l’escalier sud : { $tile }.
           *[w] Vous posez sur l’escalier ouest : { $tile }.
        }
teotihuacan-log-build = { $player } pose au niveau { $level } de la pyramide : { $tile }.
    .you = Vous posez au niveau { $level } de la pyramide : { $tile }.
teotihuacan-log-done = { $player } s’arrête là.
    .you = Vous vous arrêtez là.
teotihuacan-log-save =
    { $saved ->
        [wood] { $player } épargne 1 bois grâce à la technologie 15.
        [stone] { $player } épargne 1 pierre grâce à la technologie 15.
       *[nothing] { $player } garde pour plus tard l’épargne de la technologie 15.
    }
    .you =
        { $saved ->
            [wood] Vous épargnez 1 bois grâce à la technologie 15.
            [stone] Vous épargnez 1 pierre grâce à la technologie 15.
           *[nothing] Vous gardez pour plus tard l’épargne de la technologie 15.
        }
teotihuacan-log-times =
    { $times ->
        [0] { $player } n’utilise pas la tuile Royale.
        [one] { $player } utilise la tuile Royale { $times } fois.
       *[other] { $player } utilise la tuile Royale { $times } fois.
    }
    .you =
        { $times ->
            [0] Vous n’utilisez pas la tuile Royale.
            [one] Vous utilisez la tuile Royale { $times } fois.
           *[other] Vous utilisez la tuile Royale { $times } fois.
        }
teotihuacan-log-pay = { $player } donne { $amounts } pour la tuile Royale.
    .you = Vous donnez { $amounts } pour la tuile Royale.
teotihuacan-log-waive = { $player } utilise une tuile Sans cacao pour la tuile Royale.
    .you = Vous utilisez une tuile Sans cacao pour la tuile Royale.
teotihuacan-log-end = { $player } termine son tour.
    .you = Vous terminez votre tour.
teotihuacan-log-salary =
    { $cocoa ->
        [one] { $player } paie { $cocoa } cacao de salaire.
       *[other] { $player } paie { $cocoa } cacaos de salaire.
    }
    .you =
        { $cocoa ->
            [one] Vous payez { $cocoa } cacao de salaire.
           *[other] Vous payez { $cocoa } cacaos de salaire.
        }
teotihuacan-log-salary-free = { $player } paie le salaire avec une tuile Sans cacao.
    .you = Vous payez le salaire avec une tuile Sans cacao.
teotihuacan-log-salary-missing = { $player } perd { $points } PV pour le salaire non payé.
    .you = Vous perdez { $points } PV pour le salaire non payé.
teotihuacan-log-gained = { $player } gagne { $amounts }.
    .you = Vous gagnez { $amounts }.
teotihuacan-log-paid = { $player } paie { $amounts }.
    .you = Vous payez { $amounts }.
teotihuacan-log-points = { $player } gagne { $points } PV : { $source }.
    .you = Vous gagnez { $points } PV : { $source }.
teotihuacan-log-eclipse = Éclipse { $era } sur 3.
teotihuacan-log-last-scoring = Dernier décompte : bonus de temple.
teotihuacan-log-source = { $player } – { $source } : { $how }.
teotihuacan-log-total = { $player } a maintenant { $total } PV.
    .you = Vous avez maintenant { $total } PV.
teotihuacan-log-game-end = La dernière éclipse est passée : la partie se termine.
teotihuacan-log-winner = { $player } gagne la partie.
    .you = Vous gagnez la partie.

## Déroulement : ce qui se fait tout seul

teotihuacan-log-tile-received = { $player } a maintenant une tuile Découverte : { $tile }.
    .you = Vous avez maintenant une tuile Découverte : { $tile }.
teotihuacan-log-tile-used = { $player } retourne une tuile Découverte : { $tile }.
    .you = Vous retournez une tuile Découverte : { $tile }.
teotihuacan-log-tile-removed = Une tuile Découverte sort du jeu : { $tile }.
teotihuacan-log-technology = { $player } a maintenant la technologie { $number }.
    .you = Vous avez maintenant la technologie { $number }.
teotihuacan-log-technologies = Grâce à ses technologies, { $player } gagne { $amounts }.
    .you = Grâce à vos technologies, vous gagnez { $amounts }.
teotihuacan-log-passage = Grâce à la technologie 01, { $player } gagne { $amounts }.
    .you = Grâce à la technologie 01, vous gagnez { $amounts }.
teotihuacan-log-marker = { $player } a déjà cette technologie et gagne { $amounts }.
    .you = Vous avez déjà cette technologie et gagnez { $amounts }.
teotihuacan-log-building = { $player } bâtit un Bâtiment pour { $points } PV.
    .you = Vous bâtissez un Bâtiment pour { $points } PV.
teotihuacan-log-laid = { $player } gagne ainsi { $points } PV.
    .you = Vous gagnez ainsi { $points } PV.
teotihuacan-log-laid-matches = { $player } gagne ainsi { $points } PV, dont { $matches } pour des concordances.
    .you = Vous gagnez ainsi { $points } PV, dont { $matches } pour des concordances.
teotihuacan-log-step = { $player } atteint l’échelon { $step } ({ $track }).
    .you = Vous atteignez l’échelon { $step } ({ $track }).
teotihuacan-log-step-reward = { $player } atteint l’échelon { $step } ({ $track }) et gagne { $amounts }.
    .you = Vous atteignez l’échelon { $step } ({ $track }) et gagnez { $amounts }.
teotihuacan-log-ascended = Ascension d’un ouvrier ({ $player }), qui est au Palais avec la force 1.
    .you = Ascension d’un de vos ouvriers, qui est au Palais avec la force 1.
teotihuacan-log-unlocked = Un ouvrier est débloqué ({ $player }) : { $board }.
    .you = Un de vos ouvriers est débloqué : { $board }.
teotihuacan-log-bot-moves = Un ouvrier, désormais de force { $power }, avance ({ $player }) : { $from } → { $to }.
teotihuacan-log-bot-worship-die = Le dé d’adoration avance ({ $player }) : { $from } → { $to }.
teotihuacan-log-bot-no-worker = Le Teotibot n’a pas d’ouvrier libre ici : { $board }.
teotihuacan-log-bot-cannot = Le Teotibot n’a pas de quoi payer, ou il n’y a rien à faire : { $board }.
teotihuacan-log-bot-no-mask = Le Teotibot ne trouve aucun masque qui lui manque et qu’il puisse payer.
teotihuacan-log-bot-fallback = Le Teotibot se replie : il prend du cacao, et son ouvrier le plus faible est renforcé et avance.
teotihuacan-log-bot-twice = À la place, l’ouvrier le plus faible du Teotibot est renforcé deux fois.
teotihuacan-log-bot-exchange = Le Teotibot échange 10 cacaos contre des PV.
teotihuacan-log-neutral = Des dés neutres sont placés : { $boards }.
teotihuacan-log-light = Le disque clair avance à { $light }.
teotihuacan-log-met = Les disques se sont rejoints : l’éclipse approche.
teotihuacan-log-last-round = La dernière manche avant l’éclipse commence.
teotihuacan-log-finished = La pyramide est achevée : l’éclipse à venir est la dernière.
teotihuacan-log-era = L’ère { $era } commence ; le disque sombre est à { $dark }.

## D’où viennent les points

teotihuacan-scoring-temples = Temples
teotihuacan-scoring-technologies = Technologies acquises
teotihuacan-scoring-pyramid = Tuiles Pyramide
teotihuacan-scoring-decorations = Décorations posées
teotihuacan-scoring-nobles = Bâtiments
teotihuacan-scoring-goods = Carrière et Mine d’or
teotihuacan-scoring-royal = Tuiles Royales
teotihuacan-scoring-discovery = Tuiles Découverte
teotihuacan-scoring-ascension = Ascensions
teotihuacan-scoring-cocoa = Cacao échangé
teotihuacan-scoring-avenue = Allée des Morts
teotihuacan-scoring-track = Piste de la pyramide
teotihuacan-scoring-masks = Masques
teotihuacan-scoring-salary = Salaire non payé
teotihuacan-scoring-bonus = Bonus de temple
teotihuacan-scoring-bot = Points finaux du Teotibot
teotihuacan-scoring-before = Avant
teotihuacan-scoring-after = Après
teotihuacan-breakdown-avenue = Case { $step } × valeur { $value } = { $points } PV
teotihuacan-breakdown-track = { $steps } pas × { $factor } = { $points } PV
teotihuacan-breakdown-leader = En tête de la piste de la pyramide = { $points } PV
teotihuacan-breakdown-masks =
    { $count ->
        [one] Série de { $count } masque = { $points } PV
       *[other] Série de { $count } masques différents = { $points } PV
    }
teotihuacan-breakdown-salary = cacao payé : { $paid } sur { $due }, manquant : { $missing } × 3 = moins { $points } PV
teotihuacan-breakdown-salary-paid = cacao payé : { $due }
teotihuacan-breakdown-salary-free = tuile Sans cacao au lieu du cacao dû : { $due }
teotihuacan-breakdown-bonus = { $temple }, { $tile } = { $points } PV
teotihuacan-breakdown-bot-temples = Bonus de temple : { $count } × { $factor } = { $points } PV
teotihuacan-breakdown-bot-technologies = Technologies : { $count } × { $factor } = { $points } PV
teotihuacan-breakdown-bot-stock = Ressources et cacao restants = { $points } PV

## Options

option-teotihuacan-draft = Draft
    .help = Comment on choisit les tuiles Départ (T80). Une variante officielle ; pas avec la première partie.
option-teotihuacan-draft-no = Quatre chacun
    .help = Chacun en reçoit quatre et en garde deux.
option-teotihuacan-draft-yes = Draft
    .help = Toutes sont sur une rangée ; chacun en prend une dans l’ordre du tour, puis une dans l’ordre inverse.

option-teotihuacan-dark_eclipse = Éclipse noire
    .help = Quand vient l’éclipse (T81). Une variante officielle.
option-teotihuacan-dark_eclipse-no = Une manche plus tard
    .help = Quand les disques se sont rejoints, on termine la manche et on en joue encore une.
option-teotihuacan-dark_eclipse-yes = Aussitôt
    .help = Juste après le tour où les disques se rejoignent.

option-teotihuacan-first_game = Première partie
    .help = Une mise en place fixe pour apprendre (T18) ; pas avec le draft.
option-teotihuacan-first_game-no = Non
    .help = Plateaux, tuiles et biens de départ sont tirés au sort.
option-teotihuacan-first_game-yes = Oui
    .help = Plateaux et tuiles imprimés, biens et ouvriers fixés, sans tuiles Départ.

option-teotihuacan-advanced_worship = Adoration avancée
    .help = Ce que coûte le déblocage d’un ouvrier en adorant (T82). Une variante officielle.
option-teotihuacan-advanced_worship-no = Non
    .help = Débloquer l’ouvrier d’un autre joueur coûte 1 cacao.
option-teotihuacan-advanced_worship-yes = Oui
    .help = Débloquer l’ouvrier d’un autre joueur rapporte 1 cacao ; le vôtre se débloque gratuitement.

option-teotihuacan-first_player = Premier joueur
    .help = Qui commence (T13).
option-teotihuacan-first_player-random = Au hasard
    .help = Le sort décide.
option-teotihuacan-first_player-0 = Première place
    .help = La première personne de la liste commence.

option-teotihuacan-technology_draw = Technologies
    .help = Quelles six technologies sont tirées parmi les neuf (T6).
option-teotihuacan-technology_draw-any6 = Six quelconques
    .help = Une rangée peut contenir les deux prix.
option-teotihuacan-technology_draw-split = Trois et trois
    .help = Trois à 1 or dans la rangée du haut et trois à 2 or dans celle du bas.

option-teotihuacan-four_workers = Quatre ouvriers sur un plateau
    .help = Lesquels une action principale emploie (T43).
option-teotihuacan-four_workers-choose = Trois d’entre eux
    .help = Vous en choisissez trois, dont celui qui s’est déplacé.
option-teotihuacan-four_workers-lowest = Tous les quatre
    .help = Le plus faible des quatre décide de la vigueur ; ils comptent pour trois.

option-teotihuacan-fewer_workers = Moins d’ouvriers
    .help = Si une action principale peut employer moins d’ouvriers qu’il n’y en a (T43).
option-teotihuacan-fewer_workers-no = Non
    .help = Tous travaillent ensemble.
option-teotihuacan-fewer_workers-yes = Oui
    .help = N’importe lesquels, dont celui qui s’est déplacé.

option-teotihuacan-nobles_row = Rangée d’un Bâtiment
    .help = Où va un nouveau Bâtiment (T48).
option-teotihuacan-nobles_row-fixed = Fixe
    .help = La rangée qui correspond au nombre d’ouvriers ; si elle est pleine, la suivante au-dessus qui a de la place.
option-teotihuacan-nobles_row-up_to = Jusqu’à
    .help = N’importe quelle rangée qui a de la place, de celle du haut à celle du nombre d’ouvriers.

option-teotihuacan-own_worship = Ouvrier à soi sur l’emplacement d’adoration
    .help = Si l’on peut adorer là où son propre ouvrier est bloqué (T30).
option-teotihuacan-own_worship-no = Non
    .help = Il faut d’abord le débloquer.
option-teotihuacan-own_worship-pay = Pour 1 cacao
    .help = Comme pour l’ouvrier d’un autre joueur.

option-teotihuacan-early_pyramid_factor = Pyramide achevée tôt
    .help = Ce que rapporte un pas sur la piste de la pyramide si la pyramide achevée termine la partie avant la troisième éclipse (T75).
option-teotihuacan-early_pyramid_factor-ordinal = Selon le numéro
    .help = 4 PV à la première éclipse, 3 PV à la deuxième.
option-teotihuacan-early_pyramid_factor-third = Comme à la troisième
    .help = 2 PV.

option-teotihuacan-pyramid_leader_zero = Piste de la pyramide sans pas
    .help = Si tous marquent les 4 PV du premier quand personne n’a fait de pas (T75).
option-teotihuacan-pyramid_leader_zero-no = Non
    .help = Personne ne les marque.
option-teotihuacan-pyramid_leader_zero-yes = Oui
    .help = Tous les marquent.

option-teotihuacan-tech1_double = Technologie 01 avec un double déplacement
    .help = Combien de cacao rapportent deux ouvriers qui passent ensemble sur le Palais ou au-delà (T58).
option-teotihuacan-tech1_double-one = 1 pour les deux
    .help = 1 cacao pour le déplacement.
option-teotihuacan-tech1_double-each = 1 chacun
    .help = 1 cacao pour chacun des ouvriers.

option-teotihuacan-tech1_free_move = Technologie 01 avec un déplacement libre
    .help = Quand une tuile Déplacement libre rapporte le cacao (T58).
option-teotihuacan-tech1_free_move-pass = Dessus ou au-delà
    .help = Chaque fois que le déplacement finit au Palais ou le dépasse.
option-teotihuacan-tech1_free_move-land = Seulement dessus
    .help = Seulement si le déplacement finit au Palais.

option-teotihuacan-tech13 = Technologie 13
    .help = Combien de fois elle s’utilise dans une action principale (T64).
option-teotihuacan-tech13-once = Une fois
    .help = Un renforcement de plus par action principale.
option-teotihuacan-tech13-each = Par renforcement
    .help = Autant de plus que l’action en a donné.

option-teotihuacan-start_technology_vp = Technologie d’une tuile Départ
    .help = Si ceux qui l’ont déjà marquent des points (T15).
option-teotihuacan-start_technology_vp-no = Non
    .help = Personne n’en marque.
option-teotihuacan-start_technology_vp-yes = Oui
    .help = Ils reçoivent 3 PV, comme à l’Alchimie.

option-teotihuacan-second_start_technology = Deuxième symbole Technologie
    .help = Ce qu’il donne si les deux tuiles Départ en montrent un (T15).
option-teotihuacan-second_start_technology-next = La suivante
    .help = La technologie suivante que vous n’avez pas.
option-teotihuacan-second_start_technology-ignored = Rien
    .help = Il est ignoré, et son pas de temple aussi.

option-teotihuacan-empty_worship = Adoration sans pas
    .help = Si l’on peut choisir le pas de temple là où aucun n’est possible (T31).
option-teotihuacan-empty_worship-no = Non
    .help = Un pas doit être possible.
option-teotihuacan-empty_worship-yes = Oui
    .help = On peut adorer rien que pour occuper l’emplacement.

option-teotihuacan-free_cocoa = Tuile Sans cacao
    .help = Ce qu’elle peut payer (T72).
option-teotihuacan-free_cocoa-text = Comme imprimé
    .help = Une action principale, une adoration ou un salaire.
option-teotihuacan-free_cocoa-wide = Au sens large
    .help = Aussi le déblocage de vos ouvriers, la récompense à 3 cacaos et le cacao d’une tuile Royale.

option-teotihuacan-power_up_tile = Tuile Deux renforcements
    .help = Si l’ouvrier qui vient de se déplacer peut les recevoir (T70).
option-teotihuacan-power_up_tile-wait = Après l’action
    .help = Pas avant que l’action choisie soit accomplie.
option-teotihuacan-power_up_tile-any = Aussitôt
    .help = À n’importe quel moment libre.

option-teotihuacan-extra_worker_stack = Plusieurs ouvriers supplémentaires
    .help = Si deux tuiles Ouvrier supplémentaire peuvent servir à une action (T73).
option-teotihuacan-extra_worker_stack-yes = Oui
    .help = Tant qu’on ne dépasse pas trois ouvriers.
option-teotihuacan-extra_worker_stack-no = Non
    .help = Une au plus par action.

option-teotihuacan-stack_choice = Piles de tuiles Découverte
    .help = Quelle tuile d’une pile on peut prendre (T55).
option-teotihuacan-stack_choice-any = N’importe laquelle
    .help = Toutes sont visibles et au choix.
option-teotihuacan-stack_choice-top = Celle du dessus
    .help = Seulement la dernière tirée.

option-teotihuacan-neutral_draw = Dés neutres
    .help = Quelles tuiles Départ décident de leurs places (T17).
option-teotihuacan-neutral_draw-unkept = Celles qui restent
    .help = Les tuiles que personne n’a gardées, aucune deux fois.
option-teotihuacan-neutral_draw-all = Toutes
    .help = Les 18, de nouveau pour chaque couleur.

option-teotihuacan-eclipse_order = Fin de la dernière éclipse
    .help = Si les salaires ou les Bonus de temple viennent d’abord (T78).
option-teotihuacan-eclipse_order-salary_first = Salaires d’abord
    .help = Les tuiles Bonus de temple se marquent en dernier.
option-teotihuacan-eclipse_order-bonus_first = Bonus d’abord
    .help = Les salaires se paient en dernier.

option-teotihuacan-start_pyramid = Début de la pyramide
    .help = Sur quelles places sont les premières tuiles Pyramide (T11).
option-teotihuacan-start_pyramid-standard = Standard
    .help = Sur les places habituelles pour le nombre de joueurs.
option-teotihuacan-start_pyramid-random = Aléatoire
    .help = Le sort choisit parmi plusieurs dispositions.

option-teotihuacan-plain_match = Ornement simple
    .help = Si un ornement simple sur un autre est une concordance (T51).
option-teotihuacan-plain_match-yes = Oui
    .help = Il rapporte 1 PV.
option-teotihuacan-plain_match-no = Non
    .help = Seuls les symboles des temples concordent.

option-teotihuacan-first_game_order4 = Première partie, numéro 4
    .help = Le cacao des deux pas verts du quatrième joueur (T18).
option-teotihuacan-first_game_order4-print = 2
    .help = 1 cacao pour chaque pas.
option-teotihuacan-first_game_order4-bga = 1
    .help = 1 cacao pour les deux pas ensemble.

option-teotihuacan-buildings_row_end = Fin de la rangée de Bâtiments
    .help = Les deux dernières valeurs de la rangée (T74).
option-teotihuacan-buildings_row_end-1 = 1 et 1
    .help = Avec 10 ou 11 Bâtiments, un pas sur l’allée des Morts rapporte 1 PV.
option-teotihuacan-buildings_row_end-2 = 2 et 2
    .help = Avec 10 ou 11 Bâtiments, un pas sur l’allée des Morts rapporte 2 PV.

option-teotihuacan-start_power_ups = Deux renforcements au départ
    .help = S’ils peuvent aller à des ouvriers différents (T15).
option-teotihuacan-start_power_ups-any = À votre gré
    .help = Au même ouvrier ou à des ouvriers différents.
option-teotihuacan-start_power_ups-one = À un seul
    .help = Les deux au même ouvrier.

option-teotihuacan-palace_order = Tuile Découverte du Palais
    .help = Quand on peut la prendre en plus d’une tuile Royale (T32).
option-teotihuacan-palace_order-any = Avant ou après
    .help = À votre gré.
option-teotihuacan-palace_order-tile_first = Avant
    .help = Seulement avant d’utiliser la tuile Royale.

option-teotihuacan-bot_palace = Le Teotibot et le Palais
    .help = Si le Palais compte quand ses ouvriers avancent (T85).
option-teotihuacan-bot_palace-skip = Sauté
    .help = Ses ouvriers le dépassent sans le compter.
option-teotihuacan-bot_palace-stop = Compté
    .help = Ses ouvriers peuvent s’y arrêter.

option-teotihuacan-bot_ascension = Ascension du Teotibot
    .help = La récompense qu’il prend (T85).
option-teotihuacan-bot_ascension-vp = 5 PV
    .help = Il marque 5 PV.
option-teotihuacan-bot_ascension-cocoa = 5 cacaos
    .help = Il reçoit 5 cacaos.
option-teotihuacan-bot_ascension-temple = Un pas de temple
    .help = Il fait un pas dans le temple où il est le plus haut.

option-teotihuacan-bot_power = Ouvriers du Teotibot
    .help = La force de ses trois premiers ouvriers, de 1 à 5 (T83).
option-teotihuacan-bot_power-2 = 2
    .help = Force 2, le début habituel.

option-teotihuacan-bot_goods = Biens du Teotibot
    .help = Combien de bois, de pierre et d’or il a chacun au début, de 0 à 9 (T83).
option-teotihuacan-bot_goods-2 = 2
    .help = 2 de chaque, le début habituel.

option-teotihuacan-bot_cocoa_vp = Cacao du Teotibot
    .help = PV pour 10 cacaos, de 0 à 99 (T85).
option-teotihuacan-bot_cocoa_vp-3 = 3
    .help = 3 PV, comme d’habitude.

option-teotihuacan-bot_bonus_vp = Temples du Teotibot
    .help = PV à la fin pour chaque temple où il est à l’échelon 10 ou 11, de 0 à 99 (T93).
option-teotihuacan-bot_bonus_vp-15 = 15
    .help = 15 PV, comme d’habitude.

option-teotihuacan-bot_technology_vp = Technologies du Teotibot
    .help = PV à la fin pour chacune d’elles, de 0 à 99 (T93).
option-teotihuacan-bot_technology_vp-2 = 2
    .help = 2 PV, comme d’habitude.

option-teotihuacan-bot_worship = Adoration du Teotibot
    .help = Ses pas de temple sur les plateaux 2, 3 et 4 ; au plateau 7, il en fait un de plus (T92).
option-teotihuacan-bot_worship-2 = 2
    .help = Deux pas, au plateau 7 trois.
option-teotihuacan-bot_worship-1 = 1
    .help = Un pas, au plateau 7 deux : plus facile pour vous.
option-teotihuacan-bot_worship-3 = 3
    .help = Trois pas, au plateau 7 quatre : plus difficile pour vous.

## Niveaux de difficulté du jeu en solo

difficulty-teotihuacan = Niveau de difficulté
    .help = La force du Teotibot. Les règles ne prévoient pas de niveaux : ceux-ci sont les nôtres, et chacun règle plusieurs options à la fois.
difficulty-teotihuacan-beginner = Débutant
    .help = Il a des ouvriers de force 1 et aucun bien, ne fait qu’un pas à chaque adoration et marque peu à la fin : pour les premières parties.
difficulty-teotihuacan-easy = Facile
    .help = Il commence avec des ouvriers plus faibles et moins de biens que d’habitude et marque moins à la fin.
difficulty-teotihuacan-standard = Normal
    .help = Il commence et marque comme d’habitude.
difficulty-teotihuacan-hard = Difficile
    .help = Il commence avec des ouvriers plus forts et plus de biens que d’habitude et marque plus pour le cacao et les technologies.
difficulty-teotihuacan-expert = Expert
    .help = Il a des ouvriers de force 4 et beaucoup de biens, fait un pas de plus à chaque adoration et marque le plus à la fin.

## Expliqué sur place

teotihuacan-help-ring = Huit plateaux en anneau. Les ouvriers vont dans le sens horaire, de 1 à 3 plateaux par tour (T1, T23).
    .title = Anneau des plateaux
teotihuacan-help-board-1 = Trois emplacements d’adoration, chacun avec une tuile Royale ; les ouvriers y arrivent après leur ascension. Il n’y a pas d’action principale (T32, T53).
    .title = Palais
teotihuacan-help-board-2 = Action principale : du bois. Adoration : un pas dans le temple rouge (T31, T44).
    .title = Forêt
teotihuacan-help-board-3 = Action principale : de la pierre. Adoration : un pas dans le temple vert (T31, T45).
    .title = Carrière
teotihuacan-help-board-4 = Action principale : de l’or. Adoration : un pas dans le temple bleu (T31, T46).
    .title = Mine d’or
teotihuacan-help-board-5 = Action principale : payez de l’or pour une technologie et faites un pas dans le temple de sa colonne (T47).
    .title = Alchimie
teotihuacan-help-board-6 = Action principale : payez 2 bois pour un Bâtiment, marquez les points de son espace et faites un pas sur l’allée des Morts (T48).
    .title = Nobles
teotihuacan-help-board-7 = Action principale : payez de l’or pour poser une Décoration sur un escalier. Adoration : un pas dans un temple au choix (T31, T49).
    .title = Décorations
teotihuacan-help-board-8 = Action principale : posez des tuiles Pyramide, au plus une par ouvrier (T50).
    .title = Construction
teotihuacan-help-area = Les ouvriers y sont libres : ils peuvent se déplacer et travailler, et leurs couleurs sont présentes (T23, T26).
    .title = Zone générale
teotihuacan-help-worship-space = Un ouvrier qui adore y est bloqué. Si celui d’un autre joueur s’y trouve, débloquez-le pour 1 cacao (T30, T33).
    .title = Emplacement d’adoration
teotihuacan-help-worker = Un dé ; ses points sont sa force, de 1 à 5. À 6, c’est l’ascension (T13, T52, T53).
    .title = Ouvrier
teotihuacan-help-locked = Il ne se déplace pas, ne travaille pas et ne compte pas comme couleur. On le débloque en se reposant, pour 3 cacaos, ou quand un autre joueur y adore (T24, T25, T33).
    .title = Ouvrier bloqué
teotihuacan-help-neutral = Les dés neutres ne se déplacent jamais, mais leurs couleurs sont présentes. On les place de nouveau après chaque éclipse (T17, T26).
    .title = Dés neutres
teotihuacan-help-colours = Les couleurs différentes des dés libres qui étaient là à l’arrivée de votre ouvrier. Une action principale coûte autant de cacao ; récolter en rapporte 1 de plus (T26 à T28).
    .title = Couleurs présentes
teotihuacan-help-cocoa = Le cacao paie les actions principales, les déblocages et les salaires. Ce n’est pas une ressource (T25, T28, T77).
    .title = Cacao
teotihuacan-help-wood = Une ressource. Elle paie les Bâtiments, les masques et les niveaux supérieurs de la pyramide (T48, T50, T68).
    .title = Bois
teotihuacan-help-stone = Une ressource. Elle paie les tuiles Pyramide (T50).
    .title = Pierre
teotihuacan-help-gold = Une ressource. Elle paie les technologies et les Décorations (T6, T49).
    .title = Or
teotihuacan-help-score = Les points de victoire (PV) marqués jusqu’ici. Qui en a le plus à la fin gagne ; le cacao départage (T79).
    .title = Points de victoire
teotihuacan-help-projection = Ce que rapporterait une éclipse maintenant : allée des Morts, piste de la pyramide, masques, moins le salaire qu’on ne peut pas payer ; à la dernière, aussi les tuiles Bonus de temple (T74 à T78).
    .title = Prochaine éclipse
teotihuacan-help-move = Déplacez un ouvrier libre de 1, 2 ou 3 plateaux dans le sens horaire (T23).
    .title = Déplacement
teotihuacan-help-rest = Débloquez tous vos ouvriers bloqués. C’est tout le tour (T24).
    .title = Se reposer
teotihuacan-help-unlock = Pour 3 cacaos, tous vos ouvriers bloqués sont débloqués ; le tour continue (T25).
    .title = Tout débloquer
teotihuacan-help-collect = 1 cacao, plus 1 par couleur présente (T27).
    .title = Récolter du cacao
teotihuacan-help-worship = Votre ouvrier est bloqué sur l’emplacement d’adoration. Prenez le pas ou la tuile Découverte, ou les deux pour 1 cacao de plus (T30, T31).
    .title = Adorer
teotihuacan-help-main = Payez 1 cacao par couleur présente et le coût de l’action. Tous vos ouvriers libres du plateau travaillent (T28, T43).
    .title = Action principale
teotihuacan-help-crew = Plus il y a d’ouvriers et plus le plus faible d’entre eux est fort, plus l’action rapporte. Trois comptent au plus (T43).
    .title = Ouvriers employés
teotihuacan-help-power-up = La force d’un ouvrier augmente de 1. À 6, c’est l’ascension (T52).
    .title = Renforcement
teotihuacan-help-ascension = Un ouvrier de force 6 devient un 1 au Palais : un pas sur l’allée des Morts, une récompense, et le disque clair avance (T53).
    .title = Ascension
teotihuacan-help-wheel = Le quatrième ouvrier attend ici. Comme récompense d’une ascension, il arrive au Palais avec la force 3, avec 2 cacaos (T53).
    .title = Roue d’ascension
teotihuacan-help-calendar = Quand le disque clair atteint le disque sombre, on termine la manche, on en joue encore une, puis vient l’éclipse (T19, T20).
    .title = Calendrier
teotihuacan-help-light = Il avance d’un pas après chaque manche et à chaque ascension (T19).
    .title = Disque clair
teotihuacan-help-dark = Il attend le disque clair. Après chaque éclipse, il commence une case plus bas (T8, T21).
    .title = Disque sombre
teotihuacan-help-eclipse = Décompte : allée des Morts, piste de la pyramide, masques, puis salaire. La troisième éclipse, ou celle qui suit la pyramide achevée, est la dernière (T74 à T79).
    .title = Éclipse
teotihuacan-help-blue = Ses échelons donnent des ressources au choix et des PV. À l’échelon 4, vous pouvez prendre à la place une tuile Découverte (T54, T55).
    .title = Temple bleu
teotihuacan-help-red = Ses échelons donnent des PV. À l’échelon 5, vous pouvez prendre à la place une tuile Découverte (T54, T55).
    .title = Temple rouge
teotihuacan-help-green = Ses échelons donnent du cacao. Aux échelons 3 et 6, vous pouvez prendre à la place une tuile Découverte (T54, T55).
    .title = Temple vert
teotihuacan-help-bonus = Qui est à l’échelon 10 ou 11 marque cette tuile à la dernière éclipse (T78).
    .title = Tuile Bonus de temple
teotihuacan-help-top = Il n’y a de place que pour un joueur, et l’on n’y arrive que de l’échelon 10 (T54).
    .title = Échelon 11
teotihuacan-help-stack = Qui arrive ici peut prendre une de ces tuiles à son coût. La pile n’est jamais complétée (T12, T55, T56).
    .title = Pile de tuiles Découverte
teotihuacan-help-avenue = À une éclipse, chaque case rapporte la plus basse valeur visible de la rangée de Bâtiments. À 3, 6 et 8, vous pouvez prendre une tuile Découverte (T56, T74).
    .title = Allée des Morts
teotihuacan-help-track = Un pas pour chaque tuile Pyramide et chaque Décoration. À une éclipse, chaque pas rapporte 4, 3 ou 2 PV, et le plus avancé 4 de plus ; puis tous reviennent à 0 (T57, T75).
    .title = Piste de la pyramide
teotihuacan-help-buildings-row = Les Bâtiments se prennent par la gauche. La plus basse valeur visible compte pour l’allée des Morts à une éclipse (T9, T74).
    .title = Rangée de Bâtiments
teotihuacan-help-nobles-rows = La rangée dépend du nombre d’ouvriers : 3, 2, 2, 1, 1 PV, 5, 4, 3, 3 PV, ou 7, 6, 5 PV (T48).
    .title = Maisons des nobles
teotihuacan-help-pyramid = Quatre niveaux de 16, 9, 4 et 1 places. La tuile du niveau 4 achève la pyramide et amène la dernière éclipse (T2, T22, T50).
    .title = Pyramide
teotihuacan-help-level = Le niveau 1 coûte 2 pierres et rapporte 1 PV. Chaque niveau au-dessus coûte 1 bois de plus et rapporte 2 PV de plus (T50).
    .title = Niveau
teotihuacan-help-icon = Le symbole d’un temple ou un ornement simple. Couvert par son semblable, il rapporte 1 PV ; en couleur, il donne aussi un pas de temple (T51).
    .title = Symbole
teotihuacan-help-match = Un nouveau symbole sur un symbole de la même sorte : 1 PV, et un pas de temple si le nouveau est en couleur (T51).
    .title = Concordance
teotihuacan-help-stairway = Les Décorations se posent par le bas, une marche après l’autre ; à partir de la marche 1, sur des tuiles de ce niveau (T3, T49).
    .title = Escalier
teotihuacan-help-pyramid-display = Trois tuiles Pyramide pour construire. On les complète à la fin du tour (T10, T29, T50).
    .title = Tuiles Pyramide
teotihuacan-help-decoration-display = Quatre Décorations au choix. On les complète à la fin du tour (T10, T29, T49).
    .title = Décorations étalées
teotihuacan-help-discovery = Une tuile Découverte. On la prend à son coût en adorant ici ; elle est remplacée à la fin du tour (T29, T31, T68).
    .title = Tuile Découverte
teotihuacan-help-own-tiles = Vos tuiles Découverte. Chacune, sauf les masques, s’utilise une fois, à votre tour (T69).
    .title = Vos tuiles Découverte
teotihuacan-help-used = Des tuiles Découverte utilisées. Elles ne comptent plus que pour une tuile Bonus de temple (T69, T78).
    .title = Tuiles Découverte utilisées
teotihuacan-help-masks = Les séries de 1 à 7 masques différents rapportent 1, 3, 6, 10, 15, 21 ou 28 PV à chaque éclipse (T76).
    .title = Masques
teotihuacan-help-royal = On l’utilise en adorant au Palais. La force de votre ouvrier à cet endroit dit ce qu’elle fait (T32).
    .title = Tuile Royale
teotihuacan-help-technology = Qui a un marqueur ici profite de l’effet dès le tour suivant. Qui la prend plus tard donne 3 PV aux précédents (T47, T67).
    .title = Technologie
teotihuacan-help-starting = Chacun en garde deux : elles donnent des biens et des pas et montrent les plateaux des premiers ouvriers (T14 à T16).
    .title = Tuile Départ
teotihuacan-help-salary = 1 cacao pour chaque ouvrier en jeu, 2 de force 4 ou 5. Chaque cacao non payé coûte 3 PV (T77).
    .title = Salaire
teotihuacan-help-order = On joue dans le sens horaire à partir du premier joueur. Le numéro départage les dernières égalités (T13, T79).
    .title = Ordre du tour
teotihuacan-help-supply = Les tuiles pas encore piochées. On peut savoir lesquelles, mais pas dans quel ordre (T10, T12).
    .title = Réserve
teotihuacan-help-end = Votre action est accomplie. Avant la fin du tour, vous pouvez encore utiliser des tuiles ou débloquer (T25, T29, T69).
    .title = Fin du tour
teotihuacan-help-undo = Une décision peut être annulée jusqu’à ce que le hasard révèle quelque chose, que votre tour se termine ou que quelqu’un d’autre décide. Si vous êtes la seule personne à la table, vous pouvez aussi revenir par-dessus les tours de l’ordinateur ; si quelque chose a été tiré depuis, c’est de l’entraînement.
    .title = Annuler le coup
teotihuacan-help-bot-tiles = Deux dés choisissent une de ces tuiles : 2–3 et 11–12 les coins du bas, 4–5 et 9–10 le milieu, 6–8 le sommet (T84).
    .title = Tuiles Action du Teotibot
teotihuacan-help-directions = Elles disent quelle tuile comble un vide du triangle : la supérieure d’abord (T84).
    .title = Tuiles Direction
teotihuacan-help-worship-die = Le dé du Teotibot pour sa tuile Adoration. Débloqué, c’est un ouvrier ordinaire (T83, T92).
    .title = Dé d’adoration

## Le dessin dans un terminal : ce qui tient là où il y a peu de place

teotihuacan-drawing-era = Ère { $era }/3
teotihuacan-drawing-finished = pyramide achevée
teotihuacan-drawing-rounds =
    { $count ->
        [one] dernière manche avant l’éclipse
       *[other] { $count } manches avant l’éclipse, moins avec des ascensions
    }
teotihuacan-drawing-pyramid = Pyramide
teotihuacan-drawing-worship = Adoration :
teotihuacan-drawing-any = au choix
teotihuacan-drawing-blue = Bleu
teotihuacan-drawing-red = Rouge
teotihuacan-drawing-green = Vert
teotihuacan-drawing-avenue = Allée
teotihuacan-drawing-track = Pyr.
teotihuacan-drawing-cost = Coût
teotihuacan-drawing-level = Niveau { $level }
teotihuacan-drawing-next = puis
teotihuacan-drawing-colours =
    { $count ->
        [one] { $count } couleur
       *[other] { $count } couleurs
    }
teotihuacan-drawing-royal-1 = P+1 c
teotihuacan-drawing-royal-2 = P× 1c→1w 1s
teotihuacan-drawing-royal-3 = P× 1R→2c
teotihuacan-drawing-royal-4 = 2★×Techn. ≤P
teotihuacan-drawing-royal-5 = 2★×Piste ≤P
teotihuacan-drawing-royal-6 = P× 1c→1s 1g
teotihuacan-drawing-royal-7 = 1c 1R→P×R
teotihuacan-drawing-royal-8 = P−1× 1c→pas
teotihuacan-drawing-royal-9 = 1★×Allée ≤P+1
teotihuacan-drawing-alchemy-top = 1 ouvrier : haut
teotihuacan-drawing-alchemy-either = 2+ ou force 4–5 : les 2
teotihuacan-drawing-nobles-cost = 2 bois, par ouvriers :
teotihuacan-drawing-buildings-left =
    { $count ->
        [one] { $count } reste, valeur { $value }★
       *[other] { $count } restent, valeur { $value }★
    }
teotihuacan-drawing-own-techs = techn. { $numbers }
teotihuacan-drawing-own-masks = masques { $numbers }
teotihuacan-drawing-own-used =
    { $count ->
        [one] { $count } utilisée
       *[other] { $count } utilisées
    }
teotihuacan-drawing-own-wheel = 4e attend
teotihuacan-drawing-set-aside = De côté : { $action }
teotihuacan-drawing-directions = directions { $arrows }
teotihuacan-drawing-worship-die = dé d’adoration { $die }
teotihuacan-drawing-rolled = dés { $sum }
teotihuacan-drawing-no-bot = Le Teotibot ne joue que contre une personne seule.

## La liste de ce que l’on peut faire, dans un terminal

teotihuacan-drawing-ends-phase = éclipse
teotihuacan-drawing-gains = { $amounts }
teotihuacan-drawing-follows = puis { $steps }
teotihuacan-drawing-other-gets = { $player } gagne { $amounts }
    .you = Vous gagnez { $amounts }
teotihuacan-drawing-other-gives = { $player } perd { $amounts }
    .you = Vous perdez { $amounts }
teotihuacan-drawing-start-technology = technologie
teotihuacan-drawing-start-power_up = renforcement
teotihuacan-drawing-temple-step = { $temple }, échelon { $step }
teotihuacan-drawing-raised = { $board } : { $power } → { $after }
teotihuacan-drawing-ascends = { $board } : { $power } → ascension
teotihuacan-drawing-move = { $board } : cacao +{ $cocoa }
teotihuacan-drawing-move-main =
    { $colours ->
        [0] action gratuite : { $result }
        [one] action −{ $colours }c : { $result }
       *[other] action −{ $colours }c : { $result }
    }
teotihuacan-drawing-deco = { $icons } sur l’{ $stairway }, marche { $step }
teotihuacan-drawing-build = { $icons } au niveau { $level }
teotihuacan-drawing-path-tile = tuile { $number }
teotihuacan-drawing-kind-cocoa = Récolter du cacao
teotihuacan-drawing-kind-main = Action principale
teotihuacan-drawing-kind-worship = Adoration
teotihuacan-drawing-kind-use = Utiliser une tuile
teotihuacan-drawing-kind-claim = Tuile Découverte
teotihuacan-drawing-kind-reward = Récompense
teotihuacan-drawing-kind-skip = Renoncer
teotihuacan-drawing-kind-temple = Temple
teotihuacan-drawing-kind-gain = Ressources
teotihuacan-drawing-kind-power = Renforcement
teotihuacan-drawing-kind-ascend = Ascension
teotihuacan-drawing-kind-build = Tuile Pyramide
teotihuacan-drawing-kind-deco = Décoration
teotihuacan-drawing-kind-tech = Technologie
teotihuacan-drawing-kind-crew = Ouvriers
teotihuacan-drawing-kind-row = Rangée
teotihuacan-drawing-kind-keep = Tuiles Départ
teotihuacan-drawing-kind-pick = Tuile Départ
teotihuacan-drawing-kind-place = Plateaux
teotihuacan-drawing-kind-times = Tuile Royale
teotihuacan-drawing-kind-pay = Paiement
teotihuacan-drawing-kind-waive = Sans cacao
teotihuacan-drawing-kind-done = Arrêter
teotihuacan-drawing-kind-save = Économie
teotihuacan-drawing-kind-salary = Salaire
teotihuacan-drawing-kind-dice = Teotibot : action principale
teotihuacan-drawing-kind-spin = Teotibot : tuile Pyramide
teotihuacan-drawing-bonus-best_mask_set = meilleure série de masques
teotihuacan-drawing-bonus-technologies_5 = 5★ par technologie
teotihuacan-drawing-bonus-vp_15 = 15★
teotihuacan-drawing-bonus-avenue_3 = 3★ par pas de l’allée
teotihuacan-drawing-bonus-bonus_9 = 9★ par bonus atteint
teotihuacan-drawing-bonus-discovery_2 = 2★ par tuile sauf masques
teotihuacan-drawing-bonus-workers = 4★ par ouvrier, 9★ dès 4
teotihuacan-drawing-one-step = 1 pas dans un temple au choix
teotihuacan-drawing-legend-cocoa = cacao
teotihuacan-drawing-legend-wood = bois
teotihuacan-drawing-legend-stone = pierre
teotihuacan-drawing-legend-gold = or
teotihuacan-drawing-legend-vp = point de victoire
teotihuacan-drawing-legend-any-resource = ressource au choix
teotihuacan-drawing-legend-step = pas dans un temple
teotihuacan-drawing-legend-power = force de l’ouvrier
teotihuacan-drawing-legend-bonus = tuile Bonus de temple
teotihuacan-drawing-legend-worker = ouvrier libre de force 3
teotihuacan-drawing-legend-locked = ouvrier bloqué
teotihuacan-drawing-legend-neutral = dés neutres
teotihuacan-drawing-legend-icons = symboles : bleu, rouge, vert, ornement
teotihuacan-drawing-legend-coloured = les mêmes en couleur : une concordance donne aussi un pas dans un temple
teotihuacan-drawing-legend-levels = niveau de la case
teotihuacan-drawing-legend-decorated = une décoration s’y trouve
teotihuacan-drawing-legend-building = un bâtiment s’y dresse ; un chiffre sur une piste : tuiles Découverte à cet échelon

## Noms des dessins, que la page des règles sait trouver

teotihuacan-picture-worker = Ouvrier
    .words = dé, dés, carré, points
teotihuacan-picture-lock = Ouvrier bloqué
    .words = cadenas, verrou
teotihuacan-picture-light = Disque clair
    .words = soleil, lumière, calendrier, disque d’éclipse
teotihuacan-picture-dark = Disque sombre
    .words = lune, croissant, calendrier, disque d’éclipse
teotihuacan-picture-palace = Palais
    .words = colonnes, maison à piliers
teotihuacan-picture-power = Force de l’ouvrier
    .words = lettre P dans un carré, puissance
teotihuacan-picture-cocoa = Cacao
    .words = fève, fève de cacao
teotihuacan-picture-wood = Bois
    .words = rondin, tronc
teotihuacan-picture-stone = Pierre
    .words = rocher, bloc, gris
teotihuacan-picture-gold = Or
    .words = lingot
teotihuacan-picture-technology = Technologie
    .words = engrenage, roue dentée
teotihuacan-picture-building = Bâtiment
    .words = maison, hutte
teotihuacan-picture-decoration = Décoration
    .words = deux carrés avec une flèche, escalier, marches
teotihuacan-picture-pyramid_tile = Tuile Pyramide
    .words = quatre carrés
teotihuacan-picture-match = Concordance
    .words = carrés superposés, un carré sur un autre
teotihuacan-picture-icon-b = Statue assise
    .words = symbole bleu, statue, figure
teotihuacan-picture-icon-r = Masque à plumes
    .words = symbole rouge, masque, couronne de plumes
teotihuacan-picture-icon-g = Serpent à plumes
    .words = symbole vert, serpent, dragon
teotihuacan-picture-icon-p = Ornement simple
    .words = fleur, quatre feuilles, croix
teotihuacan-picture-power_up = Renforcement
    .words = flèche verte, flèche vers le haut
teotihuacan-picture-temple_blue = Temple bleu
    .words = pyramide à degrés avec une statue
teotihuacan-picture-temple_red = Temple rouge
    .words = pyramide à degrés avec un masque
teotihuacan-picture-temple_green = Temple vert
    .words = pyramide à degrés avec un serpent
teotihuacan-picture-temple_any = Temple au choix
    .words = pyramide à degrés en trois couleurs, point d’interrogation
teotihuacan-picture-any_resource = Ressource au choix
    .words = bois, pierre et or ensemble
teotihuacan-picture-avenue = Allée des Morts
    .words = route, chemin, avenue
teotihuacan-picture-track = Piste de la pyramide
    .words = marches, escalier
teotihuacan-picture-discovery = Tuile Découverte
    .words = carré avec un losange
teotihuacan-picture-double_move = Double déplacement
    .words = deux carrés avec des flèches
teotihuacan-picture-free_move = Déplacement libre
    .words = flèche ronde, cercle autour d’un ouvrier
teotihuacan-picture-free_cocoa = Sans cacao
    .words = fève barrée
teotihuacan-picture-extra_worker = Ouvrier supplémentaire
    .words = dé avec un plus
teotihuacan-picture-mask = Masque
    .words = visage
teotihuacan-picture-mask_1 = Masque 1, le soleil
    .words = rayons, masque du soleil
teotihuacan-picture-mask_2 = Masque 2, le jaguar
    .words = chat, oreilles, masque de jaguar
teotihuacan-picture-mask_3 = Masque 3, les plumes
    .words = trois plumes
teotihuacan-picture-mask_4 = Masque 4, le visage carré
    .words = ornements d’oreilles, dents, robot
teotihuacan-picture-mask_5 = Masque 5, le crâne
    .words = tête de mort, os
teotihuacan-picture-mask_6 = Masque 6, le dieu de la pluie
    .words = anneaux autour des yeux, crocs
teotihuacan-picture-mask_7 = Masque 7, les cornes
    .words = croissant, taureau, lune
teotihuacan-picture-bonus = Tuile Bonus de temple
    .words = ruban doré, bannière avec une étoile
teotihuacan-picture-vp = Points de victoire
    .words = étoile, PV

error-own-components = Teotihuacan ne se joue qu’avec son propre matériel.

## In the browser

## Teotihuacan : les noms de ce qui est sur la table

board-teo-city = Ville : temples, pyramide, allée des Morts et calendrier
board-teo-whole = Toute la table
board-teo-tap = Touchez une zone pour l’agrandir.
board-teo-on-royal = { $board }, sur { $tile }
board-teo-neutral = dé neutre { $letter }, { $board }
board-teo-area = Zone générale, { $board }
board-teo-area-arrived =
    { $count ->
        [one] Zone générale, { $board } : { $count } couleur présente
       *[other] Zone générale, { $board } : { $count } couleurs présentes
    }
board-teo-worship = Emplacement d’adoration, { $board } : { $step }, ou la tuile Découverte, ou les deux pour 1 cacao de plus
board-teo-any-temple = un pas dans un temple au choix
board-teo-any-steps =
    { $count ->
        [one] { $count } pas dans un temple au choix
       *[other] { $count } pas dans des temples au choix
    }
board-teo-any-goods =
    { $count ->
        [one] { $count } ressource au choix
       *[other] { $count } ressources au choix
    }
board-teo-list = { $parts }
board-teo-table = Action principale, { $board } : selon les ouvriers employés et leur force la plus basse
board-teo-cell =
    { $count ->
        [one] { $count } ouvrier, force la plus basse { $power } : { $amounts }
       *[other] { $count } ouvriers, force la plus basse { $power } : { $amounts }
    }
board-teo-tile = { $tile }, { $place }, coût : { $cost }
board-teo-royal = { $tile } : { $effect }
board-teo-tech = { $tile }, { $temple }, acquise par : { $owners }
board-teo-own-tech = { $tech } : { $effect }
board-teo-nobody = personne
board-teo-tech-top = Rangée du haut : 1 ouvrier ou plus, 1 renforcement
board-teo-tech-bottom = Rangée du bas : 2 ouvriers ou plus, 1 renforcement ; ou 1 ouvrier de force 4 ou 5, sans renforcement
board-teo-nobles-action = Action principale, Nobles : 2 bois pour un bâtiment, ses points, 1 pas sur l’allée des Morts, des renforcements
board-teo-nobles-row = { $row } : { $built } sur { $count } construits, le suivant rapporte { $next } PV
board-teo-deco-cost = Action principale, Décorations : { $one } or avec 1 ouvrier, { $two } avec 2, { $three } avec 3 ; 3 PV, 1 PV par concordance, 1 pas sur la piste de la pyramide, 1 renforcement
board-teo-level = Niveau { $level } : pierre { $stone } et bois { $wood } par tuile, { $points } PV
board-teo-build-limit = Action principale, Construction : jusqu’à 1, 2 ou 3 tuiles avec 1, 2 ou 3 ouvriers
board-teo-supply-pyramid = Tuiles Pyramide pas encore piochées : { $count }
board-teo-supply-decorations = Décorations pas encore piochées : { $count }
board-teo-supply-discovery = Tuiles Découverte pas encore piochées : { $count }
board-teo-step = { $step } : { $tile }
board-teo-step-free = { $step }, libre : à gauche { $left }, à droite { $right }
board-teo-temple-step = { $temple }, échelon { $step }
board-teo-temple-reward = { $place } : { $gains }
board-teo-temple-reward-stack = { $place } : { $gains }, ou une tuile Découverte
board-teo-temple-bonus = { $place }, bonus de temple : { $bonus }
board-teo-track-step = { $track }, case { $step }
board-teo-avenue-stack = { $track }, case { $step } : une tuile Découverte
board-teo-met = Les disques se sont rencontrés : on termine cette manche, puis on en joue une dernière avant l’éclipse
board-teo-start = { $tile } : { $gives }
board-teo-unused =
    { $count ->
        [one] { $player }, non utilisée
       *[other] { $player }, non utilisées, au nombre de { $count }
    }
    .you =
        { $count ->
            [one] à vous, non utilisée
           *[other] à vous, non utilisées, au nombre de { $count }
        }
board-teo-used =
    { $count ->
        [one] { $player }, utilisée
       *[other] { $player }, utilisées, au nombre de { $count }
    }
    .you =
        { $count ->
            [one] à vous, utilisée
           *[other] à vous, utilisées, au nombre de { $count }
        }
board-teo-wheel = quatrième ouvrier ({ $player }), sur la roue d’ascension
    .you = votre quatrième ouvrier, sur la roue d’ascension
board-teo-salary = Salaire dû, en cacao : { $due }
board-teo-salary-short = Salaire dû, en cacao : { $due } ; il en manque { $missing }
board-teo-next = prochaine éclipse : { $points } PV
board-teo-masks = Masques : { $sizes } différents, { $points } PV à chaque éclipse
board-teo-bot-tile = { $tile }, { $place }
board-teo-bot-aside = { $tile }, mise de côté
board-teo-bot-place-0 = sommet, dés de 6 à 8
board-teo-bot-place-1 = milieu gauche, dés 4 ou 5
board-teo-bot-place-2 = milieu droit, dés 9 ou 10
board-teo-bot-place-3 = bas gauche, dés 2 ou 3
board-teo-bot-place-4 = bas centre
board-teo-bot-place-5 = bas droit, dés 11 ou 12
board-teo-direction-left = Tuile Direction { $number } : la tuile en bas à gauche monte
board-teo-direction-right = Tuile Direction { $number } : la tuile en bas à droite monte
board-teo-bot-dice = Dés : { $sum }
board-teo-bot-worship = Dé d’adoration : force { $power }, { $board }
board-teo-bot-worship-locked = Dé d’adoration : force { $power }, { $board }, bloqué

## Teotihuacan : décider et planifier

decide-gives = payer { $amounts }
decide-gets = recevoir { $amounts }
decide-other-gets = { $player } gagne { $amounts }
    .you = Vous gagnez { $amounts }
decide-other-gives = { $player } perd { $amounts }
    .you = Vous perdez { $amounts }
decide-later = ensuite { $amounts }
decide-drawn = tirage : { $draws }
decide-arrival = vers { $board } : { $colours } couleurs présentes, la récolte donne { $collected } cacaos
decide-choose-worker = choisir cet ouvrier
decide-workers = Ouvrier à déplacer
decide-worker = { $board }
decide-two-workers = { $board }, deux ouvriers ensemble
decide-worker-name = { $board }, force { $power }
decide-two-workers-name = { $board }, deux ouvriers ensemble, forces { $powers }
decide-steps =
    { $count ->
        [one] { $count } plateau plus loin
       *[other] { $count } plateaux plus loin
    }
decide-crew =
    { $count ->
        [one] vous y auriez { $count } ouvrier : { $powers }
       *[other] vous y auriez { $count } ouvriers : { $powers }
    }
decide-cocoa-left = { $cocoa } cacaos restants ; salaire actuel { $salary }
decide-destinations = Destination
decide-hint-worker = Choisissez un ouvrier, ici ou sur le plateau, pour voir ce qu’offrent ses trois destinations.
decide-choose-tile = choisir cette tuile
decide-place-brings = ici : { $effect }
decide-hint-tile = Choisissez une tuile, ici ou sur le plateau.
decide-hint-place =
    { $count ->
        [one] Une place est libre. Choisissez-la ici ou sur le plateau.
       *[other] { $count } places sont libres, les meilleures d’abord. Choisissez ici ou sur le plateau.
    }
decide-no-match = aucun symbole ne concorde
decide-matches =
    { $count ->
        [one] une concordance : { $icons }
       *[other] { $count } concordances : { $icons }
    }
decide-turned =
    { $turns ->
        [0] { $tile }, telle qu’elle est exposée
        [one] { $tile }, tournée d’un quart
       *[other] { $tile }, tournée de { $turns } quarts
    }
decide-build-here = Construire ici
decide-build-and-end = Construire ici et finir le tour
decide-among = Choisir parmi : { $actions }
decide-all-options = Tous les choix
decide-other-place = Autre place
decide-choose-deco = choisir cette décoration
decide-up-to = jusqu’à { $points } PV
decide-hint-deco = Choisissez une décoration, ici ou sur le plateau.
decide-one-more = un de plus
decide-less = moins : { $good }
decide-more = plus : { $good }
decide-chosen-so-far = Choisi : { $amounts }
decide-keep-this = garder ou défausser
decide-place-here = placer un ouvrier ici
decide-beside = À côté : { $tile }.
decide-keep = Garder ces deux-là ({ $chosen } sur { $count })
decide-place = Placer les ouvriers ({ $chosen } sur { $count })
decide-path = Étapes de ce tour
decide-next = Ensuite : { $steps }
decide-ends-turn = Cela termine votre tour.
decide-is-final = Cela ne peut pas être annulé.
decide-ends-era = Une éclipse suit.
decide-confirm = Confirmer
decide-back = Pas encore
decide-also = Vous pouvez aussi
decide-no-more-to-pay = Vous n’en avez pas davantage.
decide-no-more-to-take = Vous ne pouvez pas en prendre davantage.
decide-refused = Impossible pour le moment : { $count }
decide-stock-vp = Points de victoire
decide-stock-cocoa = Cacao
decide-stock-wood = Bois
decide-stock-stone = Pierre
decide-stock-gold = Or
decide-stock-blue = Temple bleu
decide-stock-red = Temple rouge
decide-stock-green = Temple vert
decide-stock-avenue = Allée des Morts
decide-stock-track = Piste de la pyramide
decide-stock-projection = Si une éclipse survenait maintenant
decide-scored-nothing = rien
decide-salary-due = cacao dû : { $due }, en main : { $cocoa }
decide-salary-missing = il manque { $missing } : vous perdriez { $points } PV
decide-sources-sum = Total
decide-minus = −{ $points }
decide-next-era = L’ère { $era } commence
decide-next-era-changes = Disque clair sur 0, disque sombre sur { $dark }, dés neutres replacés, piste de la pyramide à 0 ; à la prochaine éclipse, un pas y vaut { $points } PV.
decide-eclipse-tracks = Éclipse { $era }
decide-eclipse-scored = { $eclipse } : décompte
decide-cocoa-left-column = Cacao
decide-sources = D’où viennent les points ; petits chiffres : par ère
decide-source = Source
decide-by-era = ({ $points })
decide-left = reste { $cocoa } cacaos

# names on the board, for beginners
teotihuacan-name-temple = Temples
teotihuacan-name-avenue = Allée des Morts
teotihuacan-name-track = Piste de la pyramide
teotihuacan-name-calendar = Calendrier
teotihuacan-name-stacks = Tuiles Découverte
teotihuacan-name-stairway = Escalier
teotihuacan-name-worship = Adoration
teotihuacan-name-main = Action principale
teotihuacan-name-area = Ouvriers en attente
teotihuacan-name-technologies = Technologies
teotihuacan-name-buildings = Bâtiments
teotihuacan-name-goods = Cacao et ressources
teotihuacan-name-workers = Ouvriers
teotihuacan-name-salary = Salaire dû

# Figures of the rules (figures/*.yaml)

teotihuacan-figure-place = Une tuile du niveau { $level } repose au milieu de quatre tuiles du niveau { $below } et couvre une case de chacune : ici les cases 1 à 4.
teotihuacan-figure-reach = L’ouvrier des Nobles peut gagner { $boards } plateaux : à 1, 2 ou 3 plateaux dans le sens horaire, la Mine d’or, le Palais ou la Carrière.
teotihuacan-figure-colours = Un ouvrier est arrivé à la Carrière. Parmi les dés qui s’y trouvaient, { $colours } couleurs sont présentes. Récolter donne { $collected } cacaos, un par couleur et un de plus ; l’action principale coûterait { $colours } cacaos.
teotihuacan-figure-worship = L’ouvrier est bloqué sur l’emplacement d’adoration des Décorations, où l’on peut monter dans le temple de son choix. Il est monté dans le bleu, à l’échelon { $step }, ce qui a donné { $stone ->
    [one] une ressource
   *[other] { $stone } ressources
 } au choix.
teotihuacan-figure-table = Un ouvrier de force 5, et { $colours } couleurs présentes : l’action principale coûte { $cocoa } cacaos. La ligne d’un ouvrier et la colonne de vigueur 4–5 disent ce qu’il rapporte, { $stone } pierres ; puis vient un renforcement.
teotihuacan-figure-alchemy = La technologie 03 est dans la colonne du milieu de la rangée du haut : un ouvrier suffit. Elle coûte { $gold } or, et sa colonne donne un pas dans le temple rouge, ici jusqu’à l’échelon { $step }.
teotihuacan-figure-nobles = Deux ouvriers bâtissent : { $wood } bois pour le Bâtiment le plus à gauche, qui va sur le premier espace libre de la rangée du milieu. Cela rapporte { $vp } PV, et le marqueur de l’allée des Morts va à la case { $avenue }.
teotihuacan-figure-decoration = La Décoration est posée au pied de l’escalier nord. Un seul ouvrier paie { $gold } or. Elle rapporte 3 PV et { $matches } pour la concordance des symboles rouges ; le nouveau étant en couleur, il y a aussi un pas dans le temple rouge, dont l’échelon { $step } donne 1 PV : { $vp } PV en tout.
teotihuacan-figure-matches = Trois des quatre symboles couvrent un symbole de leur sorte, deux fois l’ornement simple et une fois le temple bleu : { $matches } concordances. Avec 1 PV pour le niveau, cela fait { $vp } PV. La tuile coûte { $stone } pierres.
teotihuacan-figure-ascension = Un ouvrier de force 5 a reçu un renforcement à la Carrière. C’est l’ascension : { $avenue } pas sur l’allée des Morts, et l’ouvrier se retrouve au Palais avec la force 1. On a choisi comme récompense le quatrième ouvrier, qui arrive avec la force 3. Le disque clair avance d’un pas, jusqu’à la case { $space }.
teotihuacan-figure-eclipse = Le rose est décompté lors de la première éclipse. Allée des Morts : case { $avenue } multipliée par la plus petite valeur encore visible de la rangée des Bâtiments, { $for_avenue } PV. Piste de la pyramide : { $steps } pas à { $per_step } PV font { $for_steps } PV, et { $lead } PV de plus, car personne n’est plus loin.
teotihuacan-figure-start = Le début, seul ou à deux : douze tuiles du niveau 1 et deux du niveau { $level } dans des coins opposés. Les places encore vides du niveau 1 se trouvent dans les deux autres coins.
teotihuacan-figure-stacks = Les piles au début, seul ou à deux : { $blue } tuiles à l’échelon bleu 4, { $red } à l’échelon rouge 5, { $green_low } et { $green_high } aux échelons verts 3 et 6 ; sur l’allée des Morts { $lower }, { $middle } et { $upper } aux cases 3, 6 et 8. { $boards } plateaux ont chacun une tuile.
teotihuacan-figure-palace = Chacune des { $royal } tuiles Royales a un emplacement d’adoration. Un ouvrier de force 3 est arrivé au Palais ; il est bloqué sur l’emplacement de 01, qui donne P + 1 cacao, ici { $cocoa }.
teotihuacan-figure-avenue = Une tuile Découverte fait avancer d’un pas sur l’allée des Morts, jusqu’à la case { $step } : on peut prendre à son coût une des { $there } tuiles de la pile inférieure, il en reste { $left }.

## Positions composées

teotihuacan-position-twice = « { $name } » se trouve à deux endroits, et n’existe qu’une fois.
teotihuacan-position-ascending = les numéros doivent être différents et croissants.
teotihuacan-position-worker = un ouvrier s’écrit par plateau et force, comme 3.2, bloqué 3.2w, sur la tuile Royale 4 1.2w4 ; et non « { $value } ».
teotihuacan-position-power = « { $value } » a la force 6, et un ouvrier de force 6 connaît aussitôt l’ascension ; la force doit être de 1 à 5.
teotihuacan-position-royal = « { $value } » doit se trouver sur une tuile Royale en jeu : { $royals }.
teotihuacan-position-lock = « { $value } » est bloqué sur un plateau sans cet emplacement d’adoration ; les plateaux 2, 3, 4, 7 en ont un, et le Palais { $royals }.
teotihuacan-position-boards = chacun des plateaux 1 à 8 doit être là une fois.
teotihuacan-position-ring = le Palais (1) vient d’abord, et la Construction (8) est en face, à la cinquième place.
teotihuacan-position-category = la tuile Royale de la catégorie { $category } doit être l’une de { $allowed }.
teotihuacan-position-buildings = { $built } bâtiments sont construits, et il y en a { $most }.
teotihuacan-position-row = une ligne doit avoir huit des caractères { $letters }, et non « { $value } ».
teotihuacan-position-part = une tuile couvre quatre cases, mais en { $place } (niveau.ligne.colonne) seules certaines sont à la hauteur de son niveau.
teotihuacan-position-support = la tuile en { $place } (niveau.ligne.colonne) a besoin de quatre tuiles dessous, et { $below } est vide.
teotihuacan-position-cell = la case de la ligne { $row }, colonne { $column } serait au niveau { $level }, où aucune tuile ne se trouve.
teotihuacan-position-print = rien ne se trouve sur la case de la ligne { $row }, colonne { $column }, où le plateau montre « { $icon } » et non « { $value } ».
teotihuacan-position-tile = la tuile en { $place } (niveau.ligne.colonne) montre { $shows } (dans le sens horaire à partir du coin supérieur gauche), mais une fois retirées les tuiles exposées, à piocher et posées ailleurs, il n’en reste aucune comme celle-là.
teotihuacan-position-stairs = la marche { $step } de cet escalier repose sur des tuiles de ce niveau, et elles manquent.
teotihuacan-position-kinds = il y a { $count } tuiles « { $kind } » sur la table, et il n’en existe que { $most }.
teotihuacan-position-removed = { $count } tuiles Découverte ne sont pas sur la table ; il faut dire sous « beyond » lesquelles le Teotibot a retirées du jeu, ou n’en retirer aucune.
teotihuacan-position-workers = il y a { $count } ouvriers, et il en faut { $wanted } : trois tant que le quatrième attend sur la roue, sinon quatre.
teotihuacan-position-top = un seul joueur peut se trouver à l’échelon 11 du temple « { $temple } ».
teotihuacan-position-space = deux ouvriers sont bloqués sur le même emplacement d’adoration du plateau { $board }.
teotihuacan-position-tech = la technologie { $number } n’est pas en jeu.
teotihuacan-position-neutral = les dés neutres d’une couleur se trouvent sur des plateaux différents.
teotihuacan-position-no-bot = il n’y a de Teotibot qu’en solo ; il faut null.
teotihuacan-position-directions = les tuiles Direction sont deux lettres, L ou R, et non « { $value } ».
teotihuacan-position-worship = le Teotibot n’a pas d’ouvrier « { $value } ».
teotihuacan-position-within = la décision « { $decision } » se situe au cours d’un tour ou de la mise en place, où le résumé ne dit pas ce qui reste à venir ; il lui faut la clé « beyond ». Sans elle : { $known }
teotihuacan-position-first = le premier joueur doit être le numéro d’une place.
teotihuacan-position-turn = dans la phase « play », ce doit être le tour d’une place.
teotihuacan-position-met = il faut true si les deux disques sont sur la même case, sinon false ; ils sont sur { $light } et { $dark }.
teotihuacan-position-last = la dernière manche d’une ère ne vient qu’après la rencontre des disques.
teotihuacan-position-moved = aucun ouvrier libre { $worker } du joueur ne s’y trouve.
teotihuacan-oddity-turn = Après { $turns } tours, c’est le tour de la place { $seat }.
teotihuacan-oddity-dark = Le disque sombre est sur la case { $dark } dans l’ère { $era }, et non sur { $right }.
teotihuacan-oddity-starting = La place { $seat } a gardé { $count } tuiles Départ, et non { $wanted }.
teotihuacan-oddity-pyramid = Il manque des tuiles de la pyramide de départ.
teotihuacan-figure-stairs = L’escalier nord. La marche 0 est imprimée à côté de la grille ; les marches 1, 2 et 3 se suivent vers le centre, chacune sur les deux cases du milieu d’une rangée. Une Décoration couvre les deux cases de sa marche.
teotihuacan-figure-meeting = Le disque clair a atteint le disque sombre sur la case { $space }. On finit la manche, on en joue encore une entière, puis vient l’éclipse.
teotihuacan-figure-triangle = Les dés donnent { $sum } : la tuile du haut, Nobles, est accomplie. La tuile Direction supérieure a fait monter celle de gauche en dessous, l’inférieure ensuite celle de droite ; la tuile mise à part comble le vide du bas, et celle qui a servi est mise à part. Enfin, la tuile Direction supérieure est retournée et passe en dessous.
teotihuacan-figure-masks = Quatre masques, dont deux pareils : la première série en compte { $kinds } différents et rapporte { $first } PV, la seconde le masque qui reste, { $second } PV. Cela fait { $total } PV à cette éclipse, et les masques comptent à nouveau à chaque éclipse.
