# The balance lab, read when it is opened

web-balance-help = Un même joueur virtuel occupe toutes les places, une fois avec les règles habituelles et une fois avec celles que vous changez, avec le même hasard. Toute différence vient donc du changement. Chaque partie reste sur cet ordinateur : un essai peut être arrêté et repris.
web-balance-elsewhere = Les essais occupent longtemps les processeurs d’un ordinateur ; il n’y en a donc que si Teocalli tourne sur le vôtre. « teocalli balance » fait la même chose en ligne de commande.
web-balance-new = Ce qui est changé
web-balance-player = Qui joue
web-balance-seats = Joueurs
web-balance-games = Parties avant et après
web-balance-begin = Commencer l’essai
web-balance-trials = Essais
web-balance-none = Aucun essai pour l’instant.
web-balance-option = { $option } : { $value }
web-balance-played =
    { $seats ->
        [one] { $bot }, { $seats } place, { $games } parties avant et après
       *[other] { $bot }, { $seats } places, { $games } parties avant et après
    }
web-balance-progress = { $done } parties sur { $total }
web-balance-running = En cours
web-balance-stopped = Arrêté
web-balance-complete = Terminé
web-balance-failed = Un problème est survenu ; les parties déjà jouées sont conservées.
web-balance-stop = Arrêter
web-balance-go-on = Reprendre
web-balance-marked = * a changé plus que le hasard ne l’explique ; { $games } parties avant et autant après.
web-balance-delete = Supprimer l’essai
web-balance-delete-help = Ses parties seront supprimées aussi.
