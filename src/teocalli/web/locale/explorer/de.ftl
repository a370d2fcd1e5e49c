### Was viele Partien sagen, auf den Seiten, die es zeigen

web-explorer-help =
    { $games ->
        [one] Aus { NUMBER($games) } Partie zwischen Computerspielern: wie sie ausging, je nachdem, was gespielt wurde, mit 95-%-Intervallen. Wer sich viel leisten kann, liegt oft schon vorn; ein hoher Anteil muss also nicht an der Aktion liegen.
       *[other] Aus { NUMBER($games) } Partien zwischen Computerspielern: wie sie ausgingen, je nachdem, was gespielt wurde, mit 95-%-Intervallen. Wer sich viel leisten kann, liegt oft schon vorn; ein hoher Anteil muss also nicht an der Aktion liegen.
    }
web-explorer-none = Zu diesem Spiel gibt es noch keine Sammlung von Partien. Der Befehl „teocalli explorer make“ legt eine an.
web-explorer-nothing = Keine Partie kam hier oder an einer ähnlichen Stelle vorbei.
web-explorer-alike = { $likeness } ({ NUMBER($games) })
web-explorer-games = Partien
web-explorer-won = Gewonnen
web-explorer-points = Punkte
web-explorer-margin = Vorsprung
web-explorer-interval = { $low } bis { $high }
web-explorer-mean = { $points } Punkte im Mittel
web-explorer-nobody = Hier ist nichts zu entscheiden.
web-explorer-level = Stufe
web-explorer-players = Spieler
web-explorer-count = { $count } Spieler
web-explorer-all = Alle
web-explorer-as-here = So viele wie hier
web-explorer-more = { $count } weitere
