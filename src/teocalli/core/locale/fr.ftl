### Ce que dit chaque jeu : les refus, et les raisons pour lesquelles rien ne peut être repris.

## Jouer

error-illegal-action = « { $word } » n’est pas possible ici. Possible : { $legal }
error-action-number = L’action { $number } n’existe pas : les actions sont les nombres de 0 à { $last }.
error-stale = La partie a avancé entre-temps ; rien n’a été fait. Vous voyez maintenant la position actuelle.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-game-over = La partie est terminée.
error-not-chance = Le hasard n’intervient pas ici : il n’y a rien à piocher.
error-no-decision = Ici, personne n’a de décision à prendre.
error-foreign-state = Les deux positions viennent de jeux différents.
error-undo = Impossible d’annuler. { $reason }
error-bytes = Ces octets ne contiennent aucune position de ce jeu.
error-not-seat = Cette action ne pose pas la tuile piochée.
error-not-found = Cette partie n’existe pas ici.
error-argument = L’argument « { $name } » doit être un nombre de { $low } à { $high }, et non { $value }.
error-busy = Ce joueur réfléchit déjà : un seul fil d’exécution à la fois peut l’interroger.
error-names = Il faut les noms de { $count } joueurs, et non de { $given }.
error-no-observation = Le jeu { $game } n’offre pas d’observation aux programmes qui apprennent.
error-observation-size = Ce que le jeu { $game } montre aux programmes qui apprennent compte { $written } nombres, et non { $size } comme il l’indique.

undo-barrier-nothing = Il n’y a encore rien à annuler.
undo-barrier-chance = Depuis, quelque chose a été tiré au hasard, et ce qui a été vu ne peut plus être oublié.
undo-barrier-other-player = Depuis, quelqu’un d’autre a joué et a peut-être compté sur votre choix.
undo-barrier-turn-over = Le tour précédent est terminé. Seules les décisions du tour en cours peuvent être annulées.
undo-barrier-game-over = La partie est terminée et son résultat est acquis.

## Commencer une partie

error-unknown-game = Il n’y a pas de jeu « { $name } ». Jeux connus : { $known }
error-game-not-loaded = Le jeu « { $name } » du paquet { $package } ne peut pas être chargé ({ $reason }). Installez une version de { $package } qui convienne à ce Teocalli, ou retirez-le.
error-unknown-option = Il n’y a pas d’option « { $name } ». Options connues : { $known }
error-option-value = L’option « { $name } » ne peut pas valoir « { $value } ». Valeurs possibles : { $known }
error-option-text = La valeur de l’option « { $name } » doit être un texte : "{ $value }", pas le nombre { $value }.
error-option-form = « { $text } » ne règle aucune option ; écrivez nom=valeur, par exemple draw=open.
error-option-pair = Les options « { $first } » et « { $second } » s’excluent.
error-option-data = La valeur de l’option « { $name } » est fausse à l’endroit « { $where } » : { $reason }
error-options-object = Les options doivent être un objet JSON de noms et de valeurs, par exemple {"{"}"draw": "open"{"}"}.
error-player-count = Le jeu se joue de { $low } à { $high }, pas à « { $count } ».
error-unknown-player = Il n’y a pas de bot « { $name } ». Connus : { $known }

## Niveaux de difficulté

difficulty-own = Réglages personnels
    .help = Des réglages qui ne correspondent à aucun niveau.
difficulty-is = Difficulté : { $level }
error-unknown-difficulty = Il n’y a pas de niveau de difficulté « { $name } ». Niveaux connus : { $known }
error-no-difficulties = Le jeu « { $game } » n’a pas de niveaux de difficulté.
error-difficulty-players =
    { $high ->
        [one] Les niveaux de difficulté n’existent que pour le jeu en solo, pas à { $count }.
       *[other] Les niveaux de difficulté n’existent que de { $low } à { $high } joueurs, pas à { $count }.
    }
error-difficulty = Les niveaux de difficulté de ce jeu sont faux à l’endroit « { $where } » : { $reason }
error-difficulty-form = Il faut « players: [minimum, maximum] » et « levels: », avec pour chaque niveau son nom, des options et leurs valeurs.
error-difficulty-name = Le nom d’un niveau n’a que des minuscules et des tirets bas, et n’est pas « { $own } ».
error-difficulty-same = Les réglages sont ceux de « { $other } ».

## Enregistrements

