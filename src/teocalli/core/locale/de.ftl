### Was jedes Spiel sagt: Ablehnungen und die Gründe, warum nichts zurückgenommen werden kann.

## Spielen

error-illegal-action = „{ $word }“ ist hier nicht möglich. Möglich: { $legal }
error-action-number = Die Aktion { $number } gibt es nicht: Aktionen sind die Zahlen 0 bis { $last }.
error-stale = Die Partie ist inzwischen weitergegangen; nichts wurde ausgeführt. Zu sehen ist jetzt die neueste Stellung.
error-not-your-turn = Du bist nicht am Zug.
error-game-over = Die Partie ist zu Ende.
error-not-chance = Hier entscheidet kein Zufall, also gibt es nichts zu ziehen.
error-no-decision = Hier ist nichts zu entscheiden.
error-foreign-state = Die beiden Stellungen gehören zu verschiedenen Spielen.
error-undo = Das lässt sich nicht rückgängig machen. { $reason }
error-bytes = Diese Bytes enthalten keine Stellung dieses Spiels.
error-not-seat = Diese Aktion legt das gezogene Plättchen nicht.
error-not-found = Diese Partie gibt es hier nicht.
error-argument = Das Argument „{ $name }“ muss eine Zahl von { $low } bis { $high } sein, nicht { $value }.
error-busy = Dieser Spieler denkt schon nach: Nur ein Thread auf einmal darf ihn fragen.
error-names = Nötig sind die Namen von { $count } Personen, nicht von { $given }.
error-no-observation = Das Spiel { $game } bietet lernenden Programmen keine Beobachtung.
error-observation-size = Was das Spiel { $game } lernenden Programmen zeigt, hat { $written } Zahlen statt { $size }, wie es selbst angibt.

undo-barrier-nothing = Es gibt noch nichts rückgängig zu machen.
undo-barrier-chance = Seitdem wurde etwas zufällig gezogen, und was man gesehen hat, kann man nicht wieder vergessen.
undo-barrier-other-player = Seitdem hat jemand anderes entschieden und vielleicht mit deiner Wahl gerechnet.
undo-barrier-turn-over = Der vorige Zug ist abgeschlossen. Rückgängig machen lässt sich nur, was im laufenden Zug entschieden wurde.
undo-barrier-game-over = Die Partie ist zu Ende, und das Ergebnis gilt.

## Eine Partie beginnen

error-unknown-game = Ein Spiel „{ $name }“ gibt es nicht. Bekannt: { $known }
error-game-not-loaded = Das Spiel „{ $name }“ aus dem Paket { $package } lässt sich nicht laden ({ $reason }). Installiere eine Fassung von { $package }, die zu diesem Teocalli passt, oder entferne es.
error-unknown-option = Eine Option „{ $name }“ gibt es nicht. Bekannt: { $known }
error-option-value = Die Option „{ $name }“ kann nicht „{ $value }“ sein. Möglich: { $known }
error-option-text = Der Wert der Option „{ $name }“ muss ein Text sein: "{ $value }", nicht die Zahl { $value }.
error-option-form = „{ $text }“ setzt keine Option; schreibe name=wert, zum Beispiel draw=open.
error-option-pair = Die Optionen „{ $first }“ und „{ $second }“ schließen einander aus.
error-option-data = Der Wert der Option „{ $name }“ ist an der Stelle „{ $where }“ falsch: { $reason }
error-options-object = Optionen müssen ein JSON-Objekt aus Namen und Werten sein, zum Beispiel {"{"}"draw": "open"{"}"}.
error-player-count = Das Spiel ist für { $low } bis { $high } Personen, nicht für „{ $count }“.
error-unknown-player = Einen Bot „{ $name }“ gibt es nicht. Bekannt: { $known }

## Schwierigkeitsgrade

difficulty-own = Eigene Einstellungen
    .help = Einstellungen, die zu keinem Schwierigkeitsgrad gehören.
