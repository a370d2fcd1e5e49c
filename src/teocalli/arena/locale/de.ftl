### Wettkämpfe zwischen Computerspielern: Absagen.

error-arena-seats =
    { $entrants ->
        [one] Verlangt sind { $seats } Spieler je Partie, genannt ist nur { $entrants } Spieler.
       *[other] Verlangt sind { $seats } Spieler je Partie, genannt sind nur { $entrants } Spieler.
    }
error-arena-worker = Ein Arbeitsprozess wurde unerwartet beendet, vielleicht aus Speichermangel. Alle beendeten Partien sind gespeichert, und der Wettkampf kann fortgesetzt werden.
error-arena-full =
    { $games ->
        [one] In „{ $path }“ kann eine Partie nicht geschrieben werden: { $reason }. { $games } beendete Partie ist dort gespeichert, und der Wettkampf kann fortgesetzt werden.
       *[other] In „{ $path }“ kann eine Partie nicht geschrieben werden: { $reason }. { $games } beendete Partien sind dort gespeichert, und der Wettkampf kann fortgesetzt werden.
    }
error-arena-not-empty = „{ $path }“ enthält etwas anderes als einen Wettkampf: Wähle einen anderen oder einen neuen Ordner.
error-arena-in-use = Ein anderes Programm spielt gerade den Wettkampf in „{ $path }“.
error-arena-no-match = „{ $path }“ enthält keinen Wettkampf.
error-arena-no-games = Vom Wettkampf in „{ $path }“ ist noch keine Partie beendet.
error-arena-no-such-game =
    { $games ->
        [one] Eine beendete Partie { $number } gibt es in „{ $path }“ nicht; dort liegt { $games } Partie, die erste hat die Nummer 0.
       *[other] Eine beendete Partie { $number } gibt es in „{ $path }“ nicht; dort liegen { $games } Partien, die erste hat die Nummer 0.
    }
error-arena-damaged = Zeile { $line } von „{ $path }“ ist keine Partie dieses Wettkampfs; entferne die Zeile, dann wird die Partie neu gespielt.
error-arena-other-match = „{ $path }“ enthält einen anderen Wettkampf: { $differences }. Wähle einen anderen Ordner.
arena-difference = { $key } ist dort { $there } und hier { $here }

## Pläne von Wettkämpfen

error-plan-yaml = Zeile { $line } des Plans „{ $path }“: { $reason }
error-plan-form = „{ $path }“ ist kein Plan: Er braucht eine Liste „matches“ und darf „defaults“ haben, sonst nichts.
error-plan-entry = Eintrag { $place } des Plans ist kein Wettkampf: Er braucht Schlüssel wie name, game und players.
error-plan-key = Wettkampf „{ $match }“ hat einen unbekannten Schlüssel „{ $key }“. Bekannt: { $known }
error-plan-lacks = Dem Wettkampf „{ $match }“ fehlt „{ $key }“.
error-plan-bad-name = „{ $match }“ kann kein Wettkampf heißen, denn so heißt sein Ordner: Möglich sind Buchstaben, Ziffern, . _ -
error-plan-number = Wettkampf „{ $match }“: { $key } ist „{ $value }“, muss aber eine ganze Zahl von mindestens { $least } sein.
error-plan-options = Wettkampf „{ $match }“: options braucht Namen und Werte.
error-plan-match = Wettkampf „{ $match }“: { $reason }
error-plan-twice = Zwei Wettkämpfe des Plans heißen „{ $name }“.
error-plan-name = Der Plan hat keinen Wettkampf „{ $name }“. Er hat: { $known }

## Rechnerverbund

error-arena-no-ray = Ray ist nicht installiert; „pip install teocalli[ray]“ installiert es.
error-arena-ray = Der Ray-Cluster „{ $address }“ lässt sich nicht nutzen: { $reason }

## Berichte

arena-report-title = { $game } – { $players }
arena-report-lead =
    { $games ->
        [one] { $player } gewinnt { $share } von { $games } Partie (95-%-Intervall { $interval }).
       *[other] { $player } gewinnt { $share } von { $games } Partien (95-%-Intervall { $interval }).
    }
