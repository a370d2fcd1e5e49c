### La ligne de commande : ce qu’elle dit d’elle-même. L’aide des options se trouve dans le programme, en anglais.

## Refus

error-cli-language = La langue « { $language } » n’est pas disponible. Langues connues : { $known }
error-cli-table-option = --port, --no-browser et --data concernent la table dans le navigateur, pas « { $command } ».
error-cli-position = Il n’y a pas de position { $number } : cette partie a les positions 0 à { $last }.
cli-variations = { $variations ->
    [0] Aucune variante
    [one] { $variations } variante
   *[other] { $variations } variantes
}, { $notes ->
    [0] aucune note
    [one] { $notes } note
   *[other] { $notes } notes
} : à voir dans la salle d’analyse, dans le navigateur.
error-cli-no-game = Quel jeu ? Jeux connus : { $known }
error-cli-other-game = La partie enregistrée est une partie de « { $found } », pas de « { $game } ».
error-cli-load-options = Une partie enregistrée a ses propres joueurs et options : avec --load, seuls --seats, --seed, --save et --lang sont possibles.
error-cli-record-options = Un enregistrement a ses propres options ; --option est pour un fichier avec le résumé d’une position.
error-cli-seat-count = --players dit { $players }, --seats en nomme { $seats }.
error-cli-names = { $names } noms sont donnés pour { $seats } places.
error-cli-file-exists = « { $path } » existe déjà : choisissez un autre nom, ou reprenez cette partie avec --load.
error-cli-output = Impossible d’écrire la sortie : { $reason }
error-cli-save-name = Dans quel fichier ? Par exemple : save ma-partie.json
error-cli-no-rules = Il n’y a pas de texte de règles pour ce jeu.
error-cli-no-such-rule = Il n’y a pas de règle « { $number } » ; les règles vont de { $first } à { $last }.
error-cli-panel = Aucun élément ne s’appelle « { $name } ». Éléments connus : { $known }

cli-usage = { $reason } (« { $command } --help » l’explique)
cli-internal = Une erreur s’est produite dans le programme ({ $fault }). Merci de la signaler aux auteurs en joignant { $path }, qui dit ce qui s’est passé.
cli-internal-unsaved = Une erreur s’est produite dans le programme ({ $fault }). Merci de la signaler aux auteurs avec la commande que vous avez donnée.

## Parties enregistrées

cli-position = Position { $number } sur { $last }, après le mot { $word }
cli-verified-finished = Les { $words } mots sont justes, et le résultat aussi : { $scores } points.
cli-verified-running = Les { $words } mots sont justes ; la partie n’est pas finie. Points jusqu’ici : { $scores }
cli-set-up = Cette partie part d’une position composée à la main.
cli-oddity = Aucune partie ne peut mener à cette position : { $reason }
cli-external-replaced = Partie { $game } : « { $program } » a été remplacé par un joueur aléatoire pour le reste de la partie : { $reason }
cli-wrong-word = Le mot { $number } est faux : « { $word } » n’est pas possible en position { $position }.
cli-legal-there = Possible à cet endroit :

## Jouer

cli-forced = (seule possibilité)
cli-cost = coûte { $cost }
cli-ends-phase = termine la phase
cli-choices = Choix
cli-advice = Numéro ou mot – ou bien : list, hint, undo, help, quit
cli-help =
    Tapez le numéro ou le mot d’une action ; les premières lettres suffisent si une seule action commence ainsi.
    « +3 » montre comment vos points changeraient si le décompte avait lieu maintenant ; suivent ceux des autres.
      list          tout ce que vous pouvez faire
      list MOT      ce qui commence par MOT, plus en détail : list { $kind }
      hint          les trois meilleures actions, trouvées par une recherche
      undo          annuler votre dernière décision
      show          dessiner la position à nouveau
      show NOM      un élément de la table plus en détail : { $parts }
      log           ce qui s’est passé récemment
      rules         ce que disent les règles ; rules { $rule } : une règle
      save FICHIER  enregistrer une copie dans un fichier
      quit          arrêter ; la partie reste enregistrée, et l’on vous dit où