difficulty-is = Schwierigkeitsgrad: { $level }
error-unknown-difficulty = Einen Schwierigkeitsgrad „{ $name }“ gibt es nicht. Bekannt: { $known }
error-no-difficulties = Das Spiel „{ $game }“ hat keine Schwierigkeitsgrade.
error-difficulty-players =
    { $high ->
        [one] Schwierigkeitsgrade gibt es nur, wenn du allein spielst, nicht mit { $count } Personen.
       *[other] Schwierigkeitsgrade gibt es nur mit { $low } bis { $high } Personen, nicht mit { $count }.
    }
error-difficulty = Die Schwierigkeitsgrade dieses Spiels sind an der Stelle „{ $where }“ falsch: { $reason }
error-difficulty-form = Nötig sind „players: [niedrigste, höchste]“ und „levels:“, für jeden Grad sein Name mit Optionen und Werten.
error-difficulty-name = Der Name eines Grades besteht nur aus Kleinbuchstaben und Unterstrichen und ist nicht „{ $own }“.
error-difficulty-same = Die Einstellungen sind die von „{ $other }“.

## Aufzeichnungen

error-file-missing = Die Datei „{ $path }“ gibt es nicht.
error-file-unreadable = Die Datei „{ $path }“ lässt sich nicht lesen: { $reason }
error-file-unwritable = Die Datei „{ $path }“ lässt sich nicht schreiben: { $reason }
error-file-too-large = Die Datei „{ $path }“ ist zu groß: höchstens { $most } Bytes werden gelesen.
error-record-json = Das ist keine Partieaufzeichnung: Zeile { $line } ist kein gültiges JSON ({ $reason }).
error-record-format = Das ist keine Teocalli-Aufzeichnung: „format“ muss „teocalli“ sein.
error-record-version = Diese Aufzeichnung hat Version { $version }; dieses Programm liest die Versionen 1 und 2.
error-record-rules = Diese Partie wurde nach Version { $rules } der Regeln gespielt; dieses Programm spielt nach Version { $known }.
error-record-schema = Diese Aufzeichnung ist an der Stelle „{ $where }“ fehlerhaft: { $reason }
error-record-line = Zeile { $line } dieser Aufzeichnung ist falsch: { $reason }
error-record-whole = Das ist keine Partieaufzeichnung: { $reason }
error-record-missing = „{ $key }“ fehlt.
error-record-partner = Es gibt „{ $key }“ ohne „{ $other }“.
error-record-type = Es muss vom JSON-Typ { $types } sein.
error-record-too-many = Höchstens { $most } sind möglich.
error-record-too-few = Mindestens { $least } ist nötig.
error-record-seats = Es nennt { $seats } Plätze bei { $players } Personen.
error-record-word = Wort { $number } der Aufzeichnung, „{ $word }“, ist dort nicht möglich. Möglich: { $legal }
error-record-setup = Aufbauwort { $number } der Aufzeichnung ist „{ $word }“; erwartet: { $expected }
error-record-scores = Die Aufzeichnung nennt Punkte { $scores }, Gewinner { $winners }; ihre Wörter führen zu Punkten { $right_scores }, Gewinnern { $right_winners }.
error-record-no-result = Die Wörter der Aufzeichnung führen bis zum Spielende, aber „scores“ oder „winners“ fehlt.
error-record-unfinished = Die Aufzeichnung nennt Punkte oder Gewinner, aber ihre Wörter enden vor dem Spielende.
error-analysis-hidden = Von hier weiterzuspielen würde verraten, was dir verborgen ist; ausprobieren lässt sich das nach dem Ende der Partie.
error-analysis-no-draw = In dieser Stellung ist nichts zu ziehen.
error-variation-missing = Unter den Varianten dieser Partie gibt es diese Stellung nicht.
error-variation-played = Diese Stellung gehört zur gespielten Partie; nur Varianten lassen sich löschen.
error-variation-moves = Die Varianten einer Partie können zusammen höchstens { $most } Aktionen haben.
error-variation-depth = Varianten können höchstens { $most }-mal von Varianten abzweigen.
error-variation-name = Der Name einer Variante kann höchstens { $most } Zeichen haben.
error-variation-note = Eine Notiz kann höchstens { $most } Zeichen haben.
error-variation-notes = Höchstens { $most } Stellungen einer Partie können einen Namen oder eine Notiz haben.
error-variation-number = „{ $number }“ ist keine Stellung dieser Zugfolge; sie hat die Stellungen { $first } bis { $last }.
error-variation-word = In einer Variante der Aufzeichnung ist „{ $word }“, das zu Stellung { $number } führt, dort nicht möglich. Möglich: { $legal }

