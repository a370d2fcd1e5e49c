### Les mots du navigateur ; ce que disent les jeux et les erreurs se trouve dans leurs propres catalogues.

## Sur chaque page

web-close = Fermer
web-cancel = Annuler
web-back = Retour
web-loading = Chargement …
web-tools = Règles et réglages
web-to-start = Accueil
web-rules = Règles
web-rules-key = Règles (touche ?)
web-tip-key = La touche ? ouvre la règle.
web-settings = Réglages
web-language = Langue
web-theme = Apparence
web-theme-auto = Comme le système
web-theme-light = Claire
web-theme-dark = Sombre
web-animation = Animation
web-animation-off = Aucune
web-animation-slow = Lente
web-animation-normal = Normale
web-animation-fast = Rapide
web-animation-help = Si votre système demande moins de mouvement, rien n’est animé, quel que soit le choix fait ici.
web-lost = Page introuvable
web-lost-help = Il n’y a aucune page à cette adresse.
web-confirmations = Demander avant une action
web-confirmations-always = Toujours
web-confirmations-final = Seulement si elle ne peut pas être annulée
web-confirmations-never = Jamais
web-confirmations-help = Avec « Jamais », tout ce que vous choisissez est fait aussitôt.
web-sounds = Sons
web-sounds-on = Activés
web-sounds-off = Désactivés

web-keys = Clavier
web-key-rules = Règles
web-key-part = Zone suivante de la table (Maj : précédente)
web-key-log = Aller au journal
web-key-action = Choisir une action par la lettre affichée
web-key-confirm = Confirmer
web-key-undo = Annuler le coup
web-key-hint = Conseil
web-key-turn = Tourner la tuile
web-key-walk = Parcourir la partie
web-key-escape = Revenir au présent, ou annuler

web-network-lost = Connexion perdue. Reconnexion …
web-network-checking = La connexion a été perdue. Nous vérifions si votre coup est arrivé …
web-network-counted = Votre coup est bien arrivé.
web-network-not-counted = Votre coup n’est pas arrivé. Veuillez le rejouer.
web-error-network = Le serveur est injoignable. Veuillez réessayer dans un instant.
web-error-answer = Le serveur a envoyé une réponse inattendue. Veuillez recharger la page.
web-server-newer = Teocalli a été mis à jour. Rechargez cette page quand cela vous convient ; rien ne sera perdu.

## Accueil

web-start-lead = Deux jeux de société autour des pyramides du Mexique. Jouez entre amis devant un même écran, contre des bots, ou les deux.
web-play = Jouer
web-play-help = « Jouer » lance aussitôt une partie : vous contre deux bots ({ $bot }), avec les règles standard. La partie est enregistrée au fur et à mesure.
web-new-game = Nouvelle partie
web-games = Vos parties
web-games-none = Aucune partie pour l’instant. Vos parties apparaîtront ici, et vous pourrez les reprendre à tout moment.
web-games-more =
    { $count ->
        [one] En montrer { $count } de plus
       *[other] En montrer { $count } de plus
    }
web-game-go-on = Reprendre
web-game-go-on-named = Reprendre la partie de { $names }
web-game-look = Voir
web-game-look-named = Voir la partie de { $names }
web-game-remove = Supprimer
web-game-remove-named = Supprimer la partie de { $names }
web-game-remove-ask = Supprimer cette partie ?
web-game-remove-help = La partie de { $names } sera définitivement supprimée.
web-game-remove-broken = Supprimer la partie impossible à ouvrir
web-game-remove-help-broken = Cette partie sera définitivement supprimée.
web-game-broken = Impossible à ouvrir
web-game-failed = Cette partie ne peut pas être affichée
web-game-finished = La partie est terminée
web-about = À propos de Teocalli
web-about-program = Teocalli est une table pour jeux de société, entre personnes devant un même écran et avec des bots. Elle connaît toutes les règles et montre ce que chaque coup rapporterait.
web-unofficial = Un programme non officiel et non commercial, avec ses propres textes et dessins, sans lien avec les auteurs ni les éditeurs de ces jeux.
web-resume = Reprendre
web-games-other = Vos autres parties
web-game-winner = Victoire

## Nouvelle partie