error-file-missing = Le fichier « { $path } » n’existe pas.
error-file-unreadable = Le fichier « { $path } » est illisible : { $reason }
error-file-unwritable = Impossible d’écrire le fichier « { $path } » : { $reason }
error-file-too-large = Le fichier « { $path } » est trop grand : { $most } octets au plus sont lus.
error-record-json = Ce n’est pas un enregistrement de partie : la ligne { $line } n’est pas du JSON valide ({ $reason }).
error-record-format = Ce n’est pas un enregistrement Teocalli : « format » doit valoir « teocalli ».
error-record-version = Cet enregistrement est de version { $version } ; ce programme lit les versions 1 et 2.
error-record-rules = Cette partie a été jouée selon la version { $rules } des règles ; ce programme suit la version { $known }.
error-record-schema = Cet enregistrement est mal formé à l’endroit « { $where } » : { $reason }
error-record-line = La ligne { $line } de cet enregistrement est fausse : { $reason }
error-record-whole = Ce n’est pas un enregistrement de partie : { $reason }
error-record-missing = « { $key } » manque.
error-record-partner = Il y a « { $key } » sans « { $other } ».
error-record-type = Il faut le type JSON { $types }.
error-record-too-many = { $most } au plus sont possibles.
error-record-too-few = Il faut au moins { $least }.
error-record-seats = Il nomme { $seats } places pour { $players } joueurs.
error-record-word = Le mot { $number } de l’enregistrement, « { $word } », n’y est pas possible. Possible : { $legal }
error-record-setup = Le mot de mise en place { $number } de l’enregistrement est « { $word } » ; attendu : { $expected }
error-record-scores = L’enregistrement donne les points { $scores } et les gagnants { $winners } ; ses mots mènent aux points { $right_scores } et aux gagnants { $right_winners }.
error-record-no-result = Les mots de l’enregistrement mènent à la fin de la partie, mais « scores » ou « winners » manque.
error-record-unfinished = L’enregistrement donne des points ou des gagnants, mais ses mots s’arrêtent avant la fin de la partie.
error-analysis-hidden = Continuer d’ici révélerait ce qui vous est caché ; vous pourrez essayer des suites une fois la partie terminée.
error-analysis-no-draw = Il n’y a rien à tirer dans cette position.
error-variation-missing = Cette position n’existe pas parmi les variantes de cette partie.
error-variation-played = Cette position appartient à la partie jouée ; seules les variantes peuvent être supprimées.
error-variation-moves = Les variantes d’une partie comptent au plus { $most } actions en tout.
error-variation-depth = Les variantes peuvent s’imbriquer { $most } fois au plus.
error-variation-name = Le nom d’une variante compte au plus { $most } caractères.
error-variation-note = Une note compte au plus { $most } caractères.
error-variation-notes = Au plus { $most } positions d’une partie peuvent avoir un nom ou une note.
error-variation-number = « { $number } » n’est pas une position de cette suite, qui va de { $first } à { $last }.
error-variation-word = Dans une variante de l’enregistrement, « { $word } », qui mène à la position { $number }, n’y est pas possible. Possible : { $legal }

## Résumés de positions

error-position = La position est fausse en « { $where } » : { $reason }
error-position-none = Le jeu « { $game } » ne peut pas commencer par une position.
error-position-game = Ce n’est ni un enregistrement, ni le résumé d’une position d’un jeu connu. Jeux connus : { $known }
error-position-other = La position est pour { $players } joueurs de { $game }.
error-position-over = Dans cette position, la partie est terminée ; choisissez-en une antérieure.
position-missing = la clé « { $key } » manque.
position-unknown = la clé « { $key } » est inconnue. Clés connues : { $known }
position-object = il faut ici un objet JSON.
position-list = il faut ici une liste JSON.
position-length = le nombre d’éléments doit être { $wanted }, et non { $count }.
position-number = il faut ici un nombre entier de { $low } à { $high }, et non { $value }.
position-choice = « { $value } » n’est pas possible ici. Possible : { $known }
position-flag = il faut ici true ou false, et non { $value }.
position-follows = on lit ici { $value }, mais le reste de la position donne { $right } ; corrigez l’un des deux, ou omettez cette clé.
position-unsound = chaque élément est possible, mais ensemble ils ne forment pas une position que l’on puisse jouer.
position-beyond = cela ne va pas avec le reste de la position ; omettez la clé « beyond », ou prenez-la de la même position.

## Fichiers de matériel

error-components-line = Ligne { $line } du fichier de matériel : { $reason }
error-components = Le fichier de matériel est faux à l’endroit « { $where } » : { $reason }
error-components-game = Indiquez avec --game pour quel jeu est le fichier de matériel. Jeux qui en acceptent un : { $known }
components-fault-mapping = il doit contenir des clés avec des valeurs.

