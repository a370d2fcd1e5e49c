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
web-key-playback = Parcourir la partie
web-key-escape = Revenir au présent, ou annuler

web-network-lost = Connexion perdue. Reconnexion …
web-network-checking = La connexion a été perdue. Nous vérifions si votre coup est arrivé …
web-network-counted = Votre coup est bien arrivé.
web-network-not-counted = Votre coup n’est pas arrivé. Veuillez le rejouer.
web-error-network = Le serveur est injoignable. Veuillez réessayer dans un instant.
web-error-answer = Le serveur a envoyé une réponse inattendue. Veuillez recharger la page.
web-server-newer = Teocalli a été mis à jour. Rechargez cette page quand cela vous convient ; rien ne sera perdu.

## Accueil

web-start-lead = Des jeux de société autour d’une table. Jouez entre amis devant un même écran, contre des bots, ou les deux.
web-start-lead-people = Des jeux de société autour d’une table, où que vous soyez. Invitez vos amis par un lien, jouez contre des bots, ou les deux.
web-start-lost = Le serveur est injoignable : vous voyez ce que ce navigateur a conservé. Il est nécessaire pour jouer, pour les leçons et les problèmes ; vos parties sont en sécurité et reviendront avec la connexion. Ce que vous avez déjà ouvert est encore là :
web-start-again = Réessayer
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
web-game-go-on-named = Reprendre la partie : { $names }
web-game-look = Voir
web-game-look-named = Voir la partie : { $names }
web-game-remove = Supprimer
web-game-remove-named = Supprimer la partie : { $names }
web-game-remove-ask = Supprimer cette partie ?
web-game-remove-help = Cette partie sera définitivement supprimée : { $names }.
web-game-remove-broken = Supprimer la partie impossible à ouvrir
web-game-remove-help-broken = Cette partie sera définitivement supprimée.
web-game-broken = Impossible à ouvrir
web-game-failed = Cette partie ne peut pas être affichée
web-game-not-offered = Le serveur ne propose pas « { $name } » : le jeu en a été retiré, ou il contient une erreur que le journal du serveur indique.
web-game-finished = La partie est terminée
web-game-running = En cours
web-about = À propos de Teocalli
web-about-program = Teocalli est une table pour jeux de société, entre personnes devant un même écran et avec des bots. Elle connaît toutes les règles et montre ce que chaque coup rapporterait.
web-handbook = Manuel
web-unofficial = Un programme non officiel et non commercial, avec ses propres textes et dessins, sans lien avec les auteurs ni les éditeurs de ces jeux.
web-resume = Reprendre
web-games-other = Vos autres parties
web-game-winner = Victoire

## Nouvelle partie

web-seats = Qui joue ?
web-seat-count = Nombre de joueurs
web-seat = Place { $number }
web-seat-who = Joué par
web-seat-person = Humain
web-seat-person-help = Une personne devant cet écran.
web-seat-bot = Bot : { $bot }
web-seat-levels = Bots par force
web-seat-others = Bots simples
web-seat-time = Temps de réflexion
web-seat-time-own = Par défaut ({ $time })
web-seat-instead = { $bot } n’a pas appris à jouer avec ce nombre de joueurs et ces règles : { $instead } joue à sa place.
web-seat-name = Nom
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
web-components-entered = On joue avec le matériel saisi sur cet appareil.
web-components-take = Prendre ce qui a été saisi
web-components-enter = Le saisir en cliquant …
web-components-edit = Modifier ce qui a été saisi …
web-box-link = Jouer avec les tuiles de votre propre boîte
web-companion-link = Compagnon du jeu imprimé
web-companion-title = { $game } : compagnon du jeu imprimé
web-balance-link = Labo d’équilibre : ce que changent d’autres règles
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
web-links = Liens vers cette partie
web-link-game = Lien vers la partie
web-link-position = Lien vers la position { $n }
web-link-game-help = Ouvre la partie sur cet ordinateur, tant qu’elle y est conservée.
web-link-game-people = Pour tous ceux qui peuvent voir cette partie.
web-link-record = Lien qui contient toute la partie
web-link-record-help = La partie se trouve dans le lien même ; aucun serveur ne la conserve. Quiconque a Teocalli peut l’ouvrir, même si elle n’est plus conservée ici.
web-link-record-long = Cette partie est trop longue pour un lien. Téléchargez plutôt son enregistrement.
web-link-long = Ce lien est trop long : il peut avoir { NUMBER($limit) } caractères au plus. Demandez plutôt l’enregistrement sous forme de fichier.
web-link-damaged = Ce lien ne contient aucune partie lisible : il est incomplet ou endommagé. Copiez de nouveau le lien entier.
web-link-large = Le contenu de ce lien est trop grand pour un enregistrement de partie.
web-link-unsupported = Ce navigateur ne sait pas lire ces liens. Prenez-en un plus récent, ou demandez l’enregistrement sous forme de fichier.
web-open-link = Ouvrir un lien
web-open-link-help = Un lien peut contenir toute une partie. S’il mène à un autre ordinateur, collez-le ici.
web-open-link-field = Lien
web-open-link-read = Lire le lien
web-open-game = Ouvrir la partie
web-open-game-help = Le lien contient cette partie. En l’ouvrant, vous l’ajoutez à vos parties.
web-position-missing = Cette partie n’a pas de position { $n } : elle ne compte que { $count } { $count ->
        [one] étape
       *[other] étapes
    }. Vous voyez sa position la plus récente.