web-seats = Qui joue ?
web-seat-count = Nombre de joueurs
web-seat = Siège { $number }
web-seat-who = Joué par
web-seat-person = Humain
web-seat-person-help = Une personne devant cet écran.
web-seat-bot = Bot : { $bot }
web-seat-levels = Bots par force
web-seat-others = Bots simples
web-seat-time = Temps de réflexion
web-seat-time-own = Par défaut ({ $time })
web-seat-name = Nom
web-seat-name-default = choisi pour vous
web-seat-colour = Couleur
web-colour-pink = Rose
web-colour-teal = Turquoise
web-colour-amber = Ambre
web-colour-indigo = Indigo
web-options-finer = Options de règles
web-options-default = toutes par défaut
web-options-changed =
    { $count ->
        [one] { $count } modifiée
       *[other] { $count } modifiées
    }
web-components-choose = Choisir un fichier …
web-components-chosen = { $name } sélectionné ; le fichier sera vérifié au lancement.
web-components-too-large = { $name } est trop grand pour un fichier de matériel.
web-play-named = Jouer à { $game }
web-set-up = Préparer…
web-set-up-named = Préparer { $game }
web-rules-named = Règles de { $game }
web-which-game = Quel jeu ?
web-difficulty-settings = Réglages détaillés
web-solo = Seul, vous jouez contre le { $opponent }.
web-option-usual = Par défaut : { $value }.
web-start-game = Lancer la partie
web-defaults = Par défaut

## Enregistrements

web-record-open = Ouvrir un enregistrement
web-record-drop = Déposez l’enregistrement ici
web-record-download = Télécharger l’enregistrement de cette partie
web-record-too-large = « { $name } » est trop grand pour un enregistrement de partie.
web-record-unreadable = « { $name } » est illisible.

## À la table

web-game-title = Partie de { $names }
web-turn = C’est à { $player } de jouer
web-phase = Phase { $phase }
web-thinking-player = { $player } réfléchit …
web-pass = Passez l’écran à { $player }
web-pass-help = La table est masquée pour que personne ne voie la main des autres.
web-pass-confirm = { $player } est là – montrer la table
web-title-turn = ● À vous de jouer – { $title }
web-question = Votre décision
web-undo = Annuler le coup
web-undo-turn = Annuler mon dernier coup
web-take-back-help = Annuler ramène à votre dernier coup, par-dessus les tours de l’ordinateur. Si quelque chose a été tiré depuis, cela compte comme entraînement.
web-take-back = Annuler des coups
web-take-back-no = Dans le tour en cours seulement
web-take-back-yes = Par-dessus les tours de l’ordinateur
web-practice-game = Partie d’entraînement
web-practice-here = Annulé ici, après une révélation : entraînement
web-undo-practice-help = { $reason } Vous pouvez quand même annuler votre dernier coup : la partie compte alors comme entraînement, et le journal et l’enregistrement le disent.
web-undo-practice = Annuler (entraînement)
web-hint = Conseil
web-hint-key = Conseil (touche I)
web-hint-thinking = Réflexion …
web-hint-heading = Suggestions
web-hint-close = Retour à votre décision
web-hint-help = Le meilleur de { NUMBER($playouts) } suites essayées. Les pourcentages sont les chances de victoire, 100 % au total. Pointez une action pour la voir sur le plateau.
web-hint-percent = { $percent } %
web-hint-then = Suite probable : { $steps }
web-hint-told = { $number } : { $action }, { $percent } % de chances de gagner.
web-skip = Aller à
web-skip-question = Votre décision
web-skip-board = Plateau
web-skip-log = Journal
web-skip-walk = Passer
web-tabs = Montrer sous le plateau
web-tab-table = Table
web-tab-log = Journal
web-side = Joueurs et réserve

web-log = Journal
web-log-empty = Rien ne s’est encore passé.
web-log-since = Depuis votre dernier tour
web-log-phase = Phase { $phase } : décompte
web-walk = Parcourir la partie
web-walk-first = Première position
web-walk-previous = Un pas en arrière
web-walk-next = Un pas en avant
web-walk-last = Revenir au présent
web-walk-position = Position
web-walk-at = Pas { $n } sur { $count }
web-walk-short = { $n } / { $count }
web-looking = Consultation d’une position passée
web-back-to-now = Revenir au présent

## When something cannot be drawn

