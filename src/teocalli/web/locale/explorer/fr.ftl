### Ce que disent beaucoup de parties, sur les pages qui le montrent

web-explorer-help =
    { $games ->
        [one] D’après { NUMBER($games) } partie entre joueurs virtuels : comment elle s’est terminée selon ce qui a été joué, avec des intervalles à 95 %. Celui qui peut se permettre beaucoup mène souvent déjà ; une part élevée ne tient donc pas forcément à l’action.
       *[other] D’après { NUMBER($games) } parties entre joueurs virtuels : comment elles se sont terminées selon ce qui a été joué, avec des intervalles à 95 %. Celui qui peut se permettre beaucoup mène souvent déjà ; une part élevée ne tient donc pas forcément à l’action.
    }
web-explorer-none = Il n’y a pas de recueil de parties de ce jeu. La commande « teocalli explorer make » en fait un.
web-explorer-nothing = Aucune partie n’est passée par ici, ni par un endroit semblable.
web-explorer-alike = { $likeness } ({ NUMBER($games) })
web-explorer-games = Parties
web-explorer-won = Gagné
web-explorer-points = Points
web-explorer-margin = Avance
web-explorer-interval = de { $low } à { $high }
web-explorer-mean = { $points } points en moyenne
web-explorer-nobody = Il n’y a rien à décider ici.
web-explorer-level = Niveau
web-explorer-players = Joueurs
web-explorer-count = { $count } joueurs
web-explorer-all = Tous
web-explorer-as-here = Autant qu’ici
web-explorer-more = { $count } de plus
