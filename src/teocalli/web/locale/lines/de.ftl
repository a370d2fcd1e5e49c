# The lines of a position, read when they are first shown: for a hint, while looking back, in the analysis room

web-analysis-lines = Beste Zugfolgen
web-hint-help = Die Prozente sind Siegchancen, zusammen 100 %. Zeig auf eine Aktion, um sie auf dem Spielplan zu sehen.
web-hint-told = { $number }: { $action }, Siegchance { $percent } %.
web-hint-close = Zurück zur Entscheidung
web-analysis-points = { $points } Punkte
web-analysis-solved = Gelöst: Diese Werte sind genau.
web-analysis-stop = Anhalten
web-analysis-go = Weiterdenken
web-analysis-toggle-key = Das Nachdenken anhalten oder fortsetzen (I)
web-analysis-threads = Threads
web-analysis-waiting = Wartet auf einen Platz zum Nachdenken …
web-analysis-thinking = Denkt nach, immer tiefer.
web-analysis-complete = Hier ist nichts mehr zu finden.
web-analysis-failed = Die Suche ist unerwartet abgebrochen; du kannst weiterdenken lassen.
web-analysis-stopped = Angehalten.
web-analysis-depth =
    { $playouts ->
        [one] { $playouts } Fortsetzung probiert
       *[other] { $playouts } Fortsetzungen probiert
    }
web-analysis-no-lines = Hier ist nichts zu entscheiden.
web-analysis-line = { $points } Punkte erwartet · { $visits }-mal probiert
web-analysis-solved-line = gelöst
web-analysis-steps = So könnte es weitergehen
web-analysis-walk = Zugfolge { $number }
web-analysis-walk-start = Auf dem Spielplan zeigen
web-analysis-walk-whole =
    { $count ->
        [one] Die ganze Zugfolge: ein Schritt.
       *[other] Die ganze Zugfolge: { $count } Schritte, der Reihe nach nummeriert.
    }