## Bilan

web-review = Bilan
web-review-help = Chaque décision est comparée à la meilleure que trouve une recherche : ce qu’elle a coûté, ce qui aurait été mieux et pourquoi, et la part de la chance et du talent dans le résultat. Le bilan est conservé avec la partie.
web-review-start = Commencer le bilan
web-review-stop = Arrêter
web-review-go-on = Reprendre
web-review-done = { $done } sur { $total }
web-review-reasons = Toutes les décisions sont jugées. Recherche des raisons pour celles qui ont coûté le plus …
web-review-failed = Une erreur s’est produite sur le serveur. Ce qui a déjà été trouvé est conservé ; vous pouvez reprendre.
web-review-players-only = Seules les personnes qui ont joué cette partie peuvent commencer le bilan ; vous le verrez alors aussi.
web-review-close = Journal
web-review-what = Afficher dans le graphique
web-review-decisions = Décisions
web-review-decisions-marked = Signalées
web-review-decisions-all = Toutes
web-review-step = Étape { $n }
web-review-cost = −{ $chance } points de pourcentage, { $points } points

## À la table

web-game-title = Partie : { $names }
web-turn = C’est à { $player } de jouer
    .you = À vous de jouer
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
web-from-position = Part d’une position composée à la main
web-from-position-odd = Aucune partie ne peut mener à cette position : { $reason }
web-practice-here = Annulé ici, après une révélation : entraînement
web-undo-practice-help = { $reason } Vous pouvez quand même annuler votre dernier coup : la partie compte alors comme entraînement, et le journal et l’enregistrement le disent.
web-undo-practice = Annuler (entraînement)
web-hint = Conseil
web-hint-key = Conseil (touche I)
web-hint-thinking = Réflexion …
web-lines = Meilleures suites
web-lines-key = Meilleures suites (touche I)
web-hint-percent = { $percent } %
web-skip = Aller à
web-skip-question = Votre décision
web-skip-board = Plateau
web-skip-log = Journal
web-skip-playback = Passer
web-tabs = Montrer sous le plateau
web-tab-table = Table
web-tab-log = Journal
web-side = Joueurs et réserve

web-log = Journal
web-log-empty = Rien ne s’est encore passé.
web-log-since = Depuis votre dernier tour
web-log-phase = Phase { $phase } : décompte
web-playback = Parcourir la partie
web-playback-first = Première position
web-playback-previous = Une étape en arrière
web-playback-next = Une étape en avant
web-playback-last = Revenir au présent
web-playback-position = Position
web-playback-at = Étape { $n } sur { $count }
web-playback-short = { $n } / { $count }
web-looking = Position passée
web-back-to-now = Revenir au présent

## When something cannot be drawn

