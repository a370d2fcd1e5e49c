## Umgebungen für lernende Programme

error-rewards = Als Belohnung ist { $known } möglich, nicht „{ $value }“.
error-vector-actions = Die Aktionen müssen ein eindimensionales Array aus { $count } Zahlen sein, eine für jede Partie, kein Array der Form { $given }.
error-games-closed = Diese Partien sind geschlossen: Sie lassen sich nicht mehr weiterspielen.
error-games-busy = Ein anderer Thread spielt diese Partien gerade weiter: Das darf nur einer auf einmal.
error-agents = Nötig sind Gegner für { $count } Plätze oder einer für alle, nicht für { $given }.
error-own-seat = Der eigene Platz muss eine Zahl von 0 bis { $last } oder „random“ sein, nicht „{ $value }“.
error-render-mode = Als Darstellung ist { $known } möglich, nicht „{ $value }“.