## Ce qui est lu au plus, dans les enregistrements, les fichiers de matériel et les plans

limit-bytes = il y a plus de { $most } octets.
limit-utf8 = ce n’est pas de l’UTF-8 (l’octet { $byte } n’en est pas) ; il faut l’enregistrer dans ce codage.
limit-depth = l’imbrication dépasse { $most } niveaux.
limit-key = une clé a plus de { $most } caractères.
limit-text = le texte a plus de { $most } caractères.
limit-number = le nombre a plus de { $most } chiffres.
limit-finite = ce n’est pas un nombre ; NaN et Infinity ne sont pas possibles.
limit-half-pair = le texte contient la moitié d’une paire de substitution, qui n’est pas un caractère.
limit-kind = le type { $kind } n’existe pas en JSON.

error-yaml = Ligne { $line } : { $reason }
yaml-reason-syntax = ce n’est pas du YAML valide ({ $problem }).
yaml-reason-documents = un deuxième document commence ici ; un seul est lu.
yaml-reason-anchor = l’ancre ou l’alias « { $name } » n’est pas lu ; écrivez en entier ce qu’il remplace.
yaml-reason-tag = l’étiquette « { $tag } » n’est pas lue ; il faut l’enlever.
yaml-reason-key = une clé doit être un texte ou un nombre.
yaml-reason-repeated-key = la clé « { $key } » est écrite deux fois.

## Players without a name

name-you = Vous
name-player = Joueur { $number }

# lessons
error-lesson = La leçon { $file } est inutilisable, ligne { $line } : { $reason }
played-reason-mapping = il faut ici des clés avec des valeurs.
played-reason-unknown-key = la clé « { $key } » est inconnue. Possibles : { $known }
played-reason-type = la valeur de « { $key } » n’est pas du bon type.
played-reason-missing-key = la clé « { $key } » manque.
played-reason-twice = l’étape « { $name } » existe deux fois ; chacune a besoin d’un nom à elle.
played-reason-word = { $word } n’est pas un mot de la notation ; les mots s’écrivent comme du texte.
played-reason-game = le jeu ne peut pas être préparé ainsi : { $reason }
played-reason-pupil = « pupil » est le numéro d’une place, de 0 à { $last }.
played-reason-illegal = « { $word } » est impossible ici. Possibles : { $legal }
played-reason-not-asked = à l’étape « { $step } », ce n’est pas l’élève qui décide ; « { $word } » va sous « then ».
played-reason-chance = à l’étape « { $step } », il faut d’abord piocher ; mettez-le avant, sous « then ». Possibles : { $legal }
played-reason-last = la dernière étape ne fait que parler ; elle n’a ni « do » ni « then ».
played-reason-text = le texte « { $text } » manque dans le catalogue { $language }.
played-reason-light = « { $place } » n’est ni une partie de la page, ni un texte d’aide, ni une cible comme « target:… ».
error-figure = La figure { $file } est inutilisable, ligne { $line } : { $reason }
played-reason-rule = les règles n’ont pas de numéro { $rule }.
played-reason-step = la leçon « { $lesson } » n’a pas d’étape « { $step } ».
played-reason-pictures = une figure demande au moins une image.
played-reason-nothing-done = une image « { $when } » demande des mots sous « do ».
played-reason-when = « { $when } » n’est pas un moment d’une figure. Possibles : { $known }
played-reason-label = l’inscription « { $label } » nomme un nombre qui n’est pas sous « numbers ».
played-reason-number-form = « { $name } » demande deux valeurs : le nombre, et l’endroit où les règles le donnent.
played-reason-number-place = les règles ne donnent pas de nombre à « { $path } ».
played-reason-number = « { $name } » vaut { $found } selon les règles, et non { $expected }.
error-chance-form = « chance » doit être, dans l’enregistrement, une liste de sources, chacune avec « from », « seed_hash » et, après la fin, « seed » (64 chiffres hexadécimaux).
error-chance-seed = La graine de l’enregistrement n’est pas celle dont l’empreinte a été publiée au début.
error-chance-number = Le nombre de la place { $seat } dans l’enregistrement n’est pas celui qui avait été promis.
error-chance-setup = La mise en place ne découle pas de la graine.
error-chance-draw = Le mot { NUMBER($number, useGrouping: 0) }, le tirage « { $word } », ne découle pas de la graine.

## In notebooks

match-position = Position { $number }, après le mot { $word }
match-whole-table = Toute la table, en mots
