### Rencontres entre joueurs de l’ordinateur : refus.

error-arena-seats =
    { $entrants ->
        [one] { $seats } joueurs par partie sont demandés, mais { $entrants } seul joueur est nommé.
       *[other] { $seats } joueurs par partie sont demandés, mais { $entrants } joueurs seulement sont nommés.
    }
error-arena-worker = Un processus qui jouait s’est arrêté de lui-même, peut-être faute de mémoire. Toutes les parties finies sont gardées ; la même commande reprend.
error-arena-full =
    { $games ->
        [one] Une partie ne peut pas être écrite dans « { $path } » : { $reason }. { $games } partie finie y est gardée ; la même commande reprend.
       *[other] Une partie ne peut pas être écrite dans « { $path } » : { $reason }. { $games } parties finies y sont gardées ; la même commande reprend.
    }
error-arena-not-empty = « { $path } » contient autre chose qu’une rencontre : choisissez un autre dossier, ou un nouveau.
error-arena-in-use = Un autre programme joue en ce moment la rencontre de « { $path } ».
error-arena-no-match = « { $path } » ne contient aucune rencontre.
error-arena-no-games = Aucune partie de la rencontre dans « { $path } » n’est encore finie.
error-arena-no-such-game =
    { $games ->
        [one] Il n’y a pas de partie finie { $number } dans « { $path } », qui a { $games } partie ; la première porte le numéro 0.
       *[other] Il n’y a pas de partie finie { $number } dans « { $path } », qui a { $games } parties ; la première porte le numéro 0.
    }
error-arena-damaged = La ligne { $line } de « { $path } » n’est pas une partie de cette rencontre ; enlevez la ligne, et la partie sera rejouée.
error-arena-other-match = « { $path } » contient une autre rencontre : { $differences }. Choisissez un autre dossier.
arena-difference = { $key } vaut { $there } là-bas et { $here } ici

## Plans de rencontres

error-plan-yaml = La ligne { $line } de « { $path } » n’est pas du YAML.
error-plan-form = « { $path } » n’est pas un plan : il lui faut une liste « matches » et, si l’on veut, « defaults », rien d’autre.
error-plan-entry = L’entrée { $place } du plan n’est pas une rencontre : il lui faut des clés comme name, game et players.
error-plan-key = La rencontre « { $match } » a une clé inconnue, « { $key } ». Connues : { $known }
error-plan-lacks = Il manque « { $key } » à la rencontre « { $match } ».
error-plan-bad-name = « { $match } » ne peut pas nommer une rencontre, car son dossier porte ce nom : lettres, chiffres, . _ - sont possibles.
error-plan-number = Rencontre « { $match } » : { $key } vaut « { $value } », mais doit être un nombre entier d’au moins { $least }.
error-plan-options = Rencontre « { $match } » : options demande des noms et des valeurs.
error-plan-match = Rencontre « { $match } » : { $reason }
error-plan-twice = Deux rencontres du plan s’appellent « { $name } ».
error-plan-name = Le plan n’a pas de rencontre « { $name } ». Il a : { $known }

## Grappes

error-arena-no-ray = Ray n’est pas installé ; « pip install teocalli[ray] » l’installe.
error-arena-ray = La grappe Ray « { $address } » n’est pas utilisable : { $reason }
