### Uxmal. Nummern wie U14 sind die der Regeln.

uxmal-title = Uxmal
    .help = Baut gemeinsam eine Stufenpyramide, setzt Priester auf ihre Götter und macht im richtigen Moment den richtigen Gott beliebt.
    .facts = 2 bis 4 Personen · etwa 45 Minuten
uxmal-key = R
    .help = Plättchen drehen

## Götter

uxmal-idol-S = Schlange
    .title = Schlange
uxmal-idol-J = Jaguar
    .title = Jaguar
uxmal-idol-M = Affe
    .title = Affe
uxmal-idol-E = Adler
    .title = Adler
uxmal-idol-T = Schildkröte
    .title = Schildkröte
uxmal-blank = leer
    .title = Leer

## Mengen

uxmal-cards =
    { $count ->
        [one] { $count } { $idol ->
            [Schlange] Schlangenkarte
            [Jaguar] Jaguarkarte
            [Affe] Affenkarte
            [Adler] Adlerkarte
           *[other] Schildkrötenkarte
        }
       *[other] { $count } { $idol ->
            [Schlange] Schlangenkarten
            [Jaguar] Jaguarkarten
            [Affe] Affenkarten
            [Adler] Adlerkarten
           *[other] Schildkrötenkarten
        }
    }
uxmal-card-total =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
uxmal-level = Ebene { $level }
uxmal-rank = Rang { $rank }
uxmal-phase = Phase { $phase } von 3

## Namen dessen, was auf dem Tisch liegt, für alle, die es nicht sehen

uxmal-field-name = { $field }: { $content }, Ebene { $level }, { $occupant }
uxmal-occupant-none = unbesetzt
uxmal-occupant-priest = Priester von { $player }
    .you = dein Priester
uxmal-seat-name = Bauplatz { $seat }, Ebene { $level }
uxmal-tile-name = Pyramidenplättchen { $tile }
uxmal-track-name = { $idol }, Rang { $rank }
uxmal-pile-name =
    { $count ->
        [0] Stapel { $idol }: leer
        [one] Stapel { $idol }: { $count } Karte
       *[other] Stapel { $idol }: { $count } Karten
    }
uxmal-supply-name =
    { $count ->
        [0] { $player } hat keinen Priester verfügbar
        [one] { $player } hat { $count } Priester verfügbar
       *[other] { $player } hat { $count } Priester verfügbar
    }
    .you =
        { $count ->
            [0] Du hast keinen Priester verfügbar
            [one] Du hast { $count } Priester verfügbar
           *[other] Du hast { $count } Priester verfügbar
        }

## Was gefragt ist

uxmal-ask-turn = { $player }, wähle eine Aktion: bauen, Priester setzen, Priester ziehen, verehren oder verfluchen.
    .you = Wähle eine Aktion: bauen, Priester setzen, Priester ziehen, verehren oder verfluchen.
uxmal-ask-draw = Für { $player } wird ein Plättchen gezogen.
    .you = Für dich wird ein Plättchen gezogen.
uxmal-ask-seat = { $player }, drehe das Plättchen und wähle einen Bauplatz.
    .you = Drehe das Plättchen und wähle einen Bauplatz.
uxmal-ask-take = { $player }, wähle, welche Karten du nimmst.
    .you = Wähle, welche Karten du nimmst.
uxmal-ask-pay = { $player }, wähle eine Karte zum Bezahlen.
    .you = Wähle eine Karte zum Bezahlen.
uxmal-ask-over = Die Partie ist zu Ende.

## Was man tun kann

uxmal-action-build = Bauen
uxmal-action-draw = { $tile } ziehen
uxmal-action-seat = { $tile } auf Bauplatz { $seat } bauen
uxmal-action-take =
    { $count ->
        [one] { $count } { $idol ->
            [Schlange] Schlangenkarte
            [Jaguar] Jaguarkarte
            [Affe] Affenkarte
            [Adler] Adlerkarte
           *[other] Schildkrötenkarte
        } nehmen
       *[other] { $count } { $idol ->
            [Schlange] Schlangenkarten
            [Jaguar] Jaguarkarten
            [Affe] Affenkarten
            [Adler] Adlerkarten
           *[other] Schildkrötenkarten
        } nehmen
    }
uxmal-action-place = Priester auf { $field } setzen ({ $idol }, Ebene { $level })
uxmal-action-move =
    { $cost ->
        [one] Priester von { $from } nach { $to } ziehen ({ $idol }, Ebene { $level }), kostet { $cost } Karte
       *[other] Priester von { $from } nach { $to } ziehen ({ $idol }, Ebene { $level }), kostet { $cost } Karten
    }
uxmal-action-pay = 1 { $idol ->
            [Schlange] Schlangenkarte
            [Jaguar] Jaguarkarte
            [Affe] Affenkarte
            [Adler] Adlerkarte
           *[other] Schildkrötenkarte
        } zahlen
uxmal-action-honour =
    { $squares ->
        [one] Den Gott { $idol } verehren: { $squares } Platz vor
       *[other] Den Gott { $idol } verehren: { $squares } Plätze vor
    }
uxmal-action-curse =
    { $squares ->
        [one] Den Gott { $idol } verfluchen: { $squares } Platz zurück
       *[other] Den Gott { $idol } verfluchen: { $squares } Plätze zurück
    }

## Spielverlauf

uxmal-log-build = { $player } baut.
    .you = Du baust.
