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

error-not-seated = Du siehst bei dieser Partie nur zu. Das kann nur, wer mitspielt.
error-table-waiting = Es sind noch nicht alle da. Die Partie beginnt, sobald alle Plätze besetzt sind.
error-host-only = Das kann nur, wer den Tisch eröffnet hat.
error-no-hints = In Partien mit mehreren Personen gibt es keine Tipps.
error-seat-none-free = An diesem Tisch ist kein Platz frei.
error-seat-taken = Platz { $seat } ist nicht frei; bitte einen anderen nehmen.
error-seat-twice = Du hast an diesem Tisch schon einen Platz.
error-seat-name-missing = Bitte einen Namen eingeben, damit die anderen wissen, wer du bist.
error-seat-name-taken = An diesem Tisch heißt schon jemand „{ $name }“; bitte einen anderen Namen wählen.
error-seat-begun = Sobald die Partie begonnen hat, kann kein Platz mehr verlassen werden.
error-seat-free = Auf diesem Platz sitzt niemand.
error-rematch-running = Eine Revanche kann beginnen, sobald diese Partie zu Ende ist.
undo-barrier-not-yours = Das war nicht deine Entscheidung.
error-spectator = Du bist zum Zuschauen eingeladen; zum Mitspielen kann dich einladen, wer den Tisch eröffnet hat.
error-record-secret = Die Aufzeichnung zeigt, was während der Partie verdeckt ist; sie lässt sich speichern, sobald die Partie zu Ende ist.
