### Ce que disent beaucoup de parties, sur les pages qui le montrent

error-explorer-none = « { $path } » n’est pas un recueil de parties, ou il vient d’une autre version du programme : « teocalli explorer build » en fait un à partir de parties.
error-explorer-other = « { $path } » contient des parties de { $game } selon d’autres règles que les parties de { $wanted } à ajouter : choisissez un autre fichier.
error-explorer-failed = « { $path } » ne peut pas être lu ou écrit comme base de données : { $reason }
error-explorer-mixed = Un recueil de parties porte sur un seul jeu, mais pour « { $path } » il y a des parties de : { $games }. N’ajoutez que des parties d’un même jeu.
error-explorer-empty = Il n’y a ni partie enregistrée ni rencontre de l’arène dans « { $path } ».
error-explorer-record = Une partie de « { $path } » ne peut pas être lue : { $reason }
error-explorer-unfinished = La partie a un résultat, mais ses mots ne mènent pas à sa fin.
error-explorer-no-database = Aucun recueil de parties n’accompagne { $game } : « teocalli explorer make » en crée un.
explorer-exact = Exactement cette position
explorer-person = Personnes
explorer-unknown = Inconnu