## Zusammenfassungen von Stellungen

error-position = Die Stellung ist bei „{ $where }“ falsch: { $reason }
error-position-none = Das Spiel „{ $game }“ kann nicht mit einer Stellung beginnen.
error-position-game = Das ist weder eine Aufzeichnung noch die Zusammenfassung einer Stellung eines bekannten Spiels. Bekannt: { $known }
error-position-other = Die Stellung ist für { $players } Spieler von { $game }.
error-position-over = In dieser Stellung ist die Partie zu Ende; wähle eine frühere.
position-missing = der Schlüssel „{ $key }“ fehlt.
position-unknown = der Schlüssel „{ $key }“ ist unbekannt. Bekannt: { $known }
position-object = hier muss ein JSON-Objekt stehen.
position-list = hier muss eine JSON-Liste stehen.
position-length = die Zahl der Einträge muss { $wanted } sein, nicht { $count }.
position-number = hier muss eine ganze Zahl von { $low } bis { $high } stehen, nicht { $value }.
position-choice = „{ $value }“ geht hier nicht. Möglich: { $known }
position-flag = hier muss true oder false stehen, nicht { $value }.
position-follows = hier steht { $value }, aus der übrigen Stellung folgt aber { $right }; ändere eines davon, oder lass diesen Schlüssel weg.
position-unsound = jeder Teil für sich ist möglich, zusammen ergeben sie aber keine Stellung, die man spielen kann.
position-beyond = das passt nicht zur übrigen Stellung; lass den Schlüssel „beyond“ weg, oder nimm ihn von derselben Stellung.

## Materialdateien

error-components-line = Zeile { $line } der Materialdatei: { $reason }
error-components = Die Materialdatei ist an der Stelle „{ $where }“ falsch: { $reason }
error-components-game = Sag mit --game, für welches Spiel die Materialdatei ist. Spiele, die eine annehmen: { $known }
components-fault-mapping = sie muss Schlüssel mit Werten enthalten.

## Was höchstens gelesen wird, von Aufzeichnungen, Materialdateien und Plänen

limit-bytes = Es sind mehr als { $most } Bytes.
limit-utf8 = Die Kodierung ist nicht UTF-8 (Byte { $byte } gehört nicht dazu); so muss die Datei gespeichert sein.
limit-depth = Die Verschachtelung ist mehr als { $most } Ebenen tief.
limit-key = Ein Schlüssel hat mehr als { $most } Zeichen.
limit-text = Der Text hat mehr als { $most } Zeichen.
limit-number = Die Zahl hat mehr als { $most } Stellen.
limit-finite = Das ist keine Zahl; NaN und Infinity sind nicht möglich.
limit-half-pair = Der Text enthält ein halbes Surrogatpaar; das ist kein Zeichen.
limit-kind = Den Typ { $kind } gibt es in JSON nicht.