uxmal-log-draw = Gezogen: { $tile }.
uxmal-log-seat = { $player } baut { $tile } auf Bauplatz { $seat }, Ebene { $level }.
    .you = Du baust { $tile } auf Bauplatz { $seat }, Ebene { $level }.
uxmal-log-claim =
    { $count ->
        [one] { $player } erhält { $count } { $idol ->
            [Schlange] Schlangenkarte
            [Jaguar] Jaguarkarte
            [Affe] Affenkarte
            [Adler] Adlerkarte
           *[other] Schildkrötenkarte
        }.
       *[other] { $player } erhält { $count } { $idol ->
            [Schlange] Schlangenkarten
            [Jaguar] Jaguarkarten
            [Affe] Affenkarten
            [Adler] Adlerkarten
           *[other] Schildkrötenkarten
        }.
    }
    .you =
        { $count ->
            [one] Du erhältst { $count } { $idol ->
                [Schlange] Schlangenkarte
                [Jaguar] Jaguarkarte
                [Affe] Affenkarte
                [Adler] Adlerkarte
               *[other] Schildkrötenkarte
            }.
           *[other] Du erhältst { $count } { $idol ->
                [Schlange] Schlangenkarten
                [Jaguar] Jaguarkarten
                [Affe] Affenkarten
                [Adler] Adlerkarten
               *[other] Schildkrötenkarten
            }.
        }
uxmal-log-take =
    { $count ->
        [one] { $player } wählt { $count } { $idol ->
            [Schlange] Schlangenkarte
            [Jaguar] Jaguarkarte
            [Affe] Affenkarte
            [Adler] Adlerkarte
           *[other] Schildkrötenkarte
        }.
       *[other] { $player } wählt { $count } { $idol ->
            [Schlange] Schlangenkarten
            [Jaguar] Jaguarkarten
            [Affe] Affenkarten
            [Adler] Adlerkarten
           *[other] Schildkrötenkarten
        }.
    }
    .you =
        { $count ->
            [one] Du wählst { $count } { $idol ->
                [Schlange] Schlangenkarte
                [Jaguar] Jaguarkarte
                [Affe] Affenkarte
                [Adler] Adlerkarte
               *[other] Schildkrötenkarte
            }.
           *[other] Du wählst { $count } { $idol ->
                [Schlange] Schlangenkarten
                [Jaguar] Jaguarkarten
                [Affe] Affenkarten
                [Adler] Adlerkarten
               *[other] Schildkrötenkarten
            }.
        }
uxmal-log-place = { $player } setzt einen Priester auf { $field } ({ $idol }, Ebene { $level }).
    .you = Du setzt einen Priester auf { $field } ({ $idol }, Ebene { $level }).
uxmal-log-move =
    { $cost ->
        [one] { $player } zieht einen Priester für { $cost } Karte von { $from } nach { $to }.
       *[other] { $player } zieht einen Priester für { $cost } Karten von { $from } nach { $to }.
    }
    .you =
        { $cost ->
            [one] Du ziehst einen Priester für { $cost } Karte von { $from } nach { $to }.
           *[other] Du ziehst einen Priester für { $cost } Karten von { $from } nach { $to }.
        }
uxmal-log-pay = { $player } zahlt 1 { $idol ->
            [Schlange] Schlangenkarte
            [Jaguar] Jaguarkarte
            [Affe] Affenkarte
            [Adler] Adlerkarte
           *[other] Schildkrötenkarte
        }.
    .you = Du zahlst 1 { $idol ->
                [Schlange] Schlangenkarte
                [Jaguar] Jaguarkarte
                [Affe] Affenkarte
                [Adler] Adlerkarte
               *[other] Schildkrötenkarte
            }.
uxmal-log-honour =
    { $squares ->
        [one] { $player } verehrt den Gott { $idol }: { $squares } Platz vor.
       *[other] { $player } verehrt den Gott { $idol }: { $squares } Plätze vor.
    }
    .you =
        { $squares ->
            [one] Du verehrst den Gott { $idol }: { $squares } Platz vor.
           *[other] Du verehrst den Gott { $idol }: { $squares } Plätze vor.
        }
uxmal-log-curse =
    { $squares ->
        [one] { $player } verflucht den Gott { $idol }: { $squares } Platz zurück.
       *[other] { $player } verflucht den Gott { $idol }: { $squares } Plätze zurück.
    }
    .you =
        { $squares ->
            [one] Du verfluchst den Gott { $idol }: { $squares } Platz zurück.
           *[other] Du verfluchst den Gott { $idol }: { $squares } Plätze zurück.
        }
uxmal-log-phase-end = Ebene { $phase } ist vollständig: Phase { $phase } endet und wird gewertet.
uxmal-log-scored =
    { $total ->
        [one] { $player }: { $priests } für Priester und { $cards } für Karten, jetzt { $total } Siegpunkt.
       *[other] { $player }: { $priests } für Priester und { $cards } für Karten, jetzt { $total } Siegpunkte.
    }
uxmal-log-rejection = Zurückweisung. Die Beliebtheitsleiste zeigt jetzt, vom beliebtesten Gott abwärts: { $track }.
uxmal-log-break = Pause: Alle Priester kehren in die Vorräte ihrer Besitzer zurück.
uxmal-log-no-break = Keine Pause: Alle Priester bleiben stehen.
uxmal-log-forced-break =
    { $priests ->
        [one] Erzwungene Pause: Alle Priester kehren zurück, von jetzt an haben alle je { $priests } Priester; die übrigen scheiden aus.
       *[other] Erzwungene Pause: Alle Priester kehren zurück, von jetzt an haben alle je { $priests } Priester; die übrigen scheiden aus.
    }