web-fault = Une partie de cette page n’a pas pu être dessinée. Vous pouvez continuer à jouer : tout ce qui est possible figure ci-dessous en toutes lettres, et « Annuler le coup » revient sur la dernière décision.
web-fault-here = Une partie de cette page n’a pas pu être dessinée dans cette position.
web-fault-board = La table ne peut être dessinée dans cette position.
web-fault-part = Cette partie ne peut être dessinée dans cette position.
web-fault-drawing = Le dessin de ce jeu n’a pas pu être chargé. Nouvel essai en cours …
web-fault-actions = Tout ce qui est possible ; un clic l’exécute aussitôt
web-fault-page = Cette page n’a pas pu être dessinée
web-fault-page-help = Veuillez la recharger. Vos parties sont conservées.
web-reload = Recharger

## Fin d’une phase et de la partie

web-scene-phase = La phase { $phase } est terminée
web-scene-score = { $before } → { $after }
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
web-scene-go-on = Continuer
web-scene-to-result = Afficher le résultat
web-plus = +{ $points }

web-result = Résultat
web-result-won =
    { $points ->
        [one] { $names } gagne avec { $points } point de renommée
       *[other] { $names } gagne avec { $points } points de renommée
    }
web-result-shared =
    { $points ->
        [one] { $names } partagent la victoire avec { $points } point de renommée
       *[other] { $names } partagent la victoire avec { $points } points de renommée
    }
web-result-place = Rang
web-result-player = Nom
web-result-cards = Cartes restantes
web-result-points = Points
web-result-look = Voir le plateau
web-rematch = Revanche
web-plot = Points au fil de la partie, prochain décompte compris
web-plot-name = Courbes des points au fil de la partie ; le tableau ci-dessus donne les points de chaque phase.

## Page des règles

web-rules-search = Chercher dans les règles
web-rules-contents = Sommaire
web-rules-found =
    { $count ->
        [0] Aucun passage ne contient ces mots.
        [one] { $count } passage trouvé
       *[other] { $count } passages trouvés
    }

## Le plateau et les actions

board-question = Vos possibilités
board-mode-build = Construire
board-mode-place = Placer un prêtre
board-mode-move = Déplacer un prêtre
board-mode-track = Vénérer ou maudire
board-ask-turn = { $player }, c’est à vous.
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
board-turn-left = Tourner la tuile vers la gauche
board-turn-right = Tourner la tuile vers la droite
board-free-seats = Emplacements libres
board-target-name = { $name } – { $target }
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
board-change-best = Vous choisirez ensuite les cartes ; le meilleur choix est compté.
board-ends-phase = Ceci termine la phase.
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
board-players = Joueurs
board-bot = Bot
board-bot-level = Niveau { $level }
board-hand = Main de { $player } : { $cards }
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
board-turn = à son tour
board-zoom = Zoom du plateau
board-zoom-in = Zoom avant
board-zoom-out = Zoom arrière

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
board-teo-tech-top = Rang du haut : 1 ouvrier ou plus, 1 renforcement
board-teo-tech-bottom = Rang du bas : 2 ouvriers ou plus, 1 renforcement ; ou 1 ouvrier de force 4 ou 5, sans renforcement
board-teo-nobles-action = Action principale, Nobles : 2 bois pour un bâtiment, ses points, 1 pas sur l’allée des Morts, des renforcements
board-teo-nobles-row = { $row } : { $built } sur { $count } construits, le suivant rapporte { $next } PV
board-teo-deco-cost = Action principale, Décorations : { $one } or avec 1 ouvrier, { $two } avec 2, { $three } avec 3 ; 3 PV, 1 PV par correspondance, 1 pas sur la piste de la pyramide, 1 renforcement
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
board-teo-used =
    { $count ->
        [one] { $player }, utilisée
       *[other] { $player }, utilisées, au nombre de { $count }
    }
board-teo-wheel = quatrième ouvrier ({ $player }), sur la roue d’ascension
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
decide-other-gives = { $player } perd { $amounts }
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
decide-no-match = aucun symbole ne correspond
decide-matches =
    { $count ->
        [one] une correspondance : { $icons }
       *[other] { $count } correspondances : { $icons }
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
decide-keep-this = garder ou rendre
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
decide-turn-so-far = Ce tour jusqu’ici
decide-nothing-changed = Rien gagné ni dépensé pour l’instant.
decide-before-after = Avant et après
decide-from-to = { $name } : { $before } avant, { $after } maintenant
decide-plan = Plan { $name }
decide-carry-out = Jouer ce plan
decide-forget = Abandonner
decide-before = avant
decide-now = maintenant
decide-take-back-turn = Annuler le tour
decide-keep-plan = Garder comme plan { $name }
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
decide-stock-outlook = Si une éclipse survenait maintenant
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
