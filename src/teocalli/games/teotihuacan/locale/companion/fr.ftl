# Le compagnon du jeu imprimé

teotihuacan-companion-calendar = Le disque clair revient à 0, le disque sombre recule d’une case, tous les marqueurs de la piste de la pyramide à 0 (T21, T75).
    .title = Disques et marqueurs
teotihuacan-companion-bot = 15 PV par temple où il est à l’échelon 10 ou 11, 1 PV par ressource et par cacao restant, 2 PV par technologie (T93).
    .title = Décompte final du Teotibot

## Le guide du Teotibot

teotihuacan-guide-begin = Le Teotibot à votre table
teotihuacan-guide-help = Le guide tient le triangle, les ouvriers, les biens et les pistes du Teotibot, et dit ce que fait le bot selon les règles du programme. Sur la table, déplacez ses pièces en conséquence. La mise en place est celle à deux joueurs (T83). Les points que lui rapporte votre propre tour, comme 3 PV pour une technologie qu’il a avant vous, sont à inscrire vous-même sous « Points ».
teotihuacan-guide-ring = Plateaux libres, dans le sens horaire depuis le Palais
teotihuacan-guide-place = Place { $number }
teotihuacan-guide-techs = Technologies de l’Alchimie
teotihuacan-guide-incomplete = Indiquez chaque plateau une fois, et autant de technologies qu’il y en a sur l’Alchimie.
teotihuacan-guide-roll = Lancez deux dés et touchez la somme
teotihuacan-guide-roll-here = Lancer ici
teotihuacan-guide-eclipse = Éclipse { $era } sur 3
teotihuacan-guide-last = La dernière éclipse
teotihuacan-guide-over = La dernière éclipse est passée.
teotihuacan-guide-does = Ce qu’il fait
teotihuacan-guide-next = C’est fait
teotihuacan-guide-continue = Continuer
teotihuacan-guide-none = aucun
teotihuacan-guide-no-mask = pas de masque
teotihuacan-guide-aside = mise de côté
teotihuacan-guide-worker = { $board } : force { $power }
teotihuacan-guide-locked = { $board } : force { $power }, bloqué
teotihuacan-guide-freed = J’ai débloqué son dé d’adoration : { $board }
teotihuacan-guide-ask-techs = Quelles technologies avez-vous ?
teotihuacan-guide-ask-tiles = Quels masques y a-t-il aux plateaux ?
teotihuacan-guide-ask-rows = Combien de bâtiments y a-t-il dans les rangées ?
teotihuacan-guide-ask-stairway = Quel est le premier escalier, dans le sens horaire depuis le nord, dont la prochaine marche peut recevoir une décoration ?
teotihuacan-guide-ask-level = Quel est le niveau le plus bas de la pyramide avec une place libre pour une tuile ?
teotihuacan-guide-ask-top = Dans quels temples êtes-vous à l’échelon 11 ?
teotihuacan-guide-ask-track = Où en êtes-vous sur la piste de la pyramide ?
teotihuacan-guide-light = Le disque clair avance d’une case.
teotihuacan-guide-building = Le bâtiment le plus à gauche va sur la première place libre : { $row }.
teotihuacan-guide-tile = La première tuile exposée est posée, tournée au hasard, sur la première place libre du niveau { $level }, rangée par rangée depuis le haut à gauche.
teotihuacan-guide-deco = La première décoration exposée est posée sur la prochaine marche : { $stairway }.
teotihuacan-guide-unlocked = Si l’un de vos ouvriers y est bloqué, il est débloqué : { $board }.
teotihuacan-guide-refill = La tuile Découverte n’y est plus, on en tire une nouvelle : { $board }.