cli-thinking = { $player } réfléchit …
cli-adviser = Le conseiller
cli-hint = Les meilleures actions trouvées, avec les chances de victoire de { $player } :
    .you = Les meilleures actions trouvées, avec vos chances de victoire :
cli-hint-chances = { $number } – chances de tous : { $chances }
cli-hint-then = { $number } – la suite pourrait être : { $steps }
cli-opponents = Adversaires joués par l’ordinateur
cli-list-none = Rien de ce que vous pouvez faire ne commence par « { $beginning } ».
cli-unknown-entry = « { $entry } » n’est pas possible maintenant. « list » montre tout ce que vous pouvez faire, « help » les commandes.
cli-ambiguous-entry = « { $entry } » pourrait vouloir dire : { $candidates }
cli-undone = Annulé.
cli-undone-practice = Annulé. C’est maintenant une partie d’entraînement.
cli-undo-practice = { $reason } « undo practice » l’annule quand même ; la partie compte alors comme entraînement, et son enregistrement le dit.
cli-saved = Enregistré dans { $path }
cli-kept = La partie est enregistrée dans { $path }
    Pour continuer : teocalli play --load { $quoted }
cli-kept-over = La partie est enregistrée dans { $path }
cli-nothing-kept = Rien n’a encore été joué, donc rien n’a été enregistré.
cli-not-kept = La partie ne peut pas être enregistrée dans un fichier : { $reason } Vous pouvez continuer ; « save FICHIER » écrit une copie ailleurs.
cli-rank =
    { $points ->
        [one] { $place }. { $player } – { $points } point
       *[other] { $place }. { $player } – { $points } points
    }
cli-rules-how = « rules { $rule } » montre une règle, « rules all » montre tout.
cli-option-number = Un nombre entier ; { $default } par défaut.
cli-file-name = FICHIER

## Simuler

cli-simulating = Parties en cours
cli-simulated =
    { $games ->
        [one] { $games } partie de { $game }, graine { $seed }
       *[other] { $games } parties de { $game }, graine { $seed }
    }
cli-column-player = Joueur
cli-column-wins = Gagnées
cli-column-share = Part
cli-column-interval = IC à 95 %
cli-column-points = Points
cli-column-spread = de – à
cli-column-seats = % / place
cli-lengths = Longueur d’une partie : { $turns } tours, { $decisions } décisions
cli-shared =
    { $count ->
        [one] { $count } victoire a été partagée ; elle compte à parts égales.
       *[other] { $count } victoires ont été partagées ; elles comptent à parts égales.
    }

## Rencontres

cli-arena-playing = Rencontre
cli-plan-playing = Rencontre { $place } sur { $matches } : { $name }
cli-arena-torn = La dernière ligne dans « { $path } » était incomplète et a été supprimée ; cette partie sera rejouée.
cli-arena-interrupted =
    { $games ->
        [one] Interrompu. { $games } partie terminée est enregistrée dans { $path }.
            Pour reprendre : { $command }
       *[other] Interrompu. { $games } parties terminées sont enregistrées dans { $path }.
            Pour reprendre : { $command }
    }
cli-arena-report = Le rapport est dans { $path }
cli-arena-kept = La rencontre est enregistrée dans { $path }
cli-arena-uneven = Les places sont équilibrées toutes les { $round } parties ; le nombre de ces parties n’en est pas un multiple.
cli-arena-pair = { $first } devant { $second }
cli-column-elo = Avance Elo
cli-column-plackett-luce = Cote
cli-column-time = ms/décision
cli-column-slowest = la plus longue
cli-column-match = Rencontre
cli-column-pair = Rang
cli-column-above = Part
cli-column-games = Parties
cli-branching = Actions légales par décision : { $actions }
cli-column-seat = Place

## Un nouveau jeu