arena-report-options = Regeloptionen: { $options }.
arena-report-games = Partien
arena-report-blocks =
    { $blocks ->
        [one] in { $blocks } Block mit denselben Ziehungen
       *[other] in { $blocks } Blöcken mit denselben Ziehungen
    }
arena-report-turns = Züge je Partie
arena-report-decisions = Entscheidungen je Partie
arena-report-actions = Erlaubte Aktionen je Entscheidung
arena-report-winning = Punkte der Sieger

arena-report-strength = Spielstärke im Vergleich
arena-report-shares = Anteil der Siege
    .help = Mit 95-%-Intervallen. Die gestrichelte Linie zeigt einen gleichen Anteil.
arena-report-elo = Elo
    .help = Wie weit jeder Spieler vor dem anderen liegt, mit 95-%-Intervall.
arena-report-plackett-luce = Wertung
    .help = Plackett–Luce, mit 95-%-Intervallen. Alle beginnen bei 25.
arena-report-pairs = Wie oft einer vor einem anderen liegt
arena-report-above = Vor …

arena-report-points = Punkte
arena-report-distributions = Punkte je Partie
    .help = Wie oft jeder Spieler wie viele Punkte erreicht. Der Strich zeigt den Mittelwert.
arena-report-margins = Vorsprung des Siegers
    .help = Um wie viele Punkte der Sieger vor dem Nächstbesten liegt, und wie oft.

arena-report-seats = Vorteil je Platz
arena-report-seats-about = Jeder Spieler sitzt auf jedem Platz gleich oft; ein Unterschied liegt also am Platz. Platz 1 ist der erste in der Reihenfolge am Tisch; wer beginnt, bestimmen die Regeln des Spiels.
arena-report-seat-wins = Siege von jedem Platz
    .help = Egal, wer dort sitzt. Mit 95-%-Intervallen; die gestrichelte Linie zeigt einen gleichen Anteil.
arena-report-seat-points = Punkte von jedem Platz
    .help = Egal, wer dort sitzt. Der Strich zeigt den Mittelwert.
arena-report-seat = Platz { $number }

arena-report-length = Länge und Verzweigung der Partien
arena-report-turns-about = Züge
    .help = Wie viele Züge eine Partie hat, und wie oft.
arena-report-decisions-about = Entscheidungen
    .help = Wie viele Entscheidungen der Spieler eine Partie hat, und wie oft.
arena-report-actions-about = Verzweigungsgrad
    .help = Wie viele Aktionen bei einer Entscheidung im Mittel erlaubt sind, Partie für Partie.

arena-report-deciding = Was Partien entscheidet
arena-report-deciding-plot = Worin Sieger vorn liegen
    .help = Mittlere Punkte je Quelle: Ringe stehen für die anderen, Scheiben für die Sieger. Die größten Unterschiede zuerst.
arena-report-phases-plot = Wann Sieger vorn liegen
    .help = Mittlere Punkte je Abschnitt: Ringe stehen für die anderen, Scheiben für die Sieger.
arena-report-source = { $source }, Abschnitt { $phase }
arena-report-all-sources = Alle Quellen, je Abschnitt und Spieler

arena-report-column-player = Spieler
arena-report-column-games = Partien
arena-report-column-wins = Siege
arena-report-column-share = Anteil
arena-report-column-interval = 95-%-Intervall
arena-report-column-rating = Wertung
arena-report-column-points = Punkte
arena-report-column-time = ms je Entscheidung
arena-report-column-slowest = Längste, ms
arena-report-column-source = Quelle
arena-report-column-phase = Abschnitt
arena-report-column-mean = Mittel
arena-report-column-winners = Sieger
arena-report-column-others = Andere
arena-report-column-difference = Unterschied

arena-report-method = Wie gemessen wurde
arena-report-method-seats = Innerhalb eines Blocks wechseln die Spieler von Partie zu Partie die Plätze, und alle Partien eines Blocks haben dieselben Ziehungen in derselben Reihenfolge. Ein geteilter Sieg zählt zu gleichen Teilen.
arena-report-method-intervals = Die Intervalle der Anteile sind Wilson-Intervalle, berechnet für so viele unabhängige Partien, wie ebenso stark schwanken würden wie die Blöcke. Zeiten gelten für Entscheidungen, bei denen es eine Wahl gibt.
arena-report-method-elo = Elo folgt allein aus dem Anteil der Siege: 400 · log10(Anteil / (1 − Anteil)).
arena-report-method-plackett-luce = Wertungen werden Partie für Partie aus den Rängen berechnet (openskill, τ = 0), für mehrere Reihenfolgen der Partien, und gemittelt.
arena-report-again = Dieselben Partien noch einmal spielen (gleich, sofern niemand nach der Uhr entscheidet):