uxmal-log-game-end = Die Pyramide ist vollendet: Die Partie ist zu Ende.
uxmal-log-winner = { $player } gewinnt.
    .you = Du gewinnst.
uxmal-log-shared-victory = { $players } teilen sich den Sieg.
    .you = { $players } teilt euch den Sieg.

## Wie Punkte zustande kommen

uxmal-scoring-priests = Priester
uxmal-scoring-cards = Karten
uxmal-breakdown-priest =
    { $points ->
        [one] Priester auf { $field }: { $idol }, Rang { $rank }, Ebene { $level } = { $points } Siegpunkt
       *[other] Priester auf { $field }: { $idol }, Rang { $rank }, Ebene { $level } = { $points } Siegpunkte
    }
uxmal-breakdown-priest-blank = Priester auf { $field }: leer, Ebene { $level } = 0 Siegpunkte
uxmal-breakdown-cards =
    { $points ->
        [one] { $idol } (Rang { $rank }), Karten auf der Hand: { $count } = { $points } Siegpunkt
       *[other] { $idol } (Rang { $rank }), Karten auf der Hand: { $count } = { $points } Siegpunkte
    }

## Optionen

option-uxmal-variant = Pause zwischen den Phasen
    .help = Was nach Phase 1 und 2 mit den Priestern auf der Pyramide geschieht (U9, U24).
option-uxmal-variant-standard = Standard
    .help = Alle Priester kehren zu ihren Besitzern zurück.
option-uxmal-variant-no_break = Keine Pause
    .help = Alle Priester bleiben stehen.
option-uxmal-variant-forced_break = Erzwungene Pause
    .help = Alle Priester kehren zurück; in Phase 2 haben alle nur noch 2 Priester, in Phase 3 nur noch einen.

option-uxmal-base = Aufdruck des Plans
    .help = Was der Spielplan unter der ersten Ebene zeigt (U4).
option-uxmal-base-printed = Bedruckt
    .help = Götter und leere Felder wie auf den Plättchen; wer darauf baut, kann Karten bekommen.
option-uxmal-base-blank = Leer
    .help = Alle 64 Felder sind leer.

option-uxmal-components = Plättchen und Plan
    .help = Welche 29 Plättchen und welcher Aufdruck des Plans verwendet werden (U4).
option-uxmal-components-standard = Standard
    .help = Unsere ausgewogene Liste der Plättchen samt Plan.
option-uxmal-components-random = Zufällig
    .help = Plättchen und Plan werden für jede Partie neu ausgelost.
option-uxmal-components-file = Aus einer Datei
    .help = Eine eigene Datei, zum Beispiel mit dem Aufdruck deines Spiels.

option-uxmal-adjacency = Nachbarschaft
    .help = Welche Nachbarfelder eines neuen Plättchens eine Karte bringen können (U15).
option-uxmal-adjacency-orthogonal = Seite an Seite
    .help = Die acht Felder entlang der Kanten des Plättchens, auf jeder Ebene.
option-uxmal-adjacency-same_level = Gleiche Ebene
    .help = Nur Felder entlang der Kanten, die so hoch liegen wie das neue Plättchen.
option-uxmal-adjacency-diagonal = Auch schräg
    .help = Alle Felder rund um das Plättchen, auch an den Ecken, auf jeder Ebene.

option-uxmal-base_adjacency = Nachbarn auf dem Plan
    .help = Ob Felder des bedruckten Spielplans neben einem neuen Plättchen eine Karte bringen können (U15).
option-uxmal-base_adjacency-true = Zählen
    .help = Felder des Plans zählen wie Felder von Plättchen.
option-uxmal-base_adjacency-false = Zählen nicht
    .help = Nur Felder anderer Plättchen zählen. Wer direkt auf den Aufdruck baut, bekommt weiterhin 2 Karten.

option-uxmal-draw = Ziehen
    .help = Wann das nächste Plättchen bekannt wird (U11).
option-uxmal-draw-after_choosing = Nach der Wahl
    .help = Das Plättchen wird erst gezogen, wenn du dich fürs Bauen entschieden hast.
option-uxmal-draw-open = Offen
    .help = Das nächste Plättchen liegt offen da, bevor du deine Aktion wählst.

option-uxmal-stop_on_blank = Leere Felder als Ziel
    .help = Ob ein Priester seinen Zug auf einem leeren Feld beenden darf (U19).
option-uxmal-stop_on_blank-true = Erlaubt
    .help = Ein Zug darf auf einem leeren Feld enden; der Priester bringt dort keine Siegpunkte.
option-uxmal-stop_on_blank-false = Nicht erlaubt
    .help = Ein Zug muss auf einem Gott enden.

option-uxmal-shift = Verschieben der Götter
    .help = Was mit den anderen Göttern auf der Beliebtheitsleiste geschieht (U21).
option-uxmal-shift-insert = Überholen
    .help = Jeder überholte Gott rückt einen Platz in die Gegenrichtung.
option-uxmal-shift-swap = Tauschen
    .help = Der Gott tauscht den Platz mit dem Gott auf dem Zielplatz.

option-uxmal-first_player = Startspieler
    .help = Wer beginnt (U8).
option-uxmal-first_player-random = Zufällig
    .help = Das Los entscheidet.