cli-new-game-done =
    Le paquet de { $game } se trouve dans { $folder }. Pour y jouer :
      cd { $folder }
      pip install --no-build-isolation --editable .
      teocalli play { $game }
error-cli-new-game-name = Un jeu ne peut pas s’appeler « { $name } » : son nom est un nom Python d’au plus 40 lettres minuscules, chiffres et _, qui commence par une lettre.
error-cli-new-game-taken = Le nom { $name } est déjà celui d’un autre jeu ou paquet Python. Choisissez-en un autre.
error-cli-new-game-folder = Le dossier « { $folder } » existe déjà. Choisissez un autre nom, ou un autre dossier avec --into.
error-cli-new-game-write = Le paquet ne peut pas être écrit dans « { $folder } » ({ $reason }). Choisissez un autre dossier avec --into.

cli-backup-done = La base de données a été copiée dans { $file }.
cli-export-done =
    { $count ->
        [one] Une partie a été écrite dans { $file }.
       *[other] { $count } parties ont été écrites dans { $file }.
    }
cli-import-done =
    { $count ->
        [0] Rien n’a été importé : tout était déjà là.
        [one] Une partie a été importée.
       *[other] { $count } parties ont été importées.
    }
error-cli-export = Merci d’indiquer ce qu’il faut exporter : --all pour tout.

## Analyse

cli-analysis-decision = Position { $number } sur { $last } : à { $name } de jouer
cli-analysis-draw = Position { $number } sur { $last } : le hasard décide
cli-analysis-over = Position { $number } sur { $last } : la partie est terminée
cli-analysis-seat = { $name } { $chance }, { $points } points
cli-analysis-solved = résolu
cli-analysis-line =
    { $visits ->
        [0] { $chance } · { $points } points
        [one] { $chance } · { $points } points · { $visits } simulation
       *[other] { $chance } · { $points } points · { $visits } simulations
    }
cli-analysis-depth =
    { $playouts ->
        [one] { $playouts } simulation en { $seconds } s
       *[other] { $playouts } simulations en { $seconds } s
    }
cli-analysis-complete = Il n’y a rien de plus à trouver ({ $playouts } simulations, { $seconds } s).
cli-review-working = Bilan en cours
cli-review-kept = Enregistré dans { $path }
cli-review-interrupted = Interrompu. Ce qui a été trouvé jusqu’ici ({ $done } sur { $total }) est enregistré dans { $path } ; la même commande reprend là.
cli-puzzles-making = Recherche de problèmes
cli-puzzles-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
cli-puzzles-made =
    { $games ->
        [one] { $count } problèmes dans { $games } partie, enregistrés dans { $path }
       *[other] { $count } problèmes dans { $games } parties, enregistrés dans { $path }
    }
cli-puzzles-interrupted =
    { $games ->
        [one] Interrompu. { $count } problèmes de { $games } partie sont enregistrés dans { $path } ; la même commande reprend à cet endroit.
       *[other] Interrompu. { $count } problèmes de { $games } parties sont enregistrés dans { $path } ; la même commande reprend à cet endroit.
    }
cli-puzzles-checking = Vérification des problèmes
cli-puzzles-checked =
    { $wrong ->
        [0] Les { $count } problèmes sont justes.
        [one] { $wrong } problème sur { $count } n’est pas juste.
       *[other] { $wrong } problèmes sur { $count } ne sont pas justes.
    }
cli-puzzles-head-name = Problème
cli-puzzles-head-grade = Difficulté
cli-puzzles-head-margin = Écart
cli-puzzles-head-found = Trouvé
cli-puzzles-head-verdict = Verdict
cli-puzzles-verdict-right = nettement meilleur
cli-puzzles-verdict-close = meilleur, de peu
cli-puzzles-verdict-other = un autre est meilleur
cli-puzzles-verdict-illegal = interdit
cli-verified-chance =
    { $numbers ->
        [0] Hasard : la mise en place et tous les tirages ({ $draws }) découlent de la graine dont le SHA-256 est { $hash }.
        [one] Hasard : la mise en place et tous les tirages ({ $draws }) découlent de la graine dont le SHA-256 est { $hash } et du nombre d’un joueur.
       *[other] Hasard : la mise en place et tous les tirages ({ $draws }) découlent de la graine dont le SHA-256 est { $hash } et des nombres de { $numbers } joueurs.
    }