web-fault = Une partie de cette page n’a pas pu être dessinée. Vous pouvez continuer à jouer : tout ce qui est possible figure ci-dessous en toutes lettres.
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
web-scene-go-on = Continuer
web-scene-to-result = Afficher le résultat
web-plus = +{ $points }

web-result = Résultat
web-result-won =
    { $points ->
        [one] { $names } gagne avec { $points } point
       *[other] { $names } gagne avec { $points } points
    }
    .you =
        { $points ->
            [one] Vous gagnez avec { $points } point
           *[other] Vous gagnez avec { $points } points
        }
web-result-shared =
    { $points ->
        [one] { $names } partagent la victoire avec { $points } point
       *[other] { $names } partagent la victoire avec { $points } points
    }
    .you =
        { $points ->
            [one] { $names } partagez la victoire avec { $points } point
           *[other] { $names } partagez la victoire avec { $points } points
        }
web-result-place = Rang
web-result-player = Nom
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
web-rules-note = Est-ce bien sûr ?

## Le plateau et les actions

board-question = Vos possibilités
board-turn-left = Tourner la tuile vers la gauche
board-turn-right = Tourner la tuile vers la droite
board-target-name = { $name } – { $target }
board-players = Joueurs
board-bot = Bot
board-bot-level = Niveau { $level }
board-turn = à son tour
board-zoom = Zoom du plateau
board-zoom-in = Zoom avant
board-zoom-out = Zoom arrière

## Personnes à distance