option-uxmal-first_player-seat_0 = Erster Sitzplatz
    .help = Es beginnt, wer in der Liste an erster Stelle steht.

option-uxmal-next_starter = Beginn einer Phase
    .help = Wer Phase 2 und 3 beginnt (U25).
option-uxmal-next_starter-next = Wer als Nächstes dran ist
    .help = Es geht einfach im Uhrzeigersinn weiter.
option-uxmal-next_starter-builder = Wer zuletzt gebaut hat
    .help = Wer die Ebene vollendet hat, ist noch einmal am Zug.
option-uxmal-next_starter-lowest_score = Wer zurückliegt
    .help = Es beginnt, wer die wenigsten Siegpunkte hat.

option-uxmal-hands = Handkarten
    .help = Ob man die Karten der anderen sieht (U6).
option-uxmal-hands-open = Offen
    .help = Alle sehen alle Karten.
option-uxmal-hands-hidden = Verdeckt
    .help = Von fremden Händen ist nur die Zahl der Karten zu sehen.

## Was an einer Materialdatei falsch ist

components-reason-mapping = Sie muss Schlüssel mit Werten enthalten, etwa „tiles“ und „base“.
components-reason-unknown-key = Der Schlüssel „{ $key }“ ist unbekannt. Möglich: { $known }
components-reason-missing-key = Der Schlüssel „{ $key }“ fehlt.
components-reason-fixed = „{ $key }“ muss { $value } sein oder wegbleiben.
components-reason-idols = „idols“ muss die fünf üblichen Götter nennen oder wegbleiben.
components-reason-tile-count = „tiles“ muss 29 Plättchen nennen, nicht { $count }.
components-reason-tile = Plättchen { $number } ist „{ $tile }“; es braucht drei verschiedene Götter und ein leeres Feld, wie SJ-M.
components-reason-base-rows = „base“ muss acht Reihen haben, Reihe 8 zuerst.
components-reason-base-row = Reihe { $number } des Plans ist „{ $row }“; sie braucht acht der Buchstaben S, J, M, E, T und - für ein leeres Feld.
components-reason-space = Der Bauplatz { $seat } des Plans zeigt „{ $symbols }“; es braucht drei verschiedene Götter und ein leeres Feld.
components-reason-points = „points“ braucht drei ganze Zahlen von 0 bis { $most } für jede der Ebenen 1, 2 und 3 oder muss wegbleiben.
components-reason-card-points = „card_points“ braucht zwei ganze Zahlen von 0 bis { $most } oder muss wegbleiben.
components-reason-open-tiles =
    { $count ->
        [one] ein Plättchen ist noch nicht eingegeben; „?“ steht für ein Zeichen, das fehlt.
       *[other] { $count } Plättchen sind noch nicht eingegeben; „?“ steht für ein Zeichen, das fehlt.
    }
components-reason-open-spaces =
    { $count ->
        [one] ein Platz des Plans ist noch nicht eingegeben; „?“ steht für ein Zeichen, das fehlt.
       *[other] { $count } Plätze des Plans sind noch nicht eingegeben; „?“ steht für ein Zeichen, das fehlt.
    }
uxmal-box-tiles = Plättchen
uxmal-box-spaces = Plätze des Plans
uxmal-box-on-tiles = { $idol } auf Plättchen
uxmal-box-on-board = { $idol } auf dem Plan
uxmal-box-differs-tile = Plättchen { $tile }: { $count } (bei uns { $ours })
uxmal-box-differs-space = Platz { $seat } des Plans: { $symbols } (bei uns { $ours })
uxmal-box-differs-points = Ebene { $level }, Rang { $rank }: { $points } Punkte (bei uns { $ours })
uxmal-box-differs-card = Karte mit Rang { $rank }: { $points } Punkte (bei uns { $ours })
uxmal-box-how = Wähle ein Feld und dann sein Zeichen: unten oder mit den Tasten { $letters }. Danach ist das nächste Feld an der Reihe; bleibt nur noch das leere übrig, wird es von selbst eingetragen. Die Pfeiltasten wechseln das Feld, Entf leert es.
uxmal-box-board = Spielplan
uxmal-box-tile = Plättchen { $number }
uxmal-box-space = Platz { $seat }
uxmal-box-cell = { $item }, { $corner }: { $symbol }
uxmal-box-corner =
    { $corner ->
        [upper-left] oben links
        [upper-right] oben rechts
        [lower-right] unten rechts
       *[lower-left] unten links
    }
uxmal-box-place = { $item }, { $corner }
uxmal-box-missing = Nicht eingegeben
uxmal-box-symbols = Zeichen
uxmal-box-remove = Plättchen { $number } entfernen

## Am Ort erklärt

uxmal-help-board = 8 × 8 Felder, Spalten a bis h und Reihen 1 bis 8. Darauf wächst die Pyramide in drei Ebenen aus Plättchen (U2, U3).
    .title = Spielplan
uxmal-help-field = Die Oberseite eines Feldes zeigt einen Gott oder ist leer und liegt auf einer Ebene von 0, dem Spielplan, bis 3 (U2).
    .title = Feld
uxmal-help-level = Ebene 1 besteht aus 16 Plättchen, Ebene 2 aus 9 und Ebene 3 aus 4. Benachbarte Felder unterscheiden sich nie um mehr als eine Ebene (U3).
    .title = Ebene
uxmal-help-seat = Ein Platz für ein Plättchen der Ebene dieser Phase, benannt nach seinem linken unteren Feld. Er ist frei, solange kein Plättchen dieser Ebene darauf liegt (U3, U12).
    .title = Bauplatz
