# The analysis room, read when it is opened

web-analysis = Analyse
web-analysis-leave = Zurück zur Partie
web-analysis-refused = Diese Partie lässt sich nicht analysieren
web-analysis-walk-play = Bis hierher spielen
web-analysis-moves = Züge
web-analysis-beginning = Der Anfang
web-analysis-game = Die Partie, wie sie gespielt wurde
web-analysis-variations = Varianten
web-analysis-none = Spiel eine beliebige Aktion auf dem Spielplan: Sie wird zur Variante und bei der Partie gespeichert.
web-analysis-length =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
web-analysis-has-note = Notiz
web-analysis-branches = Variante
web-analysis-name = Name der Variante
web-analysis-note = Notiz zu Stellung { $n }
web-analysis-promote = Weiter nach vorn
web-analysis-delete = Ab hier löschen
web-analysis-delete-help =
    { $count ->
        [one] Dieser Zug der Variante und alles, was von ihm abzweigt, ist dann weg.
       *[other] Diese { $count } Züge der Variante und alles, was von ihnen abzweigt, sind dann weg.
    }
web-analysis-course = Verlauf der Partie
web-analysis-export = Aufzeichnung mit Varianten
web-analysis-draw = Hier wird etwas gezogen. Jede Ziehung wird zu einer eigenen Variante.
web-analysis-do-draw = Ziehen
web-analysis-hidden = Hier wissen andere, was du nicht weißt. Ausprobieren kannst du etwas, sobald die Partie zu Ende ist.
web-analysis-look-only = Du kannst alles ansehen; Varianten hinzufügen kann, wer mitgespielt oder die Partie eröffnet hat.
