# The balance lab, read when it is opened

web-balance-help = Derselbe Computerspieler spielt auf allen Plätzen, einmal nach den üblichen Regeln und einmal nach denen, die du änderst, mit demselben Zufall. Was sich unterscheidet, liegt an der Änderung. Jede Partie bleibt auf diesem Rechner: Ein Versuch lässt sich anhalten und fortsetzen.
web-balance-elsewhere = Versuche beschäftigen die Prozessoren eines Rechners lange; darum gibt es sie nur, wenn Teocalli auf dem eigenen Rechner läuft. „teocalli balance“ macht dasselbe auf der Kommandozeile.
web-balance-new = Was geändert wird
web-balance-player = Wer spielt
web-balance-seats = Spieler
web-balance-games = Partien vorher und nachher
web-balance-begin = Versuch beginnen
web-balance-trials = Versuche
web-balance-none = Noch keine Versuche.
web-balance-option = { $option }: { $value }
web-balance-played =
    { $seats ->
        [one] { $bot }, { $seats } Platz, { $games } Partien vorher und nachher
       *[other] { $bot }, { $seats } Plätze, { $games } Partien vorher und nachher
    }
web-balance-progress = { $done } von { $total } Partien
web-balance-running = Läuft
web-balance-stopped = Angehalten
web-balance-complete = Fertig
web-balance-failed = Etwas ist schiefgegangen; was schon gespielt ist, bleibt erhalten.
web-balance-stop = Anhalten
web-balance-go-on = Fortsetzen
web-balance-marked = * stärker geändert, als der Zufall erklärt; { $games } Partien vorher und ebenso viele nachher.
web-balance-delete = Versuch löschen
web-balance-delete-help = Seine Partien werden mit gelöscht.