uxmal-help-idol = Einer der fünf Götter: Schlange, Jaguar, Affe, Adler und Schildkröte. Ein Priester auf einem Gott bringt Siegpunkte nach dessen Rang und der Ebene des Feldes (U22).
    .title = Gott
uxmal-help-blank = Ein Feld ohne Gott. Hierhin kann man keinen Priester setzen, und wer hier steht, bringt keine Siegpunkte (U18, U22).
    .title = Leeres Feld
uxmal-help-priest = Am Ende jeder Phase bringt ein Priester Siegpunkte für den Gott, auf dem er steht. Man darf ihn überbauen: Er rückt dann einfach nach oben (U13, U22).
    .title = Priester
uxmal-help-supply = Deine verfügbaren Priester warten darauf, auf die Pyramide gesetzt zu werden (U18).
    .title = Verfügbare Priester
uxmal-help-track = Die Beliebtheit der fünf Götter: auf Platz 1 der beliebteste, auf Platz 5 der unbeliebteste. Der Platz ist der Rang des Gottes (U5).
    .title = Beliebtheitsleiste
uxmal-help-points = Was ein Priester am Ende einer Phase einbringt: nach der Ebene seines Feldes und dem Rang des Gottes dort. Rang 4 und 5 bringen nichts (U22).
    .title = Punktetabelle
uxmal-help-hand = Mit Götterkarten bezahlt man Züge, Verehrungen und Flüche. Am Ende einer Phase bringt jede Karte von Rang 1 zwei Siegpunkte und jede von Rang 2 einen und geht auf ihren Stapel zurück (U20, U21, U23).
    .title = Handkarten
uxmal-help-pile = Von jedem Gott liegen 9 Karten auf offenen Stapeln. Ein leerer Stapel gibt nichts her, bis wieder Karten zurückkommen (U1, U16).
    .title = Kartenstapel
uxmal-help-stock = Die noch nicht gezogenen Plättchen. Welche es sind, ist bekannt, ihre Reihenfolge nicht (U6).
    .title = Vorrat
uxmal-help-tile = Vier Felder: drei verschiedene Götter und ein leeres. Es darf in jeder der vier Ausrichtungen gelegt werden (U1, U12).
    .title = Pyramidenplättchen
uxmal-help-score = Die bisher gewerteten Siegpunkte. Wer nach Phase 3 die meisten hat, gewinnt; bei Gleichstand zählen die Handkarten (U26).
    .title = Siegpunkte
uxmal-help-projection = Was die nächste Wertung brächte, wenn sie jetzt käme: Priester nach der Punktetabelle, Karten nach dem Rang (U22, U23).
    .title = Nächste Wertung
uxmal-help-build = Zieh ein Plättchen, leg es beliebig gedreht auf einen freien Bauplatz der Ebene dieser Phase und nimm Karten für einen Ertrag (U11 bis U16).
    .title = Bauen
uxmal-help-overlap = Ein Gott des neuen Plättchens liegt genau auf demselben Gott: Du darfst 2 seiner Karten nehmen (U14).
    .title = Überdeckung
uxmal-help-adjacency = Neben einem Gott des neuen Plättchens liegt außerhalb des Plättchens derselbe Gott: Du darfst 1 seiner Karten nehmen (U15).
    .title = Nachbarschaft
uxmal-help-take = Nur ein Ertrag zählt: 2 Karten für eine Überdeckung oder 1 Karte für eine Nachbarschaft, nie von zwei Göttern (U16).
    .title = Kartenwahl
uxmal-help-place = Setz einen verfügbaren Priester auf ein beliebiges unbesetztes Feld der Pyramide, das einen Gott zeigt. Das kostet nichts (U18).
    .title = Priester setzen
uxmal-help-move = Zieh einen deiner Priester über die Pyramide. Jedes unbesetzte Feld, das er betritt, kostet 1 Karte, besetzte überspringt er umsonst; ein Zug kostet mindestens 1 Karte (U19).
    .title = Priester ziehen
uxmal-help-pay = Zahl mit beliebigen Handkarten, eine nach der anderen in der Reihenfolge der Götter; sie gehen auf ihre Stapel zurück (U20).
    .title = Bezahlen
uxmal-help-honour = Zahl Karten eines Gottes, um ihn ebenso viele Plätze in Richtung Platz 1 zu rücken (U21).
    .title = Verehren
uxmal-help-curse = Zahl Karten eines Gottes, um ihn ebenso viele Plätze in Richtung Platz 5 zu rücken (U21).
    .title = Verfluchen
uxmal-help-phase = In Phase 1 wird Ebene 1 gebaut, in Phase 2 Ebene 2, in Phase 3 Ebene 3. Ist die Ebene vollständig, endet die Phase sofort und wird gewertet (U12, U17, U24).
    .title = Phase
uxmal-help-rejection = Nach Phase 1 und 2 fallen die beiden beliebtesten Götter auf die Plätze 4 und 5, die drei anderen rücken auf (U24).
    .title = Zurückweisung
uxmal-help-break = Nach Phase 1 und 2 kehren alle Priester zu ihren Besitzern zurück, sofern keine Variante etwas anderes sagt (U24).
    .title = Pause
uxmal-help-undo = Du kannst eine Entscheidung rückgängig machen, bis der Zufall etwas aufdeckt, dein Zug endet oder jemand anderes entscheidet. Wer als einzige Person am Tisch sitzt, kann auch über die Züge des Computers zurückgehen; wurde seitdem etwas gezogen, ist das Übung.
    .title = Zurücknehmen