cli-verified-chance-later = Hasard : à partir du mot { NUMBER($first, useGrouping: 0) }, tous les tirages ({ $draws }) découlent de la graine dont le SHA-256 est { $hash }.
cli-chance-untold = Hasard : la graine dont le SHA-256 est { $hash } est dévoilée à la fin de la partie ; d’ici là, rien ne peut être vérifié.
cli-chance-number = Nombre de { $name } : SHA-256 { $hash }
cli-chance-round = Il a fallu { $round } tentatives aux joueurs pour échanger leurs nombres.
cli-components-title = { $game } : { $path }
cli-components-counted = Compté
cli-components-yours = ici
cli-components-ours = chez nous
cli-components-wanted = il faut
cli-components-differs = Différences avec notre matériel :
cli-components-same = Tout est identique à notre matériel.
cli-components-sound = Tout est en ordre : on peut jouer avec.
cli-components-unsound = Il y a des erreurs :
cli-components-line = Ligne { NUMBER($line, useGrouping: 0) } : { $reason }
cli-components-where = { $where } : { $reason }
cli-balance-before = Avant
cli-balance-after = Après
cli-balance-played = { $game } : { NUMBER($games) } parties avant et autant après, toutes les places occupées par { $bot }
cli-balance-marked = * a changé plus que le hasard ne l’explique

## Opponents that learn

cli-learn-play = Cycle { $round } : jeu
cli-learn-train = Cycle { $round } : apprentissage
cli-learn-ladder = Cycle { $round } : comparaison
cli-learn-best = Les meilleurs poids sont dans { $path }
cli-learn-none = Aucun cycle n’a donné de poids meilleurs que la recherche sans réseau.
cli-learn-interrupted = Arrêté. Ce qui est fait est enregistré dans « { $path } ». Pour continuer : { $command }

## Le recueil de parties

cli-explorer-reading = Lecture des parties
cli-explorer-added =
    { $games ->
        [one] { NUMBER($games) } partie dans « { $path } », { $size } Ko.
       *[other] { NUMBER($games) } parties dans « { $path } », { $size } Ko.
    }
cli-explorer-interrupted = Ce qui a été lu jusqu’ici est enregistré dans « { $path } ». La même commande reprend de là : { $command }
cli-explorer-heading = { $game } : { $games ->
        [one] { NUMBER($games) } partie
       *[other] { NUMBER($games) } parties
    }
cli-explorer-levels = Joueurs : { $levels }
cli-explorer-counts = Nombres de joueurs : { $counts }
cli-explorer-nothing = Aucune partie de « { $path } » n’est passée par là, ni par un endroit semblable.
cli-explorer-no-traits = Aucune partie de « { $path } » n’est de ce type.
cli-explorer-columns-what = Quoi
cli-explorer-columns-games = Parties
cli-explorer-columns-won = Gagné
cli-explorer-columns-interval = Intervalle à 95 %
cli-explorer-columns-points = Points
cli-explorer-columns-margin = Avance
cli-explorer-alike = { $likeness } ({ NUMBER($games) } fois)
error-cli-explorer-level = « { $path } » n’a pas de parties de « { $level } ». Il y a des parties de : { $known }
error-cli-explorer-players = « { $path } » n’a pas de parties à { $players } joueurs. Il y a des parties à : { $known }
error-cli-explorer-nobody = Il n’y a rien à décider à la position { $number } : rien n’y a donc été choisi.
error-cli-explorer-game = La partie enregistrée est de { $game }, mais « { $path } » a des parties de { $there }.
error-cli-explorer-trait = Il n’y a pas de type de caractéristique « { $kind } ». Connus : { $known }
