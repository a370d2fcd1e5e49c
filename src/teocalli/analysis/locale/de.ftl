### Analyse: Weigerungen.

error-analysis-running = Eine laufende Partie zwischen mehreren Personen lässt sich nicht analysieren; das geht, sobald sie zu Ende ist.

## Rückschauen

error-review-unfinished = Eine Rückschau gibt es nur auf eine beendete Partie; diese läuft noch.
error-review-file = „{ $path }“ ist keine Rückschau; bitte eine andere Datei wählen.
review-title = { $game }: Rückschau
review-column-player = Spieler
review-column-accuracy = Genauigkeit
review-column-blunder = Schnitzer
review-column-mistake = Fehler
review-column-inaccuracy = Ungenauigkeiten
review-column-decisions = Entscheidungen
review-column-chance = Chance verloren
review-column-points = Punkte verloren
review-column-kind = Art der Entscheidung
review-column-phase = Abschnitt der Partie
review-mark-blunder = Schnitzer
review-mark-mistake = Fehler
review-mark-inaccuracy = Ungenauigkeit
review-part-even = Gleicher Anteil
review-part-seat = Platz
review-part-luck = Glück
review-part-skill = Können
review-part-result = Ergebnis
review-of-chance = { $name }, Sieg in %
review-of-points = { $name }, Punkte
review-decision = Stellung { $number }, { $name }: { $mark } (−{ $chance } Prozentpunkte, { $points } Punkte)
review-played = Gespielt: { $did }
review-better = Besser: { $did }
review-because = Woher der Unterschied kommt: { $sources }
review-source = { $points } { $source }
review-lead =
    { $count ->
        [one] Sieg: { $winners } ({ $points } Punkte)
       *[other] Geteilter Sieg: { $winners } ({ $points } Punkte)
    }
review-chances = Siegchancen
    .help = Wie wahrscheinlich der Sieg für alle war, Entscheidung für Entscheidung; am Ende steht, wer gewann.
review-points = Erwartete Punkte
    .help = Wie viele Punkte alle am Ende erwarten konnten, Entscheidung für Entscheidung.
review-axis = Stellung
review-parts = Wie das Ergebnis zustande kam
    .help = Glück ist, was Ziehungen mehr brachten, als von ihnen zu erwarten war; der Platz ist, was die Anfangsstellung mehr wert war als ein gleicher Anteil; Können ist der Rest. Zusammen ergeben die Teile das Ergebnis.
review-players = Wie alle gespielt haben
    .help = Die Genauigkeit ist 100 %, wenn keine Entscheidung Siegchancen gekostet hat. Chancen stehen in Prozentpunkten.
review-decisions = Was am meisten gekostet hat
    .help = Jede Entscheidung wird mit der besten verglichen, die die Suche fand, mit gleich vielen Simulationen für beide.
review-by-kind = Verluste nach Art der Entscheidung
review-by-phase = Verluste nach Abschnitt der Partie
review-method = Wie es ermittelt wurde
review-depth = { $decision } Simulationen je Entscheidung, { $draw } je möglichem Ausgang einer Ziehung. Erwartete Punkte und Chancen stammen aus dem Modell, das docs/studies/chances.md beschreibt; was gelöst ist, ist exakt.
review-none = Keine Entscheidung hat nennenswert viel gekostet.

## Aufgaben

error-puzzles-file = „{ $path }“ ist keine Datei mit Aufgaben (Zeile { NUMBER($line, useGrouping: 0) }); bitte eine andere Datei wählen.
error-puzzles-other = „{ $path }“ enthält Aufgaben zu einem anderen Spiel, anderen Regeln oder einem anderen Startwert; bitte eine andere Datei wählen.
error-puzzles-none = Zu { $game } gibt es keine mitgelieferten Aufgaben; bitte eine Datei nennen.
