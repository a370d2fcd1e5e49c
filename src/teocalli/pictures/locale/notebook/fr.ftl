## Une partie dans un notebook, à parcourir et à jouer (teocalli.pictures.widget)

notebook-back = Une étape en arrière
notebook-branch = Jouer autre chose ici ouvre une nouvelle suite.
notebook-choices = Actions possibles
notebook-first = Au début
notebook-forward = Une étape en avant
notebook-last = À la fin
notebook-line = Suite
notebook-none-found = Rien ne correspond.
notebook-points = Points
notebook-search = Chercher une action
notebook-step = Étape
notebook-steps = Étapes
notebook-table = Toute la table en mots
notebook-undo = Annuler
notebook-beginning = Début, étape { $number } sur { $last }
notebook-after = Étape { $number } sur { $last } : { $word }
notebook-change = points { $change }
notebook-asked = C’est à { $player } de jouer.
    .you = C’est à vous de jouer.
notebook-bot-decides = Ici, c’est { $player } qui décide, joué par l’ordinateur.
notebook-draw = Un tirage a lieu ici.
notebook-over = La partie est terminée.
notebook-won = gagne
notebook-decides = à jouer
notebook-thinking = { $player } réfléchit…
notebook-main-line = La partie ({ $steps ->
    [one] une étape
   *[other] { $steps } étapes
})
notebook-side-line = À partir de l’étape { $number } : { $word }

error-no-notebook = Le plateau pour jouer dans un notebook demande des bibliothèques qui ne sont pas installées ; « pip install teocalli[notebook] » les installe.
error-notebook-order = Le notebook a demandé quelque chose qui n’existe pas : « { $order } ».
error-notebook-step = Il n’y a pas d’étape « { $step } » ; cette suite a les étapes 0 à { $last }.
error-notebook-line = Il n’y a pas de suite « { $line } » ; il y a les suites 0 à { $last }.
error-notebook-lines = Il y a déjà { $most } suites ; annulez-en une avant d’en ouvrir une autre.
error-notebook-word = « { $word } » n’est pas le mot d’une action ; les mots ressemblent à ceux de la liste.
error-notebook-not-asked = À cette étape, aucune personne ne décide ; allez à une étape où quelqu’un est interrogé.
error-notebook-undo = Rien n’a été joué ici qui puisse être annulé.
error-notebook-players = Il faut un joueur pour chacune des { $count } places, « person » ou un joueur ordinateur comme « level:3 », et non « { $value } ».
error-notebook-names = Les noms doivent être une liste d’au plus { $count } textes, et non « { $value } ».
error-notebook-match = Il faut une partie ou une position, et non « { $value } ».
error-notebook-seed = La graine doit être un nombre entier, et non « { $value } ».
