### Adversaires qui apprennent.

learning-title = Comment { $game } a été appris
learning-lead = { $rounds ->
    [one] { $rounds } cycle, { $positions } positions étudiées, { $playouts } simulations par décision.
   *[other] { $rounds } cycles, { $positions } positions étudiées, { $playouts } simulations par décision.
}
learning-losses = Perte
learning-losses-told = L’écart entre les prédictions du réseau et l’issue des parties, passe après passe : sur les parties étudiées, sur des parties mises de côté pour vérification et, à titre de comparaison, pour l’évaluation intégrée. Plus c’est bas, mieux c’est.
learning-passes = Passe
learning-ladder = Comparaison des cycles
learning-ladder-told = Part des victoires des poids de chaque cycle contre les meilleurs jusque-là, avec autant de simulations des deux côtés. La rencontre s’arrête dès qu’un test séquentiel a tranché.
learning-head-round = Cycle
learning-head-games = Parties
learning-head-positions = Positions
learning-head-known = Étudiées
learning-head-unknown = Mises de côté
learning-head-worth = Intégrée
learning-head-against = Contre
learning-head-share = Part
learning-head-interval = 95 %
learning-head-verdict = Verdict
learning-by-worth = la recherche sans réseau
learning-of-round = cycle { $round }
learning-better = meilleur
learning-not-better = pas meilleur
learning-open = indécis

error-learn-other = « { $path } » contient un autre apprentissage : { $differences }. Reprenez les réglages avec lesquels il a commencé, ou choisissez un autre dossier.
error-learn-not-empty = « { $path } » contient autre chose qu’un apprentissage : choisissez un autre dossier, ou un nouveau.
error-learn-folder = Impossible de conserver un apprentissage dans « { $path } » : { $reason }.
error-learn-damaged = « { $path } » est endommagé ; supprimez ce fichier, et son contenu sera refait.
error-learn-colon = Le nom du dossier « { $path } » contient un deux-points, interdit dans le nom d’un joueur : choisissez-en un autre.
error-no-learning = L’apprentissage nécessite NumPy, qui n’est pas installé ; « pip install teocalli[learn] » l’installe.