uxmal-worth-field = Ein Priester bekäme hier jetzt { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    } (U22).
uxmal-worth-priest = Dieser Priester bekäme jetzt { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    } (U22).
uxmal-worth-board = Auf dem Spielplan selbst kann kein Priester stehen (U18).

## Die Zeichnung im Terminal: Es ist wenig Platz

uxmal-drawing-rank = Rang
uxmal-drawing-idol = Gott
uxmal-drawing-level = Ebene { $level }
uxmal-drawing-card = Je Karte
uxmal-drawing-pile = Im Stapel
uxmal-drawing-score = Pkt
uxmal-drawing-next = dann
uxmal-drawing-field = { $idol }, Ebene { $level }
uxmal-drawing-cost =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
uxmal-drawing-claim = { $count } { $idol }
uxmal-drawing-drawn = Gezogen:
uxmal-drawing-undrawn =
    { $count ->
        [0] kein Plättchen im Vorrat
        [one] { $count } Plättchen im Vorrat
       *[other] { $count } Plättchen im Vorrat
    }
uxmal-drawing-track = Leiste: { $track }

## Namen der Zeichnungen, nach denen man auf der Regelseite suchen kann

uxmal-picture-S = Schlange
    .words = Gott
uxmal-picture-J = Jaguar
    .words = Katze, Flecken, Gott
uxmal-picture-M = Affe
    .words = Gott
uxmal-picture-E = Adler
    .words = Vogel, Flügel, Gott
uxmal-picture-T = Schildkröte
    .words = Panzer, Gott
uxmal-picture-blank = Leeres Feld
    .words = Mulde, ohne Gott
uxmal-picture-tile = Pyramidenplättchen
    .words = vier Felder, Quadrat
uxmal-picture-card = Götterkarte
    .words = Karte, Hand
uxmal-picture-pink = Rosa Priester
    .words = Figur, Kopfschmuck
uxmal-picture-teal = Türkiser Priester
    .words = Figur, Kopfschmuck
uxmal-picture-amber = Bernsteinfarbener Priester
    .words = Figur, Kopfschmuck, gelb
uxmal-picture-indigo = Indigofarbener Priester
    .words = Figur, Kopfschmuck, blau

error-track = „{ $track }“ ist keine Beliebtheitsleiste: S, J, M, E und T müssen je einmal darauf stehen.

## In the browser

## Ende einer Phase und der Partie

web-scene-nothing = Nichts zu werten.
web-scene-priest = { $level }, { $rank }
web-scene-blank = { $level }, leer
web-scene-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
web-scene-before = Vorher
web-scene-after = Nachher
web-scene-returned = Diese Priester kehren zurück:
web-scene-no-break = Keine Pause: Alle Priester bleiben stehen.
web-scene-stay = Kein Priester musste zurückkehren.
web-scene-back =
    { $count ->
        [0] keiner
        [one] { $count } Priester
       *[other] { $count } Priester
    }
web-result-cards = Karten übrig
## Der Spielplan und das Handeln

board-mode-build = Bauen
board-mode-place = Priester setzen
board-mode-move = Priester ziehen
board-mode-track = Verehren oder verfluchen
board-ask-turn = { $player }, du bist am Zug.
    .you = Du bist am Zug.
board-ask-place = Wohin setzt du den Priester?
board-ask-move-from = Welcher Priester zieht?
board-ask-move-to = Wohin zieht der Priester?
board-ask-payment = Mit welchen Karten bezahlst du?
board-ask-seat = Drehe das Plättchen und wähle einen Bauplatz.
board-ask-track = Welcher Gott rückt, und wie weit?
board-hint-place = Wähle ein hervorgehobenes Feld; jedes zeigt, was ein Priester dort bei der nächsten Wertung bringt.
board-hint-move = Wähle einen deiner Priester; hervorgehobene Felder zeigen Siegpunkte und Kosten.
board-hint-track = Zieh einen Gott auf der Leiste oder nimm die Pfeile.
board-hint-seat = Wähle einen freien Bauplatz. R oder das Mausrad dreht das Plättchen.
board-confirm = Bestätigen
board-back = Zurück
board-free-seats = Freie Bauplätze
board-target-place = Priester hierher setzen: erwartete Siegpunkte { $change }
board-target-move =
    { $cost ->
        [one] für { $cost } Karte hierher ziehen: erwartete Siegpunkte { $change }
       *[other] für { $cost } Karten hierher ziehen: erwartete Siegpunkte { $change }
    }
board-target-from = dieser Priester kann ziehen
board-seat-gain = { $name } – { $tile }: { $gains }, nächste Wertung { $change }
board-seat-plain = { $name } – { $tile }: keine Karten, nächste Wertung { $change }
board-cost = Kosten
board-cost-none = nichts
board-gain = Ertrag
board-gain-none = keine Karten
board-gain-value =
    { $points ->
        [one] { $points } Siegpunkt bei der nächsten Wertung
       *[other] { $points } Siegpunkte bei der nächsten Wertung
    }
board-gain-moved =
    { $points ->
        [one] { $points } Siegpunkt bei der nächsten Wertung, jetzt { $before }
       *[other] { $points } Siegpunkte bei der nächsten Wertung, jetzt { $before }
    }
