# Der Tisch: Sitzplätze, und die Ereignisse, aus denen eine Partie besteht.
error-seat-name = Ein Name darf höchstens { $limit } Zeichen haben; dieser hat { NUMBER($length, useGrouping: 0) }.
error-seat-colour = Eine Farbe „{ $colour }“ gibt es nicht. Bekannt: { $known }
error-seat-colour-taken = Zwei Sitzplätze wünschen die Farbe „{ $colour }“; jeder braucht seine eigene.
error-key-reused = Diese Anfrage trägt den Schlüssel einer anderen, die schon ausgeführt wurde; jede Absicht braucht ihren eigenen.
error-event-kind = Ein Ereignis der Art „{ $kind }“ ist unbekannt.
error-event-format = Ein Ereignis hat das Format { $format }; dieses Programm liest das Format { $known }.
error-event-differs = Ereignis { NUMBER($number, useGrouping: 0) } führt zu einer anderen Stellung als beim Speichern.
error-event-seed = Es ist zu ziehen, aber der Startwert für den Zufall fehlt.
undo-barrier-bot = Der Computer ist am Zug. Rückgängig machen kannst du wieder, wenn du an der Reihe bist.
error-take-back = Über die Züge anderer hinweg rückgängig machen kann man nur in Partien mit genau einer Person.
undo-barrier-hidden = Seitdem hat ein Gegner entschieden und dabei vielleicht gezeigt, was dir verborgen war.