error-yaml = Zeile { $line }: { $reason }
yaml-reason-syntax = Das ist kein gültiges YAML ({ $problem }).
yaml-reason-documents = Hier beginnt ein zweites Dokument; nur eines wird gelesen.
yaml-reason-anchor = Der Anker oder Verweis „{ $name }“ wird nicht gelesen; schreibe aus, wofür er steht.
yaml-reason-tag = Das Tag „{ $tag }“ wird nicht gelesen; lass es weg.
yaml-reason-key = Ein Schlüssel muss ein Text oder eine Zahl sein.
yaml-reason-repeated-key = Der Schlüssel „{ $key }“ steht zweimal da.

## Players without a name

name-you = Du
name-player = Person { $number }

# lessons
error-lesson = Die Lektion { $file } ist nicht brauchbar, Zeile { $line }: { $reason }
played-reason-mapping = hier müssen Schlüssel mit Werten stehen.
played-reason-unknown-key = der Schlüssel „{ $key }“ ist unbekannt. Möglich: { $known }
played-reason-type = der Wert von „{ $key }“ ist von der falschen Art.
played-reason-missing-key = der Schlüssel „{ $key }“ fehlt.
played-reason-twice = den Schritt „{ $name }“ gibt es zweimal; jeder braucht einen eigenen Namen.
played-reason-word = { $word } ist kein Wort der Notation; Wörter werden als Text geschrieben.
played-reason-game = so lässt sich das Spiel nicht aufbauen: { $reason }
played-reason-pupil = „pupil“ ist die Nummer eines Platzes, 0 bis { $last }.
played-reason-illegal = „{ $word }“ geht hier nicht. Möglich: { $legal }
played-reason-not-asked = beim Schritt „{ $step }“ entscheidet nicht, wer lernt; „{ $word }“ gehört unter „then“.
played-reason-chance = beim Schritt „{ $step }“ ist erst etwas zu ziehen; schreib es davor unter „then“. Möglich: { $legal }
played-reason-last = der letzte Schritt sagt nur etwas; er hat weder „do“ noch „then“.
played-reason-text = der Text „{ $text }“ fehlt im Katalog { $language }.
played-reason-light = „{ $place }“ ist weder ein Teil der Seite noch ein Hilfetext noch ein Ziel wie „target:…“.
error-figure = Die Abbildung { $file } ist nicht brauchbar, Zeile { $line }: { $reason }
played-reason-rule = in den Regeln gibt es keine Nummer { $rule }.
played-reason-step = die Lektion „{ $lesson }“ hat keinen Schritt „{ $step }“.
played-reason-pictures = eine Abbildung braucht mindestens ein Bild.
played-reason-nothing-done = ein Bild mit „{ $when }“ braucht Wörter unter „do“.
played-reason-when = „{ $when }“ ist kein Zeitpunkt einer Abbildung. Möglich: { $known }
played-reason-label = die Aufschrift „{ $label }“ nennt eine Zahl, die nicht unter „numbers“ steht.
played-reason-number-form = „{ $name }“ braucht zwei Werte: die Zahl und die Stelle, an der die Regeln sie nennen.
played-reason-number-place = an der Stelle „{ $path }“ nennen die Regeln keine Zahl.
played-reason-number = „{ $name }“ ist nach den Regeln { $found }, nicht { $expected }.
error-chance-form = „chance“ in der Aufzeichnung muss eine Liste von Quellen sein, jede mit „from“, „seed_hash“ und, nach dem Ende, „seed“ (64 Hexadezimalziffern).
error-chance-seed = Der Startwert in der Aufzeichnung ist nicht der, dessen Prüfsumme am Anfang veröffentlicht wurde.
error-chance-number = Die Zahl von Platz { $seat } in der Aufzeichnung ist nicht die versprochene.
error-chance-setup = Der Aufbau folgt nicht aus dem Startwert.
error-chance-draw = Wort { NUMBER($number, useGrouping: 0) }, die Ziehung „{ $word }“, folgt nicht aus dem Startwert.

## In notebooks

match-position = Stellung { $number }, nach dem Wort { $word }
match-whole-table = Der ganze Tisch, in Worten