## Fremde Programme

error-external-command = „{ $player }“ nennt kein Programm; schreibe external:BEFEHL, etwa „external:python3 mein.py“, oder mit einer Zeit „external:2s:python3 mein.py“.
error-external-start = Das Programm „{ $program }“ kann nicht spielen: { $reason }
external-not-started = es lässt sich nicht starten ({ $reason }).
external-ended = es hat sich selbst beendet.
external-late = es hat nicht innerhalb von { $seconds } Sekunden geantwortet.
external-refused = es hat abgelehnt: { $text }
external-illegal = seine Antwort „{ $word }“ ist dort nicht möglich.
## Was eine Änderung mit einem Spiel macht

error-balance-nothing = Nichts ist geändert: Wähle mindestens eine Regeloption mit einem anderen Wert als vorher.
error-balance-busy = Ein anderer Versuch läuft gerade. Halte ihn an oder warte, bis er fertig ist.
error-balance-many = { $most } Versuche sind gespeichert; lösche einen, um einen weiteren zu beginnen.
arena-balance-title = { $game }: was eine Änderung bewirkt
arena-balance-played = { NUMBER($games) } Partien vorher und ebenso viele nachher, alle Plätze mit { $bot } besetzt.
arena-balance-options-before = Vorher: { $options }
arena-balance-options-after = Nachher: { $options }
arena-balance-changed = Stärker geändert, als der Zufall erklärt (95 %): { $figures }.
arena-balance-unchanged = Nichts hat sich stärker geändert, als der Zufall erklärt (95 %).
arena-balance-few =
    { $blocks ->
        [one] Nur ein Block von Partien wurde gespielt: Das ist zu wenig für Intervalle.
       *[other] Nur { $blocks } Blöcke von Partien wurden gespielt: Die Intervalle sind nur ein grober Anhaltspunkt.
    }
arena-balance-before = vorher
arena-balance-after = nachher
arena-balance-of-seat = { $what } ({ $seat })
arena-balance-bar = { $what }, { $arm }
arena-balance-seats = Plätze und Punkte
arena-balance-course = Vorsprung und Länge
arena-balance-sizes = Alles in Zahlen
arena-balance-share = Siege
    .help = Wie oft jeder Platz gewinnt, vorher und nachher, mit 95-%-Intervallen; die gestrichelte Linie zeigt einen gleichen Anteil.
arena-balance-points = Punkte
    .help = Punkte aller Plätze vorher und nachher. Der Strich zeigt den Mittelwert.
arena-balance-winning = Punkte der Sieger
arena-balance-lead = Vorsprung
    .help = Um wie viele Punkte der Sieger vor dem Nächstbesten liegt, vorher und nachher.
arena-balance-shared = Geteilte Siege
arena-balance-turns = Züge
    .help = Wie viele Züge eine Partie hat, vorher und nachher.
arena-balance-decisions = Entscheidungen
arena-balance-choices = Aktionen je Entscheidung
arena-balance-change = Änderung
    .help = Wie stark sich jede Größe im Verhältnis zu ihrem vorherigen Wert geändert hat, mit 95-%-Intervallen; daneben die absolute Änderung.
arena-balance-column-figure = Größe
arena-balance-column-before = Vorher
arena-balance-column-after = Nachher
arena-balance-column-change = Änderung
arena-balance-column-interval = 95-%-Intervall
arena-balance-method = Auf allen Plätzen spielt derselbe Spieler; Unterschiede zwischen den Plätzen liegen also am Spiel. Partien eines Blocks haben dieselben Ziehungen, vorher wie nachher, soweit dasselbe gezogen werden kann. Eine Änderung ist der Mittelwert der Unterschiede in den Blöcken; ihr Intervall folgt daraus, wie stark diese schwanken.
