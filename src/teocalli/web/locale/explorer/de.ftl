### Was viele Partien sagen, auf den Seiten, die es zeigen

web-explorer-help =
    { $games ->
        [one] Aus { NUMBER($games) } Partie zwischen Computerspielern: wie sie für den ausging, der etwas tat, mit 95-%-Bereichen. Wer sich viel leisten kann, liegt schon vorn; ein hoher Anteil muss also nicht daher kommen.
       *[other] Aus { NUMBER($games) } Partien zwischen Computerspielern: wie sie für den ausgingen, der etwas tat, mit 95-%-Bereichen. Wer sich viel leisten kann, liegt schon vorn; ein hoher Anteil muss also nicht daher kommen.
    }
web-explorer-none = Von diesem Spiel gibt es keine Sammlung von Partien. Der Befehl „teocalli explorer make“ macht eine.
web-explorer-nothing = Keine Partie war hier oder an einer ähnlichen Stelle.
web-explorer-alike = { $likeness } ({ NUMBER($games) })
web-explorer-games = Partien
web-explorer-won = Gewonnen
web-explorer-points = Punkte
web-explorer-margin = Vorsprung
web-explorer-interval = { $low } bis { $high }
web-explorer-mean = { $points } Punkte im Mittel
web-explorer-nobody = Hier entscheidet niemand.
web-explorer-level = Stufe
web-explorer-players = Spieler
web-explorer-count = { $count } Spieler
web-explorer-all = Alle
web-explorer-as-here = So viele wie hier
web-explorer-more = { $count } weitere
