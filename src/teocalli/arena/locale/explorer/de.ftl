### Was viele Partien sagen, auf den Seiten, die es zeigen

error-explorer-none = „{ $path }“ ist keine Sammlung von Partien oder eine einer anderen Fassung des Programms: „teocalli explorer build“ macht eine aus Partien.
error-explorer-other = „{ $path }“ enthält Partien von { $game } nach anderen Regeln als denen von { $wanted }, die dazukommen sollen: Nimm eine andere Datei.
error-explorer-failed = „{ $path }“ lässt sich nicht als Datenbank lesen oder schreiben: { $reason }
error-explorer-mixed = „{ $path }“ muss von einem einzigen Spiel sein, es sind aber: { $games }. Gib Partien nur eines Spiels an.
error-explorer-empty = In „{ $path }“ liegt weder eine Aufzeichnung noch ein Wettkampf der Arena.
error-explorer-record = Eine Partie in „{ $path }“ lässt sich nicht lesen: { $reason }
error-explorer-unfinished = Die Partie hat ein Ergebnis, aber ihre Wörter führen nicht bis zum Ende.
error-explorer-no-database = Zu { $game } gehört keine Sammlung von Partien: „teocalli explorer make“ macht eine.
explorer-exact = Genau diese Stellung
explorer-person = Menschen
explorer-unknown = Unbekannt, wer
