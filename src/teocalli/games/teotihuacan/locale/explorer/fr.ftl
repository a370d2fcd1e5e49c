### Ce que disent beaucoup de parties, sur les pages qui le montrent

teotihuacan-alike-offer = Même choix de tuiles Départ
teotihuacan-alike-setup = Même décision avant la partie
teotihuacan-alike-workers = Ouvriers sur les mêmes plateaux, à la même manche
teotihuacan-alike-round = Même décision à la même manche
teotihuacan-alike-era = Même décision dans la même ère
teotihuacan-traits-starting = Tuiles Départ gardées
teotihuacan-traits-first_turn = Premiers tours
teotihuacan-traits-technology = Technologies
teotihuacan-traits-acts = Combien de fois chaque action a été choisie
teotihuacan-traits-boards = Combien de fois chaque action principale a été choisie
teotihuacan-trait-first_turn = { $board } : { $act }
teotihuacan-trait-boards =
    { $count ->
        [0] { $board } : jamais
        [one] { $board } : { $count } fois
       *[other] { $board } : { $count } fois
    }
teotihuacan-trait-acts-main =
    { $count ->
        [one] { $count } action principale
       *[other] { $count } actions principales
    }
teotihuacan-trait-acts-worship = Adoré { $count } fois
teotihuacan-trait-acts-cocoa = Pris du cacao { $count } fois
teotihuacan-trait-starting = Tuiles Départ { $first } et { $second }
teotihuacan-trait-places = { $first }, { $second }, { $third }
teotihuacan-trait-level = Tuile de pyramide au niveau { $level }
teotihuacan-trait-crew =
    { $count ->
        [one] Avec { $count } ouvrier
       *[other] Avec { $count } ouvriers
    }
