### Adversaires qui apprennent.

learning-title = Comment { $game } a été appris
learning-lead = { $rounds ->
    [one] { $rounds } cycle, { $positions } positions étudiées, { $playouts } simulations par décision.
   *[other] { $rounds } cycles, { $positions } positions étudiées, { $playouts } simulations par décision.
}
learning-losses = Pertes
learning-losses-told = L’écart entre le réseau et ce que les positions se sont révélées valoir, passage après passage : sur les parties étudiées, sur des parties mises de côté, et ce qu’aurait donné la seule avance de valeur. Moins il y en a, mieux c’est.
learning-passes = Passage
learning-ladder = Échelle
learning-ladder-told = Part des victoires des poids de chaque cycle contre les meilleurs d’avant, avec autant de simulations des deux côtés. Les parties s’arrêtent dès qu’un test séquentiel a tranché.
learning-head-round = Cycle
learning-head-games = Parties
learning-head-positions = Positions
learning-head-known = Étudiées
learning-head-unknown = Mises de côté
learning-head-worth = Par la valeur
learning-head-against = Contre
learning-head-share = Part
learning-head-interval = 95 %
learning-head-verdict = Verdict
learning-by-worth = la recherche par la valeur
learning-of-round = cycle { $round }
learning-better = meilleur
learning-not-better = pas meilleur
learning-open = indécis

error-learn-other = « { $path } » contient un autre apprentissage : { $differences }. Choisissez un autre dossier.
error-learn-not-empty = « { $path } » contient autre chose qu’un apprentissage : choisissez un autre dossier, ou un nouveau.
error-learn-folder = Impossible de conserver un apprentissage dans « { $path } » : { $reason }.
error-learn-damaged = « { $path } » est endommagé ; supprimez ce fichier, et son contenu sera refait.
error-learn-colon = Le nom du dossier « { $path } » contient deux-points, que les noms des joueurs n’admettent pas : choisissez-en un autre.
error-no-learning = L’apprentissage a besoin de NumPy, qui n’est pas installé ; « pip install teocalli[learn] » l’installe.