board-change = Erwartete Siegpunkte
board-change-suggested = Die erwarteten Siegpunkte gelten für die vorgeschlagenen Karten.
board-change-best = Die Karten wählst du danach; angenommen ist die beste Wahl.
board-ends-phase = Damit endet die Phase.
board-announce-choice = { $action }. Kosten: { $cost }. Ertrag: { $gain }. Erwartete Siegpunkte: { $change }.
board-payment = Karten zum Bezahlen
board-payment-count = { $chosen } von { $due } gewählt
board-payment-card = { $idol }, Karte { $number }
board-which-idol = Gott
board-honour = Verehren
board-curse = Verfluchen
board-honour-step = Verehren: { $idol }
board-curse-step = Verfluchen: { $idol }
board-square = Platz { $square }
board-square-cost = Platz { $square }, kostet { $cost }
board-per-card = je Karte
board-stocks = Vorrat
board-stock =
    { $count ->
        [one] Noch { $count } Plättchen
       *[other] Noch { $count } Plättchen
    }
board-drawn = Gezogenes Plättchen
board-next-tile = Nächstes Plättchen
board-hand = Hand von { $player }: { $cards }
    .you = Deine Hand: { $cards }
board-no-cards = keine Karten
board-score =
    { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }
board-next =
    { $points ->
        [one] { $points } dazu bei der nächsten Wertung
       *[other] { $points } dazu bei der nächsten Wertung
    }

# why a turn cannot begin with something
uxmal-refused-place-supply = Du hast keinen Priester mehr, den du setzen könntest.
uxmal-refused-place-field = Noch ist auf der Pyramide kein Gott für einen Priester frei: Bau zuerst.
uxmal-refused-move-priest = Noch steht keiner deiner Priester auf der Pyramide.
uxmal-refused-move-cards = Einen Priester zu ziehen kostet mindestens 1 Karte, und du hast keine.
uxmal-refused-move-way = Mit deinen Karten kommt keiner deiner Priester irgendwohin.
uxmal-refused-track-cards = Du zahlst mit Karten des Gottes selbst, und du hast keine.

# names on the board, for beginners
uxmal-name-track = Beliebtheit der Götter
uxmal-name-points = Punkte eines Priesters
uxmal-name-score = Siegpunkte
uxmal-name-supply = Priester zum Setzen
uxmal-name-hand = Handkarten
uxmal-name-stocks = Götterkarten
uxmal-name-tiles = Plättchen zum Ziehen
uxmal-name-board = Hier wächst die Pyramide

# Figures of the rules (figures/*.yaml)

uxmal-figure-seats = Ein Plättchen der Ebene { $level } liegt auf vier Plättchen der Ebene darunter und bedeckt von jedem ein Feld.
uxmal-figure-overlap = Das Plättchen wird so gelegt, dass sein Affe den Affen auf b8 bedeckt: Du darfst { $cards } Affenkarten nehmen.
uxmal-figure-adjacency = Der Adler auf g2 grenzt an den Adler auf g3, der nicht zum Plättchen gehört: { $cards ->
    [one] eine Adlerkarte
   *[other] { $cards } Adlerkarten
 }. Der Nachbar ist hier auf den Spielplan gedruckt.
uxmal-figure-choice = Dieses Plättchen bietet zwei Paare an. Der Adler auf f8 bedeckt einen Adler: { $over } Adlerkarten. Die Schlange auf f7 grenzt an die Schlange auf f6: { $beside ->
    [one] eine Schlangenkarte
   *[other] { $beside } Schlangenkarten
 }. Du nimmst das eine oder das andere, nie beides.
uxmal-figure-place = Hier liegen drei Plättchen, und auf b8 steht ein Priester. Auf die { $fields } anderen Götter darf ein Priester, auf leere Felder und den bedruckten Spielplan nicht.
uxmal-figure-move = Was der Weg von d8 aus kostet. Nach b8: { $jump }, denn der Priester auf c8 wird übersprungen. Nach e8: { $step }. Nach e7: { $around }. Nach g6: { $far } (e8, e7, dann umsonst über die Priester auf f7 und f6, und g6).
uxmal-figure-honour = { $cards ->
    [one] Für eine Adlerkarte rückt der Adler einen Platz vor;
   *[other] Für { $cards } Adlerkarten rückt der Adler { $cards } Plätze vor;
 } die Schlange, die er überholt, rückt zurück.
uxmal-figure-scoring = Das letzte Plättchen der Ebene 1 wird auf c5 gelegt. Die rosa Priester auf a3 und f6 stehen auf der Schlange, die Rang 1 hat: je { $first } Punkte; der auf d8 steht auf dem Adler, Rang 2: { $second }. Dann bringen { $cards_first } Schlangenkarten { $for_first } und { $cards_second } Adlerkarten { $for_second }. Zusammen sind das für Rosa { $total }.
uxmal-figure-rejection = Schlange und Adler lagen vorn, als die Phase gewertet wurde. Sie fallen auf die Plätze 4 und 5, die drei anderen rücken auf.

## Aufgestellte Stellungen

