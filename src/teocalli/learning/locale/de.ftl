### Gegner, die lernen.

learning-title = Wie { $game } gelernt wurde
learning-lead = { $rounds ->
    [one] { $rounds } Runde, aus { $positions } Stellungen gelernt, { $playouts } Simulationen je Entscheidung.
   *[other] { $rounds } Runden, aus { $positions } Stellungen gelernt, { $playouts } Simulationen je Entscheidung.
}
learning-losses = Verlust
learning-losses-told = Wie weit die Vorhersagen des Netzes vom Ausgang der Partien entfernt waren, Durchgang für Durchgang: bei den Partien, aus denen es lernte, bei Partien, die zur Prüfung zurückgehalten wurden, und zum Vergleich bei der eingebauten Bewertung. Je niedriger, desto besser.
learning-passes = Durchgang
learning-ladder = Vergleich der Runden
learning-ladder-told = Siegesanteil der Gewichte jeder Runde gegen die bisher besten, mit gleich vielen Simulationen für beide. Der Wettkampf endet, sobald ein sequenzieller Test entschieden hat.
learning-head-round = Runde
learning-head-games = Partien
learning-head-positions = Stellungen
learning-head-known = Gelernt
learning-head-unknown = Zurückgehalten
learning-head-worth = Eingebaut
learning-head-against = Gegen
learning-head-share = Anteil
learning-head-interval = 95 %
learning-head-verdict = Urteil
learning-by-worth = die Suche ohne Netz
learning-of-round = Runde { $round }
learning-better = besser
learning-not-better = nicht besser
learning-open = offen

error-learn-other = „{ $path }“ enthält einen anderen Trainingslauf: { $differences }. Nimm die Einstellungen, mit denen er begonnen wurde, oder einen anderen Ordner.
error-learn-not-empty = „{ $path }“ enthält etwas anderes als einen Trainingslauf: Wähle einen anderen oder einen neuen Ordner.
error-learn-folder = In „{ $path }“ kann kein Trainingslauf aufbewahrt werden: { $reason }.
error-learn-damaged = „{ $path }“ ist beschädigt; entferne die Datei, dann wird ihr Inhalt neu erzeugt.
error-learn-colon = Der Ordner „{ $path }“ hat einen Doppelpunkt im Namen, der in einem Spielernamen nicht vorkommen kann: Wähle einen anderen.
error-no-learning = Zum Lernen ist NumPy nötig, das nicht installiert ist; „pip install teocalli[learn]“ installiert es.