web-your-name = Votre nom
web-link-copy = Copier le lien
web-link-copied = Copié
web-link-qr = Code QR du lien, pour l’appareil photo d’un téléphone
web-link-failed = Ce lien ne fonctionne pas
web-join = Vers la table
web-company = Personnes à la table
web-company-you = vous
web-company-watching = Vous regardez cette partie.
web-company-watchers =
    { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
web-present = présent
web-absent = absent
web-thinking-person = { $player } réfléchit…
web-away-person = C’est à { $player } de jouer, qui n’est pas là en ce moment.
web-waiting-title = { $game } : en attente de joueurs
web-waiting-free =
    { $count ->
        [one] Une place est libre.
       *[other] { $count } places sont libres.
    }
web-seat-free = Place libre
web-seat-host = Vous
web-seat-invited = Vient par un lien
web-seat-invited-help = Prend cette place par un lien que vous partagez.
web-seat-leave = Quitter votre place
web-seat-leave-short = Quitter
web-seat-free-up = Libérer la place de { $player }
web-seat-free-up-short = Libérer
web-sit-heading = Prendre place
web-sit = Participer
web-sit-where = Couleur
web-invite = Inviter
web-invite-help = Envoyez ce lien aux personnes avec qui vous voulez jouer. Qui l’ouvre peut prendre une place libre ; aucun compte n’est nécessaire.
web-invite-player = Lien pour participer
web-invite-player-make = Afficher le lien pour participer
web-invite-spectator = Lien pour regarder
web-invite-spectator-make = Afficher le lien pour regarder
web-fill = Commencer maintenant
web-fill-help = Des bots prennent les places libres ({ $bot }).
web-fill-button = Compléter avec des bots
web-public = Qui peut trouver la table
web-public-no = Par lien seulement
web-public-yes = Tout le monde, dans la liste des tables
web-people-help = La première personne, c’est vous. La partie commence dès que toutes les places sont prises.
web-person = Vous
web-person-unknown = Comment les autres doivent-ils vous appeler ? Aucun compte n’est nécessaire : ce navigateur se souvient de vous.
web-person-begin = C’est moi
web-person-known = Vous jouez sous le nom de { $name }.
web-person-change = Nom et appareils
web-person-rename = Changer de nom
web-device = Un autre appareil
web-device-help = Pour continuer vos parties sur un autre appareil, ouvrez-y ce lien. Il fonctionne une seule fois, pendant 15 minutes ; ne le donnez à personne.
web-device-link = Lien pour votre autre appareil
web-device-make = Créer un lien
web-device-here = Continuer sur cet appareil
web-device-here-help = Ce lien permet à une personne de continuer ici. Il fonctionne une seule fois.
web-device-replaces = { $name } jouait jusqu’ici sur cet appareil et n’y sera plus reconnu.
web-device-here-button = Continuer ici
web-lobby = Tables ouvertes
web-lobby-none = Aucune table n’est ouverte à tous en ce moment. Préparez une partie que tout le monde peut trouver.
web-lobby-join = Rejoindre
web-lobby-join-named = Rejoindre la table de { $names }
web-lobby-watch = Regarder
web-lobby-watch-named = Regarder la partie de { $names }
web-tournaments = Tournois
web-tournaments-none = Vous ne participez à aucun tournoi. Créez-en un et donnez son lien à tout le monde.
web-tournament-new = Créer un tournoi
web-tournament-open = Inscriptions ouvertes
web-tournament-running = En cours
web-tournament-finished = Terminé
web-tournament-broken = Illisible
web-tournament-look = Ouvrir
web-tournament-look-named = Ouvrir le tournoi { $name }
web-tournament-entrants =
    { $count ->
        [one] { $count } participant
       *[other] { $count } participants
    }
web-tournament-to = Vers le tournoi
web-ended-contest = La partie a été arrêtée, { $player } l’a perdue.
web-ended-wish = La partie a été arrêtée parce que { $player } est parti.
web-rematch-go = Vers la revanche
web-undo-propose = Demander à annuler
web-undo-propose-help = La partie a avancé depuis votre dernière décision, qui ne peut plus être annulée que si toutes les personnes qui jouent sont d’accord ; les bots le sont toujours. Ce qui a été tiré depuis le sera de nouveau à l’identique, et le journal et l’enregistrement diront que vous êtes revenus en arrière.
web-undo-propose-send = Demander aux autres
web-proposal = Question aux joueurs
web-proposal-undo = { $player } demande à annuler sa dernière décision :
web-proposal-undo-own = Vous avez demandé à annuler votre dernière décision :
web-proposal-missing = Réponse attendue : { $players }
web-proposal-yes = D’accord
web-proposal-no = Non, on continue
web-proposal-withdraw = Laisser tomber
web-proposal-refused = { $player } a refusé : la partie continue.
web-proposal-refused-own = Vous avez refusé : la partie continue.
web-proposal-withdrawn = { $player } a retiré sa question.
web-proposal-withdrawn-own = Vous avez retiré votre question.
web-agreed-here = Retour jusqu’ici, d’un commun accord
web-title-asked = ● On vous pose une question – { $title }
web-key-answer = Répondre à la question d’un autre joueur : oui, non

# rules beside the board
web-help-page = Page entière
web-help-tabs = Quelles règles
web-help-tab-now = Maintenant
web-help-tab-turn = Un tour
web-help-tab-icons = Symboles
web-help-tab-all = Tout
web-help-pointed = Ce que vous avez désigné
web-help-refused = Pourquoi c’est impossible
web-help-asked = Ce que l’on vous demande
web-help-nothing = Vous n’avez rien à décider pour l’instant. Désignez un élément et appuyez sur « ? », ou cherchez une règle.

web-names = Noms sur le plateau
web-names-off = Non
web-names-on = Oui
web-names-help = Pour débuter : ce qui se trouve sur le plateau et à côté porte son nom.
web-marks = Suites sur le plateau
web-marks-help = Indique où commencent les suites d’un conseil ou d’une analyse, et montre comment elles continuent.
web-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
web-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
web-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
web-clock = Temps de réflexion
web-clock-none = Sans pendule
web-clock-turn = { $time } par tour
web-clock-bank = { $time } en tout, plus { $increment } après chaque tour
web-clock-days = { $days } j { $hours } h
web-clock-of = Temps restant : { $player }
web-clock-help = Quand le temps de quelqu’un est écoulé, les autres choisissent : attendre, laisser un bot prendre la suite ou terminer la partie.
web-kept-waiting-heading = Ne plus attendre
web-kept-waiting-time = Le temps de { $player } est écoulé.
web-kept-waiting-away = { $player } n’est plus là depuis un moment.
web-kept-waiting-help = Vous pouvez simplement attendre. La personne qui a ouvert la table, ou toutes les autres ensemble, peuvent aussi décider :
web-stand-in-propose = Laisser un bot prendre la suite
web-end-propose = Terminer la partie
web-stand-in = Laisser un bot jouer pour moi
web-stand-in-help = « { $bot } » joue pour vous jusqu’à ce que vous repreniez votre place, ce que vous pouvez faire à tout moment. Le journal et l’enregistrement disent qui a joué quoi.
web-stand-in-own = Un bot joue pour vous en ce moment.
web-stand-in-tag = joué par { $bot }
web-stand-in-log = bot
web-come-back = Reprendre ma place
web-thinking-stand-in = Un bot réfléchit pour { $player } …
web-rests = Tout le monde est parti. La partie attend que quelqu’un revienne.
web-proposal-stand-in = { $player } propose qu’un bot joue pour { $absent }.
web-proposal-stand-in-own = Vous avez proposé qu’un bot joue pour { $absent }.
web-proposal-end = { $player } propose de terminer la partie au lieu d’attendre { $absent }.
web-proposal-end-own = Vous avez proposé de terminer la partie au lieu d’attendre { $absent }.
web-ended-time = La partie a été terminée parce que le temps de { $player } était écoulé. Personne ne gagne.
web-ended-away = La partie a été terminée parce que { $player } n’était plus là. Personne ne gagne.
web-clock-here = Temps de réflexion : { $control }

# Programmes qui jouent d’ailleurs.
web-programs = Programmes
web-programs-help = Un programme peut aussi prendre une place, votre propre bot par exemple. Il s’identifie par un jeton, qui n’est affiché qu’une seule fois.
web-program-name = Nom du programme
web-program-admit = Admettre
web-program-token = Jeton de { $name }
web-program-copy = Copier le jeton
web-program-copied = Jeton copié
web-program-tag = programme
web-program-shut-out = Exclure { $name }
web-program-shut-out-short = Exclure
web-since = Depuis votre dernière visite
web-since-points = Points depuis
web-since-change = { $before } → { $after }
web-since-earlier =
    { $count ->
        [one] Un événement antérieur est dans le journal.
       *[other] { $count } événements antérieurs sont dans le journal.
    }
web-since-show = Montrer sur le plateau
web-since-close = Continuer

# lessons
web-learn = Apprendre
web-learn-named = Apprendre { $game }
web-learn-lead = De petites étapes sur un vrai plateau : lisez, cliquez sur ce qui est éclairé, demandez de l’aide quand vous voulez. Vous pouvez arrêter et reprendre à tout moment.
web-learn-new = Vous débutez ? Apprenez { $game } en jouant, { $count ->
        [one] en { $count } minute
       *[other] en { $count } minutes
    }.

# un mélange que l’on peut vérifier
web-shuffle = Qui mélange
web-shuffle-no = Le serveur
web-shuffle-yes = Le serveur et tous les joueurs
web-shuffle-help = Tout ce qui est tiré découle d’une graine dont l’empreinte est fixée avant la partie ; ensuite, chacun peut vérifier. Si tout le monde participe, chaque navigateur ajoute un nombre aléatoire : personne ne peut choisir seul les tirages, pas même le serveur.
web-shuffle-title = { $game } : on mélange
web-shuffle-heading = Mélanger ensemble
web-shuffle-explained = Chaque navigateur promet d’abord un nombre aléatoire, puis le dévoile dès que tous en ont promis un. Ce qui est tiré découle de l’ensemble.
web-shuffle-missing = Nombres encore attendus : { $names }
web-shuffle-round = Essai { $round } : quelqu’un est parti, ou a recommencé, alors qu’un nombre était déjà dévoilé. Chacun prend un nouveau nombre.
web-shuffle-changed = Le serveur a modifié ce qu’il avait promis. Votre navigateur ne lui dévoile pas votre nombre ; mieux vaut quitter cette table.
web-shuffle-elsewhere = Votre nombre se trouve dans un autre navigateur. Ouvrez-y la partie, ou prenez un nouveau nombre ; si quelqu’un a déjà dévoilé le sien, tout le monde recommence.
web-shuffle-anew = Prendre un nouveau nombre
web-shuffle-promised = nombre promis
web-shuffle-told = nombre dévoilé
web-fair = Mélange équitable
web-fair-server = Tout ce qui est tiré dans cette partie découle d’une graine secrète. Son empreinte (SHA-256) est fixée depuis le début, la graine ne peut donc pas être remplacée :
web-fair-joint = Tout ce qui est tiré dans cette partie découle d’une graine secrète du serveur et des nombres des joueurs. Toutes les empreintes (SHA-256) étaient fixées avant qu’un nombre soit dévoilé :
web-fair-hash = Empreinte de la graine
web-fair-copy = Copier l’empreinte
web-fair-numbers = Les nombres des joueurs
web-fair-promise = promis :
web-fair-number = dévoilé :
web-fair-seed = La graine :
web-fair-later = La graine et les nombres des joueurs sont affichés à la fin de la partie.
web-fair-verify = Pour vérifier, enregistrez la partie une fois terminée ; cette commande refait chaque tirage :
web-fair-as-seen = Votre navigateur a noté tout cela avant de dévoiler votre nombre ; rien n’a changé depuis.
web-fair-not-as-seen = Ce n’est pas ce que votre navigateur avait noté avant de dévoiler votre nombre. Ne vous fiez pas à ces tirages.

# the coach

web-coach = Entraîneur
web-coach-off = Non
web-coach-on = Oui
web-coach-help = Quand vous jouez seul avec des bots, l’entraîneur vous dit après une décision si elle vous a coûté cher, et ce qui aurait été mieux. Vous pouvez le désactiver à tout moment.
web-coach-with = Avec un entraîneur
web-coach-mistake = Cela vous a coûté quelque chose : vos chances de victoire étaient de { $before } %, elles sont maintenant de { $after } %.
web-coach-missed = C’était le plus naturel, mais il y avait mieux à faire : { $before } % de chances de victoire au lieu de { $after } %.
web-coach-played = Ce que vous avez fait : { $steps }
web-coach-better = Mieux : { $steps }
web-coach-why = D’où vient l’écart, en moyenne : { $sources } points.
web-coach-source = { $source } { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
web-coach-show = Montrer la position
web-coach-quiet = Désactiver l’entraîneur

# comptes et statistiques
web-account-to = Compte et statistiques
web-sign-in-instead = Se connecter avec un compte

# classements
web-rated = Classement
web-rated-no = Non classée
web-rated-yes = Classée, si tout le monde est d’accord
web-rated-help = Le résultat modifie la cote de tous les joueurs, si chacun a un compte et donne son accord avant le début.
web-rated-title = { $game } : classée ?
web-rated-question = Cette partie doit-elle être classée ?
web-rated-explained = Si tout le monde est d’accord, le résultat modifie vos cotes à ce jeu. Laisser jouer un bot à sa place, même un moment, c’est compter comme dernier. Si une personne refuse, vous jouez sans classement.
web-rated-missing = Réponse encore attendue : { $names }
web-rated-yes-button = D’accord, partie classée
web-rated-no-button = Jouer sans classement
web-rated-account = Pour le classement, il vous faut un compte. Connectez-vous ou ouvrez-en un.
web-rated-agreed = souhaite une partie classée
web-rated-game = Partie classée
web-rating = { $count ->
        [one] Cote { $rating } ± { $range } après { $count } partie classée
       *[other] Cote { $rating } ± { $range } après { $count } parties classées
    }
web-rating-help = Chacun commence à 25 ± 16,7. Gagner contre plus fort que soi rapporte davantage ; plus on joue, plus l’incertitude diminue.
web-link-watch-help = Qui l’ouvre peut regarder. Une fois la partie terminée, il mène au résultat, au journal, à chaque position et à l’enregistrement, aussi longtemps que la partie est conservée ici.

# discussion, notes, désigner
web-key-point = Montrer un endroit à tous (aussi Alt et clic)
web-key-analyse = Analyser la position
web-key-line = Quand des suites sont affichées : la meilleure sur le plateau, puis les autres
web-talk = Discussion
web-talk-and-notes = Discussion et notes
web-talk-unread =
    { $count ->
        [one] Discussion, un nouveau message
       *[other] Discussion, { $count } nouveaux messages
    }
web-talk-close = Retour au journal
web-talk-messages = Messages
web-talk-none = Personne n’a encore rien écrit.
web-talk-new = { $name } écrit : { $text }
web-talk-text = Message
web-talk-send = Envoyer
web-talk-together = Tout le monde à cette table peut lire ceci.
web-talk-apart-table = Joueurs et spectateurs lisent ceci. Vous verrez après la partie ce que les spectateurs écrivent.
web-talk-apart-watchers = Pendant la partie, seuls les spectateurs lisent ceci ; les joueurs le verront après.
web-talk-watching = spectateur
web-talk-nameless = Pour écrire, dites votre nom aux autres.
web-talk-muting = Masquer quelqu’un
web-talk-muting-help = Vous ne voyez plus, à aucune table, ce qu’une personne masquée écrit ou montre. Elle n’en est pas informée.
web-talk-mute = Masquer { $name }
web-talk-unmute = Ne plus masquer { $name }
web-notes = Notes
web-notes-label = Mes notes sur cette partie
web-notes-help = Vous seul pouvez les lire. Elles sont conservées avec la partie, sur tous vos appareils.
web-notes-kept = Enregistré
web-notes-changed = Pas encore enregistré
web-notes-other = Entre-temps, d’autres notes ont été enregistrées sur un autre appareil ou dans un autre onglet :
web-notes-take-own = Garder les miennes
web-notes-take-other = Prendre celles-ci
web-point = Montrer
web-point-help = Choisissez un endroit : il s’éclaire chez tous. Échap annule.
web-point-said = { $name } montre : { $place }

# plans pour son prochain tour
web-plan = Préparer mon prochain tour
web-plan-count =
    { $count ->
        [one] Mon plan
       *[other] Mes { $count } plans
    }
web-plan-help = Quand votre tour arrive, le premier plan dont la condition est remplie et qui est alors possible est exécuté. Les autres sont abandonnés. Personne ne voit vos plans ; le journal indique qu’un coup était prévu.
web-plan-list = Mes plans
web-plan-new = Un autre plan
web-plan-when = Quand
web-plan-where = Où
web-plan-what = Quoi
web-plan-which = Lequel
web-plan-always = Dans tous les cas
web-plan-add = Ajouter
web-plan-remove = Retirer le plan { $number }
web-plan-remove-short = Retirer
web-plan-log = prévu
web-plan-report = Ce que sont devenus mes plans
web-plan-report-details = Pourquoi ?
web-plan-report-close = D’accord
web-plan-fate-carried-out = Votre tour est venu et votre plan a été exécuté.
web-plan-fate-dropped = Aucun de vos plans n’a pu être exécuté. À vous de décider.
web-plan-fate-back = Vos plans ont été abandonnés, car des coups ont été repris.
web-plan-fate-left = Vos plans ont été abandonnés, car un bot joue pour vous.
web-plan-fate-late = Vos plans ont été abandonnés, car la partie avait déjà avancé.
web-plan-why-done = Exécuté
web-plan-why-condition = Abandonné : la condition n’était pas remplie
web-plan-why-illegal = Abandonné : n’est plus possible
web-plan-why-later = Abandonné : un plan précédent a été exécuté

# la page à garder d’une partie terminée
web-keep = Tout sur cette partie
web-keep-page = Page de la partie
web-keep-replay = La revoir depuis le début
web-keep-table = Aller à la table
web-keep-running = Cette partie est encore en cours. Son résultat sera ici quand elle sera terminée.

## Salle d’analyse

web-analysis-open = Analyser
web-analysis-key = Analyser cette position (A)

## Problèmes

web-puzzles-link = Problèmes : trouvez la meilleure décision
web-puzzle-solve = Résoudre comme problème
web-explorer = Recueil : ce qui a été joué ici
web-explorer-title = { $game } : ce que montrent de nombreuses parties
web-explorer-link = Ce que montrent de nombreuses parties
web-setup-link-start = Composer votre propre position
web-setup-change = Modifier cette position
