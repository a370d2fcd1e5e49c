### Was viele Partien sagen, auf den Seiten, die es zeigen

error-explorer-none = „{ $path }“ ist keine Sammlung von Partien oder sie stammt von einer anderen Version des Programms; „teocalli explorer build“ erstellt eine aus Partien.
error-explorer-other = „{ $path }“ enthält Partien von { $game } nach anderen Regeln als die Partien von { $wanted }, die dazukommen sollen: Wähle eine andere Datei.
error-explorer-failed = „{ $path }“ lässt sich nicht als Datenbank lesen oder schreiben: { $reason }
error-explorer-mixed = Eine Sammlung von Partien gehört zu einem einzigen Spiel, für „{ $path }“ gibt es aber Partien von: { $games }. Gib nur Partien eines Spiels an.
error-explorer-empty = In „{ $path }“ liegt weder eine Aufzeichnung noch ein Wettkampf der Arena.
error-explorer-record = Eine Partie in „{ $path }“ lässt sich nicht lesen: { $reason }
error-explorer-unfinished = Die Partie hat ein Ergebnis, aber ihre Wörter führen nicht bis zum Ende.
error-explorer-no-database = Zu { $game } wird keine Sammlung von Partien mitgeliefert; „teocalli explorer make“ erstellt eine.
explorer-exact = Genau diese Stellung
explorer-person = Menschen
explorer-unknown = Unbekannt