uxmal-position-random = mit zufälligem Material muss die Stellung unter „beyond“ auch den Spielplan und die Plättchen nennen.
uxmal-position-components = das ist kein zufälliges Material: Es gibt 29 Plättchen in ASCII-Reihenfolge und acht Zeilen, jedes Plättchen und jeder Platz mit drei verschiedenen Göttern und einem leeren Feld.
uxmal-position-track = auf der Leiste muss jeder von S, J, M, E, T einmal stehen, Platz 1 zuerst, nicht „{ $value }“.
uxmal-position-row = eine Zeile muss acht der Zeichen { $letters } haben, und nicht „{ $value }“.
uxmal-position-high = Ebene { $level } wird in Phase { $phase } nicht gebaut, bei { $seat } liegt dort aber etwas.
uxmal-position-gap = Phase { $phase } beginnt, wenn Ebene { $level } vollständig ist, bei { $seat } ist sie aber nicht gebaut.
uxmal-position-part = ein Plättchen bedeckt vier Felder, bei { $seat } liegen aber nur einige davon auf Ebene { $level }.
uxmal-position-area = das Feld { $field } liegt auf Ebene { $level }, wo kein Plättchen dieser Ebene liegen kann.
uxmal-position-complete = die Ebene von Phase { $phase } ist vollständig, die Phase muss also gewertet sein; lass einen Platz frei, oder beginne die nächste Phase.
uxmal-position-over = die Partie ist zu Ende, wenn in Phase 3 Ebene 3 vollständig ist, und das ist sie nicht.
uxmal-position-base = auf { $field } ist nichts gebaut, dort zeigt der Spielplan „{ $symbol }“, nicht „{ $value }“.
uxmal-position-count = { $undrawn } ungezogene, { $drawn } gezogene und { $laid } gelegte Plättchen müssen zusammen 29 sein.
uxmal-position-tile = das Plättchen bei { $seat } zeigt { $shows } (im Uhrzeigersinn von oben links), aber zieht man die gezogenen, die ungezogenen und die übrigen gelegten Plättchen ab, bleibt kein solches übrig.
uxmal-position-twice = das Plättchen { $tile } kommt öfter vor, als es vorhanden ist.
uxmal-position-unknown = „{ $tile }“ ist kein Plättchen dieses Spiels; Plättchen werden ungedreht geschrieben, wie sie aufgelistet sind.
uxmal-position-drawn = bei der Entscheidung „{ $decision }“ ist ein Plättchen gezogen; nenne es.
uxmal-position-not-drawn = bei der Entscheidung „{ $decision }“ ist kein Plättchen gezogen; hier muss null stehen.
uxmal-position-none-left = es muss ein Plättchen zum Ziehen geben.
uxmal-position-cards = die Spieler halten { $held } Karten von { $idol }, es gibt aber nur { $most }.
uxmal-position-priests = hier stehen { $count } Priester, und in Phase { $phase } hat jeder { $most }.
uxmal-position-field = ein Feld heißt a1 bis h8, nicht „{ $value }“.
uxmal-position-shared = auf { $field } stehen zwei Priester; jeder braucht ein eigenes Feld.
uxmal-position-ground = auf { $field } ist nichts gebaut, dort kann kein Priester stehen.
uxmal-position-due = Karten sind nur bei der Entscheidung „pay“ zu zahlen; hier muss 0 stehen.
uxmal-position-pay = { $due } Karten sind zu zahlen, auf der Hand sind aber nur { $held }, die noch gezahlt werden dürfen.
uxmal-position-word = „{ $value }“ ist kein Wort der Art „{ $kind }“, wie sie zu dieser Entscheidung gehört.
uxmal-position-take = bei der Entscheidung „take“ gibt es zwei oder mehr Paare zur Wahl, etwa take:S2 und take:J1.
uxmal-oddity-points = Es gibt schon Punkte vor der ersten Wertung.
uxmal-oddity-cards = { $cards } Karten sind auf den Händen, und { $tiles } Plättchen können höchstens { $most } gebracht haben.
uxmal-oddity-scored = Jemand hat mehr Punkte, als die bisherigen Wertungen bringen konnten: höchstens { $most }.
uxmal-figure-free = Das erste Plättchen der Ebene 2 liegt auf f6. Das gezogene darf auf jeden der acht anderen Bauplätze, in je vier Drehungen: { $ways } Möglichkeiten. Die Aufschriften sagen, was es dort brächte, so wie es jetzt liegt.
uxmal-figure-covered = Ein Plättchen der Ebene { $level } wird auf b6 gelegt, über den Priester auf c6. Er bleibt auf seinem Feld und steht jetzt auf dem Adler, eine Ebene höher.

## Pläne für den nächsten Zug

uxmal-plan-build = Bauen
uxmal-plan-place = Einen Priester auf { $field } setzen
uxmal-plan-move = Einen Priester von { $from } nach { $to } ziehen
uxmal-plan-nobody-build = Wenn niemand auf { $place } baut
    .short = Wenn niemand auf … baut
uxmal-plan-somebody-build = Wenn jemand auf { $place } baut
    .short = Wenn jemand auf … baut
uxmal-plan-nobody-priest = Wenn niemand einen Priester auf { $place } stellt
    .short = Wenn niemand einen Priester auf … stellt
uxmal-plan-somebody-priest = Wenn jemand einen Priester auf { $place } stellt
    .short = Wenn jemand einen Priester auf … stellt
uxmal-plan-nobody-leave = Wenn niemand einen Priester von { $place } wegzieht
    .short = Wenn niemand einen Priester von … wegzieht
uxmal-plan-somebody-leave = Wenn jemand einen Priester von { $place } wegzieht
    .short = Wenn jemand einen Priester von … wegzieht
uxmal-plan-kind-build = Bauen
uxmal-plan-kind-place = Priester setzen
uxmal-plan-kind-move = Priester ziehen
uxmal-plan-kind-honour = Verehren
uxmal-plan-kind-curse = Verfluchen
