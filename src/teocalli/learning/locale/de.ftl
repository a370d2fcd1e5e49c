### Gegner, die lernen.

learning-title = Wie { $game } gelernt wurde
learning-lead = { $rounds ->
    [one] { $rounds } Runde, aus { $positions } Stellungen gelernt, { $playouts } Simulationen je Entscheidung.
   *[other] { $rounds } Runden, aus { $positions } Stellungen gelernt, { $playouts } Simulationen je Entscheidung.
}
learning-losses = Verluste
learning-losses-told = Wie weit das Netz von dem entfernt war, was die Stellungen am Ende wert waren, Durchgang für Durchgang: bei den Partien, aus denen es lernte, bei zurückgehaltenen Partien, und was der Vorsprung an Wert allein ergeben hätte. Je weniger, desto besser.
learning-passes = Durchgang
learning-ladder = Leiter
learning-ladder-told = Anteil der Siege der Gewichte jeder Runde gegen die besten davor, mit gleich vielen Simulationen für beide. Die Partien enden, sobald ein sequenzieller Test entschieden hat.
learning-head-round = Runde
learning-head-games = Partien
learning-head-positions = Stellungen
learning-head-known = Gelernt
learning-head-unknown = Zurückgehalten
learning-head-worth = Nach Wert
learning-head-against = Gegen
learning-head-share = Anteil
learning-head-interval = 95 %
learning-head-verdict = Urteil
learning-by-worth = die Suche nach Wert
learning-of-round = Runde { $round }
learning-better = besser
learning-not-better = nicht besser
learning-open = offen

error-learn-other = „{ $path }“ enthält einen anderen Lernlauf: { $differences }. Wähle einen anderen Ordner.
error-learn-not-empty = „{ $path }“ enthält etwas anderes als einen Lernlauf: Wähle einen anderen oder einen neuen Ordner.
error-learn-folder = In „{ $path }“ kann kein Lernlauf aufbewahrt werden: { $reason }.
error-learn-damaged = „{ $path }“ ist beschädigt; entferne die Datei, dann wird ihr Inhalt neu erzeugt.
error-learn-colon = Der Ordner „{ $path }“ hat einen Doppelpunkt im Namen, den die Namen von Spielern nicht aufnehmen können: Wähle einen anderen.
error-no-learning = Zum Lernen wird NumPy gebraucht, das nicht installiert ist; „pip install teocalli[learn]“ installiert es.
